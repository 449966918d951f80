; The Windows installer: for the user alone, without rights of an administrator. `packaging/package.py` calls makensis
; and defines VERSION, SOURCE (the frozen folder), OUTPUT, SIZE (KB), ICON and LICENCE.
; On Windows itself NSIS makes programs of 32 bits, which run everywhere there; for wine TARGET asks for 64.
!ifdef TARGET
  Target ${TARGET}
!else
  Unicode true
!endif
ManifestDPIAware true
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Kasane Desktop"
!define PROGRAM "kasane-desktop.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\kasane-desktop"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Kasane Desktop"
InstallDirRegKey HKCU "Software\Kasane Desktop" "Folder"
RequestExecutionLevel user
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME}"
VIAddVersionKey LegalCopyright "Kasane Desktop contributors"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_NOTCHECKED
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is spoken to whoever speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Japanese"

LangString Match ${LANG_ENGLISH} "Kasane Desktop match"
LangString Match ${LANG_FRENCH} "Partie de Kasane Desktop"
LangString Match ${LANG_JAPANESE} "Kasane Desktop の対戦記録"
LangString Report ${LANG_ENGLISH} "Kasane Desktop problem report"
LangString Report ${LANG_FRENCH} "Signalement de problème de Kasane Desktop"
LangString Report ${LANG_JAPANESE} "Kasane Desktop の不具合報告"
LangString Running ${LANG_ENGLISH} "Kasane Desktop is running. Please close it, then try again."
LangString Running ${LANG_FRENCH} "Kasane Desktop est en cours d’exécution. Fermez-le, puis réessayez."
LangString Running ${LANG_JAPANESE} "Kasane Desktop が起動しています。終了してからやり直してください。"

; A program that runs cannot be written to.
!macro StopIfRunning PREFIX
  Function ${PREFIX}StopIfRunning
    again:
    ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
      ClearErrors
      FileOpen $0 "$INSTDIR\${PROGRAM}" a
      ${If} ${Errors}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
        Abort
      ${EndIf}
      FileClose $0
    ${EndIf}
  FunctionEnd
!macroend
!insertmacro StopIfRunning ""
!insertmacro StopIfRunning "un."

; Only what an installer has put there: never a folder that somebody chose for more than this.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\kasane-desktop-console.exe"
  Delete "$INSTDIR\uninstall.exe"
!macroend

Section "Install"
  Call StopIfRunning
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Kasane Desktop" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Kasane Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1

  WriteRegStr HKCU "Software\Classes\.kasane" "" "KasaneDesktop.Match"
  WriteRegStr HKCU "Software\Classes\.kasane-report" "" "KasaneDesktop.Report"
  WriteRegStr HKCU "Software\Classes\KasaneDesktop.Match" "" "$(Match)"
  WriteRegStr HKCU "Software\Classes\KasaneDesktop.Match\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\KasaneDesktop.Match\shell\open\command" "" '"$INSTDIR\${PROGRAM}" play "%1"'
  WriteRegStr HKCU "Software\Classes\KasaneDesktop.Report" "" "$(Report)"
  WriteRegStr HKCU "Software\Classes\KasaneDesktop.Report\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\KasaneDesktop.Report\shell\open\command" "" '"$INSTDIR\${PROGRAM}" play "%1"'
  ${RefreshShellIcons}
SectionEnd

; Matches and settings are the user's and stay.
Section "Uninstall"
  Call un.StopIfRunning
  !insertmacro RemoveProgram
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "Software\Kasane Desktop"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Classes\.kasane"
  DeleteRegKey HKCU "Software\Classes\.kasane-report"
  DeleteRegKey HKCU "Software\Classes\KasaneDesktop.Match"
  DeleteRegKey HKCU "Software\Classes\KasaneDesktop.Report"
  ${RefreshShellIcons}
SectionEnd
