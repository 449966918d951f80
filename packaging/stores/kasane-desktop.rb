cask "kasane-desktop" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@SHA256:macos-arm64.dmg@",
         intel: "@SHA256:macos-x86_64.dmg@"

  url "@HOMEPAGE@/releases/download/v#{version}/kasane-desktop-#{version}-macos-#{arch}.dmg"
  name "Kasane Desktop"
  desc "Five tabletop games with a Japanese touch"
  homepage "@HOMEPAGE@"

  depends_on macos: ">= :ventura"

  app "Kasane Desktop.app"

  zap trash: [
    "~/Library/Application Support/kasane-desktop",
    "~/Library/Preferences/kasane-desktop",
  ]
end
