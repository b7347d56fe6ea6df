<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AreaCommand</name>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>植物</translation>
    </message>
    <message>
        <source>No plant stands in this area: nobody scores.</source>
        <translation>このエリアに植物はなく、誰も得点しません。</translation>
    </message>
    <message>
        <source>Renature: show who scores what in one area and why, and what the others lack to score more</source>
        <translation>Renature: 1つのエリアで誰が何を得るか、その理由、他の人に何が足りないかを示す</translation>
    </message>
    <message>
        <source>Plants by colour: orange=bush blue=bush,2xturf neutral=pine</source>
        <translation>色ごとの植物: orange=bush blue=bush,2xturf neutral=pine</translation>
    </message>
    <message>
        <source>The large number of the token: the size of the area</source>
        <translation>トークンの大きい数: エリアの広さ</translation>
    </message>
    <message>
        <source>The small number of the token; leave it out if it is not known</source>
        <translation>トークンの小さい数。指定がなければ不明とする</translation>
    </message>
    <message>
        <source>Write the area as JSON, as in the score&apos;s list of areas</source>
        <translation>得点のエリアの項目をJSONで出力する</translation>
    </message>
</context>
<context>
    <name>AuditCommand</name>
    <message>
        <source>%1: %2, but this player has no nature&apos;s spirit card whose cube was placed.</source>
        <translation>%1: %2、このプレイヤーにはキューブを置いた自然の精霊カードがありません。</translation>
    </message>
    <message>
        <source>%1: %2, by %3</source>
        <translation>%1: %2、カード: %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (possible: %4)</source>
        <translation>%1: %2、カード: %3（候補: %4）</translation>
    </message>
    <message>
        <source>%1: %2, no card that could have placed it has its habitat here now; the board may have changed since the cube was placed.</source>
        <translation>%1: %2、このプレイヤーのカードの生息地は今ここにはありません。後から変わった可能性があります。</translation>
    </message>
    <message>
        <source>%1: %2, not explained: every card that could have placed it is needed for other cubes (%3).</source>
        <translation>%1: %2、説明できません。カード%3は他のキューブに必要です。</translation>
    </message>
    <message>
        <source>It is not known where cubes lie on the board.</source>
        <translation>ボードのどこにキューブがあるかわかりません。</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1. They are not checked, as the animal cards are not known.</source>
        <translation>ボード上の動物キューブ: %1個。動物カードが不明なため検証しません。</translation>
    </message>
    <message>
        <source>No cube lies on the board.</source>
        <translation>ボードにキューブはありません。</translation>
    </message>
    <message>
        <source>Cubes on the board:</source>
        <translation>ボード上のキューブ:</translation>
    </message>
    <message>
        <source>No further cube can be placed.</source>
        <translation>これ以上置けるキューブはありません。</translation>
    </message>
    <message>
        <source>Cubes that can still be placed:</source>
        <translation>まだ置けるキューブ:</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <translation>%1: %2、%3点</translation>
    </message>
    <message>
        <source>Show which card may have placed each cube, and which cubes could still be placed</source>
        <translation>各キューブがどのカードから置かれたか、まだ置けるキューブはどれかを示す</translation>
    </message>
    <message>
        <source>Games to audit; - is standard input</source>
        <translation>検証するゲーム。- は標準入力</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>JSONを出力する（1ファイルなら整形、複数なら1行ずつ）</translation>
    </message>
    <message>
        <source>No player has a board to audit.</source>
        <translation>検証できるボードを持つプレイヤーがいません。</translation>
    </message>
</context>
<context>
    <name>AutosaveFileWords</name>
    <message>
        <source>The game could not be saved automatically: %1.</source>
        <translation>ゲームを控えておけませんでした: %1。</translation>
    </message>
</context>
<context>
    <name>AutosaveWords</name>
    <message>
        <source>today %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>昨日 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>players, and when</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This game was changed in another window too. Both are kept.</source>
        <translation>このゲームは別のウィンドウでも変更されました。両方を残します。</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>サンプルゲーム</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>? please check</source>
        <translation>? 要確認</translation>
    </message>
    <message>
        <source>Stacks from bottom to top, with their height.</source>
        <translation>スタックは下から上の順で、高さを添えて示します。</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>doubtful</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>breaks the claim</source>
        <translation>申告と矛盾</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>印あり</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and what is there</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>BoxCommand</name>
    <message>
        <source>Empty cells of side %1</source>
        <translation>%1面の空きマス</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>この箱の確定したボードが%n枚分かっています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens: %1 mm wide, %2 mm high</source>
        <translation>トークン: 幅%1 mm、高さ%2 mm</translation>
    </message>
    <message>
        <source>What settled boards have taught about the tokens of this box: show, learn, forget</source>
        <translation>確定したボードから学んだ、この箱のトークンのこと: 表示、学習、消去</translation>
    </message>
    <message>
        <source>Show what is known</source>
        <translation>分かっていることを表示</translation>
    </message>
    <message>
        <source>Write it as concord-box JSON, for concord read --box</source>
        <translation>concord read --box用に、concord-box JSONとして出力</translation>
    </message>
    <message>
        <source>Learn from photos whose board a person has settled</source>
        <translation>人がボードを確定した写真から学習</translation>
    </message>
    <message>
        <source>Photos with their settled board in them</source>
        <translation>確定したボードの入った写真</translation>
    </message>
    <message>
        <source>The game with the board of one photo</source>
        <translation>1枚の写真のボードがあるゲーム</translation>
    </message>
    <message>
        <source>Whose board of the game it is</source>
        <translation>ゲームの誰のボードか</translation>
    </message>
    <message>
        <source>Forget all of it</source>
        <translation>すべて消去</translation>
    </message>
</context>
<context>
    <name>CardEdits</name>
    <message>
        <source>animal points</source>
        <translation>動物の得点</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>nature&apos;s spirit points</source>
        <translation>自然の精霊の得点</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1を除く</translation>
    </message>
    <message>
        <source>%1 on paper</source>
        <translation>紙の%1</translation>
    </message>
</context>
<context>
    <name>CertaintyWords</name>
    <message>
        <source>The likeliest landscape points are %1 (%2); %3 to %4 are possible.</source>
        <translation>地形の得点は%1が最も有力です（%2）。%3から%4の可能性があります。</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain.</source>
        <translation>地形の得点の確度は%1です。</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain; %2 to %3 are possible.</source>
        <translation>地形の得点の確度は%1です。%2から%3の可能性があります。</translation>
    </message>
    <message>
        <source>No board is known; points that were typed count.</source>
        <translation>ボードがないため、入力した得点を数えます。</translation>
    </message>
    <message>
        <source>Click a line below to see its cells on the board.</source>
        <translation>下の行をクリックすると、そのマスがボードに示されます。</translation>
    </message>
    <message>
        <source>No cell is doubtful.</source>
        <translation>不確かなマスはありません。</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at.</source>
        <translation>不確かなマスはすべて確認しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) want a look.</source>
        <translation>
            <numerusform>確認したいマスが%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still want a look.</source>
        <translation>
            <numerusform>確認したいマスがあと%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at. If the game is close, compare %1 with the real board too.</source>
        <translation>不確かなマスはすべて確認しました。接戦なら、%1も実物のボードと見比べてください。</translation>
    </message>
    <message>
        <source>No single cell is doubtful enough to ask about, but small doubts add up: if the game is close, compare %1 with the real board.</source>
        <translation>確認が必要なほど不確かなマスはありませんが、小さな不確かさが重なっています。接戦なら、%1を実物のボードと見比べてください。</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>勝利以外</translation>
    </message>
    <message>
        <source>Games with several players</source>
        <translation>複数人のゲーム</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>平均得点</translation>
    </message>
    <message>
        <source>The first ahead</source>
        <translation>1人目が上</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>The second ahead</source>
        <translation>2人目が上</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players who met</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>直接対戦</translation>
    </message>
    <message>
        <source>Where the points come from, on average</source>
        <translation>得点の内訳（平均）</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>選んだ回数</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>よく使う動物</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>得点の推移</translation>
    </message>
    <message>
        <source>Of the winners</source>
        <translation>勝者の平均</translation>
    </message>
    <message>
        <source>Of everybody</source>
        <translation>全員の平均</translation>
    </message>
    <message>
        <source>Points on average by number of players</source>
        <translation>プレイヤー人数別の平均得点</translation>
    </message>
    <message>
        <source>%1: the %2 with the most games</source>
        <comment>title of a chart, a number of players</comment>
        <translation>%1：プレイ回数の上位%2</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>ターコイズ</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>その他(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Run &quot;concord --help&quot; for usage.</source>
        <translation>使い方は「concord --help」で確認できます。</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>このヘルプを表示して終了</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>バージョンを表示して終了</translation>
    </message>
    <message>
        <source>concord: the results could not be written.</source>
        <translation>concord: 結果を書き込めませんでした。</translation>
    </message>
    <message>
        <source>expected an option, got &quot;%1&quot;</source>
        <translation>オプションが必要ですが、「%1」になっています</translation>
    </message>
    <message>
        <source>expected an option of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>「%1」のオプションが必要ですが、「%2」になっています</translation>
    </message>
    <message>
        <source>expected a command, got &quot;%1&quot;</source>
        <translation>コマンドが必要ですが、「%1」になっています</translation>
    </message>
    <message>
        <source>expected a command of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>「%1」のコマンドが必要ですが、「%2」になっています</translation>
    </message>
    <message>
        <source>expected a command</source>
        <translation>コマンドが必要です</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1。%2のことですか?</translation>
    </message>
    <message>
        <source>Scores finished games of Harmonies, from a photo or by hand, and of Renature, and explains every point.</source>
        <translation>終わったHarmoniesのゲームを写真または手入力から採点し、Renatureのゲームも採点して、すべての得点を説明します。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>例:</translation>
    </message>
</context>
<context>
    <name>ContradictionWords</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a row of the pad, and what cannot be right there</comment>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what cannot be right on the board of the player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>accepted as it is</source>
        <translation>そのまま承認</translation>
    </message>
</context>
<context>
    <name>DisputeWords</name>
    <message>
        <source>%1: settled at %2.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1: %2で解決済みです。</translation>
    </message>
    <message>
        <source>%1: settled at %2, but the number has changed since.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1: %2で解決済みですが、その後数が変わりました。</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n game(s) added</source>
        <translation>
            <numerusform>%nゲームを追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n件を更新</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in the record</source>
        <translation>
            <numerusform>%n件は登録済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer in the record and left unchanged</source>
        <translation>
            <numerusform>%n件はこちらで変更されているためそのまま</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) not found beside the file</source>
        <translation>
            <numerusform>%n枚の写真がファイルの隣に見つかりません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>壊れた%n件のゲームを除きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>種類の分からない%n件のゲームを除きました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeCommand</name>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n件のゲームを書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added, %2 updated, %3 unchanged.</source>
        <translation>追加 %1、更新 %2、変更なし %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were changed here after the export and stay as they are.</source>
        <translation>
            <numerusform>%n件のゲームはこちらで変更されているため、そのままにします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) were not found beside the file.</source>
        <translation>
            <numerusform>%n枚の写真がファイルの隣に見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write games for other programs</source>
        <translation>他のプログラム用にゲームを書き出す</translation>
    </message>
    <message>
        <source>Where to; - is standard output (default)</source>
        <translation>出力先。- は標準出力（既定）</translation>
    </message>
    <message>
        <source>jsonl: everything, one game per line; csv: a table; bgsplay: for BG Stats. By default the file&apos;s extension decides; jsonl for any other extension</source>
        <translation>jsonl: すべて、1行に1ゲーム。csv: 表。bgsplay: BG Stats用。省略時はファイルの拡張子で決め、その他はjsonl</translation>
    </message>
    <message>
        <source>Write a link that puts this game into BG Stats on a phone</source>
        <translation>このゲームをスマートフォンのBG Statsに取り込むリンクを出力する</translation>
    </message>
    <message>
        <source>Import exported games, all or none; games already in the record are updated</source>
        <translation>書き出したゲームをすべて取り込む（1件でも不備なら取り込まない）。既知のゲームは更新する</translation>
    </message>
    <message>
        <source>One game, or one per line; - is standard input</source>
        <translation>1ゲーム、または1行に1ゲーム。- は標準入力</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>壊れた%n件のゲームを除きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>種類の分からない%n件のゲームを除きました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 is a folder; a photo or a saved game was expected.</source>
        <translation>%1はフォルダーです。写真か保存したゲームが必要です。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1を開けません: %2。</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MB; a photo or a saved game was expected.</source>
        <translation>%1は256 MBを超えています。写真か保存したゲームが必要です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1を保存できませんでした: %2。</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのファイルはありません</translation>
    </message>
    <message>
        <source>it belongs to somebody else, or is protected</source>
        <translation>他の人のものか、保護されています</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>そこには書き込めません</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>空き容量がありません</translation>
    </message>
</context>
<context>
    <name>FrameCheck</name>
    <message>
        <source>Too dark: turn on a lamp.</source>
        <translation>暗すぎます。明かりをつけてください。</translation>
    </message>
    <message>
        <source>Too bright: the light blinds the camera.</source>
        <translation>明るすぎます。光でカメラがくらんでいます。</translation>
    </message>
    <message>
        <source>No board to be seen: show the whole board.</source>
        <translation>ボードが見えません。ボード全体を写してください。</translation>
    </message>
    <message>
        <source>Come closer: the board should fill the picture.</source>
        <translation>もっと近づいて、ボードを画面いっぱいに写してください。</translation>
    </message>
    <message>
        <source>Step back: the whole edge of the board should be seen.</source>
        <translation>少し離れて、ボードの縁をすべて写してください。</translation>
    </message>
    <message>
        <source>Too slanted: hold the camera higher.</source>
        <translation>傾きすぎです。カメラをもっと高く構えてください。</translation>
    </message>
    <message>
        <source>A little from the side: then the heights can be seen.</source>
        <translation>少し横から写すと、高さがわかります。</translation>
    </message>
    <message>
        <source>Blurred: hold still.</source>
        <translation>ぶれています。動かさないでください。</translation>
    </message>
    <message>
        <source>That looks good.</source>
        <translation>これで大丈夫です。</translation>
    </message>
</context>
<context>
    <name>HarmoniesText</name>
    <message>
        <source>Suns: %1 (%2 for the points, %3 for the side of the board, %4 for the nature&apos;s spirit).</source>
        <translation>太陽: %1（得点で%2、ボードの面で%3、自然の精霊で%4）。</translation>
    </message>
    <message>
        <source>The next sun needs %1 points, %2 more.</source>
        <translation>次の太陽には%1点必要で、あと%2点です。</translation>
    </message>
</context>
<context>
    <name>HistoryCommand</name>
    <message>
        <source>No games.</source>
        <translation>ゲームはありません。</translation>
    </message>
    <message>
        <source>Game %1 was changed.</source>
        <translation>ゲーム%1を変更しました。</translation>
    </message>
    <message>
        <source>Game %1 was permanently deleted.</source>
        <translation>ゲーム%1を完全に消しました。</translation>
    </message>
    <message>
        <source>Game %1 was deleted; &quot;concord history undelete %1&quot; restores it.</source>
        <translation>ゲーム%1を削除しました。「concord history undelete %1」で元に戻せます。</translation>
    </message>
    <message>
        <source>Game %1 was restored.</source>
        <translation>ゲーム%1を元に戻しました。</translation>
    </message>
    <message>
        <source>The number of the game, or its UUID</source>
        <translation>ゲームの番号またはUUID</translation>
    </message>
    <message>
        <source>List the recorded games, look at one, change or delete it</source>
        <translation>記録したゲームを一覧、表示、変更、削除する</translation>
    </message>
    <message>
        <source>Write one line of JSON per game</source>
        <translation>JSONを1行ずつ出力する</translation>
    </message>
    <message>
        <source>Write CSV, one row for each player of each game</source>
        <translation>プレイヤーとゲームごとに1行の表を出力する</translation>
    </message>
    <message>
        <source>List the deleted games instead</source>
        <translation>代わりに削除したゲームを示す</translation>
    </message>
    <message>
        <source>Show a game with its boards and score</source>
        <translation>ゲームをボードと得点とともに表示する</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>すべての得点をルールで説明する</translation>
    </message>
    <message>
        <source>Write the game as JSON</source>
        <translation>ゲームをJSONで出力する</translation>
    </message>
    <message>
        <source>Change what is recorded about a game</source>
        <translation>ゲームの記録内容を変更する</translation>
    </message>
    <message>
        <source>Take players, boards and cards from this file; the game is scored again</source>
        <translation>プレイヤー、ボード、カードをこのファイルから取り、採点し直す</translation>
    </message>
    <message>
        <source>Remove a photo, named as &quot;history show&quot; lists it; it is deleted unless another game shows it</source>
        <translation>「show」が示す名前の写真を除く。ほかのゲームが使っていなければ削除される</translation>
    </message>
    <message>
        <source>Delete a game; it can be restored</source>
        <translation>ゲームを削除する（元に戻せる）</translation>
    </message>
    <message>
        <source>Delete it permanently, with the photos that only it uses</source>
        <translation>このゲームだけの写真とともに完全に消す</translation>
    </message>
    <message>
        <source>Restore a deleted game</source>
        <translation>削除したゲームを元に戻す</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>recorded</source>
        <translation>記録時</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>ゲーム%1</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>The points have changed since %1 recorded this game:</source>
        <translation>%1がゲームを記録した後、得点が変わりました:</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>別のプログラム</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>解決済み</translation>
    </message>
</context>
<context>
    <name>InboxWords</name>
    <message>
        <source>no doubts</source>
        <translation>不確かなし</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s)</source>
        <translation>
            <numerusform>不確か %n</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, doubts</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>no board found</source>
        <translation>ボードなし</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>回答が必要</translation>
    </message>
    <message>
        <source>whose board?</source>
        <translation>誰のボード?</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>未読み取り</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the state of the photo</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>points</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>Another &amp;player&apos;s board</source>
        <translation>別のプレイヤーのボード(&amp;P)</translation>
    </message>
    <message>
        <source>Play went on: &amp;take this photo</source>
        <translation>ゲームが進んだので、この写真を使う(&amp;T)</translation>
    </message>
    <message>
        <source>The &amp;same board: use both</source>
        <translation>同じボードなので、両方使う(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Read as side B</source>
        <translation>B面として読む(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Read as side A</source>
        <translation>A面として読む(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Change the game to side A</source>
        <translation>ゲームをA面に変更(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Change the game to side B</source>
        <translation>ゲームをB面に変更(&amp;C)</translation>
    </message>
    <message>
        <source>A photo of another &amp;game</source>
        <translation>別のゲームの写真(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Mark the board by hand</source>
        <translation>ボードの角を手で示す(&amp;M)</translation>
    </message>
    <message>
        <source>Set it &amp;aside</source>
        <translation>保留にする(&amp;A)</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a card missing, or is the number of cubes on one too low?</source>
        <translation>ボードのキューブは%1個、カードから置いた数は%2個です。カードが抜けているか、カードのキューブの数が少なすぎませんか?</translation>
    </message>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a cube on the board missing?</source>
        <translation>ボードのキューブは%1個、カードから置いた数は%2個です。ボードのキューブが抜けていませんか?</translation>
    </message>
    <message>
        <source>a spirit&apos;s cube lies on the board, but no nature&apos;s spirit was chosen.</source>
        <translation>ボードに精霊キューブがありますが、自然の精霊が選ばれていません。</translation>
    </message>
    <message>
        <source>the animal cards are missing.</source>
        <translation>動物カードがありません。</translation>
    </message>
    <message>
        <source>the nature&apos;s spirit is missing.</source>
        <translation>自然の精霊がありません。</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board. Every turn places three, so their number should be a multiple of three.</source>
        <translation>ボードのトークンは%1個です。手番ごとに3個置くので、3の倍数になるはずです。</translation>
    </message>
    <message>
        <source>one token lies on the board. Every turn places three, so the number of tokens should be a multiple of three.</source>
        <translation>ボードのトークンは1個です。手番ごとに3個置くので、トークンの数は3の倍数になるはずです。</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board, but %2 on another one. All players take the same number of turns.</source>
        <translation>ボードのトークンは%1個、別のボードでは%2個です。手番の数は全員同じです。</translation>
    </message>
    <message>
        <source>expected the number of a recorded game, there is no %1</source>
        <translation>記録したゲームの番号が必要ですが、%1はありません</translation>
    </message>
    <message>
        <source>expected a photo of the game, got %1</source>
        <translation>このゲームの写真が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a file of at most %1 bytes</source>
        <translation>ファイルは%1バイトまでです</translation>
    </message>
    <message>
        <source>expected a file that can be read: %1</source>
        <translation>読み込めるファイルが必要です: %1</translation>
    </message>
    <message>
        <source>expected a file that can be written: %1</source>
        <translation>書き込めるファイルが必要です: %1</translation>
    </message>
    <message>
        <source>expected a record of games, there is no such file</source>
        <translation>ゲームの記録が必要ですが、そのファイルはありません</translation>
    </message>
    <message>
        <source>expected a time like &quot;2026-11-21 19:30&quot;, got %1</source>
        <translation>&quot;2026-11-21 19:30&quot; のような日時が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a photo for each reading</source>
        <translation>読み取り結果ごとに写真が必要です</translation>
    </message>
    <message>
        <source>expected the number or the UUID of a recorded game, got %1</source>
        <translation>記録したゲームの番号またはUUIDが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a game, got an empty line</source>
        <translation>ゲームが必要ですが、空の行になっています</translation>
    </message>
    <message>
        <source>expected a link of at most %1 bytes, the names of the players are too long</source>
        <translation>リンクは%1バイトまでですが、プレイヤーの名前が長すぎます</translation>
    </message>
    <message>
        <source>expected a file that is free; another program is writing to it</source>
        <translation>別のプログラムがファイルに書き込み中です。空くまで待つ必要があります</translation>
    </message>
    <message>
        <source>expected a record that is free; another program is writing to it: %1</source>
        <translation>別のプログラムが記録に書き込み中です。空くまで待つ必要があります: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, nothing was changed: %1</source>
        <translation>書き込める記録が必要です。何も変更していません: %1</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. &quot;concord restore --rebuild&quot; rebuilds it from the copies of the games beside it</source>
        <translation>正常なデータベースが必要ですが、壊れています: %1。「concord restore --rebuild」で、隣にあるゲームの控えから作り直せます</translation>
    </message>
    <message>
        <source>expected room on the disk, nothing was changed: %1. Games recorded before are safe</source>
        <translation>ディスクの空きが必要です。何も変更していません: %1。これまでに記録したゲームは無事です</translation>
    </message>
    <message>
        <source>expected a record of games, this file is no database: %1</source>
        <translation>ゲームの記録が必要ですが、このファイルはデータベースではありません: %1</translation>
    </message>
    <message>
        <source>expected a database that can be used: %1</source>
        <translation>使えるデータベースが必要です: %1</translation>
    </message>
    <message>
        <source>expected a file, this is a folder</source>
        <translation>ファイルが必要ですが、これはフォルダーです</translation>
    </message>
    <message>
        <source>expected a server that answers: %1</source>
        <translation>応答するサーバーが必要です: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, this one can only be read</source>
        <translation>書き込める記録が必要ですが、この記録は読み取り専用です</translation>
    </message>
    <message>
        <source>expected a UUID, got %1</source>
        <translation>UUIDが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a time in UTC like &quot;2026-11-21T18:30:00Z&quot;, got %1</source>
        <translation>&quot;2026-11-21T18:30:00Z&quot; のようなUTCの時刻が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a time with its offset like &quot;2026-11-21T19:30:00+01:00&quot;, got %1</source>
        <translation>&quot;2026-11-21T19:30:00+01:00&quot; のような時差つきの時刻が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected one of the game&apos;s players, got %1</source>
        <translation>ゲームのプレイヤーの1人が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a name, got %1</source>
        <translation>名前が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected each player once, got %1 again</source>
        <translation>プレイヤーはそれぞれ1回だけですが、%1が再び現れました</translation>
    </message>
    <message>
        <source>expected an entry for each of the %1 players, got %2</source>
        <translation>プレイヤー%1人分の項目が必要ですが、%2件あります</translation>
    </message>
    <message>
        <source>expected a photo named by its SHA-256, got %1</source>
        <translation>SHA-256を名前とする写真が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected at most %1 photos, got %2</source>
        <translation>写真は%1枚までですが、%2枚あります</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its place in the file is damaged. &quot;concord restore --rebuild&quot; rebuilds the record from the copies of the games beside it</source>
        <translation>記録時のままのゲーム%1が必要ですが、ファイル内のその場所が壊れています。「concord restore --rebuild」で、隣にあるゲームの控えから記録を作り直せます</translation>
    </message>
    <message>
        <source>expected the sum of the categories, %1, got %2</source>
        <translation>カテゴリーの合計%1が必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>expected an address like postgresql://user@host/database</source>
        <translation>postgresql://user@host/database のようなアドレスが必要です</translation>
    </message>
    <message>
        <source>expected a name that no other player has or had, but &quot;%1&quot; is taken: merge the two instead</source>
        <translation>他のプレイヤーが使っていない名前が必要ですが、「%1」は使われています。代わりに2人を統合してください</translation>
    </message>
    <message>
        <source>expected the number of a player; there is no player %1</source>
        <translation>プレイヤーの番号が必要ですが、%1はありません</translation>
    </message>
    <message>
        <source>expected two different players to merge</source>
        <translation>統合するには別々のプレイヤー2人が必要です</translation>
    </message>
    <message>
        <source>expected two names of one person, but these two played against each other</source>
        <translation>同じ人の2つの名前が必要ですが、この2人は対戦したことがあります</translation>
    </message>
    <message>
        <source>expected a record of version %1 or older, this one is of version %2: a newer Concord wrote it and can read it</source>
        <translation>バージョン%1以前の記録が必要ですが、これはバージョン%2です。より新しいConcordが書いたもので、新しいConcordなら読めます</translation>
    </message>
    <message>
        <source>expected a backup, there is none at %1</source>
        <translation>バックアップが必要ですが、%1にはありません</translation>
    </message>
    <message>
        <source>expected a backup that is sound, %1 is damaged</source>
        <translation>正常なバックアップが必要ですが、%1は壊れています</translation>
    </message>
    <message>
        <source>expected copies of games in %1, there are none</source>
        <translation>%1にゲームの控えが必要ですが、ありません</translation>
    </message>
    <message>
        <source>expected room on the disk for %1, nothing was changed: %2. Games recorded before are safe</source>
        <translation>%1のためのディスクの空きが必要です。何も変更していません: %2。これまでに記録したゲームは無事です</translation>
    </message>
    <message>
        <source>expected a writable location; nothing was changed: %1: %2</source>
        <translation>書き込める場所が必要です。何も変更していません: %1: %2</translation>
    </message>
    <message>
        <source>expected a Concord game database, but this database belongs to another program</source>
        <translation>ゲームの記録が必要ですが、これは別のプログラムのデータベースです</translation>
    </message>
    <message>
        <source>expected a photo that was added to the record before, got %1</source>
        <translation>以前に取り込んだ写真が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a game that is not recorded yet, this is game %1</source>
        <translation>まだ記録していないゲームが必要ですが、これはゲーム%1です</translation>
    </message>
    <message>
        <source>expected game %1 as it was opened, it was changed meanwhile: open it again</source>
        <translation>ゲーム%1は開いた後に変更されています。もう一度開いてください</translation>
    </message>
    <message>
        <source>expected a deleted game, %1 is not</source>
        <translation>削除したゲームが必要ですが、%1は削除されていません</translation>
    </message>
    <message>
        <source>expected the photo %1, it is missing</source>
        <translation>写真%1が必要ですが、見つかりません</translation>
    </message>
    <message>
        <source>expected the time the game was played</source>
        <translation>ゲームをした日時が必要です</translation>
    </message>
    <message>
        <source>expected the photo that this name stands for, got %1</source>
        <translation>内容がこの名前に合う写真が必要ですが、合うのは%1です</translation>
    </message>
    <message>
        <source>expected a cell of side %1, %2 to %3, got %4</source>
        <translation>%1面のマス（%2から%3）が必要ですが、%4になっています</translation>
    </message>
    <message>
        <source>expected a token colour, got %1</source>
        <translation>トークンの色が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a legal stack from bottom to top, got %1</source>
        <translation>下から上への正しいスタックが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>&quot;animal&quot; か &quot;spirit&quot; が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a cell with tokens under the cube, %1 is empty</source>
        <translation>キューブの下にはトークンのあるマスが必要ですが、%1は空です</translation>
    </message>
    <message>
        <source>expected each card once in a game, got %1 again</source>
        <translation>同じカードはゲームに1枚だけですが、%1が再び現れました</translation>
    </message>
    <message>
        <source>expected either &quot;card&quot; or &quot;points&quot;, got both</source>
        <translation>&quot;card&quot; か &quot;points&quot; の一方が必要ですが、両方あります</translation>
    </message>
    <message>
        <source>expected &quot;card&quot; or &quot;points&quot;</source>
        <translation>&quot;card&quot; か &quot;points&quot; が必要です</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; beside &quot;card&quot;</source>
        <translation>&quot;card&quot; には &quot;placed&quot; も必要です</translation>
    </message>
    <message>
        <source>expected the id of an animal card, got %1</source>
        <translation>動物カードのIDが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected at most %1 animal cards, got %2</source>
        <translation>動物カードは%1枚までですが、%2枚あります</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; only beside the card of a spirit</source>
        <translation>&quot;placed&quot; は精霊のカードと一緒のときだけ使えます</translation>
    </message>
    <message>
        <source>expected the id of a nature&apos;s spirit, got %1</source>
        <translation>自然の精霊のIDが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a board beside a spirit whose cube was placed</source>
        <translation>キューブを置いた精霊にはボードが必要です</translation>
    </message>
    <message>
        <source>expected one to four players, got %1</source>
        <translation>プレイヤーは1人から4人ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a name of their own for each player, got %1 again</source>
        <translation>プレイヤーごとに別の名前が必要ですが、%1が再び現れました</translation>
    </message>
    <message>
        <source>expected &quot;shortest&quot; or &quot;loop&quot;, got %1</source>
        <translation>&quot;shortest&quot; か &quot;loop&quot; が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected version 1, got %1</source>
        <translation>バージョン1が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected the side &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>&quot;A&quot; か &quot;B&quot; の面が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation>オブジェクトが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a list, got %1</source>
        <translation>リストが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a text, got %1</source>
        <translation>テキストが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected true or false, got %1</source>
        <translation>trueかfalseが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to %1, got %2</source>
        <translation>0から%1までの整数が必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>expected one of the keys %1, got %2</source>
        <translation>キー%1のいずれかが必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>expected the key %1</source>
        <translation>キー%1が必要です</translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation>%1が必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>The points for trees are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>木の得点が不明なため0点とします。ボードも入力した数もありません。</translation>
    </message>
    <message>
        <source>The points for mountains are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>山の得点が不明なため0点とします。ボードも入力した数もありません。</translation>
    </message>
    <message>
        <source>The points for fields are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>畑の得点が不明なため0点とします。ボードも入力した数もありません。</translation>
    </message>
    <message>
        <source>The points for buildings are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>建物の得点が不明なため0点とします。ボードも入力した数もありません。</translation>
    </message>
    <message>
        <source>The points for water are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>水の得点が不明なため0点とします。ボードも入力した数もありません。</translation>
    </message>
    <message>
        <source>The board holds %1 tokens. Every turn places three, so the number should be a multiple of three.</source>
        <translation>ボード上のトークンは%1個です。手番ごとに3個置くので、3の倍数になるはずです。</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1; placed from the animal cards: %2.</source>
        <translation>ボード上の動物キューブ: %1個、動物カードから置いた数: %2個。</translation>
    </message>
    <message>
        <source>Spirit cubes on the board: %1; placed from the nature&apos;s spirit card: %2.</source>
        <translation>ボード上の精霊キューブ: %1個、自然の精霊カードから置いた数: %2個。</translation>
    </message>
    <message>
        <source>A river closes on itself, and the rulebook does not say how long it is then. Water is worth %1 points if the shortest path between the river&apos;s two tokens farthest apart counts, and %2 points if the closed loop counts.</source>
        <translation>川が輪になっていますが、その長さはルールブックに書かれていません。川の中で最も離れた2つのトークンの最短経路を数えるなら水は%1点、輪として数えるなら%2点です。</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many animal cubes were placed by %2.</source>
        <translation>%1点の同点を決められませんでした。%2が置いた動物キューブの数がわかりません。</translation>
    </message>
    <message>
        <source>The rulebook does not say whether the nature&apos;s spirit cube counts when a tie is broken. If it does not: %1. If it does: %2.</source>
        <translation>同点のとき自然の精霊キューブを数えるかどうかは、ルールブックに書かれていません。数えない場合: %1。数える場合: %2。</translation>
    </message>
    <message>
        <source>The suns for the nature&apos;s spirit are not counted: its points are known, but not which card it is.</source>
        <translation>自然の精霊の太陽は数えていません。得点はわかりますが、どのカードかがわかりません。</translation>
    </message>
    <message>
        <source>expected more: the text ends too early</source>
        <translation>続きが必要ですが、テキストが途中で終わっています</translation>
    </message>
    <message>
        <source>expected UTF-8 text, got the byte %1</source>
        <translation>UTF-8のテキストが必要ですが、バイト%1があります</translation>
    </message>
    <message>
        <source>expected a smaller number, got %1</source>
        <translation>もっと小さい数が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected correct JSON, got %1</source>
        <translation>正しいJSONが必要ですが、%1があります</translation>
    </message>
    <message>
        <source>expected at most %1 levels of nesting</source>
        <translation>入れ子は%1段までです</translation>
    </message>
    <message>
        <source>expected each key once, got %1 again</source>
        <translation>キーはそれぞれ1回だけですが、%1が再び現れました</translation>
    </message>
    <message>
        <source>expected at most %1 bytes of JSON</source>
        <translation>JSONは%1バイトまでです</translation>
    </message>
    <message>
        <source>expected correct JSON, got a zero byte</source>
        <translation>正しいJSONが必要ですが、ゼロバイトがあります</translation>
    </message>
    <message>
        <source>The boards hold %1 blue tokens, the box only %2.</source>
        <translation>ボード上の青トークンは%1個ですが、箱には%2個しかありません。</translation>
    </message>
    <message>
        <source>The boards hold %1 gray tokens, the box only %2.</source>
        <translation>ボード上の灰色トークンは%1個ですが、箱には%2個しかありません。</translation>
    </message>
    <message>
        <source>The boards hold %1 brown tokens, the box only %2.</source>
        <translation>ボード上の茶トークンは%1個ですが、箱には%2個しかありません。</translation>
    </message>
    <message>
        <source>The boards hold %1 green tokens, the box only %2.</source>
        <translation>ボード上の緑トークンは%1個ですが、箱には%2個しかありません。</translation>
    </message>
    <message>
        <source>The boards hold %1 yellow tokens, the box only %2.</source>
        <translation>ボード上の黄トークンは%1個ですが、箱には%2個しかありません。</translation>
    </message>
    <message>
        <source>The boards hold %1 red tokens, the box only %2.</source>
        <translation>ボード上の赤トークンは%1個ですが、箱には%2個しかありません。</translation>
    </message>
    <message>
        <source>All players take the same number of turns, but their boards hold different numbers of tokens: %1.</source>
        <translation>手番の数は全員同じなのに、ボードのトークンの数が違います: %1。</translation>
    </message>
    <message>
        <source>the photo&apos;s colour profile cannot be used; its colours are taken for sRGB</source>
        <translation>写真のカラープロファイルが使えないため、色をsRGBとして扱います</translation>
    </message>
    <message>
        <source>the %1 file is cut off; copy the photo again</source>
        <translation>%1ファイルが途中で切れています。写真をコピーし直してください</translation>
    </message>
    <message>
        <source>the %1 file is damaged and cannot be decoded (%2); copy the photo again</source>
        <translation>%1ファイルが壊れていて読めません（%2）。写真をコピーし直してください</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at least one</source>
        <translation>写真は%1 x %2ピクセルですが、1ピクセル以上が必要です</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at most %3 million pixels</source>
        <translation>写真は%1 x %2ピクセルですが、%3百万ピクセルまでです</translation>
    </message>
    <message>
        <source>the JPEG file draws its picture in more than %1 passes; save it anew</source>
        <translation>JPEGファイルの画像が%1回を超えて重ね描きされています。保存し直してください</translation>
    </message>
    <message>
        <source>the JPEG file lacks its end; the lowest rows may be missing</source>
        <translation>JPEGファイルの終わりがありません。下の方の行が欠けている可能性があります</translation>
    </message>
    <message>
        <source>the JPEG file is damaged; parts of the picture may be wrong</source>
        <translation>JPEGファイルが壊れています。画像の一部が正しくない可能性があります</translation>
    </message>
    <message>
        <source>libwebp has a different version from the one that this program was built with</source>
        <translation>libwebpのバージョンが、このプログラムの作成時と異なります</translation>
    </message>
    <message>
        <source>the WebP file is a moving picture, expected a photo</source>
        <translation>WebPファイルが動画です。写真が必要です</translation>
    </message>
    <message>
        <source>the file is empty, expected a photo</source>
        <translation>ファイルが空です。写真が必要です</translation>
    </message>
    <message>
        <source>the photo needs more memory than there is</source>
        <translation>写真を開くにはメモリが足りません</translation>
    </message>
    <message>
        <source>the photo cannot be decoded (%1)</source>
        <translation>写真を読み込めません（%1）</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>読み取りを中止しました</translation>
    </message>
    <message>
        <source>no board lies between the marked corners; drag them onto the corners of the board</source>
        <translation>印をつけた角の間にボードがありません。ボードの角までドラッグしてください</translation>
    </message>
    <message>
        <source>no board was seen in the photo; show the whole board, from above, filling as much of the photo as possible</source>
        <translation>写真にボードが見つかりません。真上からボード全体をできるだけ大きく写してください</translation>
    </message>
    <message>
        <source>something like a board was seen, but its position could not be made out; photograph one whole board, from above, without things lying over its edge</source>
        <translation>ボードらしいものが見えますが、位置を特定できません。縁に物を置かず、真上からボード1枚全体を撮影してください</translation>
    </message>
    <message>
        <source>light hides much of what looks like a board; photograph it again without the flash, and where no lamp is mirrored on it</source>
        <translation>ボードらしいものの大部分が光で白飛びしています。フラッシュを使わず、照明が映り込まない場所で撮り直してください</translation>
    </message>
    <message>
        <source>what was found does not have the shape of a whole board; step back until its whole edge is in the photo, and photograph it from more directly above</source>
        <translation>見えたものがボード全体の形になっていません。縁がすべて写るまで離れ、あまり傾けずに撮影してください</translation>
    </message>
    <message>
        <source>several boards are in view; the most complete and central one was read</source>
        <translation>複数のボードが写っています。最も完全で中央に近いものを読み取りました</translation>
    </message>
    <message>
        <source>the side of the board is uncertain; say which it is if side %1 is wrong</source>
        <translation>ボードの面が確かではありません。%1面でなければ指定してください</translation>
    </message>
    <message>
        <source>a board was seen, but no camera could have seen it that way; photograph it again, not from the side</source>
        <translation>ボードは見えますが、どんなカメラでもそのようには写りません。横からでなく、もう一度撮影してください</translation>
    </message>
    <message>
        <source>expected a photo that can be read: %1</source>
        <translation>読み込める写真が必要です: %1</translation>
    </message>
    <message>
        <source>expected a photo that fits into memory</source>
        <translation>メモリに収まる写真が必要です</translation>
    </message>
    <message>
        <source>the second photo could not be used</source>
        <translation>2枚目の写真は使えませんでした</translation>
    </message>
    <message>
        <source>the position of the board in the photo is uncertain; move its outline if it does not fit the cells</source>
        <translation>写真の中のボードの位置が確かではありません。マスがずれている場合は輪郭を動かしてください</translation>
    </message>
    <message>
        <source>expected a separate file for each output</source>
        <translation>出力ごとに別のファイルが必要です</translation>
    </message>
    <message>
        <source>expected a folder, but standard output is not one</source>
        <translation>フォルダーが必要ですが、標準出力はフォルダーではありません</translation>
    </message>
    <message>
        <source>expected a record whose name is UTF-8, got &quot;%1&quot;</source>
        <translation>名前がUTF-8の記録が必要ですが、「%1」になっています</translation>
    </message>
    <message>
        <source>expected a record of games, this one is an input of the command</source>
        <translation>ゲームの記録が必要ですが、これはコマンドの入力です</translation>
    </message>
    <message>
        <source>expected a backup, this is the record itself</source>
        <translation>バックアップが必要ですが、これは記録そのものです</translation>
    </message>
    <message>
        <source>expected more memory than there is</source>
        <translation>もっと多くのメモリが必要ですが、足りません</translation>
    </message>
    <message>
        <source>something went wrong that nobody expected: %1</source>
        <translation>予期しない問題が起きました: %1</translation>
    </message>
    <message>
        <source>expected a different output file: this one was read</source>
        <translation>出力には別のファイルが必要ですが、これは読み込まれたファイルです</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2)</source>
        <translation>空のファイルか、書き込むものと同じ種類（%1）のファイルが必要ですが、これは別の種類（%2）です</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind</source>
        <translation>空のファイルか、書き込むものと同じ種類（%1）のファイルが必要ですが、これは別の種類です</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2); use --force to replace it</source>
        <translation>空のファイルか、書き込むものと同じ種類（%1）のファイルが必要ですが、これは別の種類（%2）です。--force で置き換えられます</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind; use --force to replace it</source>
        <translation>空のファイルか、書き込むものと同じ種類（%1）のファイルが必要ですが、これは別の種類です。--force で置き換えられます</translation>
    </message>
    <message>
        <source>expected a different output file: this one belongs to a record of games</source>
        <translation>出力には別のファイルが必要ですが、これはゲームの記録の一部です</translation>
    </message>
    <message>
        <source>expected a different output file: this one is a database in use</source>
        <translation>出力には別のファイルが必要ですが、これは使用中のデータベースです</translation>
    </message>
    <message>
        <source>expected to be the only program that writes to the record, but another one is writing too: this file system loses locks. Nothing was changed; let only one program at a time write to it</source>
        <translation>記録への書き込みは今ほかにないはずですが、別のプログラムも書き込んでいます。このファイルシステムではロックが失われます。何も変更していません。一度に1つのプログラムだけが書き込むようにしてください</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>正常なデータベースが必要ですが、壊れています: %1。バックアップ（「concord restore」で一覧）か、サーバー自体のツールで復元できます</translation>
    </message>
    <message>
        <source>expected the record of the games whose copies are in %1; the file is empty or missing: &quot;concord restore --rebuild&quot; rebuilds it from them, &quot;concord restore --start-anew&quot; sets them aside and starts with no game</source>
        <translation>%1に控えがあるゲームの記録が必要ですが、ファイルが空か、なくなっています。「concord restore --rebuild」で控えから作り直せます。「concord restore --start-anew」で控えを別にして、ゲームのない状態から始められます</translation>
    </message>
    <message>
        <source>expected a record that is empty or missing beside copies of its games, this one is not</source>
        <translation>隣にゲームの控えがあり、空かなくなっている記録が必要ですが、この記録は違います</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its rows on the server are damaged. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>記録時のままのゲーム%1が必要ですが、サーバー上のその行が壊れています。バックアップ（「concord restore」で一覧）か、サーバー自体のツールで復元できます</translation>
    </message>
    <message>
        <source>expected a backup with the version of its record in the table concord_schema, %1 is damaged: got %2</source>
        <translation>記録のバージョンが表concord_schemaにあるバックアップが必要ですが、%1は壊れています: %2になっています</translation>
    </message>
    <message>
        <source>expected a backup, %1 holds no record</source>
        <translation>バックアップが必要ですが、%1には記録がありません</translation>
    </message>
    <message>
        <source>expected a game with its id and when it was played</source>
        <translation>IDと日時のあるゲームが必要です</translation>
    </message>
    <message>
        <source>expected a completely recorded game, but the program was stopped while recording it: the game was brought back as a deleted one</source>
        <translation>最後まで記録したゲームが必要ですが、途中でプログラムが止まりました。削除したゲームとして戻しました</translation>
    </message>
    <message>
        <source>expected a completed change, but the program was stopped during it: the former state was brought back, and the change was kept in this file</source>
        <translation>最後まで済んだ変更が必要ですが、途中でプログラムが止まりました。変更前の状態に戻し、変更はこのファイルに残しました</translation>
    </message>
    <message>
        <source>expected a completely removed game, but the program was stopped while removing it: the game was brought back</source>
        <translation>最後まで取り除いたゲームが必要ですが、途中でプログラムが止まりました。ゲームを元に戻しました</translation>
    </message>
    <message>
        <source>expected a photo with this content</source>
        <translation>内容がこの名前に合う写真が必要です</translation>
    </message>
    <message>
        <source>expected a record of games, this one is empty</source>
        <translation>ゲームの記録が必要ですが、これは空です</translation>
    </message>
    <message>
        <source>expected a record in a file, a server keeps no copies of the games. &quot;concord restore&quot; lists the backups that can be brought back</source>
        <translation>ファイルの記録が必要です。サーバーはゲームの控えを持ちません。「concord restore」で、復元できるバックアップを一覧できます</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. Restore a backup into a new database (&quot;concord restore&quot; lists them), or repair the table with the server&apos;s own tools</source>
        <translation>表concord_schemaに記録のバージョンが必要ですが、%1になっています。データベースが壊れています。バックアップ（「concord restore」で一覧）を新しいデータベースに復元するか、サーバー自体のツールで表を直してください</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. &quot;concord restore&quot; lists the backups that can be restored; &quot;concord restore --rebuild&quot; rebuilds the database from the copies of the games stored beside it</source>
        <translation>表concord_schemaに記録のバージョンが必要ですが、%1になっています。データベースが壊れています。「concord restore」で復元できるバックアップを一覧できます。「concord restore --rebuild」で、隣にあるゲームの控えから作り直せます</translation>
    </message>
    <message>
        <source>expected address options without semicolons, got one in %1</source>
        <translation>セミコロンのないアドレスのオプションが必要ですが、%1に含まれています</translation>
    </message>
    <message>
        <source>%1 cannot be stored portably and is written as %2</source>
        <translation>%1はどこでも保存できるとは限らないため、%2と書きます</translation>
    </message>
    <message>
        <source>expected a text without the character %1, got %2</source>
        <translation>文字%1を含まないテキストが必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>expected visible text, got %1</source>
        <translation>目に見えるテキストが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a picture that can be written as %1: %2</source>
        <translation>%1で書き出せる画像が必要です: %2</translation>
    </message>
    <message>
        <source>the position of the board in the second photo is uncertain; if cells are wrong, try another second photo</source>
        <translation>2枚目の写真の中のボードの位置が確かではありません。マスが間違っている場合は、2枚目に別の写真を試してください</translation>
    </message>
    <message>
        <source>what follows is about the second photo</source>
        <translation>以下は2枚目の写真についてです</translation>
    </message>
    <message>
        <source>both photos are the same; they were read as one</source>
        <translation>2枚の写真は同じものです。1枚として読み取りました</translation>
    </message>
    <message>
        <source>the photo has hardly any colours, so what it shows of every cell is in doubt</source>
        <translation>写真にほとんど色がないため、どのマスの内容も確かではありません</translation>
    </message>
    <message>
        <source>no light source produces colours like those in the photo, so what it shows of every cell is in doubt</source>
        <translation>写真の色はどの照明でも生じないため、どのマスの内容も確かではありません</translation>
    </message>
    <message>
        <source>light or things hide most of the board, so what the photo shows of every cell is in doubt</source>
        <translation>光や物がボードの大部分を隠しているため、どのマスの内容も確かではありません</translation>
    </message>
    <message>
        <source>most of what the photo shows is in doubt, so every cell should be checked</source>
        <translation>写真に写っているものの大半が確かではないため、すべてのマスを確認してください</translation>
    </message>
    <message>
        <source>light hides what stands on %1</source>
        <translation>光のため%1に何があるか見えません</translation>
    </message>
    <message>
        <source>something seems to lie over %1</source>
        <translation>%1が何かで覆われているようです</translation>
    </message>
    <message>
        <source>expected the file that was opened, another program moved, removed or replaced it meanwhile. Nothing was changed: try again</source>
        <translation>開いたファイルが必要ですが、その間に別のプログラムが移動、削除、または置き換えました。何も変更していません。もう一度お試しください</translation>
    </message>
    <message>
        <source>Type the numbers, or open a player&apos;s board.</source>
        <translation>数を入力するか、プレイヤーのボードを開いてください。</translation>
    </message>
    <message>
        <source>Whoever placed more animal cubes wins: type them into the last row.</source>
        <translation>動物キューブを多く置いた方の勝ちです。数を最後の行に入力してください。</translation>
    </message>
    <message>
        <source>%1 are level; the animal cubes break the tie. %2</source>
        <translation>%1が同点のため、動物キューブの数で決まります。%2</translation>
    </message>
    <message>
        <source>The animal cubes do not break the tie. %1</source>
        <translation>動物キューブの数でも決まりません。%1</translation>
    </message>
    <message>
        <source>Animal cubes placed: %1.</source>
        <translation>置いた動物キューブ: %1。</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>動物キューブ</translation>
    </message>
    <message>
        <source>As agreed, a spirit&apos;s cube counts too.</source>
        <translation>取り決めにより、精霊のキューブも数えます。</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>畑</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>自然の精霊</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>River</source>
        <translation>川</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>島</translation>
    </message>
    <message>
        <source>A green token on the ground is worth 1 point.</source>
        <translation>地面の緑トークンは1点です。</translation>
    </message>
    <message>
        <source>A green token on one brown token is worth 3 points.</source>
        <translation>茶トークン1個の上の緑トークンは3点です。</translation>
    </message>
    <message>
        <source>A green token on two brown tokens is worth 7 points.</source>
        <translation>茶トークン2個の上の緑トークンは7点です。</translation>
    </message>
    <message>
        <source>Brown tokens without green on top are no tree.</source>
        <translation>上に緑のない茶トークンは木ではありません。</translation>
    </message>
    <message>
        <source>One gray token beside another mountain is worth 1 point.</source>
        <translation>他の山に隣り合う灰色トークン1個は1点です。</translation>
    </message>
    <message>
        <source>Two gray tokens beside another mountain are worth 3 points.</source>
        <translation>他の山に隣り合う灰色トークン2個は3点です。</translation>
    </message>
    <message>
        <source>Three gray tokens beside another mountain are worth 7 points.</source>
        <translation>他の山に隣り合う灰色トークン3個は7点です。</translation>
    </message>
    <message>
        <source>A mountain that touches no other mountain is worth nothing.</source>
        <translation>他の山に隣り合わない山は0点です。</translation>
    </message>
    <message>
        <source>Two or more yellow tokens that touch are a field, worth 5 points.</source>
        <translation>隣り合う2個以上の黄トークンは畑となり、5点です。</translation>
    </message>
    <message>
        <source>A yellow token that touches no other is worth nothing.</source>
        <translation>他の黄トークンに隣り合わない黄トークンは0点です。</translation>
    </message>
    <message>
        <source>Red on another token, with three or more different colours around, is worth 5 points.</source>
        <translation>他のトークンの上にあり、周りに3色以上ある赤トークンは5点です。</translation>
    </message>
    <message>
        <source>A building with fewer than three different colours around is worth nothing.</source>
        <translation>周りが3色未満の建物は0点です。</translation>
    </message>
    <message>
        <source>A red token on the ground is no building yet.</source>
        <translation>地面の赤トークンはまだ建物ではありません。</translation>
    </message>
    <message>
        <source>The longest river counts, from end to end on the shortest way: 2, 5, 8, 11 or 15 points for 2 to 6 tokens, and 4 for each one more.</source>
        <translation>最も長い川を、端から端まで最短経路で数えます。トークン2個から6個で2、5、8、11、15点、以後1個ごとに4点です。</translation>
    </message>
    <message>
        <source>Only the best river counts.</source>
        <translation>最も得点の高い川だけを数えます。</translation>
    </message>
    <message>
        <source>Land that water cuts off from the rest is an island, worth 5 points.</source>
        <translation>水で他と切り離された土地は島となり、5点です。</translation>
    </message>
    <message>
        <source>An animal card is worth its topmost space without a cube.</source>
        <translation>動物カードの得点は、キューブのない一番上の欄の数です。</translation>
    </message>
    <message>
        <source>A nature&apos;s spirit pays for its landscapes once its cube is placed.</source>
        <translation>自然の精霊は、そのキューブを置くと地形に応じて得点になります。</translation>
    </message>
    <message>
        <source>This number was typed in, and counts as it is.</source>
        <translation>この数は入力されたもので、そのまま有効です。</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, got %3</source>
        <translation>%1から%2までの整数が必要ですが、%3になっています</translation>
    </message>
    <message>
        <source>expected a game of Harmonies, got %1</source>
        <translation>Harmoniesのゲームが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a player with a board, got none</source>
        <translation>ボードを持つプレイヤーが必要ですが、いません</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1</source>
        <translation>ボードを持つプレイヤー%1のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1, got %2</source>
        <translation>ボードを持つプレイヤー%1のいずれかが必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>expected a cell of side %1, from %2 to %3, got %4</source>
        <translation>%1面のマス（%2から%3）が必要ですが、%4になっています</translation>
    </message>
    <message>
        <source>expected cells such as %1, got none</source>
        <translation>%1 のようなマスが必要ですが、ありません</translation>
    </message>
    <message>
        <source>Side B has no rivers: there, land cut off by water counts, as islands.</source>
        <translation>B面に川はありません。水で切り離された土地を島として数えます。</translation>
    </message>
    <message>
        <source>Side A has no islands: there the longest river counts.</source>
        <translation>A面に島はありません。最も長い川を数えます。</translation>
    </message>
    <message>
        <source>A claimed cell does not exist on side %1 of the board.</source>
        <translation>申告されたマスはボードの%1面にはありません。</translation>
    </message>
    <message>
        <source>No cell was claimed.</source>
        <translation>申告されたマスがありません。</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>%1 is empty: a building is red on gray, brown or red.</source>
        <translation>%1は空です。建物は灰色、茶、赤の上の赤です。</translation>
    </message>
    <message>
        <source>The red token on %1 stands on the ground: a building is red on gray, brown or red.</source>
        <translation>%1の赤トークンは地面にあります。建物は灰色、茶、赤の上の赤です。</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a building has red on top.</source>
        <translation>%1の一番上は%2です。建物の一番上は赤です。</translation>
    </message>
    <message>
        <source>Nothing stands around the building on %1: three different colours are missing.</source>
        <translation>%1の建物の周りには何もなく、3色足りません。</translation>
    </message>
    <message>
        <source>The only colour on top around the building on %1 is %3 (%2): two more colours are missing.</source>
        <translation>%1の建物の周りで一番上にあるのは%3（%2）だけで、あと2色足りません。</translation>
    </message>
    <message>
        <source>The tops around the building on %1 are only %4 (%2) and %5 (%3): a third colour is missing.</source>
        <translation>%1の建物の周りで一番上にあるのは%4（%2）と%5（%3）だけで、3色目が足りません。</translation>
    </message>
    <message>
        <source>Each of the %1 buildings has three or more colours around it: together they pay %2 points.</source>
        <translation>%1個の建物はどれも周りに3色以上あり、合わせて%2点です。</translation>
    </message>
    <message>
        <source>The building on %1 has %2 different colours around it and pays %3 points.</source>
        <translation>%1の建物は周りに%2色あり、%3点です。</translation>
    </message>
    <message>
        <source>%1 is %2: a field is yellow.</source>
        <translation>%1は%2です。畑は黄です。</translation>
    </message>
    <message>
        <source>%1 is empty: a field is yellow.</source>
        <translation>%1は空です。畑は黄です。</translation>
    </message>
    <message>
        <source>The yellow on %1 joins %2 and %3: they are one field, which pays %4 points once.</source>
        <translation>%1の黄が%2と%3をつないでいます。1つの畑なので、%4点は1回だけです。</translation>
    </message>
    <message>
        <source>The yellow on %1 touches no other yellow: a single one pays nothing.</source>
        <translation>%1の黄は他の黄に隣り合っていません。1個だけでは0点です。</translation>
    </message>
    <message>
        <source>The field goes on with the yellow on %1: all %2 tokens are one field, which pays %3 points once.</source>
        <translation>畑は%1の黄に続いています。%2個のトークン全体で1つの畑なので、%3点は1回だけです。</translation>
    </message>
    <message>
        <source>This field of %1 tokens pays %2 points.</source>
        <translation>このトークン%1個の畑は%2点です。</translation>
    </message>
    <message>
        <source>These are %1 separate fields: together they pay %2 points.</source>
        <translation>別々の畑が%1個あり、合わせて%2点です。</translation>
    </message>
    <message>
        <source>The water between %1 and %2 has a gap at %3: the land is one island, which pays %4 points once.</source>
        <translation>%1と%2の間の水は%3で途切れています。土地は1つの島なので、%4点は1回だけです。</translation>
    </message>
    <message>
        <source>Empty spaces are land too: this island also takes in %1.</source>
        <translation>空のマスも土地です。この島には%1も含まれます。</translation>
    </message>
    <message>
        <source>The water has a gap at %1: the land continues there, and all %2 spaces are one island, which pays %3 points once.</source>
        <translation>水は%1で途切れ、土地がそこへ続いています。%2マス全体で1つの島なので、%3点は1回だけです。</translation>
    </message>
    <message>
        <source>The board is all water, which counts as one island and pays %1 points.</source>
        <translation>ボード全体が水で、1つの島として数え、%1点です。</translation>
    </message>
    <message>
        <source>The water around %1 cuts it off: this island of one space pays %2 points.</source>
        <translation>%1は周りの水で切り離されています。この1マスの島は%2点です。</translation>
    </message>
    <message>
        <source>No water cuts the land apart: all %1 spaces are one island, which pays %2 points.</source>
        <translation>土地を切り離す水がありません。%1マス全体で1つの島となり、%2点です。</translation>
    </message>
    <message>
        <source>This island of %1 spaces pays %2 points.</source>
        <translation>この%1マスの島は%2点です。</translation>
    </message>
    <message>
        <source>%1 is water: an island is land that water cuts off.</source>
        <translation>%1は水です。島は水で切り離された土地です。</translation>
    </message>
    <message>
        <source>These are %1 separate islands: together they pay %2 points.</source>
        <translation>別々の島が%1個あり、合わせて%2点です。</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high but touches no other mountain: it pays nothing.</source>
        <translation>%1の山は高さ%2ですが、他の山に隣り合っていないため0点です。</translation>
    </message>
    <message>
        <source>%1 is empty: a mountain is gray.</source>
        <translation>%1は空です。山は灰色です。</translation>
    </message>
    <message>
        <source>Red lies on the gray of %1: that is a building, not a mountain.</source>
        <translation>%1の灰色の上に赤があります。これは建物で、山ではありません。</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a mountain is gray.</source>
        <translation>%1の一番上は%2です。山は灰色です。</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays 1 point.</source>
        <translation>%1の山は高さ%2で、他の山（%3）に隣り合い、1点です。</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays %4 points.</source>
        <translation>%1の山は高さ%2で、他の山（%3）に隣り合い、%4点です。</translation>
    </message>
    <message>
        <source>Each of the %1 mountains touches another one: together they pay %2 points.</source>
        <translation>%1個の山はどれも他の山に隣り合い、合わせて%2点です。</translation>
    </message>
    <message>
        <source>%1 is %2: a river is blue.</source>
        <translation>%1は%2です。川は青です。</translation>
    </message>
    <message>
        <source>%1 is empty: a river is blue.</source>
        <translation>%1は空です。川は青です。</translation>
    </message>
    <message>
        <source>No blue joins %1 and %2: they belong to two rivers, of which only the longest counts.</source>
        <translation>%1と%2をつなぐ青がありません。別々の2本の川で、最も長い川だけを数えます。</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch: between them the river goes over %3, which was not claimed.</source>
        <translation>%1と%2は隣り合っていません。その間の川は%3を通りますが、申告されていません。</translation>
    </message>
    <message>
        <source>A single blue token is no river yet: it pays nothing.</source>
        <translation>青トークン1個だけではまだ川でなく、0点です。</translation>
    </message>
    <message>
        <source>This river is %1 tokens long and pays %2 points.</source>
        <translation>この川はトークン%1個の長さで、%2点です。</translation>
    </message>
    <message>
        <source>This closed river counts in full in this game: it is %1 tokens long and pays %2 points.</source>
        <translation>輪になったこの川は、このゲームではすべて数えます。トークン%1個の長さで、%2点です。</translation>
    </message>
    <message>
        <source>This is a part of a longer river, %1, which is %2 tokens long and pays %3 points.</source>
        <translation>これはより長い川%1の一部です。その川はトークン%2個の長さで、%3点です。</translation>
    </message>
    <message>
        <source>Only the longest river counts: it has %1 tokens (%2), this one %3.</source>
        <translation>最も長い川だけを数えます。その川はトークン%1個（%2）、この川は%3個です。</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 counts (%3), which pays %4 points.</source>
        <translation>この%1個のトークンのうち、%2個の輪（%3）だけを数え、%4点です。</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 would count (%3), but the longest river has %4 tokens (%5).</source>
        <translation>この%1個のトークンのうち数えられるのは%2個の輪（%3）だけですが、最も長い川はトークン%4個（%5）です。</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game: it is %2 tokens long and pays %3 points.</source>
        <translation>この%1個のトークンは輪になっていて、このゲームでは最も離れた2個のトークンの間の最短経路だけを数えます。トークン%2個の長さで、%3点です。</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game, %2 tokens; the longest river has %3 (%4).</source>
        <translation>この%1個のトークンは輪になっていて、このゲームでは最も離れた2個のトークンの間の最短経路、トークン%2個だけを数えます。最も長い川は%3個（%4）です。</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long and pays %5 points.</source>
        <translation>この%1個のトークンは1列の線になっていません。最も離れた%2と%3の間の最短経路はトークン%4個の長さで、%5点です。</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long; the longest river has %5 (%6).</source>
        <translation>この%1個のトークンは1列の線になっていません。最も離れた%2と%3の間の最短経路はトークン%4個の長さで、最も長い川は%5個（%6）です。</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4, and pays %5 points.</source>
        <translation>%1と%2は隣り合っていて、最短経路で数えます。この川の長さはトークン%4個ではなく%3個で、%5点です。</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4; the longest one has %5 (%6).</source>
        <translation>%1と%2は隣り合っていて、最短経路で数えます。この川の長さはトークン%4個ではなく%3個で、最も長い川は%5個（%6）です。</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5, and pays %6 points.</source>
        <translation>%1から%2まで青を通るもっと短い経路（%3）があります。この川の長さはトークン%5個ではなく%4個で、%6点です。</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5; the longest one has %6 (%7).</source>
        <translation>%1から%2まで青を通るもっと短い経路（%3）があります。この川の長さはトークン%5個ではなく%4個で、最も長い川は%6個（%7）です。</translation>
    </message>
    <message>
        <source>%1 is empty: a tree is green, on the ground or on brown.</source>
        <translation>%1は空です。木は地面または茶の上の緑です。</translation>
    </message>
    <message>
        <source>No green lies on the brown of %1: a trunk alone is no tree and pays nothing.</source>
        <translation>%1の茶の上に緑がありません。幹だけでは木でなく、0点です。</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a tree has green on top.</source>
        <translation>%1の一番上は%2です。木の一番上は緑です。</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays 1 point.</source>
        <translation>%1の木は高さ%2で、1点です。</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays %3 points.</source>
        <translation>%1の木は高さ%2で、%3点です。</translation>
    </message>
    <message>
        <source>Each of the %1 trees counts by its own height: together they pay %2 points.</source>
        <translation>%1本の木はそれぞれの高さで数え、合わせて%2点です。</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>カード%1</translation>
    </message>
    <message>
        <source>the photo shows side %1 of the board and cannot be read as side %2</source>
        <translation>写真に写っているのはボードの%1面で、%2面としては読み取れません</translation>
    </message>
    <message>
        <source>the photo shows side %1 (%2 %); it was read as side %3 as requested, so its cells are wrong</source>
        <translation>写真に写っているのは%1面です（%2%）。指定どおり%3面として読み取ったため、マスは正しくありません</translation>
    </message>
    <message>
        <source>the first photo shows side %1 of a board and the second one side %2; only the first was read</source>
        <translation>1枚目の写真はボードの%1面、2枚目は%2面です。1枚目だけを読み取りました</translation>
    </message>
    <message>
        <source>tokens seem to have been added before the second photo: it differs on %1; only the first was read</source>
        <translation>2枚目の写真の前にトークンが追加されたようです。%1が異なります。1枚目だけを読み取りました</translation>
    </message>
    <message>
        <source>the first photo seems to show the board after more tokens were added: it differs on %1; only the first was read</source>
        <translation>1枚目の写真は、トークンを追加した後のボードのようです。%1が異なります。1枚目だけを読み取りました</translation>
    </message>
    <message>
        <source>the photos show different boards: they differ on %1; only the first was read</source>
        <translation>2枚の写真は別のボードのものです。%1が異なります。1枚目だけを読み取りました</translation>
    </message>
    <message>
        <source>the photos show too little to tell whether they are of the same board; both were used</source>
        <translation>写真から読み取れるものが少なく、同じボードかどうかわかりません。両方を使いました</translation>
    </message>
    <message>
        <source>the photos may show different boards: they differ on %1; both were used</source>
        <translation>2枚の写真は別のボードのものかもしれません。%1が異なります。両方を使いました</translation>
    </message>
    <message>
        <source>expected a game that this program knows, this is one of %1</source>
        <translation>このプログラムが知っているゲームが必要ですが、これは%1です</translation>
    </message>
    <message>
        <source>%1 are equal at %2 and drop out.</source>
        <translation>%1は強さ%2で並び、脱落します。</translation>
    </message>
    <message>
        <source>%1 alone is left, and nobody scores.</source>
        <translation>%1だけが残り、誰も得点しません。</translation>
    </message>
    <message>
        <source>%1 alone takes %2 and %3.</source>
        <translation>%1だけが残り、%2点と%3点を得ます。</translation>
    </message>
    <message>
        <source>%1 alone takes %2. The bonus is not known and counts for nobody.</source>
        <translation>%1だけが残り、%2点を得ます。ボーナスは不明なため、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>%1 is first with %2 and takes %3.</source>
        <translation>%1は強さ%2で1位となり、%3点を得ます。</translation>
    </message>
    <message>
        <source>%1 is first with %2, so nobody takes the %3.</source>
        <translation>%1が強さ%2で1位のため、%3点は誰も得られません。</translation>
    </message>
    <message>
        <source>%1 is second with %2. The bonus is not known and counts for nobody.</source>
        <translation>%1は強さ%2で2位ですが、ボーナスは不明なため、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the bonus.</source>
        <translation>%1が強さ%2で2位のため、ボーナスは誰も得られません。</translation>
    </message>
    <message>
        <source>%1 is second with %2 and takes %3.</source>
        <translation>%1は強さ%2で2位となり、%3点を得ます。</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the %3.</source>
        <translation>%1が強さ%2で2位のため、%3点は誰も得られません。</translation>
    </message>
    <message>
        <source>There are no plants in the area.</source>
        <translation>エリアに植物はありません。</translation>
    </message>
    <message>
        <source>Nobody is left.</source>
        <translation>誰も残りません。</translation>
    </message>
    <message>
        <source>%1 is behind with %2.</source>
        <translation>%1は強さ%2で3位以下です。</translation>
    </message>
    <message>
        <source>expected a plant (turf, bush, pine, oak) such as &quot;bush&quot; or &quot;2xturf&quot;, got %1</source>
        <translation>&quot;bush&quot; や &quot;2xturf&quot; のような植物（turf、bush、pine、oak）が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a colour and its plants such as &quot;orange=bush,2xturf&quot; (white, black, orange, blue, neutral), got %1</source>
        <translation>&quot;orange=bush,2xturf&quot; のような色（white、black、orange、blue、neutral）とその植物が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected each colour once, got %1 again</source>
        <translation>色はそれぞれ1回だけですが、%1が再び現れました</translation>
    </message>
    <message>
        <source>expected at most %1 plants in an area of this size, got %2</source>
        <translation>この広さのエリアの植物は%1個までですが、%2個あります</translation>
    </message>
    <message>
        <source>expected at most %1 of %2 in %3, as in the box, got %4</source>
        <translation>%3の%2は箱にある%1個までですが、%4個あります</translation>
    </message>
    <message>
        <source>Clouds on the player board, 1 point each: %1.</source>
        <translation>個人ボードの雲（1個につき1点）: %1。</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to %1, got %2</source>
        <translation>1から%1までの整数が必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to 0, got %2</source>
        <translation>%1から0までの整数が必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>the game has only %1 sunflower tokens, but %2 are collected or lie on areas</source>
        <translation>ひまわりトークンは全部で%1個ですが、獲得したものとエリアのものを合わせて%2個あります</translation>
    </message>
    <message>
        <source>expected a list of numbers, or &quot;count&quot; and &quot;points&quot;, got %1</source>
        <translation>数のリスト、または &quot;count&quot; と &quot;points&quot; が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected one of the colours white, black, orange and blue, got %1</source>
        <translation>色はwhite、black、orange、blueのいずれかですが、%1になっています</translation>
    </message>
    <message>
        <source>expected two to four players, got %1</source>
        <translation>プレイヤーは2人から4人ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;, got %1</source>
        <translation>このゲームのプレイヤーの色か &quot;neutral&quot; が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected &quot;white&quot; or &quot;black&quot; with two players, got %1</source>
        <translation>2人のゲームでは &quot;white&quot; か &quot;black&quot; が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>a player board holds at most %1 clouds, not %2</source>
        <translation>個人ボードに置ける雲は%1個までで、%2個は置けません</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;</source>
        <translation>このゲームのプレイヤーの色か &quot;neutral&quot; が必要です</translation>
    </message>
    <message>
        <source>an area of this size holds at most %1 plants, not %2</source>
        <translation>この大きさのエリアに置ける植物は%1個までで、%2個は置けません</translation>
    </message>
    <message>
        <source>with four players a player board holds at most %1 of this plant, not %2</source>
        <translation>4人のゲームでは個人ボードのこの植物は%1個までで、%2個にはなりません</translation>
    </message>
    <message>
        <source>the game has only %1 plants of this colour and kind, but %2 are entered</source>
        <translation>この色と種類の植物は全部で%1個ですが、%2個が入力されています</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>得点トラック</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>エリア</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>雲</translation>
    </message>
    <message>
        <source>Plants left</source>
        <translation>残った植物</translation>
    </message>
    <message>
        <source>Sunflower tokens</source>
        <translation>ひまわりトークン</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>トークン%1</translation>
    </message>
    <message>
        <source>Own turf left on the player board, minus %2 each: %1.</source>
        <translation>個人ボードに残った自分の芝（1個につき−%2点）: %1。</translation>
    </message>
    <message>
        <source>Own bushes left on the player board, minus %2 each: %1.</source>
        <translation>個人ボードに残った自分の低木（1個につき−%2点）: %1。</translation>
    </message>
    <message>
        <source>Own pines left on the player board, minus %2 each: %1.</source>
        <translation>個人ボードに残った自分の杉（1個につき−%2点）: %1。</translation>
    </message>
    <message>
        <source>Own oaks left on the player board, minus %2 each: %1.</source>
        <translation>個人ボードに残った自分のオーク（1個につき−%2点）: %1。</translation>
    </message>
    <message>
        <source>Neutral turf left on the player board, minus %2 each: %1.</source>
        <translation>個人ボードに残った中立の芝（1個につき−%2点）: %1。</translation>
    </message>
    <message>
        <source>Neutral bushes left on the player board, minus %2 each: %1.</source>
        <translation>個人ボードに残った中立の低木（1個につき−%2点）: %1。</translation>
    </message>
    <message>
        <source>Neutral pines left on the player board, minus %2 each: %1.</source>
        <translation>個人ボードに残った中立の杉（1個につき−%2点）: %1。</translation>
    </message>
    <message>
        <source>Neutral oaks left on the player board, minus %2 each: %1.</source>
        <translation>個人ボードに残った中立のオーク（1個につき−%2点）: %1。</translation>
    </message>
    <message>
        <source>No plants are left on the player board.</source>
        <translation>個人ボードに植物は残っていません。</translation>
    </message>
    <message>
        <source>%1 own turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>自分の芝が%1個残っていますが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 own bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>自分の低木が%1個残っていますが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 own pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>自分の杉が%1個残っていますが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 own oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>自分のオークが%1個残っていますが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>中立の芝が%1個残っていますが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>中立の低木が%1個残っていますが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 neutral pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>中立の杉が%1個残っていますが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>中立のオークが%1個残っていますが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 own turf plants are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>自分の芝は残りとエリアを合わせて%1個ですが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 own bushes are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>自分の低木は残りとエリアを合わせて%1個ですが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 own pines are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>自分の杉は残りとエリアを合わせて%1個ですが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>%1 own oaks are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>自分のオークは残りとエリアを合わせて%1個ですが、わかっている限り、個人ボードには最大%2個です。</translation>
    </message>
    <message>
        <source>The points on the score track are not known and count 0.</source>
        <translation>得点トラックの得点は不明なため0点とします。</translation>
    </message>
    <message>
        <source>The clouds that are left are not known and count 0.</source>
        <translation>残った雲は不明なため0点とします。</translation>
    </message>
    <message>
        <source>The plants that are left are not known and count 0.</source>
        <translation>残った植物は不明なため0点とします。</translation>
    </message>
    <message>
        <source>The collected sunflower tokens are not known and count 0.</source>
        <translation>獲得したひまわりトークンは不明なため0点とします。</translation>
    </message>
    <message>
        <source>No sunflower tokens were collected, but the sum given for the numbers on their backs is %1.</source>
        <translation>獲得したひまわりトークンはありませんが、裏の合計は%1です。</translation>
    </message>
    <message>
        <source>Sunflower tokens were collected (%1), but the sum given for the numbers on their backs is 0.</source>
        <translation>ひまわりトークンを%1個獲得していますが、裏の合計は0です。</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many sunflower tokens were collected by %2.</source>
        <translation>%1点の同点を決められませんでした。%2が獲得したひまわりトークンの数がわかりません。</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>中立</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>中立</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type the score track, then what the end of the game gives.</source>
        <translation>得点トラックの得点を入力し、続けてゲーム終了時に得るものを入力してください。</translation>
    </message>
    <message>
        <source>The collected tokens break the tie. %1</source>
        <translation>獲得したトークンの数で同点を決めます。%1</translation>
    </message>
    <message>
        <source>%1 are level; the collected tokens break the tie. %2</source>
        <translation>%1が同点で、獲得したトークンの数で決めます。%2</translation>
    </message>
    <message>
        <source>The collected tokens do not break the tie. %1</source>
        <translation>獲得したトークンの数でも同点は決まりません。%1</translation>
    </message>
    <message>
        <source>Collected tokens: %1.</source>
        <translation>獲得したトークン: %1。</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>獲得したトークン</translation>
    </message>
    <message>
        <source>Type the numbers.</source>
        <translation>数を入力してください。</translation>
    </message>
    <message>
        <source>%1 are level. %2</source>
        <translation>%1が同点です。%2</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <translation>%2: %1。</translation>
    </message>
    <message>
        <source>Points on the score track: %1.</source>
        <translation>得点トラックの得点: %1。</translation>
    </message>
    <message>
        <source>Typed by hand: %1.</source>
        <translation>手入力: %1。</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left or in areas, but all player boards together hold at most %2.</source>
        <translation>中立の芝は残りとエリアを合わせて%1個ですが、全員の個人ボードを合わせて最大%2個です。</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left or in areas, but all player boards together hold at most %2.</source>
        <translation>中立の低木は残りとエリアを合わせて%1個ですが、全員の個人ボードを合わせて最大%2個です。</translation>
    </message>
    <message>
        <source>%1 neutral pines are left or in areas, but all player boards together hold at most %2.</source>
        <translation>中立の杉は残りとエリアを合わせて%1個ですが、全員の個人ボードを合わせて最大%2個です。</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left or in areas, but all player boards together hold at most %2.</source>
        <translation>中立のオークは残りとエリアを合わせて%1個ですが、全員の個人ボードを合わせて最大%2個です。</translation>
    </message>
    <message>
        <source>The areas that still hold their token are not known and count 0.</source>
        <translation>トークンが残っているエリアは不明なため0点とします。</translation>
    </message>
    <message>
        <source>The bonus of area %1 is not known and counts for nobody; %2 would receive it.</source>
        <translation>エリア%1のボーナスは不明なため、誰のものにもなりません。わかれば%2が得ます。</translation>
    </message>
    <message>
        <source>Only %1 sunflower tokens are collected or lie on areas, but the game has %2.</source>
        <translation>獲得したひまわりトークンとエリアのものを合わせて%1個しかありませんが、全部で%2個あるはずです。</translation>
    </message>
    <message>
        <source>Collected sunflower tokens: %1. Their backs add up to %2.</source>
        <translation>獲得したひまわりトークン: %1個、裏の合計: %2。</translation>
    </message>
    <message>
        <source>expected a folder that can be created: %1</source>
        <translation>作成できるフォルダーが必要です: %1</translation>
    </message>
    <message>
        <source>this is a GIF picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>これはGIF画像で、写真ではありません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要です</translation>
    </message>
    <message>
        <source>this is a BMP picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>これはBMP画像で、写真ではありません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要です</translation>
    </message>
    <message>
        <source>this is a PDF document, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>これはPDF文書で、写真ではありません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要です</translation>
    </message>
    <message>
        <source>this is a video, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>これは動画で、写真ではありません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要です</translation>
    </message>
    <message>
        <source>this is a JPEG XL picture, which cannot be read: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>これはJPEG XL画像で、読み込めません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要です</translation>
    </message>
    <message>
        <source>this is a ZIP archive, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>これはZIPアーカイブで、写真ではありません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要です</translation>
    </message>
    <message>
        <source>this is a drawing, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>これはベクター画像で、写真ではありません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要です</translation>
    </message>
    <message>
        <source>this is a text file, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>これはテキストファイルで、写真ではありません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要です</translation>
    </message>
    <message>
        <source>this is no photo: expected JPEG, PNG, WebP, TIFF or HEIC, got bytes %1</source>
        <translation>これは写真ではありません。JPEG、PNG、WebP、TIFF、HEICのいずれかが必要ですが、バイト列が%1になっています</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for trees: the box holds %2 green and %3 brown tokens.</source>
        <translation>木の得点はどのボードでも%1点までです。箱にある緑トークンは%2個、茶トークンは%3個です。</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for mountains: the box holds %2 gray tokens.</source>
        <translation>山の得点はどのボードでも%1点までです。箱にある灰色トークンは%2個です。</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for fields: no more than %2 fit on it without touching.</source>
        <translation>畑の得点はどのボードでも%1点までです。互いに隣り合わない畑は%2個までしか置けません。</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for buildings: the box holds %2 red tokens.</source>
        <translation>建物の得点はどのボードでも%1点までです。箱にある赤トークンは%2個です。</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for the river: it cannot be longer than %2 tokens.</source>
        <translation>川の得点はどのボードでも%1点までです。川の長さはトークン%2個までです。</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for islands: no more than %2 fit on it.</source>
        <translation>島の得点はどのボードでも%1点までです。島は%2個までしかできません。</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for animals: it has room for %2 cubes.</source>
        <translation>動物の得点はどのボードでも%1点までです。置けるキューブは%2個です。</translation>
    </message>
    <message>
        <source>No nature&apos;s spirit gives more than %1 points.</source>
        <translation>自然の精霊の得点は%1点までです。</translation>
    </message>
    <message>
        <source>expected an identifier of letters, digits and dashes, got %1</source>
        <translation>英字、数字、ハイフンからなる識別子が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected at most %1 bytes</source>
        <translation>%1バイトまでです</translation>
    </message>
    <message>
        <source>expected a cell such as &quot;c2&quot;, got %1</source>
        <translation>&quot;c2&quot; のようなマスが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected at most %1 tokens</source>
        <translation>トークンは%1個までです</translation>
    </message>
    <message>
        <source>expected tokens that may lie on each other</source>
        <translation>重ねられるトークンが必要です</translation>
    </message>
    <message>
        <source>expected &quot;none&quot;, &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>&quot;none&quot;、&quot;animal&quot;、&quot;spirit&quot; のいずれかが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, got %3</source>
        <translation>%1から%2までの数が必要ですが、%3になっています</translation>
    </message>
    <message>
        <source>expected at most %1 numbers</source>
        <translation>数は%1個までです</translation>
    </message>
    <message>
        <source>expected a command, got %1</source>
        <translation>コマンドが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>Another player&apos;s board</source>
        <translation>別のプレイヤーのボード</translation>
    </message>
    <message>
        <source>Play went on: take this photo</source>
        <translation>ゲームが進んだので、この写真を使う</translation>
    </message>
    <message>
        <source>The same board: use both</source>
        <translation>同じボードなので、両方使う</translation>
    </message>
    <message>
        <source>Read as side A</source>
        <translation>A面として読む</translation>
    </message>
    <message>
        <source>Read as side B</source>
        <translation>B面として読む</translation>
    </message>
    <message>
        <source>Change the game to side A</source>
        <translation>ゲームをA面に変更</translation>
    </message>
    <message>
        <source>Change the game to side B</source>
        <translation>ゲームをB面に変更</translation>
    </message>
    <message>
        <source>A photo of another game</source>
        <translation>別のゲームの写真</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>保留にする</translation>
    </message>
    <message>
        <source>expected a plant, got %1</source>
        <translation>植物が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a colour, got %1</source>
        <translation>色が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>開いているゲームがありません。</translation>
    </message>
    <message>
        <source>This player is no longer there.</source>
        <translation>このプレイヤーはもういません。</translation>
    </message>
    <message>
        <source>This photo is no longer there, or this cannot be done with it now.</source>
        <translation>この写真はもうないか、今はその操作ができません。</translation>
    </message>
    <message>
        <source>The board has no such cell.</source>
        <translation>そのマスはボードにありません。</translation>
    </message>
    <message>
        <source>A cube can lie only on a token.</source>
        <translation>キューブはトークンの上にだけ置けます。</translation>
    </message>
    <message>
        <source>The pad has no such row to type into.</source>
        <translation>スコアシートに入力できるその行はありません。</translation>
    </message>
    <message>
        <source>The rules do not allow this number here.</source>
        <translation>ルール上、ここでこの数はありえません。</translation>
    </message>
    <message>
        <source>This player cannot join: the name is taken, or the table is full.</source>
        <translation>このプレイヤーは参加できません。同じ名前の人がいるか、人数がいっぱいです。</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>この名前は他の人が使っています。</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>元に戻せる自分の操作はありません。</translation>
    </message>
    <message>
        <source>This photo is larger than 60 MB.</source>
        <translation>この写真は60 MBを超えています。</translation>
    </message>
    <message>
        <source>Too much at once. It is tried again.</source>
        <translation>一度に送りすぎました。もう一度試みます。</translation>
    </message>
    <message>
        <source>There is no room left on the computer.</source>
        <translation>パソコンの空き容量がありません。</translation>
    </message>
    <message>
        <source>This message was not understood.</source>
        <translation>このメッセージを解釈できませんでした。</translation>
    </message>
    <message>
        <source>Your last edit stays: somebody has changed the same thing since.</source>
        <translation>最後の操作は元に戻せません。その後、他の人が同じところを変更しました。</translation>
    </message>
    <message>
        <source>This photo</source>
        <translation>この写真</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>A number from %1 to %2 was expected.</source>
        <translation>%1から%2までの数が必要でした。</translation>
    </message>
    <message>
        <source>%1 was changed at the computer in the meantime.</source>
        <translation>その間に%1がパソコンで変更されました。</translation>
    </message>
    <message>
        <source>%1 was changed on another phone in the meantime.</source>
        <translation>その間に%1が別のスマートフォンで変更されました。</translation>
    </message>
    <message>
        <source>%1 changed %2 in the meantime.</source>
        <translation>その間に%1が%2を変更しました。</translation>
    </message>
    <message>
        <source>The page could not be loaded. Load it again.</source>
        <translation>ページを読み込めませんでした。もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>That could not be done.</source>
        <translation>実行できませんでした。</translation>
    </message>
    <message>
        <source>Somebody else changed this in the meantime.</source>
        <translation>その間に他の人が同じところを変更しました。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message>
        <source>The photo has arrived and is being read.</source>
        <translation>写真が届き、読み取っています。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み取り中</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>読み取れませんでした</translation>
    </message>
    <message>
        <source>No board found</source>
        <translation>ボードが見つかりません</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>質問があります</translation>
    </message>
    <message>
        <source>Whose board is it?</source>
        <translation>誰のボードですか?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1または%2</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>動物キューブ</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>精霊キューブ</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>キューブなし</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>field</source>
        <translation>畑</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>低い山</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>中くらいの山</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>高い山</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>茶トークン1個</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>茶トークン2個</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>低い木</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>中くらいの木</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>高い木</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>赤トークン1個</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>赤の上の建物</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>灰色の上の建物</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>茶の上の建物</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The program does not answer; the area is decided when it does.</source>
        <translation>プログラムが応答しません。応答したらエリアを判定します。</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: 1減らす</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: 1増やす</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>同じ強さ</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>誰が何を得るか</translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>エリアにある植物をタップしてください。</translation>
    </message>
    <message>
        <source>Token of the area</source>
        <translation>エリアのトークン</translation>
    </message>
    <message>
        <source>Main (cells)</source>
        <translation>メイン（マス数）</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>空きマス: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose plants</source>
        <translation>誰の植物か</translation>
    </message>
    <message>
        <source>Plants of %1</source>
        <translation>%1の植物</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>次のエリア</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>What it may be</source>
        <translation>考えられるもの</translation>
    </message>
    <message>
        <source>Put a token on top, or take the top one off</source>
        <translation>一番上にトークンを置くか、取り除く</translation>
    </message>
    <message>
        <source>Put on: %1</source>
        <translation>置く: %1</translation>
    </message>
    <message>
        <source>Take off the top token</source>
        <translation>一番上のトークンを取り除く</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Or choose a whole stack</source>
        <translation>またはスタックごと選ぶ</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>キューブ</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s) left</source>
        <translation>
            <numerusform>不確かなマス、残り%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>写真のマスの拡大</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>他のスタック…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>%1面</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>全プレイヤー</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of yours wait here and are sent as soon as it does. Nothing is lost.</source>
        <translation>
            <numerusform>%n件の変更はここに残っていて、応答があればすぐ送信されます。何も失われません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This address is no longer open. Show the code again in the window under “Photos from a phone”, and scan it.</source>
        <translation>このアドレスはもう使えません。プログラムの「スマートフォンの写真」の画面でコードをもう一度表示し、読み取ってください。</translation>
    </message>
    <message>
        <source>The program does not answer. Is it still open, and the phone in the same Wi-Fi? Trying again…</source>
        <translation>プログラムが応答しません。まだ開いていて、スマートフォンは同じWi-Fiにありますか? 再試行しています…</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>それでも実行</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>この知らせを閉じる</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>エリア</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>プレイヤーの名前</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2.</source>
        <translation>%1から%2までの数が必要です。</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>マイナス</translation>
    </message>
    <message>
        <source>The board gives %1.</source>
        <translation>ボードでは%1です。</translation>
    </message>
    <message>
        <source>Counted: %1.</source>
        <translation>集計: %1。</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>記入する</translation>
    </message>
    <message>
        <source>Clear it and use the computed number</source>
        <translation>消して計算した数を使う</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 typed</source>
        <translation>%1を入力</translation>
    </message>
    <message>
        <source>the board gives %1</source>
        <translation>ボードでは%1</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>集計: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player first.</source>
        <translation>まだゲームがありません。先にプレイヤーを追加してください。</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>スコアシート</translation>
    </message>
    <message>
        <source>Tap a number to type another. Tap a name for the reasons.</source>
        <translation>数をタップすると入力し直せます。名前をタップすると理由を表示します。</translation>
    </message>
    <message>
        <source>Photo of %1 with what was read</source>
        <translation>%1の写真と読み取った内容</translation>
    </message>
    <message>
        <source>Take a photo</source>
        <translation>写真を撮る</translation>
    </message>
    <message>
        <source>Choose photos</source>
        <translation>写真を選ぶ</translation>
    </message>
    <message>
        <source>The photo could not be sent.</source>
        <translation>写真を送信できませんでした。</translation>
    </message>
    <message>
        <source>It is sent when the program answers again.</source>
        <translation>プログラムが再び応答したら送信します。</translation>
    </message>
    <message>
        <source>Sending… %1</source>
        <translation>送信中… %1</translation>
    </message>
    <message>
        <source>Waits for the photos before it.</source>
        <translation>前の写真を待っています。</translation>
    </message>
    <message>
        <source>Cancel this photo</source>
        <translation>この写真を取り消す</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>It is another player&apos;s board</source>
        <translation>別のプレイヤーのボードです</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>写真を読み取っています…</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>Photo of %1</source>
        <translation>%1の写真</translation>
    </message>
    <message>
        <source>Remove this photo</source>
        <translation>この写真を削除</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示する内容</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n doubtful cell(s)</source>
        <translation>
            <numerusform>不確かなマス%n個を確認</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. No cell is left to ask about.</source>
        <translation>完了。確認するマスはもうありません。</translation>
    </message>
    <message>
        <source>No cell is doubtful enough to ask about.</source>
        <translation>確認が必要なほど不確かなマスはありません。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1のボード</translation>
    </message>
    <message>
        <source>Tap a cell to correct it.</source>
        <translation>マスをタップして直してください。</translation>
    </message>
    <message>
        <source>Hold the phone over the board so that it fills the picture, a little from the side, without glare.</source>
        <translation>スマートフォンをボードの上に構え、反射を避けて少し横から、画面いっぱいに写してください。</translation>
    </message>
    <message>
        <source>Without a photo</source>
        <translation>写真なし</translation>
    </message>
    <message>
        <source>Type the numbers</source>
        <translation>数を入力</translation>
    </message>
    <message>
        <source>Set the tokens</source>
        <translation>トークンを置く</translation>
    </message>
    <message>
        <source>Another photo</source>
        <translation>別の写真</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>A question about the photo</source>
        <translation>写真についての質問</translation>
    </message>
    <message>
        <source>Sending the photo…</source>
        <translation>写真を送信しています…</translation>
    </message>
    <message>
        <source>The photo could not be used</source>
        <translation>写真を使えませんでした</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>ボードはまだありません</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s)</source>
        <translation>
            <numerusform>不確かなマス%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Board read</source>
        <translation>ボード読み取り済み</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player, or take a photo of a finished board: it begins one.</source>
        <translation>まだゲームがありません。プレイヤーを追加するか、完成したボードの写真を撮ると始まります。</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新しいプレイヤー</translation>
    </message>
    <message>
        <source>All boards at once</source>
        <translation>すべてのボードをまとめて</translation>
    </message>
    <message>
        <source>Each photo goes to the next player without a board.</source>
        <translation>写真は、ボードのない次のプレイヤーから順に割り当てられます。</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>ルールブック%1ページ</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>理由%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a row for its reasons, and a reason to see its cells.</source>
        <translation>行をタップすると理由を、理由をタップするとマスを表示します。</translation>
    </message>
    <message>
        <source>expected two players without a name in common: player %1 is called &quot;%2&quot;, a name of player %3; rename player %1 first</source>
        <translation>共通の名前がないプレイヤー2人が必要ですが、プレイヤー%1の名前「%2」はプレイヤー%3の名前でもあります。先にプレイヤー%1の名前を変更してください</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>正しくないところがあります。</translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <translation>%1 これで正しければ: %2</translation>
    </message>
    <message>
        <source>expected &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>&quot;A&quot; か &quot;B&quot; が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>This game has no boards to photograph.</source>
        <translation>このゲームには撮影するボードがありません。</translation>
    </message>
    <message>
        <source>Too many photos are on no board yet. Remove some, or say whose boards they show.</source>
        <translation>まだどのボードにも属さない写真が多すぎます。いくつか取り除くか、誰のボードかを指定してください。</translation>
    </message>
    <message>
        <source>This cannot be done here.</source>
        <translation>ここではできません。</translation>
    </message>
    <message>
        <source>Somebody has this card, or it has no room for so many cubes.</source>
        <translation>このカードは他の人が持っているか、それだけのキューブを置く欄がありません。</translation>
    </message>
    <message>
        <source>The game cannot be played with fewer players.</source>
        <translation>これより少ない人数では遊べません。</translation>
    </message>
    <message>
        <source>Boards of this game have tokens on them. Empty them first.</source>
        <translation>このゲームのボードにはトークンがあります。先に空にしてください。</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime.</source>
        <translation>その間に%1が変更されました。</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>このプレイヤーを削除</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>写真を開いています…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Side of the boards</source>
        <translation>ボードの面</translation>
    </message>
    <message>
        <source>Why does this not count?</source>
        <translation>なぜこれは数えない?</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>キューブ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を除く</translation>
    </message>
    <message>
        <source>Choose a nature&apos;s spirit</source>
        <translation>自然の精霊を選ぶ</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>キューブを置いた</translation>
    </message>
    <message>
        <source>Play with nature&apos;s spirits</source>
        <translation>自然の精霊ありで遊ぶ</translation>
    </message>
    <message>
        <source>Animal cards</source>
        <translation>動物カード</translation>
    </message>
    <message>
        <source>None yet. Cards without cubes count nothing.</source>
        <translation>まだありません。キューブのないカードは0点です。</translation>
    </message>
    <message>
        <source>Add an animal card</source>
        <translation>動物カードを追加</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>%1が持っています</translation>
    </message>
    <message numerus="yes">
        <source>fits in %n place(s)</source>
        <translation>
            <numerusform>%nか所に当てはまります</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>名前で検索</translation>
    </message>
    <message>
        <source>No card has this name.</source>
        <translation>その名前のカードはありません。</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>畑</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>島</translation>
    </message>
    <message>
        <source>What it should be</source>
        <translation>どれとして数えるか</translation>
    </message>
    <message>
        <source>Tap the cells that should count as this.</source>
        <translation>そう数えるはずのマスをタップしてください。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>No cell is chosen yet.</source>
        <translation>まだマスが選ばれていません。</translation>
    </message>
    <message>
        <source>Back to the points</source>
        <translation>得点に戻る</translation>
    </message>
    <message>
        <source>This file is not a photo.</source>
        <translation>このファイルは写真ではありません。</translation>
    </message>
    <message>
        <source>This is a video. Choose a photo.</source>
        <translation>これは動画です。写真を選んでください。</translation>
    </message>
    <message>
        <source>This is a PDF. Choose a photo.</source>
        <translation>これはPDFです。写真を選んでください。</translation>
    </message>
    <message>
        <source>The photo has %1 x %2 pixels; at most %3 million are read.</source>
        <translation>写真は%1 x %2ピクセルですが、読み取れるのは%3百万ピクセルまでです。</translation>
    </message>
    <message>
        <source>This browser cannot open HEIC photos. In the camera&apos;s settings choose “Most compatible”, or send the photo as JPEG.</source>
        <translation>このブラウザーではHEICの写真を開けません。カメラの設定で「互換性優先」を選ぶか、写真をJPEGで送ってください。</translation>
    </message>
    <message>
        <source>This browser cannot open TIFF photos. Send the photo as JPEG.</source>
        <translation>このブラウザーではTIFFの写真を開けません。写真をJPEGで送ってください。</translation>
    </message>
    <message>
        <source>The photo is damaged, or this browser cannot open it.</source>
        <translation>写真が壊れているか、このブラウザーでは開けません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>ファイルが%1 MBを超えています。</translation>
    </message>
    <message>
        <source>This game is open in another tab. Continue here first.</source>
        <translation>このゲームは別のタブで開いています。先に「ここで続ける」を選んでください。</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>このゲームはもうありません。</translation>
    </message>
    <message>
        <source>The page was ended twice while it read this photo. Try a smaller one.</source>
        <translation>この写真の読み取り中に、ページが2回終了しました。もっと小さい写真を試してください。</translation>
    </message>
    <message>
        <source>The photo could not be read: the program ended while reading it.</source>
        <translation>写真を読み取れませんでした: 読み取り中にプログラムが終了しました。</translation>
    </message>
    <message>
        <source>The photo is no longer there. Choose it again.</source>
        <translation>写真がもうありません。もう一度選んでください。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Past game</source>
        <translation>過去のゲーム</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>ゲームを取り込む</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>This phone has no room left for Concord. What you enter now is lost when the page is closed. Remove old games, or share this one.</source>
        <translation>このスマートフォンにはConcord用の空き容量がありません。今入力する内容は、ページを閉じると失われます。古いゲームを削除するか、このゲームを共有してください。</translation>
    </message>
    <message>
        <source>The game could not be kept in this browser. Share it before you close the page.</source>
        <translation>ゲームをこのブラウザーに保存できませんでした。ページを閉じる前に共有してください。</translation>
    </message>
    <message>
        <source>This window keeps nothing: games are lost when it is closed. Share them, or use a window that is not private.</source>
        <translation>このウィンドウには何も保存されません。閉じるとゲームは失われます。共有するか、プライベートでないウィンドウを使ってください。</translation>
    </message>
    <message>
        <source>This game is open in another tab, which this one follows.</source>
        <translation>このゲームは別のタブで開いていて、このタブにはその内容が表示されます。</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>ここで続ける</translation>
    </message>
    <message>
        <source>The program could not be loaded. If there is a network, load the page again.</source>
        <translation>プログラムを読み込めませんでした。ネットワークにつながっていますか? 確かめてから、ページをもう一度読み込んでください。</translation>
    </message>
    <message>
        <source>Something went wrong. The game is as it was last saved.</source>
        <translation>問題が起きました。ゲームは最後に保存された状態です。</translation>
    </message>
    <message>
        <source>The photo reader is being loaded. That happens once and takes a moment.</source>
        <translation>写真の読み取り機能を読み込んでいます。最初の1回だけで、少し時間がかかります。</translation>
    </message>
    <message>
        <source>The photo reader could not be loaded. Photos are read as soon as there is a network.</source>
        <translation>写真の読み取り機能を読み込めませんでした。ネットワークにつながり次第、写真を読み取ります。</translation>
    </message>
    <message>
        <source>A new version of Concord is available.</source>
        <translation>Concordの新しいバージョンがあります。</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>今すぐ使う</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>This browser is too old for Concord. Bring it up to date, or use a newer one: Chrome, Edge, Firefox or Safari.</source>
        <translation>このブラウザーはConcordには古すぎます。更新するか、新しいブラウザーを使ってください: Chrome、Edge、Firefox、Safari。</translation>
    </message>
    <message>
        <source>Concord needs an encrypted address, one that begins with https.</source>
        <translation>Concordには暗号化されたアドレス（httpsで始まるもの）が必要です。</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QRコード</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>ゲームのファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>There is no QR code in the picture.</source>
        <translation>画像にQRコードがありません。</translation>
    </message>
    <message>
        <source>The QR code holds no game of Concord.</source>
        <translation>QRコードにConcordのゲームが入っていません。</translation>
    </message>
    <message>
        <source>The address holds no game of Concord.</source>
        <translation>アドレスにConcordのゲームが入っていません。</translation>
    </message>
    <message>
        <source>A game with %1</source>
        <translation>%1のゲーム</translation>
    </message>
    <message>
        <source>Add it to the games of this phone</source>
        <translation>このスマートフォンのゲームに追加</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>A game that Concord wrote: shared from another phone, or exported on a computer.</source>
        <translation>Concordが書き出したゲーム: 別のスマートフォンで共有したもの、またはパソコンで書き出したもの。</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>ファイルを選ぶ</translation>
    </message>
    <message>
        <source>Photograph a QR code</source>
        <translation>QRコードを撮影</translation>
    </message>
    <message>
        <source>This browser reads no QR codes. Point the phone&apos;s camera at the code: it opens the game here.</source>
        <translation>このブラウザーはQRコードを読み取れません。スマートフォンのカメラをコードに向けると、ここでゲームが開きます。</translation>
    </message>
    <message>
        <source>Side A: river</source>
        <translation>A面: 川</translation>
    </message>
    <message>
        <source>Side B: islands</source>
        <translation>B面: 島</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Nature&apos;s spirits</source>
        <translation>自然の精霊</translation>
    </message>
    <message>
        <source>Without spirits</source>
        <translation>精霊なし</translation>
    </message>
    <message>
        <source>With spirits</source>
        <translation>精霊あり</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>参加するのは誰ですか?</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>1つ減らす</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>1つ増やす</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Remove it permanently</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The phone could not share it.</source>
        <translation>スマートフォンで共有できませんでした。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>The text could not be copied.</source>
        <translation>テキストをコピーできませんでした。</translation>
    </message>
    <message>
        <source>This game is too large for a QR code. Send its file instead.</source>
        <translation>このゲームはQRコードには大きすぎます。代わりにファイルを送ってください。</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>結果を共有</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>The game itself</source>
        <translation>ゲームそのもの</translation>
    </message>
    <message>
        <source>Another phone or Concord on a computer opens it, without the photos.</source>
        <translation>別のスマートフォンやパソコンのConcordで開けます。写真は含まれません。</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>ファイルを保存</translation>
    </message>
    <message>
        <source>Point another phone&apos;s camera at it: the game opens there.</source>
        <translation>別のスマートフォンのカメラを向けると、そちらでゲームが開きます。</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>結果の画像</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>今開いています</translation>
    </message>
    <message>
        <source>Or begin with a photo of a finished board. It stays on this phone.</source>
        <translation>または、完成したボードの写真から始めます。写真はこのスマートフォンから外に出ません。</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>進行中のゲーム</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>過去のゲーム</translation>
    </message>
    <message>
        <source>To keep Concord at hand: tap Share in Safari, then “Add to Home Screen”.</source>
        <translation>Concordをすぐ使えるようにするには: Safariで「共有」をタップし、「ホーム画面に追加」を選びます。</translation>
    </message>
    <message>
        <source>Put Concord on the home screen</source>
        <translation>Concordをホーム画面に追加</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン%1</translation>
    </message>
    <message>
        <source>expected the pixels of a whole photo</source>
        <translation>写真全体のピクセルが必要です</translation>
    </message>
    <message>
        <source>expected the reader&apos;s weights of this version</source>
        <translation>このバージョンの読み取り機能の重みが必要です</translation>
    </message>
    <message>
        <source>expected a reduction and an orientation from 1 to 8</source>
        <translation>縮小率と、1から8までの向きが必要です</translation>
    </message>
    <message>
        <source>the photo cannot be read (%1)</source>
        <translation>写真を読み取れません（%1）</translation>
    </message>
    <message>
        <source>expected players of different names</source>
        <translation>プレイヤーにはそれぞれ別の名前が必要です</translation>
    </message>
    <message>
        <source>expected fewer texts inside each other</source>
        <translation>テキストの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>expected a game that this program knows, got %1</source>
        <translation>このプログラムが知っているゲームが必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected %1 to %2 players</source>
        <translation>プレイヤーは%1人から%2人です</translation>
    </message>
    <message>
        <source>expected what is claimed, such as &quot;river&quot;, got %1</source>
        <translation>&quot;river&quot; のような申告の種類が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected the ids of photos</source>
        <translation>写真のIDが必要です</translation>
    </message>
    <message>
        <source>expected a concord-reading</source>
        <translation>concord-readingが必要です</translation>
    </message>
    <message>
        <source>expected the number of a photo</source>
        <translation>写真の番号が必要です</translation>
    </message>
    <message>
        <source>expected a seat for each player</source>
        <translation>プレイヤーごとに席が必要です</translation>
    </message>
    <message>
        <source>expected a UUID, or a time with its offset, got %1</source>
        <translation>UUIDか時差つきの時刻が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one. Give the photo to a player to replace theirs.</source>
        <translation>誰のボードですか? 全員分そろっています。写真をプレイヤーに渡すと、その人のボードを置き換えます。</translation>
    </message>
    <message>
        <source>the score track says %1, but by the head starts for %2 players it cannot be below %3.</source>
        <translation>得点トラックは%1ですが、プレイヤー%2人では%3から始まり、戻ることはありません。</translation>
    </message>
    <message>
        <source>with %1 players a full player board holds plants worth %2 at most.</source>
        <translation>プレイヤー%1人では、いっぱいの個人ボードの植物は合わせて最大%2点分です。</translation>
    </message>
    <message>
        <source>no area still holds its sunflower token, so none gives points.</source>
        <translation>ひまわりトークンの残るエリアがもうないため、得点になるエリアもありません。</translation>
    </message>
    <message>
        <source>the JPEG file breaks off after %1 % of the picture; copy the photo again</source>
        <translation>JPEGファイルが画像の%1 %で途切れています。写真をコピーし直してください</translation>
    </message>
    <message>
        <source>Nothing is wrong there any more.</source>
        <translation>もう問題はありません。</translation>
    </message>
    <message>
        <source>Decide an area</source>
        <translation>エリアを判定</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>残ったエリア</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>エリア%1 / %2</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>このエリアを削除</translation>
    </message>
    <message>
        <source>All areas left</source>
        <translation>残りのエリアすべて</translation>
    </message>
    <message>
        <source>This is not saved yet.</source>
        <translation>まだ記録されていません。</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>エリア%1</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>残ったエリアはありません。トークンはすべて獲得されました。</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>トークンがまだ残っているエリアはどれですか? 終了時に判定します。</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>エリアを追加</translation>
    </message>
    <message>
        <source>No areas are left</source>
        <translation>残りのエリアはありません</translation>
    </message>
    <message>
        <source>Each plant left on the board costs its points.</source>
        <translation>ボードに残った植物は、それぞれの点数だけ減点されます。</translation>
    </message>
    <message>
        <source>Own plants</source>
        <translation>自分の植物</translation>
    </message>
    <message>
        <source>Neutral plants</source>
        <translation>中立の植物</translation>
    </message>
    <message>
        <source>No plants are left</source>
        <translation>残りの植物はありません</translation>
    </message>
    <message>
        <source>Plants not known</source>
        <translation>植物は不明</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>確認する</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>正しい</translation>
    </message>
    <message>
        <source>this is a photo, not a game; concord read turns it into one</source>
        <translation>これは写真で、ゲームではありません。concord read でゲームに変換できます</translation>
    </message>
    <message>
        <source>The table is full. Say whose board the photo shows.</source>
        <translation>これ以上プレイヤーを追加できません。写真がだれのボードか選んでください。</translation>
    </message>
    <message>
        <source>expected the name of a player of the game</source>
        <translation>ゲームのプレイヤーの名前が必要です</translation>
    </message>
    <message>
        <source>expected a player with a board</source>
        <translation>ボードのあるプレイヤーが必要です</translation>
    </message>
    <message>
        <source>expected a photo with its settled board in it, or --board GAME</source>
        <translation>確定したボードの入った写真か、--board GAMEが必要です</translation>
    </message>
    <message>
        <source>the photo does not show this board clearly enough to learn from it</source>
        <translation>この写真には、学習できるほどはっきりとこのボードが写っていません</translation>
    </message>
    <message>
        <source>expected a list of %1 numbers, got %2</source>
        <translation>%1個の数のリストが必要ですが、%2になっています</translation>
    </message>
    <message>
        <source>expected 64 digits of a SHA-256, got %1</source>
        <translation>SHA-256の64桁が必要ですが、%1になっています</translation>
    </message>
    <message>
        <source>expected a JPEG of %1 x %2 pixels</source>
        <translation>%1×%2ピクセルのJPEGが必要です</translation>
    </message>
    <message>
        <source>expected a photo without a settled board in it</source>
        <translation>確定したボードの入っていない写真が必要です</translation>
    </message>
    <message>
        <source>the settled board cannot be written into the photo</source>
        <translation>確定したボードを写真に書き込めません</translation>
    </message>
    <message>
        <source>expected one settled board in the photo, found several</source>
        <translation>写真に入っている確定したボードは1つでなければなりませんが、複数あります</translation>
    </message>
    <message>
        <source>the photo has another size now: it was changed after it was saved</source>
        <translation>写真のサイズが変わっています。保存後に変更されました</translation>
    </message>
    <message>
        <source>the photo has %1 bytes now: it was changed after it was saved</source>
        <translation>写真が%1バイトになっています。保存後に変更されました</translation>
    </message>
    <message>
        <source>expected at most %1 boards</source>
        <translation>ボードは%1個までです</translation>
    </message>
    <message>
        <source>other stacks stand in front of it</source>
        <translation>手前に他のスタックがあります</translation>
    </message>
    <message>
        <source>something seems to lie over it</source>
        <translation>何かで覆われているようです</translation>
    </message>
    <message>
        <source>it is too bright to tell</source>
        <translation>明るすぎて判別できません</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 (everything)</source>
        <translation>%1（すべて）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>未入力: %1。</translation>
    </message>
    <message>
        <source>Points cannot earn any more suns.</source>
        <translation>得点でこれ以上の太陽は得られません。</translation>
    </message>
    <message>
        <source>%1 for the points</source>
        <translation>得点で%1</translation>
    </message>
    <message>
        <source>%1 for the side</source>
        <translation>面で%1</translation>
    </message>
    <message>
        <source>%1 for the nature&apos;s spirit</source>
        <translation>自然の精霊で%1</translation>
    </message>
    <message>
        <source>%1 for playing without a spirit</source>
        <translation>精霊なしのプレイで%1</translation>
    </message>
    <message>
        <source>Suns: %1.</source>
        <translation>太陽: %1。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s)</source>
        <translation>
            <numerusform>太陽%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next sun comes at %1 points: %n point(s) more.</source>
        <translation>
            <numerusform>次の太陽は%1点で、あと%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far.</source>
        <translation>
            <numerusform>ここまで%n点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 leads with %n point(s).</source>
        <translation>
            <numerusform>ここまで%1が%n点でリードしています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 are level with %n point(s).</source>
        <translation>
            <numerusform>ここまで%1が%n点で並んでいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1が%n点で勝ちました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are level with %n point(s).</source>
        <translation>
            <numerusform>%1が%n点で並んでいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1が%n点で勝利を分け合います。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <comment>what cannot be right, and who wins if it is</comment>
        <translation>%1 これで正しければ: %2</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>正しくないところがあります。</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>Replace a file of any kind; an input is never replaced</source>
        <translation>どの種類のファイルも置き換える。入力は決して置き換えない</translation>
    </message>
</context>
<context>
    <name>PhotoQuestions</name>
    <message numerus="yes">
        <source>They differ in %n cell(s).</source>
        <translation>
            <numerusform>違いは%nマスです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>違いは%nマスです: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The photo shows too little to tell whether this is %1&apos;s board.</source>
        <translation>写真から読み取れるものが少なく、%1のボードかどうかわかりません。</translation>
    </message>
    <message>
        <source>Is this %1&apos;s board? The two photos may show different ones. %2</source>
        <translation>これは%1のボードですか? 2枚の写真は別のボードかもしれません。%2</translation>
    </message>
    <message>
        <source>This photo shows another board than that of %1. %2</source>
        <translation>この写真は%1のボードではありません。%2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have more tokens on this photo. %2</source>
        <translation>この写真では%1のボードのトークンが増えているようです。%2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have fewer tokens on this photo. %2</source>
        <translation>この写真では%1のボードのトークンが減っているようです。%2</translation>
    </message>
    <message>
        <source>The photo shows side A, but side B was chosen for this game.</source>
        <translation>写真はA面ですが、このゲームではB面が選ばれています。</translation>
    </message>
    <message>
        <source>The photo shows side B, but side A was chosen for this game.</source>
        <translation>写真はB面ですが、このゲームではA面が選ばれています。</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one: drag the photo onto a player to replace theirs.</source>
        <translation>誰のボードですか? 全員分そろっています。写真をプレイヤーへドラッグすると置き換えます。</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read, but %1 is no longer in the game. If undo brings the player back, the board comes too.</source>
        <translation>%1のボードの写真を読み取りましたが、%1はもうゲームにいません。「元に戻す」でプレイヤーを戻すと、ボードも戻ります。</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side B, but this game is played on side A.</source>
        <translation>%1の写真はB面ですが、このゲームはA面です。</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side A, but this game is played on side B.</source>
        <translation>%1の写真はA面ですが、このゲームはB面です。</translation>
    </message>
    <message>
        <source>%1 It cannot be read as the other side.</source>
        <translation>%1反対の面としては読み取れません。</translation>
    </message>
    <message>
        <source>This photo shows side A of a board, but %1&apos;s shows side B.</source>
        <translation>この写真はボードのA面ですが、%1の写真はB面です。</translation>
    </message>
    <message>
        <source>This photo shows side B of a board, but %1&apos;s shows side A.</source>
        <translation>この写真はボードのB面ですが、%1の写真はA面です。</translation>
    </message>
</context>
<context>
    <name>PlayersCommand</name>
    <message>
        <source>, counted as player %1</source>
        <translation>、プレイヤー%1として集計</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the player</source>
        <translation>プレイヤーの番号</translation>
    </message>
    <message>
        <source>List the players of the record, rename or merge them</source>
        <translation>記録のプレイヤーを一覧、改名、統合する</translation>
    </message>
    <message>
        <source>Write one line of JSON per player</source>
        <translation>JSONを1行ずつ出力する</translation>
    </message>
    <message>
        <source>Give a player another name; recorded games also keep the former name</source>
        <translation>プレイヤーの名前を変える（ゲームに書かれた名前は残る）</translation>
    </message>
    <message>
        <source>The new name</source>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>Count one player&apos;s games as another player&apos;s</source>
        <translation>プレイヤーを別のプレイヤーとして集計する</translation>
    </message>
    <message>
        <source>The number of the other one</source>
        <translation>もう一方の番号</translation>
    </message>
    <message>
        <source>Undo the merge of a player; players who had been merged into that one earlier stay with the player it was merged into</source>
        <translation>プレイヤーの統合を取り消す。先にこのプレイヤーに統合された人は、もう一方に統合されたまま</translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Read a board from a photo; exit status 1 if the photo shows no board</source>
        <translation>写真からボードを読み取る。写真にボードがなければ終了コード1</translation>
    </message>
    <message>
        <source>Photo to read; - is standard input</source>
        <translation>読み取る写真。- は標準入力</translation>
    </message>
    <message>
        <source>Side of the board; detected if not given</source>
        <translation>ボードの面。指定がなければ判定する</translation>
    </message>
    <message>
        <source>Write concord-reading JSON</source>
        <translation>concord-readingのJSONを出力する</translation>
    </message>
    <message>
        <source>Read many photos on all cores, one line of JSON each; needs --json</source>
        <translation>多数の写真を全コアで読み取り、1枚につき1行のJSONを出力する。--jsonが必要</translation>
    </message>
    <message>
        <source>Write the board as a concord-game</source>
        <translation>ボードをconcord-gameとして書き出す</translation>
    </message>
    <message>
        <source>Draw what was read over the photo, as PNG</source>
        <translation>読み取った内容を写真に重ねてPNGに描く</translation>
    </message>
    <message>
        <source>Write one labelled picture per stage into a folder</source>
        <translation>各段階の説明つき画像をフォルダーに書き出す</translation>
    </message>
    <message>
        <source>Print how long each stage took</source>
        <translation>各段階にかかった時間を表示する</translation>
    </message>
    <message>
        <source>A second photo of the same board; ignored if it shows a different one</source>
        <translation>同じボードの2枚目の写真。別のボードの写真は無視する</translation>
    </message>
    <message>
        <source>What is known of your box, as written by &quot;concord box show --json&quot;</source>
        <translation>箱について分かっていること（「concord box show --json」の出力）</translation>
    </message>
</context>
<context>
    <name>ReadingText</name>
    <message>
        <source>%1 %2</source>
        <comment>a stack and how likely it is</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>、または</translation>
    </message>
    <message>
        <source>No cell needs a second look.</source>
        <translation>確認が必要なマスはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Please check %n cell(s), the most important first:</source>
        <translation>
            <numerusform>次の%n個のマスを確認してください（重要な順）:</numerusform>
        </translation>
    </message>
    <message>
        <source>Side %1, %2 sure.</source>
        <translation>%1面、確度%2。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message>
        <source>%1: first photo %2 %3, second photo %4 %5</source>
        <comment>cell, stack, probability, stack, probability</comment>
        <translation>%1: 1枚目の写真は%2 %3、2枚目の写真は%4 %5</translation>
    </message>
    <message>
        <source>Landscapes: %1 points, %2 sure; between %3 and %4 with a probability of %5.</source>
        <translation>地形: %1点、確度%2。%5の確率で%3から%4の間です。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the likely stacks of a cell, and why it is in doubt</comment>
        <translation>%1；%2</translation>
    </message>
</context>
<context>
    <name>RecordCommand</name>
    <message>
        <source>Keep a finished game in the record</source>
        <translation>終わったゲームを記録する</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>ゲーム。- は標準入力</translation>
    </message>
    <message>
        <source>Recorded as game %1.</source>
        <translation>ゲーム%1として記録しました。</translation>
    </message>
</context>
<context>
    <name>RecordOption</name>
    <message>
        <source>The record: a file, or postgresql://... (default: the file in the platform&apos;s data folder)</source>
        <translation>記録: ファイルまたは postgresql://...（既定は標準のデータフォルダーにあるファイル）</translation>
    </message>
    <message>
        <source>Words in names, place, note or date</source>
        <translation>名前、場所、メモ、日付に含まれる語</translation>
    </message>
    <message>
        <source>Games that somebody played</source>
        <translation>この人が参加したゲーム</translation>
    </message>
    <message>
        <source>Games played at a place</source>
        <translation>この場所でしたゲーム</translation>
    </message>
    <message>
        <source>Games of a year</source>
        <translation>この年のゲーム</translation>
    </message>
    <message>
        <source>Games on a side of the boards</source>
        <translation>ボードのこの面でのゲーム</translation>
    </message>
    <message>
        <source>Only solo games</source>
        <translation>ソロゲームだけ</translation>
    </message>
    <message>
        <source>Only games with several players</source>
        <translation>複数人のゲームだけ</translation>
    </message>
    <message>
        <source>When: &quot;2026-11-21 19:30&quot;, or with its offset from UTC</source>
        <translation>日時: &quot;2026-11-21 19:30&quot;、またはUTCとの時差つき</translation>
    </message>
    <message>
        <source>Where it was played</source>
        <translation>ゲームをした場所</translation>
    </message>
    <message>
        <source>How long it took</source>
        <translation>かかった時間</translation>
    </message>
    <message>
        <source>Who started</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Anything worth keeping</source>
        <translation>残しておきたいこと</translation>
    </message>
    <message>
        <source>A photo of a board; it is kept without the place it was taken at</source>
        <translation>ボードの写真。撮影場所の情報は除いて保存する</translation>
    </message>
    <message>
        <source>What was read from the photo (concord read --json), in the order of the photos</source>
        <translation>写真から読み取った結果（concord read --json）、写真と同じ順</translation>
    </message>
    <message>
        <source>Games of one kind</source>
        <translation>この種類のゲーム</translation>
    </message>
</context>
<context>
    <name>RenatureEdits</name>
    <message>
        <source>%1: sunflower tokens</source>
        <translation>%1: ひまわりトークン</translation>
    </message>
    <message>
        <source>That is not possible: %1.</source>
        <translation>ありえません: %1。</translation>
    </message>
    <message>
        <source>%1: plants left</source>
        <translation>%1: 残った植物</translation>
    </message>
    <message>
        <source>%1: what the paper says</source>
        <translation>%1: 紙の記録</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1: 色</translation>
    </message>
    <message>
        <source>This game has no room for another player. %1: %2.</source>
        <translation>このゲームにはこれ以上プレイヤーを追加できません。%1：%2。</translation>
    </message>
</context>
<context>
    <name>RenatureExtras</name>
    <message>
        <source>Player board</source>
        <translation>個人ボード</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>獲得したトークン</translation>
    </message>
    <message>
        <source>Plants, tokens…</source>
        <translation>植物、トークン…</translation>
    </message>
</context>
<context>
    <name>RenatureSheet</name>
    <message>
        <source>own: %1</source>
        <comment>plants</comment>
        <translation>自分: %1</translation>
    </message>
    <message>
        <source>neutral: %1</source>
        <comment>plants</comment>
        <translation>中立: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>blue: 2 turf</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>植物なし</translation>
    </message>
    <message>
        <source>main %1, bonus %2</source>
        <translation>メイン%1、ボーナス%2</translation>
    </message>
    <message>
        <source>main %1, bonus not known</source>
        <translation>メイン%1、ボーナス不明</translation>
    </message>
    <message>
        <source>Plants left, %1</source>
        <translation>残った植物（%1）</translation>
    </message>
    <message>
        <source>Sunflower tokens: %1</source>
        <translation>ひまわりトークン: %1</translation>
    </message>
    <message>
        <source>Areas that held their token</source>
        <translation>トークンが残っていたエリア</translation>
    </message>
    <message>
        <source>Area %1 (%2): %3</source>
        <translation>エリア%1（%2）: %3</translation>
    </message>
</context>
<context>
    <name>RenatureText</name>
    <message>
        <source>main and bonus</source>
        <translation>メインとボーナス</translation>
    </message>
    <message>
        <source>main</source>
        <translation>メイン</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>エリア%1</translation>
    </message>
    <message>
        <source>turf</source>
        <comment>in a list</comment>
        <translation>芝</translation>
    </message>
    <message>
        <source>bush</source>
        <comment>in a list</comment>
        <translation>低木</translation>
    </message>
    <message>
        <source>pine</source>
        <comment>in a list</comment>
        <translation>杉</translation>
    </message>
    <message>
        <source>oak</source>
        <comment>in a list</comment>
        <translation>オーク</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>中立</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>芝</translation>
    </message>
    <message>
        <source>Bush</source>
        <translation>低木</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>杉</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>オーク</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 turf</comment>
        <translation>%2×%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more plant point(s)</source>
        <translation>
            <numerusform>強さあと%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %1 points (%n)</source>
        <comment>main and bonus, 6</comment>
        <translation>
            <numerusform>%1、%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3) would win %4.</source>
        <translation>%1: %2（%3）で%4になります。</translation>
    </message>
    <message>
        <source>%1: %2 would win %3, but no plants can do that here.</source>
        <translation>%1: %2で%3になりますが、ここにはそうできる植物がありません。</translation>
    </message>
    <message>
        <source>Area %1 (main %2, bonus %3)</source>
        <translation>エリア%1（メイン%2、ボーナス%3）</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>植物なし</translation>
    </message>
</context>
<context>
    <name>RestoreCommand</name>
    <message>
        <source>There is no backup.</source>
        <translation>バックアップはありません。</translation>
    </message>
    <message>
        <source>Backups by earlier versions of Concord are in %1; some may be of another server on that host.</source>
        <translation>以前のバージョンの Concord のバックアップは %1 にあります。同じコンピューターの別のサーバーのものが含まれることもあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n件のゲームを控えから戻しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The former file was kept as %1.</source>
        <translation>元のファイルは%1として残しました。</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <translation>バックアップを復元しました。</translation>
    </message>
    <message>
        <source>The previous record was kept as %1.</source>
        <translation>以前の記録は%1として残しました。</translation>
    </message>
    <message>
        <source>List the backups of the record, make one, or restore one</source>
        <translation>記録のバックアップを一覧、作成、復元する</translation>
    </message>
    <message>
        <source>The backup to restore; without it they are listed</source>
        <translation>復元するバックアップ。指定がなければ一覧を表示</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>今すぐバックアップを作る</translation>
    </message>
    <message>
        <source>Rebuild a damaged record from the copies of the games beside it</source>
        <translation>壊れた記録を、隣にあるゲームの控えから作り直す</translation>
    </message>
    <message>
        <source>The copies were set aside as %1. The record starts with no game.</source>
        <translation>控えは%1として別にしました。記録はゲームのない状態から始まります。</translation>
    </message>
    <message>
        <source>The previous record was not kept.</source>
        <translation>以前の記録は残していません。</translation>
    </message>
    <message>
        <source>Restore without backing up the current record first: it is lost, unless its file is damaged</source>
        <translation>今の内容のバックアップを作らずにバックアップを復元する。壊れたファイルの場合を除き、今の内容は残らない</translation>
    </message>
    <message>
        <source>Set aside the copies of a record whose file is empty or missing, and start with no game</source>
        <translation>ファイルが空か、なくなっている記録の控えを別にして、ゲームのない状態から始める</translation>
    </message>
    <message>
        <source>Nothing was changed, because the current record could not be backed up first. &quot;--no-backup&quot; restores the backup without keeping the current record.</source>
        <translation>今の内容を先にバックアップできないため、何も変更していません。「--no-backup」を付けると、今の内容を残さずにバックアップを復元します。</translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message>
        <source>recorded on %1</source>
        <translation>%1に記録</translation>
    </message>
    <message>
        <source>recorded on %1, changed since</source>
        <translation>%1に記録、その後変更</translation>
    </message>
    <message>
        <source>file %1, changed since</source>
        <translation>ファイル%1、その後変更</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>ファイル%1</translation>
    </message>
    <message>
        <source>kept automatically</source>
        <translation>自動保存</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>保存なし</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players, and where their game is kept</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ScoreCommand</name>
    <message>
        <source>Score games: the boards, the score pad and the winner</source>
        <translation>ゲームを採点する: ボード、スコアシート、勝者</translation>
    </message>
    <message>
        <source>Games to score; - is standard input</source>
        <translation>採点するゲーム。- は標準入力</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>すべての得点をルールで説明する</translation>
    </message>
    <message>
        <source>Write concord-score JSON: indented for a single file, one line per file for several</source>
        <translation>concord-scoreのJSONを出力する（1ファイルなら整形、複数なら1行ずつ）</translation>
    </message>
    <message>
        <source>Read one game per line from standard input, write one score per line</source>
        <translation>標準入力から1行1ゲームを読み、1行1得点を出力する</translation>
    </message>
    <message>
        <source>-: %1 of %2 lines hold no game that can be scored; their answers say why.</source>
        <translation>-: %2行のうち%1行には採点できるゲームがありません。理由は各行の答えにあります。</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>(board: %1) %2</source>
        <translation>（ボード: %1） %2</translation>
    </message>
    <message>
        <source>(counted: %1) %2</source>
        <translation>（集計: %1） %2</translation>
    </message>
    <message>
        <source>* counted and typed by hand</source>
        <translation>* 自分で数えて入力</translation>
    </message>
    <message>
        <source>Animal card: %1</source>
        <translation>動物カード: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n cube(s)</source>
        <translation>
            <numerusform>%1: %2、キューブ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>%1, counted with Concord.</source>
        <comment>a game</comment>
        <translation>%1をConcordで採点しました。</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>* typed by hand</source>
        <translation>* 手入力</translation>
    </message>
    <message>
        <source>%1, %2: the board itself gives %3.</source>
        <translation>%1、%2: ボード自体では%3です。</translation>
    </message>
    <message>
        <source>Warning, %1: %2</source>
        <translation>警告、%1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Opening the photo…</source>
        <translation>写真を開いています…</translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation>ボードを探しています…</translation>
    </message>
    <message>
        <source>Finding where the camera was…</source>
        <translation>カメラの位置を求めています…</translation>
    </message>
    <message>
        <source>Judging the light…</source>
        <translation>明るさを調べています…</translation>
    </message>
    <message>
        <source>Reading the stacks…</source>
        <translation>スタックを読み取っています…</translation>
    </message>
    <message>
        <source>Estimating how sure the reading is…</source>
        <translation>読み取りの確かさを推定しています…</translation>
    </message>
    <message>
        <source>Reading the second photo…</source>
        <translation>2枚目の写真を読み取っています…</translation>
    </message>
    <message>
        <source>Preparing the result…</source>
        <translation>結果を準備しています…</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>50 % of 4 games</comment>
        <translation>%2ゲームの%1</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>%1面</translation>
    </message>
    <message>
        <source>without spirits</source>
        <translation>精霊なし</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>グループで得点する精霊</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>スタックごとに得点する精霊</translation>
    </message>
    <message>
        <source>spirit, card not known</source>
        <translation>精霊、カード不明</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝利数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝率</translation>
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
        <source>Started</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>勝ち越し</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>負け越し</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two averages</comment>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>Most points for</source>
        <translation>最高得点</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>精霊</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>最高得点</translation>
    </message>
    <message>
        <source>By</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Most suns</source>
        <translation>最多の太陽</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Share of all points</source>
        <translation>全得点に占める割合</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>選んだ回数</translation>
    </message>
    <message>
        <source>Cubes placed on average</source>
        <translation>置いたキューブの平均</translation>
    </message>
    <message>
        <source>A double click shows the game.</source>
        <translation>ダブルクリックでゲームを表示します。</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Average of the winners</source>
        <translation>勝者の平均</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>no spirit</source>
        <translation>精霊なし</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>グループの精霊</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>スタックの精霊</translation>
    </message>
    <message>
        <source>unknown spirit</source>
        <translation>不明な精霊</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝利数</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>started</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>直接対戦</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 : %3 %4, %n game(s), averages %5 and %6</source>
        <translation>
            <numerusform>%1 %2 : %3 %4、%nゲーム、平均 %5 と %6</numerusform>
        </translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>自己ベスト</translation>
    </message>
    <message>
        <source>side</source>
        <translation>面</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Best by side and kind of spirit</source>
        <translation>面と精霊の種類ごとの最高点</translation>
    </message>
    <message>
        <source>%1, %2: %3 by %4 in game %5</source>
        <translation>%1、%2: %3、%4（ゲーム%5）</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s) by %1 in game %2</source>
        <translation>
            <numerusform>太陽%n個、%1（ゲーム%2）</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>カテゴリー別の得点</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>most</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>よく使う動物</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Wins, averages, bests and favourites of the recorded games</source>
        <translation>記録したゲームの勝利、平均、最高点、よく使う動物</translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation>JSONを出力する</translation>
    </message>
    <message>
        <source>No games.</source>
        <translation>ゲームはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by number of players</source>
        <translation>プレイヤー人数別の得点</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>cubes per game</source>
        <translation>ゲームあたりのキューブ</translation>
    </message>
    <message>
        <source>winners&apos; average</source>
        <translation>勝者の平均</translation>
    </message>
</context>
<context>
    <name>TypedRow</name>
    <message>
        <source>Group %1, “%2”: expected “%3” to stand alone, it is a whole stack.</source>
        <translation>グループ%1「%2」: 「%3」はスタック全体を表すので、単独で使ってください。</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected one of the letters %3, or - for an empty cell, got “%4”.</source>
        <translation>グループ%1「%2」: 文字%3のいずれか、または空のマスの - が必要ですが、「%4」になっています。</translation>
    </message>
    <message>
        <source>Group %1, “%2”: %3 cannot go on %4. Expected the tokens of one cell from the bottom up.</source>
        <translation>グループ%1「%2」: %3は%4に置けません。1マスのトークンを下から順に入力してください。</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected no more groups, the board has only %3 cells.</source>
        <translation>グループ%1「%2」: グループが多すぎます。ボードは%3マスしかありません。</translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %3ではなく%2</translation>
    </message>
    <message>
        <source>No score was claimed.</source>
        <translation>申告された得点がありません。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>申告</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Compare the claimed score with the computed one; status 1 if they differ</source>
        <translation>申告された得点を計算した得点と比べる。異なれば終了コード1</translation>
    </message>
    <message>
        <source>Games to verify; - is standard input</source>
        <translation>照合するゲーム。- は標準入力</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>JSONを出力する（1ファイルなら整形、複数なら1行ずつ）</translation>
    </message>
    <message>
        <source>What was claimed is right.</source>
        <translation>申告は正しいです。</translation>
    </message>
    <message>
        <source>What was claimed differs from the computed score.</source>
        <translation>申告が計算した得点と異なります。</translation>
    </message>
    <message>
        <source>Nothing was claimed.</source>
        <translation>申告がありません。</translation>
    </message>
</context>
<context>
    <name>WhyCommand</name>
    <message>
        <source>Claimed as a tree: %1</source>
        <translation>木として申告: %1</translation>
    </message>
    <message>
        <source>Claimed as a mountain: %1</source>
        <translation>山として申告: %1</translation>
    </message>
    <message>
        <source>Claimed as a field: %1</source>
        <translation>畑として申告: %1</translation>
    </message>
    <message>
        <source>Claimed as a building: %1</source>
        <translation>建物として申告: %1</translation>
    </message>
    <message>
        <source>Claimed as a river: %1</source>
        <translation>川として申告: %1</translation>
    </message>
    <message>
        <source>Claimed as an island: %1</source>
        <translation>島として申告: %1</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>申告</translation>
    </message>
    <message>
        <source>shows why</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>The claim holds: %1.</source>
        <translation>申告は正しいです: %1。</translation>
    </message>
    <message>
        <source>The claim does not hold; it still scores %1.</source>
        <translation>申告は正しくありません。そのうち数えるもの: %1。</translation>
    </message>
    <message>
        <source>On the pad the typed number counts instead of the board. %1: %2.</source>
        <translation>スコアシートでは、ボードの代わりに入力した数を数えます。%1: %2。</translation>
    </message>
    <message>
        <source>Say whether cells are what a player claims, and if not, what breaks the claim; exit status 1 if it does not hold</source>
        <translation>マスがプレイヤーの申告どおりか、違うなら何が合わないかを示す。申告が正しくなければ終了コード1</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>ゲーム。- は標準入力</translation>
    </message>
    <message>
        <source>Whose board; needed where several players have one</source>
        <translation>誰のボードか。ボードを持つプレイヤーが複数のときに必要</translation>
    </message>
    <message>
        <source>The cells of a river, from end to end</source>
        <translation>川のマス、端から端まで</translation>
    </message>
    <message>
        <source>The cells of a field</source>
        <translation>畑のマス</translation>
    </message>
    <message>
        <source>The cells of an island, empty ones too</source>
        <translation>島のマス、空のマスも含む</translation>
    </message>
    <message>
        <source>The cell of a building, or several</source>
        <translation>建物のマス、複数も可</translation>
    </message>
    <message>
        <source>The cell of a tree, or several</source>
        <translation>木のマス、複数も可</translation>
    </message>
    <message>
        <source>The cell of a mountain, or several</source>
        <translation>山のマス、複数も可</translation>
    </message>
    <message>
        <source>Write concord-claim JSON</source>
        <translation>concord-claimのJSONを出力する</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Low tree</source>
        <translation>低い木</translation>
    </message>
    <message>
        <source>Medium tree</source>
        <translation>中くらいの木</translation>
    </message>
    <message>
        <source>Tall tree</source>
        <translation>高い木</translation>
    </message>
    <message>
        <source>Trunk without leaves</source>
        <translation>葉のない幹</translation>
    </message>
    <message>
        <source>Low mountain</source>
        <translation>低い山</translation>
    </message>
    <message>
        <source>Medium mountain</source>
        <translation>中くらいの山</translation>
    </message>
    <message>
        <source>High mountain</source>
        <translation>高い山</translation>
    </message>
    <message>
        <source>Mountain standing alone</source>
        <translation>孤立した山</translation>
    </message>
    <message numerus="yes">
        <source>River, %n token(s) long</source>
        <translation>
            <numerusform>川、トークン%n個の長さ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other water, %n token(s)</source>
        <translation>
            <numerusform>他の水、トークン%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Island of %n space(s)</source>
        <translation>
            <numerusform>%nマスの島</numerusform>
        </translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>自然の精霊</translation>
    </message>
    <message>
        <source>Animal card</source>
        <translation>動物カード</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>There is nothing around it.</source>
        <translation>周りには何もありません。</translation>
    </message>
    <message numerus="yes">
        <source>Around it: %1, %n different colour(s).</source>
        <translation>
            <numerusform>周り: %1の%n色。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cube on: %1. With: %2.</source>
        <translation>キューブの場所: %1。周り: %2。</translation>
    </message>
    <message>
        <source>Every group of field tokens</source>
        <translation>畑トークンのグループごと</translation>
    </message>
    <message>
        <source>Every field token</source>
        <translation>畑トークンごと</translation>
    </message>
    <message>
        <source>Every group of trees</source>
        <translation>木のグループごと</translation>
    </message>
    <message>
        <source>Every tree</source>
        <translation>木ごと</translation>
    </message>
    <message>
        <source>Every group of buildings</source>
        <translation>建物のグループごと</translation>
    </message>
    <message>
        <source>Every building</source>
        <translation>建物ごと</translation>
    </message>
    <message>
        <source>Every group of mountains</source>
        <translation>山のグループごと</translation>
    </message>
    <message>
        <source>Every mountain</source>
        <translation>山ごと</translation>
    </message>
    <message>
        <source>Every group of water tokens</source>
        <translation>水トークンのグループごと</translation>
    </message>
    <message>
        <source>Every water token</source>
        <translation>水トークンごと</translation>
    </message>
    <message>
        <source>height %1: %2</source>
        <translation>高さ%1なら%2</translation>
    </message>
    <message>
        <source>%1 to %2 of them: %3</source>
        <translation>%1個から%2個なら%3</translation>
    </message>
    <message>
        <source>%1 or more: %2</source>
        <translation>%1個以上なら%2</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <comment>a spirit card: every tree – height 1: 3 points; height 2: …</comment>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>field</source>
        <translation>畑</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>高い山</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>中くらいの山</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>低い山</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>高い木</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>中くらいの木</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>低い木</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>茶トークン2個</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>茶トークン1個</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>赤トークン1個</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>灰色の上の建物</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>茶の上の建物</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>赤の上の建物</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>動物キューブ</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>精霊キューブ</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>キューブなし</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>building</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1 Points: %2.</source>
        <translation>%1得点: %2。</translation>
    </message>
    <message numerus="yes">
        <source>It touches the mountain(s) on %1.</source>
        <translation>
            <numerusform>%1の山に隣り合っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands alone: none of its neighbours is a mountain.</source>
        <translation>孤立していて、隣に山がありません。</translation>
    </message>
    <message>
        <source>Counted from %1 to %2 along the line.</source>
        <translation>%1から%2まで線に沿って数えます。</translation>
    </message>
    <message>
        <source>There is no water to cut it off: it is all of the land.</source>
        <translation>切り離す水がなく、土地全体で1つです。</translation>
    </message>
    <message>
        <source>Cut off by the water on %1.</source>
        <translation>%1の水で切り離されています。</translation>
    </message>
    <message>
        <source>The habitats also take in %1.</source>
        <translation>生息地には%1も含まれます。</translation>
    </message>
    <message numerus="yes">
        <source>Field of %n token(s)</source>
        <translation>
            <numerusform>トークン%n個の畑</numerusform>
        </translation>
    </message>
    <message>
        <source>Single field token</source>
        <translation>畑トークン1個だけ</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>Building with too few colours around</source>
        <translation>周りの色が足りない建物</translation>
    </message>
    <message>
        <source>Red token, no building</source>
        <translation>建物でない赤トークン</translation>
    </message>
    <message>
        <source>Typed by hand</source>
        <translation>手入力</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>ルールブック%1ページ</translation>
    </message>
    <message>
        <source>There is neither a board nor a typed number: the landscapes count 0.</source>
        <translation>ボードも入力した数もないため、地形は0点とします。</translation>
    </message>
    <message>
        <source>Not known, so these count 0: %1.</source>
        <translation>不明なため0点とするもの: %1。</translation>
    </message>
</context>
<context>
    <name>WrittenFile</name>
    <message>
        <source>&amp;Open it</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
</context>
<context>
    <name>concord::gui::AreaEditor</name>
    <message>
        <source>&amp;Main (cells)</source>
        <translation>メイン（マス数）(&amp;M)</translation>
    </message>
    <message>
        <source>B&amp;onus</source>
        <translation>ボーナス(&amp;O)</translation>
    </message>
    <message>
        <source>Main, the large number of the token</source>
        <translation>メイン、トークンの大きい数</translation>
    </message>
    <message>
        <source>Bonus, the small number of the token</source>
        <translation>ボーナス、トークンの小さい数</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>Ann (blue)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>main 4: Ann (blue)</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>空きマス: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>エリアにある植物をタップしてください。</translation>
    </message>
    <message>
        <source>Main %1</source>
        <translation>メイン%1</translation>
    </message>
    <message>
        <source>Bonus %1</source>
        <translation>ボーナス%1</translation>
    </message>
    <message>
        <source>Bonus, not known: %1</source>
        <translation>ボーナス（不明）: %1</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>同じ強さ</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points</comment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>concord::gui::AreasLeftPage</name>
    <message>
        <source>area %1</source>
        <translation>エリア%1</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>残ったエリア</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add an area</source>
        <translation>エリアを追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove this area</source>
        <translation>このエリアを削除(&amp;R)</translation>
    </message>
    <message>
        <source>No areas are &amp;left</source>
        <translation>残ったエリアなし(&amp;E)</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>残ったエリアはありません。トークンはすべて獲得されました。</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>トークンがまだ残っているエリアはどれですか? 終了時に判定します。</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>エリア%1 / %2</translation>
    </message>
    <message>
        <source>%1 It is not saved yet.</source>
        <translation>%1まだ記録されていません。</translation>
    </message>
    <message>
        <source>area added</source>
        <translation>エリアの追加</translation>
    </message>
    <message>
        <source>area %1 removed</source>
        <translation>エリア%1の削除</translation>
    </message>
    <message>
        <source>no areas left</source>
        <translation>残ったエリアなし</translation>
    </message>
    <message>
        <source>Areas &amp;left</source>
        <translation>残ったエリア(&amp;L)</translation>
    </message>
    <message>
        <source>The areas that still hold their token at the end</source>
        <translation>終了時にトークンが残っているエリア</translation>
    </message>
</context>
<context>
    <name>concord::gui::AsyncRecord</name>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardEditor</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 cannot go on %2 (%3).</source>
        <translation>%1は%2（%3）に置けません。</translation>
    </message>
    <message>
        <source>A cube needs a token below it; %1 is empty.</source>
        <translation>キューブの下にはトークンが必要です。%1は空です。</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>%1 is the last cell.</source>
        <translation>%1は最後のマスです。</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoxDialog</name>
    <message>
        <source>This box</source>
        <translation>この箱</translation>
    </message>
    <message>
        <source>Paint and size of the tokens differ from box to box. When a game is recorded, the reader learns from the photos of its settled boards what the tokens of this box look like, and is more certain with the next photos.</source>
        <translation>トークンの色と大きさは箱ごとに違います。ゲームを記録すると、確定したボードの写真からこの箱のトークンの見た目を学習し、次の写真をより確実に読み取ります。</translation>
    </message>
    <message>
        <source>What it has learned is kept with the record, and shared with everybody who uses this record.</source>
        <translation>学習した内容は履歴とともに保存され、この履歴を使う全員で共有されます。</translation>
    </message>
    <message>
        <source>&amp;Learn from settled boards and use it for the next photos</source>
        <translation>確定したボードから学習し、次の写真に使う(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Forget this box…</source>
        <translation>この箱を忘れる(&amp;F)…</translation>
    </message>
    <message>
        <source>No settled board of this box is known yet.</source>
        <translation>この箱の確定したボードはまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>この箱の確定したボードが%n枚分かっています。</numerusform>
        </translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>まだ見ていません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token, and the colour of its paint</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Forget what is known of this box?</source>
        <translation>この箱について分かっていることを忘れますか？</translation>
    </message>
    <message>
        <source>The reader begins anew with the next settled board. Games and photos are not changed.</source>
        <translation>次に確定したボードから学習し直します。ゲームと写真は変わりません。</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>忘れる(&amp;F)</translation>
    </message>
</context>
<context>
    <name>concord::gui::Camera</name>
    <message>
        <source>No camera was found.</source>
        <translation>カメラが見つかりません。</translation>
    </message>
    <message>
        <source>The camera is no longer there.</source>
        <translation>カメラが外されました。</translation>
    </message>
    <message>
        <source>The camera does not work: %1</source>
        <translation>カメラが動作しません: %1</translation>
    </message>
    <message>
        <source>Cameras cannot be used here: Qt Multimedia lacks a backend that works.</source>
        <translation>ここではカメラを使えません。Qt Multimediaに動作するバックエンドがありません。</translation>
    </message>
</context>
<context>
    <name>concord::gui::CameraPage</name>
    <message>
        <source>The camera gives no picture. Perhaps another program uses it.</source>
        <translation>カメラの映像が届きません。別のプログラムが使っているかもしれません。</translation>
    </message>
    <message>
        <source>&amp;Take the photo</source>
        <translation>撮影(&amp;T)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>カメラを起動しています…</translation>
    </message>
    <message>
        <source>%1 A photo from a file or the clipboard does as well.</source>
        <translation>%1 ファイルやクリップボードの写真も使えます。</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>もう一度試す(&amp;G)</translation>
    </message>
    <message>
        <source>Photo from a &amp;file…</source>
        <translation>ファイルの写真(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardListModel</name>
    <message>
        <source>%1 Held by %2.</source>
        <translation>%1 %2が持っています。</translation>
    </message>
    <message>
        <source>%1 A cube on the board lies in its habitat.</source>
        <translation>%1 ボードのキューブがこの生息地にあります。</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardPicker</name>
    <message>
        <source>Spirits</source>
        <translation>精霊</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Only cards with a stripe of this colour</source>
        <translation>この色の帯のカードだけ</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>カードの名前</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>選べるカード</translation>
    </message>
    <message>
        <source>No card is called that here. Try another colour, or fewer letters.</source>
        <translation>その名前のカードはありません。別の色か、もっと短い語で試してください。</translation>
    </message>
    <message>
        <source>Name and cubes, then Enter: fro 3</source>
        <translation>名前とキューブ数、Enter: カエル 3</translation>
    </message>
    <message>
        <source>The first letters of a name and the number of cubes placed: “fro 3” picks the frog with three cubes. For a card that lies here already, the number replaces its cubes.</source>
        <translation>名前の最初の文字と置いたキューブの数を入力します。「カエル 3」でキューブ3個のカエルが選ばれます。すでにここにあるカードでは、数がキューブの数に置き換わります。</translation>
    </message>
    <message>
        <source>%1 holds the card “%2”.</source>
        <translation>カード「%2」は%1が持っています。</translation>
    </message>
    <message>
        <source>%1: expected a number of cubes up to %2, got %3.</source>
        <translation>%1: キューブは%2個までですが、%3個になっています。</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardsPage</name>
    <message>
        <source>Pick the cards on the right; none lie here yet.</source>
        <translation>右からカードを選んでください。ここにはまだありません。</translation>
    </message>
    <message>
        <source>Animal points without a card</source>
        <translation>カードなしの動物の得点</translation>
    </message>
    <message>
        <source>Spirit points without a card</source>
        <translation>カードなしの精霊の得点</translation>
    </message>
    <message>
        <source>%1, spirit %2</source>
        <translation>%1、精霊 %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Animals %1</source>
        <translation>動物 %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimBar</name>
    <message>
        <source>Claim cells of the board, and see what they are and why.</source>
        <translation>ボードのマスを申告し、それが何か、その理由を確かめます。</translation>
    </message>
    <message>
        <source>What is claimed</source>
        <translation>申告の種類</translation>
    </message>
    <message>
        <source>Claimed cells</source>
        <translation>申告したマス</translation>
    </message>
    <message>
        <source>Click the cells, or type a1-a2-b2</source>
        <translation>マスをクリックするか、a1-a2-b2のように入力</translation>
    </message>
    <message>
        <source>&amp;Settled</source>
        <translation>解決済み(&amp;S)</translation>
    </message>
    <message>
        <source>Both sides agree: the score pad and the record of the game say so.</source>
        <translation>双方が合意しました。スコアシートとゲームの記録に示されます。</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimModel</name>
    <message>
        <source>dispute reopened</source>
        <translation>異議を再開</translation>
    </message>
    <message>
        <source>dispute settled</source>
        <translation>異議を解決</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my tree count?</source>
        <translation>私の木はなぜだめ?(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my mountain count?</source>
        <translation>私の山はなぜだめ?(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my field count?</source>
        <translation>私の畑はなぜだめ?(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my building count?</source>
        <translation>私の建物はなぜだめ?(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my river count?</source>
        <translation>私の川はなぜだめ?(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my island count?</source>
        <translation>私の島はなぜだめ?(&amp;W)</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>畑</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>River</source>
        <translation>川</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>島</translation>
    </message>
    <message>
        <source>%1, %2: settled. The score pad and the record of the game say so.</source>
        <translation>%1、%2: 解決しました。スコアシートとゲームの記録に示されます。</translation>
    </message>
    <message>
        <source>%1, %2: open again.</source>
        <translation>%1、%2: 未解決に戻しました。</translation>
    </message>
</context>
<context>
    <name>concord::gui::Counter</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Plus adds one, minus takes one away, digits set the number, Delete clears it.</source>
        <translation>プラスで1増やし、マイナスで1減らし、数字で数を入力し、Deleteで消します。</translation>
    </message>
</context>
<context>
    <name>concord::gui::DecideAreaPage</name>
    <message>
        <source>Decide an area</source>
        <translation>エリアを判定</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>次のエリア(&amp;N)</translation>
    </message>
    <message>
        <source>Clears all counters.</source>
        <translation>すべての数を消します。</translation>
    </message>
    <message>
        <source>&amp;Decide an area</source>
        <translation>エリアを判定(&amp;D)</translation>
    </message>
    <message>
        <source>Renature: who gets what in an area, and why</source>
        <translation>Renature: 1つのエリアで誰が何を得るか、その理由</translation>
    </message>
    <message>
        <source>Renature: &amp;decide an area</source>
        <translation>Renature：エリアを判定(&amp;D)</translation>
    </message>
</context>
<context>
    <name>concord::gui::DeletedGamesDialog</name>
    <message>
        <source>Deleted games</source>
        <translation>削除したゲーム</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>元に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Delete &amp;permanently…</source>
        <translation>完全に削除(&amp;F)…</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>完全に削除</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %n game(s), including their photos? This cannot be undone.</source>
        <translation>
            <numerusform>%nゲームを写真とともに完全に削除しますか? 元に戻すことはできません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputeModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Concord counts %1.</source>
        <translation>Concordの計算は%1です。</translation>
    </message>
    <message>
        <source>The paper says %1, and so does Concord.</source>
        <translation>紙は%1で、Concordの計算も同じです。</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too many on the paper.</source>
        <translation>紙は%1、Concordの計算は%2で、紙の方が%3多くなっています。</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too few on the paper.</source>
        <translation>紙は%1、Concordの計算は%2で、紙の方が%3少なくなっています。</translation>
    </message>
    <message>
        <source>The paper says %1.</source>
        <translation>紙は%1です。</translation>
    </message>
    <message>
        <source>Nothing on the board counts for this row.</source>
        <translation>ボードに該当するものはありません。</translation>
    </message>
    <message>
        <source>There is no board and no number for it.</source>
        <translation>ボードも数もありません。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>%1 of %2 cubes were placed.</source>
        <translation>キューブは%2個のうち%1個を置きました。</translation>
    </message>
    <message>
        <source>The board itself gives %1.</source>
        <translation>ボード自体では%1です。</translation>
    </message>
    <message>
        <source>There is no number for it.</source>
        <translation>数がありません。</translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputePage</name>
    <message>
        <source>Dispute</source>
        <translation>異議</translation>
    </message>
    <message>
        <source>Row of the score pad</source>
        <translation>スコアシートの行</translation>
    </message>
    <message>
        <source>&amp;Paper says</source>
        <translation>紙の数(&amp;P)</translation>
    </message>
    <message>
        <source>What the paper score pad says in this row; empty if it says nothing.</source>
        <translation>スコアシートのこの行に書かれた数。何もなければ空のままにします。</translation>
    </message>
    <message>
        <source>Everything that was counted</source>
        <translation>数えたものすべて</translation>
    </message>
    <message>
        <source>Previous (left arrow)</source>
        <translation>前へ（左矢印）</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next (right arrow)</source>
        <translation>次へ（右矢印）</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>テキストをコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Board and explanation as a picture, for the group chat.</source>
        <translation>グループチャット用に、ボードと説明を画像にします。</translation>
    </message>
    <message>
        <source>The explanation as a text, for the group chat.</source>
        <translation>グループチャット用に、説明をテキストにします。</translation>
    </message>
    <message>
        <source>There is no board here that could be shown.</source>
        <translation>表示できるボードがありません。</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>テキストをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Click the cells that you claim, or drag over them: what breaks the claim is marked with “!”.</source>
        <translation>申告するマスをクリックするか、なぞってください。申告と矛盾するものには「!」が付きます。</translation>
    </message>
</context>
<context>
    <name>concord::gui::Document</name>
    <message>
        <source>several cells</source>
        <translation>複数のマス</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1は正しい</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1、%2: %3を入力</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1、%2: 数を削除</translation>
    </message>
    <message>
        <source>%1: animals typed</source>
        <translation>%1: 動物を入力</translation>
    </message>
    <message>
        <source>%1: animal cubes typed</source>
        <translation>%1: 動物キューブを入力</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>プレイヤー名を%1に</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1: 色</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>with nature&apos;s spirits</source>
        <translation>自然の精霊あり</translation>
    </message>
    <message>
        <source>without nature&apos;s spirits</source>
        <translation>自然の精霊なし</translation>
    </message>
    <message>
        <source>who started</source>
        <translation>スタートプレイヤー</translation>
    </message>
</context>
<context>
    <name>concord::gui::EmptiedQuestion</name>
    <message>
        <source>Past games</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>The record&apos;s file is empty or missing: %1. Copies of its games still exist.</source>
        <translation>履歴が空か、なくなっています: %1。ゲームの控えは残っています。</translation>
    </message>
    <message>
        <source>The games can be brought back from the copies. Starting a new record moves the copies to a separate folder; they are not deleted.</source>
        <translation>ゲームは控えから元に戻せます。新しく始めると、控えは別の場所に移され、そこに残ります。</translation>
    </message>
    <message>
        <source>&amp;Restore the games</source>
        <translation>ゲームを元に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Start a new record</source>
        <translation>新しく始める(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n件のゲームを控えから戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be restored, or only with changes.</source>
        <translation>
            <numerusform>%n件のファイルはそのままでは取り込めませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::EndingView</name>
    <message>
        <source>Any key or a click leads back to the pad.</source>
        <translation>キーを押すかクリックすると、スコアシートに戻ります。</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameCodeDialog</name>
    <message>
        <source>Add to BG Stats</source>
        <translation>BG Statsへ</translation>
    </message>
    <message>
        <source>Scan this with the phone that has BG Stats to add the game %1.</source>
        <translation>BG Statsの入ったスマートフォンで読み取ると、ゲーム%1が取り込まれます。</translation>
    </message>
    <message>
        <source>The link as a code</source>
        <translation>リンクのコード</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>リンクをコピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameDetailsDialog</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>どのプレイヤーにも名前が必要です。</translation>
    </message>
    <message>
        <source>Two players cannot both be called %1.</source>
        <translation>2人のプレイヤーを両方とも%1にすることはできません。</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>ゲームについて</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <translation>日時(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>場所(&amp;L)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>It &amp;took</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>プレイヤー(&amp;Y)</translation>
    </message>
    <message>
        <source>Who &amp;started</source>
        <translation>スタートプレイヤー(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>メモ(&amp;N)</translation>
    </message>
</context>
<context>
    <name>concord::gui::GamePage</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Picture from the camera</source>
        <translation>カメラの写真</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameRecorder</name>
    <message>
        <source>This game has changed since it was recorded.</source>
        <translation>このゲームは記録した後に変更されています。</translation>
    </message>
    <message>
        <source>&amp;Record the changes</source>
        <translation>変更を記録(&amp;R)</translation>
    </message>
    <message>
        <source>The game is complete. Keep it in the record?</source>
        <translation>ゲームが終わりました。履歴に残しますか?</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>記録(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>見る(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>詳細(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>The game is recorded.</source>
        <translation>ゲームを記録しました。</translation>
    </message>
    <message>
        <source>The changes are recorded.</source>
        <translation>変更を記録しました。</translation>
    </message>
    <message>
        <source>This is a sample game, to look around in. It is not kept in the record.</source>
        <translation>これはお試し用のサンプルゲームです。履歴には残りません。</translation>
    </message>
</context>
<context>
    <name>concord::gui::HeldCard</name>
    <message>
        <source>Animal points</source>
        <translation>動物の得点</translation>
    </message>
    <message>
        <source>Spirit points</source>
        <translation>精霊の得点</translation>
    </message>
    <message>
        <source>Put this card back</source>
        <translation>このカードを戻す</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>%1を戻す</translation>
    </message>
    <message>
        <source>Cubes placed from %1</source>
        <translation>%1から置いたキューブ</translation>
    </message>
    <message>
        <source>Click the space up to which the cubes were placed.</source>
        <translation>キューブを置いたところまでの欄をクリックしてください。</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>得点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cubes</source>
        <translation>キューブ(&amp;C)</translation>
    </message>
    <message>
        <source>%1 of %2 cubes</source>
        <translation>キューブ %1 / %2</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>キューブを置いた</translation>
    </message>
    <message>
        <source>Cube not placed</source>
        <translation>キューブを置いていない</translation>
    </message>
    <message>
        <source>A spirit pays only after its cube has been placed.</source>
        <translation>精霊はキューブを置いて初めて得点になります。</translation>
    </message>
    <message>
        <source>The spirit&apos;s points depend on the board, and this player has no board yet.</source>
        <translation>精霊はボードで数えますが、ボードがまだありません。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Cubes break ties. Leave it empty if nobody knows how many were placed.</source>
        <translation>キューブの数で同点を決めます。空欄は、置いた数が誰にもわからないことを示します。</translation>
    </message>
</context>
<context>
    <name>concord::gui::HelpDialog</name>
    <message>
        <source>Mouse and keys</source>
        <translation>マウスとキー</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Score pad.&lt;/b&gt; Arrows choose a field; typing puts a number into it, its parts too: 5+10+4. Enter or the space bar opens a field or a board, Delete takes a typed number away.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Dispute.&lt;/b&gt; Left and right walk through what was counted.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Past games.&lt;/b&gt; Delete deletes the chosen games, %1 brings them back, %2 searches.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Camera.&lt;/b&gt; The space bar takes the photo, Escape closes the camera.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;スコアシート。&lt;/b&gt;矢印で欄を選び、数字を入力します。5+10+4のように分けても入力できます。Enterかスペースで欄やボードを開き、Deleteで入力した数字を消します。&lt;/p&gt;&lt;p&gt;&lt;b&gt;異議。&lt;/b&gt;左右の矢印で、数えたものを順に見ます。&lt;/p&gt;&lt;p&gt;&lt;b&gt;履歴。&lt;/b&gt;Deleteで選んだゲームを削除し、%1で元に戻し、%2で検索します。&lt;/p&gt;&lt;p&gt;&lt;b&gt;カメラ。&lt;/b&gt;スペースで撮影し、Escapeでカメラを閉じます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back.&lt;/b&gt; Escape leaves a page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;戻る。&lt;/b&gt;Escapeでページを離れます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Mouse.&lt;/b&gt; Choose a token or a whole stack below the board, then click a cell to put it there, or drag over many. A right click takes the top off, or a whole stack while one is chosen. In the photo, turn the wheel to zoom and drag to move.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Keys.&lt;/b&gt; Arrows choose a cell, the space bar and Enter go on to the next one. W, M, T, L, F and H put water, mountain, trunk, leaves, field and house on it; R and E put a medium and a tall tree, O and U a medium and a high mountain, B a building. A letter that cannot go on what was just typed is meant for the next cell. A and S put an animal or spirit cube, Backspace takes the last key back, Delete takes the top off. N goes to the next doubtful cell, 1 to 4 choose what it may be, Enter says that it is right.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Whole board.&lt;/b&gt; The field below the board takes it in one line, a group of letters for each cell, column by column: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cards.&lt;/b&gt; A name and the cubes placed, then Enter: fro 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Outline of the board.&lt;/b&gt; 1 to 4 choose a corner, arrows move it, with Shift further, R turns, Enter reads the photo again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;マウス。&lt;/b&gt;ボードの下でトークンかスタック全体を選び、マスをクリックして置きます。ドラッグすると複数のマスに置けます。右クリックで一番上を取り除きます。スタックを選んでいるときは、スタック全体を取り除きます。写真の中では、ホイールで拡大・縮小し、ドラッグで動かします。&lt;/p&gt;&lt;p&gt;&lt;b&gt;キー。&lt;/b&gt;矢印でマスを選び、スペースとEnterで次のマスに進みます。W、M、T、L、F、Hで水、山、幹、葉、畑、家を置きます。RとEで中くらいの木と高い木、OとUで中くらいの山と高い山、Bで建物を置きます。今入力したものの上に置けない文字は、次のマスへの入力になります。AとSで動物キューブと精霊キューブを置き、Backspaceで最後のキーを取り消し、Deleteで一番上を取り除きます。Nで次の不確かなマスに進み、1から4で候補を選び、Enterで正しいと確認します。&lt;/p&gt;&lt;p&gt;&lt;b&gt;ボード全体。&lt;/b&gt;ボードの下の欄に、全体を1行で入力できます。マスごとに1つの文字グループを、列ごとに入力します: L TT MM MMM - TTL。&lt;/p&gt;&lt;p&gt;&lt;b&gt;カード。&lt;/b&gt;名前と置いたキューブの数を入力し、Enterを押します: カエル 3。&lt;/p&gt;&lt;p&gt;&lt;b&gt;ボードの輪郭。&lt;/b&gt;1から4で角を選び、矢印で動かします。Shiftを押すと大きく動きます。Rで回転し、Enterで写真を読み取り直します。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderAction</name>
    <message>
        <source>&amp;Help the reader get better…</source>
        <translation>読み取りの改善に協力(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderDialog</name>
    <message>
        <source>the place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>serial numbers</source>
        <translation>シリアル番号</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>make and model of the camera</source>
        <translation>カメラのメーカーと機種</translation>
    </message>
    <message>
        <source>the maker&apos;s notes</source>
        <translation>メーカーノート</translation>
    </message>
    <message>
        <source>a small preview</source>
        <translation>縮小プレビュー</translation>
    </message>
    <message>
        <source>texts and notes</source>
        <translation>テキストとメモ</translation>
    </message>
    <message>
        <source>further pictures or a film</source>
        <translation>ほかの画像や動画</translation>
    </message>
    <message>
        <source>In the file: the picture, stored anew as JPEG (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>ファイルの内容：JPEGで保存し直した画像（%1 × %2ピクセル、%3）、焦点距離と向き、ボード、画像内のマスの位置。</translation>
    </message>
    <message>
        <source>In the file: the picture, exactly as it was compressed (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>ファイルの内容：圧縮されたままの画像（%1 × %2ピクセル、%3）、焦点距離と向き、ボード、画像内のマスの位置。</translation>
    </message>
    <message>
        <source>Not in it: place, names, serial numbers, date and anything else that a photo&apos;s file may say.</source>
        <translation>含まれないもの：場所、名前、シリアル番号、日付など、写真ファイルに含まれうるその他の情報。</translation>
    </message>
    <message>
        <source>Taken out of this photo: %1, and anything else that its file may say.</source>
        <translation>この写真から取り除いたもの：%1、およびファイルに含まれうるその他の情報。</translation>
    </message>
    <message>
        <source>Help the reader get better</source>
        <translation>読み取りの改善に協力</translation>
    </message>
    <message>
        <source>The reader learns from photos of real tables. This one can be saved as a file, with the board that you settled, for you or to be passed on. Nothing is ever sent automatically.</source>
        <translation>実際のテーブルの写真から読み取りは学習します。この写真は、確定したボードと一緒に、自分用や人に渡すためのファイルとして保存できます。自動的に送信されることはありません。</translation>
    </message>
    <message>
        <source>Who may use it</source>
        <translation>利用できる人</translation>
    </message>
    <message>
        <source>&amp;Everybody, for anything (CC0)</source>
        <translation>誰でも、どんな用途でも（CC0）(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Only me</source>
        <translation>自分だけ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>写真にマスを重ねる(&amp;C)</translation>
    </message>
    <message>
        <source>I compared them: every cell is &amp;right</source>
        <translation>見比べました。すべてのマスが正しい(&amp;R)</translation>
    </message>
    <message>
        <source>What is saved counts as the truth: compare the board with the photo, cell by cell.</source>
        <translation>保存した内容は正解として扱われます。ボードと写真をマスごとに見比べてください。</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>The board in the file</source>
        <translation>ファイル内のボード</translation>
    </message>
    <message>
        <source>The photo cannot be saved: %1.</source>
        <translation>写真を保存できません：%1。</translation>
    </message>
    <message>
        <source>The photo is being prepared…</source>
        <translation>写真を準備しています…</translation>
    </message>
    <message>
        <source>What the picture shows stays in it: look for people, papers with writing, and screens.</source>
        <translation>画像に写っているものはそのまま残ります。人、文字の書かれた紙、画面が写っていないか確認してください。</translation>
    </message>
    <message>
        <source>I took this photo myself, and give up my rights in it.</source>
        <translation>この写真は自分で撮影したもので、権利を放棄します。</translation>
    </message>
    <message>
        <source>For measuring and learning on my own computer; not to be passed on.</source>
        <translation>自分のコンピューターでの測定と学習用です。人には渡せません。</translation>
    </message>
    <message>
        <source>Save the photo and its board</source>
        <translation>写真とボードを保存</translation>
    </message>
    <message>
        <source>Photos with their board</source>
        <translation>ボード付きの写真</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1を保存しました。</translation>
    </message>
</context>
<context>
    <name>concord::gui::KnownBox</name>
    <message>
        <source>What the photos show of this box could not be kept: %1</source>
        <translation>写真から分かったこの箱のことを保存できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::LivePicture</name>
    <message>
        <source>Live picture of the camera</source>
        <translation>カメラの映像</translation>
    </message>
</context>
<context>
    <name>concord::gui::MainWindow</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a photo or a game…</source>
        <translation>写真またはゲームを開く…</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>&amp;Next doubtful cell</source>
        <translation>次の不確かなマス(&amp;N)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Photo &amp;larger</source>
        <translation>写真を拡大(&amp;L)</translation>
    </message>
    <message>
        <source>Photo &amp;smaller</source>
        <translation>写真を縮小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Whole photo</source>
        <translation>写真全体(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>写真にマスを重ねる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>暗い配色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>マウスとキー(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;About Concord</source>
        <translation>Concordについて(&amp;A)</translation>
    </message>
    <message>
        <source>This game is open in another window, or it is gone.</source>
        <translation>このゲームは別のウィンドウで開いているか、もうありません。</translation>
    </message>
    <message>
        <source>Photos and games</source>
        <translation>写真とゲーム</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Concord games</source>
        <translation>Concordのゲーム</translation>
    </message>
    <message>
        <source>About Concord</source>
        <translation>Concordについて</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>カード(&amp;C)</translation>
    </message>
    <message>
        <source>The animals and the spirit of a player</source>
        <translation>プレイヤーの動物と精霊</translation>
    </message>
    <message>
        <source>&amp;Dispute</source>
        <translation>異議(&amp;D)</translation>
    </message>
    <message>
        <source>Compare the points on paper with the computed ones and see why they differ</source>
        <translation>紙とボードを照らし合わせて理由を確かめる</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>「%1」を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>「%1」をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>The game could not be saved and will be lost when the window closes. Close it anyway?</source>
        <translation>ゲームを控えておけなかったため、ウィンドウを閉じると失われます。それでも閉じますか?</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>スマートフォンの写真(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Export to a file</source>
        <translation>ファイルに書き出す(&amp;E)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Write the game to a file, to take it elsewhere. It is kept here anyway.</source>
        <translation>他の場所で使うためにゲームをファイルに書き出します。ここにも自動で残ります。</translation>
    </message>
    <message>
        <source>Export to &amp;another file…</source>
        <translation>別のファイルに書き出す(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Reveal the points when a game ends</source>
        <translation>ゲーム終了時に得点を発表(&amp;R)</translation>
    </message>
    <message>
        <source>Reveal the &amp;points now</source>
        <translation>今すぐ得点を発表(&amp;P)</translation>
    </message>
    <message>
        <source>Open photos or a game</source>
        <translation>写真またはゲームを開く</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>ゲームを書き出す</translation>
    </message>
    <message>
        <source>The game is exported to %1.</source>
        <translation>ゲームを%1に書き出しました。</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>サンプルゲーム</translation>
    </message>
    <message>
        <source>%1 – Concord</source>
        <translation>%1 – Concord</translation>
    </message>
    <message>
        <source>Concord %1 counts finished games of Harmonies and of Renature and explains every point. It is unofficial and not affiliated with the publishers of the games.</source>
        <translation>Concord %1は、終わったHarmoniesとRenatureのゲームを採点し、すべての得点を説明します。非公式のプログラムで、ゲームの出版社とは関係ありません。</translation>
    </message>
</context>
<context>
    <name>concord::gui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>concord::gui::NewGamePage</name>
    <message>
        <source>With &amp;nature&apos;s spirits</source>
        <translation>自然の精霊あり(&amp;N)</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>同点のとき精霊のキューブも数える(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>始める(&amp;S)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>参加するのは誰ですか?</translation>
    </message>
    <message>
        <source>Which side of the boards?</source>
        <translation>ボードのどちらの面ですか?</translation>
    </message>
    <message>
        <source>&amp;1 (solo)</source>
        <translation>&amp;1（ソロ）</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>プレイヤー%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>Side &amp;A (river)</source>
        <translation>A面・川(&amp;A)</translation>
    </message>
    <message>
        <source>Side &amp;B (islands)</source>
        <translation>B面・島(&amp;B)</translation>
    </message>
    <message>
        <source>on the shortest way from end to end</source>
        <translation>端から端まで最短経路で</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>一周分</translation>
    </message>
    <message>
        <source>A &amp;river that closes on itself counts</source>
        <translation>輪になった川の数え方(&amp;R)</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>プレイヤー%1の色: %2</translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation>2人のプレイヤーが同じ名前を使うことはできません。</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>どのカードを使いますか?</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>ハウスルール(&amp;H)</translation>
    </message>
    <message>
        <source>What the rulebook leaves open</source>
        <translation>ルールブックに書かれていないこと</translation>
    </message>
</context>
<context>
    <name>concord::gui::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>concord::gui::OutcomeBar</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>見る(&amp;L)</translation>
    </message>
    <message>
        <source>It is r&amp;ight</source>
        <translation>これで正しい(&amp;I)</translation>
    </message>
    <message>
        <source>All agree that it is right all the same.</source>
        <translation>それでも正しいことに全員が合意しています。</translation>
    </message>
    <message>
        <source>The points are being added up…</source>
        <translation>得点を集計しています…</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadModel</name>
    <message>
        <source>Add board…</source>
        <translation>ボードを追加…</translation>
    </message>
    <message numerus="yes">
        <source>The number takes the place of %n card(s) of %1. Undo brings them back.</source>
        <translation>
            <numerusform>入力した数が%1のカード%n枚の代わりになります。「元に戻す」で取り戻せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board, %n doubt(s)</source>
        <translation>
            <numerusform>ボード、不確か %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>board: %1</source>
        <translation>ボード: %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>プレイヤー%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1、%2: %3を入力</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed (%4)</source>
        <translation>%1、%2: %3を入力（%4）</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>動物キューブ</translation>
    </message>
    <message>
        <source>There is a player called %1 already.</source>
        <translation>%1という名前のプレイヤーはすでにいます。</translation>
    </message>
    <message>
        <source>%1 (board: %2)</source>
        <translation>%1（ボード: %2）</translation>
    </message>
    <message>
        <source>%1 (recorded: %2)</source>
        <translation>%1（記録: %2）</translation>
    </message>
    <message>
        <source>%1 (on paper: %2)</source>
        <translation>%1（紙: %2）</translation>
    </message>
    <message>
        <source>%1: the number must be from %2 to %3.</source>
        <translation>%1: 数は%2から%3まででなければなりません。</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>数を1つ、または複数の数をプラスでつないで入力してください。</translation>
    </message>
    <message>
        <source>%1 (counted: %2)</source>
        <translation>%1（集計: %2）</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>集計: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a number of the pad, and what is marked there</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadPage</name>
    <message>
        <source>&amp;Add player</source>
        <translation>プレイヤーを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>スコアシート</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>プレイヤー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>ボード(&amp;B)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前を変更(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Started the game</source>
        <translation>スタートプレイヤー(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>With nature&apos;s &amp;spirits</source>
        <translation>自然の精霊あり(&amp;S)</translation>
    </message>
    <message>
        <source>A closed &amp;river counts as a loop</source>
        <translation>閉じた川を一周分数える(&amp;R)</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>同点のとき精霊のキューブも数える(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>カード(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dispute the number</source>
        <translation>この数に異議(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>色(&amp;C)</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadView</name>
    <message>
        <source>Score pad</source>
        <translation>スコアシート</translation>
    </message>
</context>
<context>
    <name>concord::gui::Pages</name>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesFilterBar</name>
    <message>
        <source>All players</source>
        <translation>全プレイヤー</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>すべての場所</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>すべての年</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両方の面</translation>
    </message>
    <message>
        <source>Solo or not</source>
        <translation>すべての人数</translation>
    </message>
    <message>
        <source>Search names, places, notes, dates</source>
        <translation>名前、場所、メモ、日付を検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>A面</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B面</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>ソロゲーム</translation>
    </message>
    <message>
        <source>Several players</source>
        <translation>複数人のゲーム</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesModel</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesPage</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>見る(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>複製(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>その他(&amp;M)</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>統計(&amp;S)</translation>
    </message>
    <message>
        <source>Recorded games</source>
        <translation>記録したゲーム</translation>
    </message>
    <message>
        <source>&amp;Export the games shown…</source>
        <translation>表示中のゲームを書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>ゲームを取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>プレイヤー(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Deleted games…</source>
        <translation>削除したゲーム(&amp;D)…</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>履歴を開いています…</translation>
    </message>
    <message>
        <source>No game is recorded yet.

When a game is fully scored, Concord offers to keep it here: with its boards, cards, photos and the reason for every point.</source>
        <translation>まだゲームが記録されていません。

ゲームを最後まで採点すると、ボード、カード、写真、すべての得点の理由とともにここに残せます。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%nゲーム中%1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>該当するゲームはありません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneDialog</name>
    <message>
        <source>Wi-Fi: %1 (%2)</source>
        <translation>Wi-Fi: %1（%2）</translation>
    </message>
    <message>
        <source>Cable: %1 (%2)</source>
        <translation>有線: %1（%2）</translation>
    </message>
    <message>
        <source>VPN: %1 (%2)</source>
        <translation>VPN: %1（%2）</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>ネットワーク(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>ポート(&amp;P):</translation>
    </message>
    <message>
        <source>Photos from a phone</source>
        <translation>スマートフォンの写真</translation>
    </message>
    <message>
        <source>The address of the page as a QR code</source>
        <translation>ページのアドレスのQRコード</translation>
    </message>
    <message>
        <source>The address of the page</source>
        <translation>ページのアドレス</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>空いているもの</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>アドレスをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>もう一度探す(&amp;L)</translation>
    </message>
    <message>
        <source>Does the page &amp;not open?</source>
        <translation>ページが開かないときは(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open photos from files…</source>
        <translation>ファイルから写真を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Scan this with the phone&apos;s camera. The phone has to be on the same network as this computer. Whoever has the code can change this game until this dialog is closed.</source>
        <translation>スマートフォンのカメラで読み取ってください。スマートフォンはこのパソコンと同じネットワークにある必要があります。このダイアログを閉じるまで、コードを持つ人は誰でもこのゲームを変更できます。</translation>
    </message>
    <message>
        <source>This computer is not on a network that a phone could join.</source>
        <translation>このパソコンは、スマートフォンも使えるネットワークにつながっていません。</translation>
    </message>
    <message>
        <source>The page cannot be offered there: %1.</source>
        <translation>そこではページを公開できません: %1。</translation>
    </message>
    <message>
        <source>• Phone and computer have to be on the same network. Guest and hotel networks often keep them apart: use another one, or the hotspot of the phone.
• Several networks? Choose another one above.
• A firewall on this computer has to let the port through. Choose a fixed one below and allow it there.</source>
        <translation>• スマートフォンとパソコンは同じネットワークにある必要があります。ゲスト用やホテルのネットワークでは、互いに通信できないことがよくあります。別のネットワークか、スマートフォンのテザリングを使ってください。
• ネットワークが複数ある場合は、上で別のものを選んでください。
• このパソコンのファイアウォールがポートを通す必要があります。下で固定のポートを選び、ファイアウォールで許可してください。</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi of the phone, or switch on the phone&apos;s hotspot and connect to that. Then look again.</source>
        <translation>パソコンをスマートフォンと同じWi-Fiにつなぐか、スマートフォンのテザリングを入れてそこにつなぎ、もう一度探してください。</translation>
    </message>
    <message>
        <source>Choose another port, or “any free port”.</source>
        <translation>別のポートか、「空いているもの」を選んでください。</translation>
    </message>
    <message>
        <source>No phone has connected yet.</source>
        <translation>まだスマートフォンはつながっていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>スマートフォン%n台</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>フォルダーの写真を監視(&amp;W)…</translation>
    </message>
    <message>
        <source>Or without a network: connect the phone by a cable and open its photos from files, or let it copy them into a folder of this computer that is watched.</source>
        <translation>または、ネットワークなしで: スマートフォンをケーブルでつないでファイルから写真を開くか、監視しているこのパソコンのフォルダーに写真をコピーさせてください。</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneEngine</name>
    <message>
        <source>%1 (phone)</source>
        <translation>%1（スマートフォン）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1は正しい</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1、%2: 数を削除</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1、%2: %3を入力</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>プレイヤー名を%1に</translation>
    </message>
    <message>
        <source>edit taken back</source>
        <translation>操作を元に戻す</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneServer</name>
    <message>
        <source>Photo from a phone</source>
        <translation>スマートフォンの写真</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoBar</name>
    <message>
        <source>&amp;Photo</source>
        <translation>写真(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Second photo of this board</source>
        <translation>このボードの2枚目の写真(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Move the outline</source>
        <translation>輪郭を動かす(&amp;M)</translation>
    </message>
    <message>
        <source>Read as the &amp;other side</source>
        <translation>反対の面として読む(&amp;O)</translation>
    </message>
    <message>
        <source>If the cells do not fit the photo: drag the board&apos;s corners into place.</source>
        <translation>マスが写真とずれているとき: ボードの角を正しい位置へドラッグします。</translation>
    </message>
    <message>
        <source>Second photo</source>
        <translation>2枚目の写真</translation>
    </message>
    <message>
        <source>Another photo of the same board settles many doubts.</source>
        <translation>同じボードをもう1枚撮ると、多くの不確かなところが決まります。</translation>
    </message>
    <message>
        <source>Move the outline</source>
        <translation>輪郭を動かす</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Camera…</source>
        <translation>カメラ(&amp;C)…</translation>
    </message>
    <message>
        <source>New photo</source>
        <translation>新しい写真</translation>
    </message>
    <message>
        <source>Read from a photo</source>
        <translation>写真から読み取る</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Nothing to paste: copy a photo or its file first.</source>
        <translation>貼り付けるものがありません。先に写真かそのファイルをコピーしてください。</translation>
    </message>
    <message>
        <source>Open photos of boards</source>
        <translation>ボードの写真を開く</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoInbox</name>
    <message>
        <source>Pasted picture</source>
        <translation>貼り付けた画像</translation>
    </message>
    <message>
        <source>This photo was already read. A second photo must show the board from another direction.</source>
        <translation>この写真はすでに読み取りました。2枚目には、別の角度から撮ったボードの写真を選んでください。</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read.</source>
        <translation>%1のボードの写真を読み取りました。</translation>
    </message>
    <message>
        <source>boards of %1 and %2 swapped</source>
        <translation>%1と%2のボードを交換</translation>
    </message>
    <message>
        <source>%1&apos;s board given to %2</source>
        <translation>%1のボードを%2に</translation>
    </message>
    <message>
        <source>%1 and %2 have swapped their boards.</source>
        <translation>%1と%2のボードを交換しました。</translation>
    </message>
    <message>
        <source>%1&apos;s board is %2&apos;s now.</source>
        <translation>%1のボードは%2のものになりました。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Everybody has a board.</source>
        <translation>全員のボードがそろいました。</translation>
    </message>
    <message>
        <source>side of the game</source>
        <translation>ゲームの面</translation>
    </message>
    <message>
        <source>The game is on side A now.</source>
        <translation>ゲームはA面になりました。</translation>
    </message>
    <message>
        <source>The game is on side B now.</source>
        <translation>ゲームはB面になりました。</translation>
    </message>
    <message>
        <source>%1 These boards are now empty, because they were on the other side: %2.</source>
        <translation>%1次のボードは反対の面だったため、空になりました: %2。</translation>
    </message>
    <message>
        <source>%1, by photo</source>
        <translation>%1、写真から</translation>
    </message>
    <message>
        <source>The photo replaced %1&apos;s board.</source>
        <translation>写真で%1のボードを置き換えました。</translation>
    </message>
    <message>
        <source>%1 and %2 now have the same board. Was one photo given to two players?</source>
        <translation>%1と%2のボードが同じになりました。同じ写真を2人に使っていませんか?</translation>
    </message>
    <message>
        <source>%1. Take another photo, or mark the corners of the board.</source>
        <translation>%1。写真を撮り直すか、ボードの角を示してください。</translation>
    </message>
    <message>
        <source>The second photo of %1&apos;s board could not be used.</source>
        <translation>%1のボードの2枚目の写真は使えませんでした。</translation>
    </message>
    <message>
        <source>%1 was not opened: one game at a time.</source>
        <translation>%1は開きませんでした。開けるゲームは一度に1つです。</translation>
    </message>
    <message>
        <source>This photo shows %1&apos;s board already.</source>
        <translation>この写真はすでに%1のボードになっています。</translation>
    </message>
    <message>
        <source>&amp;Give it to %1</source>
        <translation>%1に渡す(&amp;G)</translation>
    </message>
    <message>
        <source>%1 is among the photos already.</source>
        <translation>%1はすでに写真の中にあります。</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1を削除</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoPanel</name>
    <message>
        <source>&amp;Turn (R)</source>
        <translation>回転(R)(&amp;T)</translation>
    </message>
    <message>
        <source>Moves the thick line to the next edge.</source>
        <translation>太い線が次の辺に移ります。</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>読み直す(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Drag the corners 1 to 4 onto the corners of the board, with the thick line on its straight edge.</source>
        <translation>角1から4をボードの角へドラッグし、太い線をまっすぐな辺に合わせてください。</translation>
    </message>
    <message>
        <source>The lines must not cross: corners 1 to 4 go around the board clockwise.</source>
        <translation>線が交わってはいけません。角1から4はボードを時計回りに囲みます。</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoReader</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1を読み取れませんでした: %2</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStrip</name>
    <message>
        <source>Photos</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>Drag a photo to the player whose board it shows, or press the number of the seat.</source>
        <translation>写真をそのボードのプレイヤーへドラッグするか、席の番号を押してください。</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>%1に渡す</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>読み取りを中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>読み直す(&amp;R)</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>削除(&amp;V)</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStripModel</name>
    <message>
        <source>no photo</source>
        <translation>写真なし</translation>
    </message>
    <message>
        <source>%1: no photo</source>
        <translation>%1: 写真なし</translation>
    </message>
    <message>
        <source>Drop a photo here to give it to %1.</source>
        <translation>ここに写真をドロップすると%1に渡します。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>state of a photo, name of its file</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoView</name>
    <message>
        <source>Photo</source>
        <translation>写真</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlantGrid</name>
    <message>
        <source>%1 (%2)</source>
        <comment>Bush (2): a plant and its value</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>blue, bush</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayerBoardPage</name>
    <message>
        <source>&amp;Clouds</source>
        <translation>雲(&amp;C)</translation>
    </message>
    <message>
        <source>Backs of the &amp;tokens, such as 2 + 1 + 3, or their sum</source>
        <translation>トークンの裏の数（例: 2 + 1 + 3）、またはその合計(&amp;T)</translation>
    </message>
    <message>
        <source>Collected to&amp;kens</source>
        <translation>獲得したトークン(&amp;K)</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>雲</translation>
    </message>
    <message>
        <source>Backs of the tokens, with a plus between them, or their sum</source>
        <translation>トークンの裏の数をプラスでつないだもの、またはその合計</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>獲得したトークン</translation>
    </message>
    <message>
        <source>Player boards</source>
        <translation>個人ボード</translation>
    </message>
    <message>
        <source>&amp;No plants are left</source>
        <translation>残った植物なし(&amp;N)</translation>
    </message>
    <message>
        <source>Plants not &amp;known</source>
        <translation>植物は不明(&amp;U)</translation>
    </message>
    <message>
        <source>Own (%1)</source>
        <comment>plants, with their colour</comment>
        <translation>自分（%1）</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>数を1つ、または複数の数をプラスでつないで入力してください。</translation>
    </message>
    <message>
        <source>Player &amp;boards</source>
        <translation>個人ボード(&amp;B)</translation>
    </message>
    <message>
        <source>Plants, clouds and tokens of each player</source>
        <translation>各プレイヤーの植物、雲、トークン</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayerBox</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>A new name applies to all games; each game also keeps the name it was played under.</source>
        <translation>新しい名前はすべてのゲームに使われます。それぞれのゲームには当時の名前も残ります。</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Is the same as…</source>
        <translation>同じ人にする(&amp;I)…</translation>
    </message>
    <message>
        <source>Is &amp;somebody else</source>
        <translation>別の人にする(&amp;S)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>%1 is called:</source>
        <translation>%1の名前:</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>同じ人</translation>
    </message>
    <message>
        <source>%1 is the same person as:</source>
        <translation>%1と同じ人:</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>同じ人</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordPages</name>
    <message>
        <source>Past &amp;games</source>
        <translation>履歴(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Record the game</source>
        <translation>ゲームを記録(&amp;R)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Keep the open game in the record</source>
        <translation>開いているゲームを履歴に残す</translation>
    </message>
    <message>
        <source>&amp;Recorded games</source>
        <translation>記録したゲーム(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>統計(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>プレイヤー(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>ゲームを取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>This &amp;box…</source>
        <translation>この箱(&amp;B)…</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%nゲームを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players with points, and when</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Everything, one game per line (*.jsonl)</source>
        <translation>すべて、1行1ゲーム (*.jsonl)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>BG Stats (*.bgsplay)</source>
        <translation>BG Stats (*.bgsplay)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>ゲームを書き出す</translation>
    </message>
    <message>
        <source>games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1はすでにあります。上書きしますか?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%nゲームを%1に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>ゲームを取り込む</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.json)</source>
        <translation>ゲーム (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGamePage</name>
    <message numerus="yes">
        <source>%1: %2, %n sun(s)</source>
        <translation>
            <numerusform>%1: %2、太陽%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <comment>a player and points</comment>
        <translation>%1が%2で勝利</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players and points</comment>
        <translation>%1が%2で勝利を分け合う</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1から始めた</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <comment>names</comment>
        <translation>%1は現在の%2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>記録したゲーム</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>すべての得点とその理由</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>複製(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;BG Stats…</source>
        <translation>BG Stats(&amp;B)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Count it again, or change its boards and cards</source>
        <translation>採点し直す、またはボードとカードを変更する</translation>
    </message>
    <message>
        <source>A code to scan with the phone that has BG Stats</source>
        <translation>BG Statsの入ったスマートフォンで読み取るコード</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>スコアシート</translation>
    </message>
    <message>
        <source>%1 counted different points when the game was recorded. The recorded points are shown beside those that count today.</source>
        <comment>a program</comment>
        <translation>ゲームを記録したとき、%1の計算は違う得点でした。記録された得点を現在の得点の横に示します。</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>別のプログラム</translation>
    </message>
    <message>
        <source>Photo missing</source>
        <translation>写真なし</translation>
    </message>
    <message>
        <source>Photo of %1&apos;s board</source>
        <translation>%1のボードの写真</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>%1&apos;s board</source>
        <translation>%1のボード</translation>
    </message>
    <message>
        <source>The points of %1</source>
        <translation>%1の得点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, and a dispute of theirs that was settled</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedPhotoDialog</name>
    <message>
        <source>%1 %2</source>
        <comment>a stack and its probability</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) in doubt: %1</source>
        <translation>
            <numerusform>不確かなマス%n個: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and what it may be</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the likely stacks of a cell, and why it is in doubt</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Nothing was in doubt.</source>
        <translation>不確かなところはありませんでした。</translation>
    </message>
</context>
<context>
    <name>concord::gui::RowField</name>
    <message>
        <source>The whole board as a row of letters</source>
        <translation>ボード全体を表す1行の文字</translation>
    </message>
    <message>
        <source>Whole board: L TT MM MMM - TTL</source>
        <translation>ボード全体: L TT MM MMM - TTL</translation>
    </message>
    <message>
        <source>&lt;p&gt;One group of letters for each cell, column by column from the top: a1, a2 … The letters name the tokens from the bottom up: &lt;b&gt;W&lt;/b&gt; water, &lt;b&gt;M&lt;/b&gt; mountain, &lt;b&gt;T&lt;/b&gt; trunk, &lt;b&gt;L&lt;/b&gt; leaves, &lt;b&gt;F&lt;/b&gt; field, &lt;b&gt;H&lt;/b&gt; house.&lt;/p&gt;&lt;p&gt;A whole stack has a letter too: &lt;b&gt;R&lt;/b&gt; medium tree, &lt;b&gt;E&lt;/b&gt; tall tree, &lt;b&gt;O&lt;/b&gt; medium mountain, &lt;b&gt;U&lt;/b&gt; high mountain, &lt;b&gt;B&lt;/b&gt; building.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; is an empty cell, &lt;b&gt;/&lt;/b&gt; goes on to the next column. Enter goes back to the board.&lt;/p&gt;</source>
        <translation>&lt;p&gt;マスごとに1つの文字グループを、列ごとに上から順に入力します: a1、a2 … 文字はトークンを下から順に示します: &lt;b&gt;W&lt;/b&gt;は水、&lt;b&gt;M&lt;/b&gt;は山、&lt;b&gt;T&lt;/b&gt;は幹、&lt;b&gt;L&lt;/b&gt;は葉、&lt;b&gt;F&lt;/b&gt;は畑、&lt;b&gt;H&lt;/b&gt;は家。&lt;/p&gt;&lt;p&gt;スタック全体を示す文字もあります: &lt;b&gt;R&lt;/b&gt;は中くらいの木、&lt;b&gt;E&lt;/b&gt;は高い木、&lt;b&gt;O&lt;/b&gt;は中くらいの山、&lt;b&gt;U&lt;/b&gt;は高い山、&lt;b&gt;B&lt;/b&gt;は建物。&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt;は空のマス、&lt;b&gt;/&lt;/b&gt;で次の列に進みます。Enterでボードに戻ります。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>typed row</source>
        <translation>1行での入力</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScoreItemsModel</name>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScorePanel</name>
    <message>
        <source>Score pad</source>
        <translation>スコアシート</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>すべての得点とその理由</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next doubtful cell (N)</source>
        <translation>次の不確かなマス (N)</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>なぜこの得点?</translation>
    </message>
    <message>
        <source>Go through everything that was counted and compare it with the paper (Ctrl+D)</source>
        <translation>数えたものを順に見て、紙と照らし合わせる(Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>concord::gui::ShareMenu</name>
    <message>
        <source>&amp;Share</source>
        <translation>共有(&amp;S)</translation>
    </message>
    <message>
        <source>Score &amp;sheet…</source>
        <translation>得点表(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy the score as text</source>
        <translation>得点をテキストでコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the score as &amp;picture</source>
        <translation>得点を画像でコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Saves pad, boards and cards as a PDF, a picture or a text.</source>
        <translation>シート、ボード、カードをPDF、画像、テキストのいずれかで保存します。</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>得点表を保存</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>The score is on the clipboard.</source>
        <translation>得点をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1を保存しました。</translation>
    </message>
</context>
<context>
    <name>concord::gui::StackChoices</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1または%2</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>写真のマスの拡大</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>他のスタック…</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓ Done.&lt;/b&gt; No cell is left to ask about.</source>
        <translation>&lt;b&gt;✓ 完了。&lt;/b&gt;確認するマスはもうありません。</translation>
    </message>
    <message>
        <source>Click a cell to choose it.</source>
        <translation>マスをクリックして選んでください。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2?&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: %2?&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1:  %2</source>
        <comment>the key that chooses it, and its probability</comment>
        <translation>%1:  %2</translation>
    </message>
    <message>
        <source>%1 (%2). Key: %3.</source>
        <translation>%1（%2）。キー: %3。</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓&lt;/b&gt; No cell is doubtful enough to ask about.</source>
        <translation>&lt;b&gt;✓&lt;/b&gt; 確認が必要なほど不確かなマスはありません。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a question about a cell, and why it is in doubt</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>concord::gui::StartPage</name>
    <message>
        <source>&amp;New game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>A photo of a finished board, or a saved game, can also be dropped anywhere here.</source>
        <translation>完成したボードの写真や保存したゲームは、ここのどこにでもドロップできます。</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>続ける(&amp;C): %1</translation>
    </message>
    <message>
        <source>Past &amp;games and statistics</source>
        <translation>履歴と統計(&amp;H)</translation>
    </message>
    <message>
        <source>Score a board from a &amp;photo…</source>
        <translation>写真からボードを採点(&amp;P)…</translation>
    </message>
    <message>
        <source>A photo of the finished board is enough: Concord reads the tokens and explains every point.</source>
        <translation>完成したボードの写真だけで大丈夫です。Concordがトークンを読み取り、すべての得点を説明します。</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>スマートフォンの写真(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Take a photo with the camera…</source>
        <translation>カメラで写真を撮る(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>保存したゲームを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Look at a sample game</source>
        <translation>サンプルゲームを見る(&amp;L)</translation>
    </message>
    <message>
        <source>A finished game of four to try everything with. It is not kept in the record.</source>
        <translation>すべての機能を試せる、4人の終わったゲームです。履歴には残りません。</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>最近のゲーム</translation>
    </message>
</context>
<context>
    <name>concord::gui::StartQuestion</name>
    <message>
        <source>Who started?</source>
        <translation>誰から始めましたか?</translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1から始めた</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>concord::gui::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>直接対戦</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>最高記録</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several players</source>
        <translation>
            <numerusform>複数人 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo</source>
        <translation>
            <numerusform>ソロ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min at the table</source>
        <translation>合計時間 %1時間%2分</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>履歴を開いています…</translation>
    </message>
    <message>
        <source>No games are recorded yet. Statistics appear here after the first one.</source>
        <translation>まだゲームが記録されていません。最初のゲームの後から表示されます。</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>該当するゲームはありません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>concord::gui::TokenPalette</name>
    <message>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>A click only chooses a cell (Esc).</source>
        <translation>クリックはマスを選ぶだけです (Esc)。</translation>
    </message>
    <message>
        <source>A click puts %1 on the cell; a right click takes the top off. Key: %2.</source>
        <translation>クリックでマスに%1を置き、右クリックで一番上を取り除きます。キー: %2。</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>精霊</translation>
    </message>
    <message>
        <source>A click puts an animal cube on the stack or takes it away. Key: A.</source>
        <translation>クリックでスタックに動物キューブを置くか取り除きます。キー: A。</translation>
    </message>
    <message>
        <source>A click puts the spirit cube on the stack or takes it away. Key: S.</source>
        <translation>クリックでスタックに精霊キューブを置くか取り除きます。キー: S。</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>A click takes the top off; so does a right click. Key: Delete.</source>
        <translation>クリックで一番上を取り除きます。右クリックでも同じです。キー: Delete。</translation>
    </message>
    <message>
        <source>It cannot go on the selected cell.</source>
        <translation>選んだマスには置けません。</translation>
    </message>
    <message>
        <source>A click puts the whole stack on the cell: %1; a drag puts it on many. Another click or a right click takes it away. Key: %2.</source>
        <translation>クリックでマスにスタック全体を置きます: %1。ドラッグで複数のマスに置きます。もう一度クリックするか、右クリックで取り除きます。キー: %2。</translation>
    </message>
</context>
<context>
    <name>concord::gui::WatchFolderAction</name>
    <message>
        <source>The folder %1 is gone, so no new photos come from it.</source>
        <translation>フォルダー%1がなくなったため、そこから新しい写真は入りません。</translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>フォルダーの写真を監視(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Watch “%1” for photos</source>
        <translation>「%1」の写真を監視(&amp;W)</translation>
    </message>
    <message>
        <source>The folder %1 cannot be watched for photos.</source>
        <translation>フォルダー%1の写真を監視できません。</translation>
    </message>
    <message>
        <source>A folder that gets new photos</source>
        <translation>新しい写真が入るフォルダー</translation>
    </message>
    <message>
        <source>From now on, new photos in “%1” are read.</source>
        <translation>これから「%1」に入る写真を読み取ります。</translation>
    </message>
</context>
</TS>
