<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Kasane Desktop</source>
        <translation>Kasane Desktopについて</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン{version}</translation>
    </message>
    <message>
        <source>Five tabletop games with a Japanese touch, to be played on one screen, alone or together.</source>
        <translation>和の趣のテーブルゲーム5種。ひとつの画面で、ひとりでもみんなでも遊べます。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Under the MIT licence; all pictures were drawn for it.</source>
        <translation>MITライセンス。画像はすべてこのプログラムのために描き下ろしました。</translation>
    </message>
    <message>
        <source>Under the GNU Lesser General Public License, version 3: you may replace them by versions of your own. Their source is at code.qt.io.</source>
        <translation>GNU Lesser General Public License第3版。ご自分の版と差し替えることができます。ソースコード：code.qt.io</translation>
    </message>
    <message>
        <source>Under the BSD licence with two clauses.</source>
        <translation>二条項BSDライセンス。</translation>
    </message>
    <message>
        <source>Under the licence of the Python Software Foundation.</source>
        <translation>Python Software Foundationライセンス。</translation>
    </message>
    <message>
        <source>Under the SIL Open Font License, version 1.1; only the signs that are needed are included.</source>
        <translation>SIL Open Font License第1.1版。必要な文字だけを収録しています。</translation>
    </message>
    <message>
        <source>Its table of Japanese phrases is used under the Apache License, version 2.0.</source>
        <translation>日本語の文節表をApache License第2.0版に基づいて使用しています。</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Taken back:</source>
        <translation>取り消し：</translation>
    </message>
</context>
<context>
    <name>BalanceBars</name>
    <message>
        <source>Luck and choices</source>
        <translation>運と選択</translation>
    </message>
    <message>
        <source>{name}: luck {luck}, own choices {own}, choices of others {others}</source>
        <translation>{name}：運{luck}、自分の選択{own}、ほかの人の選択{others}</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>{step}手目（全{steps}手）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから対戦する</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Play on in {name}’s seat</source>
        <translation>ここから{name}の席で対戦する</translation>
    </message>
    <message>
        <source>Seen by everyone</source>
        <translation>全員の視点</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>{name}の視点</translation>
    </message>
    <message>
        <source>Seen by you</source>
        <translation>あなたの視点</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>流れを表示</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>new match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>open a match</source>
        <translation>対戦を開く</translation>
    </message>
    <message>
        <source>past matches</source>
        <translation>対戦履歴</translation>
    </message>
    <message>
        <source>rules, at the section that answers the moment</source>
        <translation>ルール（今の場面に合う項目）</translation>
    </message>
    <message>
        <source>list of keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>full screen; Esc leaves it, too</source>
        <translation>全画面（Escでも終了）</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>音のオン・オフ</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>whole table</source>
        <translation>卓全体を表示</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>hint; Enter then does it</source>
        <translation>ヒント（Enterで実行）</translation>
    </message>
    <message>
        <source>the computer player stops thinking and moves</source>
        <translation>コンピュータの思考を打ち切る</translation>
    </message>
    <message>
        <source>show the last moves again</source>
        <translation>直前の手をもう一度見る</translation>
    </message>
    <message>
        <source>log</source>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <source>save the match; the rules as PDF</source>
        <translation>対戦を保存（ルールではPDFに書き出し）</translation>
    </message>
    <message>
        <source>replay the match</source>
        <translation>対戦をもう一度見る</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>the next thing</source>
        <translation>次の項目へ</translation>
    </message>
    <message>
        <source>the thing before</source>
        <translation>前の項目へ</translation>
    </message>
    <message>
        <source>the nearest thing to the left</source>
        <translation>左のいちばん近いものへ</translation>
    </message>
    <message>
        <source>the nearest thing to the right</source>
        <translation>右のいちばん近いものへ</translation>
    </message>
    <message>
        <source>the nearest thing above</source>
        <translation>上のいちばん近いものへ</translation>
    </message>
    <message>
        <source>the nearest thing below</source>
        <translation>下のいちばん近いものへ</translation>
    </message>
    <message>
        <source>the next group of things</source>
        <translation>次のまとまりへ</translation>
    </message>
    <message>
        <source>the group before</source>
        <translation>前のまとまりへ</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>let go of what is chosen</source>
        <translation>選択の取り消し</translation>
    </message>
    <message>
        <source>whose turn it is and what is asked</source>
        <translation>誰の番か、何をするか</translation>
    </message>
    <message>
        <source>what lies on the table</source>
        <translation>場にあるもの</translation>
    </message>
    <message>
        <source>what you have</source>
        <translation>自分の持ち物</translation>
    </message>
    <message>
        <source>the next of the other players</source>
        <translation>次の相手</translation>
    </message>
    <message>
        <source>the last moves</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>how it stands</source>
        <translation>得点の状況</translation>
    </message>
    <message>
        <source>reading mode: the keys go to everything, and Enter says why a thing does nothing</source>
        <translation>読み上げモード：キーですべての場所へ移動でき、Enterで押せない理由がわかる</translation>
    </message>
    <message>
        <source>what has the number 1</source>
        <translation>1番のもの</translation>
    </message>
    <message>
        <source>what has the number 2</source>
        <translation>2番のもの</translation>
    </message>
    <message>
        <source>what has the number 3</source>
        <translation>3番のもの</translation>
    </message>
    <message>
        <source>what has the number 4</source>
        <translation>4番のもの</translation>
    </message>
    <message>
        <source>what has the number 5</source>
        <translation>5番のもの</translation>
    </message>
    <message>
        <source>what has the number 6</source>
        <translation>6番のもの</translation>
    </message>
    <message>
        <source>nearer to what is laid out</source>
        <translation>場に近づく</translation>
    </message>
    <message>
        <source>farther from it</source>
        <translation>場から離れる</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>場全体を見る</translation>
    </message>
    <message>
        <source>move it to the left</source>
        <translation>場を左へ動かす</translation>
    </message>
    <message>
        <source>move it to the right</source>
        <translation>場を右へ動かす</translation>
    </message>
    <message>
        <source>move it up</source>
        <translation>場を上へ動かす</translation>
    </message>
    <message>
        <source>move it down</source>
        <translation>場を下へ動かす</translation>
    </message>
    <message>
        <source>replay: go on by itself, or stop; Space does it, too</source>
        <translation>対戦の再生・一時停止（スペースでも可）</translation>
    </message>
    <message>
        <source>delete the matches that are chosen</source>
        <translation>選んだ対戦を削除</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>the section that was read before</source>
        <translation>前に読んだ項目へ戻る</translation>
    </message>
    <message>
        <source>forward again</source>
        <translation>次の項目へ進む</translation>
    </message>
    <message>
        <source>print the rules</source>
        <translation>ルールを印刷</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>In a match</source>
        <translation>対戦中</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Read aloud, with a screen reader</source>
        <translation>読み上げ（スクリーンリーダー使用時）</translation>
    </message>
    <message>
        <source>In some games</source>
        <translation>一部のゲーム</translation>
    </message>
    <message>
        <source>With past matches</source>
        <translation>対戦履歴</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>my mistakes</source>
        <translation>間違いの復習</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>{game} · {section} ({number})</source>
        <translation>{game}・{section}（{number}）</translation>
    </message>
</context>
<context>
    <name>CurrentMatch</name>
    <message>
        <source>There is little time to call Stop! here. Play without a limit?</source>
        <translation>ストップをかける時間は短めです。時間制限なしで遊びますか？</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}の手番です</translation>
    </message>
    <message>
        <source>The table is hidden until you are ready.</source>
        <translation>準備ができるまで卓は隠しておきます。</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>準備完了</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Win chances over the match</source>
        <translation>勝つ見込みの移り変わり</translation>
    </message>
    <message>
        <source>After step {step}: {values}</source>
        <translation>{step}手目のあと：{values}</translation>
    </message>
    <message>
        <source>Round {round}, after step {step}: {values}</source>
        <translation>第{round}ラウンド、{step}手目のあと：{values}</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Deal number</source>
        <translation>配札番号</translation>
    </message>
    <message>
        <source>the same every time</source>
        <translation>毎回同じ配札</translation>
    </message>
    <message>
        <source>by chance each time</source>
        <translation>毎回ランダム</translation>
    </message>
    <message>
        <source>Another number by chance</source>
        <translation>別の番号を引く</translation>
    </message>
    <message>
        <source>Keep this number</source>
        <translation>この番号を使い続ける</translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message>
        <source>Replay</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>終局の卓</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are chosen.</source>
        <translation>
            <numerusform>%n件の対戦を選択中です。</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {seed}</source>
        <translation>配札{seed}</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>手番</translation>
    </message>
</context>
<context>
    <name>DueButton</name>
    <message>
        <source>My mistakes ({number})</source>
        <translation>復習（{number}）</translation>
    </message>
    <message numerus="yes">
        <source>%n of my mistakes are to be practised</source>
        <translation>
            <numerusform>復習する間違いが%n件あります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Unfinished</source>
        <translation>途中</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>フォルダ：</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>ファイルの種類：</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Matches (*{suffix} *{report} *.json)</source>
        <translation>対戦 (*{suffix} *{report} *.json)</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>対戦を開く</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>対戦 (*{suffix})</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>Reports (*{suffix})</source>
        <translation>報告 (*{suffix})</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Matches with what looking back has found (*.json)</source>
        <translation>振り返りの結果を含む対戦 (*.json)</translation>
    </message>
    <message>
        <source>Export past matches</source>
        <translation>対戦履歴を書き出す</translation>
    </message>
    <message>
        <source>The file cannot be written there: {why}</source>
        <translation>ここにはファイルを書き込めません：{why}</translation>
    </message>
    <message>
        <source>Saved as “{file}” in {folder}</source>
        <translation>「{file}」を{folder}に保存しました</translation>
    </message>
</context>
<context>
    <name>FinishedBar</name>
    <message>
        <source>Back to the result</source>
        <translation>結果に戻る</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>The preferences cannot be written to the disk: they hold until the program ends.</source>
        <translation>設定をディスクに保存できません。プログラムを終了するまでは有効です。</translation>
    </message>
    <message>
        <source>The preferences could not be read in full: defaults stand in for what was wrong.</source>
        <translation>設定の一部を読み込めませんでした。その項目は標準の値にしてあります。</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}〜{most}人</translation>
    </message>
</context>
<context>
    <name>GroupsModel</name>
    <message>
        <source>Victories in a row up to the last match (and the most ever)</source>
        <translation>現在の連勝数（最長）</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席数</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>全体</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n席</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number of seats</source>
        <translation>すべての席数</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>すべての強さ</translation>
    </message>
    <message>
        <source>No match fits.</source>
        <translation>条件に合う対戦はありません。</translation>
    </message>
    <message>
        <source>Matches you have finished will be found here.</source>
        <translation>終わった対戦はここに並びます。</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>対戦履歴</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Export as a table (CSV)</source>
        <translation>表（CSV）として書き出す</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消す</translation>
    </message>
    <message>
        <source>Name, date, deal number</source>
        <translation>名前、日付、配札番号</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席数</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>強さ混合</translation>
    </message>
    <message>
        <source>Without computers</source>
        <translation>人間同士</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}：{what}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>腕前</translation>
    </message>
</context>
<context>
    <name>Icons</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>First time here? Learn a game at the table, in a few minutes.</source>
        <translation>初めてですか？卓で遊びながら、数分でゲームを覚えられます。</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>教わる</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>KabukiWords</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>第{round}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>山札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masks</source>
        <translation>
            <numerusform>面%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>just laid</source>
        <translation>置いたばかり</translation>
    </message>
    <message>
        <source>human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>AI · {level}</source>
        <translation>AI・{level}</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message>
        <source>lays a mask</source>
        <translation>面を置く番</translation>
    </message>
    <message>
        <source>laid it</source>
        <translation>置いた人</translation>
    </message>
    <message>
        <source>may call</source>
        <translation>ストップ可</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>called</source>
        <translation>ストップ！</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>began this round</source>
        <translation>このラウンドの親</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>トークン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}: {tokens}</source>
        <translation>第{round}ラウンド：{tokens}</translation>
    </message>
    <message>
        <source>Lay it on a stage.</source>
        <translation>舞台に置いてください。</translation>
    </message>
    <message>
        <source>{name}, lay it on a stage.</source>
        <translation>{name}、舞台に置いてください。</translation>
    </message>
    <message>
        <source>Choose a stage, or press 1 to 4.</source>
        <translation>舞台を選ぶか、1〜4のキーを押します。</translation>
    </message>
    <message>
        <source>You look for a stage…</source>
        <translation>あなたが舞台を選んでいます…</translation>
    </message>
    <message>
        <source>{name} looks for a stage…</source>
        <translation>{name}が舞台を選んでいます…</translation>
    </message>
    <message>
        <source>Keep in mind what is about to be covered.</source>
        <translation>これから隠れる面を覚えておきましょう。</translation>
    </message>
    <message>
        <source>You laid it on stage {stage}.</source>
        <translation>あなたが第{stage}舞台に置きました。</translation>
    </message>
    <message>
        <source>{name} laid it on stage {stage}.</source>
        <translation>{name}が第{stage}舞台に置きました。</translation>
    </message>
    <message>
        <source>Is there one like it below?</source>
        <translation>下に同じ面がありますか？</translation>
    </message>
    <message>
        <source>Right: 1 of your tokens for each</source>
        <translation>当たり：1枚につきあなたから1個</translation>
    </message>
    <message>
        <source>Right: 1 token from {name} for each</source>
        <translation>当たり：1枚につき{name}から1個もらう</translation>
    </message>
    <message>
        <source>Wrong: you lose 1</source>
        <translation>外れ：1個失う</translation>
    </message>
    <message>
        <source>Wrong: the caller loses 1</source>
        <translation>外れ：ストップをかけた人が1個失う</translation>
    </message>
    <message>
        <source>The next mask is turned up…</source>
        <translation>次の面をめくっています…</translation>
    </message>
    <message>
        <source>The curtain falls</source>
        <translation>幕が下りました</translation>
    </message>
    <message>
        <source>{name} lays</source>
        <translation>{name}が面を置く</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>あなたが面を置く</translation>
    </message>
    <message>
        <source>then everyone else may call</source>
        <translation>そのあと、ほかの全員がストップをかけられます</translation>
    </message>
    <message>
        <source>First call counts</source>
        <translation>早い者勝ち</translation>
    </message>
    <message>
        <source>then you get the next mask</source>
        <translation>次の面はあなたへ</translation>
    </message>
    <message>
        <source>then {name} gets the next mask</source>
        <translation>次の面は{name}へ</translation>
    </message>
    <message>
        <source>Time stands still</source>
        <translation>時間は止まっています</translation>
    </message>
    <message>
        <source>until you are back at the table</source>
        <translation>卓に戻るまで</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>{call} by you</source>
        <translation>あなた：{call}</translation>
    </message>
    <message>
        <source>{call} by {name}</source>
        <translation>{name}：{call}</translation>
    </message>
    <message>
        <source>{call} by you, not now</source>
        <translation>あなた：{call}（今はできません）</translation>
    </message>
    <message>
        <source>{call} by {name}, not now</source>
        <translation>{name}：{call}（今はできません）</translation>
    </message>
    <message numerus="yes">
        <source>You called it: %n below</source>
        <comment>equal masks in the stack</comment>
        <translation>
            <numerusform>お見事：下に%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} called it: %n below</source>
        <comment>equal masks in the stack</comment>
        <translation>
            <numerusform>{name}、お見事：下に%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>You were wrong: none below</source>
        <translation>残念：下にはありません</translation>
    </message>
    <message>
        <source>{name} was wrong: none below</source>
        <translation>{name}、残念：下にはありません</translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · you take %n tokens from {loser}</source>
        <translation>
            <numerusform>第{stage}舞台を公開・{loser}からトークン%n個をもらいます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · you give %n tokens to {winner}</source>
        <translation>
            <numerusform>第{stage}舞台を公開・{winner}にトークン%n個を渡します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · %n tokens go from {loser} to {winner}</source>
        <translation>
            <numerusform>第{stage}舞台を公開・トークン%n個が{loser}から{winner}へ</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage {stage} is opened · you lose a token</source>
        <translation>第{stage}舞台を公開・あなたはトークンを1個失います</translation>
    </message>
    <message>
        <source>Stage {stage} is opened · {name} loses a token</source>
        <translation>第{stage}舞台を公開・{name}はトークンを1個失います</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}／{all}</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>元に戻して隠す</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>第{round}ラウンド終了</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Raise the curtain</source>
        <translation>幕を上げる</translation>
    </message>
    <message>
        <source>Space, or by itself</source>
        <translation>スペースキー、または自動で</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts read aloud</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>From the bottom to the top: {masks}</source>
        <translation>下から順に：{masks}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between masks, whose names may have a comma</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Stage {number}: {top} on top, {masks}</source>
        <translation>第{number}舞台：いちばん上は{top}、{masks}</translation>
    </message>
    <message>
        <source>Stage {number}, empty</source>
        <translation>第{number}舞台、空</translation>
    </message>
    <message>
        <source>Lay it on stage {number}</source>
        <translation>第{number}舞台に置く</translation>
    </message>
    <message>
        <source>lay the mask on that stage</source>
        <translation>その舞台に面を置く</translation>
    </message>
    <message>
        <source>Stop!, for each human in the order they sit</source>
        <translation>ストップ（席順に一人ずつ）</translation>
    </message>
    <message>
        <source>pass, likewise</source>
        <translation>パス（同じ順）</translation>
    </message>
    <message>
        <source>called first, {seconds} s</source>
        <translation>最初のストップ、{seconds}秒</translation>
    </message>
    <message>
        <source>the next call came {seconds} s later</source>
        <translation>次のストップは{seconds}秒あと</translation>
    </message>
    <message>
        <source>It is the first mask there.</source>
        <translation>この舞台の最初の面です。</translation>
    </message>
    <message>
        <source>There can be no pair yet</source>
        <translation>まだ同じ面はありません</translation>
    </message>
    <message>
        <source>Space, or by itself in {seconds} s</source>
        <translation>スペースキー、または{seconds}秒後に自動で</translation>
    </message>
    <message>
        <source>Choose a stage, or press {keys}.</source>
        <translation>舞台を選ぶか、キー（{keys}）を押してください。</translation>
    </message>
</context>
<context>
    <name>KaleidoWords</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>第{turn}手番（全{turns}手番）</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>手番です</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name}の手番</translation>
    </message>
    <message>
        <source>human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>The lot is drawn…</source>
        <translation>くじを引いています…</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>Place a red tile on any open space</source>
        <translation>赤のタイルを空きマスに置いてください</translation>
    </message>
    <message>
        <source>Place a yellow tile on any open space</source>
        <translation>黄のタイルを空きマスに置いてください</translation>
    </message>
    <message>
        <source>Place a green tile on any open space</source>
        <translation>緑のタイルを空きマスに置いてください</translation>
    </message>
    <message>
        <source>Place a blue tile on any open space</source>
        <translation>青のタイルを空きマスに置いてください</translation>
    </message>
    <message>
        <source>Place a violet tile on any open space</source>
        <translation>紫のタイルを空きマスに置いてください</translation>
    </message>
    <message>
        <source>Which colour begins? They alternate from then on</source>
        <translation>どちらの色から始めますか？以後は交互に置きます</translation>
    </message>
    <message>
        <source>Add something, or end your turn</source>
        <translation>何か足すか、手番を終えてください</translation>
    </message>
    <message>
        <source>Place the white tile on any open space</source>
        <translation>白タイルを空きマスに置いてください</translation>
    </message>
    <message>
        <source>Place the board where it joins another</source>
        <translation>ボードをほかのボードに付けて置いてください</translation>
    </message>
    <message>
        <source>No space is open: add a board</source>
        <translation>空きマスがありません。ボードを足してください</translation>
    </message>
    <message>
        <source>Turn the board you completed</source>
        <translation>埋めたボードを回せます</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>ボード{board}</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, extra</source>
        <comment>tiles or boards for the extra action</comment>
        <translation>
            <numerusform>追加用%n</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Begin with {colour}</source>
        <translation>{colour}から始める</translation>
    </message>
    <message>
        <source>completes this board</source>
        <translation>このボードが埋まる</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Where three boards meet</source>
        <translation>3枚のボードが接する交点</translation>
    </message>
    <message>
        <source>Where three boards meet: {shares}</source>
        <translation>交点：{shares}</translation>
    </message>
    <message>
        <source>Turned by {angle}°</source>
        <translation>{angle}度回転</translation>
    </message>
    <message>
        <source>{name} from {before} to {after}</source>
        <translation>{name}：{before}点から{after}点へ</translation>
    </message>
    <message>
        <source>Set it down</source>
        <translation>置く</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>時計回りに回す</translation>
    </message>
    <message>
        <source>Turn anticlockwise</source>
        <translation>反時計回りに回す</translation>
    </message>
    <message>
        <source>{what}: key {key}</source>
        <translation>{what}（{key}キー）</translation>
    </message>
    <message>
        <source>Turn the board itself, or use the arrows</source>
        <translation>ボードを直接回すか、矢印で回します</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Meeting point: {points} for you</source>
        <translation>交点：あなたに{points}</translation>
    </message>
    <message>
        <source>Meeting point: {points} for {name}</source>
        <translation>交点：{name}に{points}</translation>
    </message>
    <message>
        <source>Meeting point of boards {boards}</source>
        <translation>ボード{boards}の交点</translation>
    </message>
    <message>
        <source>Meeting point, still open</source>
        <translation>交点（まだ埋まっていません）</translation>
    </message>
    <message>
        <source>open</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>meetings</source>
        <translation>交点</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>hexagons: {number} of {of}</source>
        <translation>六角形{number}／{of}</translation>
    </message>
    <message>
        <source>No hexagon was completed</source>
        <translation>完成した六角形はありません</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>left: tiles {tiles}, white {whites}, boards {boards}</source>
        <translation>残り：タイル{tiles}枚、白{whites}枚、ボード{boards}枚</translation>
    </message>
    <message>
        <source>next tile: {colour}</source>
        <translation>次のタイル：{colour}</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>Honeycomb: it can be moved and zoomed</source>
        <translation>ボード：移動と拡大ができます</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>Board {board}, {space}</source>
        <translation>ボード{board}の{space}</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a space</comment>
        <translation>空き</translation>
    </message>
    <message>
        <source>{space} {tile}</source>
        <comment>what lies on a space</comment>
        <translation>{space}は{tile}</translation>
    </message>
    <message>
        <source>{colour} (yours)</source>
        <translation>{colour}（あなた）</translation>
    </message>
    <message>
        <source>{colour} ({name})</source>
        <translation>{colour}（{name}）</translation>
    </message>
    <message>
        <source>between {one} and {other}</source>
        <translation>両隣は{one}と{other}</translation>
    </message>
    <message>
        <source>Board {board}: {spaces}</source>
        <translation>ボード{board}：{spaces}</translation>
    </message>
    <message>
        <source>completes this board: {shares}</source>
        <translation>このボードが埋まる：{shares}</translation>
    </message>
    <message>
        <source>New board beside board {board}, {space}</source>
        <translation>ボード{board}の{space}に新しいボード</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts read aloud</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>turn the board that you completed; Enter sets it down</source>
        <translation>埋めたボードを回す（Enterで置く）</translation>
    </message>
    <message>
        <source>nearer, farther, the whole honeycomb</source>
        <translation>拡大、縮小、全体</translation>
    </message>
    <message>
        <source>Shift and arrows</source>
        <translation>Shiftと矢印</translation>
    </message>
    <message>
        <source>move the honeycomb</source>
        <translation>ボード全体を動かす</translation>
    </message>
    <message>
        <source>{name}, your turn</source>
        <translation>{name}の手番</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
</context>
<context>
    <name>KeysEditor</name>
    <message>
        <source>{key} means the same everywhere and stays as it is.</source>
        <translation>{key}はどこでも同じ働きのため、変更できません。</translation>
    </message>
    <message>
        <source>{key} is a key for Stop! or Pass. Choose another one for those first.</source>
        <translation>{key}はストップかパスのキーです。先にそちらを別のキーにしてください。</translation>
    </message>
    <message>
        <source>This key cannot be used.</source>
        <translation>このキーは使えません。</translation>
    </message>
    <message>
        <source>No key any more: {does}</source>
        <translation>キーなし：{does}</translation>
    </message>
    <message>
        <source>{key}: {does}</source>
        <translation>{key}：{does}</translation>
    </message>
    <message>
        <source>{key} was the key for “{other}”, which has none now. It is for “{does}” from now on.</source>
        <translation>「{other}」のキーだった{key}は、これから「{does}」のキーです。もとの項目はキーなしになりました。</translation>
    </message>
    <message>
        <source>{key} was the key for “{other}”, which has {now} now. It is for “{does}” from now on.</source>
        <translation>「{other}」のキーだった{key}は、これから「{does}」のキーです。もとの項目のキーは{now}になりました。</translation>
    </message>
    <message>
        <source>All keys are the usual ones again.</source>
        <translation>すべてのキーを元に戻しました。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Choose a key, then press another one; Esc leaves it as it is, the backspace key takes it away.</source>
        <translation>キーを選んで、別のキーを押してください。Escで取りやめ、Backspaceでキーなしにします。</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>すべて元に戻す</translation>
    </message>
</context>
<context>
    <name>LayeringWords</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>第{round}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns} in this round</source>
        <translation>このラウンド{turn}巡目（全{turns}巡）</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>take the end card of a row</source>
        <translation>列の端から1枚取る</translation>
    </message>
    <message>
        <source>lay a group, or keep it for later</source>
        <translation>役を出すか、取っておく</translation>
    </message>
    <message>
        <source>{name} is choosing…</source>
        <translation>{name}が選んでいます…</translation>
    </message>
    <message>
        <source>You are choosing…</source>
        <translation>あなたが選んでいます…</translation>
    </message>
    <message>
        <source>You may lay a group…</source>
        <translation>あなたは役を出せます…</translation>
    </message>
    <message>
        <source>{name} may lay a group…</source>
        <translation>{name}は役を出せます…</translation>
    </message>
    <message>
        <source>A new market is dealt…</source>
        <translation>新しい場札を配っています…</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>対戦終了</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>山札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>first this round</source>
        <translation>親</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>重ね%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards laid</source>
        <translation>
            <numerusform>出した札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n点リード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points</comment>
        <translation>
            <numerusform>首位と%n点差</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <translation>首位と同点</translation>
    </message>
    <message>
        <source>keep for later</source>
        <translation>取っておく</translation>
    </message>
    <message>
        <source>Your robe</source>
        <translation>あなたの衣</translation>
    </message>
    <message>
        <source>Your kimono</source>
        <translation>あなたの着物</translation>
    </message>
    <message>
        <source>Robe of {name}</source>
        <translation>{name}の衣</translation>
    </message>
    <message>
        <source>Kimono of {name}</source>
        <translation>{name}の着物</translation>
    </message>
    <message>
        <source>{laid} of {most} layers</source>
        <translation>重ね{laid}／{most}枚</translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n色</numerusform>
        </translation>
    </message>
    <message>
        <source>{laid} of {most} cards</source>
        <translation>札{laid}／{most}枚</translation>
    </message>
    <message numerus="yes">
        <source>%n fabrics</source>
        <translation>
            <numerusform>反物%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>{name}の手札</translation>
    </message>
    <message>
        <source>the order never changes</source>
        <translation>並び順は変えられません</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>If you take the {card}</source>
        <translation>{card}を取ると</translation>
    </message>
    <message>
        <source>If you take the +1</source>
        <translation>+1を取ると</translation>
    </message>
    <message>
        <source>If you take the accessory</source>
        <translation>小物を取ると</translation>
    </message>
    <message>
        <source>What will you lay?</source>
        <translation>何を出しますか？</translation>
    </message>
    <message>
        <source>a point at once</source>
        <translation>すぐに1点</translation>
    </message>
    <message>
        <source>{name}, {cards}</source>
        <translation>{name}&#x3000;{cards}</translation>
    </message>
    <message>
        <source>Colours at the end</source>
        <translation>終了時の色数</translation>
    </message>
    <message>
        <source>Fabrics at the end</source>
        <translation>終了時の反物の種類</translation>
    </message>
    <message numerus="yes">
        <source>from %n layers on</source>
        <translation>
            <numerusform>%n枚から</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n cards on</source>
        <translation>
            <numerusform>%n枚から</numerusform>
        </translation>
    </message>
    <message>
        <source>all {number}: +{points}</source>
        <translation>{number}枚すべてで+{points}</translation>
    </message>
    <message>
        <source>{points} if it ended now</source>
        <translation>今終われば{points}点</translation>
    </message>
    <message>
        <source>with bonus</source>
        <comment>points if it ended now, below the figure</comment>
        <translation>ボーナス込み</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>今終われば</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>{what}: {more}</source>
        <translation>{what}：{more}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts read aloud</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Take the {card} from row {row}</source>
        <translation>{row}列目から{card}を取る</translation>
    </message>
    <message>
        <source>Take the +1 card from row {row}</source>
        <translation>{row}列目から+1の札を取る</translation>
    </message>
    <message>
        <source>Take the accessory from row {row}</source>
        <translation>{row}列目から小物を取る</translation>
    </message>
    <message>
        <source>Row {row} is empty</source>
        <translation>{row}列目は空です</translation>
    </message>
    <message>
        <source>Row {row}, the end card last: {cards}</source>
        <translation>{row}列目（最後が端の札）：{cards}</translation>
    </message>
    <message>
        <source>laid, the top card last: {cards}</source>
        <translation>出した札（最後がいちばん上）：{cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n accessories</source>
        <translation>
            <numerusform>小物%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken: {spaces}</source>
        <translation>使用済みのマス：{spaces}</translation>
    </message>
    <message>
        <source>{space} by you</source>
        <translation>{space}（あなた）</translation>
    </message>
    <message>
        <source>{space} by {name}</source>
        <translation>{space}（{name}）</translation>
    </message>
    <message numerus="yes">
        <source>worth up to %n points</source>
        <translation>
            <numerusform>最大%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Free spaces: {spaces}</source>
        <translation>空きマス：{spaces}</translation>
    </message>
    <message>
        <source>{cards} for {points}</source>
        <translation>{cards}で{points}点</translation>
    </message>
    <message>
        <source>Lay {cards} as {name}</source>
        <translation>{cards}を{name}として出す</translation>
    </message>
    <message>
        <source>Lay {cards} onto the {top} as {name}</source>
        <translation>{top}の上に{cards}を重ねて{name}として出す</translation>
    </message>
    <message>
        <source>no cards</source>
        <comment>in a hand</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>has been first</source>
        <translation>親を済ませた</translation>
    </message>
    <message>
        <source>Choose a group with the {card}</source>
        <translation>{card}を使う役を選ぶ</translation>
    </message>
    <message>
        <source>1 point at the end</source>
        <translation>終了時に1点</translation>
    </message>
    <message>
        <source>{name}, your turn</source>
        <translation>{name}の手番</translation>
    </message>
</context>
<context>
    <name>LearnButton</name>
    <message>
        <source>Learn {game}: done</source>
        <translation>{game}を練習する（練習済み）</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game}を練習する</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>練習する</translation>
    </message>
    <message>
        <source>For two players</source>
        <translation>2人プレイ</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>基本</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>全{steps}ステップの{step}</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>ひとつ前に戻る</translation>
    </message>
    <message>
        <source>This step again</source>
        <translation>このステップをもう一度</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>このステップを飛ばす</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>練習をやめる</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>ルールを読む</translation>
    </message>
    <message>
        <source>Read it in the rules</source>
        <translation>ルールでここを読む</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>For two players</source>
        <translation>2人プレイ</translation>
    </message>
    <message>
        <source>A real match</source>
        <translation>対戦する</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Marked: {things}</source>
        <translation>印のあるもの：{things}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Choose a table and sit down.</source>
        <translation>卓を選んで席に着いてください。</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>対戦履歴</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>これまでの流れ</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The file cannot be read: {why}</source>
        <translation>ファイルを読み込めません：{why}</translation>
    </message>
    <message>
        <source>The match cannot be written to the disk: it goes on, but will be lost when the program ends.</source>
        <translation>対戦をディスクに保存できません。このまま続けられますが、プログラムを終了すると失われます。</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>音を消しました</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>音を出します</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>In play</source>
        <translation>途中の得点</translation>
    </message>
    <message>
        <source>{source}: {points}</source>
        <translation>{source}：{points}</translation>
    </message>
    <message>
        <source>{part} ({detail})</source>
        <translation>{part}（{detail}）</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>手札の残り</translation>
    </message>
    <message>
        <source>left in hand: {cards}</source>
        <translation>手札の残り：{cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fabrics</source>
        <translation>
            <numerusform>反物%n種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes</source>
        <translation>
            <numerusform>賞品%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles laid</source>
        <translation>
            <numerusform>タイル%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}、{other}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>The past matches cannot be read: {why}</source>
        <translation>対戦履歴を読み込めません：{why}</translation>
    </message>
    <message>
        <source>This match is no longer here: another window goes on with it.</source>
        <translation>この対戦はもうここにありません。別のウィンドウで続けられています。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches for good?</source>
        <translation>
            <numerusform>%n件の対戦を完全に削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>The disk cannot be written to: {why}</source>
        <translation>ディスクに書き込めません：{why}</translation>
    </message>
    <message>
        <source>An unfinished match was damaged and has been set aside: {why}</source>
        <translation>途中の対戦が壊れていたため、退避しました：{why}</translation>
    </message>
    <message>
        <source>The match cannot be written to the disk: it will be missing among the past matches.</source>
        <translation>対戦をディスクに保存できません。対戦履歴には残りません。</translation>
    </message>
    <message>
        <source>A newer version of the program keeps the past matches. They are left as they are.</source>
        <translation>対戦履歴は新しいバージョンのプログラムで保存されています。そのまま残してあります。</translation>
    </message>
    <message>
        <source>Another program is using the past matches. One moment…</source>
        <translation>ほかのプログラムが対戦履歴を使っています。少しお待ちください…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>少しお待ちください…</translation>
    </message>
    <message>
        <source>The past matches are being put in order: {done} of {all}</source>
        <translation>対戦履歴を整理しています：{all}件中{done}件</translation>
    </message>
    <message>
        <source>The file of past matches was damaged. It has been set aside as “{file}”; what could be read is here.</source>
        <translation>対戦履歴のファイルが壊れていました。「{file}」という名前で残し、読めたものをここに移しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n past matches could not be read. They are kept aside; all others are here.</source>
        <translation>
            <numerusform>%n件の対戦が読めませんでした。別に残してあります。ほかの対戦はすべてここにあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>My mistakes</source>
        <translation>間違いの復習</translation>
    </message>
    <message>
        <source>Look back at this match</source>
        <translation>この対戦を振り返る</translation>
    </message>
    <message>
        <source>Practise some more</source>
        <translation>もっと復習する</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{all}問中{number}問目</translation>
    </message>
    <message>
        <source>Watch, and remember…</source>
        <translation>よく見て覚えてください…</translation>
    </message>
    <message>
        <source>What would you do now?</source>
        <translation>あなたならどうしますか？</translation>
    </message>
    <message>
        <source>{right} of {all} right. What you missed comes again tomorrow, the rest later.</source>
        <translation>{all}問中{right}問正解です。間違えた問題は明日、ほかの問題はもう少し先にまた出ます。</translation>
    </message>
    <message>
        <source>Nothing was answered.</source>
        <translation>今回は回答がありませんでした。</translation>
    </message>
    <message>
        <source>What you skipped is asked again next time.</source>
        <translation>飛ばした問題は次回また出ます。</translation>
    </message>
    <message>
        <source>Nothing is here yet. While nobody plays, your matches are looked back at, and what went wrong in them is asked about some days later.</source>
        <translation>まだ何もありません。誰も遊んでいない間に対戦を振り返り、数日たってから間違いを問題として出します。</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes are in the book.</source>
        <translation>
            <numerusform>復習帳には間違いが%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today. The next one comes on {date}.</source>
        <translation>今日の復習はありません。次は{date}です。</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>手札の目隠し</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Undo by agreement</source>
        <translation>合意の上で元に戻す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>For all texts.</source>
        <translation>表示されるすべての文字の言語です。</translation>
    </message>
    <message>
        <source>A room by day, or by lamplight.</source>
        <translation>昼の部屋か、灯りの下の部屋か。</translation>
    </message>
    <message>
        <source>Lighting</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>The pace of cards, and of the other players.</source>
        <translation>札の動く速さと、相手の考える間合いです。</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>考える時間</translation>
    </message>
    <message>
        <source>The longest a computer player takes for a step.</source>
        <translation>コンピュータが一手にかける時間の上限です。</translation>
    </message>
    <message>
        <source>Hides the table when players take turns, to keep hands secret.</source>
        <translation>プレイヤーが交代するとき、手札が見えないように卓を隠します。</translation>
    </message>
    <message>
        <source>Shows, in the hands of others, the cards that everyone saw them take.</source>
        <translation>ほかの人の手札のうち、取るところを全員が見た札を表示します。</translation>
    </message>
    <message>
        <source>Where several people play, the others are asked before something is taken back.</source>
        <translation>何人かで遊ぶとき、手を戻す前にほかの人に確認します。</translation>
    </message>
    <message>
        <source>Time to call</source>
        <translation>ストップの制限時間</translation>
    </message>
    <message>
        <source>How long the others may call Stop! ({games}); without a limit everyone calls or passes.</source>
        <translation>ほかの人がストップをかけられる時間です（{games}）。無制限なら、全員がストップかパスを選びます。</translation>
    </message>
    <message>
        <source>Stop! key of human {number}</source>
        <translation>{number}人目の「ストップ！」キー</translation>
    </message>
    <message>
        <source>Pass key of human {number}</source>
        <translation>{number}人目の「パス」キー</translation>
    </message>
    <message>
        <source>Keys to call and to pass</source>
        <translation>ストップとパスのキー</translation>
    </message>
    <message>
        <source>Stop! above, Pass below, for each human in the order they sit. Choose a key, then press another.</source>
        <translation>上が「ストップ！」、下が「パス」。席の順に1人ずつ。キーを選んでから、別のキーを押してください。</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sound</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Sounds of the table</source>
        <translation>卓上の音</translation>
    </message>
    <message>
        <source>Signal for your turn</source>
        <translation>手番の合図</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>How loud everything is.</source>
        <translation>全体の音量です。</translation>
    </message>
    <message>
        <source>Cards, tiles, drums and strings.</source>
        <translation>札やガラス、太鼓や琴の音です。</translation>
    </message>
    <message>
        <source>Two strings are plucked when it is your turn after a long wait.</source>
        <translation>長く待ったあとに手番が来ると、琴の音が二つ鳴ります。</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>手引き</translation>
    </message>
    <message>
        <source>Says a sentence when something comes up at a table for the first time.</source>
        <translation>卓で何かが初めて起こったときに、ひとこと教えます。</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Change the keys…</source>
        <translation>キーを変更…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Of the whole program, of the table, and to read aloud.</source>
        <translation>プログラム全体、卓、読み上げのキーです。</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>高い</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <source>High: black and white with firm lines.</source>
        <translation>高い：白と黒、はっきりした線で表示します。</translation>
    </message>
    <message>
        <source>Book of mistakes</source>
        <translation>間違いの復習帳</translation>
    </message>
    <message>
        <source>Looks back at your matches while nobody plays, and asks about your mistakes days later.</source>
        <translation>誰も遊んでいない間に対戦を振り返り、数日たってから間違いを問題として出します。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Of all texts, in percent of the usual.</source>
        <translation>すべての文字の大きさを、標準に対する百分率で選びます。</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>RainbowWords</name>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1番</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2番</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3番</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4番</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5番</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6番</translation>
    </message>
    <message>
        <source>would choose first</source>
        <translation>1番目に選べる</translation>
    </message>
    <message>
        <source>would choose second</source>
        <translation>2番目に選べる</translation>
    </message>
    <message>
        <source>would choose third</source>
        <translation>3番目に選べる</translation>
    </message>
    <message>
        <source>would choose fourth</source>
        <translation>4番目に選べる</translation>
    </message>
    <message>
        <source>would choose fifth</source>
        <translation>5番目に選べる</translation>
    </message>
    <message>
        <source>would choose sixth</source>
        <translation>6番目に選べる</translation>
    </message>
    <message>
        <source>You choose {rank}, {why}</source>
        <translation>あなた：選ぶ順は{rank}、{why}</translation>
    </message>
    <message>
        <source>{name} chooses {rank}, {why}</source>
        <translation>{name}：選ぶ順は{rank}、{why}</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>最大の数字</translation>
    </message>
    <message>
        <source>order of play</source>
        <translation>出した順</translation>
    </message>
    <message>
        <source>would move to {rank}</source>
        <translation>{rank}になる</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>親</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>手札なし</translation>
    </message>
    <message>
        <source>bids now</source>
        <translation>札を選択中</translation>
    </message>
    <message>
        <source>chooses now</source>
        <translation>賞品を選択中</translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>prizes</comment>
        <translation>
            <numerusform>%n枚獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards taken</source>
        <translation>
            <numerusform>%n枚獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <comment>after the figure</comment>
        <translation>
            <numerusform>点</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn to bid</source>
        <translation>札を出す番です</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>選ぶ番です</translation>
    </message>
    <message>
        <source>bids after you</source>
        <translation>このあと出す</translation>
    </message>
    <message>
        <source>yet to bid</source>
        <translation>まだ</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>1人1枚</translation>
    </message>
    <message>
        <source>one card, or two of equal value</source>
        <translation>1枚、または同じ数字を2枚</translation>
    </message>
    <message>
        <source>{kind} round</source>
        <comment>the kind of bid that binds it</comment>
        <translation>{kind}のラウンド</translation>
    </message>
    <message>
        <source>{one} or {two} points</source>
        <translation>{one}点か{two}点</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>one: {points}</source>
        <translation>1枚：{points}</translation>
    </message>
    <message>
        <source>two: {points}</source>
        <translation>2枚：{points}</translation>
    </message>
    <message>
        <source>both: {points}</source>
        <translation>2枚とも：{points}</translation>
    </message>
    <message>
        <source>taken by {name}</source>
        <translation>{name}が獲得</translation>
    </message>
    <message>
        <source>taken by you</source>
        <translation>あなたが獲得</translation>
    </message>
    <message>
        <source>{card}, card {place} of {of}</source>
        <translation>{card}、{of}枚中{place}枚目</translation>
    </message>
    <message>
        <source>{what}: {more}</source>
        <translation>{what}：{more}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts read aloud</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>bid {kind}: {cards}</source>
        <translation>出した{kind}：{cards}</translation>
    </message>
    <message>
        <source>SOLO: one card. SET: equal cards.</source>
        <translation>ソロは1枚、セットは同じ数字です。</translation>
    </message>
    <message>
        <source>SOLO: one card. RUN: neighbouring values.</source>
        <translation>ソロは1枚、ランは続いた数字です。</translation>
    </message>
    <message>
        <source>SOLO: one card. SET: equal cards. RUN: neighbouring values.</source>
        <translation>ソロは1枚、セットは同じ数字、ランは続いた数字です。</translation>
    </message>
    <message>
        <source>Choose cards one by one, or sweep over them.</source>
        <translation>札を1枚ずつ選ぶか、なぞって選びます。</translation>
    </message>
    <message>
        <source>{names} may still overtake you.</source>
        <translation>まだ{names}に抜かれるかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>points, {total} in all</source>
        <comment>after the figure</comment>
        <translation>
            <numerusform>点、合計{total}点</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name}が札を選んでいます</translation>
    </message>
    <message>
        <source>You bid</source>
        <translation>あなたが札を選んでいます</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name}が賞品を選んでいます</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>札を配っています</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points</source>
        <translation>
            <numerusform>{name}：%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>raise a card of that value; Enter bids, Esc lowers all</source>
        <translation>その数字の札を選ぶ（Enterで出す、Escですべて戻す）</translation>
    </message>
    <message numerus="yes">
        <source>%n left of the first pile</source>
        <translation>
            <numerusform>1つ目の束は残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>second pile in hand</source>
        <translation>2つ目の束を使用中</translation>
    </message>
    <message numerus="yes">
        <source>second pile: %n</source>
        <translation>
            <numerusform>2つ目の束：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Your piles</source>
        <translation>あなたの束</translation>
    </message>
    <message>
        <source>Piles of {name}</source>
        <translation>{name}の束</translation>
    </message>
    <message>
        <source>Look at your prizes</source>
        <translation>取った賞品を見る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Your prizes</source>
        <translation>あなたの賞品</translation>
    </message>
    <message>
        <source>only you may look at them</source>
        <translation>見られるのはあなただけです</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>あなたの手札：{cards}</translation>
    </message>
    <message>
        <source>{value}, {colour}</source>
        <translation>{value}（{colour}）</translation>
    </message>
    <message>
        <source>{value}, {colour}, chosen</source>
        <translation>{value}（{colour}）選択中</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>出す札</translation>
    </message>
    <message>
        <source>SOLO or SET</source>
        <translation>ソロかセット</translation>
    </message>
    <message>
        <source>SOLO or RUN</source>
        <translation>ソロかラン</translation>
    </message>
    <message>
        <source>SOLO, SET or RUN</source>
        <translation>ソロ、セット、ラン</translation>
    </message>
    <message>
        <source>{kind} of {number}</source>
        <translation>{number}枚の{kind}</translation>
    </message>
    <message>
        <source>{name} may still overtake you.</source>
        <translation>まだ{name}に抜かれるかもしれません。</translation>
    </message>
    <message>
        <source>Nobody can overtake you any more.</source>
        <translation>もう誰にも抜かれません。</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose first.</source>
        <translation>{card}を足すと1番目に選べます。</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose second.</source>
        <translation>{card}を足すと2番目に選べます。</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose third.</source>
        <translation>{card}を足すと3番目に選べます。</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose fourth.</source>
        <translation>{card}を足すと4番目に選べます。</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose fifth.</source>
        <translation>{card}を足すと5番目に選べます。</translation>
    </message>
    <message>
        <source>Bid these</source>
        <translation>これを出す</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>賞品を選んでください</translation>
    </message>
    <message>
        <source>Take the {value}</source>
        <translation>{value}を取る</translation>
    </message>
    <message>
        <source>Take both {value}s</source>
        <translation>{value}を2枚とも取る</translation>
    </message>
    <message>
        <source>Take two {value}s</source>
        <translation>{value}を2枚取る</translation>
    </message>
    <message>
        <source>Take one {value}</source>
        <translation>{value}を1枚だけ取る</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>What was taken</source>
        <translation>獲得した賞品</translation>
    </message>
    <message numerus="yes">
        <source>+%n for cards kept</source>
        <translation>
            <numerusform>残した札で+%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, the last</source>
        <translation>第{round}ラウンド（最終）</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>bids</source>
        <comment>is doing so now</comment>
        <translation>考え中</translation>
    </message>
    <message>
        <source>chooses</source>
        <comment>is doing so now</comment>
        <translation>選択中</translation>
    </message>
    <message>
        <source>card count</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>{name}, your bid</source>
        <translation>{name}の出す札</translation>
    </message>
    <message>
        <source>{name}, you choose</source>
        <translation>{name}が選ぶ番</translation>
    </message>
    <message>
        <source>Keys: {keys} raise cards, Enter bids, Esc lowers all.</source>
        <translation>キー：{keys}で選ぶ、Enterで出す、Escで戻す</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>A report is a small file that helps to find a fault. Attach it to a message to the makers.</source>
        <translation>報告は、不具合の原因を見つけるための小さなファイルです。作者に送るメッセージに添えてください。</translation>
    </message>
    <message>
        <source>It contains the match on the table, your preferences, the latest messages of the program, its version and the kind of computer.</source>
        <translation>内容は、いまの対戦、設定、プログラムの最近のメッセージとバージョン、コンピュータの種類です。</translation>
    </message>
    <message>
        <source>It contains your preferences, the latest messages of the program, its version and the kind of computer. No match is on the table.</source>
        <translation>内容は、設定、プログラムの最近のメッセージとバージョン、コンピュータの種類です。いまは対戦中ではありません。</translation>
    </message>
    <message>
        <source>It contains no names, neither of players nor of folders. Nothing is sent.</source>
        <translation>プレイヤーの名前もフォルダの名前も含まれません。どこにも送信されません。</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>報告を保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Final scoring</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>卓選びに戻る</translation>
    </message>
    <message>
        <source>Back to past matches</source>
        <translation>対戦履歴に戻る</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>卓を見る</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じ配札でもう一度</translation>
    </message>
    <message>
        <source>Again with the same seats</source>
        <translation>同じ顔ぶれでもう一度</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names}が勝利を分け合いました</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>{names} are level on points.</source>
        <translation>{names}が同点です。</translation>
    </message>
    <message>
        <source>Nothing separates the winners: the victory is shared.</source>
        <translation>勝者に差がつかず、引き分けです。</translation>
    </message>
    <message>
        <source>Place {place}: {name}, points: {points}</source>
        <translation>{place}位：{name}、{points}点</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>A personal best! It was {points} before.</source>
        <translation>自己ベスト更新！（これまでは{points}点）</translation>
    </message>
    <message>
        <source>Your personal best: {points}</source>
        <translation>自己ベスト：{points}点</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>This match could not be looked back at.</source>
        <translation>この対戦は振り返れませんでした。</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>対戦の振り返り</translation>
    </message>
    <message>
        <source>Try my mistakes again ({number})</source>
        <translation>間違いに再挑戦（{number}）</translation>
    </message>
    <message>
        <source>The match is being thought over… {share}</source>
        <translation>対戦を見直しています…{share}</translation>
    </message>
    <message>
        <source>Better: {what}</source>
        <translation>よりよい手：{what}</translation>
    </message>
    <message>
        <source>{step} · Luck · {name} {points}</source>
        <translation>{step}・運・{name}：{points}</translation>
    </message>
    <message>
        <source>Step {step}: what would you do now?</source>
        <translation>{step}手目：あなたならどうしますか？</translation>
    </message>
    <message>
        <source>Right! {what}</source>
        <translation>正解です。{what}</translation>
    </message>
    <message>
        <source>That is what you did in the match. {what}</source>
        <translation>対戦でも同じ選択でした。{what}</translation>
    </message>
    <message>
        <source>It costs {points} tokens.</source>
        <translation>トークン{points}個分の損です。</translation>
    </message>
    <message>
        <source>It costs {points}.</source>
        <translation>{points}の損です。</translation>
    </message>
    <message>
        <source>Not the best. {what}</source>
        <translation>もっとよい手があります。{what}</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから対戦する</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>{name} · page {number} of {pages}</source>
        <translation>{name}・{number}／{pages}ページ</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>ルール：{game}</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>早見表</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>The file cannot be written there: {file}</source>
        <translation>そこにはファイルを書き込めません：{file}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search in all rules</source>
        <translation>すべてのルールから探す</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>見つかった箇所</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>小さく</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>大きく</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>実際に見る</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of {who}: {colour}</source>
        <translation>{who}の色：{colour}</translation>
    </message>
    <message>
        <source>Next colour</source>
        <translation>次の色</translation>
    </message>
    <message>
        <source>Name of {who}</source>
        <translation>{who}の名前</translation>
    </message>
    <message>
        <source>Who plays for {who}</source>
        <translation>{who}の席でプレイする人</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message>
        <source>Level of {who}: {level}</source>
        <translation>{who}の強さ：{level}</translation>
    </message>
    <message>
        <source>Remove {who}</source>
        <translation>{who}を外す</translation>
    </message>
    <message>
        <source>{who}: {character}. Choose again for another player.</source>
        <translation>{who}：{character}。もう一度選ぶと別の相手に替わります。</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>pine green</source>
        <translation>松葉</translation>
    </message>
    <message>
        <source>chestnut</source>
        <translation>栗</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>浅葱</translation>
    </message>
    <message>
        <source>ink grey</source>
        <translation>墨</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>{game}のルール</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>顔ぶれ</translation>
    </message>
    <message>
        <source>{seats} of {least}–{most} seats</source>
        <translation>{seats}人（{least}〜{most}人）</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>席を増やす</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>着席する</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>Watch computer players at this table</source>
        <translation>この卓でコンピュータ同士の対戦を観る</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds}, {minutes}</source>
        <translation>{rounds}、{minutes}</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillModel</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>Loss per choice</source>
        <translation>1手あたりの損</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>1対戦あたりの運</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>強さの目安</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>すべての強さ</translation>
    </message>
    <message>
        <source>too few matches</source>
        <translation>対戦不足</translation>
    </message>
    <message>
        <source>{level} ({weakest} to {strongest})</source>
        <translation>{level}（{weakest}〜{strongest}）</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>Loss per choice</source>
        <translation>1手あたりの損</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>1対戦あたりの運</translation>
    </message>
    <message>
        <source>Nothing to show yet: matches are counted here when they have been looked back at.</source>
        <translation>まだありません。対戦を振り返ると、ここに集計されます。</translation>
    </message>
    <message>
        <source>Loss and luck in points of win chance, in games with tokens in tokens; ± holds 95 times in 100. Levels are compared by what their own choices cost in measured matches, few as those are.</source>
        <translation>損と運は勝つ見込みのポイント（トークンを数えるゲームではトークンの数）です。±は95%の範囲です。強さの目安は、各レベルのコンピュータの手の損を少数の対戦で測ったものとの比較です。</translation>
    </message>
</context>
<context>
    <name>StateInWords</name>
    <message>
        <source>with {names}</source>
        <translation>相手：{names}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>第{round}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>第{turn}手番（全{turns}手番）</translation>
    </message>
    <message>
        <source>Not dealt yet</source>
        <translation>配札前</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name}の手番</translation>
    </message>
    <message numerus="yes">
        <source>you have %n points</source>
        <translation>
            <numerusform>あなたは%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you lead with %n points</source>
        <translation>
            <numerusform>あなたが%n点で首位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level at the top with %n points</source>
        <translation>
            <numerusform>%n点で首位に並ぶ</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} leads with {best}</source>
        <translation>{name}が{best}点で首位</translation>
    </message>
    <message>
        <source>others lead with {best}, you have {own}</source>
        <translation>首位は{best}点、あなたは{own}点</translation>
    </message>
    <message>
        <source>{name} leads with {best}, you have {own}</source>
        <translation>{name}が{best}点で首位、あなたは{own}点</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>まだ表示するものがありません。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Choose a game to see its points.</source>
        <translation>ゲームを選ぶと得点が表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>Victories among the last %n matches</source>
        <translation>
            <numerusform>直近%n戦の勝利</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>順位</translation>
    </message>
    <message numerus="yes">
        <source>Points of the last %n matches</source>
        <translation>
            <numerusform>直近%n戦の得点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableEditor</name>
    <message>
        <source>Read from “{file}”. Save it to play by it.</source>
        <translation>「{file}」を読み込みました。使うには保存してください。</translation>
    </message>
    <message>
        <source>“{file}” cannot be written.</source>
        <translation>「{file}」に書き込めません。</translation>
    </message>
    <message>
        <source>Written to “{file}”.</source>
        <translation>「{file}」に書き出しました。</translation>
    </message>
    <message>
        <source>My box</source>
        <translation>うちの箱</translation>
    </message>
    <message>
        <source>“{name}” is there already. Save once more to replace it.</source>
        <translation>「{name}」はすでにあります。置き換えるには、もう一度保存してください。</translation>
    </message>
    <message>
        <source>“{file}” cannot be deleted.</source>
        <translation>「{file}」を削除できません。</translation>
    </message>
    <message>
        <source>Tables (*.json)</source>
        <translation>表 (*.json)</translation>
    </message>
    <message>
        <source>The points of your box</source>
        <translation>お手元の箱の点</translation>
    </message>
    <message>
        <source>Points printed in your copy may differ from ours, some of which are reconstructed: enter yours on the coins and play by them.</source>
        <translation>内蔵の点には推定したものがあり、お手元の箱に印刷された点と違うことがあります。丸の中に入力すると、その点で遊べます。</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>表の名前</translation>
    </message>
    <message>
        <source>Save and play by it</source>
        <translation>保存して使う</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Built-in points</source>
        <translation>内蔵の点に戻す</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから読み込む…</translation>
    </message>
    <message>
        <source>To a file…</source>
        <translation>ファイルに書き出す…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {cards}</source>
        <translation>{name}、{cards}</translation>
    </message>
    <message>
        <source>from a rulebook</source>
        <translation>説明書による</translation>
    </message>
    <message>
        <source>from a review</source>
        <translation>紹介記事による</translation>
    </message>
    <message>
        <source>our reconstruction</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>entered by you</source>
        <translation>入力した点</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{names}: agree to undo?</source>
        <translation>{names}：元に戻してもいいですか？</translation>
    </message>
    <message>
        <source>The master is thinking…</source>
        <translation>名人が考えています…</translation>
    </message>
    <message>
        <source>The hint comes when it is your turn.</source>
        <translation>ヒントは手番になったら出ます。</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>There is nothing to read.</source>
        <translation>読み上げるものはありません。</translation>
    </message>
    <message>
        <source>Reading mode: the keys go to everything, and Enter says why a thing does nothing.</source>
        <translation>読み上げモード：キーですべての場所へ移動でき、Enterで押せない理由がわかります。</translation>
    </message>
    <message>
        <source>The keys go to what can be done.</source>
        <translation>キーはできることだけに移動します。</translation>
    </message>
</context>
<context>
    <name>TableRow</name>
    <message>
        <source>Built-in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自作の表</translation>
    </message>
    <message>
        <source>{option}: {table}</source>
        <translation>{option}：{table}</translation>
    </message>
    <message>
        <source>Enter the points of your box…</source>
        <translation>お手元の箱の点を入力…</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>It cannot lie here: let go where the table glows.</source>
        <translation>ここには置けません。光っている所で離してください。</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
</context>
<context>
    <name>TrialBox</name>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Back to the look back</source>
        <translation>振り返りに戻る</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation>今回はここまで</translation>
    </message>
</context>
<context>
    <name>UnfinishedRow</name>
    <message>
        <source>Continue {game}</source>
        <translation>{game}を続ける</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>Unfolding</name>
    <message>
        <source>Last round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>第{round}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>あなたからです</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name}からです</translation>
    </message>
    <message>
        <source>In the lead: {names} ({points})</source>
        <translation>首位：{names}（{points}点）</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Computers are playing: you are watching.</source>
        <translation>コンピュータ同士の対戦を見ています。</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速い</translation>
    </message>
</context>
<context>
    <name>WindowMenu</name>
    <message>
        <source>New match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>対戦を開く…</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>対戦履歴</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>キー一覧…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>問題を報告…</translation>
    </message>
    <message>
        <source>About Kasane Desktop</source>
        <translation>Kasane Desktopについて</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>この対戦</translation>
    </message>
    <message>
        <source>Show the last moves again</source>
        <translation>直前の手をもう一度見る</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>思考を打ち切る</translation>
    </message>
    <message>
        <source>Save the match as…</source>
        <translation>対戦に名前を付けて保存…</translation>
    </message>
    <message>
        <source>Replay the match</source>
        <translation>対戦をもう一度見る</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>卓全体を表示</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Deal number {seed} copied</source>
        <translation>配札番号{seed}をコピーしました</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>配札番号をコピー</translation>
    </message>
    <message>
        <source>Copy the deal number {seed}</source>
        <translation>配札番号{seed}をコピー</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>間違いの復習</translation>
    </message>
</context>
<context>
    <name>analyst</name>
    <message>
        <source>Inaccuracy</source>
        <translation>ゆるい手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole}.{tenth}</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>配札</translation>
    </message>
    <message>
        <source>{player} made the best choices at the table.</source>
        <translation>この卓でいちばんよい選択をしたのは{player}でした。</translation>
    </message>
    <message>
        <source>You made the best choices at the table.</source>
        <translation>この卓でいちばんよい選択をしたのはあなたでした。</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others}と{last}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>The best choices at the table: {others}.</source>
        <translation>この卓でよい選択をしたのは{others}でした。</translation>
    </message>
    <message>
        <source>You chose less well than {others}.</source>
        <translation>あなたの選択は、{others}には及びませんでした。</translation>
    </message>
    <message>
        <source>You chose better than {others}.</source>
        <translation>あなたの選択は、{others}よりも優れていました。</translation>
    </message>
    <message>
        <source>Luck moved {player}’s chances by {points}.</source>
        <translation>運の影響は、{player}の勝つ見込みで{points}でした。</translation>
    </message>
    <message>
        <source>Luck moved your chances by {points}.</source>
        <translation>運の影響は、あなたの勝つ見込みで{points}でした。</translation>
    </message>
    <message>
        <source>In tokens, luck was worth {points} to {player}.</source>
        <translation>運の影響は、{player}にとってトークン{points}個分でした。</translation>
    </message>
    <message>
        <source>In tokens, luck was worth {points} to you.</source>
        <translation>運の影響は、あなたにとってトークン{points}個分でした。</translation>
    </message>
    <message>
        <source>Your costliest choice was step {step} ({points}).</source>
        <translation>いちばん響いた選択は{step}手目でした（{points}）。</translation>
    </message>
    <message>
        <source>Nobody chose clearly better than the others.</source>
        <translation>選択のよしあしに、はっきりした差はありませんでした。</translation>
    </message>
    <message>
        <source>Your costliest choice was in round {round}, step {step} ({points}).</source>
        <translation>いちばん響いた選択は、第{round}ラウンドの{step}手目でした（{points}）。</translation>
    </message>
    <message>
        <source>None of your choices cost you much.</source>
        <translation>大きく損をした選択はありませんでした。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>there is no game “{game}”; there are {known}</source>
        <translation>「{game}」というゲームはありません。選べるのは{known}です</translation>
    </message>
    <message>
        <source>cannot read {file}: {why}</source>
        <translation>{file}を読み込めません：{why}</translation>
    </message>
    <message>
        <source>a trait is written name=value, not “{text}”</source>
        <translation>特性は「名前=値」の形で指定します（「{text}」は使えません）</translation>
    </message>
    <message>
        <source>{game} is played with {counts} seats</source>
        <translation>{game}の席数は{counts}です</translation>
    </message>
    <message>
        <source>--matches must be at least 1 and --processes not negative</source>
        <translation>--matchesは1以上、--processesは0以上にしてください</translation>
    </message>
    <message>
        <source>{game}, matches: {matches}</source>
        <translation>{game}、対戦数：{matches}</translation>
    </message>
    <message>
        <source>wins {share} ± {margin} (fair {fair}, {times} ×), {part} ± {part_margin} of all points, mean score {score}, {ms} ms a move</source>
        <translation>勝率{share}±{margin}（互角なら{fair}、その{times}倍）、得点の割合{part}±{part_margin}、平均得点{score}、1手{ms}ミリ秒</translation>
    </message>
    <message>
        <source>--seat must be a seat of the table, --step and --seed at least 0</source>
        <translation>--seatは卓の席、--stepと--seedは0以上にしてください</translation>
    </message>
    <message>
        <source>cannot write {file}</source>
        <translation>{file}に書き込めません</translation>
    </message>
    <message>
        <source>{name}, {least}–{most} players. {goal}</source>
        <translation>{name}、{least}〜{most}人。{goal}</translation>
    </message>
    <message>
        <source>{hint} (Players: {counts})</source>
        <translation>{hint}（{counts}人用）</translation>
    </message>
    <message>
        <source>{game}, deal {seed}: {players}</source>
        <translation>{game}、配札{seed}：{players}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>運</translation>
    </message>
    <message>
        <source>The match is not finished.</source>
        <translation>対戦は終わっていません。</translation>
    </message>
    <message>
        <source>{ending} Final scoring:</source>
        <translation>{ending}最終得点：</translation>
    </message>
    <message>
        <source>there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>画面がありません（DISPLAYもWAYLAND_DISPLAYも設定されていません）</translation>
    </message>
    <message>
        <source>the screen {display} (DISPLAY) does not answer</source>
        <translation>画面{display}（DISPLAY）が応答しません</translation>
    </message>
    <message>
        <source>there is no player “{player}”; there are {known}</source>
        <translation>「{player}」というプレイヤーはいません。選べるのは{known}です</translation>
    </message>
    <message>
        <source>--games must be at least 1</source>
        <translation>--gamesは1以上にしてください</translation>
    </message>
    <message>
        <source>cannot write {file}: {why}</source>
        <translation>{file}に書き込めません：{why}</translation>
    </message>
    <message>
        <source>an option is written name=value, not “{text}”</source>
        <translation>オプションは「名前=値」の形で書きます。「{text}」ではいけません</translation>
    </message>
    <message>
        <source>the file given for the option “{name}” is not JSON: {why}</source>
        <translation>オプション「{name}」のファイルはJSONではありません：{why}</translation>
    </message>
    <message>
        <source>Deal {seed}: {seats}. {ending}</source>
        <translation>配札{seed}：{seats}。{ending}</translation>
    </message>
    <message>
        <source>Seat {seat}, {player}: {wins} of {count} won, mean score {mean}</source>
        <translation>{seat}番席&#x3000;{player}：{count}戦{wins}勝、平均{mean}点</translation>
    </message>
    <message>
        <source>the program is not whole, please install it again: {what}</source>
        <translation>プログラムが不完全です。もう一度インストールしてください：{what}</translation>
    </message>
    <message>
        <source>{library} is missing on this system; on Debian and Ubuntu: {command}</source>
        <translation>このシステムには{library}がありません。DebianやUbuntuでは「{command}」で入ります</translation>
    </message>
    <message>
        <source>{library} is missing on this system; please install the package that has it</source>
        <translation>このシステムには{library}がありません。それを含むパッケージをインストールしてください</translation>
    </message>
    <message>
        <source>this system is too old for this program, which needs {version} or newer</source>
        <translation>このプログラムには{version}以降が必要です。お使いのシステムは古すぎます</translation>
    </message>
    <message>
        <source>--seed must be at least 0, --effort from 1 to {most}</source>
        <translation>--seedは0以上、--effortは1から{most}まで</translation>
    </message>
    <message>
        <source>{file}: nothing has been played yet</source>
        <translation>{file}：まだ1手も進んでいません</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>公平な割合</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>自分の選択</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>ほかの人の選択</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Played: {what}</source>
        <translation>実際：{what}</translation>
    </message>
    <message>
        <source>Better: {what}</source>
        <translation>よりよい手：{what}</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{game} cannot be played with {seats} seats; possible are {counts}.</source>
        <translation>{game}は{seats}人では遊べません。遊べる人数：{counts}。</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <translation>{game}に「{option}」というオプションはありません。</translation>
    </message>
    <message>
        <source>The option “{option}” does not exist with {seats} players.</source>
        <translation>オプション「{option}」は{seats}人では使えません。</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>オプション「{option}」の値に「{value}」は使えません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>There is nothing to deal now.</source>
        <translation>今は配るものがありません。</translation>
    </message>
    <message>
        <source>Wait for the deal.</source>
        <translation>札が配られるまでお待ちください。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>There is nothing to do with this now.</source>
        <translation>今はここでできることがありません。</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>This is not an action.</source>
        <translation>行動として正しくありません。</translation>
    </message>
    <message>
        <source>{game} knows no action “{action}”.</source>
        <translation>{game}に「{action}」という行動はありません。</translation>
    </message>
    <message>
        <source>The action “{action}” has no field “{field}”.</source>
        <translation>行動「{action}」に「{field}」という項目はありません。</translation>
    </message>
    <message>
        <source>The action “{action}” lacks its field “{field}”.</source>
        <translation>行動「{action}」に項目「{field}」がありません。</translation>
    </message>
    <message>
        <source>The field “{field}” of the action “{action}” has a wrong value.</source>
        <translation>行動「{action}」の項目「{field}」の値が正しくありません。</translation>
    </message>
</context>
<context>
    <name>kabuki</name>
    <message>
        <source>Kabuki</source>
        <translation>歌舞伎</translation>
    </message>
    <message>
        <source>Masks vanish under masks. Who still knows where?</source>
        <translation>面の下に面が消えていく。覚えているのは誰？</translation>
    </message>
    <message>
        <source>Never lay the same mask on a stage twice, catch those who do, and keep the most tokens over three rounds.</source>
        <translation>同じ舞台に同じ面を二度置かないこと。置いた人を見破り、3ラウンドでいちばん多くのトークンを残しましょう。</translation>
    </message>
    <message>
        <source>Beni, the hero</source>
        <translation>紅隈の荒武者</translation>
    </message>
    <message>
        <source>Ai, the ghost</source>
        <translation>藍隈の亡霊</translation>
    </message>
    <message>
        <source>Tsuchi, the spider</source>
        <translation>土蜘蛛</translation>
    </message>
    <message>
        <source>Kitsune, the fox</source>
        <translation>化け狐</translation>
    </message>
    <message>
        <source>Oni, the demon</source>
        <translation>鬼</translation>
    </message>
    <message>
        <source>Kaeru, the frog</source>
        <translation>大蛙</translation>
    </message>
    <message>
        <source>Tora, the tiger</source>
        <translation>虎</translation>
    </message>
    <message>
        <source>Karasu, the crow</source>
        <translation>烏</translation>
    </message>
    <message>
        <source>Hime, the princess</source>
        <translation>姫</translation>
    </message>
    <message>
        <source>Namazu, the catfish</source>
        <translation>大鯰</translation>
    </message>
    <message>
        <source>Stop!</source>
        <translation>ストップ！</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Round {round} begins with {player}.</source>
        <translation>第{round}ラウンド開始。{player}からです。</translation>
    </message>
    <message>
        <source>You begin round {round}.</source>
        <translation>第{round}ラウンド開始。あなたからです。</translation>
    </message>
    <message>
        <source>{player} laid a mask on stage {stack}.</source>
        <translation>{player}が第{stack}舞台に面を置きました。</translation>
    </message>
    <message>
        <source>You laid a mask on stage {stack}.</source>
        <translation>あなたが第{stack}舞台に面を置きました。</translation>
    </message>
    <message>
        <source>{player} called Stop! on stage {stack}, rightly. Matching masks below: {equal}. Tokens taken from {layer}: {tokens}.</source>
        <translation>{player}が第{stack}舞台で「ストップ！」、見破りました。下にあった同じ面は{equal}枚。{layer}からトークンを{tokens}個もらいます。</translation>
    </message>
    <message>
        <source>You called Stop! on stage {stack}, rightly. Matching masks below: {equal}. Tokens taken from {layer}: {tokens}.</source>
        <translation>あなたが第{stack}舞台で「ストップ！」、見破りました。下にあった同じ面は{equal}枚。{layer}からトークンを{tokens}個もらいます。</translation>
    </message>
    <message>
        <source>{player} called Stop! on stage {stack}, rightly. Matching masks below: {equal}. Tokens taken from you: {tokens}.</source>
        <translation>{player}が第{stack}舞台で「ストップ！」、見破りました。下にあった同じ面は{equal}枚。あなたからトークンを{tokens}個もらいます。</translation>
    </message>
    <message>
        <source>{player} called Stop! on stage {stack}, wrongly: {layer} made no mistake. {player} loses one token.</source>
        <translation>{player}が第{stack}舞台で「ストップ！」、しかし{layer}に間違いはありません。{player}はトークンを1個失います。</translation>
    </message>
    <message>
        <source>You called Stop! on stage {stack}, wrongly: {layer} made no mistake. You lose one token.</source>
        <translation>あなたが第{stack}舞台で「ストップ！」、しかし{layer}に間違いはありません。あなたはトークンを1個失います。</translation>
    </message>
    <message>
        <source>{player} called Stop! on stage {stack}, wrongly: you made no mistake. {player} loses one token.</source>
        <translation>{player}が第{stack}舞台で「ストップ！」、しかしあなたに間違いはありません。{player}はトークンを1個失います。</translation>
    </message>
    <message>
        <source>{player} ran out of tokens: round {round} is over.</source>
        <translation>{player}のトークンがなくなり、第{round}ラウンドは終わりです。</translation>
    </message>
    <message>
        <source>You ran out of tokens: round {round} is over.</source>
        <translation>あなたのトークンがなくなり、第{round}ラウンドは終わりです。</translation>
    </message>
    <message>
        <source>{player} laid the last mask: round {round} is over.</source>
        <translation>{player}が最後の面を置き、第{round}ラウンドは終わりです。</translation>
    </message>
    <message>
        <source>You laid the last mask: round {round} is over.</source>
        <translation>あなたが最後の面を置き、第{round}ラウンドは終わりです。</translation>
    </message>
    <message>
        <source>{who} passed.</source>
        <translation>{who}はパスしました。</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>あなたはパスしました。</translation>
    </message>
    <message>
        <source>lay it on stage {stack}.</source>
        <translation>第{stack}舞台に置く。</translation>
    </message>
    <message>
        <source>call Stop! on stage {stack}.</source>
        <translation>第{stack}舞台にストップをかける。</translation>
    </message>
    <message>
        <source>pass.</source>
        <translation>パスする。</translation>
    </message>
    <message>
        <source>The third round ended when a player had no token left.</source>
        <translation>トークンがなくなった人が出て、第3ラウンドが終わりました。</translation>
    </message>
    <message>
        <source>The third round ended with the last mask of the deck.</source>
        <translation>山札の最後の面が置かれ、第3ラウンドが終わりました。</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>Tokens held now</source>
        <translation>手持ちのトークン</translation>
    </message>
    <message>
        <source>No mask has been turned up.</source>
        <translation>まだ面がめくられていません。</translation>
    </message>
    <message>
        <source>This mask is for {player} to lay.</source>
        <translation>この面を置くのは{player}です。</translation>
    </message>
    <message>
        <source>This mask is for you to lay.</source>
        <translation>この面を置くのはあなたです。</translation>
    </message>
    <message>
        <source>Your mask is laid; now the others may call.</source>
        <translation>あなたの面は置かれました。今はほかの人がストップをかける番です。</translation>
    </message>
    <message>
        <source>A mask has just been laid: call Stop! or pass.</source>
        <translation>面が置かれたところです。「ストップ！」かパスを選んでください。</translation>
    </message>
    <message>
        <source>There are only {stacks} stages.</source>
        <translation>舞台は{stacks}つしかありません。</translation>
    </message>
    <message>
        <source>Stop! can be called only right after a mask has been laid.</source>
        <translation>ストップをかけられるのは、面が置かれた直後だけです。</translation>
    </message>
    <message>
        <source>There is nothing to pass on now.</source>
        <translation>今はパスする場面ではありません。</translation>
    </message>
    <message>
        <source>You laid this mask; only the others may call Stop!</source>
        <translation>この面を置いたのはあなたです。ストップをかけられるのはほかの人だけです。</translation>
    </message>
    <message>
        <source>You laid this mask; only the others may call or pass.</source>
        <translation>この面を置いたのはあなたです。ストップかパスを選ぶのはほかの人だけです。</translation>
    </message>
    <message>
        <source>You have passed on this mask and can no longer call.</source>
        <translation>この面にはパスしたので、もうストップをかけられません。</translation>
    </message>
    <message>
        <source>You have passed on this mask already.</source>
        <translation>この面にはもうパスしました。</translation>
    </message>
    <message>
        <source>Masks are turned up by chance, nobody picks them.</source>
        <translation>面は山札からめくるもので、選べません。</translation>
    </message>
    <message>
        <source>The lot must fall on one of the {seats} seats.</source>
        <translation>くじは{seats}席のうちの1つに当たらなければなりません。</translation>
    </message>
    <message>
        <source>Now a mask is turned up, nothing else.</source>
        <translation>今は面をめくる場面です。</translation>
    </message>
    <message>
        <source>There are only {kinds} kinds of masks.</source>
        <translation>面は{kinds}種類しかありません。</translation>
    </message>
    <message>
        <source>All masks of this kind have been turned up already: {mask}.</source>
        <translation>この面はもうすべてめくられています：{mask}。</translation>
    </message>
    <message>
        <source>First, the first player is chosen at random.</source>
        <translation>まずくじで親を決めます。</translation>
    </message>
    <message>
        <source>It is the first mask on stage {stack}: a call would cost you a token. Call again if you mean it.</source>
        <translation>第{stack}舞台の最初の面なので、ストップをかけるとトークンを1個失います。それでもよければ、もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Remember the masks, and win tokens. The fox has been turned up for you: lay it on the first stage. Each mask covers the one before it, and nobody may look below.</source>
        <translation>面を覚えて、トークンを集めましょう。狐の面がめくられました。第1舞台に置いてください。面は前の面を隠し、下をのぞくことは誰にもできません。</translation>
    </message>
    <message>
        <source>All stages are empty, so this is just as safe. For the lesson take the first one.</source>
        <translation>どの舞台も空なので、ここでも安全です。練習では第1舞台に置いてください。</translation>
    </message>
    <message>
        <source>Aoi has covered your fox with a frog. Remember it! You call Stop! when the mask just laid is already on that stage. A wrong call costs a token. No other frog here: pass.</source>
        <translation>あおいが蛙で狐を隠しました。覚えておきましょう。今置かれた面がその舞台にもうあればストップ。間違えると1個失います。蛙は初めてなので、パスします。</translation>
    </message>
    <message>
        <source>The stage is opened: a frog and a fox, no second frog. A wrong call costs you one token. Try again.</source>
        <translation>舞台を開くと、蛙と狐が1枚ずつ。間違ったストップはトークン1個を失います。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Ren lays a fox on the first stage, where yours lies hidden. Strike the drum: Stop! Whoever laid the second one pays you a token.</source>
        <translation>れんが第1舞台に狐を置きました。あなたの狐が隠れている舞台です。太鼓を打ってストップをかけましょう。当たれば、置いた人からトークンを1個もらえます。</translation>
    </message>
    <message>
        <source>Nobody called, and Ren got away with it. Your fox lies below: call Stop!</source>
        <translation>誰もストップをかけず、れんは無事でした。下にはあなたの狐がいます。ストップをかけましょう。</translation>
    </message>
    <message>
        <source>Right: you take one token from Ren. Now you have a frog, and the first stage hides one. Lay yours on the second stage.</source>
        <translation>正解です。れんからトークンを1個もらいました。次は蛙です。第1舞台には蛙が隠れているので、第2舞台に置きましょう。</translation>
    </message>
    <message>
        <source>Aoi remembers the frog: Stop! A token of yours goes to Aoi. Try again.</source>
        <translation>あおいは蛙を覚えていて、ストップをかけました。あなたのトークンが1個、あおいに渡ります。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Safe as well: this stage is empty. For the lesson take the second one.</source>
        <translation>ここも空なので安全です。練習では第2舞台に置いてください。</translation>
    </message>
    <message>
        <source>Aoi lays a tiger on an empty stage. The first mask of a stage is never wrong: pass.</source>
        <translation>あおいが空の舞台に虎を置きました。舞台の1枚目は決して間違いになりません。パスしましょう。</translation>
    </message>
    <message>
        <source>Nothing lies below, so nothing can be equal: a token lost. Try again.</source>
        <translation>下には何もないので、同じ面もありません。トークンを1個失いました。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Ren lays a frog on the first stage. Do you remember what lies there? Decide.</source>
        <translation>れんが第1舞台に蛙を置きました。そこに何があったか覚えていますか。さあ、どうしますか。</translation>
    </message>
    <message>
        <source>A frog does lie there: Aoi laid it on your fox. A call would have brought a token. Try again.</source>
        <translation>蛙はいました。あおいが狐の上に置いた蛙です。ストップをかければ1個もらえました。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Lay the princess on the empty stage. Then watch: a right call brings one token for every equal mask below.</source>
        <translation>姫を空の舞台に置きましょう。次が大事です。正しいストップでは、下にある同じ面1枚につき1個もらえます。</translation>
    </message>
    <message>
        <source>No princess lies there, so it is safe. But an empty stage is safest. Try again.</source>
        <translation>姫はいないので安全です。でも空の舞台がいちばん安心です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Two foxes lie hidden there: two tokens missed. Try again.</source>
        <translation>狐が2枚隠れていました。2個もらいそこねました。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Two tokens! Now Ren lays a tiger there. Foxes and frogs lie below in plenty, but only the mask just laid is judged: pass.</source>
        <translation>2個もらいました。今度はれんが虎を置きました。下に狐や蛙が何枚あっても、問われるのは今置いた面だけ。パスしましょう。</translation>
    </message>
    <message>
        <source>No other tiger: the foxes do not matter, and you lose a token. Try again.</source>
        <translation>虎はほかにいません。狐は関係なく、トークンを1個失いました。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Nine tokens! A round ends when somebody has none left, or with the last mask; three rounds are added up. At the real table, a ring shows the time for calling.</source>
        <translation>トークン9個です。誰かの0個か最後の面でラウンドは終わり、3ラウンドの合計で競います。本当の卓では、輪が残り時間を示します。</translation>
    </message>
    <message>
        <source>Lay it where no mask like it lies hidden. Watch the others: if they lay one that is there already, call Stop!</source>
        <translation>同じ面が隠れていない舞台に置きましょう。ほかの人が、もうある面を重ねたら、ストップをかけます。</translation>
    </message>
    <message>
        <source>The first mask on a stage is never wrong: calling Stop! there could only cost you a token.</source>
        <translation>舞台の1枚目の面は、決して間違いになりません。そこでストップをかけても、トークンを失うだけです。</translation>
    </message>
    <message>
        <source>The last round: whoever has the most tokens over all three wins.</source>
        <translation>最後のラウンドです。3ラウンドの合計がいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>An empty stage: the first mask on it is never wrong, and calling Stop! on it costs a token.</source>
        <translation>空の舞台です。最初の1枚が間違いになることはなく、そこでストップをかけるとトークンを1個失います。</translation>
    </message>
    <message>
        <source>Masks on this stage: {masks}. Only the top one is seen.</source>
        <translation>この舞台の面は{masks}枚。見えるのはいちばん上だけです。</translation>
    </message>
    <message>
        <source>Covered: {below}. Whoever lays a mask here that is among them can be stopped.</source>
        <translation>隠れている面は{below}枚。同じ面がその中にあると、ストップをかけられます。</translation>
    </message>
    <message>
        <source>{who} has just laid the top one. Is there one like it below?</source>
        <translation>いちばん上は{who}が置いたばかり。下に同じ面はあるでしょうか。</translation>
    </message>
    <message>
        <source>You have just laid the top one. If there is one like it below, you can be stopped.</source>
        <translation>いちばん上はあなたが置いたばかり。下に同じ面があれば、ストップをかけられます。</translation>
    </message>
    <message>
        <source>{who} has just laid it, and nothing lies below.</source>
        <translation>{who}が置いたばかりで、下には何もありません。</translation>
    </message>
    <message>
        <source>You have just laid it, and nothing lies below.</source>
        <translation>あなたが置いたばかりで、下には何もありません。</translation>
    </message>
    <message>
        <source>Tokens of {who}: {tokens}. A round begins with {start}, and ends when somebody has none.</source>
        <translation>{who}のトークンは{tokens}個。ラウンドは{start}個で始まり、誰かのトークンがなくなると終わります。</translation>
    </message>
    <message>
        <source>Your tokens: {tokens}. A round begins with {start}, and ends when somebody has none.</source>
        <translation>あなたのトークンは{tokens}個。ラウンドは{start}個で始まり、誰かのトークンがなくなると終わります。</translation>
    </message>
    <message>
        <source>Noted for the rounds before: {noted}. With what is held now: {total}.</source>
        <translation>これまでのラウンドの記録は{noted}。今の手持ちと合わせて{total}。</translation>
    </message>
    <message>
        <source>The first mask of this round was laid from here.</source>
        <translation>このラウンドの最初の面はこの席から置かれました。</translation>
    </message>
    <message>
        <source>The most tokens over {rounds} rounds win.</source>
        <translation>{rounds}ラウンドのトークンの合計がいちばん多い人が勝ちます。</translation>
    </message>
    <message>
        <source>Masks left: {masks}. With the last one the round ends.</source>
        <translation>残りの面は{masks}枚。最後の1枚でラウンドが終わります。</translation>
    </message>
    <message>
        <source>Call Stop! when a mask has just been laid and one like it lies below. The first call counts.</source>
        <translation>置かれたばかりの面と同じものが下にあるときに、ストップをかけます。早い者勝ちです。</translation>
    </message>
    <message>
        <source>Right: a token from whoever laid it for each equal mask below. Wrong: you lose one.</source>
        <translation>正しければ、下にある同じ面の数だけ、置いた人からトークンをもらいます。間違えると1個失います。</translation>
    </message>
    <message>
        <source>Turned up for {who}, to be laid on one of the four stages.</source>
        <translation>{who}がめくった面。4つの舞台のどれかに置きます。</translation>
    </message>
    <message>
        <source>Turned up for you: lay it on one of the four stages.</source>
        <translation>あなたがめくった面。4つの舞台のどれかに置いてください。</translation>
    </message>
</context>
<context>
    <name>kaleido</name>
    <message>
        <source>Kaleido</source>
        <translation>かれいど</translation>
    </message>
    <message>
        <source>Coloured glass on boards that turn</source>
        <translation>回るボードに、色ガラスのきらめき</translation>
    </message>
    <message>
        <source>Have the most tiles on each board, and again wherever three boards meet.</source>
        <translation>どのボードでも、3枚のボードが接する交点でも、いちばん多く置きましょう。</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>White tile</source>
        <translation>白タイル</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Where three boards meet</source>
        <translation>交点</translation>
    </message>
    <message>
        <source>The first player is chosen at random</source>
        <translation>くじで親を決めます</translation>
    </message>
    <message>
        <source>Choose the colour you begin with</source>
        <translation>始める色を選んでください</translation>
    </message>
    <message>
        <source>Place a tile of your colour on an empty space</source>
        <translation>自分の色のタイルを空きマスに置いてください</translation>
    </message>
    <message>
        <source>Add a white tile or a board, or end your turn</source>
        <translation>白タイルかボードを足すか、手番を終えてください</translation>
    </message>
    <message>
        <source>Turn the board you completed, or leave it</source>
        <translation>埋めたボードを回すか、そのままにしてください</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>{who} goes first.</source>
        <translation>{who}が親です。</translation>
    </message>
    <message>
        <source>You go first.</source>
        <translation>あなたが親です。</translation>
    </message>
    <message>
        <source>{who} chose to begin with {colour}.</source>
        <translation>{who}は{colour}から始めます。</translation>
    </message>
    <message>
        <source>You chose to begin with {colour}.</source>
        <translation>あなたは{colour}から始めます。</translation>
    </message>
    <message>
        <source>{who} placed a tile on board {board}: {colour}.</source>
        <translation>{who}がボード{board}に{colour}のタイルを置きました。</translation>
    </message>
    <message>
        <source>You placed a tile on board {board}: {colour}.</source>
        <translation>あなたがボード{board}に{colour}のタイルを置きました。</translation>
    </message>
    <message>
        <source>{who} placed a white tile on board {board}.</source>
        <translation>{who}がボード{board}に白タイルを置きました。</translation>
    </message>
    <message>
        <source>You placed a white tile on board {board}.</source>
        <translation>あなたがボード{board}に白タイルを置きました。</translation>
    </message>
    <message>
        <source>{who} added board {board}.</source>
        <translation>{who}がボード{board}を足しました。</translation>
    </message>
    <message>
        <source>You added board {board}.</source>
        <translation>あなたがボード{board}を足しました。</translation>
    </message>
    <message>
        <source>Board {board} is full and was scored.</source>
        <translation>ボード{board}が埋まり、得点計算をしました。</translation>
    </message>
    <message>
        <source>Board {board} is full of white tiles: nobody scores.</source>
        <translation>ボード{board}は白タイルだけで埋まりました。得点はありません。</translation>
    </message>
    <message>
        <source>{who} turned board {board} by {degrees} degrees.</source>
        <translation>{who}がボード{board}を{degrees}°回しました。</translation>
    </message>
    <message>
        <source>You turned board {board} by {degrees} degrees.</source>
        <translation>あなたがボード{board}を{degrees}°回しました。</translation>
    </message>
    <message>
        <source>{who} left board {board} as it was.</source>
        <translation>{who}はボード{board}をそのままにしました。</translation>
    </message>
    <message>
        <source>You left board {board} as it was.</source>
        <translation>あなたはボード{board}をそのままにしました。</translation>
    </message>
    <message>
        <source>{who} passed: no colour tile is left.</source>
        <translation>{who}は色タイルがなく、パスです。</translation>
    </message>
    <message>
        <source>You passed: no colour tile is left.</source>
        <translation>あなたは色タイルがなく、パスです。</translation>
    </message>
    <message>
        <source>{who} passed: no space is empty, and no board is left to add.</source>
        <translation>{who}は空きマスも足すボードもなく、パスです。</translation>
    </message>
    <message>
        <source>You passed: no space is empty, and no board is left to add.</source>
        <translation>あなたは空きマスも足すボードもなく、パスです。</translation>
    </message>
    <message>
        <source>{who} ended the turn.</source>
        <translation>{who}は手番を終えました。</translation>
    </message>
    <message>
        <source>You ended your turn.</source>
        <translation>あなたは手番を終えました。</translation>
    </message>
    <message>
        <source>begin with {colour}.</source>
        <translation>{colour}から始める。</translation>
    </message>
    <message>
        <source>place a tile on board {board}: {colour}.</source>
        <translation>ボード{board}に{colour}のタイルを置く。</translation>
    </message>
    <message>
        <source>place a white tile on board {board}.</source>
        <translation>ボード{board}に白タイルを置く。</translation>
    </message>
    <message>
        <source>add a board.</source>
        <translation>ボードを足す。</translation>
    </message>
    <message>
        <source>turn board {board} by {degrees} degrees.</source>
        <translation>ボード{board}を{degrees}°回す。</translation>
    </message>
    <message>
        <source>leave board {board} as it is.</source>
        <translation>ボード{board}はそのままにする。</translation>
    </message>
    <message>
        <source>end the turn.</source>
        <translation>手番を終える。</translation>
    </message>
    <message>
        <source>All colour tiles have been placed.</source>
        <translation>色タイルがすべて置かれました。</translation>
    </message>
    <message>
        <source>No space is empty, and nobody with a colour tile has a board to add.</source>
        <translation>空きマスがなく、色タイルを持つ人は誰もボードを足せません。</translation>
    </message>
    <message>
        <source>Full boards</source>
        <translation>埋まったボード</translation>
    </message>
    <message>
        <source>Full boards, {colour}</source>
        <translation>埋まったボード（{colour}）</translation>
    </message>
    <message>
        <source>Where three boards meet, {colour}</source>
        <translation>交点（{colour}）</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>交点</translation>
    </message>
    <message>
        <source>{colour}</source>
        <translation>{colour}</translation>
    </message>
    <message>
        <source>The lot for the first player comes first.</source>
        <translation>まずくじで親を決めます。</translation>
    </message>
    <message>
        <source>The lot must fall on a seat at this table.</source>
        <translation>くじはこの卓の席に当たらなければなりません。</translation>
    </message>
    <message>
        <source>The first player has already been drawn.</source>
        <translation>親はもう決まっています。</translation>
    </message>
    <message>
        <source>First choose the colour you begin with.</source>
        <translation>まず始める色を選んでください。</translation>
    </message>
    <message>
        <source>You have already begun: your two colours now alternate.</source>
        <translation>もう始まっています。これからは2色を交互に置きます。</translation>
    </message>
    <message>
        <source>You have only one colour: there is nothing to choose.</source>
        <translation>あなたの色は1色だけなので、選ぶ必要はありません。</translation>
    </message>
    <message>
        <source>There is no such colour.</source>
        <translation>そのような色はありません。</translation>
    </message>
    <message>
        <source>This colour is not yours: {colour}.</source>
        <translation>あなたの色ではありません：{colour}。</translation>
    </message>
    <message>
        <source>There is no such board in play.</source>
        <translation>そのようなボードは場にありません。</translation>
    </message>
    <message>
        <source>A board has no such space.</source>
        <translation>ボードにそのようなマスはありません。</translation>
    </message>
    <message>
        <source>There is already a tile on this space.</source>
        <translation>このマスにはもうタイルがあります。</translation>
    </message>
    <message>
        <source>You have already placed your tile in this turn.</source>
        <translation>この手番のタイルはもう置きました。</translation>
    </message>
    <message>
        <source>Place the tile of your colour first, then the white one.</source>
        <translation>先に自分の色のタイルを、次に白タイルを置いてください。</translation>
    </message>
    <message>
        <source>You must place a tile before you can end your turn.</source>
        <translation>手番を終える前にタイルを置かなければなりません。</translation>
    </message>
    <message>
        <source>This is the last empty space: it must be kept for the tile of your colour.</source>
        <translation>最後の空きマスです。自分の色のタイルのために残してください。</translation>
    </message>
    <message>
        <source>No space is empty: add a board first.</source>
        <translation>空きマスがありません。先にボードを足してください。</translation>
    </message>
    <message>
        <source>You have already used the extra action of this turn.</source>
        <translation>この手番の追加アクションはもう使いました。</translation>
    </message>
    <message>
        <source>Choose first what to add: a white tile or a board. Or end your turn.</source>
        <translation>先に白タイルかボードか、足すものを選んでください。手番を終えてもかまいません。</translation>
    </message>
    <message>
        <source>You have no white tile left.</source>
        <translation>白タイルが残っていません。</translation>
    </message>
    <message>
        <source>You have no board left.</source>
        <translation>ボードが残っていません。</translation>
    </message>
    <message>
        <source>A board already lies here.</source>
        <translation>ここにはもうボードがあります。</translation>
    </message>
    <message>
        <source>A new board must share a whole side with a board in play.</source>
        <translation>新しいボードは、場のボードと一辺をぴったり合わせて置きます。</translation>
    </message>
    <message>
        <source>First turn board {board} or leave it as it is.</source>
        <translation>先にボード{board}を回すか、そのままにするか決めてください。</translation>
    </message>
    <message>
        <source>Board {board} comes first: turn it or leave it.</source>
        <translation>ボード{board}が先です。回すか、そのままにしてください。</translation>
    </message>
    <message>
        <source>Only a board that has just been scored may be turned.</source>
        <translation>回せるのは、得点計算をしたばかりのボードだけです。</translation>
    </message>
    <message>
        <source>Finish placing first: the board is scored, then it may be turned.</source>
        <translation>先に置き終えてください。得点計算のあとでボードを回せます。</translation>
    </message>
    <message>
        <source>A board turns by one to five steps of 60 degrees.</source>
        <translation>ボードは60°ずつ、1〜5回分回せます。</translation>
    </message>
    <message>
        <source>This looks the same as turning it by {degrees} degrees.</source>
        <translation>{degrees}°回したのと同じになります。</translation>
    </message>
    <message>
        <source>This looks the same as leaving it as it is.</source>
        <translation>そのままにしたのと同じになります。</translation>
    </message>
    <message>
        <source>Pick the white tile first. Or end your turn.</source>
        <translation>先に白タイルを選んでください。または手番を終えてください。</translation>
    </message>
    <message>
        <source>You have picked a board: place it, or pick the tile.</source>
        <translation>ボードを選んでいます。ボードを置くか、タイルを選び直してください。</translation>
    </message>
    <message>
        <source>No space is empty.</source>
        <translation>空きマスがありません。</translation>
    </message>
    <message>
        <source>You have already turned this board, or left it.</source>
        <translation>このボードはもう回したか、そのままにしました。</translation>
    </message>
    <message>
        <source>This board looks the same however it is turned.</source>
        <translation>このボードはどう回しても同じです。</translation>
    </message>
    <message>
        <source>Whoever has the most tiles on a full board scores. On each turn you place a tile of your colour on any empty space: put a red one on the marked space, then end your turn.</source>
        <translation>埋まったボードでいちばん多い色に点が入ります。手番ごとに、空いたマスに自分の色のタイルを置きます。印のマスに赤を置いて、手番を終えましょう。</translation>
    </message>
    <message>
        <source>Every empty space is allowed, this one, too. For the lesson take the marked one.</source>
        <translation>空いたマスならどこでもかまいません。練習では印のマスに置いてください。</translation>
    </message>
    <message>
        <source>A board is an extra action, and you have only two. We shall need one soon: first the tile.</source>
        <translation>ボードを足すのは追加アクションで、2枚しかありません。あとで使いましょう。まずタイルです。</translation>
    </message>
    <message>
        <source>Such an extra action is allowed, once per turn. But white tiles and boards are few: this time end your turn.</source>
        <translation>追加アクションは1手番に1回できます。でも白タイルもボードも少ないので、今回は終えましょう。</translation>
    </message>
    <message>
        <source>Place a second red tile on the marked space. Then an extra action: choose a white tile and put it on the other board. It counts for nobody, and keeps the others from that space.</source>
        <translation>印のマスに2枚目の赤を置きましょう。次は追加アクション。白タイルを選んで、もう1枚のボードへ。白は誰の点にもならず、ほかの人のマスを減らします。</translation>
    </message>
    <message>
        <source>White may go on any empty space. You will see why the marked one is good: try again.</source>
        <translation>白は空いたマスならどこでも置けます。印のマスがよい理由は、あとでわかります。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>One extra action per turn: the board comes next. Now the white tile.</source>
        <translation>追加アクションは1手番に1つです。ボードは次にして、今は白タイルを置きましょう。</translation>
    </message>
    <message>
        <source>You may do without it. But try it once: choose the white tile below.</source>
        <translation>しなくてもかまいません。でも一度試しましょう。下の白タイルを選んでください。</translation>
    </message>
    <message>
        <source>The other extra action, even before the tile: a new board. Choose it and add it where it touches both others: a point where three boards meet is scored, too, at the end.</source>
        <translation>もうひとつの追加アクションは、ボードを足すことです。タイルの前でもできます。2枚のボードに接する場所に足しましょう。3枚が接する点も、最後に得点になります。</translation>
    </message>
    <message>
        <source>Here it touches both as well: well seen! For the lesson take the place below.</source>
        <translation>ここも2枚に接します。よく気がつきました。練習では下側に足してください。</translation>
    </message>
    <message>
        <source>Here it touches one board only: no three of them meet. Try again.</source>
        <translation>ここでは1枚にしか接せず、3枚が接するところができません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The tile comes right afterwards. First choose the board below and add it.</source>
        <translation>タイルはこのあとです。先に下のボードを選んで足しましょう。</translation>
    </message>
    <message>
        <source>Now fill the first board with red. Its tiles are counted: the most, three red ones, bring 8 points; second, two yellow ones, 4. White never counts.</source>
        <translation>最初のボードを赤で埋めましょう。タイルを数え、いちばん多い赤3枚に8点、2番目の黄2枚に4点。白は数えません。</translation>
    </message>
    <message>
        <source>Aoi fills the board: three yellow, two red. The 8 points are Aoi’s now. Try again.</source>
        <translation>あおいがボードを埋めて、黄3枚、赤2枚。8点はあおいのものです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Two reds touch the point like this, too: just as good. For the lesson, one sixth.</source>
        <translation>これでも赤2枚が交点に触れます。練習では60°だけ回してください。</translation>
    </message>
    <message>
        <source>Fewer reds touch the meeting point like this. Try one sixth, clockwise.</source>
        <translation>これでは交点に触れる赤が減ります。時計回りに60°回してみましょう。</translation>
    </message>
    <message>
        <source>Left like this, only one red touches the meeting point, and later you cannot turn it. Try again.</source>
        <translation>このままでは交点に触れる赤は1枚で、あとからは回せません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>At the end, the six triangles round a meeting point are scored like a board. Five are taken, two of them red. Place a red tile on the sixth and end your turn.</source>
        <translation>最後に、交点のまわりの6つの三角もボードと同じように数えます。5つ埋まり、2つが赤。6つ目に赤を置いて、手番を終えましょう。</translation>
    </message>
    <message>
        <source>Then somebody else may close the meeting point. Take its last space.</source>
        <translation>ほかの人に交点を埋められてしまいます。最後のマスを取りましょう。</translation>
    </message>
    <message>
        <source>More meeting points are fine, but first fill this one.</source>
        <translation>交点が増えるのはよいことですが、まずここを埋めましょう。</translation>
    </message>
    <message>
        <source>Keep it for later: this time end your turn.</source>
        <translation>あとのために取っておいて、今回は終えましょう。</translation>
    </message>
    <message>
        <source>Three red, one yellow, one green, one white: 8 more points for you at the end, 2 each for the others. You know it all: now a real match?</source>
        <translation>赤3、黄1、緑1、白1。最後にあなたは8点、ほかの2人は2点ずつです。これで全部です。次は本当の対戦をどうぞ。</translation>
    </message>
    <message>
        <source>With two players, each has two colours: yours are red and yellow. Begin with red: place it on the marked space and end your turn.</source>
        <translation>2人のときは、1人が2色を持ちます。あなたは赤と黄。赤から始めて、印のマスに置き、手番を終えましょう。</translation>
    </message>
    <message>
        <source>You may begin with either colour. For the lesson take red.</source>
        <translation>どちらの色からでもかまいません。練習では赤にしましょう。</translation>
    </message>
    <message>
        <source>That is allowed. For the lesson take the marked space.</source>
        <translation>それもできますが、練習では印のマスに置いてください。</translation>
    </message>
    <message>
        <source>Possible, but you will want it later: end your turn.</source>
        <translation>できますが、あとのために取っておいて、手番を終えましょう。</translation>
    </message>
    <message>
        <source>The colours alternate strictly: now your yellow is due. Place it on the marked space and end your turn.</source>
        <translation>2色は必ず交互に置きます。今度は黄の番です。印のマスに置いて、手番を終えましょう。</translation>
    </message>
    <message>
        <source>Allowed, too. But stay on this board: it is going to be scored.</source>
        <translation>それもできますが、このボードに集めましょう。得点計算が近いからです。</translation>
    </message>
    <message>
        <source>No extra action this time: end your turn.</source>
        <translation>今回は追加アクションなしで、手番を終えましょう。</translation>
    </message>
    <message>
        <source>Red again, on the marked space. One space will be left, and Aoi should not get it: end your turn and see.</source>
        <translation>また赤です。印のマスに置きましょう。残りは1マス。あおいに取られたくないところですが、手番を終えて様子を見ます。</translation>
    </message>
    <message>
        <source>Then this board slips away from you. Take the marked space.</source>
        <translation>このボードを逃してしまいます。印のマスに置きましょう。</translation>
    </message>
    <message>
        <source>Aoi has played elsewhere. Fill the board with yellow: red and yellow are tied for most and share 12 points, 6 each. Both are yours!</source>
        <translation>あおいはほかに置きました。黄でボードを埋めましょう。赤と黄が同数の1位で、12点を6点ずつ。どちらもあなたの色です。</translation>
    </message>
    <message>
        <source>The last space is worth 12 points to you now. Take it.</source>
        <translation>最後のマスは、今なら12点になります。取りましょう。</translation>
    </message>
    <message>
        <source>Allowed, but let us count first: do without it.</source>
        <translation>できますが、まず点を数えましょう。何もせずに進めてください。</translation>
    </message>
    <message>
        <source>No three boards meet yet, so turning changes nothing. Leave it.</source>
        <translation>3枚が接するところはまだないので、回しても変わりません。そのままにしましょう。</translation>
    </message>
    <message>
        <source>Your score is the sum of both colours. First and second on a board, or tied for most, they bring you all its 12 points; one colour alone brings at most 8.</source>
        <translation>得点は2色の合計です。2色で1位と2位、または同数の1位なら、ボードの12点が全部あなたのもの。1色だけでは8点までです。次は本当の対戦をどうぞ。</translation>
    </message>
    <message>
        <source>Whoever fills a board may turn it, now or never. Its points stay; but turned by one sixth, two reds will touch the meeting point. Turn it and confirm.</source>
        <translation>ボードを埋めた人は、今だけそれを回せます。ボードの点は変わりませんが、60°回すと赤2枚が交点に触れます。回して決めましょう。</translation>
    </message>
    <message>
        <source>If you like: a white tile takes a space from everyone, a board brings new ones. You have few of both.</source>
        <translation>追加アクションができます。白タイルはマスをふさぎ、ボードはマスを増やします。どちらも数は少しです。</translation>
    </message>
    <message>
        <source>You filled this board and may turn it, only now. Let your colour touch the points where three boards meet.</source>
        <translation>埋めたボードは、今だけ回せます。自分の色が交点に触れるようにしましょう。</translation>
    </message>
    <message>
        <source>Three boards meet here. At the end the six spaces around the point score like a board: 8 for the most tiles, 4 for the second most.</source>
        <translation>3枚のボードが接するところです。最後に、まわりの6マスがボードと同じように得点になります。タイルがいちばん多ければ8点、2番目なら4点。</translation>
    </message>
    <message>
        <source>Board {board}. When it is full, the most tiles bring 8 and the second most 4; whoever fills it may turn it.</source>
        <translation>ボード{board}。埋まると、タイルがいちばん多い人に8点、2番目に4点。埋めた人は回せます。</translation>
    </message>
    <message>
        <source>Board {board} is full and has been scored.</source>
        <translation>ボード{board}は埋まり、得点計算が済んでいます。</translation>
    </message>
    <message>
        <source>Spaces still free: {free} of 6.</source>
        <translation>空きマスは6つのうち{free}つ。</translation>
    </message>
    <message>
        <source>{who} leads there with {colour}, tiles: {number}.</source>
        <translation>{who}の{colour}が{number}枚でリードしています。</translation>
    </message>
    <message>
        <source>You lead there with {colour}, tiles: {number}.</source>
        <translation>あなたの{colour}が{number}枚でリードしています。</translation>
    </message>
    <message>
        <source>Level so far: {colours}. Whoever is level shares the points.</source>
        <translation>今のところ同数：{colours}。同数なら点を分け合います。</translation>
    </message>
    <message>
        <source>{who} gets {points} for it at the end ({colour}).</source>
        <translation>最後に{who}が{points}点（{colour}）。</translation>
    </message>
    <message>
        <source>You get {points} for it at the end ({colour}).</source>
        <translation>最後にあなたが{points}点（{colour}）。</translation>
    </message>
    <message>
        <source>{who} got {points} for it ({colour}).</source>
        <translation>{who}が{points}点（{colour}）。</translation>
    </message>
    <message>
        <source>You got {points} for it ({colour}).</source>
        <translation>あなたが{points}点（{colour}）。</translation>
    </message>
    <message>
        <source>White tiles alone: nobody gets anything for it.</source>
        <translation>白タイルだけなので、誰の得点にもなりません。</translation>
    </message>
    <message>
        <source>{who}: {points} from full boards. Meeting points complete by now would add {meetings}: {total}.</source>
        <translation>{who}は埋まったボードで{points}点。今そろっている交点を足すと+{meetings}で{total}点。</translation>
    </message>
    <message>
        <source>You: {points} from full boards. Meeting points complete by now would add {meetings}: {total}.</source>
        <translation>あなたは埋まったボードで{points}点。今そろっている交点を足すと+{meetings}で{total}点。</translation>
    </message>
    <message>
        <source>Still to place: tiles {tiles}; if wanted, white ones {whites} and boards {boards}.</source>
        <translation>残りは色タイル{tiles}枚。追加アクション用に白タイル{whites}枚、ボード{boards}枚。</translation>
    </message>
    <message>
        <source>Nobody would have more.</source>
        <translation>今のところ、これを上回る人はいません。</translation>
    </message>
    <message>
        <source>In each turn one tile of one’s own colour is placed. Left: {left}.</source>
        <translation>毎手番、自分の色のタイルを1枚置きます。残り{left}枚。</translation>
    </message>
    <message>
        <source>A white tile fills a space and counts for nobody. It comes after the tile, as the extra action. Left: {left}.</source>
        <translation>白タイルはマスを埋めますが、誰のものにもなりません。自分のタイルのあと、追加アクションで置きます。残り{left}枚。</translation>
    </message>
    <message>
        <source>A board brings six spaces, and points where three boards meet. It is an extra action. Left: {left}.</source>
        <translation>ボードを足すと6マスと新しい交点ができます。追加アクションで置きます。残り{left}枚。</translation>
    </message>
    <message>
        <source>A board could join here: it shares a whole side.</source>
        <translation>ここにボードを足せます。1辺全体が接しています。</translation>
    </message>
    <message>
        <source>The last round: nobody has more than one tile. Then the points where three boards meet are counted.</source>
        <translation>最後の1巡です。誰もタイルを2枚以上持っていません。このあと、交点の得点を数えます。</translation>
    </message>
</context>
<context>
    <name>kasane</name>
    <message>
        <source>Colors of Kasane</source>
        <translation>襲ノ色目</translation>
    </message>
    <message>
        <source>Twelve layers, one robe</source>
        <translation>十二枚を重ねて、ひとつの衣に</translation>
    </message>
    <message>
        <source>Take cards in order and lay them as combinations on your robe.</source>
        <translation>札を順に取り、役を作って自分の衣に重ねましょう。</translation>
    </message>
    <message>
        <source>deep orange</source>
        <translation>朱</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>yellow-green</source>
        <translation>黄緑</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>水色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>pale violet</source>
        <translation>薄紫</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>+1 card</source>
        <translation>+1の札</translation>
    </message>
    <message>
        <source>the same number on every card</source>
        <translation>すべて同じ数字</translation>
    </message>
    <message>
        <source>numbers that add up to 10</source>
        <translation>合計が10</translation>
    </message>
    <message>
        <source>1, 2 and 6 in any order</source>
        <translation>1・2・6（順不同）</translation>
    </message>
    <message>
        <source>3, 8 and 9 in any order</source>
        <translation>3・8・9（順不同）</translation>
    </message>
    <message>
        <source>4, 5 and 7 in any order</source>
        <translation>4・5・7（順不同）</translation>
    </message>
    <message>
        <source>1 to 5, only rising or only falling, gaps allowed</source>
        <translation>1〜5を昇順か降順に（飛んでもよい）</translation>
    </message>
    <message>
        <source>5 to 9, only rising or only falling, gaps allowed</source>
        <translation>5〜9を昇順か降順に（飛んでもよい）</translation>
    </message>
    <message>
        <source>odd numbers in any order</source>
        <translation>すべて奇数（順不同）</translation>
    </message>
    <message>
        <source>even numbers in any order</source>
        <translation>すべて偶数（順不同）</translation>
    </message>
    <message>
        <source>{cards} is not Kasane: the numbers must be equal.</source>
        <translation>{cards}は襲ね（かさね）になりません。同じ数字をそろえます。</translation>
    </message>
    <message>
        <source>{cards} is not Juu: the numbers must add up to 10.</source>
        <translation>{cards}は拾（じゅう）になりません。合計を10にします。</translation>
    </message>
    <message>
        <source>{cards} is not Sakura Chirashi: it takes a 1, a 2 and a 6.</source>
        <translation>{cards}は桜散らし（さくらちらし）になりません。1・2・6が必要です。</translation>
    </message>
    <message>
        <source>{cards} is not Chidori: it takes a 3, an 8 and a 9.</source>
        <translation>{cards}は千鳥（ちどり）になりません。3・8・9が必要です。</translation>
    </message>
    <message>
        <source>{cards} is not Asanoha: it takes a 4, a 5 and a 7.</source>
        <translation>{cards}は麻ノ葉（あさのは）になりません。4・5・7が必要です。</translation>
    </message>
    <message>
        <source>{cards} is not Kagen no Tsuki: numbers from 1 to 5 must only rise or only fall.</source>
        <translation>{cards}は下弦ノ月（かげんのつき）になりません。1〜5を昇順か降順に並べます。</translation>
    </message>
    <message>
        <source>{cards} is not Jyougen no Tsuki: numbers from 5 to 9 must only rise or only fall.</source>
        <translation>{cards}は上弦ノ月（じょうげんのつき）になりません。5〜9を昇順か降順に並べます。</translation>
    </message>
    <message>
        <source>{cards} is not Katyou Fugetsu: all numbers must be odd.</source>
        <translation>{cards}は花鳥風月（かちょうふうげつ）になりません。すべて奇数にします。</translation>
    </message>
    <message>
        <source>{cards} is not Setsu Getsu Fuka: all numbers must be even.</source>
        <translation>{cards}は雪月風花（せつげつふうか）になりません。すべて偶数にします。</translation>
    </message>
    <message>
        <source>What the colours on a robe bring at the end: few or many are elegant, five bring nothing. One colour or all nine: +{points}. It counts from {enough} layers on.</source>
        <translation>衣の色の種類は最後に得点になります。少なくても多くても粋で、5色だけは0点。1色か9色なら+{points}点。{enough}枚重ねてから数えます。</translation>
    </message>
    <message>
        <source>Your robe: layers {laid}, colours {colours}. Worth {points} once {enough} layers are laid.</source>
        <translation>あなたの衣は{laid}枚・{colours}色。{enough}枚になれば{points}点です。</translation>
    </message>
    <message>
        <source>Your robe: layers {laid}, colours {colours}. That is worth {points} now.</source>
        <translation>あなたの衣は{laid}枚・{colours}色。今は{points}点です。</translation>
    </message>
    <message>
        <source>All {layers} layers: +{complete}.</source>
        <translation>{layers}枚すべて重ねると+{complete}点。</translation>
    </message>
    <message>
        <source>From {enough} layers on your colours count at the end.</source>
        <translation>{enough}枚重ねると、最後に色の種類が得点になります。</translation>
    </message>
    <message>
        <source>A +1 scores a point at once. It lies on the robe, has no colour and is part of no group.</source>
        <translation>+1の札はすぐに1点。衣に重ねますが、色はなく、役にも使えません。</translation>
    </message>
    <message>
        <source>{who} laid a +1.</source>
        <translation>{who}が+1を重ねました。</translation>
    </message>
    <message>
        <source>You laid a +1.</source>
        <translation>あなたが+1を重ねました。</translation>
    </message>
    <message>
        <source>take the +1.</source>
        <translation>+1を取る。</translation>
    </message>
    <message>
        <source>Colours: {colours}, layers: {cards}</source>
        <translation>色数：{colours}、重ね：{cards}枚</translation>
    </message>
    <message>
        <source>All twelve layers; left in hand: {hand}</source>
        <translation>12枚すべて・手札の残り{hand}枚</translation>
    </message>
    <message>
        <source>+1 cards</source>
        <translation>+1の札</translation>
    </message>
    <message>
        <source>Layer {number} of {layers}. What is laid stays; only the last card can be used again.</source>
        <translation>{layers}枚中{number}枚目の重ね。出した札は動きません。もう一度使えるのは最後の1枚だけです。</translation>
    </message>
    <message>
        <source>Layer {number} of {layers}: still empty.</source>
        <translation>{layers}枚中{number}枚目の重ね。まだ空いています。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>All twelve</source>
        <translation>十二枚</translation>
    </message>
    <message>
        <source>Fewer small spaces</source>
        <translation>小さいマスを減らす</translation>
    </message>
    <message>
        <source>A marble closes one space for two cards of Juu and one of Kasane from the start.</source>
        <translation>最初から、拾と襲ねの2枚用マスを1つずつガラス玉でふさぎます。</translation>
    </message>
    <message>
        <source>Combine after a +1</source>
        <translation>+1のあとにも役</translation>
    </message>
    <message>
        <source>Whoever takes a +1 may still combine in the same turn.</source>
        <translation>+1を取った手番でも役を出せます。</translation>
    </message>
    <message>
        <source>Welcome! Groups of cards bring points, and most points win. Each turn you take the end card of a row; it goes to the right end of your hand, where the order never changes. Take the 3, then the 2.</source>
        <translation>ようこそ。札を組にして出すと点になり、合計の多い人が勝ちます。手番ごとに列の端の札を1枚取り、手札の右端に入れます。順番は変えられません。3、次に2を取りましょう。</translation>
    </message>
    <message>
        <source>And Aoi takes the 3! Below it lie the 2 and the 1: together they bring points. Try again.</source>
        <translation>あおいが3を取ってしまいました。その下の2と1と合わせれば、点になったのです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>A second 3: a pair can be laid for 1 point. But 3·2·1 will bring 3. Take the 2.</source>
        <translation>3が2枚そろうと1点になります。でも3・2・1なら3点です。2を取りましょう。</translation>
    </message>
    <message>
        <source>Now this card stands to the right of the 3, and only neighbours can be laid together: 3·2·1 is broken. Try again.</source>
        <translation>この札が3の右に入ると、3・2・1が続きません。一緒に出せるのは隣り合う札だけです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Take the 1, lay 3·2·1: groups come from the right end of your hand. Kagen no Tsuki: a falling or rising row up to 5. Three cards (small number) bring 3 points (round space). Your marble closes it for everyone.</source>
        <translation>1を取り、手札の右端から3・2・1を出しましょう。下弦ノ月は1から5の昇順か降順で、3枚（小さい数字）なら3点（丸いマス）。ガラス玉を置いたマスは、もう誰も使えません。</translation>
    </message>
    <message>
        <source>3+2+5 makes ten: that is Juu, for 2 points. Well seen! But with the 1 it will be 3.</source>
        <translation>3と2と5で10。拾（じゅう）で2点です。よく気がつきました。でも1なら3点になります。</translation>
    </message>
    <message>
        <source>No combination ends with this card, and Aoi takes your 1. Try again.</source>
        <translation>この札で終わる役はなく、1はあおいに取られてしまいました。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Waiting is allowed. But the space for three cards is free now, and the others look at it, too. Lay your cards.</source>
        <translation>出さずに待ってもかまいません。でも3枚のマスは、今なら空いています。ほかの人も狙っていますから、出しましょう。</translation>
    </message>
    <message>
        <source>The last four cards go, and a new round begins. The 1 on top of your robe can serve again as the first card of a group. Take the 9: together ten, Juu. Lay it.</source>
        <translation>残った4枚は捨てられ、次のラウンドです。衣のいちばん上の1は、組の最初の札としてもう一度使えます。9を取れば合わせて10、拾（じゅう）です。出しましょう。</translation>
    </message>
    <message>
        <source>A +1: a point at once. But it now lies on your 1, which can no longer be used. Take the 9.</source>
        <translation>+1はすぐ1点になります。でも衣の1の上に載って、1が使えなくなりました。9を取りましょう。</translation>
    </message>
    <message>
        <source>1 and 6 make nothing. With the 9, your 1 makes ten: take it.</source>
        <translation>1と6では役になりません。9なら、1と合わせて10になります。</translation>
    </message>
    <message>
        <source>You may keep the 9. But here a single card from your hand brings a point: lay it.</source>
        <translation>9を残してもかまいません。でも、ここでは手札1枚で1点になります。出しましょう。</translation>
    </message>
    <message>
        <source>Now take the white +1. It goes onto your robe at once, brings 1 point and ends your turn: no combination this time.</source>
        <translation>今度は白い+1を取りましょう。すぐ衣に重ねて1点、手番はそこで終わります。役は出せません。</translation>
    </message>
    <message>
        <source>Your 9 and this 1 make ten again: 1 point, too. Nicely found! In this lesson, take the +1.</source>
        <translation>衣の9とこの1で、また10です。これも1点、お見事。ここでは+1を取ってみましょう。</translation>
    </message>
    <message>
        <source>Aoi takes the +1, and a sure point has gone. Try again.</source>
        <translation>あおいに+1を取られました。確実な1点だったのに。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Three alike bring 4 points, a pair only 1. Take the 8, in the next round the second 8, and then wait: keep the pair.</source>
        <translation>同じ数は3枚で4点、2枚では1点です。8を取り、次のラウンドで2枚目の8を取ったら、出さずに待ちましょう。</translation>
    </message>
    <message>
        <source>Not a bad card, but we are collecting eights. Try again.</source>
        <translation>悪くない札ですが、集めているのは8です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>1 point. And the third 8 was lying open: with it, three alike would have brought 4. Try again.</source>
        <translation>1点です。でも3枚目の8がもう見えています。待てば3枚で4点でした。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Take the third 8. Your cards now fit two combinations: Kasane, three alike, for 4 points, and Setsu Getsu Fuka, all even, for 2. Choose the better one.</source>
        <translation>3枚目の8を取りましょう。襲ね（同じ数3枚）なら4点、雪月風花（偶数3枚）なら2点。よいほうを選んでください。</translation>
    </message>
    <message>
        <source>The third 8 lies open, and the others have seen it as well. Take it.</source>
        <translation>3枚目の8はすぐそこにあり、ほかの人にも見えています。取りましょう。</translation>
    </message>
    <message>
        <source>Three even cards: 2 points. Three alike bring 4. Try again.</source>
        <translation>偶数3枚で2点。同じ数3枚なら4点です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>A pair brings 1 point, and one 8 stays behind. All three bring 4.</source>
        <translation>2枚では1点で、8が1枚残ります。3枚とも出せば4点です。</translation>
    </message>
    <message>
        <source>Four alike would even bring 8. But will another one come? Take your 4 points.</source>
        <translation>4枚なら8点ですが、もう1枚来るとは限りません。4点を取りましょう。</translation>
    </message>
    <message>
        <source>See “Colours at the end”: once eight cards are laid, few colours or many bring points, but five, as you have now, bring none. Take the 7, then the 6, and lay both on your 8.</source>
        <translation>「終了時の色数」を見てください。衣が8枚以上なら、色が少なくても多くても点になりますが、今のあなたの5色だけは0点です。7、6と取って、8に重ねましょう。</translation>
    </message>
    <message>
        <source>We are after 8·7·6, a falling row, and two new colours. Try again.</source>
        <translation>狙うのは8・7・6の降順と、新しい2色です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>It would be 3 points and two more colours. Lay the cards.</source>
        <translation>3点と新しい2色が手に入ります。出しましょう。</translation>
    </message>
    <message>
        <source>Your last two turns: 6 and 4 make ten, and then 4·4 is a pair. Whoever has laid all twelve cards gets 2 extra points.</source>
        <translation>手番はあと2回です。6と4で10、次は4・4の2枚組。12枚すべて出した人には、さらに2点入ります。</translation>
    </message>
    <message>
        <source>Every card has to be laid now: the 4 fits at once. Try again.</source>
        <translation>もう1枚も残したくありません。4ならすぐ出せます。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>A card that stays in your hand costs you the 2 points for twelve. Lay it.</source>
        <translation>手札に残ると、12枚の2点がもらえません。出しましょう。</translation>
    </message>
    <message>
        <source>20 points: 14 from the table, 4 for eight colours, 2 for all twelve cards. Well done! Two gentle opponents are ready for a real match.</source>
        <translation>合計20点です。途中で14点、8色で4点、12枚すべてで2点。お見事でした。次は、やさしい相手2人との対戦です。</translation>
    </message>
</context>
<context>
    <name>kimono</name>
    <message>
        <source>Kimono</source>
        <translation>着物</translation>
    </message>
    <message>
        <source>Fabrics for the Emperor’s eye</source>
        <translation>帝の目にかなう反物を</translation>
    </message>
    <message>
        <source>Take fabrics in order and lay them in the finest styles.</source>
        <translation>反物を順に取り、美しい取り合わせで仕立てましょう。</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>鶴</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>桜</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>蝶</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>竹</translation>
    </message>
    <message>
        <source>carp</source>
        <translation>鯉</translation>
    </message>
    <message>
        <source>maple</source>
        <translation>紅葉</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>兎</translation>
    </message>
    <message>
        <source>wisteria</source>
        <translation>藤</translation>
    </message>
    <message>
        <source>plover</source>
        <translation>千鳥</translation>
    </message>
    <message>
        <source>accessory</source>
        <translation>小物</translation>
    </message>
    <message>
        <source>the same fabric on every card</source>
        <translation>すべて同じ反物</translation>
    </message>
    <message>
        <source>numbers that add up to 10</source>
        <translation>合計が10</translation>
    </message>
    <message>
        <source>three different fabrics with the blossom: 1, 2, 6</source>
        <translation>花の印の反物3種：1・2・6</translation>
    </message>
    <message>
        <source>three different fabrics with the plover: 3, 8, 9</source>
        <translation>千鳥の印の反物3種：3・8・9</translation>
    </message>
    <message>
        <source>three different fabrics with the hemp star: 4, 5, 7</source>
        <translation>麻の葉の印の反物3種：4・5・7</translation>
    </message>
    <message>
        <source>1 to 5, only rising or only falling, gaps allowed</source>
        <translation>1〜5を昇順か降順に（飛んでもよい）</translation>
    </message>
    <message>
        <source>5 to 9, only rising or only falling, gaps allowed</source>
        <translation>5〜9を昇順か降順に（飛んでもよい）</translation>
    </message>
    <message>
        <source>animals in any order</source>
        <translation>すべて生き物（順不同）</translation>
    </message>
    <message>
        <source>plants in any order</source>
        <translation>すべて草木（順不同）</translation>
    </message>
    <message>
        <source>{cards} is not Kasane: the fabrics must be equal.</source>
        <translation>{cards}は襲ね（かさね）になりません。同じ反物をそろえます。</translation>
    </message>
    <message>
        <source>{cards} is not Juu: the numbers must add up to 10.</source>
        <translation>{cards}は拾（じゅう）になりません。合計を10にします。</translation>
    </message>
    <message>
        <source>{cards} is not Sakura Chirashi: it takes the three fabrics with the blossom, 1, 2 and 6.</source>
        <translation>{cards}は桜散らし（さくらちらし）になりません。花の印の3種、1・2・6が必要です。</translation>
    </message>
    <message>
        <source>{cards} is not Chidori: it takes the three fabrics with the plover, 3, 8 and 9.</source>
        <translation>{cards}は千鳥（ちどり）になりません。千鳥の印の3種、3・8・9が必要です。</translation>
    </message>
    <message>
        <source>{cards} is not Asanoha: it takes the three fabrics with the hemp star, 4, 5 and 7.</source>
        <translation>{cards}は麻ノ葉（あさのは）になりません。麻の葉の印の3種、4・5・7が必要です。</translation>
    </message>
    <message>
        <source>{cards} is not Kagen no Tsuki: numbers from 1 to 5 must only rise or only fall.</source>
        <translation>{cards}は下弦ノ月（かげんのつき）になりません。1〜5を昇順か降順に並べます。</translation>
    </message>
    <message>
        <source>{cards} is not Jyougen no Tsuki: numbers from 5 to 9 must only rise or only fall.</source>
        <translation>{cards}は上弦ノ月（じょうげんのつき）になりません。5〜9を昇順か降順に並べます。</translation>
    </message>
    <message>
        <source>{cards} is not Katyou Fugetsu: all fabrics must show animals.</source>
        <translation>{cards}は花鳥風月（かちょうふうげつ）になりません。すべて生き物の柄にします。</translation>
    </message>
    <message>
        <source>{cards} is not Setsu Getsu Fuka: all fabrics must show plants.</source>
        <translation>{cards}は雪月風花（せつげつふうか）になりません。すべて草木の柄にします。</translation>
    </message>
    <message>
        <source>What the fabrics of a kimono bring at the end: few or many are elegant, five bring nothing. One fabric or all nine: +{points}. It counts from {enough} cards on.</source>
        <translation>着物の反物の種類は最後に得点になります。少なくても多くても粋で、5種だけは0点。1種か9種なら+{points}点。{enough}枚出してから数えます。</translation>
    </message>
    <message>
        <source>Your kimono: cards {laid}, fabrics {colours}. Worth {points} once {enough} cards are laid.</source>
        <translation>あなたの着物は{laid}枚・反物{colours}種。{enough}枚になれば{points}点です。</translation>
    </message>
    <message>
        <source>Your kimono: cards {laid}, fabrics {colours}. That is worth {points} now.</source>
        <translation>あなたの着物は{laid}枚・反物{colours}種。今は{points}点です。</translation>
    </message>
    <message>
        <source>All {layers} cards: +{complete}.</source>
        <translation>{layers}枚すべて出すと+{complete}点。</translation>
    </message>
    <message>
        <source>From {enough} cards on your fabrics count at the end.</source>
        <translation>{enough}枚出すと、最後に反物の種類が得点になります。</translation>
    </message>
    <message>
        <source>An accessory is worth a point at the end. It lies to the left of the kimono, is part of no group, and counts among the twelve cards.</source>
        <translation>小物は最後に1点。着物の左に添え、役には使えませんが、12枚のうちに数えます。</translation>
    </message>
    <message>
        <source>{who} laid an accessory.</source>
        <translation>{who}が小物を添えました。</translation>
    </message>
    <message>
        <source>You laid an accessory.</source>
        <translation>あなたが小物を添えました。</translation>
    </message>
    <message>
        <source>take the accessory.</source>
        <translation>小物を取る。</translation>
    </message>
    <message>
        <source>Fabrics: {colours}, cards laid: {cards}</source>
        <translation>反物：{colours}種、出した札：{cards}枚</translation>
    </message>
    <message>
        <source>All twelve cards; left in hand: {hand}</source>
        <translation>12枚すべて・手札の残り{hand}枚</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>小物</translation>
    </message>
    <message>
        <source>Card {number} of {layers}. What is laid stays; only the last card can be used again.</source>
        <translation>{layers}枚中{number}枚目。出した札は動きません。もう一度使えるのは最後の1枚だけです。</translation>
    </message>
    <message>
        <source>Card {number} of {layers}: still to come.</source>
        <translation>{layers}枚中{number}枚目。まだ空いています。</translation>
    </message>
    <message>
        <source>Fabrics</source>
        <translation>反物</translation>
    </message>
    <message>
        <source>All twelve</source>
        <translation>十二枚</translation>
    </message>
    <message>
        <source>Combine after an accessory</source>
        <translation>小物のあとにも役</translation>
    </message>
    <message>
        <source>Whoever lays an accessory may still combine in the same turn.</source>
        <translation>小物を置いた手番でも役を出せます。</translation>
    </message>
    <message>
        <source>You dress a lady of the court: fabrics that go together bring points, and most points win. Each has a number, a kind (animal or plant) and a draper’s mark. Take the 4, the end card of its row.</source>
        <translation>姫君の着付けをしましょう。合う反物を組にして出すと点になり、合計点で競います。反物には数、種別（生き物か草木）、呉服屋の印があります。列の端の4を取ってください。</translation>
    </message>
    <message>
        <source>An accessory: it is laid beside the lady at once. We shall come to that. First the 4, please.</source>
        <translation>小物はすぐ姫君の横に置きます。これはあとで覚えましょう。まず4をどうぞ。</translation>
    </message>
    <message>
        <source>And Aoi takes the 4! 7 and 5 lie below it, and the three belong together. Try again.</source>
        <translation>あおいが4を取ってしまいました。下の7と5は、4と合わせると役になるのです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>4, 5 and 7 bear the hemp mark: Asanoha, in any order. Take 7, then 5, and lay these three, the right end of your hand. Three cards (small number) bring 4 points (round space), which your button closes.</source>
        <translation>4と5と7は同じ麻ノ葉の印で、順番は自由です。7、5と取り、手札の右端の3枚を出しましょう。3枚（小さい数字）で4点（丸いマス）。ボタンを置くと、もう誰も使えません。</translation>
    </message>
    <message>
        <source>Accessories can wait: 7 and 5 are the ones you need now. Try again.</source>
        <translation>小物はあとでも取れます。今ほしいのは7と5です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>This card would stand in between: only neighbours at the right end of the hand are laid together. Try again.</source>
        <translation>この札が間に入ってしまいます。一緒に出せるのは、手札の右端に並んだ札だけです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Waiting is allowed. But whoever comes first gets the space worth more: lay them now.</source>
        <translation>待ってもかまいませんが、高いマスは早い者勝ちです。今出しましょう。</translation>
    </message>
    <message>
        <source>An accessory never enters your hand: it is laid to the left of your lady and brings 1 point at the end. Your turn is over then. Take this one.</source>
        <translation>小物は手札に入りません。姫君の左に置いて、最後に1点になります。手番はそこで終わりです。この小物を取りましょう。</translation>
    </message>
    <message>
        <source>All accessories are worth the same. But below the other one lie the 3 and the 1, which you will need. Try again.</source>
        <translation>小物はどれも同じです。でも、もう一方の下には、このあと使う3と1があります。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>A fabric goes into your hand. We want to see an accessory now. Try again.</source>
        <translation>反物は手札に入ります。今は小物を取ってみましょう。</translation>
    </message>
    <message>
        <source>The last fabric of your kimono, the 5, can serve again as the first of a group; accessories do not hinder it. Take 3, then 1, and lay 5·3·1.</source>
        <translation>着物の最後の反物、5は、組の最初の札としてもう一度使えます。小物はじゃまになりません。3、1と取って、5・3・1を出しましょう。</translation>
    </message>
    <message>
        <source>We want 5·3·1: falling numbers from 1 to 5, gaps allowed. Try again.</source>
        <translation>狙うのは5・3・1。1から5までの数の降順で、飛んでいてもかまいません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Three cards with the 5, of which only two come from your hand: 3 points. Lay them.</source>
        <translation>5を入れて3枚、手札からは2枚だけで3点です。出しましょう。</translation>
    </message>
    <message>
        <source>Round two; Aoi began this time. Two cards that make ten are Juu: take the 9 and lay it with your 1.</source>
        <translation>第2ラウンド、今度はあおいが親です。合わせて10になる札は拾（じゅう）。9を取って、着物の1と合わせましょう。</translation>
    </message>
    <message>
        <source>With the 1 of your kimono, only a 9 makes ten. Try again.</source>
        <translation>着物の1と合わせて10になるのは9だけです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>One card, one point: here there is nothing to wait for. Lay it.</source>
        <translation>1枚で1点です。待つ理由はありません。出しましょう。</translation>
    </message>
    <message>
        <source>Plants only, all even numbers: Setsu Getsu Fuka. Three cards bring 2 points, four bring 4. Take 2, 6 and 8, and then wait for the 4 below.</source>
        <translation>草木、つまり偶数だけなら雪月風花。3枚で2点、4枚で4点です。2、6、8と取って、次に見える4を待ちましょう。</translation>
    </message>
    <message>
        <source>We are collecting plants: 2, 6 and 8, side by side. Try again.</source>
        <translation>集めるのは草木です。2、6、8を並べましょう。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>2 points now. But the 4 lies open: with it, four plants bring 4. Try again.</source>
        <translation>今なら2点です。でも4が見えています。4枚そろえば4点になります。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Aoi has left you the 4. Take it and lay all four plants: 4 points.</source>
        <translation>あおいは4を残してくれました。取って、草木を4枚とも出しましょう。4点です。</translation>
    </message>
    <message>
        <source>And the 4 may be gone next time. Take it.</source>
        <translation>次には4がないかもしれません。取りましょう。</translation>
    </message>
    <message>
        <source>Three cards bring 2 points, all four bring 4. Try again.</source>
        <translation>3枚では2点、4枚なら4点です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Only one turn is left: what stays in your hand brings nothing. Lay them.</source>
        <translation>手番はあと1回です。手札に残しても点になりません。出しましょう。</translation>
    </message>
    <message>
        <source>Your last turn: a fabric could no longer be laid, an accessory always can. Take it: twelve laid cards bring 2 more points, and nine different fabrics 5, see “Fabrics at the end”.</source>
        <translation>最後の手番です。反物はもう出せませんが、小物なら必ず置けます。12枚すべて出せば2点。反物9種で5点なのは「終了時の反物の種類」のとおりです。</translation>
    </message>
    <message>
        <source>This fabric stays in your hand, and the 2 points for twelve cards are lost. Try again.</source>
        <translation>この反物は手札に残り、12枚の2点がもらえません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>21 points: 12 from buttons, 5 for nine different fabrics, 2 for all twelve cards, 2 for accessories. Beautiful! Now a real match, against gentle opponents?</source>
        <translation>合計21点です。ボタン12点、反物9種で5点、12枚すべてで2点、小物2点。見事な着付けでした。次は本当の対戦をどうぞ。</translation>
    </message>
</context>
<context>
    <name>layering</name>
    <message>
        <source>Kasane</source>
        <translation>襲ね</translation>
    </message>
    <message>
        <source>Juu</source>
        <translation>拾</translation>
    </message>
    <message>
        <source>Sakura Chirashi</source>
        <translation>桜散らし</translation>
    </message>
    <message>
        <source>Chidori</source>
        <translation>千鳥</translation>
    </message>
    <message>
        <source>Asanoha</source>
        <translation>麻ノ葉</translation>
    </message>
    <message>
        <source>Kagen no Tsuki</source>
        <translation>下弦ノ月</translation>
    </message>
    <message>
        <source>Jyougen no Tsuki</source>
        <translation>上弦ノ月</translation>
    </message>
    <message>
        <source>Katyou Fugetsu</source>
        <translation>花鳥風月</translation>
    </message>
    <message>
        <source>Setsu Getsu Fuka</source>
        <translation>雪月風花</translation>
    </message>
    <message>
        <source>The lot falls on {who}.</source>
        <translation>くじで{who}が親に決まりました。</translation>
    </message>
    <message>
        <source>The lot falls on you.</source>
        <translation>くじであなたが親に決まりました。</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: a new market. First to take: {who}.</source>
        <translation>全{rounds}ラウンドの第{round}：新しい場札です。親は{who}です。</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: a new market. You take first.</source>
        <translation>全{rounds}ラウンドの第{round}：新しい場札です。親はあなたです。</translation>
    </message>
    <message>
        <source>{who} laid {cards} as {combination}, +{points}.</source>
        <translation>{who}が{cards}で「{combination}」を出しました。+{points}。</translation>
    </message>
    <message>
        <source>You laid {cards} as {combination}, +{points}.</source>
        <translation>あなたが{cards}で「{combination}」を出しました。+{points}。</translation>
    </message>
    <message>
        <source>{who} laid {cards} onto the {top} as {combination}, +{points}.</source>
        <translation>{who}が{top}の上に{cards}を重ね、「{combination}」を出しました。+{points}。</translation>
    </message>
    <message>
        <source>You laid {cards} onto the {top} as {combination}, +{points}.</source>
        <translation>あなたが{top}の上に{cards}を重ね、「{combination}」を出しました。+{points}。</translation>
    </message>
    <message>
        <source>{who} kept the cards for later.</source>
        <translation>{who}は札を取っておきました。</translation>
    </message>
    <message>
        <source>You kept the cards for later.</source>
        <translation>あなたは札を取っておきました。</translation>
    </message>
    <message>
        <source>The discards are shuffled into the deck.</source>
        <translation>捨て札を山札に混ぜて切り直します。</translation>
    </message>
    <message>
        <source>Everyone has taken twelve cards.</source>
        <translation>全員が12枚取り終えました。</translation>
    </message>
    <message>
        <source>At equal points, whoever has laid more cards comes first.</source>
        <translation>同点なら、出した札の多い人が上位です。</translation>
    </message>
    <message>
        <source>take the {card} from row {row}.</source>
        <translation>{row}列目から{card}を取る。</translation>
    </message>
    <message>
        <source>lay {cards} as {combination}, +{points}.</source>
        <translation>{cards}で「{combination}」を出す。+{points}。</translation>
    </message>
    <message>
        <source>lay {cards} onto the {top} as {combination}, +{points}.</source>
        <translation>{top}の上に{cards}を重ね、「{combination}」を出す。+{points}。</translation>
    </message>
    <message>
        <source>keep the cards for later.</source>
        <translation>札を取っておく。</translation>
    </message>
    <message>
        <source>It is the turn of {who}.</source>
        <translation>{who}の手番です。</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>あなたの手番です。</translation>
    </message>
    <message>
        <source>Take a card from the market first.</source>
        <translation>まず場から1枚取ってください。</translation>
    </message>
    <message>
        <source>You have taken your card: combine, or keep your cards.</source>
        <translation>札はもう取りました。役を出すか、手札に残してください。</translation>
    </message>
    <message>
        <source>There is no such row. Rows in the market: {rows}.</source>
        <translation>そのような列はありません。場の列数：{rows}。</translation>
    </message>
    <message>
        <source>This card is covered: only the end card of a row can be taken.</source>
        <translation>この札は下になっています。取れるのは列の端の札だけです。</translation>
    </message>
    <message>
        <source>These are the cards of {who}.</source>
        <translation>これは{who}の札です。</translation>
    </message>
    <message>
        <source>These are your cards.</source>
        <translation>これはあなたの札です。</translation>
    </message>
    <message>
        <source>Of what has been laid only the last card can be used again, as the first of a group.</source>
        <translation>出した札のうちもう一度使えるのは最後の1枚だけで、役の先頭になります。</translation>
    </message>
    <message>
        <source>None of your groups fits a free space of {combination}.</source>
        <translation>「{combination}」の空きマスに合う組がありません。</translation>
    </message>
    <message>
        <source>Row {row} is empty.</source>
        <translation>{row}列目にはもう札がありません。</translation>
    </message>
    <message>
        <source>There is no combination “{combination}”. There are: {known}.</source>
        <translation>「{combination}」という役はありません。役の一覧：{known}。</translation>
    </message>
    <message>
        <source>A combination needs the card at the right end of your hand.</source>
        <translation>役には手札の右端の札が必要です。</translation>
    </message>
    <message>
        <source>Your hand is too small. Cards in it: {hand}.</source>
        <translation>手札が足りません。手札の枚数：{hand}。</translation>
    </message>
    <message>
        <source>Your robe has no card yet that you could use again.</source>
        <translation>衣には、もう一度使える札がまだありません。</translation>
    </message>
    <message>
        <source>A +1 on top of your robe cannot be part of a combination.</source>
        <translation>衣のいちばん上が+1のときは、役に使えません。</translation>
    </message>
    <message>
        <source>{combination} has no space for this number of cards: {cards}.</source>
        <translation>「{combination}」に{cards}枚用のマスはありません。</translation>
    </message>
    <message>
        <source>{combination}: every space for this number of cards is taken: {cards}.</source>
        <translation>「{combination}」の{cards}枚用のマスはもう埋まっています。</translation>
    </message>
    <message>
        <source>No player does that: the cards and the lot decide.</source>
        <translation>それはプレイヤーの行動ではありません。札とくじで決まります。</translation>
    </message>
    <message>
        <source>The first player is drawn by lot before anything else.</source>
        <translation>何よりも先に、くじで親を決めます。</translation>
    </message>
    <message>
        <source>The lot must fall on a player. Seats at the table: {seats}.</source>
        <translation>くじはプレイヤーに当たらなければなりません。卓の席数：{seats}。</translation>
    </message>
    <message>
        <source>A market must be dealt now.</source>
        <translation>今は場札を配る場面です。</translation>
    </message>
    <message>
        <source>The number of cards in a market must be {cards}.</source>
        <translation>場札の枚数は{cards}枚でなければなりません。</translation>
    </message>
    <message>
        <source>These cards are not all in the deck.</source>
        <translation>山札にない札が含まれています。</translation>
    </message>
    <message>
        <source>Combination cards</source>
        <translation>役札</translation>
    </message>
    <message>
        <source>Spaces and points as printed in your box, instead of the built-in ones.</source>
        <translation>内蔵の値の代わりに、お手持ちの箱に印刷されたマスと点数を使います。</translation>
    </message>
    <message>
        <source>This is not a table of combinations.</source>
        <translation>役の表ではありません。</translation>
    </message>
    <message>
        <source>{combination}: its spaces must be a list.</source>
        <translation>「{combination}」：マスはリストで書いてください。</translation>
    </message>
    <message>
        <source>{combination}: {cells} spaces are too many; {most} are possible.</source>
        <translation>「{combination}」：マスが{cells}個あります。多くても{most}個までです。</translation>
    </message>
    <message>
        <source>{combination}, space {cell}: it must be a number of cards and its points.</source>
        <translation>「{combination}」の{cell}番目のマス：枚数と点数を書いてください。</translation>
    </message>
    <message>
        <source>{combination}, space {cell}: the number of cards must be from {least} to {most}, not “{value}”.</source>
        <translation>「{combination}」の{cell}番目のマス：枚数は{least}〜{most}です。「{value}」は使えません。</translation>
    </message>
    <message>
        <source>{combination}, space {cell}: the points must be from {least} to {most}, not “{value}”.</source>
        <translation>「{combination}」の{cell}番目のマス：点数は{least}〜{most}です。「{value}」は使えません。</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read.</source>
        <translation>ファイル「{file}」を読み込めません。</translation>
    </message>
    <message>
        <source>The file “{file}” is too large: the limit is {most} KB.</source>
        <translation>ファイル「{file}」が大きすぎます。上限は{most}KBです。</translation>
    </message>
    <message>
        <source>Line {line}: the file is not written in UTF-8.</source>
        <translation>{line}行目：ファイルがUTF-8ではありません。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is not valid JSON.</source>
        <translation>{line}行{column}列：JSONとして正しくありません。</translation>
    </message>
    <message>
        <source>“{name}” stands twice in the file.</source>
        <translation>「{name}」がファイルに2回出てきます。</translation>
    </message>
    <message>
        <source>{who} took the {card} from row {row}.</source>
        <translation>{who}が{row}列目から{card}を取りました。</translation>
    </message>
    <message>
        <source>You took the {card} from row {row}.</source>
        <translation>あなたが{row}列目から{card}を取りました。</translation>
    </message>
    <message>
        <source>Only the end card of a row can be taken.</source>
        <translation>取れるのは、各列の端の1枚だけです。</translation>
    </message>
    <message>
        <source>The card that lay here has been taken.</source>
        <translation>ここにあった札は、もう取られました。</translation>
    </message>
    <message>
        <source>Nobody takes from the deck: the next market is dealt from it.</source>
        <translation>山札からは取れません。次の場に配る札です。</translation>
    </message>
    <message>
        <source>Accessories stay where they lie; each is worth 1 point at the end.</source>
        <translation>小物は置いたままです。最後に1枚につき1点になります。</translation>
    </message>
    <message>
        <source>{cards} makes no combination. A group runs from one card to the right end of your hand.</source>
        <translation>{cards}は役になりません。組は、ある札から手札の右端まで続けて出します。</translation>
    </message>
    <message>
        <source>Every space for {cards} is taken.</source>
        <translation>{cards}を置けるマスは、すべて埋まっています。</translation>
    </message>
    <message>
        <source>With the {top} on top of your robe no group can be laid now.</source>
        <translation>いちばん上の{top}を使って出せる組は、今はありません。</translation>
    </message>
    <message>
        <source>This space is for {cards} cards. None of your groups of {combination} has as many.</source>
        <translation>このマスは{cards}枚用です。今出せる「{combination}」とは枚数が合いません。</translation>
    </message>
    <message>
        <source>This space is taken.</source>
        <translation>このマスはもう埋まっています。</translation>
    </message>
    <message>
        <source>A group goes to the free space for its number of cards that brings the most points.</source>
        <translation>役は、枚数の合う空きマスのうち、いちばん点の高いマスに入ります。</translation>
    </message>
    <message>
        <source>End of round {round} of {rounds}. The market is discarded.</source>
        <translation>全{rounds}ラウンドの第{round}が終了。残りの場札は捨て札です。</translation>
    </message>
    <message>
        <source>You can lay a group: its cards have an edge. Lay it now, or keep them and wait for more.</source>
        <translation>役を出せます。縁のついた札がその組です。今出しても、もっと集まるまで待ってもかまいません。</translation>
    </message>
    <message>
        <source>A space is closed. Each one scores only once in the match, for whoever comes first.</source>
        <translation>マスがひとつふさがりました。どのマスも対戦中に1度だけ、早い者勝ちです。</translation>
    </message>
    <message>
        <source>The last card you laid can serve again: as the first card of a group, without being moved.</source>
        <translation>最後に出した札をもう一度使えます。動かさずに、組の最初の札になります。</translation>
    </message>
    <message>
        <source>The last round: what stays in your hand will bring nothing.</source>
        <translation>最後のラウンドです。手札に残った札は点になりません。</translation>
    </message>
    <message>
        <source>{combination}: {condition}.</source>
        <translation>{combination}：{condition}。</translation>
    </message>
    <message>
        <source>Spaces still free: {free} of {all}. Each scores once, for whoever comes first.</source>
        <translation>空きマスは{all}個のうち{free}個。それぞれ1度きり、早い者勝ちです。</translation>
    </message>
    <message>
        <source>All its spaces are closed: nobody scores here any more.</source>
        <translation>すべてのマスがふさがり、もう誰も得点できません。</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}から{most}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one}か{other}</translation>
    </message>
    <message>
        <source>You can lay it now: {cards}.</source>
        <translation>今出せます：{cards}。</translation>
    </message>
    <message>
        <source>Your {cards}: a beginning, but not enough. It takes {sizes} cards.</source>
        <translation>手元の{cards}は役の途中ですが、まだ足りません。{sizes}枚必要です。</translation>
    </message>
    <message>
        <source>The right end of your hand does not begin it yet. It takes {sizes} cards.</source>
        <translation>手札の右端はまだこの役の始まりになっていません。{sizes}枚必要です。</translation>
    </message>
    <message>
        <source>Free. {combination} with {cards} cards scores +{points} here, for whoever comes first.</source>
        <translation>空きマス。{combination}を{cards}枚で出すと+{points}点、早い者勝ちです。</translation>
    </message>
    <message>
        <source>Closed by {who}: {cards} cards, +{points}. A space scores only once in the match.</source>
        <translation>{who}がふさぎました：{cards}枚で+{points}点。マスの得点は対戦中1度きりです。</translation>
    </message>
    <message>
        <source>Closed by you: {cards} cards, +{points}. A space scores only once in the match.</source>
        <translation>あなたがふさぎました：{cards}枚で+{points}点。マスの得点は対戦中1度きりです。</translation>
    </message>
    <message>
        <source>Closed from the start: nobody scores here. It would ask for {cards} cards and bring +{points}.</source>
        <translation>初めからふさがっていて、誰も得点できません。本来は{cards}枚で+{points}点のマスです。</translation>
    </message>
    <message>
        <source>A group of as many cards goes first to the space that is worth more: +{points}.</source>
        <translation>同じ枚数なら、先に点の高いマスに入ります：+{points}点。</translation>
    </message>
    <message>
        <source>The last card you laid, a {card}. It can serve again: as the first card of your next group.</source>
        <translation>最後に出した{card}。次の役の1枚目として、もう一度使えます。</translation>
    </message>
    <message>
        <source>A +1 lies on top: no group can begin with the last card of your robe now.</source>
        <translation>いちばん上が+1なので、衣の最後の札から役を始めることはできません。</translation>
    </message>
    <message>
        <source>{who} has scored {points} so far. If it ended now, {end} would be added: {total}.</source>
        <translation>{who}はここまで{points}点。今終われば+{end}で{total}点です。</translation>
    </message>
    <message>
        <source>You have scored {points} so far. If it ended now, {end} would be added: {total}.</source>
        <translation>あなたはここまで{points}点。今終われば+{end}で{total}点です。</translation>
    </message>
    <message>
        <source>Cards still to take: {left}. In hand: {hand}; what stays there will bring nothing.</source>
        <translation>これから取る札は{left}枚。手札は{hand}枚で、最後まで残ると得点になりません。</translation>
    </message>
    <message>
        <source>Nobody would have more.</source>
        <translation>今のところ、これを上回る人はいません。</translation>
    </message>
    <message>
        <source>Each new card goes to the right, and the order never changes. A group is laid from the right end, without a gap.</source>
        <translation>取った札は右端に加わり、順番は変わりません。役は右端から、間をあけずに出します。</translation>
    </message>
    <message>
        <source>Cards in the deck: {cards}. The next market is dealt from it.</source>
        <translation>山札は{cards}枚。次の場札はここから配られます。</translation>
    </message>
    <message>
        <source>Covered: it can be taken when those on it are gone. Cards on it: {above}.</source>
        <translation>上の札がなくなれば取れます。上にある札は{above}枚。</translation>
    </message>
    <message>
        <source>The end card of its row: whoever is to take may take it.</source>
        <translation>列の端の札。手番の人が取れます。</translation>
    </message>
    <message>
        <source>It takes {sizes} cards; there is none in your hand yet.</source>
        <translation>{sizes}枚必要です。手札はまだありません。</translation>
    </message>
    <message>
        <source>Your {cards} can go on growing, to {sizes} cards.</source>
        <translation>手元の{cards}は{sizes}枚まで伸ばせます。</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>The lesson cannot be read: something is wrong at “{where}” ({what}).</source>
        <translation>練習を読み込めません。「{where}」に誤りがあります（{what}）。</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>A deal number lies between 0 and {most}.</source>
        <translation>配札番号は0から{most}までです。</translation>
    </message>
    <message>
        <source>There is no step {step} to go to.</source>
        <translation>{step}手目はありません。</translation>
    </message>
    <message>
        <source>What everyone has seen by then cannot be taken back.</source>
        <translation>全員が見たものは、もう取り消せません。</translation>
    </message>
    <message>
        <source>·</source>
        <translation>・</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>{who}: {points}</source>
        <translation>{who}：{points}</translation>
    </message>
    <message>
        <source>You: {points}</source>
        <translation>あなた：{points}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>プレイヤー{n}</translation>
    </message>
    <message>
        <source>At the end {points} for {who} ({source}).</source>
        <translation>終了時、{who}に{points}点：{source}。</translation>
    </message>
    <message>
        <source>At the end {points} for you ({source}).</source>
        <translation>終了時、あなたに{points}点：{source}。</translation>
    </message>
    <message>
        <source>{player} was first, after {whole}.{part} s.</source>
        <translation>最初のストップは{player}、{whole}秒{part}でした。</translation>
    </message>
    <message>
        <source>You were first, after {whole}.{part} s.</source>
        <translation>最初のストップはあなた、{whole}秒{part}でした。</translation>
    </message>
    <message>
        <source>{player} was first, after {whole}.{part} s; the next call came {late_whole}.{late_part} s later.</source>
        <translation>最初のストップは{player}、{whole}秒{part}でした。次のストップは{late_whole}秒{late_part}遅れでした。</translation>
    </message>
    <message>
        <source>You were first, after {whole}.{part} s; the next call came {late_whole}.{late_part} s later.</source>
        <translation>最初のストップはあなた、{whole}秒{part}でした。次のストップは{late_whole}秒{late_part}遅れでした。</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>The computer player stopped unexpectedly.</source>
        <translation>コンピュータのプレイヤーが突然停止しました。</translation>
    </message>
    <message>
        <source>The computer player did not answer in time.</source>
        <translation>コンピュータのプレイヤーが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The computer player lost its way.</source>
        <translation>コンピュータのプレイヤーが混乱しました。</translation>
    </message>
    <message>
        <source>The computer player wanted to do what the rules do not allow.</source>
        <translation>コンピュータのプレイヤーがルール違反の手を選びました。</translation>
    </message>
    <message>
        <source>Aoi</source>
        <translation>あおい</translation>
    </message>
    <message>
        <source>Ren</source>
        <translation>れん</translation>
    </message>
    <message>
        <source>Kaede</source>
        <translation>かえで</translation>
    </message>
    <message>
        <source>Sumi</source>
        <translation>すみ</translation>
    </message>
    <message>
        <source>Mika</source>
        <translation>みか</translation>
    </message>
    <message>
        <source>Kai</source>
        <translation>かい</translation>
    </message>
    <message>
        <source>Sora</source>
        <translation>そら</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>堅実</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>慎重</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>欲張り</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>大物狙い</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>ほかにできることはありません。</translation>
    </message>
    <message>
        <source>Played out from here, this does best.</source>
        <translation>この先を読むと、これが最善です。</translation>
    </message>
    <message>
        <source>Takes the {card}: {combination} with {cards} cards is possible at once, +{points}.</source>
        <translation>{card}を取れば、すぐに{cards}枚の「{combination}」ができます（+{points}）。</translation>
    </message>
    <message>
        <source>Takes the {card}: with a {next} next, {combination} with {cards} cards brings +{points}.</source>
        <translation>{card}を取り、次に{next}が来れば、{cards}枚の「{combination}」で+{points}です。</translation>
    </message>
    <message>
        <source>{combination} with {cards} cards: +{points}.</source>
        <translation>{cards}枚の「{combination}」で+{points}です。</translation>
    </message>
    <message>
        <source>Worth waiting: with a {card}, {combination} with {cards} cards brings +{points}.</source>
        <translation>待つ価値があります。{card}が来れば、{cards}枚の「{combination}」で+{points}です。</translation>
    </message>
    <message>
        <source>Leaves no {card} for {who}: it would bring +{points} there.</source>
        <translation>{who}に{card}を渡しません。渡せば+{points}になるところです。</translation>
    </message>
    <message>
        <source>Leaves you no {card}: it would bring +{points}.</source>
        <translation>あなたに{card}を渡しません。渡せば+{points}になるところです。</translation>
    </message>
    <message>
        <source>The most there is: +{points}.</source>
        <translation>取れる中で最高です：+{points}。</translation>
    </message>
    <message>
        <source>+{points}; what is left is worth less to the next.</source>
        <translation>+{points}です。残りは次の人にとって価値が下がります。</translation>
    </message>
    <message>
        <source>No mask of this kind lies on stage {stack}.</source>
        <translation>第{stack}舞台に同じ面はありません。</translation>
    </message>
    <message>
        <source>It lies on every stage; on stage {stack} (times: {equal}) it costs least, or is most likely forgotten.</source>
        <translation>どの舞台にも同じ面があります。第{stack}舞台（{equal}枚）なら、損が少ないか、いちばん忘れられていそうです。</translation>
    </message>
    <message>
        <source>This mask is not the first of its kind on the stage. Tokens to take: {tokens}.</source>
        <translation>この舞台にはすでに同じ面があります。もらえるトークン：{tokens}個。</translation>
    </message>
    <message>
        <source>This mask is the first of its kind on the stage.</source>
        <translation>この舞台に同じ面はまだありません。</translation>
    </message>
    <message>
        <source>One like it already lay on stage {stack} ({mask}; masks laid since then: {since}). There was none on stage {better}.</source>
        <translation>第{stack}舞台には同じ面がすでにありました（{mask}、それから置かれた面：{since}枚）。第{better}舞台にはありませんでした。</translation>
    </message>
    <message>
        <source>One like it lay in sight on stage {stack} ({mask}). There was none on stage {better}.</source>
        <translation>第{stack}舞台のいちばん上に同じ面が見えていました（{mask}）。第{better}舞台にはありませんでした。</translation>
    </message>
    <message>
        <source>One like it lay on every stage ({mask}).</source>
        <translation>どの舞台にも同じ面がありました（{mask}）。</translation>
    </message>
    <message>
        <source>None like it lay on stage {stack} ({mask}).</source>
        <translation>第{stack}舞台に同じ面はありませんでした（{mask}）。</translation>
    </message>
    <message>
        <source>One like it already lay on stage {stack} ({mask}; masks laid in between: {since}). Tokens to take: {tokens}.</source>
        <translation>第{stack}舞台には同じ面がすでにありました（{mask}、その間に置かれた面：{since}枚）。もらえるトークン：{tokens}個。</translation>
    </message>
    <message>
        <source>It was the first of its kind on stage {stack} ({mask}). A wrong call costs a token.</source>
        <translation>第{stack}舞台では最初の1枚でした（{mask}）。間違ったストップはトークンを1個失います。</translation>
    </message>
    <message>
        <source>Fills board {board}: +{points}.</source>
        <translation>ボード{board}が埋まり、+{points}です。</translation>
    </message>
    <message>
        <source>Leads on board {board}. Spaces left: {empty}.</source>
        <translation>ボード{board}で首位に立ちます（空きマス{empty}）。</translation>
    </message>
    <message>
        <source>Draws level on board {board}. Spaces left: {empty}.</source>
        <translation>ボード{board}で首位に並びます（空きマス{empty}）。</translation>
    </message>
    <message>
        <source>Second place on board {board} counts too. Spaces left: {empty}.</source>
        <translation>ボード{board}は2番手でも得点になります（空きマス{empty}）。</translation>
    </message>
    <message>
        <source>White keeps board {board} from the others. Spaces left: {empty}.</source>
        <translation>白を置いて、ボード{board}を相手に取らせません（空きマス{empty}）。</translation>
    </message>
    <message>
        <source>Where the boards meet, this brings +{points}.</source>
        <translation>こうすれば、ボードの交点で+{points}になります。</translation>
    </message>
    <message>
        <source>A point for sure, whatever comes.</source>
        <translation>何が来ても、確実に1点です。</translation>
    </message>
    <message>
        <source>Nobody has bid more so far: the first choice, a {best} for instance.</source>
        <translation>まだ誰もこれを超えていません。最初に選べて、たとえば{best}が取れます。</translation>
    </message>
    <message>
        <source>The last bid and the highest: the first choice, a {best}.</source>
        <translation>最後に出して最初に選べます。{best}が取れます。</translation>
    </message>
    <message>
        <source>Enough to choose as number {place} so far.</source>
        <translation>今のところ{place}番目に選べます。</translation>
    </message>
    <message>
        <source>Keeps the {number} cards of {card} together.</source>
        <translation>{card}の札{number}枚を崩さずに残せます。</translation>
    </message>
    <message>
        <source>This way the others gain least where the boards meet.</source>
        <translation>こうすれば、交点での相手の得点がいちばん少なくなります。</translation>
    </message>
    <message>
        <source>A new board makes room, and points where boards meet.</source>
        <translation>新しいボードで場が広がり、交点の得点も狙えます。</translation>
    </message>
    <message>
        <source>White tiles and boards will be worth more later.</source>
        <translation>白タイルやボードは、あとのほうが役に立ちます。</translation>
    </message>
    <message>
        <source>Total recall</source>
        <translation>完全記憶</translation>
    </message>
    <message>
        <source>As far as one remembers, no mask of this kind lies on stage {stack}.</source>
        <translation>記憶にある限り、第{stack}舞台に同じ面はありません。</translation>
    </message>
    <message>
        <source>Nobody is sure, but so many masks lie below that one of this kind is likely among them.</source>
        <translation>確実ではありませんが、下の面が多いので、同じ面がありそうです。</translation>
    </message>
    <message>
        <source>As far as one remembers, none of this kind lies below. A wrong call costs a token.</source>
        <translation>記憶にある限り、下に同じ面はありません。間違えるとトークンを1個失います。</translation>
    </message>
    <message>
        <source>More than a {card} would be too much for these prizes.</source>
        <translation>この賞品には、{card}より大きい数字を使うほどの価値はありません。</translation>
    </message>
</context>
<context>
    <name>rainbow</name>
    <message>
        <source>Rainbow</source>
        <translation>レインボー</translation>
    </message>
    <message>
        <source>What you bid with today, others win tomorrow.</source>
        <translation>今日出した札が、明日は誰かの賞品に。</translation>
    </message>
    <message>
        <source>Collect the prizes with the highest total.</source>
        <translation>合計がいちばん大きくなるように賞品を集めましょう。</translation>
    </message>
    <message>
        <source>SOLO</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>SET</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>RUN</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>賞品</translation>
    </message>
    <message>
        <source>First pile</source>
        <translation>1つ目の束</translation>
    </message>
    <message>
        <source>Second pile</source>
        <translation>2つ目の束</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>by number of cards</source>
        <translation>枚数で</translation>
    </message>
    <message>
        <source>by highest card</source>
        <translation>最大の数字で</translation>
    </message>
    <message>
        <source>by order of play</source>
        <translation>先に出した順で</translation>
    </message>
    <message>
        <source>The lot fell on {who} to begin.</source>
        <translation>くじで{who}が親に決まりました。</translation>
    </message>
    <message>
        <source>The lot fell on you to begin.</source>
        <translation>くじであなたが親に決まりました。</translation>
    </message>
    <message>
        <source>The cards were dealt. First prizes: {cards}.</source>
        <translation>札を配りました。最初の賞品：{cards}。</translation>
    </message>
    <message>
        <source>Round {round} began, opened by {who}.</source>
        <translation>第{round}ラウンド開始。親は{who}です。</translation>
    </message>
    <message>
        <source>Round {round} began, opened by you.</source>
        <translation>第{round}ラウンド開始。親はあなたです。</translation>
    </message>
    <message>
        <source>{who} bid a SOLO: {cards}.</source>
        <translation>{who}がソロを出しました：{cards}。</translation>
    </message>
    <message>
        <source>You bid a SOLO: {cards}.</source>
        <translation>あなたがソロを出しました：{cards}。</translation>
    </message>
    <message>
        <source>{who} bid a SET: {cards}.</source>
        <translation>{who}がセットを出しました：{cards}。</translation>
    </message>
    <message>
        <source>You bid a SET: {cards}.</source>
        <translation>あなたがセットを出しました：{cards}。</translation>
    </message>
    <message>
        <source>{who} bid a RUN: {cards}.</source>
        <translation>{who}がランを出しました：{cards}。</translation>
    </message>
    <message>
        <source>You bid a RUN: {cards}.</source>
        <translation>あなたがランを出しました：{cards}。</translation>
    </message>
    <message>
        <source>It became a SET round.</source>
        <translation>セットのラウンドになりました。</translation>
    </message>
    <message>
        <source>It became a RUN round.</source>
        <translation>ランのラウンドになりました。</translation>
    </message>
    <message>
        <source>{who} played the last card in hand and dropped out.</source>
        <translation>{who}が手札を出し切って抜けました。</translation>
    </message>
    <message>
        <source>You played your last card in hand and dropped out.</source>
        <translation>あなたは手札を出し切って抜けました。</translation>
    </message>
    <message>
        <source>{who} picked up the second pile. Cards in it: {number}.</source>
        <translation>{who}が2つ目の束を手に取りました（{number}枚）。</translation>
    </message>
    <message>
        <source>You picked up your second pile. Cards in it: {number}.</source>
        <translation>あなたが2つ目の束を手に取りました（{number}枚）。</translation>
    </message>
    <message>
        <source>{who} won the first choice.</source>
        <translation>{who}が最初に選びます。</translation>
    </message>
    <message>
        <source>You won the first choice.</source>
        <translation>あなたが最初に選びます。</translation>
    </message>
    <message>
        <source>{who} took a {value}.</source>
        <translation>{who}が{value}を取りました。</translation>
    </message>
    <message>
        <source>You took a {value}.</source>
        <translation>あなたが{value}を取りました。</translation>
    </message>
    <message>
        <source>{who} took {value} twice, worth {points}.</source>
        <translation>{who}が{value}を2枚取りました。計{points}点です。</translation>
    </message>
    <message>
        <source>You took {value} twice, worth {points}.</source>
        <translation>あなたが{value}を2枚取りました。計{points}点です。</translation>
    </message>
    <message>
        <source>No prize was left for {who}.</source>
        <translation>{who}の分の賞品は残っていません。</translation>
    </message>
    <message>
        <source>No prize was left for you.</source>
        <translation>あなたの分の賞品は残っていません。</translation>
    </message>
    <message>
        <source>Nobody took these prizes, they left the game: {cards}.</source>
        <translation>誰も取らなかった賞品は取り除きます：{cards}。</translation>
    </message>
    <message>
        <source>{who} scored one point for each card kept: {number}.</source>
        <translation>{who}は残した札1枚につき1点を得ました：{number}点。</translation>
    </message>
    <message>
        <source>You scored one point for each card kept: {number}.</source>
        <translation>あなたは残した札1枚につき1点を得ました：{number}点。</translation>
    </message>
    <message>
        <source>The game ended with round {round}.</source>
        <translation>第{round}ラウンドでゲームが終わりました。</translation>
    </message>
    <message>
        <source>bid a SOLO: {cards}.</source>
        <translation>ソロを出す：{cards}。</translation>
    </message>
    <message>
        <source>bid a SET: {cards}.</source>
        <translation>セットを出す：{cards}。</translation>
    </message>
    <message>
        <source>bid a RUN: {cards}.</source>
        <translation>ランを出す：{cards}。</translation>
    </message>
    <message>
        <source>take a {value}.</source>
        <translation>{value}を取る。</translation>
    </message>
    <message>
        <source>take {value} twice, worth {points}.</source>
        <translation>{value}を2枚取る。計{points}点。</translation>
    </message>
    <message>
        <source>Prizes taken: {number}</source>
        <translation>取った賞品：{number}枚</translation>
    </message>
    <message>
        <source>Cards kept: {number}</source>
        <translation>残した札：{number}枚</translation>
    </message>
    <message>
        <source>Cards kept</source>
        <translation>残した札</translation>
    </message>
    <message>
        <source>At least two players ran out of cards.</source>
        <translation>2人以上の手札がなくなりました。</translation>
    </message>
    <message>
        <source>A player ran out of cards.</source>
        <translation>手札がなくなった人が出ました。</translation>
    </message>
    <message>
        <source>No player deals the cards or casts the lot.</source>
        <translation>札を配るのもくじを引くのも、プレイヤーの行動ではありません。</translation>
    </message>
    <message>
        <source>Without cards you sit out.</source>
        <translation>手札がないので参加できません。</translation>
    </message>
    <message>
        <source>It is the turn of {who}.</source>
        <translation>{who}の手番です。</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>あなたの手番です。</translation>
    </message>
    <message>
        <source>The bids are made. Choose a prize now.</source>
        <translation>札は出そろいました。賞品を選んでください。</translation>
    </message>
    <message>
        <source>Prizes are chosen after the bids. Make a bid now.</source>
        <translation>賞品を選ぶのは全員が出したあとです。まず札を出してください。</translation>
    </message>
    <message>
        <source>These cards are not yours.</source>
        <translation>これはあなたの札ではありません。</translation>
    </message>
    <message>
        <source>A second pile is picked up when the first is used up.</source>
        <translation>2つ目の束は、1つ目を使い切ってから手に取ります。</translation>
    </message>
    <message>
        <source>Whoever has cards must bid at least one.</source>
        <translation>手札がある人は、少なくとも1枚出さなければなりません。</translation>
    </message>
    <message>
        <source>There is no card of value {value}.</source>
        <translation>{value}という札はありません。</translation>
    </message>
    <message>
        <source>Cards are listed from low to high.</source>
        <translation>札は小さい順に並べます。</translation>
    </message>
    <message>
        <source>A SET has a single value, a RUN has no value twice.</source>
        <translation>セットは同じ数字だけ、ランは同じ数字を含みません。</translation>
    </message>
    <message>
        <source>A RUN has no gap. Missing here: {missing}.</source>
        <translation>ランは数字が続いていなければなりません。足りない数字：{missing}。</translation>
    </message>
    <message>
        <source>6 and 1 do not join in a RUN.</source>
        <translation>ランで6と1はつながりません。</translation>
    </message>
    <message>
        <source>You do not hold enough cards of: {cards}.</source>
        <translation>手札が足りません：{cards}。</translation>
    </message>
    <message>
        <source>A SET was played this round: only SOLO or SET.</source>
        <translation>このラウンドはセットが出ています。出せるのはソロかセットだけです。</translation>
    </message>
    <message>
        <source>A RUN was played this round: only SOLO or RUN.</source>
        <translation>このラウンドはランが出ています。出せるのはソロかランだけです。</translation>
    </message>
    <message>
        <source>There is no prize of value {value}.</source>
        <translation>{value}の賞品はありません。</translation>
    </message>
    <message>
        <source>Take one card, or two of equal value.</source>
        <translation>1枚、または同じ数字を2枚取ってください。</translation>
    </message>
    <message>
        <source>In the first round a choice is one card only.</source>
        <translation>第1ラウンドで取れるのは1枚だけです。</translation>
    </message>
    <message>
        <source>Two prizes must be equal, and {value} is there only once.</source>
        <translation>2枚取るなら同じ数字です。{value}は1枚しかありません。</translation>
    </message>
    <message>
        <source>This is not the moment for such a deal.</source>
        <translation>今はそのように配る場面ではありません。</translation>
    </message>
    <message>
        <source>The lot must fall on a player of the match.</source>
        <translation>くじはこの対戦のプレイヤーに当たらなければなりません。</translation>
    </message>
    <message>
        <source>Wrong number of cards dealt: {given} instead of {due}.</source>
        <translation>配る枚数が違います。{due}枚のところ{given}枚です。</translation>
    </message>
    <message>
        <source>More cards dealt than there are, of: {cards}.</source>
        <translation>実際より多く配られた札があります：{cards}。</translation>
    </message>
    <message>
        <source>Round {round} is the last.</source>
        <translation>第{round}ラウンドが最終ラウンドです。</translation>
    </message>
    <message>
        <source>The cards were dealt.</source>
        <translation>札が配られました。</translation>
    </message>
    <message>
        <source>{who} bid a SOLO.</source>
        <translation>{who}がソロを出しました。</translation>
    </message>
    <message>
        <source>You bid a SOLO.</source>
        <translation>あなたがソロを出しました。</translation>
    </message>
    <message>
        <source>{who} bid a SET of {number}.</source>
        <translation>{who}が{number}枚のセットを出しました。</translation>
    </message>
    <message>
        <source>You bid a SET of {number}.</source>
        <translation>あなたが{number}枚のセットを出しました。</translation>
    </message>
    <message>
        <source>{who} bid a RUN of {number}.</source>
        <translation>{who}が{number}枚のランを出しました。</translation>
    </message>
    <message>
        <source>You bid a RUN of {number}.</source>
        <translation>あなたが{number}枚のランを出しました。</translation>
    </message>
    <message>
        <source>{who} took a prize.</source>
        <translation>{who}が賞品を1枚取りました。</translation>
    </message>
    <message>
        <source>You took a prize.</source>
        <translation>あなたが賞品を1枚取りました。</translation>
    </message>
    <message>
        <source>{who} took two equal prizes.</source>
        <translation>{who}が同じ数字の賞品を2枚取りました。</translation>
    </message>
    <message>
        <source>You took two equal prizes.</source>
        <translation>あなたが同じ数字の賞品を2枚取りました。</translation>
    </message>
    <message>
        <source>Prizes that nobody took left the game: {number}.</source>
        <translation>誰も取らなかった賞品{number}枚が取り除かれました。</translation>
    </message>
    <message>
        <source>The cards in the middle are prizes, worth their number. Whoever bids most cards chooses first. Kaede has bid a SET, equal cards: now only SETs and single cards, SOLO, are allowed. Bid your three 1s.</source>
        <translation>中央の札は賞品で、数字が点になります。枚数の多い人から選びます。かえでがセット（同じ数字）を出したので、今はセットかソロ（1枚）だけ。1を3枚出しましょう。</translation>
    </message>
    <message>
        <source>A single card chooses last here. Kaede has taken the 6, and a 1 is left for you. Try again.</source>
        <translation>ここでは、1枚だけだと選ぶのは最後です。6はかえでが取り、残ったのは1でした。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Two cards, as many as Kaede; but 3·3 is higher, so Kaede chooses first and takes the 6. Try again.</source>
        <translation>枚数はかえでと同じですが、3・3のほうが大きいので、かえでが先に6を取りました。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Four choose first as well, but three are enough. Save the fourth.</source>
        <translation>4枚でも最初に選べますが、3枚で足ります。1枚は取っておきましょう。</translation>
    </message>
    <message>
        <source>You choose first with these, too. But what is bid now are the prizes of the next round, for everyone: spend low cards.</source>
        <translation>これでも最初に選べます。でも出した札は次のラウンドで全員の賞品になります。小さい札で済ませましょう。</translation>
    </message>
    <message>
        <source>Three cards beat 3·3 and the single 6s: you choose first. In the first round everyone takes one card. Prizes are points: take the 6.</source>
        <translation>3枚は3・3にも1枚の6にも勝ち、最初に選べます。第1ラウンドは1枚だけ。賞品の数字がそのまま点です。6を取りましょう。</translation>
    </message>
    <message>
        <source>And Kaede takes the 6. Prizes do not join the hand: only their value counts. Try again.</source>
        <translation>6はかえでが取りました。賞品は手札に入らず、数字だけが点になります。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The bids of last round are this round’s prizes, and you open, because you chose first. Neighbouring values are a RUN; it shuts out SETs for this round. Bid 2·3·4·5.</source>
        <translation>前のラウンドで出された札が、今度の賞品です。最初に選んだあなたが親。続いた数字はランで、このラウンドはセットを出せなくなります。2・3・4・5を出しましょう。</translation>
    </message>
    <message>
        <source>A single card chooses late: Kaede takes both 6s at once. Try again.</source>
        <translation>1枚だけだと選ぶのはあとです。かえでが6を2枚とも取りました。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>A SET is possible, too. But your row of four is stronger, and uses cards that have no partner. Try it.</source>
        <translation>セットも出せます。でも4枚のランのほうが強く、相手のいない札を使えます。試してみましょう。</translation>
    </message>
    <message>
        <source>A shorter RUN is easily beaten, and two 6s are at stake. Bid four cards.</source>
        <translation>短いランは負けやすいものです。6が2枚かかっています。4枚出しましょう。</translation>
    </message>
    <message>
        <source>That is strong, too. But 2·3·4·5 is enough, and keeps your 1 and your 6s for later.</source>
        <translation>これも強い手です。でも2・3・4・5で足りて、1と6を取っておけます。</translation>
    </message>
    <message>
        <source>You choose first again. From the second round on you may take two equal cards at once: take both 6s.</source>
        <translation>また最初に選べます。第2ラウンドからは、同じ数字なら2枚まとめて取れます。6を2枚取りましょう。</translation>
    </message>
    <message>
        <source>One card only? You choose once in a round, and now two equal ones are allowed. Try again.</source>
        <translation>1枚だけでいいのですか。選べるのは1度きりで、今は同じ数字を2枚取れます。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Two cards are good, but two 6s are 12 points. Try again.</source>
        <translation>2枚はよいのですが、6なら2枚で12点です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Ten prizes, and nobody can take more than two: there is enough for all four. So spend little: open with your single 1.</source>
        <translation>賞品は10枚、1人が取れるのは2枚までです。4人に行き渡るので、無理は禁物。1を1枚だけ出しましょう。</translation>
    </message>
    <message>
        <source>If one card is enough, let it be the cheapest: the 1.</source>
        <translation>1枚で足りるなら、いちばん安い1にしましょう。</translation>
    </message>
    <message>
        <source>You would choose earlier, but there is enough for everyone. Save these cards for better prizes.</source>
        <translation>早く選べますが、賞品は行き渡ります。この札は、もっとよい賞品のために取っておきましょう。</translation>
    </message>
    <message>
        <source>You choose last, and two 2s are still there: take them. And look at the bids: 6·6, 6·6 and 5·5 are the prizes of the next round.</source>
        <translation>最後でも2が2枚残っていました。取りましょう。そして出された札を見てください。6・6、6・6、5・5が次の賞品になります。</translation>
    </message>
    <message>
        <source>Take two while you may: nobody thanks you for what is left over. Try again.</source>
        <translation>取れるときは2枚取りましょう。残った賞品は除かれるだけです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Two 1s are 2 points, two 2s are 4. Try again.</source>
        <translation>1が2枚で2点、2なら4点です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Saving pays. Kaede’s 4·4 leads: equally many cards, so the higher card decides. Bid 5·5, keep your 6s, and then take two 6s.</source>
        <translation>取っておいたかいがありました。今の1位は4・4。同じ枚数なら大きい数字が先です。5・5を出して6は残し、6を2枚取りましょう。</translation>
    </message>
    <message>
        <source>Kaede and Ren take all four 6s. Two cards would have beaten them. Try again.</source>
        <translation>かえでとれんが6を4枚とも取りました。2枚出せば勝てたのです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>6·6 is first as well, but will be a prize for somebody. 5·5 is just enough.</source>
        <translation>6・6でも1位ですが、次は誰かの賞品になります。5・5でちょうど足ります。</translation>
    </message>
    <message>
        <source>Two 6s are 12 points, the most there is. Try again.</source>
        <translation>6が2枚で12点。これ以上はありません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>34 points, and you lead! The game ends after a round in which two players have run out of cards. Cards in hand count nothing. Ready for a real match?</source>
        <translation>34点で首位です。ラウンドが終わって2人の手札がなくなっていたら終わり、残った手札は点になりません。次は本当の対戦をどうぞ。</translation>
    </message>
    <message>
        <source>With two players, each bids twice in a round. Aoi has begun with a SET, so all four bids must be SETs or single cards. Bid 5·5.</source>
        <translation>2人のときは、1ラウンドに2回ずつ札を出します。あおいがセットを出したので、4回ともセットかソロだけです。5・5を出しましょう。</translation>
    </message>
    <message>
        <source>A single card is behind 4·4. You will have a second bid for that: now take the lead. Try again.</source>
        <translation>1枚では4・4に負けます。ソロは2回目に回して、まず先頭に立ちましょう。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Two cards, but not higher than Aoi’s 4·4, which was there earlier. Try again.</source>
        <translation>2枚ですが、先に出たあおいの4・4より上になりません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>That leads as well, but 5·5 is enough. You still have to bid once more.</source>
        <translation>これでも1位ですが、5・5で足ります。このあともう1回出すことを忘れずに。</translation>
    </message>
    <message>
        <source>Aoi’s second bid is a single 2. Yours comes now: a single 4 is higher, so it chooses before it.</source>
        <translation>あおいの2回目は2が1枚でした。あなたの番です。4を1枚出せば、2より先に選べます。</translation>
    </message>
    <message>
        <source>Not higher than Aoi’s 2: this bid would choose last. Try again.</source>
        <translation>あおいの2より上にならず、選ぶのは最後です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>That is before the 2, too. For this lesson take the 4.</source>
        <translation>これでも2より先です。ここでは4を出してみましょう。</translation>
    </message>
    <message>
        <source>Two bids before 4·4: strong, but costly. There are only four prizes. Try the single 4.</source>
        <translation>強い手ですが、賞品は4枚しかありません。もったいないので、4を1枚にしましょう。</translation>
    </message>
    <message>
        <source>Not the players but the four bids are ranked: 5·5, 4·4, 4, 2. So you choose first and third. Take the 6, and later the 3.</source>
        <translation>順位をつけるのは2人ではなく、4回分の札です。5・5、4・4、4、2の順なので、あなたは1番目と3番目。6を、次に3を取りましょう。</translation>
    </message>
    <message>
        <source>And Aoi takes the 6. Try again.</source>
        <translation>6はあおいに取られました。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>The 3 is worth more. Try again.</source>
        <translation>3のほうが高い点です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>You chose first, so you open. Six prizes, four choices. Bid your two 1s: cheap, and still two cards.</source>
        <translation>最初に選んだあなたが次の親です。賞品は6枚、選ぶのは4回。1・1を出しましょう。安くても2枚は2枚です。</translation>
    </message>
    <message>
        <source>A single card fixes nothing and may choose last. The 1s together are two cards. Try again.</source>
        <translation>1枚では最後になりかねません。1も2枚そろえば立派な2枚です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Good cards, too good to open with: they will be prizes soon. Try the 1s.</source>
        <translation>最初に出すには惜しい札です。すぐ賞品になってしまいます。1・1にしましょう。</translation>
    </message>
    <message>
        <source>When this hand is used up, you take your second pile. The game ends when one player has no cards at all; each card the other still has is 1 point.</source>
        <translation>手札を使い切ったら2つ目の束を取ります。どちらかの札がすべてなくなると終わりで、相手に残った札は1枚1点になります。</translation>
    </message>
    <message>
        <source>Somebody has bid a SET, equal cards: until the round ends, only a SET or a single card may be bid.</source>
        <translation>セット（同じ数字）が出ました。このラウンドは、セットかソロ（1枚）しか出せません。</translation>
    </message>
    <message>
        <source>Somebody has bid a RUN, neighbouring values: until the round ends, only a RUN or a single card may be bid.</source>
        <translation>ラン（続いた数字）が出ました。このラウンドは、ランかソロ（1枚）しか出せません。</translation>
    </message>
    <message>
        <source>From the second round on you may take two prizes of the same value at once.</source>
        <translation>第2ラウンドからは、同じ数字の賞品を2枚まとめて取れます。</translation>
    </message>
    <message>
        <source>The last round: whoever still holds cards after it gets a point for each of them.</source>
        <translation>最後のラウンドです。終わったときに残っている札は1枚1点になります。</translation>
    </message>
    <message>
        <source>The last round: whatever you still hold after it counts for nothing.</source>
        <translation>最後のラウンドです。終わったときに残った手札は点になりません。</translation>
    </message>
    <message>
        <source>A SOLO, a single card: {cards}.</source>
        <translation>ソロ（1枚）：{cards}。</translation>
    </message>
    <message>
        <source>A SET, equal cards: {cards}.</source>
        <translation>セット（同じ数字）：{cards}。</translation>
    </message>
    <message>
        <source>A RUN, neighbouring values: {cards}.</source>
        <translation>ラン（続いた数字）：{cards}。</translation>
    </message>
    <message>
        <source>The bid of {who} is still to come.</source>
        <translation>{who}はこれから札を出します。</translation>
    </message>
    <message>
        <source>Your bid is still to come.</source>
        <translation>あなたはこれから札を出します。</translation>
    </message>
    <message>
        <source>Place in the order of choice, for {who}: {rank}.</source>
        <translation>{who}が選ぶ順番は{rank}番目。</translation>
    </message>
    <message>
        <source>Your place in the order of choice: {rank}.</source>
        <translation>あなたが選ぶ順番は{rank}番目。</translation>
    </message>
    <message>
        <source>Place in the order of choice, for {who}: {rank}. Bids to come can still change it.</source>
        <translation>{who}が選ぶ順番は今のところ{rank}番目。これから出る札で変わることがあります。</translation>
    </message>
    <message>
        <source>Your place in the order of choice: {rank}. Bids to come can still change it.</source>
        <translation>あなたが選ぶ順番は今のところ{rank}番目。これから出る札で変わることがあります。</translation>
    </message>
    <message>
        <source>{other} chooses before it: a bid of more cards.</source>
        <translation>すぐ前は{other}。枚数が多いためです。</translation>
    </message>
    <message>
        <source>You choose before it: a bid of more cards.</source>
        <translation>すぐ前はあなた。枚数が多いためです。</translation>
    </message>
    <message>
        <source>{other} chooses before it: as many cards, but a higher one among them.</source>
        <translation>すぐ前は{other}。枚数は同じで、より大きい数字があるためです。</translation>
    </message>
    <message>
        <source>You choose before it: as many cards, but a higher one among them.</source>
        <translation>すぐ前はあなた。枚数は同じで、より大きい数字があるためです。</translation>
    </message>
    <message>
        <source>{other} chooses before it: as many cards and as high, but bid earlier.</source>
        <translation>すぐ前は{other}。枚数も数字も同じで、先に出したためです。</translation>
    </message>
    <message>
        <source>You choose before it: as many cards and as high, but bid earlier.</source>
        <translation>すぐ前はあなた。枚数も数字も同じで、先に出したためです。</translation>
    </message>
    <message>
        <source>More cards choose first; of as many, the highest card; of equal bids, the earlier one.</source>
        <translation>枚数の多い人から選びます。同じ枚数なら大きい数字、それも同じなら先に出した人から。</translation>
    </message>
    <message>
        <source>{who}: prizes taken {taken}. What they are worth stays hidden until the end.</source>
        <translation>{who}が取った賞品は{taken}枚。点数は最後まで伏せられています。</translation>
    </message>
    <message>
        <source>Prizes you have taken: {taken}. What they are worth stays hidden until the end.</source>
        <translation>あなたが取った賞品は{taken}枚。点数は最後まで伏せられています。</translation>
    </message>
    <message>
        <source>{who}: prizes taken {taken}, worth {points}.</source>
        <translation>{who}が取った賞品は{taken}枚、{points}点。</translation>
    </message>
    <message>
        <source>Prizes you have taken: {taken}, worth {points} so far.</source>
        <translation>あなたが取った賞品は{taken}枚、ここまで{points}点。</translation>
    </message>
    <message>
        <source>Cards left: {cards}. The match ends with the round after which two players have none.</source>
        <translation>残りの札は{cards}枚。2人の札がなくなったラウンドで対戦が終わります。</translation>
    </message>
    <message>
        <source>Cards left: {cards}. The match ends with the round after which a player has none.</source>
        <translation>残りの札は{cards}枚。どちらかの札がなくなったラウンドで対戦が終わります。</translation>
    </message>
    <message>
        <source>Cards left in hand at the end count for nothing.</source>
        <translation>最後まで手に残った札は得点になりません。</translation>
    </message>
    <message>
        <source>Whoever still has cards when the other has none gets a point for each.</source>
        <translation>相手の札がなくなったとき、残っている札は1枚1点になります。</translation>
    </message>
    <message>
        <source>This round is the last.</source>
        <translation>このラウンドが最後です。</translation>
    </message>
    <message>
        <source>Bid a single card (SOLO), equal cards (SET) or neighbouring values (RUN). What you bid lies among the next prizes, for anyone to take.</source>
        <translation>1枚（ソロ）、同じ数字（セット）、続いた数字（ラン）のどれかを出します。出した札は次の賞品になり、誰でも取れます。</translation>
    </message>
    <message>
        <source>Nothing binds this round yet: the first SET or RUN will.</source>
        <translation>種類はまだ決まっていません。最初のセットかランで決まります。</translation>
    </message>
    <message>
        <source>A prize that is worth {value} to whoever takes it.</source>
        <translation>取った人に{value}点となる賞品です。</translation>
    </message>
    <message>
        <source>In the first round each choice is one card.</source>
        <translation>第1ラウンドで選べるのは1枚です。</translation>
    </message>
    <message>
        <source>Each choice is one card, or two of equal value.</source>
        <translation>選べるのは1枚、または同じ数字2枚です。</translation>
    </message>
    <message>
        <source>What nobody takes leaves the game. The bids of this round are the prizes of the next.</source>
        <translation>誰も取らなかった賞品はゲームから除かれます。このラウンドで出した札が次の賞品になります。</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <source>Kasane</source>
        <translation>かさね</translation>
    </message>
    <message>
        <source>Juu</source>
        <translation>じゅう</translation>
    </message>
    <message>
        <source>Sakura Chirashi</source>
        <translation>さくらちらし</translation>
    </message>
    <message>
        <source>Chidori</source>
        <translation>ちどり</translation>
    </message>
    <message>
        <source>Asanoha</source>
        <translation>あさのは</translation>
    </message>
    <message>
        <source>Kagen no Tsuki</source>
        <translation>かげんのつき</translation>
    </message>
    <message>
        <source>Jyougen no Tsuki</source>
        <translation>じょうげんのつき</translation>
    </message>
    <message>
        <source>Katyou Fugetsu</source>
        <translation>かちょうふうげつ</translation>
    </message>
    <message>
        <source>Setsu Getsu Fuka</source>
        <translation>せつげつふうか</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>The file is larger than {most} MB: no record of a match is.</source>
        <translation>ファイルが{most}MBを超えています。対戦記録としては大きすぎます。</translation>
    </message>
    <message>
        <source>The file is damaged: it cannot be read as JSON.</source>
        <translation>ファイルが壊れています。JSONとして読み込めません。</translation>
    </message>
    <message>
        <source>The file is not a record of a match.</source>
        <translation>対戦記録のファイルではありません。</translation>
    </message>
    <message>
        <source>The report was made without a match: there is nothing to open.</source>
        <translation>この報告には対戦が含まれていません。開けるものがありません。</translation>
    </message>
    <message>
        <source>The record was made by a newer version of this program.</source>
        <translation>この記録は、より新しい版のプログラムで作られています。</translation>
    </message>
    <message>
        <source>The record is damaged: something is wrong with “{field}”.</source>
        <translation>記録が壊れています。「{field}」に誤りがあります。</translation>
    </message>
    <message>
        <source>The record is of a game that is unknown here: “{game}”.</source>
        <translation>この記録のゲームはここにはありません：「{game}」。</translation>
    </message>
    <message>
        <source>The record is damaged: something is wrong with seat {seat}.</source>
        <translation>記録が壊れています。席{seat}に誤りがあります。</translation>
    </message>
    <message>
        <source>It does not say which seat acts.</source>
        <translation>どの席の行動か書かれていません。</translation>
    </message>
    <message>
        <source>The result in the record is not the one that its moves lead to.</source>
        <translation>記録の結果が、手順から導かれる結果と一致しません。</translation>
    </message>
    <message>
        <source>Move {move}: {reason}</source>
        <translation>{move}手目：{reason}</translation>
    </message>
</context>
</TS>
