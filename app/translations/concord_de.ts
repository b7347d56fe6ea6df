<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AreaCommand</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>No plant stands in this area: nobody scores.</source>
        <translation>In diesem Gebiet steht keine Pflanze: Niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>Renature: show who scores what in one area and why, and what the others lack to score more</source>
        <translation>Renature: sagt, wer von einem Gebiet was bekommt, warum, und was anderen fehlt</translation>
    </message>
    <message>
        <source>Plants by colour: orange=bush blue=bush,2xturf neutral=pine</source>
        <translation>Pflanzen nach Farbe: orange=bush blue=bush,2xturf neutral=pine</translation>
    </message>
    <message>
        <source>The large number of the token: the size of the area</source>
        <translation>Die große Zahl des Plättchens: die Größe des Gebiets</translation>
    </message>
    <message>
        <source>The small number of the token; leave it out if it is not known</source>
        <translation>Die kleine Zahl des Plättchens; ohne Angabe: nicht bekannt</translation>
    </message>
    <message>
        <source>Write the area as JSON, as in the score&apos;s list of areas</source>
        <translation>Schreibt den Eintrag der Gebiete in der Wertung</translation>
    </message>
</context>
<context>
    <name>AuditCommand</name>
    <message>
        <source>%1: %2, but this player has no nature&apos;s spirit card whose cube was placed.</source>
        <translation>%1: %2, aber diese Person hat keine Naturgeistkarte, deren Würfel gelegt wurde.</translation>
    </message>
    <message>
        <source>%1: %2, by %3</source>
        <translation>%1: %2, von %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (possible: %4)</source>
        <translation>%1: %2, von %3 (möglich: %4)</translation>
    </message>
    <message>
        <source>%1: %2, no card that could have placed it has its habitat here now; the board may have changed since the cube was placed.</source>
        <translation>%1: %2, keine Karte dieser Person hat hier jetzt ihren Lebensraum; er kann sich seither geändert haben.</translation>
    </message>
    <message>
        <source>%1: %2, not explained: every card that could have placed it is needed for other cubes (%3).</source>
        <translation>%1: %2, nicht erklärt: die übrigen Würfel brauchen die Karten %3.</translation>
    </message>
    <message>
        <source>It is not known where cubes lie on the board.</source>
        <translation>Es ist nicht bekannt, wo auf dem Spielplan Würfel liegen.</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1. They are not checked, as the animal cards are not known.</source>
        <translation>Tierwürfel auf dem Spielplan: %1. Sie werden nicht geprüft, da die Tierkarten nicht bekannt sind.</translation>
    </message>
    <message>
        <source>No cube lies on the board.</source>
        <translation>Auf dem Spielplan liegt kein Würfel.</translation>
    </message>
    <message>
        <source>Cubes on the board:</source>
        <translation>Würfel auf dem Spielplan:</translation>
    </message>
    <message>
        <source>No further cube can be placed.</source>
        <translation>Es kann kein weiterer Würfel gelegt werden.</translation>
    </message>
    <message>
        <source>Cubes that can still be placed:</source>
        <translation>Würfel, die noch gelegt werden können:</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <translation>%1: %2, %3 Punkte</translation>
    </message>
    <message>
        <source>Show which card may have placed each cube, and which cubes could still be placed</source>
        <translation>Zeigt, welche Karte jeden Würfel gelegt haben kann und welche Würfel noch gelegt werden könnten</translation>
    </message>
    <message>
        <source>Games to audit; - is standard input</source>
        <translation>Partien zum Prüfen; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>Schreibt JSON, lesbar für eine Datei, je eine Zeile für mehrere</translation>
    </message>
    <message>
        <source>No player has a board to audit.</source>
        <translation>Niemand hat einen Spielplan, der geprüft werden kann.</translation>
    </message>
</context>
<context>
    <name>AutosaveFileWords</name>
    <message>
        <source>The game could not be saved automatically: %1.</source>
        <translation>Die Partie konnte nicht gesichert werden: %1.</translation>
    </message>
</context>
<context>
    <name>AutosaveWords</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
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
        <translation>Diese Partie wurde auch in einem anderen Fenster geändert. Beide bleiben erhalten.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Beispielpartie</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>? please check</source>
        <translation>? bitte prüfen</translation>
    </message>
    <message>
        <source>Stacks from bottom to top, with their height.</source>
        <translation>Stapel von unten nach oben, mit ihrer Höhe.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>breaks the claim</source>
        <translation>daran scheitert die Angabe</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
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
        <translation>Leere Plätze der Seite %1</translation>
    </message>
    <message>
        <source>What settled boards have taught about the tokens of this box: show, learn, forget</source>
        <translation>Was geklärte Spielpläne über die Steine dieser Schachtel gelehrt haben: zeigen, lernen, vergessen</translation>
    </message>
    <message>
        <source>Show what is known</source>
        <translation>Zeigt, was bekannt ist</translation>
    </message>
    <message>
        <source>Write it as concord-box JSON, for concord read --box</source>
        <translation>Schreibt es als JSON concord-box, für concord read --box</translation>
    </message>
    <message>
        <source>Learn from photos whose board a person has settled</source>
        <translation>Lernt aus Fotos, deren Spielplan geklärt ist</translation>
    </message>
    <message>
        <source>Photos with their settled board in them</source>
        <translation>Fotos, die ihren geklärten Spielplan enthalten</translation>
    </message>
    <message>
        <source>The game with the board of one photo</source>
        <translation>Die Partie mit dem Spielplan des einen Fotos</translation>
    </message>
    <message>
        <source>Whose board of the game it is</source>
        <translation>Wessen Spielplan der Partie es ist</translation>
    </message>
    <message>
        <source>Forget all of it</source>
        <translation>Vergisst alles</translation>
    </message>
    <message>
        <source>Tokens: %1 mm wide, %2 mm high</source>
        <translation>Steine: %1 mm breit, %2 mm hoch</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>Von dieser Schachtel ist %n geklärter Spielplan bekannt.</numerusform>
            <numerusform>Von dieser Schachtel sind %n geklärte Spielpläne bekannt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardEdits</name>
    <message>
        <source>animal points</source>
        <translation>Tierpunkte</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>%1 dazu</translation>
    </message>
    <message>
        <source>nature&apos;s spirit points</source>
        <translation>Naturgeist-Punkte</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 weg</translation>
    </message>
    <message>
        <source>%1 on paper</source>
        <translation>%1 auf Papier</translation>
    </message>
</context>
<context>
    <name>CertaintyWords</name>
    <message numerus="yes">
        <source>%n cell(s) want a look.</source>
        <translation>
            <numerusform>Anzusehen: %n Platz.</numerusform>
            <numerusform>Anzusehen: %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a line below to see its cells on the board.</source>
        <translation>Ein Klick auf eine Zeile zeigt ihre Plätze auf dem Spielplan.</translation>
    </message>
    <message>
        <source>No board is known; points that were typed count.</source>
        <translation>Es ist kein Spielplan bekannt; es zählen die eingetippten Punkte.</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at.</source>
        <translation>Alle zweifelhaften Plätze sind angesehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still want a look.</source>
        <translation>
            <numerusform>Noch anzusehen: %n Platz.</numerusform>
            <numerusform>Noch anzusehen: %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>The likeliest landscape points are %1 (%2); %3 to %4 are possible.</source>
        <translation>Am wahrscheinlichsten sind %1 Landschaftspunkte (%2); möglich sind %3 bis %4.</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain.</source>
        <translation>Die Landschaftspunkte sind zu %1 sicher.</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain; %2 to %3 are possible.</source>
        <translation>Die Landschaftspunkte sind zu %1 sicher; möglich sind %2 bis %3.</translation>
    </message>
    <message>
        <source>No cell is doubtful.</source>
        <translation>Kein Platz ist zweifelhaft.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at. If the game is close, compare %1 with the real board too.</source>
        <translation>Alle zweifelhaften Plätze sind angesehen. Wenn es knapp ist, vergleiche auch %1 mit dem Spielplan auf dem Tisch.</translation>
    </message>
    <message>
        <source>No single cell is doubtful enough to ask about, but small doubts add up: if the game is close, compare %1 with the real board.</source>
        <translation>Kein einzelner Platz ist zweifelhaft genug, um danach zu fragen, aber kleine Zweifel summieren sich: Wenn es knapp ist, vergleiche %1 mit dem Spielplan auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>Games with several players</source>
        <translation>Partien zu mehreren</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>The first ahead</source>
        <translation>Erste Person vorn</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>The second ahead</source>
        <translation>Zweite Person vorn</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players who met</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Where the points come from, on average</source>
        <translation>Woher die Punkte im Schnitt kommen</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>Mal gewählt</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>Lieblingstiere</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Of the winners</source>
        <translation>Beim Sieg</translation>
    </message>
    <message>
        <source>Of everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Points on average by number of players</source>
        <translation>Punkte im Schnitt nach Anzahl der Personen</translation>
    </message>
    <message>
        <source>%1: the %2 with the most games</source>
        <comment>title of a chart, a number of players</comment>
        <translation>%1: die %2 mit den meisten Partien</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Andere …</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Run &quot;concord --help&quot; for usage.</source>
        <translation>„concord --help“ zeigt, was verstanden wird.</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Zeigt diese Hilfe</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Zeigt die Version</translation>
    </message>
    <message>
        <source>concord: the results could not be written.</source>
        <translation>concord: Die Ergebnisse konnten nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>expected an option, got &quot;%1&quot;</source>
        <translation>erwartet wurde eine Option, nicht &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected an option of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>erwartet wurde eine Option von &quot;%1&quot;, nicht &quot;%2&quot;</translation>
    </message>
    <message>
        <source>expected a command, got &quot;%1&quot;</source>
        <translation>erwartet wurde ein Befehl, nicht &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a command of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>erwartet wurde ein Befehl von &quot;%1&quot;, nicht &quot;%2&quot;</translation>
    </message>
    <message>
        <source>expected a command</source>
        <translation>erwartet wurde ein Befehl</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; war %2 gemeint?</translation>
    </message>
    <message>
        <source>Scores finished games of Harmonies, from a photo or by hand, and of Renature, and explains every point.</source>
        <translation>Wertet fertige Partien Harmonies, von einem Foto oder von Hand, und Renature, und erklärt jeden Punkt.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
</context>
<context>
    <name>ContradictionWords</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a row of the pad, and what cannot be right there</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what cannot be right on the board of the player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>accepted as it is</source>
        <translation>als richtig bestätigt</translation>
    </message>
</context>
<context>
    <name>DisputeWords</name>
    <message>
        <source>%1: settled at %2.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1: geklärt (%2).</translation>
    </message>
    <message>
        <source>%1: settled at %2, but the number has changed since.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1: geklärt (%2), aber die Zahl hat sich seither geändert.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n game(s) added</source>
        <translation>
            <numerusform>%n Partie hinzugefügt</numerusform>
            <numerusform>%n Partien hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n erneuert</numerusform>
            <numerusform>%n erneuert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in the record</source>
        <translation>
            <numerusform>%n schon bekannt</numerusform>
            <numerusform>%n schon bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer in the record and left unchanged</source>
        <translation>
            <numerusform>%n seither hier geändert und so gelassen</numerusform>
            <numerusform>%n seither hier geändert und so gelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) not found beside the file</source>
        <translation>
            <numerusform>%n Foto nicht neben der Datei gefunden</numerusform>
            <numerusform>%n Fotos nicht neben der Datei gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>%n beschädigte Partie ausgelassen.</numerusform>
            <numerusform>%n beschädigte Partien ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>%n Partie unbekannter Art ausgelassen.</numerusform>
            <numerusform>%n Partien unbekannter Art ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeCommand</name>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n Partie exportiert.</numerusform>
            <numerusform>%n Partien exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added, %2 updated, %3 unchanged.</source>
        <translation>%1 neu, %2 aktualisiert, %3 unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were changed here after the export and stay as they are.</source>
        <translation>
            <numerusform>%n Partie wurde hier inzwischen geändert und bleibt, wie sie ist.</numerusform>
            <numerusform>%n Partien wurden hier inzwischen geändert und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) were not found beside the file.</source>
        <translation>
            <numerusform>%n Foto fand sich nicht neben der Datei.</numerusform>
            <numerusform>%n Fotos fanden sich nicht neben der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write games for other programs</source>
        <translation>Schreibt Partien für andere Programme</translation>
    </message>
    <message>
        <source>Where to; - is standard output (default)</source>
        <translation>Wohin; - ist die Standardausgabe (Vorgabe)</translation>
    </message>
    <message>
        <source>jsonl: everything, one game per line; csv: a table; bgsplay: for BG Stats. By default the file&apos;s extension decides; jsonl for any other extension</source>
        <translation>jsonl: alles, eine Partie je Zeile; csv: eine Tabelle; bgsplay: für BG Stats. Ohne Angabe: nach der Endung der Datei, jsonl bei jeder anderen</translation>
    </message>
    <message>
        <source>Write a link that puts this game into BG Stats on a phone</source>
        <translation>Schreibt einen Link, der diese Partie auf dem Telefon in BG Stats einträgt</translation>
    </message>
    <message>
        <source>Import exported games, all or none; games already in the record are updated</source>
        <translation>Nimmt exportierte Partien auf, alle oder keine; schon bekannte werden aktualisiert</translation>
    </message>
    <message>
        <source>One game, or one per line; - is standard input</source>
        <translation>Eine Partie, oder eine je Zeile; - ist die Standardeingabe</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>%n beschädigte Partie ausgelassen.</numerusform>
            <numerusform>%n beschädigte Partien ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>%n Partie unbekannter Art ausgelassen.</numerusform>
            <numerusform>%n Partien unbekannter Art ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 is a folder; a photo or a saved game was expected.</source>
        <translation>%1 ist ein Ordner; erwartet wurde ein Foto oder eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 lässt sich nicht öffnen: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MB; a photo or a saved game was expected.</source>
        <translation>%1 ist größer als 256 MB; erwartet wurde ein Foto oder eine gespeicherte Partie.</translation>
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
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>it belongs to somebody else, or is protected</source>
        <translation>es gehört jemand anderem oder ist geschützt</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>dort lässt sich nichts schreiben</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>es ist kein Speicherplatz mehr frei</translation>
    </message>
</context>
<context>
    <name>FrameCheck</name>
    <message>
        <source>Too dark: turn on a lamp.</source>
        <translation>Zu dunkel: bitte eine Lampe einschalten.</translation>
    </message>
    <message>
        <source>Too bright: the light blinds the camera.</source>
        <translation>Zu hell: Das Licht blendet die Kamera.</translation>
    </message>
    <message>
        <source>No board to be seen: show the whole board.</source>
        <translation>Kein Spielplan zu sehen: den ganzen Spielplan zeigen.</translation>
    </message>
    <message>
        <source>Come closer: the board should fill the picture.</source>
        <translation>Näher heran: Der Spielplan sollte das Bild füllen.</translation>
    </message>
    <message>
        <source>Step back: the whole edge of the board should be seen.</source>
        <translation>Etwas zurück: Der ganze Rand des Spielplans sollte zu sehen sein.</translation>
    </message>
    <message>
        <source>Too slanted: hold the camera higher.</source>
        <translation>Zu schräg: die Kamera höher halten.</translation>
    </message>
    <message>
        <source>A little from the side: then the heights can be seen.</source>
        <translation>Etwas von der Seite: Dann sind die Höhen zu sehen.</translation>
    </message>
    <message>
        <source>Blurred: hold still.</source>
        <translation>Unscharf: bitte stillhalten.</translation>
    </message>
    <message>
        <source>That looks good.</source>
        <translation>Das sieht gut aus.</translation>
    </message>
</context>
<context>
    <name>HarmoniesText</name>
    <message>
        <source>Suns: %1 (%2 for the points, %3 for the side of the board, %4 for the nature&apos;s spirit).</source>
        <translation>Sonnen: %1 (%2 für die Punkte, %3 für die Seite des Spielplans, %4 für den Naturgeist).</translation>
    </message>
    <message>
        <source>The next sun needs %1 points, %2 more.</source>
        <translation>Die nächste Sonne braucht %1 Punkte, %2 mehr.</translation>
    </message>
</context>
<context>
    <name>HistoryCommand</name>
    <message>
        <source>No games.</source>
        <translation>Keine Partien.</translation>
    </message>
    <message>
        <source>Game %1 was changed.</source>
        <translation>Partie %1 wurde geändert.</translation>
    </message>
    <message>
        <source>Game %1 was permanently deleted.</source>
        <translation>Partie %1 ist endgültig weg.</translation>
    </message>
    <message>
        <source>Game %1 was deleted; &quot;concord history undelete %1&quot; restores it.</source>
        <translation>Partie %1 wurde gelöscht; &quot;concord history undelete %1&quot; holt sie zurück.</translation>
    </message>
    <message>
        <source>Game %1 was restored.</source>
        <translation>Partie %1 ist wieder da.</translation>
    </message>
    <message>
        <source>The number of the game, or its UUID</source>
        <translation>Die Nummer der Partie oder ihre UUID</translation>
    </message>
    <message>
        <source>List the recorded games, look at one, change or delete it</source>
        <translation>Listet die festgehaltenen Partien, zeigt, ändert oder löscht eine</translation>
    </message>
    <message>
        <source>Write one line of JSON per game</source>
        <translation>Schreibt je eine Zeile JSON</translation>
    </message>
    <message>
        <source>Write CSV, one row for each player of each game</source>
        <translation>Schreibt eine Tabelle, eine Zeile je Person und Partie</translation>
    </message>
    <message>
        <source>List the deleted games instead</source>
        <translation>Stattdessen die gelöschten Partien</translation>
    </message>
    <message>
        <source>Show a game with its boards and score</source>
        <translation>Zeigt eine Partie mit Spielplänen und Wertung</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>Erklärt jeden Punkt mit seiner Regel</translation>
    </message>
    <message>
        <source>Write the game as JSON</source>
        <translation>Schreibt die Partie als JSON</translation>
    </message>
    <message>
        <source>Change what is recorded about a game</source>
        <translation>Ändert, was von einer Partie festgehalten ist</translation>
    </message>
    <message>
        <source>Take players, boards and cards from this file; the game is scored again</source>
        <translation>Mitspielende, Spielpläne und Karten aus dieser Datei; es wird neu gewertet</translation>
    </message>
    <message>
        <source>Remove a photo, named as &quot;history show&quot; lists it; it is deleted unless another game shows it</source>
        <translation>Entfernt ein Foto, mit dem Namen, den &quot;show&quot; nennt; es wird gelöscht, wenn keine andere Partie es zeigt</translation>
    </message>
    <message>
        <source>Delete a game; it can be restored</source>
        <translation>Löscht eine Partie; sie lässt sich zurückholen</translation>
    </message>
    <message>
        <source>Delete it permanently, with the photos that only it uses</source>
        <translation>Nimmt sie endgültig heraus, samt den Fotos nur von ihr</translation>
    </message>
    <message>
        <source>Restore a deleted game</source>
        <translation>Holt eine gelöschte Partie zurück</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>recorded</source>
        <translation>festgehalten</translation>
    </message>
    <message>
        <source>now</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>The points have changed since %1 recorded this game:</source>
        <translation>Die Punkte haben sich geändert, seit %1 diese Partie festhielt:</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>ein anderes Programm</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Geklärt</translation>
    </message>
</context>
<context>
    <name>InboxWords</name>
    <message>
        <source>no doubts</source>
        <translation>keine Zweifel</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s)</source>
        <translation>
            <numerusform>%n Zweifel</numerusform>
            <numerusform>%n Zweifel</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, doubts</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no board found</source>
        <translation>kein Spielplan gefunden</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>braucht eine Antwort</translation>
    </message>
    <message>
        <source>whose board?</source>
        <translation>wessen Spielplan?</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
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
        <translation>Spielplan einer anderen Pe&amp;rson</translation>
    </message>
    <message>
        <source>Play went on: &amp;take this photo</source>
        <translation>Es wurde weitergespielt: dieses Foto &amp;nehmen</translation>
    </message>
    <message>
        <source>The &amp;same board: use both</source>
        <translation>Der&amp;selbe Spielplan: beide verwenden</translation>
    </message>
    <message>
        <source>&amp;Read as side B</source>
        <translation>Als Seite B &amp;lesen</translation>
    </message>
    <message>
        <source>&amp;Read as side A</source>
        <translation>Als Seite A &amp;lesen</translation>
    </message>
    <message>
        <source>&amp;Change the game to side A</source>
        <translation>Partie auf Seite A &amp;umstellen</translation>
    </message>
    <message>
        <source>&amp;Change the game to side B</source>
        <translation>Partie auf Seite B &amp;umstellen</translation>
    </message>
    <message>
        <source>A photo of another &amp;game</source>
        <translation>Foto &amp;einer anderen Partie</translation>
    </message>
    <message>
        <source>&amp;Mark the board by hand</source>
        <translation>Spielplan von Hand &amp;markieren</translation>
    </message>
    <message>
        <source>Set it &amp;aside</source>
        <translation>Beiseite&amp;legen</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a card missing, or is the number of cubes on one too low?</source>
        <translation>auf dem Spielplan ist die Zahl der Würfel %1, nach den Karten %2. Fehlt eine Karte, oder ist die Würfelzahl einer Karte zu klein?</translation>
    </message>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a cube on the board missing?</source>
        <translation>auf dem Spielplan ist die Zahl der Würfel %1, nach den Karten %2. Fehlt ein Würfel auf dem Spielplan?</translation>
    </message>
    <message>
        <source>a spirit&apos;s cube lies on the board, but no nature&apos;s spirit was chosen.</source>
        <translation>auf dem Spielplan liegt ein Geistwürfel, aber es ist kein Naturgeist gewählt.</translation>
    </message>
    <message>
        <source>the animal cards are missing.</source>
        <translation>die Tierkarten fehlen.</translation>
    </message>
    <message>
        <source>the nature&apos;s spirit is missing.</source>
        <translation>der Naturgeist fehlt.</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board. Every turn places three, so their number should be a multiple of three.</source>
        <translation>%1 Steine liegen auf dem Spielplan. In jedem Zug werden drei gelegt, die Zahl sollte also durch drei teilbar sein.</translation>
    </message>
    <message>
        <source>one token lies on the board. Every turn places three, so the number of tokens should be a multiple of three.</source>
        <translation>ein Stein liegt auf dem Spielplan. In jedem Zug werden drei gelegt, die Zahl der Steine sollte also durch drei teilbar sein.</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board, but %2 on another one. All players take the same number of turns.</source>
        <translation>%1 Steine liegen auf dem Spielplan, aber %2 auf einem anderen. Alle haben gleich viele Züge.</translation>
    </message>
    <message>
        <source>expected a cell of side %1, %2 to %3, got %4</source>
        <translation>erwartet wurde ein Platz der Seite %1, %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>expected a token colour, got %1</source>
        <translation>erwartet wurde eine Steinfarbe, nicht %1</translation>
    </message>
    <message>
        <source>expected a legal stack from bottom to top, got %1</source>
        <translation>erwartet wurde ein erlaubter Stapel von unten nach oben, nicht %1</translation>
    </message>
    <message>
        <source>expected &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>erwartet wurde &quot;animal&quot; oder &quot;spirit&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected a cell with tokens under the cube, %1 is empty</source>
        <translation>unter dem Würfel wurden Steine erwartet, %1 ist leer</translation>
    </message>
    <message>
        <source>expected each card once in a game, got %1 again</source>
        <translation>jede Karte wurde nur einmal im Spiel erwartet, %1 kommt noch einmal vor</translation>
    </message>
    <message>
        <source>expected either &quot;card&quot; or &quot;points&quot;, got both</source>
        <translation>erwartet wurde entweder &quot;card&quot; oder &quot;points&quot;, nicht beides</translation>
    </message>
    <message>
        <source>expected &quot;card&quot; or &quot;points&quot;</source>
        <translation>erwartet wurde &quot;card&quot; oder &quot;points&quot;</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; beside &quot;card&quot;</source>
        <translation>neben &quot;card&quot; wurde &quot;placed&quot; erwartet</translation>
    </message>
    <message>
        <source>expected the id of an animal card, got %1</source>
        <translation>erwartet wurde die Kennung einer Tierkarte, nicht %1</translation>
    </message>
    <message>
        <source>expected at most %1 animal cards, got %2</source>
        <translation>erwartet wurden höchstens %1 Tierkarten, nicht %2</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; only beside the card of a spirit</source>
        <translation>&quot;placed&quot; wurde nur neben der Karte eines Geistes erwartet</translation>
    </message>
    <message>
        <source>expected the id of a nature&apos;s spirit, got %1</source>
        <translation>erwartet wurde die Kennung eines Naturgeists, nicht %1</translation>
    </message>
    <message>
        <source>expected a board beside a spirit whose cube was placed</source>
        <translation>neben einem Geist, dessen Würfel liegt, wurde ein Spielplan erwartet</translation>
    </message>
    <message>
        <source>expected a name, got %1</source>
        <translation>erwartet wurde ein Name, nicht %1</translation>
    </message>
    <message>
        <source>expected one to four players, got %1</source>
        <translation>erwartet wurden ein bis vier Personen, nicht %1</translation>
    </message>
    <message>
        <source>expected a name of their own for each player, got %1 again</source>
        <translation>für jede Person wurde ein eigener Name erwartet, %1 kommt noch einmal vor</translation>
    </message>
    <message>
        <source>expected &quot;shortest&quot; or &quot;loop&quot;, got %1</source>
        <translation>erwartet wurde &quot;shortest&quot; oder &quot;loop&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected version 1, got %1</source>
        <translation>erwartet wurde Version 1, nicht %1</translation>
    </message>
    <message>
        <source>expected the side &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>erwartet wurde die Seite &quot;A&quot; oder &quot;B&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation>erwartet wurde ein Objekt, nicht %1</translation>
    </message>
    <message>
        <source>expected a list, got %1</source>
        <translation>erwartet wurde eine Liste, nicht %1</translation>
    </message>
    <message>
        <source>expected a text, got %1</source>
        <translation>erwartet wurde ein Text, nicht %1</translation>
    </message>
    <message>
        <source>expected true or false, got %1</source>
        <translation>erwartet wurde true oder false, nicht %1</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to %1, got %2</source>
        <translation>erwartet wurde eine ganze Zahl von 0 bis %1, nicht %2</translation>
    </message>
    <message>
        <source>expected one of the keys %1, got %2</source>
        <translation>erwartet wurde einer der Schlüssel %1, nicht %2</translation>
    </message>
    <message>
        <source>expected the key %1</source>
        <translation>erwartet wurde der Schlüssel %1</translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation>erwartet wurde %1, nicht %2</translation>
    </message>
    <message>
        <source>The points for trees are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Die Punkte für Bäume sind nicht bekannt und zählen 0: Es gibt weder einen Spielplan noch eine eingetippte Zahl.</translation>
    </message>
    <message>
        <source>The points for mountains are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Die Punkte für Berge sind nicht bekannt und zählen 0: Es gibt weder einen Spielplan noch eine eingetippte Zahl.</translation>
    </message>
    <message>
        <source>The points for fields are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Die Punkte für Felder sind nicht bekannt und zählen 0: Es gibt weder einen Spielplan noch eine eingetippte Zahl.</translation>
    </message>
    <message>
        <source>The points for buildings are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Die Punkte für Gebäude sind nicht bekannt und zählen 0: Es gibt weder einen Spielplan noch eine eingetippte Zahl.</translation>
    </message>
    <message>
        <source>The points for water are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Die Punkte für Wasser sind nicht bekannt und zählen 0: Es gibt weder einen Spielplan noch eine eingetippte Zahl.</translation>
    </message>
    <message>
        <source>The board holds %1 tokens. Every turn places three, so the number should be a multiple of three.</source>
        <translation>Auf dem Spielplan liegen %1 Steine. In jedem Zug werden drei gelegt, die Zahl sollte also durch drei teilbar sein.</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1; placed from the animal cards: %2.</source>
        <translation>Tierwürfel auf dem Spielplan: %1; von den Tierkarten gelegt: %2.</translation>
    </message>
    <message>
        <source>Spirit cubes on the board: %1; placed from the nature&apos;s spirit card: %2.</source>
        <translation>Geistwürfel auf dem Spielplan: %1; von der Naturgeistkarte gelegt: %2.</translation>
    </message>
    <message>
        <source>A river closes on itself, and the rulebook does not say how long it is then. Water is worth %1 points if the shortest path between the river&apos;s two tokens farthest apart counts, and %2 points if the closed loop counts.</source>
        <translation>Ein Fluss schließt sich zum Ring, und die Spielregel sagt nicht, wie lang er dann ist. Das Wasser zählt %1 Punkte, wenn der kürzeste Weg zwischen den zwei am weitesten entfernten Steinen des Flusses gilt, und %2 Punkte, wenn der geschlossene Ring gilt.</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many animal cubes were placed by %2.</source>
        <translation>Der Gleichstand bei %1 Punkten ließ sich nicht auflösen: Es ist nicht bekannt, wie viele Tierwürfel %2 gelegt hat.</translation>
    </message>
    <message>
        <source>The rulebook does not say whether the nature&apos;s spirit cube counts when a tie is broken. If it does not: %1. If it does: %2.</source>
        <translation>Die Spielregel sagt nicht, ob der Naturgeistwürfel bei Gleichstand zählt. Wenn nicht: %1. Wenn ja: %2.</translation>
    </message>
    <message>
        <source>The suns for the nature&apos;s spirit are not counted: its points are known, but not which card it is.</source>
        <translation>Die Sonnen für den Naturgeist fehlen: Bekannt sind seine Punkte, aber nicht, welche Karte es ist.</translation>
    </message>
    <message>
        <source>expected more: the text ends too early</source>
        <translation>erwartet wurde mehr: Der Text endet zu früh</translation>
    </message>
    <message>
        <source>expected UTF-8 text, got the byte %1</source>
        <translation>erwartet wurde Text in UTF-8, nicht das Byte %1</translation>
    </message>
    <message>
        <source>expected a smaller number, got %1</source>
        <translation>erwartet wurde eine kleinere Zahl als %1</translation>
    </message>
    <message>
        <source>expected correct JSON, got %1</source>
        <translation>erwartet wurde richtiges JSON, nicht %1</translation>
    </message>
    <message>
        <source>expected at most %1 levels of nesting</source>
        <translation>erwartet wurden höchstens %1 Ebenen der Verschachtelung</translation>
    </message>
    <message>
        <source>expected each key once, got %1 again</source>
        <translation>jeder Schlüssel wurde nur einmal erwartet, %1 kommt noch einmal vor</translation>
    </message>
    <message>
        <source>expected at most %1 bytes of JSON</source>
        <translation>erwartet wurden höchstens %1 Bytes JSON</translation>
    </message>
    <message>
        <source>expected correct JSON, got a zero byte</source>
        <translation>erwartet wurde richtiges JSON, nicht ein Nullbyte</translation>
    </message>
    <message>
        <source>The boards hold %1 blue tokens, the box only %2.</source>
        <translation>Auf den Spielplänen liegen %1 blaue Steine, in der Schachtel sind nur %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 gray tokens, the box only %2.</source>
        <translation>Auf den Spielplänen liegen %1 graue Steine, in der Schachtel sind nur %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 brown tokens, the box only %2.</source>
        <translation>Auf den Spielplänen liegen %1 braune Steine, in der Schachtel sind nur %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 green tokens, the box only %2.</source>
        <translation>Auf den Spielplänen liegen %1 grüne Steine, in der Schachtel sind nur %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 yellow tokens, the box only %2.</source>
        <translation>Auf den Spielplänen liegen %1 gelbe Steine, in der Schachtel sind nur %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 red tokens, the box only %2.</source>
        <translation>Auf den Spielplänen liegen %1 rote Steine, in der Schachtel sind nur %2.</translation>
    </message>
    <message>
        <source>All players take the same number of turns, but their boards hold different numbers of tokens: %1.</source>
        <translation>Alle haben gleich viele Züge, aber auf ihren Spielplänen liegen nicht gleich viele Steine: %1.</translation>
    </message>
    <message>
        <source>the photo&apos;s colour profile cannot be used; its colours are taken for sRGB</source>
        <translation>das Farbprofil des Fotos ist unbrauchbar; seine Farben gelten als sRGB</translation>
    </message>
    <message>
        <source>the %1 file is cut off; copy the photo again</source>
        <translation>die %1-Datei bricht vor ihrem Ende ab; bitte das Foto noch einmal kopieren</translation>
    </message>
    <message>
        <source>the %1 file is damaged and cannot be decoded (%2); copy the photo again</source>
        <translation>die %1-Datei ist beschädigt und lässt sich nicht lesen (%2); bitte das Foto noch einmal kopieren</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at least one</source>
        <translation>das Foto hat %1 × %2 Bildpunkte, erwartet wurde mindestens einer</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at most %3 million pixels</source>
        <translation>das Foto hat %1 × %2 Bildpunkte, erwartet wurden höchstens %3 Millionen</translation>
    </message>
    <message>
        <source>the JPEG file draws its picture in more than %1 passes; save it anew</source>
        <translation>die JPEG-Datei zeichnet ihr Bild in mehr als %1 Durchgängen; bitte neu speichern</translation>
    </message>
    <message>
        <source>the JPEG file lacks its end; the lowest rows may be missing</source>
        <translation>der JPEG-Datei fehlt das Ende; die untersten Zeilen können fehlen</translation>
    </message>
    <message>
        <source>the JPEG file is damaged; parts of the picture may be wrong</source>
        <translation>die JPEG-Datei ist beschädigt; Teile des Bildes können falsch sein</translation>
    </message>
    <message>
        <source>the WebP file is a moving picture, expected a photo</source>
        <translation>die WebP-Datei ist ein bewegtes Bild, erwartet wurde ein Foto</translation>
    </message>
    <message>
        <source>the file is empty, expected a photo</source>
        <translation>die Datei ist leer, erwartet wurde ein Foto</translation>
    </message>
    <message>
        <source>the photo needs more memory than there is</source>
        <translation>das Foto braucht mehr Speicher, als da ist</translation>
    </message>
    <message>
        <source>the photo cannot be decoded (%1)</source>
        <translation>das Foto lässt sich nicht lesen (%1)</translation>
    </message>
    <message>
        <source>no board was seen in the photo; show the whole board, from above, filling as much of the photo as possible</source>
        <translation>auf dem Foto war kein Spielplan zu sehen; bitte den ganzen Spielplan von oben zeigen, so groß wie möglich</translation>
    </message>
    <message>
        <source>something like a board was seen, but its position could not be made out; photograph one whole board, from above, without things lying over its edge</source>
        <translation>es war so etwas wie ein Spielplan zu sehen, aber nicht, wo er liegt; bitte einen ganzen Spielplan von oben aufnehmen, ohne dass etwas über seinem Rand liegt</translation>
    </message>
    <message>
        <source>several boards are in view; the most complete and central one was read</source>
        <translation>mehrere Spielpläne sind im Bild; genommen wurde der vollständigste nahe der Bildmitte</translation>
    </message>
    <message>
        <source>the side of the board is uncertain; say which it is if side %1 is wrong</source>
        <translation>die Seite des Spielplans ist unsicher; bitte sagen, welche es ist, falls Seite %1 nicht stimmt</translation>
    </message>
    <message>
        <source>a board was seen, but no camera could have seen it that way; photograph it again, not from the side</source>
        <translation>ein Spielplan war zu sehen, aber so kann ihn keine Kamera gesehen haben; bitte noch einmal aufnehmen, nicht von der Seite</translation>
    </message>
    <message>
        <source>libwebp has a different version from the one that this program was built with</source>
        <translation>libwebp hat eine andere Version als die, mit der dieses Programm gebaut wurde</translation>
    </message>
    <message>
        <source>expected a file that can be read: %1</source>
        <translation>erwartet wurde eine lesbare Datei: %1</translation>
    </message>
    <message>
        <source>expected a file of at most %1 bytes</source>
        <translation>erwartet wurde eine Datei von höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>expected a file that can be written: %1</source>
        <translation>erwartet wurde eine Datei, die geschrieben werden kann: %1</translation>
    </message>
    <message>
        <source>expected a game, got an empty line</source>
        <translation>erwartet wurde eine Partie, nicht eine leere Zeile</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>das Lesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>no board lies between the marked corners; drag them onto the corners of the board</source>
        <translation>zwischen den markierten Ecken liegt kein Spielplan; zieh sie auf die Ecken des Spielplans</translation>
    </message>
    <message>
        <source>light hides much of what looks like a board; photograph it again without the flash, and where no lamp is mirrored on it</source>
        <translation>Licht überstrahlt viel von dem, was wie ein Spielplan aussieht; fotografiere ihn noch einmal, ohne Blitz und so, dass sich keine Lampe darin spiegelt</translation>
    </message>
    <message>
        <source>what was found does not have the shape of a whole board; step back until its whole edge is in the photo, and photograph it from more directly above</source>
        <translation>was zu sehen war, hat nicht die Form eines ganzen Spielplans; geh zurück, bis sein ganzer Rand im Foto ist, und fotografiere weniger schräg</translation>
    </message>
    <message>
        <source>expected a photo that can be read: %1</source>
        <translation>erwartet wurde ein lesbares Foto: %1</translation>
    </message>
    <message>
        <source>expected a photo that fits into memory</source>
        <translation>erwartet wurde ein Foto, das in den Speicher passt</translation>
    </message>
    <message>
        <source>expected a UUID, got %1</source>
        <translation>erwartet wurde eine UUID, nicht %1</translation>
    </message>
    <message>
        <source>expected a time in UTC like &quot;2026-11-21T18:30:00Z&quot;, got %1</source>
        <translation>erwartet wurde eine Zeit in UTC wie &quot;2026-11-21T18:30:00Z&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected a time with its offset like &quot;2026-11-21T19:30:00+01:00&quot;, got %1</source>
        <translation>erwartet wurde eine Zeit mit ihrem Versatz wie &quot;2026-11-21T19:30:00+01:00&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected one of the game&apos;s players, got %1</source>
        <translation>erwartet wurde jemand von den Mitspielenden der Partie, nicht %1</translation>
    </message>
    <message>
        <source>expected each player once, got %1 again</source>
        <translation>erwartet wurde jede Person nur einmal, %1 kommt noch einmal vor</translation>
    </message>
    <message>
        <source>expected an entry for each of the %1 players, got %2</source>
        <translation>erwartet wurde ein Eintrag für jede der %1 Personen, nicht %2</translation>
    </message>
    <message>
        <source>expected a photo named by its SHA-256, got %1</source>
        <translation>erwartet wurde ein nach seiner SHA-256 benanntes Foto, nicht %1</translation>
    </message>
    <message>
        <source>expected at most %1 photos, got %2</source>
        <translation>erwartet wurden höchstens %1 Fotos, nicht %2</translation>
    </message>
    <message>
        <source>expected a file that is free; another program is writing to it</source>
        <translation>erwartet wurde eine freie Datei, ein anderes Programm schreibt gerade hinein</translation>
    </message>
    <message>
        <source>expected a record that is free; another program is writing to it: %1</source>
        <translation>erwartet wurde ein freies Partienbuch, ein anderes Programm schreibt gerade hinein: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, nothing was changed: %1</source>
        <translation>erwartet wurde ein beschreibbares Partienbuch, nichts wurde geändert: %1</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. &quot;concord restore --rebuild&quot; rebuilds it from the copies of the games beside it</source>
        <translation>erwartet wurde eine heile Datenbank, diese ist beschädigt: %1. &quot;concord restore --rebuild&quot; baut sie aus den Kopien der Partien daneben neu auf</translation>
    </message>
    <message>
        <source>expected room on the disk, nothing was changed: %1. Games recorded before are safe</source>
        <translation>erwartet wurde Platz auf dem Datenträger, nichts wurde geändert: %1. Früher festgehaltene Partien sind sicher</translation>
    </message>
    <message>
        <source>expected a record of games, this file is no database: %1</source>
        <translation>erwartet wurde ein Partienbuch, diese Datei ist keine Datenbank: %1</translation>
    </message>
    <message>
        <source>expected a database that can be used: %1</source>
        <translation>erwartet wurde eine benutzbare Datenbank: %1</translation>
    </message>
    <message>
        <source>expected a file, this is a folder</source>
        <translation>erwartet wurde eine Datei, dies ist ein Ordner</translation>
    </message>
    <message>
        <source>expected a server that answers: %1</source>
        <translation>erwartet wurde ein Server, der antwortet: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, this one can only be read</source>
        <translation>erwartet wurde ein beschreibbares Partienbuch, dieses lässt sich nur lesen</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its place in the file is damaged. &quot;concord restore --rebuild&quot; rebuilds the record from the copies of the games beside it</source>
        <translation>erwartet wurde Partie %1, wie sie festgehalten wurde, ihre Stelle in der Datei ist beschädigt. &quot;concord restore --rebuild&quot; baut das Partienbuch aus den Kopien der Partien daneben neu auf</translation>
    </message>
    <message>
        <source>expected the number of a recorded game, there is no %1</source>
        <translation>erwartet wurde die Nummer einer festgehaltenen Partie, es gibt keine %1</translation>
    </message>
    <message>
        <source>expected the sum of the categories, %1, got %2</source>
        <translation>erwartet wurde die Summe der Kategorien, %1, nicht %2</translation>
    </message>
    <message>
        <source>expected an address like postgresql://user@host/database</source>
        <translation>erwartet wurde eine Adresse wie postgresql://user@host/database</translation>
    </message>
    <message>
        <source>expected a name that no other player has or had, but &quot;%1&quot; is taken: merge the two instead</source>
        <translation>erwartet wurde ein Name, den sonst niemand trägt oder trug, &quot;%1&quot; ist vergeben: stattdessen zusammenführen</translation>
    </message>
    <message>
        <source>expected the number of a player; there is no player %1</source>
        <translation>erwartet wurde die Nummer einer Person, es gibt keine %1</translation>
    </message>
    <message>
        <source>expected two different players to merge</source>
        <translation>erwartet wurden zwei verschiedene Personen zum Zusammenführen</translation>
    </message>
    <message>
        <source>expected two names of one person, but these two played against each other</source>
        <translation>erwartet wurden zwei Namen einer Person, diese beiden haben gegeneinander gespielt</translation>
    </message>
    <message>
        <source>expected a record of version %1 or older, this one is of version %2: a newer Concord wrote it and can read it</source>
        <translation>erwartet wurde ein Partienbuch der Version %1 oder älter, dieses hat Version %2: ein neueres Concord hat es geschrieben und kann es lesen</translation>
    </message>
    <message>
        <source>expected a backup, there is none at %1</source>
        <translation>erwartet wurde eine Sicherung, unter %1 ist keine</translation>
    </message>
    <message>
        <source>expected a backup that is sound, %1 is damaged</source>
        <translation>erwartet wurde eine heile Sicherung, %1 ist beschädigt</translation>
    </message>
    <message>
        <source>expected copies of games in %1, there are none</source>
        <translation>erwartet wurden Kopien von Partien in %1, es gibt keine</translation>
    </message>
    <message>
        <source>expected room on the disk for %1, nothing was changed: %2. Games recorded before are safe</source>
        <translation>erwartet wurde Platz auf dem Datenträger für %1, nichts wurde geändert: %2. Früher festgehaltene Partien sind sicher</translation>
    </message>
    <message>
        <source>expected a writable location; nothing was changed: %1: %2</source>
        <translation>erwartet wurde ein beschreibbarer Ort; nichts wurde geändert: %1: %2</translation>
    </message>
    <message>
        <source>expected a Concord game database, but this database belongs to another program</source>
        <translation>erwartet wurde ein Partienbuch, dies ist die Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>expected a photo that was added to the record before, got %1</source>
        <translation>erwartet wurde ein schon aufgenommenes Foto, nicht %1</translation>
    </message>
    <message>
        <source>expected a game that is not recorded yet, this is game %1</source>
        <translation>erwartet wurde eine noch nicht festgehaltene Partie, dies ist Partie %1</translation>
    </message>
    <message>
        <source>expected game %1 as it was opened, it was changed meanwhile: open it again</source>
        <translation>erwartet wurde Partie %1, wie sie geöffnet wurde, sie hat sich inzwischen geändert: bitte neu öffnen</translation>
    </message>
    <message>
        <source>expected a deleted game, %1 is not</source>
        <translation>erwartet wurde eine gelöschte Partie, %1 ist keine</translation>
    </message>
    <message>
        <source>expected the photo %1, it is missing</source>
        <translation>erwartet wurde das Foto %1, es fehlt</translation>
    </message>
    <message>
        <source>expected the time the game was played</source>
        <translation>erwartet wurde der Zeitpunkt der Partie</translation>
    </message>
    <message>
        <source>expected the photo that this name stands for, got %1</source>
        <translation>erwartet wurde ein Foto, dessen Inhalt diesen Namen hat, er heißt %1</translation>
    </message>
    <message>
        <source>expected a photo of the game, got %1</source>
        <translation>erwartet wurde ein Foto der Partie, nicht %1</translation>
    </message>
    <message>
        <source>expected a record of games, there is no such file</source>
        <translation>erwartet wurde ein Partienbuch, die Datei gibt es nicht</translation>
    </message>
    <message>
        <source>expected a time like &quot;2026-11-21 19:30&quot;, got %1</source>
        <translation>erwartet wurde eine Zeit wie &quot;2026-11-21 19:30&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected a photo for each reading</source>
        <translation>erwartet wurde zu jeder Lesung ein Foto</translation>
    </message>
    <message>
        <source>expected the number or the UUID of a recorded game, got %1</source>
        <translation>erwartet wurde die Nummer oder die UUID einer festgehaltenen Partie, nicht %1</translation>
    </message>
    <message>
        <source>expected a link of at most %1 bytes, the names of the players are too long</source>
        <translation>erwartet wurde ein Link von höchstens %1 Bytes, die Namen der Mitspielenden sind zu lang</translation>
    </message>
    <message>
        <source>the second photo could not be used</source>
        <translation>das zweite Foto war nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>the position of the board in the photo is uncertain; move its outline if it does not fit the cells</source>
        <translation>der Ort des Spielplans im Foto ist unsicher; bitte den Umriss verschieben, falls die Plätze falsch liegen</translation>
    </message>
    <message>
        <source>expected a separate file for each output</source>
        <translation>für jede Ausgabe wurde eine eigene Datei erwartet</translation>
    </message>
    <message>
        <source>expected a folder, but standard output is not one</source>
        <translation>erwartet wurde ein Ordner, die Standardausgabe ist keiner</translation>
    </message>
    <message>
        <source>expected a record whose name is UTF-8, got &quot;%1&quot;</source>
        <translation>erwartet wurde ein Partienbuch, dessen Name UTF-8 ist, nicht &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a record of games, this one is an input of the command</source>
        <translation>erwartet wurde ein Partienbuch, dieses ist eine Eingabe des Befehls</translation>
    </message>
    <message>
        <source>expected a backup, this is the record itself</source>
        <translation>erwartet wurde eine Sicherung, dies ist das Partienbuch selbst</translation>
    </message>
    <message>
        <source>expected more memory than there is</source>
        <translation>erwartet wurde mehr Speicher, als da ist</translation>
    </message>
    <message>
        <source>something went wrong that nobody expected: %1</source>
        <translation>etwas ging schief, was niemand erwartet hat: %1</translation>
    </message>
    <message>
        <source>expected a different output file: this one was read</source>
        <translation>erwartet wurde eine andere Datei für die Ausgabe, diese wurde gelesen</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2)</source>
        <translation>erwartet wurde eine leere Datei oder eine der Art, die geschrieben wird (%1), diese ist von anderer Art (%2)</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind</source>
        <translation>erwartet wurde eine leere Datei oder eine der Art, die geschrieben wird (%1), diese ist von anderer Art</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2); use --force to replace it</source>
        <translation>erwartet wurde eine leere Datei oder eine der Art, die geschrieben wird (%1), diese ist von anderer Art (%2): --force ersetzt sie</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind; use --force to replace it</source>
        <translation>erwartet wurde eine leere Datei oder eine der Art, die geschrieben wird (%1), diese ist von anderer Art: --force ersetzt sie</translation>
    </message>
    <message>
        <source>expected a different output file: this one belongs to a record of games</source>
        <translation>erwartet wurde eine andere Datei für die Ausgabe, diese gehört zu einem Partienbuch</translation>
    </message>
    <message>
        <source>expected a different output file: this one is a database in use</source>
        <translation>erwartet wurde eine andere Datei für die Ausgabe, diese ist eine Datenbank in Gebrauch</translation>
    </message>
    <message>
        <source>expected to be the only program that writes to the record, but another one is writing too: this file system loses locks. Nothing was changed; let only one program at a time write to it</source>
        <translation>erwartet wurde, dass jetzt sonst niemand in das Partienbuch schreibt, ein anderes Programm tut es auch: Dieses Dateisystem verliert Sperren. Nichts wurde geändert; bitte immer nur ein Programm hineinschreiben lassen</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>erwartet wurde eine heile Datenbank, diese ist beschädigt: %1. Eine Sicherung (&quot;concord restore&quot; listet sie) oder die eigenen Werkzeuge des Servers holen sie zurück</translation>
    </message>
    <message>
        <source>expected the record of the games whose copies are in %1; the file is empty or missing: &quot;concord restore --rebuild&quot; rebuilds it from them, &quot;concord restore --start-anew&quot; sets them aside and starts with no game</source>
        <translation>erwartet wurde das Partienbuch der Partien, deren Kopien in %1 sind; die Datei ist leer oder fehlt: &quot;concord restore --rebuild&quot; baut es aus ihnen neu auf, &quot;concord restore --start-anew&quot; legt sie beiseite und beginnt ohne Partie</translation>
    </message>
    <message>
        <source>expected a record that is empty or missing beside copies of its games, this one is not</source>
        <translation>erwartet wurde ein leeres oder fehlendes Partienbuch neben Kopien seiner Partien, dieses ist keines</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its rows on the server are damaged. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>erwartet wurde Partie %1, wie sie festgehalten wurde, ihre Zeilen auf dem Server sind beschädigt. Eine Sicherung (&quot;concord restore&quot; listet sie) oder die eigenen Werkzeuge des Servers holen sie zurück</translation>
    </message>
    <message>
        <source>expected a backup with the version of its record in the table concord_schema, %1 is damaged: got %2</source>
        <translation>erwartet wurde eine Sicherung mit der Version ihres Partienbuchs in der Tabelle concord_schema, %1 ist beschädigt: dort steht %2</translation>
    </message>
    <message>
        <source>expected a backup, %1 holds no record</source>
        <translation>erwartet wurde eine Sicherung, %1 enthält kein Partienbuch</translation>
    </message>
    <message>
        <source>expected a game with its id and when it was played</source>
        <translation>erwartet wurde eine Partie mit ihrer Kennung und wann sie gespielt wurde</translation>
    </message>
    <message>
        <source>expected a completely recorded game, but the program was stopped while recording it: the game was brought back as a deleted one</source>
        <translation>erwartet wurde eine vollständig festgehaltene Partie, das Programm wurde währenddessen angehalten: Sie wurde als gelöschte Partie zurückgeholt</translation>
    </message>
    <message>
        <source>expected a completed change, but the program was stopped during it: the former state was brought back, and the change was kept in this file</source>
        <translation>erwartet wurde eine zu Ende geführte Änderung, das Programm wurde währenddessen angehalten: Der Stand davor wurde zurückgeholt, und die Änderung blieb in dieser Datei erhalten</translation>
    </message>
    <message>
        <source>expected a completely removed game, but the program was stopped while removing it: the game was brought back</source>
        <translation>erwartet wurde eine vollständig entfernte Partie, das Programm wurde währenddessen angehalten: Sie wurde zurückgeholt</translation>
    </message>
    <message>
        <source>expected a photo with this content</source>
        <translation>erwartet wurde ein Foto, dessen Inhalt zu diesem Namen passt</translation>
    </message>
    <message>
        <source>expected a record of games, this one is empty</source>
        <translation>erwartet wurde ein Partienbuch, dieses ist leer</translation>
    </message>
    <message>
        <source>expected a record in a file, a server keeps no copies of the games. &quot;concord restore&quot; lists the backups that can be brought back</source>
        <translation>erwartet wurde ein Partienbuch in einer Datei, ein Server bewahrt keine Kopien der Partien. &quot;concord restore&quot; listet die Sicherungen, die sich zurückholen lassen</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. Restore a backup into a new database (&quot;concord restore&quot; lists them), or repair the table with the server&apos;s own tools</source>
        <translation>erwartet wurde die Version des Partienbuchs in seiner Tabelle concord_schema, nicht %1: Die Datenbank ist beschädigt. Bitte eine Sicherung in eine neue Datenbank zurückholen (&quot;concord restore&quot; listet sie) oder die Tabelle mit den eigenen Werkzeugen des Servers reparieren</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. &quot;concord restore&quot; lists the backups that can be restored; &quot;concord restore --rebuild&quot; rebuilds the database from the copies of the games stored beside it</source>
        <translation>erwartet wurde die Version des Partienbuchs in seiner Tabelle concord_schema, nicht %1: Die Datenbank ist beschädigt. &quot;concord restore&quot; listet die Sicherungen, die sich zurückholen lassen, &quot;concord restore --rebuild&quot; baut sie aus den Kopien der Partien daneben neu auf</translation>
    </message>
    <message>
        <source>expected address options without semicolons, got one in %1</source>
        <translation>erwartet wurde eine Option der Adresse ohne Strichpunkt, in %1 steht einer</translation>
    </message>
    <message>
        <source>%1 cannot be stored portably and is written as %2</source>
        <translation>%1 lässt sich nicht überall speichern und wird als %2 geschrieben</translation>
    </message>
    <message>
        <source>expected a text without the character %1, got %2</source>
        <translation>erwartet wurde ein Text ohne das Zeichen %1, nicht %2</translation>
    </message>
    <message>
        <source>expected visible text, got %1</source>
        <translation>erwartet wurde ein sichtbarer Text, nicht %1</translation>
    </message>
    <message>
        <source>expected a picture that can be written as %1: %2</source>
        <translation>erwartet wurde ein Bild, das als %1 geschrieben werden kann: %2</translation>
    </message>
    <message>
        <source>the position of the board in the second photo is uncertain; if cells are wrong, try another second photo</source>
        <translation>der Ort des Spielplans im zweiten Foto ist unsicher; falls Plätze falsch sind, bitte ein anderes zweites Foto versuchen</translation>
    </message>
    <message>
        <source>what follows is about the second photo</source>
        <translation>das Folgende betrifft das zweite Foto</translation>
    </message>
    <message>
        <source>both photos are the same; they were read as one</source>
        <translation>beide Fotos sind dasselbe; sie wurden als eines gelesen</translation>
    </message>
    <message>
        <source>the photo has hardly any colours, so what it shows of every cell is in doubt</source>
        <translation>das Foto hat kaum Farben, daher ist jeder Platz zweifelhaft, den es zeigt</translation>
    </message>
    <message>
        <source>no light source produces colours like those in the photo, so what it shows of every cell is in doubt</source>
        <translation>keine Lampe macht Farben wie die des Fotos, daher ist jeder Platz zweifelhaft, den es zeigt</translation>
    </message>
    <message>
        <source>light or things hide most of the board, so what the photo shows of every cell is in doubt</source>
        <translation>Licht oder Gegenstände verdecken den größten Teil des Spielplans, daher ist jeder Platz zweifelhaft, den das Foto zeigt</translation>
    </message>
    <message>
        <source>most of what the photo shows is in doubt, so every cell should be checked</source>
        <translation>das meiste, was das Foto zeigt, ist zweifelhaft, daher sollte jeder Platz geprüft werden</translation>
    </message>
    <message>
        <source>light hides what stands on %1</source>
        <translation>Licht verdeckt, was auf %1 steht</translation>
    </message>
    <message>
        <source>something seems to lie over %1</source>
        <translation>etwas scheint über %1 zu liegen</translation>
    </message>
    <message>
        <source>expected the file that was opened, another program moved, removed or replaced it meanwhile. Nothing was changed: try again</source>
        <translation>erwartet wurde die Datei, die geöffnet wurde; ein anderes Programm hat sie inzwischen verschoben, entfernt oder ersetzt. Nichts wurde geändert: bitte noch einmal versuchen</translation>
    </message>
    <message>
        <source>Type the numbers, or open a player&apos;s board.</source>
        <translation>Zahlen eintippen oder einen Spielplan öffnen.</translation>
    </message>
    <message>
        <source>Whoever placed more animal cubes wins: type them into the last row.</source>
        <translation>Wer mehr Tierwürfel eingesetzt hat, gewinnt: bitte in die letzte Zeile eintippen.</translation>
    </message>
    <message>
        <source>%1 are level; the animal cubes break the tie. %2</source>
        <translation>%1 liegen gleichauf; die Tierwürfel entscheiden. %2</translation>
    </message>
    <message>
        <source>The animal cubes do not break the tie. %1</source>
        <translation>Auch die Tierwürfel entscheiden nicht. %1</translation>
    </message>
    <message>
        <source>Animal cubes placed: %1.</source>
        <translation>Eingesetzte Tierwürfel: %1.</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>Tierwürfel</translation>
    </message>
    <message>
        <source>As agreed, a spirit&apos;s cube counts too.</source>
        <translation>Wie vereinbart zählt auch der Würfel eines Naturgeists.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <translation>Landschaften</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>Naturgeist</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Sonnen</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>A green token on the ground is worth 1 point.</source>
        <translation>Ein grüner Stein am Boden zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>A green token on one brown token is worth 3 points.</source>
        <translation>Ein grüner Stein auf einem braunen zählt 3 Punkte.</translation>
    </message>
    <message>
        <source>A green token on two brown tokens is worth 7 points.</source>
        <translation>Ein grüner Stein auf zwei braunen zählt 7 Punkte.</translation>
    </message>
    <message>
        <source>Brown tokens without green on top are no tree.</source>
        <translation>Braune Steine ohne Grün darauf sind kein Baum.</translation>
    </message>
    <message>
        <source>One gray token beside another mountain is worth 1 point.</source>
        <translation>Ein grauer Stein neben einem anderen Berg zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Two gray tokens beside another mountain are worth 3 points.</source>
        <translation>Zwei graue Steine neben einem anderen Berg zählen 3 Punkte.</translation>
    </message>
    <message>
        <source>Three gray tokens beside another mountain are worth 7 points.</source>
        <translation>Drei graue Steine neben einem anderen Berg zählen 7 Punkte.</translation>
    </message>
    <message>
        <source>A mountain that touches no other mountain is worth nothing.</source>
        <translation>Ein Berg, der keinen anderen Berg berührt, zählt nichts.</translation>
    </message>
    <message>
        <source>Two or more yellow tokens that touch are a field, worth 5 points.</source>
        <translation>Zwei oder mehr gelbe Steine, die sich berühren, sind ein Feld und zählen 5 Punkte.</translation>
    </message>
    <message>
        <source>A yellow token that touches no other is worth nothing.</source>
        <translation>Ein gelber Stein, der keinen anderen berührt, zählt nichts.</translation>
    </message>
    <message>
        <source>Red on another token, with three or more different colours around, is worth 5 points.</source>
        <translation>Rot auf einem anderen Stein, mit drei oder mehr verschiedenen Farben ringsum, zählt 5 Punkte.</translation>
    </message>
    <message>
        <source>A building with fewer than three different colours around is worth nothing.</source>
        <translation>Ein Gebäude mit weniger als drei verschiedenen Farben ringsum zählt nichts.</translation>
    </message>
    <message>
        <source>A red token on the ground is no building yet.</source>
        <translation>Ein roter Stein am Boden ist noch kein Gebäude.</translation>
    </message>
    <message>
        <source>The longest river counts, from end to end on the shortest way: 2, 5, 8, 11 or 15 points for 2 to 6 tokens, and 4 for each one more.</source>
        <translation>Es zählt der längste Fluss, von Ende zu Ende auf kürzestem Weg: 2, 5, 8, 11 oder 15 Punkte für 2 bis 6 Steine und 4 für jeden weiteren.</translation>
    </message>
    <message>
        <source>Only the best river counts.</source>
        <translation>Nur der beste Fluss zählt.</translation>
    </message>
    <message>
        <source>Land that water cuts off from the rest is an island, worth 5 points.</source>
        <translation>Land, das Wasser vom Rest trennt, ist eine Insel und zählt 5 Punkte.</translation>
    </message>
    <message>
        <source>An animal card is worth its topmost space without a cube.</source>
        <translation>Eine Tierkarte zählt so viel wie ihr oberster Platz ohne Würfel.</translation>
    </message>
    <message>
        <source>A nature&apos;s spirit pays for its landscapes once its cube is placed.</source>
        <translation>Ein Naturgeist zählt für seine Landschaften, sobald sein Würfel liegt.</translation>
    </message>
    <message>
        <source>This number was typed in, and counts as it is.</source>
        <translation>Diese Zahl wurde eingetippt und zählt so, wie sie dasteht.</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, got %3</source>
        <translation>erwartet wurde eine ganze Zahl von %1 bis %2, nicht %3</translation>
    </message>
    <message>
        <source>expected a game of Harmonies, got %1</source>
        <translation>erwartet wurde eine Partie Harmonies, nicht %1</translation>
    </message>
    <message>
        <source>expected a player with a board, got none</source>
        <translation>erwartet wurde eine Person mit Spielplan, es gibt keine</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1</source>
        <translation>erwartet wurde eine der Personen mit Spielplan, %1</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1, got %2</source>
        <translation>erwartet wurde eine der Personen mit Spielplan, %1, nicht %2</translation>
    </message>
    <message>
        <source>expected a cell of side %1, from %2 to %3, got %4</source>
        <translation>erwartet wurde ein Platz der Seite %1, von %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>expected cells such as %1, got none</source>
        <translation>erwartet wurden Plätze wie %1, angegeben sind keine</translation>
    </message>
    <message>
        <source>Side B has no rivers: there, land cut off by water counts, as islands.</source>
        <translation>Seite B hat keine Flüsse: Dort zählt das Land, das Wasser abtrennt, als Inseln.</translation>
    </message>
    <message>
        <source>Side A has no islands: there the longest river counts.</source>
        <translation>Seite A hat keine Inseln: Dort zählt der längste Fluss.</translation>
    </message>
    <message>
        <source>A claimed cell does not exist on side %1 of the board.</source>
        <translation>Einen der angegebenen Plätze gibt es auf Seite %1 des Spielplans nicht.</translation>
    </message>
    <message>
        <source>No cell was claimed.</source>
        <translation>Es wurde kein Platz angegeben.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>%1 is empty: a building is red on gray, brown or red.</source>
        <translation>%1 ist leer: Ein Gebäude ist Rot auf Grau, Braun oder Rot.</translation>
    </message>
    <message>
        <source>The red token on %1 stands on the ground: a building is red on gray, brown or red.</source>
        <translation>Der rote Stein auf %1 steht am Boden: Ein Gebäude ist Rot auf Grau, Braun oder Rot.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a building has red on top.</source>
        <translation>Oben auf %1 liegt %2: Ein Gebäude hat oben Rot.</translation>
    </message>
    <message>
        <source>Nothing stands around the building on %1: three different colours are missing.</source>
        <translation>Rings um das Gebäude auf %1 steht nichts: Es fehlen drei verschiedene Farben.</translation>
    </message>
    <message>
        <source>The only colour on top around the building on %1 is %3 (%2): two more colours are missing.</source>
        <translation>Oben liegt rings um das Gebäude auf %1 nur %3 (%2): Es fehlen zwei weitere Farben.</translation>
    </message>
    <message>
        <source>The tops around the building on %1 are only %4 (%2) and %5 (%3): a third colour is missing.</source>
        <translation>Oben liegen rings um das Gebäude auf %1 nur %4 (%2) und %5 (%3): Es fehlt eine dritte Farbe.</translation>
    </message>
    <message>
        <source>Each of the %1 buildings has three or more colours around it: together they pay %2 points.</source>
        <translation>Jedes der %1 Gebäude hat drei oder mehr Farben ringsum: Zusammen bringen sie %2 Punkte.</translation>
    </message>
    <message>
        <source>The building on %1 has %2 different colours around it and pays %3 points.</source>
        <translation>Das Gebäude auf %1 hat %2 verschiedene Farben ringsum und bringt %3 Punkte.</translation>
    </message>
    <message>
        <source>%1 is %2: a field is yellow.</source>
        <translation>Auf %1 liegt %2: Ein Feld ist gelb.</translation>
    </message>
    <message>
        <source>%1 is empty: a field is yellow.</source>
        <translation>%1 ist leer: Ein Feld ist gelb.</translation>
    </message>
    <message>
        <source>The yellow on %1 joins %2 and %3: they are one field, which pays %4 points once.</source>
        <translation>Das Gelb auf %1 verbindet %2 und %3: Sie sind ein Feld, das einmal %4 Punkte bringt.</translation>
    </message>
    <message>
        <source>The yellow on %1 touches no other yellow: a single one pays nothing.</source>
        <translation>Das Gelb auf %1 berührt kein anderes Gelb: Ein einzelnes bringt nichts.</translation>
    </message>
    <message>
        <source>The field goes on with the yellow on %1: all %2 tokens are one field, which pays %3 points once.</source>
        <translation>Das Feld geht mit dem Gelb auf %1 weiter: Alle %2 Steine sind ein Feld, das einmal %3 Punkte bringt.</translation>
    </message>
    <message>
        <source>This field of %1 tokens pays %2 points.</source>
        <translation>Dieses Feld aus %1 Steinen bringt %2 Punkte.</translation>
    </message>
    <message>
        <source>These are %1 separate fields: together they pay %2 points.</source>
        <translation>Dies sind %1 getrennte Felder: Zusammen bringen sie %2 Punkte.</translation>
    </message>
    <message>
        <source>The water between %1 and %2 has a gap at %3: the land is one island, which pays %4 points once.</source>
        <translation>Das Wasser zwischen %1 und %2 ist auf %3 nicht geschlossen: Das Land ist eine Insel, die einmal %4 Punkte bringt.</translation>
    </message>
    <message>
        <source>Empty spaces are land too: this island also takes in %1.</source>
        <translation>Auch leere Plätze sind Land: Diese Insel umfasst auch %1.</translation>
    </message>
    <message>
        <source>The water has a gap at %1: the land continues there, and all %2 spaces are one island, which pays %3 points once.</source>
        <translation>Das Wasser ist auf %1 nicht geschlossen: Das Land geht dort weiter, und alle %2 Plätze sind eine Insel, die einmal %3 Punkte bringt.</translation>
    </message>
    <message>
        <source>The board is all water, which counts as one island and pays %1 points.</source>
        <translation>Der Spielplan ist ganz Wasser, das zählt als eine Insel und bringt %1 Punkte.</translation>
    </message>
    <message>
        <source>The water around %1 cuts it off: this island of one space pays %2 points.</source>
        <translation>Das Wasser um %1 trennt es ab: Diese Insel aus einem Platz bringt %2 Punkte.</translation>
    </message>
    <message>
        <source>No water cuts the land apart: all %1 spaces are one island, which pays %2 points.</source>
        <translation>Kein Wasser trennt das Land: Alle %1 Plätze sind eine Insel, die %2 Punkte bringt.</translation>
    </message>
    <message>
        <source>This island of %1 spaces pays %2 points.</source>
        <translation>Diese Insel aus %1 Plätzen bringt %2 Punkte.</translation>
    </message>
    <message>
        <source>%1 is water: an island is land that water cuts off.</source>
        <translation>%1 ist Wasser: Eine Insel ist Land, das Wasser abtrennt.</translation>
    </message>
    <message>
        <source>These are %1 separate islands: together they pay %2 points.</source>
        <translation>Dies sind %1 getrennte Inseln: Zusammen bringen sie %2 Punkte.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high but touches no other mountain: it pays nothing.</source>
        <translation>Der Berg auf %1 ist %2 hoch, berührt aber keinen anderen Berg: Er bringt nichts.</translation>
    </message>
    <message>
        <source>%1 is empty: a mountain is gray.</source>
        <translation>%1 ist leer: Ein Berg ist grau.</translation>
    </message>
    <message>
        <source>Red lies on the gray of %1: that is a building, not a mountain.</source>
        <translation>Auf dem Grau von %1 liegt Rot: Das ist ein Gebäude und kein Berg.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a mountain is gray.</source>
        <translation>Oben auf %1 liegt %2: Ein Berg ist grau.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays 1 point.</source>
        <translation>Der Berg auf %1 ist %2 hoch, berührt einen anderen (%3) und bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays %4 points.</source>
        <translation>Der Berg auf %1 ist %2 hoch, berührt einen anderen (%3) und bringt %4 Punkte.</translation>
    </message>
    <message>
        <source>Each of the %1 mountains touches another one: together they pay %2 points.</source>
        <translation>Jeder der %1 Berge berührt einen anderen: Zusammen bringen sie %2 Punkte.</translation>
    </message>
    <message>
        <source>%1 is %2: a river is blue.</source>
        <translation>Auf %1 liegt %2: Ein Fluss ist blau.</translation>
    </message>
    <message>
        <source>%1 is empty: a river is blue.</source>
        <translation>%1 ist leer: Ein Fluss ist blau.</translation>
    </message>
    <message>
        <source>No blue joins %1 and %2: they belong to two rivers, of which only the longest counts.</source>
        <translation>Kein Blau verbindet %1 und %2: Sie gehören zu zwei Flüssen, von denen nur der längste zählt.</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch: between them the river goes over %3, which was not claimed.</source>
        <translation>%1 und %2 berühren sich nicht: Zwischen ihnen fließt der Fluss über %3, was nicht angegeben wurde.</translation>
    </message>
    <message>
        <source>A single blue token is no river yet: it pays nothing.</source>
        <translation>Ein einzelner blauer Stein ist noch kein Fluss: Er bringt nichts.</translation>
    </message>
    <message>
        <source>This river is %1 tokens long and pays %2 points.</source>
        <translation>Dieser Fluss ist %1 Steine lang und bringt %2 Punkte.</translation>
    </message>
    <message>
        <source>This closed river counts in full in this game: it is %1 tokens long and pays %2 points.</source>
        <translation>Dieser geschlossene Fluss zählt in dieser Partie ganz: Er ist %1 Steine lang und bringt %2 Punkte.</translation>
    </message>
    <message>
        <source>This is a part of a longer river, %1, which is %2 tokens long and pays %3 points.</source>
        <translation>Dies ist ein Teil eines längeren Flusses, %1, der %2 Steine lang ist und %3 Punkte bringt.</translation>
    </message>
    <message>
        <source>Only the longest river counts: it has %1 tokens (%2), this one %3.</source>
        <translation>Nur der längste Fluss zählt: Er hat %1 Steine (%2), dieser %3.</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 counts (%3), which pays %4 points.</source>
        <translation>Von diesen %1 Steinen zählt nur der Ring aus %2 (%3), der %4 Punkte bringt.</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 would count (%3), but the longest river has %4 tokens (%5).</source>
        <translation>Von diesen %1 Steinen würde nur der Ring aus %2 zählen (%3), aber der längste Fluss hat %4 Steine (%5).</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game: it is %2 tokens long and pays %3 points.</source>
        <translation>Diese %1 Steine schließen sich zum Ring, von dem in dieser Partie nur der kürzeste Weg zwischen den beiden am weitesten entfernten zählt: Er ist %2 Steine lang und bringt %3 Punkte.</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game, %2 tokens; the longest river has %3 (%4).</source>
        <translation>Diese %1 Steine schließen sich zum Ring, von dem in dieser Partie nur der kürzeste Weg zwischen den beiden am weitesten entfernten zählt, %2 Steine; der längste Fluss hat %3 (%4).</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long and pays %5 points.</source>
        <translation>Diese %1 Steine sind breiter als eine Linie: Der kürzeste Weg zwischen den beiden am weitesten entfernten, %2 und %3, ist %4 Steine lang und bringt %5 Punkte.</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long; the longest river has %5 (%6).</source>
        <translation>Diese %1 Steine sind breiter als eine Linie: Der kürzeste Weg zwischen den beiden am weitesten entfernten, %2 und %3, ist %4 Steine lang; der längste Fluss hat %5 (%6).</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4, and pays %5 points.</source>
        <translation>%1 und %2 berühren sich, und der kürzeste Weg zählt: Dieser Fluss ist %3 Steine lang, nicht %4, und bringt %5 Punkte.</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4; the longest one has %5 (%6).</source>
        <translation>%1 und %2 berühren sich, und der kürzeste Weg zählt: Dieser Fluss ist %3 Steine lang, nicht %4; der längste hat %5 (%6).</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5, and pays %6 points.</source>
        <translation>Von %1 nach %2 gibt es einen kürzeren Weg durch Blau (%3): Dieser Fluss ist %4 Steine lang, nicht %5, und bringt %6 Punkte.</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5; the longest one has %6 (%7).</source>
        <translation>Von %1 nach %2 gibt es einen kürzeren Weg durch Blau (%3): Dieser Fluss ist %4 Steine lang, nicht %5; der längste hat %6 (%7).</translation>
    </message>
    <message>
        <source>%1 is empty: a tree is green, on the ground or on brown.</source>
        <translation>%1 ist leer: Ein Baum ist Grün, am Boden oder auf Braun.</translation>
    </message>
    <message>
        <source>No green lies on the brown of %1: a trunk alone is no tree and pays nothing.</source>
        <translation>Auf dem Braun von %1 liegt kein Grün: Ein Stamm allein ist kein Baum und bringt nichts.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a tree has green on top.</source>
        <translation>Oben auf %1 liegt %2: Ein Baum hat oben Grün.</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays 1 point.</source>
        <translation>Der Baum auf %1 ist %2 hoch und bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays %3 points.</source>
        <translation>Der Baum auf %1 ist %2 hoch und bringt %3 Punkte.</translation>
    </message>
    <message>
        <source>Each of the %1 trees counts by its own height: together they pay %2 points.</source>
        <translation>Jeder der %1 Bäume zählt nach seiner eigenen Höhe: Zusammen bringen sie %2 Punkte.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>the photo shows side %1 of the board and cannot be read as side %2</source>
        <translation>das Foto zeigt Seite %1 des Spielplans und lässt sich nicht als Seite %2 lesen</translation>
    </message>
    <message>
        <source>the photo shows side %1 (%2 %); it was read as side %3 as requested, so its cells are wrong</source>
        <translation>das Foto zeigt Seite %1 (%2 %); es wurde wie verlangt als Seite %3 gelesen, daher sind seine Plätze falsch</translation>
    </message>
    <message>
        <source>the first photo shows side %1 of a board and the second one side %2; only the first was read</source>
        <translation>das erste Foto zeigt Seite %1 eines Spielplans und das zweite Seite %2; gelesen wurde nur das erste</translation>
    </message>
    <message>
        <source>tokens seem to have been added before the second photo: it differs on %1; only the first was read</source>
        <translation>vor dem zweiten Foto scheinen Steine dazugekommen zu sein: es unterscheidet sich auf %1; gelesen wurde nur das erste</translation>
    </message>
    <message>
        <source>the first photo seems to show the board after more tokens were added: it differs on %1; only the first was read</source>
        <translation>das erste Foto scheint den Spielplan zu zeigen, nachdem weitere Steine dazukamen: es unterscheidet sich auf %1; gelesen wurde nur das erste</translation>
    </message>
    <message>
        <source>the photos show different boards: they differ on %1; only the first was read</source>
        <translation>die Fotos zeigen verschiedene Spielpläne: sie unterscheiden sich auf %1; gelesen wurde nur das erste</translation>
    </message>
    <message>
        <source>the photos show too little to tell whether they are of the same board; both were used</source>
        <translation>die Fotos zeigen zu wenig, um zu sagen, ob sie denselben Spielplan zeigen; beide wurden verwendet</translation>
    </message>
    <message>
        <source>the photos may show different boards: they differ on %1; both were used</source>
        <translation>die Fotos zeigen vielleicht verschiedene Spielpläne: sie unterscheiden sich auf %1; beide wurden verwendet</translation>
    </message>
    <message>
        <source>expected a game that this program knows, this is one of %1</source>
        <translation>erwartet wurde eine Partie eines Spiels, das dieses Programm kennt, dies ist eine von %1</translation>
    </message>
    <message>
        <source>%1 are equal at %2 and drop out.</source>
        <translation>%1 liegen mit %2 gleichauf und scheiden aus.</translation>
    </message>
    <message>
        <source>%1 alone is left, and nobody scores.</source>
        <translation>%1 bleibt allein übrig, und niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>%1 alone takes %2 and %3.</source>
        <translation>%1 allein bekommt %2 und %3.</translation>
    </message>
    <message>
        <source>%1 alone takes %2. The bonus is not known and counts for nobody.</source>
        <translation>%1 allein bekommt %2. Die Bonuspunkte sind nicht bekannt und zählen für niemanden.</translation>
    </message>
    <message>
        <source>%1 is first with %2 and takes %3.</source>
        <translation>%1 liegt mit %2 an erster Stelle und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 is first with %2, so nobody takes the %3.</source>
        <translation>%1 liegt mit %2 an erster Stelle, also bekommt niemand die %3.</translation>
    </message>
    <message>
        <source>%1 is second with %2. The bonus is not known and counts for nobody.</source>
        <translation>%1 liegt mit %2 an zweiter Stelle. Die Bonuspunkte sind nicht bekannt und zählen für niemanden.</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the bonus.</source>
        <translation>%1 liegt mit %2 an zweiter Stelle, also bekommt niemand die Bonuspunkte.</translation>
    </message>
    <message>
        <source>%1 is second with %2 and takes %3.</source>
        <translation>%1 liegt mit %2 an zweiter Stelle und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the %3.</source>
        <translation>%1 liegt mit %2 an zweiter Stelle, also bekommt niemand die %3.</translation>
    </message>
    <message>
        <source>There are no plants in the area.</source>
        <translation>In dem Gebiet stehen keine Pflanzen.</translation>
    </message>
    <message>
        <source>Nobody is left.</source>
        <translation>Niemand bleibt übrig.</translation>
    </message>
    <message>
        <source>%1 is behind with %2.</source>
        <translation>%1 liegt mit %2 zurück.</translation>
    </message>
    <message>
        <source>expected a plant (turf, bush, pine, oak) such as &quot;bush&quot; or &quot;2xturf&quot;, got %1</source>
        <translation>erwartet wurde eine Pflanze (turf, bush, pine, oak) wie &quot;bush&quot; oder &quot;2xturf&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected a colour and its plants such as &quot;orange=bush,2xturf&quot; (white, black, orange, blue, neutral), got %1</source>
        <translation>erwartet wurde eine Farbe mit ihren Pflanzen wie &quot;orange=bush,2xturf&quot; (white, black, orange, blue, neutral), nicht %1</translation>
    </message>
    <message>
        <source>expected each colour once, got %1 again</source>
        <translation>jede Farbe wurde nur einmal erwartet, %1 kommt noch einmal vor</translation>
    </message>
    <message>
        <source>expected at most %1 plants in an area of this size, got %2</source>
        <translation>erwartet wurden höchstens %1 Pflanzen in einem Gebiet dieser Größe, nicht %2</translation>
    </message>
    <message>
        <source>expected at most %1 of %2 in %3, as in the box, got %4</source>
        <translation>erwartet wurden höchstens %1 von %2 in %3, wie in der Schachtel, nicht %4</translation>
    </message>
    <message>
        <source>Clouds on the player board, 1 point each: %1.</source>
        <translation>Wolken auf dem Spielertableau, je 1 Punkt: %1.</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to %1, got %2</source>
        <translation>erwartet wurde eine ganze Zahl von 1 bis %1, nicht %2</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to 0, got %2</source>
        <translation>erwartet wurde eine ganze Zahl von %1 bis 0, nicht %2</translation>
    </message>
    <message>
        <source>the game has only %1 sunflower tokens, but %2 are collected or lie on areas</source>
        <translation>das Spiel hat nur %1 Sonnenblumenplättchen, gesammelt und auf Gebieten sind aber %2</translation>
    </message>
    <message>
        <source>expected a list of numbers, or &quot;count&quot; and &quot;points&quot;, got %1</source>
        <translation>erwartet wurde eine Liste von Zahlen, oder &quot;count&quot; und &quot;points&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected one of the colours white, black, orange and blue, got %1</source>
        <translation>erwartet wurde eine der Farben white, black, orange und blue, nicht %1</translation>
    </message>
    <message>
        <source>expected two to four players, got %1</source>
        <translation>erwartet wurden zwei bis vier Personen, nicht %1</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;, got %1</source>
        <translation>erwartet wurde die Farbe einer Person dieser Partie oder &quot;neutral&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected &quot;white&quot; or &quot;black&quot; with two players, got %1</source>
        <translation>zu zweit wurde &quot;white&quot; oder &quot;black&quot; erwartet, nicht %1</translation>
    </message>
    <message>
        <source>a player board holds at most %1 clouds, not %2</source>
        <translation>auf ein Spielertableau passen höchstens %1 Wolken, nicht %2</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;</source>
        <translation>erwartet wurde die Farbe einer Person dieser Partie oder &quot;neutral&quot;</translation>
    </message>
    <message>
        <source>an area of this size holds at most %1 plants, not %2</source>
        <translation>in ein Gebiet dieser Größe passen höchstens %1 Pflanzen, nicht %2</translation>
    </message>
    <message>
        <source>with four players a player board holds at most %1 of this plant, not %2</source>
        <translation>zu viert liegen auf einem Spielertableau höchstens %1 Pflanzen dieser Art, nicht %2</translation>
    </message>
    <message>
        <source>the game has only %1 plants of this colour and kind, but %2 are entered</source>
        <translation>das Spiel hat nur %1 Pflanzen dieser Farbe und Art, angegeben sind aber %2</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Wolken</translation>
    </message>
    <message>
        <source>Plants left</source>
        <translation>Übrige Pflanzen</translation>
    </message>
    <message>
        <source>Sunflower tokens</source>
        <translation>Sonnenblumenplättchen</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>Own turf left on the player board, minus %2 each: %1.</source>
        <translation>Eigenes Gras auf dem Spielertableau übrig, je minus %2: %1.</translation>
    </message>
    <message>
        <source>Own bushes left on the player board, minus %2 each: %1.</source>
        <translation>Eigene Büsche auf dem Spielertableau übrig, je minus %2: %1.</translation>
    </message>
    <message>
        <source>Own pines left on the player board, minus %2 each: %1.</source>
        <translation>Eigene Kiefern auf dem Spielertableau übrig, je minus %2: %1.</translation>
    </message>
    <message>
        <source>Own oaks left on the player board, minus %2 each: %1.</source>
        <translation>Eigene Eichen auf dem Spielertableau übrig, je minus %2: %1.</translation>
    </message>
    <message>
        <source>Neutral turf left on the player board, minus %2 each: %1.</source>
        <translation>Neutrales Gras auf dem Spielertableau übrig, je minus %2: %1.</translation>
    </message>
    <message>
        <source>Neutral bushes left on the player board, minus %2 each: %1.</source>
        <translation>Neutrale Büsche auf dem Spielertableau übrig, je minus %2: %1.</translation>
    </message>
    <message>
        <source>Neutral pines left on the player board, minus %2 each: %1.</source>
        <translation>Neutrale Kiefern auf dem Spielertableau übrig, je minus %2: %1.</translation>
    </message>
    <message>
        <source>Neutral oaks left on the player board, minus %2 each: %1.</source>
        <translation>Neutrale Eichen auf dem Spielertableau übrig, je minus %2: %1.</translation>
    </message>
    <message>
        <source>No plants are left on the player board.</source>
        <translation>Auf dem Spielertableau sind keine Pflanzen übrig.</translation>
    </message>
    <message>
        <source>%1 own turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>%1 eigene Graspflanzen sind übrig, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 own bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>%1 eigene Büsche sind übrig, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 own pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>%1 eigene Kiefern sind übrig, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 own oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>%1 eigene Eichen sind übrig, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>%1 neutrale Graspflanzen sind übrig, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>%1 neutrale Büsche sind übrig, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 neutral pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>%1 neutrale Kiefern sind übrig, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>%1 neutrale Eichen sind übrig, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 own turf plants are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>%1 eigene Graspflanzen sind übrig oder in Gebieten, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 own bushes are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>%1 eigene Büsche sind übrig oder in Gebieten, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 own pines are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>%1 eigene Kiefern sind übrig oder in Gebieten, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>%1 own oaks are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>%1 eigene Eichen sind übrig oder in Gebieten, aber soweit bekannt passen auf ein Spielertableau höchstens %2.</translation>
    </message>
    <message>
        <source>The points on the score track are not known and count 0.</source>
        <translation>Die Punkte auf der Punkteleiste sind nicht bekannt und zählen 0.</translation>
    </message>
    <message>
        <source>The clouds that are left are not known and count 0.</source>
        <translation>Die übrigen Wolken sind nicht bekannt und zählen 0.</translation>
    </message>
    <message>
        <source>The plants that are left are not known and count 0.</source>
        <translation>Die übrigen Pflanzen sind nicht bekannt und zählen 0.</translation>
    </message>
    <message>
        <source>The collected sunflower tokens are not known and count 0.</source>
        <translation>Die gesammelten Sonnenblumenplättchen sind nicht bekannt und zählen 0.</translation>
    </message>
    <message>
        <source>No sunflower tokens were collected, but the sum given for the numbers on their backs is %1.</source>
        <translation>Es wurde kein Sonnenblumenplättchen gesammelt, aber die Rückseiten ergeben zusammen %1.</translation>
    </message>
    <message>
        <source>Sunflower tokens were collected (%1), but the sum given for the numbers on their backs is 0.</source>
        <translation>Es wurden Sonnenblumenplättchen gesammelt (%1), aber die Rückseiten ergeben zusammen 0.</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many sunflower tokens were collected by %2.</source>
        <translation>Der Gleichstand bei %1 Punkten ließ sich nicht auflösen: Es ist nicht bekannt, wie viele Sonnenblumenplättchen gesammelt wurden von %2.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type the score track, then what the end of the game gives.</source>
        <translation>Die Punkteleiste eintippen, dann, was das Spielende bringt.</translation>
    </message>
    <message>
        <source>The collected tokens break the tie. %1</source>
        <translation>Die gesammelten Plättchen entscheiden. %1</translation>
    </message>
    <message>
        <source>%1 are level; the collected tokens break the tie. %2</source>
        <translation>%1 liegen gleichauf; die gesammelten Plättchen entscheiden. %2</translation>
    </message>
    <message>
        <source>The collected tokens do not break the tie. %1</source>
        <translation>Auch die gesammelten Plättchen entscheiden nicht. %1</translation>
    </message>
    <message>
        <source>Collected tokens: %1.</source>
        <translation>Gesammelte Plättchen: %1.</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Gesammelte Plättchen</translation>
    </message>
    <message>
        <source>Type the numbers.</source>
        <translation>Zahlen eintippen.</translation>
    </message>
    <message>
        <source>%1 are level. %2</source>
        <translation>%1 liegen gleichauf. %2</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>Points on the score track: %1.</source>
        <translation>Punkte auf der Punkteleiste: %1.</translation>
    </message>
    <message>
        <source>Typed by hand: %1.</source>
        <translation>Von Hand eingetippt: %1.</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left or in areas, but all player boards together hold at most %2.</source>
        <translation>%1 neutrale Graspflanzen sind übrig oder in Gebieten, aber auf alle Spielertableaus zusammen passen höchstens %2.</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left or in areas, but all player boards together hold at most %2.</source>
        <translation>%1 neutrale Büsche sind übrig oder in Gebieten, aber auf alle Spielertableaus zusammen passen höchstens %2.</translation>
    </message>
    <message>
        <source>%1 neutral pines are left or in areas, but all player boards together hold at most %2.</source>
        <translation>%1 neutrale Kiefern sind übrig oder in Gebieten, aber auf alle Spielertableaus zusammen passen höchstens %2.</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left or in areas, but all player boards together hold at most %2.</source>
        <translation>%1 neutrale Eichen sind übrig oder in Gebieten, aber auf alle Spielertableaus zusammen passen höchstens %2.</translation>
    </message>
    <message>
        <source>The areas that still hold their token are not known and count 0.</source>
        <translation>Die Gebiete, auf denen noch ihr Plättchen liegt, sind nicht bekannt und zählen 0.</translation>
    </message>
    <message>
        <source>The bonus of area %1 is not known and counts for nobody; %2 would receive it.</source>
        <translation>Die Bonuspunkte von Gebiet %1 sind nicht bekannt und zählen für niemanden; %2 bekäme sie.</translation>
    </message>
    <message>
        <source>Only %1 sunflower tokens are collected or lie on areas, but the game has %2.</source>
        <translation>Gesammelt oder auf Gebieten sind nur %1 Sonnenblumenplättchen, das Spiel hat aber %2.</translation>
    </message>
    <message>
        <source>Collected sunflower tokens: %1. Their backs add up to %2.</source>
        <translation>Gesammelte Sonnenblumenplättchen: %1. Ihre Rückseiten ergeben zusammen %2.</translation>
    </message>
    <message>
        <source>expected a folder that can be created: %1</source>
        <translation>erwartet wurde ein Ordner, der angelegt werden kann: %1</translation>
    </message>
    <message>
        <source>this is a GIF picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>dies ist ein GIF-Bild und kein Foto: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC</translation>
    </message>
    <message>
        <source>this is a BMP picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>dies ist ein BMP-Bild und kein Foto: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC</translation>
    </message>
    <message>
        <source>this is a PDF document, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>dies ist ein PDF-Dokument und kein Foto: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC</translation>
    </message>
    <message>
        <source>this is a video, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>dies ist ein Video und kein Foto: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC</translation>
    </message>
    <message>
        <source>this is a JPEG XL picture, which cannot be read: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>dies ist ein JPEG-XL-Bild, das sich nicht lesen lässt: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC</translation>
    </message>
    <message>
        <source>this is a ZIP archive, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>dies ist ein ZIP-Archiv und kein Foto: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC</translation>
    </message>
    <message>
        <source>this is a drawing, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>dies ist eine Zeichnung und kein Foto: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC</translation>
    </message>
    <message>
        <source>this is a text file, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>dies ist eine Textdatei und kein Foto: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC</translation>
    </message>
    <message>
        <source>this is no photo: expected JPEG, PNG, WebP, TIFF or HEIC, got bytes %1</source>
        <translation>dies ist kein Foto: erwartet wurde JPEG, PNG, WebP, TIFF oder HEIC, nicht die Bytes %1</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for trees: the box holds %2 green and %3 brown tokens.</source>
        <translation>Kein Spielplan bringt mehr als %1 Punkte für Bäume: In der Schachtel sind %2 grüne und %3 braune Steine.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for mountains: the box holds %2 gray tokens.</source>
        <translation>Kein Spielplan bringt mehr als %1 Punkte für Berge: In der Schachtel sind %2 graue Steine.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for fields: no more than %2 fit on it without touching.</source>
        <translation>Kein Spielplan bringt mehr als %1 Punkte für Felder: Mehr als %2 passen nicht darauf, ohne sich zu berühren.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for buildings: the box holds %2 red tokens.</source>
        <translation>Kein Spielplan bringt mehr als %1 Punkte für Gebäude: In der Schachtel sind %2 rote Steine.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for the river: it cannot be longer than %2 tokens.</source>
        <translation>Kein Spielplan bringt mehr als %1 Punkte für den Fluss: Er kann nicht länger als %2 Steine sein.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for islands: no more than %2 fit on it.</source>
        <translation>Kein Spielplan bringt mehr als %1 Punkte für Inseln: Mehr als %2 passen nicht darauf.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for animals: it has room for %2 cubes.</source>
        <translation>Kein Spielplan bringt mehr als %1 Punkte für Tiere: Er fasst nur %2 Würfel.</translation>
    </message>
    <message>
        <source>No nature&apos;s spirit gives more than %1 points.</source>
        <translation>Kein Naturgeist bringt mehr als %1 Punkte.</translation>
    </message>
    <message>
        <source>expected an identifier of letters, digits and dashes, got %1</source>
        <translation>erwartet wurde eine Kennung aus Buchstaben, Ziffern und Bindestrichen, nicht %1</translation>
    </message>
    <message>
        <source>expected at most %1 bytes</source>
        <translation>erwartet wurden höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>expected a cell such as &quot;c2&quot;, got %1</source>
        <translation>erwartet wurde ein Platz wie &quot;c2&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected at most %1 tokens</source>
        <translation>erwartet wurden höchstens %1 Steine</translation>
    </message>
    <message>
        <source>expected tokens that may lie on each other</source>
        <translation>erwartet wurden Steine, die aufeinanderliegen dürfen</translation>
    </message>
    <message>
        <source>expected &quot;none&quot;, &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>erwartet wurde &quot;none&quot;, &quot;animal&quot; oder &quot;spirit&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, got %3</source>
        <translation>erwartet wurde eine Zahl von %1 bis %2, nicht %3</translation>
    </message>
    <message>
        <source>expected at most %1 numbers</source>
        <translation>erwartet wurden höchstens %1 Zahlen</translation>
    </message>
    <message>
        <source>expected a command, got %1</source>
        <translation>erwartet wurde ein Befehl, nicht %1</translation>
    </message>
    <message>
        <source>Another player&apos;s board</source>
        <translation>Spielplan einer anderen Person</translation>
    </message>
    <message>
        <source>Play went on: take this photo</source>
        <translation>Es wurde weitergespielt: dieses Foto nehmen</translation>
    </message>
    <message>
        <source>The same board: use both</source>
        <translation>Derselbe Spielplan: beide verwenden</translation>
    </message>
    <message>
        <source>Read as side A</source>
        <translation>Als Seite A lesen</translation>
    </message>
    <message>
        <source>Read as side B</source>
        <translation>Als Seite B lesen</translation>
    </message>
    <message>
        <source>Change the game to side A</source>
        <translation>Partie auf Seite A umstellen</translation>
    </message>
    <message>
        <source>Change the game to side B</source>
        <translation>Partie auf Seite B umstellen</translation>
    </message>
    <message>
        <source>A photo of another game</source>
        <translation>Foto einer anderen Partie</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>expected a plant, got %1</source>
        <translation>erwartet wurde eine Pflanze, nicht %1</translation>
    </message>
    <message>
        <source>expected a colour, got %1</source>
        <translation>erwartet wurde eine Farbe, nicht %1</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Es ist keine Partie offen.</translation>
    </message>
    <message>
        <source>This player is no longer there.</source>
        <translation>Diese Person ist nicht mehr dabei.</translation>
    </message>
    <message>
        <source>This photo is no longer there, or this cannot be done with it now.</source>
        <translation>Dieses Foto ist nicht mehr da, oder das geht damit gerade nicht.</translation>
    </message>
    <message>
        <source>The board has no such cell.</source>
        <translation>Diesen Platz gibt es auf dem Spielplan nicht.</translation>
    </message>
    <message>
        <source>A cube can lie only on a token.</source>
        <translation>Ein Würfel kann nur auf einem Stein liegen.</translation>
    </message>
    <message>
        <source>The pad has no such row to type into.</source>
        <translation>Auf dem Wertungsblock gibt es dafür keine Zeile zum Eintippen.</translation>
    </message>
    <message>
        <source>The rules do not allow this number here.</source>
        <translation>Diese Zahl ist hier nach den Regeln nicht möglich.</translation>
    </message>
    <message>
        <source>This player cannot join: the name is taken, or the table is full.</source>
        <translation>Diese Person kann nicht dazukommen: Der Name ist vergeben, oder der Tisch ist voll.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>So heißt schon jemand anderes.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>Von dir gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>This photo is larger than 60 MB.</source>
        <translation>Dieses Foto ist größer als 60 MB.</translation>
    </message>
    <message>
        <source>Too much at once. It is tried again.</source>
        <translation>Zu viel auf einmal. Es wird noch einmal versucht.</translation>
    </message>
    <message>
        <source>There is no room left on the computer.</source>
        <translation>Auf dem Computer ist kein Speicherplatz mehr frei.</translation>
    </message>
    <message>
        <source>This message was not understood.</source>
        <translation>Diese Nachricht wurde nicht verstanden.</translation>
    </message>
    <message>
        <source>Your last edit stays: somebody has changed the same thing since.</source>
        <translation>Deine letzte Änderung bleibt: Jemand hat seither dasselbe geändert.</translation>
    </message>
    <message>
        <source>This photo</source>
        <translation>Dieses Foto</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>Der Name</translation>
    </message>
    <message>
        <source>A number from %1 to %2 was expected.</source>
        <translation>Erwartet wurde eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>%1 was changed at the computer in the meantime.</source>
        <translation>%1: inzwischen am Computer geändert.</translation>
    </message>
    <message>
        <source>%1 was changed on another phone in the meantime.</source>
        <translation>%1: inzwischen auf einem anderen Telefon geändert.</translation>
    </message>
    <message>
        <source>%1 changed %2 in the meantime.</source>
        <translation>%2: inzwischen von %1 geändert.</translation>
    </message>
    <message>
        <source>The page could not be loaded. Load it again.</source>
        <translation>Die Seite konnte nicht geladen werden. Bitte neu laden.</translation>
    </message>
    <message>
        <source>That could not be done.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>Somebody else changed this in the meantime.</source>
        <translation>Jemand anderes hat inzwischen dasselbe geändert.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The photo has arrived and is being read.</source>
        <translation>Das Foto ist angekommen und wird gelesen.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>No board found</source>
        <translation>Kein Spielplan gefunden</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Whose board is it?</source>
        <translation>Wessen Spielplan ist das?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>Tierwürfel</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>Geistwürfel</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>kein Würfel</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>niedriger Berg</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>mittlerer Berg</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>hoher Berg</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>ein brauner Stein</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>zwei braune Steine</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>niedriger Baum</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>mittlerer Baum</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>hoher Baum</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>ein roter Stein</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>Gebäude auf Rot</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>Gebäude auf Grau</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>Gebäude auf Braun</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>noch nicht gesendet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The program does not answer; the area is decided when it does.</source>
        <translation>Das Programm antwortet nicht; sobald es wieder antwortet, wird das Gebiet gewertet.</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Wer was bekommt</translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>Die Pflanzen antippen, die in dem Gebiet stehen.</translation>
    </message>
    <message>
        <source>Token of the area</source>
        <translation>Plättchen des Gebiets</translation>
    </message>
    <message>
        <source>Main (cells)</source>
        <translation>Hauptpunkte (Plätze)</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonuspunkte</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n freier Platz</numerusform>
            <numerusform>%n freie Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose plants</source>
        <translation>Wessen Pflanzen</translation>
    </message>
    <message>
        <source>Plants of %1</source>
        <translation>Pflanzen: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Nächstes Gebiet</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>What it may be</source>
        <translation>Was es sein kann</translation>
    </message>
    <message>
        <source>Put a token on top, or take the top one off</source>
        <translation>Einen Stein auflegen oder den obersten wegnehmen</translation>
    </message>
    <message>
        <source>Put on: %1</source>
        <translation>Auflegen: %1</translation>
    </message>
    <message>
        <source>Take off the top token</source>
        <translation>Obersten Stein wegnehmen</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Or choose a whole stack</source>
        <translation>Oder einen ganzen Stapel wählen</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s) left</source>
        <translation>
            <numerusform>Noch %n zweifelhafter Platz</numerusform>
            <numerusform>Noch %n zweifelhafte Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>Der Platz im Foto, vergrößert</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>Anderer Stapel …</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of yours wait here and are sent as soon as it does. Nothing is lost.</source>
        <translation>
            <numerusform>%n Änderung von dir wartet hier und wird gesendet, sobald das Programm wieder antwortet. Nichts geht verloren.</numerusform>
            <numerusform>%n Änderungen von dir warten hier und werden gesendet, sobald das Programm wieder antwortet. Nichts geht verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>This address is no longer open. Show the code again in the window under “Photos from a phone”, and scan it.</source>
        <translation>Diese Adresse gilt nicht mehr. Lass dir den Code im Fenster unter „Fotos vom Telefon“ noch einmal zeigen und scanne ihn.</translation>
    </message>
    <message>
        <source>The program does not answer. Is it still open, and the phone in the same Wi-Fi? Trying again…</source>
        <translation>Das Programm antwortet nicht. Ist es noch offen und das Telefon im selben WLAN? Neuer Versuch …</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem machen</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden …</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name der Person</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2.</source>
        <translation>Erwartet wird eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>The board gives %1.</source>
        <translation>Der Spielplan ergibt %1.</translation>
    </message>
    <message>
        <source>Counted: %1.</source>
        <translation>Gezählt: %1.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Clear it and use the computed number</source>
        <translation>Löschen und die berechnete Zahl nehmen</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 typed</source>
        <translation>%1 eingetippt</translation>
    </message>
    <message>
        <source>the board gives %1</source>
        <translation>der Spielplan ergibt %1</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>gezählt: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player first.</source>
        <translation>Es gibt noch keine Partie. Füg zuerst eine Person hinzu.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>Tap a number to type another. Tap a name for the reasons.</source>
        <translation>Eine Zahl antippen, um eine andere einzutippen. Einen Namen antippen, um die Gründe zu sehen.</translation>
    </message>
    <message>
        <source>Photo of %1 with what was read</source>
        <translation>Foto von %1 mit dem, was gelesen wurde</translation>
    </message>
    <message>
        <source>Take a photo</source>
        <translation>Foto aufnehmen</translation>
    </message>
    <message>
        <source>Choose photos</source>
        <translation>Fotos auswählen</translation>
    </message>
    <message>
        <source>The photo could not be sent.</source>
        <translation>Das Foto konnte nicht gesendet werden.</translation>
    </message>
    <message>
        <source>It is sent when the program answers again.</source>
        <translation>Wird gesendet, sobald das Programm wieder antwortet.</translation>
    </message>
    <message>
        <source>Sending… %1</source>
        <translation>Wird gesendet … %1</translation>
    </message>
    <message>
        <source>Waits for the photos before it.</source>
        <translation>Wartet auf die Fotos davor.</translation>
    </message>
    <message>
        <source>Cancel this photo</source>
        <translation>Dieses Foto abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>It is another player&apos;s board</source>
        <translation>Es ist der Spielplan einer anderen Person</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>Das Foto wird gelesen …</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Photo of %1</source>
        <translation>Foto von %1</translation>
    </message>
    <message>
        <source>Remove this photo</source>
        <translation>Dieses Foto entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n doubtful cell(s)</source>
        <translation>
            <numerusform>%n zweifelhaften Platz klären</numerusform>
            <numerusform>%n zweifelhafte Plätze klären</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. No cell is left to ask about.</source>
        <translation>Fertig. Es gibt keine Fragen mehr.</translation>
    </message>
    <message>
        <source>No cell is doubtful enough to ask about.</source>
        <translation>Kein Platz ist zweifelhaft genug, um danach zu fragen.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Spielplan von %1</translation>
    </message>
    <message>
        <source>Tap a cell to correct it.</source>
        <translation>Einen Platz antippen, um ihn zu berichtigen.</translation>
    </message>
    <message>
        <source>Hold the phone over the board so that it fills the picture, a little from the side, without glare.</source>
        <translation>Das Telefon so über den Spielplan halten, dass er das Bild füllt: etwas von der Seite und ohne Spiegelungen.</translation>
    </message>
    <message>
        <source>Without a photo</source>
        <translation>Ohne Foto</translation>
    </message>
    <message>
        <source>Type the numbers</source>
        <translation>Zahlen eintippen</translation>
    </message>
    <message>
        <source>Set the tokens</source>
        <translation>Steine setzen</translation>
    </message>
    <message>
        <source>Another photo</source>
        <translation>Ein weiteres Foto</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>A question about the photo</source>
        <translation>Eine Frage zum Foto</translation>
    </message>
    <message>
        <source>Sending the photo…</source>
        <translation>Das Foto wird gesendet …</translation>
    </message>
    <message>
        <source>The photo could not be used</source>
        <translation>Das Foto war nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>Noch kein Spielplan</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s)</source>
        <translation>
            <numerusform>%n zweifelhafter Platz</numerusform>
            <numerusform>%n zweifelhafte Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Board read</source>
        <translation>Spielplan gelesen</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player, or take a photo of a finished board: it begins one.</source>
        <translation>Es gibt noch keine Partie. Füg eine Person hinzu oder fotografiere einen fertigen Spielplan: Damit beginnt eine.</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>All boards at once</source>
        <translation>Alle Spielpläne auf einmal</translation>
    </message>
    <message>
        <source>Each photo goes to the next player without a board.</source>
        <translation>Jedes Foto geht an die nächste Person ohne Spielplan.</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>Spielregel, Seite %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>%n Grund</numerusform>
            <numerusform>%n Gründe</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a row for its reasons, and a reason to see its cells.</source>
        <translation>Eine Zeile antippen, um ihre Gründe zu sehen, und einen Grund, um seine Plätze zu sehen.</translation>
    </message>
    <message>
        <source>expected two players without a name in common: player %1 is called &quot;%2&quot;, a name of player %3; rename player %1 first</source>
        <translation>erwartet wurden zwei Personen ohne gemeinsamen Namen: Person %1 heißt &quot;%2&quot;, ein Name von Person %3; zuerst Person %1 umbenennen</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Da stimmt etwas nicht.</translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <translation>%1 Falls es doch stimmt: %2</translation>
    </message>
    <message>
        <source>expected &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>erwartet wurde &quot;A&quot; oder &quot;B&quot;, nicht %1</translation>
    </message>
    <message>
        <source>This game has no boards to photograph.</source>
        <translation>Dieses Spiel hat keine Spielpläne zum Fotografieren.</translation>
    </message>
    <message>
        <source>Too many photos are on no board yet. Remove some, or say whose boards they show.</source>
        <translation>Zu viele Fotos liegen noch bei keinem Spielplan. Entferne einige, oder sag, wessen Spielpläne sie zeigen.</translation>
    </message>
    <message>
        <source>This cannot be done here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>Somebody has this card, or it has no room for so many cubes.</source>
        <translation>Diese Karte hat schon jemand, oder so viele Würfel passen nicht darauf.</translation>
    </message>
    <message>
        <source>The game cannot be played with fewer players.</source>
        <translation>Mit weniger Mitspielenden kann die Partie nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Boards of this game have tokens on them. Empty them first.</source>
        <translation>Auf Spielplänen dieser Partie liegen Steine. Leere sie zuerst.</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime.</source>
        <translation>%1: inzwischen geändert.</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diese Person entfernen</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Das Foto wird geöffnet …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Side of the boards</source>
        <translation>Seite der Spielpläne</translation>
    </message>
    <message>
        <source>Why does this not count?</source>
        <translation>Warum zählt das nicht?</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Choose a nature&apos;s spirit</source>
        <translation>Naturgeist wählen</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>Würfel gelegt</translation>
    </message>
    <message>
        <source>Play with nature&apos;s spirits</source>
        <translation>Mit Naturgeistern spielen</translation>
    </message>
    <message>
        <source>Animal cards</source>
        <translation>Tierkarten</translation>
    </message>
    <message>
        <source>None yet. Cards without cubes count nothing.</source>
        <translation>Noch keine. Karten ohne Würfel zählen nichts.</translation>
    </message>
    <message>
        <source>Add an animal card</source>
        <translation>Tierkarte hinzufügen</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>liegt bei %1</translation>
    </message>
    <message numerus="yes">
        <source>fits in %n place(s)</source>
        <translation>
            <numerusform>passt an %n Stelle</numerusform>
            <numerusform>passt an %n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>No card has this name.</source>
        <translation>So heißt keine Karte.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>What it should be</source>
        <translation>Was es sein soll</translation>
    </message>
    <message>
        <source>Tap the cells that should count as this.</source>
        <translation>Die Plätze antippen, die so zählen sollen.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>No cell is chosen yet.</source>
        <translation>Noch ist kein Platz gewählt.</translation>
    </message>
    <message>
        <source>Back to the points</source>
        <translation>Zurück zu den Punkten</translation>
    </message>
    <message>
        <source>This file is not a photo.</source>
        <translation>Diese Datei ist kein Foto.</translation>
    </message>
    <message>
        <source>This is a video. Choose a photo.</source>
        <translation>Das ist ein Video. Wähl ein Foto.</translation>
    </message>
    <message>
        <source>This is a PDF. Choose a photo.</source>
        <translation>Das ist ein PDF. Wähl ein Foto.</translation>
    </message>
    <message>
        <source>The photo has %1 x %2 pixels; at most %3 million are read.</source>
        <translation>Das Foto hat %1 × %2 Bildpunkte; gelesen werden höchstens %3 Millionen.</translation>
    </message>
    <message>
        <source>This browser cannot open HEIC photos. In the camera&apos;s settings choose “Most compatible”, or send the photo as JPEG.</source>
        <translation>Dieser Browser kann keine HEIC-Fotos öffnen. Wähl in den Einstellungen der Kamera „Maximale Kompatibilität“ oder schick das Foto als JPEG.</translation>
    </message>
    <message>
        <source>This browser cannot open TIFF photos. Send the photo as JPEG.</source>
        <translation>Dieser Browser kann keine TIFF-Fotos öffnen. Schick das Foto als JPEG.</translation>
    </message>
    <message>
        <source>The photo is damaged, or this browser cannot open it.</source>
        <translation>Das Foto ist beschädigt, oder dieser Browser kann es nicht öffnen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>This game is open in another tab. Continue here first.</source>
        <translation>Diese Partie ist in einem anderen Tab offen. Mach zuerst hier weiter.</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Diese Partie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The page was ended twice while it read this photo. Try a smaller one.</source>
        <translation>Die Seite wurde beim Lesen dieses Fotos zweimal beendet. Versuch es mit einem kleineren.</translation>
    </message>
    <message>
        <source>The photo could not be read: the program ended while reading it.</source>
        <translation>Das Foto konnte nicht gelesen werden: Das Programm wurde beim Lesen beendet.</translation>
    </message>
    <message>
        <source>The photo is no longer there. Choose it again.</source>
        <translation>Das Foto ist nicht mehr da. Wähl es noch einmal aus.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Past game</source>
        <translation>Frühere Partie</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>This phone has no room left for Concord. What you enter now is lost when the page is closed. Remove old games, or share this one.</source>
        <translation>Auf diesem Telefon ist kein Speicherplatz mehr für Concord. Was du jetzt eingibst, geht verloren, wenn die Seite geschlossen wird. Entferne alte Partien oder teile diese.</translation>
    </message>
    <message>
        <source>The game could not be kept in this browser. Share it before you close the page.</source>
        <translation>Die Partie konnte in diesem Browser nicht gespeichert werden. Teile sie, bevor du die Seite schließt.</translation>
    </message>
    <message>
        <source>This window keeps nothing: games are lost when it is closed. Share them, or use a window that is not private.</source>
        <translation>In diesem Fenster bleibt nichts gespeichert: Partien gehen verloren, wenn es geschlossen wird. Teile sie oder nimm ein Fenster, das nicht privat ist.</translation>
    </message>
    <message>
        <source>This game is open in another tab, which this one follows.</source>
        <translation>Diese Partie ist in einem anderen Tab offen, dem dieser hier folgt.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Hier weitermachen</translation>
    </message>
    <message>
        <source>The program could not be loaded. If there is a network, load the page again.</source>
        <translation>Das Programm konnte nicht geladen werden. Gibt es ein Netz? Dann lade die Seite neu.</translation>
    </message>
    <message>
        <source>Something went wrong. The game is as it was last saved.</source>
        <translation>Etwas ging schief. Die Partie ist so, wie sie zuletzt gespeichert wurde.</translation>
    </message>
    <message>
        <source>The photo reader is being loaded. That happens once and takes a moment.</source>
        <translation>Die Fotoerkennung wird geladen. Das geschieht nur einmal und dauert einen Moment.</translation>
    </message>
    <message>
        <source>The photo reader could not be loaded. Photos are read as soon as there is a network.</source>
        <translation>Die Fotoerkennung konnte nicht geladen werden. Fotos werden gelesen, sobald es ein Netz gibt.</translation>
    </message>
    <message>
        <source>A new version of Concord is available.</source>
        <translation>Es gibt eine neue Version von Concord.</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Jetzt verwenden</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>This browser is too old for Concord. Bring it up to date, or use a newer one: Chrome, Edge, Firefox or Safari.</source>
        <translation>Dieser Browser ist zu alt für Concord. Aktualisiere ihn oder nimm einen neueren: Chrome, Edge, Firefox oder Safari.</translation>
    </message>
    <message>
        <source>Concord needs an encrypted address, one that begins with https.</source>
        <translation>Concord braucht eine verschlüsselte Adresse, also eine, die mit https beginnt.</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>Die Datei ist zu groß für eine Partie.</translation>
    </message>
    <message>
        <source>There is no QR code in the picture.</source>
        <translation>Auf dem Bild ist kein QR-Code.</translation>
    </message>
    <message>
        <source>The QR code holds no game of Concord.</source>
        <translation>Der QR-Code enthält keine Partie von Concord.</translation>
    </message>
    <message>
        <source>The address holds no game of Concord.</source>
        <translation>Die Adresse enthält keine Partie von Concord.</translation>
    </message>
    <message>
        <source>A game with %1</source>
        <translation>Eine Partie mit %1</translation>
    </message>
    <message>
        <source>Add it to the games of this phone</source>
        <translation>Zu den Partien dieses Telefons hinzufügen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>A game that Concord wrote: shared from another phone, or exported on a computer.</source>
        <translation>Eine Partie, die Concord geschrieben hat: von einem anderen Telefon geteilt oder auf einem Computer exportiert.</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei auswählen</translation>
    </message>
    <message>
        <source>Photograph a QR code</source>
        <translation>QR-Code fotografieren</translation>
    </message>
    <message>
        <source>This browser reads no QR codes. Point the phone&apos;s camera at the code: it opens the game here.</source>
        <translation>Dieser Browser liest keine QR-Codes. Richte die Kamera des Telefons auf den Code: Sie öffnet die Partie hier.</translation>
    </message>
    <message>
        <source>Side A: river</source>
        <translation>Seite A: Fluss</translation>
    </message>
    <message>
        <source>Side B: islands</source>
        <translation>Seite B: Inseln</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Nature&apos;s spirits</source>
        <translation>Naturgeister</translation>
    </message>
    <message>
        <source>Without spirits</source>
        <translation>Ohne Naturgeister</translation>
    </message>
    <message>
        <source>With spirits</source>
        <translation>Mit Naturgeistern</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eins mehr</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove it permanently</source>
        <translation>Endgültig entfernen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The phone could not share it.</source>
        <translation>Das Telefon konnte es nicht teilen.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>The text could not be copied.</source>
        <translation>Der Text konnte nicht kopiert werden.</translation>
    </message>
    <message>
        <source>This game is too large for a QR code. Send its file instead.</source>
        <translation>Diese Partie ist zu groß für einen QR-Code. Schick stattdessen ihre Datei.</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Ergebnis teilen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>The game itself</source>
        <translation>Die Partie selbst</translation>
    </message>
    <message>
        <source>Another phone or Concord on a computer opens it, without the photos.</source>
        <translation>Ein anderes Telefon oder Concord auf einem Computer öffnet sie, ohne die Fotos.</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Datei speichern</translation>
    </message>
    <message>
        <source>Point another phone&apos;s camera at it: the game opens there.</source>
        <translation>Richte die Kamera eines anderen Telefons darauf: Die Partie öffnet sich dort.</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Bild des Ergebnisses</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Gerade offen</translation>
    </message>
    <message>
        <source>Or begin with a photo of a finished board. It stays on this phone.</source>
        <translation>Oder beginne mit dem Foto eines fertigen Spielplans. Es bleibt auf diesem Telefon.</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Laufende Partien</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>To keep Concord at hand: tap Share in Safari, then “Add to Home Screen”.</source>
        <translation>Damit Concord zur Hand ist: In Safari „Teilen“ antippen, dann „Zum Home-Bildschirm“.</translation>
    </message>
    <message>
        <source>Put Concord on the home screen</source>
        <translation>Concord auf den Startbildschirm legen</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>expected the pixels of a whole photo</source>
        <translation>erwartet wurden die Bildpunkte eines ganzen Fotos</translation>
    </message>
    <message>
        <source>expected the reader&apos;s weights of this version</source>
        <translation>erwartet wurden die Gewichte der Fotoerkennung in dieser Version</translation>
    </message>
    <message>
        <source>expected a reduction and an orientation from 1 to 8</source>
        <translation>erwartet wurden eine Verkleinerung und eine Ausrichtung von 1 bis 8</translation>
    </message>
    <message>
        <source>the photo cannot be read (%1)</source>
        <translation>das Foto lässt sich nicht lesen (%1)</translation>
    </message>
    <message>
        <source>expected players of different names</source>
        <translation>erwartet wurden Personen mit verschiedenen Namen</translation>
    </message>
    <message>
        <source>expected fewer texts inside each other</source>
        <translation>erwartet wurden weniger ineinander verschachtelte Texte</translation>
    </message>
    <message>
        <source>expected a game that this program knows, got %1</source>
        <translation>erwartet wurde ein Spiel, das dieses Programm kennt, nicht %1</translation>
    </message>
    <message>
        <source>expected %1 to %2 players</source>
        <translation>erwartet wurden %1 bis %2 Personen</translation>
    </message>
    <message>
        <source>expected what is claimed, such as &quot;river&quot;, got %1</source>
        <translation>erwartet wurde, was angegeben wird, etwa &quot;river&quot;, nicht %1</translation>
    </message>
    <message>
        <source>expected the ids of photos</source>
        <translation>erwartet wurden die Kennungen von Fotos</translation>
    </message>
    <message>
        <source>expected a concord-reading</source>
        <translation>erwartet wurde ein concord-reading</translation>
    </message>
    <message>
        <source>expected the number of a photo</source>
        <translation>erwartet wurde die Nummer eines Fotos</translation>
    </message>
    <message>
        <source>expected a seat for each player</source>
        <translation>für jede Person wurde ein Platz am Tisch erwartet</translation>
    </message>
    <message>
        <source>expected a UUID, or a time with its offset, got %1</source>
        <translation>erwartet wurde eine UUID oder eine Zeit mit ihrem Zeitversatz, nicht %1</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one. Give the photo to a player to replace theirs.</source>
        <translation>Wessen Spielplan ist das? Alle haben schon einen. Gib das Foto einer Person, um ihren zu ersetzen.</translation>
    </message>
    <message>
        <source>the score track says %1, but by the head starts for %2 players it cannot be below %3.</source>
        <translation>die Punkteleiste zeigt %1, aber bei %2 Personen beginnt sie bei %3, und zurück geht es nie.</translation>
    </message>
    <message>
        <source>with %1 players a full player board holds plants worth %2 at most.</source>
        <translation>bei %1 Personen fasst ein volles Spielertableau Pflanzen im Wert von höchstens %2.</translation>
    </message>
    <message>
        <source>no area still holds its sunflower token, so none gives points.</source>
        <translation>auf keinem Gebiet liegt noch ein Sonnenblumenplättchen, also bringt keines Punkte.</translation>
    </message>
    <message>
        <source>the JPEG file breaks off after %1 % of the picture; copy the photo again</source>
        <translation>die JPEG-Datei bricht nach %1 % des Bildes ab; bitte das Foto noch einmal kopieren</translation>
    </message>
    <message>
        <source>Nothing is wrong there any more.</source>
        <translation>Dort stimmt jetzt alles.</translation>
    </message>
    <message>
        <source>Decide an area</source>
        <translation>Gebiet werten</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>Übrige Gebiete</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>Gebiet %1 von %2</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>Dieses Gebiet entfernen</translation>
    </message>
    <message>
        <source>All areas left</source>
        <translation>Alle übrigen Gebiete</translation>
    </message>
    <message>
        <source>This is not saved yet.</source>
        <translation>Das ist noch nicht notiert.</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Gebiet %1</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>Keine Gebiete übrig: Alle Plättchen wurden gesammelt.</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>Auf welchen Gebieten liegt noch ihr Plättchen? Sie werden am Ende gewertet.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Gebiet hinzufügen</translation>
    </message>
    <message>
        <source>No areas are left</source>
        <translation>Keine Gebiete sind übrig</translation>
    </message>
    <message>
        <source>Each plant left on the board costs its points.</source>
        <translation>Jede Pflanze, die auf dem Spielplan bleibt, kostet ihre Punkte.</translation>
    </message>
    <message>
        <source>Own plants</source>
        <translation>Eigene Pflanzen</translation>
    </message>
    <message>
        <source>Neutral plants</source>
        <translation>Neutrale Pflanzen</translation>
    </message>
    <message>
        <source>No plants are left</source>
        <translation>Keine Pflanzen sind übrig</translation>
    </message>
    <message>
        <source>Plants not known</source>
        <translation>Pflanzen nicht bekannt</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>Es stimmt</translation>
    </message>
    <message>
        <source>this is a photo, not a game; concord read turns it into one</source>
        <translation>das ist ein Foto, keine Partie; concord read macht eine daraus</translation>
    </message>
    <message>
        <source>The table is full. Say whose board the photo shows.</source>
        <translation>Der Tisch ist voll. Sag, wessen Spielplan das Foto zeigt.</translation>
    </message>
    <message>
        <source>expected the name of a player of the game</source>
        <translation>erwartet wurde der Name eines Spielers der Partie</translation>
    </message>
    <message>
        <source>expected a player with a board</source>
        <translation>erwartet wurde ein Spieler mit Spielplan</translation>
    </message>
    <message>
        <source>expected a photo with its settled board in it, or --board GAME</source>
        <translation>erwartet wurde ein Foto, das seinen geklärten Spielplan enthält, oder --board GAME</translation>
    </message>
    <message>
        <source>the photo does not show this board clearly enough to learn from it</source>
        <translation>das Foto zeigt diesen Spielplan nicht deutlich genug, um daraus zu lernen</translation>
    </message>
    <message>
        <source>expected a list of %1 numbers, got %2</source>
        <translation>erwartet wurde eine Liste von %1 Zahlen, nicht %2</translation>
    </message>
    <message>
        <source>expected a JPEG of %1 x %2 pixels</source>
        <translation>erwartet wurde ein JPEG von %1 x %2 Pixeln</translation>
    </message>
    <message>
        <source>expected a photo without a settled board in it</source>
        <translation>erwartet wurde ein Foto ohne geklärten Spielplan darin</translation>
    </message>
    <message>
        <source>the settled board cannot be written into the photo</source>
        <translation>der geklärte Spielplan lässt sich nicht in das Foto schreiben</translation>
    </message>
    <message>
        <source>expected one settled board in the photo, found several</source>
        <translation>erwartet wurde ein einziger geklärter Spielplan im Foto, gefunden wurden mehrere</translation>
    </message>
    <message>
        <source>the photo has another size now: it was changed after it was saved</source>
        <translation>das Foto hat jetzt eine andere Größe: es wurde nach dem Speichern verändert</translation>
    </message>
    <message>
        <source>the photo has %1 bytes now: it was changed after it was saved</source>
        <translation>das Foto hat jetzt %1 Bytes: es wurde nach dem Speichern verändert</translation>
    </message>
    <message>
        <source>expected at most %1 boards</source>
        <translation>erwartet wurden höchstens %1 Spielpläne</translation>
    </message>
    <message>
        <source>other stacks stand in front of it</source>
        <translation>andere Stapel stehen davor</translation>
    </message>
    <message>
        <source>something seems to lie over it</source>
        <translation>etwas scheint darüber zu liegen</translation>
    </message>
    <message>
        <source>it is too bright to tell</source>
        <translation>zu hell, um etwas zu erkennen</translation>
    </message>
    <message>
        <source>expected 64 digits of a SHA-256, got %1</source>
        <translation>erwartet: die 64 Ziffern einer SHA-256, nicht %1</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 (everything)</source>
        <translation>%1 (alles)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Noch offen: %1.</translation>
    </message>
    <message>
        <source>Points cannot earn any more suns.</source>
        <translation>Mehr Sonnen gibt es für Punkte nicht.</translation>
    </message>
    <message>
        <source>%1 for the points</source>
        <translation>%1 für die Punkte</translation>
    </message>
    <message>
        <source>%1 for the side</source>
        <translation>%1 für die Seite</translation>
    </message>
    <message>
        <source>%1 for the nature&apos;s spirit</source>
        <translation>%1 für den Naturgeist</translation>
    </message>
    <message>
        <source>%1 for playing without a spirit</source>
        <translation>%1 für das Spiel ohne Naturgeist</translation>
    </message>
    <message>
        <source>Suns: %1.</source>
        <translation>Sonnen: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s)</source>
        <translation>
            <numerusform>%n Sonne</numerusform>
            <numerusform>%n Sonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next sun comes at %1 points: %n point(s) more.</source>
        <translation>
            <numerusform>Die nächste Sonne kommt bei %1 Punkten: noch %n Punkt.</numerusform>
            <numerusform>Die nächste Sonne kommt bei %1 Punkten: noch %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far.</source>
        <translation>
            <numerusform>Bisher %n Punkt.</numerusform>
            <numerusform>Bisher %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 leads with %n point(s).</source>
        <translation>
            <numerusform>Bisher führt %1 mit %n Punkt.</numerusform>
            <numerusform>Bisher führt %1 mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 are level with %n point(s).</source>
        <translation>
            <numerusform>Bisher liegen %1 mit %n Punkt gleichauf.</numerusform>
            <numerusform>Bisher liegen %1 mit %n Punkten gleichauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are level with %n point(s).</source>
        <translation>
            <numerusform>%1 liegen mit %n Punkt gleichauf.</numerusform>
            <numerusform>%1 liegen mit %n Punkten gleichauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit %n Punkt.</numerusform>
            <numerusform>%1 teilen sich den Sieg mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <comment>what cannot be right, and who wins if it is</comment>
        <translation>%1 Falls es doch stimmt: %2</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Da stimmt etwas nicht.</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>Replace a file of any kind; an input is never replaced</source>
        <translation>Ersetzt eine Datei jeder Art; eine Eingabe wird nie ersetzt</translation>
    </message>
</context>
<context>
    <name>PhotoQuestions</name>
    <message numerus="yes">
        <source>They differ in %n cell(s).</source>
        <translation>
            <numerusform>Sie unterscheiden sich auf %n Platz.</numerusform>
            <numerusform>Sie unterscheiden sich auf %n Plätzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Sie unterscheiden sich auf %n Platz: %1.</numerusform>
            <numerusform>Sie unterscheiden sich auf %n Plätzen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The photo shows too little to tell whether this is %1&apos;s board.</source>
        <translation>Das Foto zeigt zu wenig, um zu sagen, ob das der Spielplan von %1 ist.</translation>
    </message>
    <message>
        <source>Is this %1&apos;s board? The two photos may show different ones. %2</source>
        <translation>Ist das der Spielplan von %1? Die beiden Fotos zeigen vielleicht verschiedene. %2</translation>
    </message>
    <message>
        <source>This photo shows another board than that of %1. %2</source>
        <translation>Dieses Foto zeigt einen anderen Spielplan als den von %1. %2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have more tokens on this photo. %2</source>
        <translation>Auf diesem Foto scheinen mehr Steine auf dem Spielplan von %1 zu liegen. %2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have fewer tokens on this photo. %2</source>
        <translation>Auf diesem Foto scheinen weniger Steine auf dem Spielplan von %1 zu liegen. %2</translation>
    </message>
    <message>
        <source>The photo shows side A, but side B was chosen for this game.</source>
        <translation>Das Foto zeigt Seite A, für diese Partie war aber Seite B gewählt.</translation>
    </message>
    <message>
        <source>The photo shows side B, but side A was chosen for this game.</source>
        <translation>Das Foto zeigt Seite B, für diese Partie war aber Seite A gewählt.</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one: drag the photo onto a player to replace theirs.</source>
        <translation>Wessen Spielplan ist das? Alle haben schon einen: Zieh das Foto auf eine Person, um ihren zu ersetzen.</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read, but %1 is no longer in the game. If undo brings the player back, the board comes too.</source>
        <translation>Das Foto des Spielplans von %1 wurde gelesen, aber %1 ist nicht mehr im Spiel. Wenn „Rückgängig“ die Person zurückholt, kommt der Spielplan mit.</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side B, but this game is played on side A.</source>
        <translation>Das Foto von %1 zeigt Seite B, diese Partie wird aber auf Seite A gespielt.</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side A, but this game is played on side B.</source>
        <translation>Das Foto von %1 zeigt Seite A, diese Partie wird aber auf Seite B gespielt.</translation>
    </message>
    <message>
        <source>%1 It cannot be read as the other side.</source>
        <translation>%1 Als die andere Seite lässt es sich nicht lesen.</translation>
    </message>
    <message>
        <source>This photo shows side A of a board, but %1&apos;s shows side B.</source>
        <translation>Dieses Foto zeigt Seite A eines Spielplans, das von %1 aber Seite B.</translation>
    </message>
    <message>
        <source>This photo shows side B of a board, but %1&apos;s shows side A.</source>
        <translation>Dieses Foto zeigt Seite B eines Spielplans, das von %1 aber Seite A.</translation>
    </message>
</context>
<context>
    <name>PlayersCommand</name>
    <message>
        <source>, counted as player %1</source>
        <translation>, gezählt als Person %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the player</source>
        <translation>Die Nummer der Person</translation>
    </message>
    <message>
        <source>List the players of the record, rename or merge them</source>
        <translation>Listet die Personen des Partienbuchs, benennt sie um oder führt sie zusammen</translation>
    </message>
    <message>
        <source>Write one line of JSON per player</source>
        <translation>Schreibt je eine Zeile JSON</translation>
    </message>
    <message>
        <source>Give a player another name; recorded games also keep the former name</source>
        <translation>Gibt einer Person einen anderen Namen; festgehaltene Partien behalten auch den früheren Namen</translation>
    </message>
    <message>
        <source>The new name</source>
        <translation>Der neue Name</translation>
    </message>
    <message>
        <source>Count one player&apos;s games as another player&apos;s</source>
        <translation>Zählt eine Person als eine andere</translation>
    </message>
    <message>
        <source>The number of the other one</source>
        <translation>Die Nummer der anderen</translation>
    </message>
    <message>
        <source>Undo the merge of a player; players who had been merged into that one earlier stay with the player it was merged into</source>
        <translation>Nimmt das Zusammenführen einer Person zurück; wer schon vorher zu ihr gezählt wurde, zählt weiter zur anderen</translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Read a board from a photo; exit status 1 if the photo shows no board</source>
        <translation>Liest einen Spielplan von einem Foto; Exit-Status 1, wenn das Foto keinen zeigt</translation>
    </message>
    <message>
        <source>Photo to read; - is standard input</source>
        <translation>Foto zum Lesen; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>Side of the board; detected if not given</source>
        <translation>Seite des Spielplans, ohne Angabe wird sie erkannt</translation>
    </message>
    <message>
        <source>Write concord-reading JSON</source>
        <translation>Schreibt concord-reading als JSON</translation>
    </message>
    <message>
        <source>Read many photos on all cores, one line of JSON each; needs --json</source>
        <translation>Liest viele Fotos auf allen Kernen, je eine Zeile JSON; braucht --json</translation>
    </message>
    <message>
        <source>Write the board as a concord-game</source>
        <translation>Schreibt den Spielplan als concord-game</translation>
    </message>
    <message>
        <source>Draw what was read over the photo, as PNG</source>
        <translation>Zeichnet das Gelesene über das Foto, als PNG</translation>
    </message>
    <message>
        <source>Write one labelled picture per stage into a folder</source>
        <translation>Schreibt für jede Stufe ein beschriftetes Bild in einen Ordner</translation>
    </message>
    <message>
        <source>Print how long each stage took</source>
        <translation>Gibt aus, wie lange jede Stufe gedauert hat</translation>
    </message>
    <message>
        <source>A second photo of the same board; ignored if it shows a different one</source>
        <translation>Ein zweites Foto desselben Spielplans; übergangen, wenn es einen anderen zeigt</translation>
    </message>
    <message>
        <source>What is known of your box, as written by &quot;concord box show --json&quot;</source>
        <translation>Was von der Schachtel bekannt ist, wie „concord box show --json“ es schreibt</translation>
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
        <translation>, oder </translation>
    </message>
    <message>
        <source>No cell needs a second look.</source>
        <translation>Kein Platz braucht einen zweiten Blick.</translation>
    </message>
    <message numerus="yes">
        <source>Please check %n cell(s), the most important first:</source>
        <translation>
            <numerusform>Bitte %n Platz prüfen:</numerusform>
            <numerusform>Bitte %n Plätze prüfen, die wichtigsten zuerst:</numerusform>
        </translation>
    </message>
    <message>
        <source>Side %1, %2 sure.</source>
        <translation>Seite %1, zu %2 sicher.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>%1: first photo %2 %3, second photo %4 %5</source>
        <comment>cell, stack, probability, stack, probability</comment>
        <translation>%1: erstes Foto %2 %3, zweites Foto %4 %5</translation>
    </message>
    <message>
        <source>Landscapes: %1 points, %2 sure; between %3 and %4 with a probability of %5.</source>
        <translation>Landschaften: %1 Punkte, zu %2 sicher; mit einer Wahrscheinlichkeit von %5 zwischen %3 und %4.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the likely stacks of a cell, and why it is in doubt</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>RecordCommand</name>
    <message>
        <source>Keep a finished game in the record</source>
        <translation>Hält eine beendete Partie fest</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>Die Partie; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>Recorded as game %1.</source>
        <translation>Als Partie %1 festgehalten.</translation>
    </message>
</context>
<context>
    <name>RecordOption</name>
    <message>
        <source>The record: a file, or postgresql://... (default: the file in the platform&apos;s data folder)</source>
        <translation>Das Partienbuch: eine Datei oder postgresql://... (Vorgabe: die Datei im Datenordner der Plattform)</translation>
    </message>
    <message>
        <source>Words in names, place, note or date</source>
        <translation>Wörter in Namen, Ort, Notiz oder Datum</translation>
    </message>
    <message>
        <source>Games that somebody played</source>
        <translation>Partien, die jemand gespielt hat</translation>
    </message>
    <message>
        <source>Games played at a place</source>
        <translation>Partien an einem Ort</translation>
    </message>
    <message>
        <source>Games of a year</source>
        <translation>Partien eines Jahres</translation>
    </message>
    <message>
        <source>Games on a side of the boards</source>
        <translation>Partien auf einer Seite der Spielpläne</translation>
    </message>
    <message>
        <source>Only solo games</source>
        <translation>Nur Solopartien</translation>
    </message>
    <message>
        <source>Only games with several players</source>
        <translation>Nur Partien mit mehreren</translation>
    </message>
    <message>
        <source>When: &quot;2026-11-21 19:30&quot;, or with its offset from UTC</source>
        <translation>Wann: &quot;2026-11-21 19:30&quot;, oder mit dem Versatz zu UTC</translation>
    </message>
    <message>
        <source>Where it was played</source>
        <translation>Wo gespielt wurde</translation>
    </message>
    <message>
        <source>How long it took</source>
        <translation>Wie lange es dauerte</translation>
    </message>
    <message>
        <source>Who started</source>
        <translation>Wer begonnen hat</translation>
    </message>
    <message>
        <source>Anything worth keeping</source>
        <translation>Was sonst bleiben soll</translation>
    </message>
    <message>
        <source>A photo of a board; it is kept without the place it was taken at</source>
        <translation>Ein Foto eines Spielplans; es wird ohne den Ort der Aufnahme aufgehoben</translation>
    </message>
    <message>
        <source>What was read from the photo (concord read --json), in the order of the photos</source>
        <translation>Was auf dem Foto gelesen wurde (concord read --json), in der Reihenfolge der Fotos</translation>
    </message>
    <message>
        <source>Games of one kind</source>
        <translation>Partien eines Spiels</translation>
    </message>
</context>
<context>
    <name>RenatureEdits</name>
    <message>
        <source>%1: sunflower tokens</source>
        <translation>%1: Sonnenblumenplättchen</translation>
    </message>
    <message>
        <source>That is not possible: %1.</source>
        <translation>Das ist nicht möglich: %1.</translation>
    </message>
    <message>
        <source>%1: plants left</source>
        <translation>%1: übrige Pflanzen</translation>
    </message>
    <message>
        <source>%1: what the paper says</source>
        <translation>%1: was das Papier sagt</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1: Farbe</translation>
    </message>
    <message>
        <source>This game has no room for another player. %1: %2.</source>
        <translation>In dieser Partie ist kein Platz für noch jemanden. %1: %2.</translation>
    </message>
</context>
<context>
    <name>RenatureExtras</name>
    <message>
        <source>Player board</source>
        <translation>Spielertableau</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Gesammelte Plättchen</translation>
    </message>
    <message>
        <source>Plants, tokens…</source>
        <translation>Pflanzen …</translation>
    </message>
</context>
<context>
    <name>RenatureSheet</name>
    <message>
        <source>own: %1</source>
        <comment>plants</comment>
        <translation>eigene: %1</translation>
    </message>
    <message>
        <source>neutral: %1</source>
        <comment>plants</comment>
        <translation>neutrale: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>blue: 2 turf</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>keine Pflanzen</translation>
    </message>
    <message>
        <source>main %1, bonus %2</source>
        <translation>Hauptpunkte %1, Bonuspunkte %2</translation>
    </message>
    <message>
        <source>main %1, bonus not known</source>
        <translation>Hauptpunkte %1, Bonuspunkte nicht bekannt</translation>
    </message>
    <message>
        <source>Plants left, %1</source>
        <translation>Übrige Pflanzen, %1</translation>
    </message>
    <message>
        <source>Sunflower tokens: %1</source>
        <translation>Sonnenblumenplättchen: %1</translation>
    </message>
    <message>
        <source>Areas that held their token</source>
        <translation>Gebiete, auf denen ihr Plättchen noch lag</translation>
    </message>
    <message>
        <source>Area %1 (%2): %3</source>
        <translation>Gebiet %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>RenatureText</name>
    <message>
        <source>main and bonus</source>
        <translation>Haupt- und Bonuspunkte</translation>
    </message>
    <message>
        <source>main</source>
        <translation>Hauptpunkte</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonuspunkte</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Gebiet %1</translation>
    </message>
    <message>
        <source>turf</source>
        <comment>in a list</comment>
        <translation>Gras</translation>
    </message>
    <message>
        <source>bush</source>
        <comment>in a list</comment>
        <translation>Busch</translation>
    </message>
    <message>
        <source>pine</source>
        <comment>in a list</comment>
        <translation>Kiefer</translation>
    </message>
    <message>
        <source>oak</source>
        <comment>in a list</comment>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Bush</source>
        <translation>Busch</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Kiefer</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 turf</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more plant point(s)</source>
        <translation>
            <numerusform>%n weiteren Pflanzenpunkt</numerusform>
            <numerusform>%n weiteren Pflanzenpunkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %1 points (%n)</source>
        <comment>main and bonus, 6</comment>
        <translation>
            <numerusform>%n Punkt (%1)</numerusform>
            <numerusform>%n Punkte (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3) would win %4.</source>
        <translation>%1: mit %2 (%3) gibt es %4.</translation>
    </message>
    <message>
        <source>%1: %2 would win %3, but no plants can do that here.</source>
        <translation>%1: mit %2 gäbe es %3, aber so viel bringt hier keine Pflanze.</translation>
    </message>
    <message>
        <source>Area %1 (main %2, bonus %3)</source>
        <translation>Gebiet %1 (Hauptpunkte %2, Bonuspunkte %3)</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>keine Pflanzen</translation>
    </message>
</context>
<context>
    <name>RestoreCommand</name>
    <message>
        <source>There is no backup.</source>
        <translation>Es gibt keine Sicherung.</translation>
    </message>
    <message>
        <source>Backups by earlier versions of Concord are in %1; some may be of another server on that host.</source>
        <translation>Sicherungen früherer Versionen von Concord liegen in %1; manche können von einem anderen Server auf demselben Rechner sein.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n Partie aus der Kopie zurückgeholt.</numerusform>
            <numerusform>%n Partien aus den Kopien zurückgeholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The former file was kept as %1.</source>
        <translation>Die bisherige Datei blieb als %1 erhalten.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <translation>Die Sicherung wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The previous record was kept as %1.</source>
        <translation>Das bisherige Partienbuch blieb als %1 erhalten.</translation>
    </message>
    <message>
        <source>List the backups of the record, make one, or restore one</source>
        <translation>Listet die Sicherungen des Partienbuchs, macht eine oder holt eine zurück</translation>
    </message>
    <message>
        <source>The backup to restore; without it they are listed</source>
        <translation>Die zurückzuholende Sicherung; ohne sie werden alle gelistet</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Macht jetzt eine Sicherung</translation>
    </message>
    <message>
        <source>Rebuild a damaged record from the copies of the games beside it</source>
        <translation>Baut ein beschädigtes Partienbuch aus den Kopien der Partien daneben neu auf</translation>
    </message>
    <message>
        <source>The copies were set aside as %1. The record starts with no game.</source>
        <translation>Die Kopien wurden als %1 beiseitegelegt. Das Partienbuch beginnt ohne Partie.</translation>
    </message>
    <message>
        <source>The previous record was not kept.</source>
        <translation>Das bisherige Partienbuch blieb nicht erhalten.</translation>
    </message>
    <message>
        <source>Restore without backing up the current record first: it is lost, unless its file is damaged</source>
        <translation>Holt die Sicherung zurück, ohne zu sichern, was da ist: nichts davon bleibt erhalten, außer es ist eine beschädigte Datei</translation>
    </message>
    <message>
        <source>Set aside the copies of a record whose file is empty or missing, and start with no game</source>
        <translation>Legt die Kopien eines Partienbuchs beiseite, dessen Datei leer ist oder fehlt, und beginnt ohne Partie</translation>
    </message>
    <message>
        <source>Nothing was changed, because the current record could not be backed up first. &quot;--no-backup&quot; restores the backup without keeping the current record.</source>
        <translation>Nichts wurde geändert, denn was da ist, lässt sich vorher nicht sichern. &quot;--no-backup&quot; holt die Sicherung zurück, ohne es zu erhalten.</translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message>
        <source>recorded on %1</source>
        <translation>festgehalten am %1</translation>
    </message>
    <message>
        <source>recorded on %1, changed since</source>
        <translation>festgehalten am %1, seither geändert</translation>
    </message>
    <message>
        <source>file %1, changed since</source>
        <translation>Datei %1, seither geändert</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>kept automatically</source>
        <translation>automatisch gesichert</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>nicht gesichert</translation>
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
        <translation>Wertet Partien: die Spielpläne, der Wertungsblock und wer gewinnt</translation>
    </message>
    <message>
        <source>Games to score; - is standard input</source>
        <translation>Partien zum Werten; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>Erklärt jeden Punkt mit seiner Regel</translation>
    </message>
    <message>
        <source>Write concord-score JSON: indented for a single file, one line per file for several</source>
        <translation>Schreibt concord-score als JSON, lesbar für eine Datei, je eine Zeile für mehrere</translation>
    </message>
    <message>
        <source>Read one game per line from standard input, write one score per line</source>
        <translation>Liest je Zeile der Standardeingabe eine Partie, schreibt je Zeile eine Wertung</translation>
    </message>
    <message>
        <source>-: %1 of %2 lines hold no game that can be scored; their answers say why.</source>
        <translation>-: %1 von %2 Zeilen enthalten keine Partie, die gewertet werden kann; ihre Antworten sagen, warum.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>(board: %1) %2</source>
        <translation>(Spielplan: %1) %2</translation>
    </message>
    <message>
        <source>(counted: %1) %2</source>
        <translation>(gezählt: %1) %2</translation>
    </message>
    <message>
        <source>* counted and typed by hand</source>
        <translation>* von Hand gezählt und eingetippt</translation>
    </message>
    <message>
        <source>Animal card: %1</source>
        <translation>Tierkarte: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n cube(s)</source>
        <translation>
            <numerusform>%1: %2, %n Würfel</numerusform>
            <numerusform>%1: %2, %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>%1, counted with Concord.</source>
        <comment>a game</comment>
        <translation>%1, gezählt mit Concord.</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>* typed by hand</source>
        <translation>* von Hand eingetippt</translation>
    </message>
    <message>
        <source>%1, %2: the board itself gives %3.</source>
        <translation>%1, %2: Der Spielplan selbst ergibt %3.</translation>
    </message>
    <message>
        <source>Warning, %1: %2</source>
        <translation>Warnung, %1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Opening the photo…</source>
        <translation>Das Foto wird geöffnet …</translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation>Der Spielplan wird gesucht …</translation>
    </message>
    <message>
        <source>Finding where the camera was…</source>
        <translation>Der Standort der Kamera wird bestimmt …</translation>
    </message>
    <message>
        <source>Judging the light…</source>
        <translation>Das Licht wird beurteilt …</translation>
    </message>
    <message>
        <source>Reading the stacks…</source>
        <translation>Die Stapel werden gelesen …</translation>
    </message>
    <message>
        <source>Estimating how sure the reading is…</source>
        <translation>Es wird geschätzt, wie sicher das Ergebnis ist …</translation>
    </message>
    <message>
        <source>Reading the second photo…</source>
        <translation>Das zweite Foto wird gelesen …</translation>
    </message>
    <message>
        <source>Preparing the result…</source>
        <translation>Das Ergebnis wird vorbereitet …</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>50 % of 4 games</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>without spirits</source>
        <translation>ohne Naturgeister</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>Naturgeist für Gruppen</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>Naturgeist für jeden Stapel</translation>
    </message>
    <message>
        <source>spirit, card not known</source>
        <translation>Naturgeist, Karte nicht bekannt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Dahinter</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two averages</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Most points for</source>
        <translation>Meiste Punkte für</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Naturgeist</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Most suns</source>
        <translation>Meiste Sonnen</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Wenigste</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Meiste</translation>
    </message>
    <message>
        <source>Share of all points</source>
        <translation>Anteil an allen Punkten</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>Mal gewählt</translation>
    </message>
    <message>
        <source>Cubes placed on average</source>
        <translation>Würfel im Schnitt</translation>
    </message>
    <message>
        <source>A double click shows the game.</source>
        <translation>Ein Doppelklick zeigt die Partie.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Personen</translation>
    </message>
    <message>
        <source>Average of the winners</source>
        <translation>Schnitt beim Sieg</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>no spirit</source>
        <translation>kein Naturgeist</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>Naturgeist der Gruppen</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>Naturgeist der Stapel</translation>
    </message>
    <message>
        <source>unknown spirit</source>
        <translation>unbekannter Naturgeist</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Gegeneinander</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 : %3 %4, %n game(s), averages %5 and %6</source>
        <translation>
            <numerusform>%1 %2 : %3 %4, %n Partie, im Schnitt %5 und %6</numerusform>
            <numerusform>%1 %2 : %3 %4, %n Partien, im Schnitt %5 und %6</numerusform>
        </translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Persönliche Bestwerte</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Best by side and kind of spirit</source>
        <translation>Bestes nach Seite und Art des Naturgeists</translation>
    </message>
    <message>
        <source>%1, %2: %3 by %4 in game %5</source>
        <translation>%1, %2: %3 von %4 in Partie %5</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s) by %1 in game %2</source>
        <translation>
            <numerusform>%n Sonne von %1 in Partie %2</numerusform>
            <numerusform>%n Sonnen von %1 in Partie %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punkte nach Kategorie</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>Lieblingstiere</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Wins, averages, bests and favourites of the recorded games</source>
        <translation>Siege, Schnitte, Bestwerte und Lieblinge der festgehaltenen Partien</translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation>Schreibt JSON</translation>
    </message>
    <message>
        <source>No games.</source>
        <translation>Keine Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by number of players</source>
        <translation>Punkte nach Anzahl der Personen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>cubes per game</source>
        <translation>Würfel je Partie</translation>
    </message>
    <message>
        <source>winners&apos; average</source>
        <translation>Schnitt beim Sieg</translation>
    </message>
</context>
<context>
    <name>TypedRow</name>
    <message>
        <source>Group %1, “%2”: expected “%3” to stand alone, it is a whole stack.</source>
        <translation>Gruppe %1, „%2“: „%3“ ist ein ganzer Stapel und muss allein stehen.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected one of the letters %3, or - for an empty cell, got “%4”.</source>
        <translation>Gruppe %1, „%2“: Erwartet wurde einer der Buchstaben %3 oder - für einen leeren Platz, nicht „%4“.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: %3 cannot go on %4. Expected the tokens of one cell from the bottom up.</source>
        <translation>Gruppe %1, „%2“: %3 darf nicht auf %4. Erwartet wurden die Steine eines Platzes von unten nach oben.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected no more groups, the board has only %3 cells.</source>
        <translation>Gruppe %1, „%2“: Erwartet wurde keine Gruppe mehr, der Spielplan hat nur %3 Plätze.</translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %2, nicht %3</translation>
    </message>
    <message>
        <source>No score was claimed.</source>
        <translation>Es wurde keine Wertung angegeben.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Compare the claimed score with the computed one; status 1 if they differ</source>
        <translation>Vergleicht die angegebene Wertung mit der berechneten; Status 1, wenn sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Games to verify; - is standard input</source>
        <translation>Partien zum Vergleichen; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>Schreibt JSON, lesbar für eine Datei, je eine Zeile für mehrere</translation>
    </message>
    <message>
        <source>What was claimed is right.</source>
        <translation>Die Angaben stimmen.</translation>
    </message>
    <message>
        <source>What was claimed differs from the computed score.</source>
        <translation>Die Angaben weichen von der berechneten Wertung ab.</translation>
    </message>
    <message>
        <source>Nothing was claimed.</source>
        <translation>Es wurde nichts angegeben.</translation>
    </message>
</context>
<context>
    <name>WhyCommand</name>
    <message>
        <source>Claimed as a tree: %1</source>
        <translation>Angegeben als Baum: %1</translation>
    </message>
    <message>
        <source>Claimed as a mountain: %1</source>
        <translation>Angegeben als Berg: %1</translation>
    </message>
    <message>
        <source>Claimed as a field: %1</source>
        <translation>Angegeben als Feld: %1</translation>
    </message>
    <message>
        <source>Claimed as a building: %1</source>
        <translation>Angegeben als Gebäude: %1</translation>
    </message>
    <message>
        <source>Claimed as a river: %1</source>
        <translation>Angegeben als Fluss: %1</translation>
    </message>
    <message>
        <source>Claimed as an island: %1</source>
        <translation>Angegeben als Insel: %1</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>shows why</source>
        <translation>zeigt, warum</translation>
    </message>
    <message>
        <source>The claim holds: %1.</source>
        <translation>Die Angabe stimmt: %1.</translation>
    </message>
    <message>
        <source>The claim does not hold; it still scores %1.</source>
        <translation>Die Angabe stimmt nicht; davon zählt: %1.</translation>
    </message>
    <message>
        <source>On the pad the typed number counts instead of the board. %1: %2.</source>
        <translation>Auf dem Wertungsblock zählt die eingetippte Zahl anstelle des Spielplans. %1: %2.</translation>
    </message>
    <message>
        <source>Say whether cells are what a player claims, and if not, what breaks the claim; exit status 1 if it does not hold</source>
        <translation>Sagt, ob Plätze das sind, was jemand angibt, und wenn nicht, woran die Angabe scheitert; Status 1, wenn sie nicht stimmt</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>Die Partie; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>Whose board; needed where several players have one</source>
        <translation>Wessen Spielplan; nötig, wenn mehrere einen haben</translation>
    </message>
    <message>
        <source>The cells of a river, from end to end</source>
        <translation>Die Plätze eines Flusses, von Ende zu Ende</translation>
    </message>
    <message>
        <source>The cells of a field</source>
        <translation>Die Plätze eines Feldes</translation>
    </message>
    <message>
        <source>The cells of an island, empty ones too</source>
        <translation>Die Plätze einer Insel, auch leere</translation>
    </message>
    <message>
        <source>The cell of a building, or several</source>
        <translation>Der Platz eines Gebäudes, oder mehrere</translation>
    </message>
    <message>
        <source>The cell of a tree, or several</source>
        <translation>Der Platz eines Baums, oder mehrere</translation>
    </message>
    <message>
        <source>The cell of a mountain, or several</source>
        <translation>Der Platz eines Bergs, oder mehrere</translation>
    </message>
    <message>
        <source>Write concord-claim JSON</source>
        <translation>Schreibt concord-claim als JSON</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Low tree</source>
        <translation>Niedriger Baum</translation>
    </message>
    <message>
        <source>Medium tree</source>
        <translation>Mittlerer Baum</translation>
    </message>
    <message>
        <source>Tall tree</source>
        <translation>Hoher Baum</translation>
    </message>
    <message>
        <source>Trunk without leaves</source>
        <translation>Stamm ohne Krone</translation>
    </message>
    <message>
        <source>Low mountain</source>
        <translation>Niedriger Berg</translation>
    </message>
    <message>
        <source>Medium mountain</source>
        <translation>Mittlerer Berg</translation>
    </message>
    <message>
        <source>High mountain</source>
        <translation>Hoher Berg</translation>
    </message>
    <message>
        <source>Mountain standing alone</source>
        <translation>Einzeln stehender Berg</translation>
    </message>
    <message numerus="yes">
        <source>River, %n token(s) long</source>
        <translation>
            <numerusform>Fluss, %n Stein lang</numerusform>
            <numerusform>Fluss, %n Steine lang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other water, %n token(s)</source>
        <translation>
            <numerusform>Anderes Wasser, %n Stein</numerusform>
            <numerusform>Anderes Wasser, %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Island of %n space(s)</source>
        <translation>
            <numerusform>Insel aus %n Platz</numerusform>
            <numerusform>Insel aus %n Plätzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>Naturgeist</translation>
    </message>
    <message>
        <source>Animal card</source>
        <translation>Tierkarte</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>hoher Berg</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>mittlerer Berg</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>niedriger Berg</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>hoher Baum</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>mittlerer Baum</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>niedriger Baum</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>zwei braune Steine</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>ein brauner Stein</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>ein roter Stein</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>Gebäude auf Grau</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>Gebäude auf Braun</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>Gebäude auf Rot</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>Tierwürfel</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>Geistwürfel</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>kein Würfel</translation>
    </message>
    <message numerus="yes">
        <source>Field of %n token(s)</source>
        <translation>
            <numerusform>Feld aus %n Stein</numerusform>
            <numerusform>Feld aus %n Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>Single field token</source>
        <translation>Einzelner Feldstein</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Building with too few colours around</source>
        <translation>Gebäude mit zu wenigen Farben ringsum</translation>
    </message>
    <message>
        <source>Red token, no building</source>
        <translation>Roter Stein, kein Gebäude</translation>
    </message>
    <message>
        <source>Typed by hand</source>
        <translation>Von Hand eingetippt</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>Spielregel, Seite %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>There is nothing around it.</source>
        <translation>Ringsum liegt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Around it: %1, %n different colour(s).</source>
        <translation>
            <numerusform>Ringsum: %1, nur %n Farbe.</numerusform>
            <numerusform>Ringsum: %1, %n verschiedene Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cube on: %1. With: %2.</source>
        <translation>Würfel auf: %1. Dazu: %2.</translation>
    </message>
    <message>
        <source>Every group of field tokens</source>
        <translation>Jede Gruppe von Feldern</translation>
    </message>
    <message>
        <source>Every field token</source>
        <translation>Jedes Feld</translation>
    </message>
    <message>
        <source>Every group of trees</source>
        <translation>Jede Gruppe von Bäumen</translation>
    </message>
    <message>
        <source>Every tree</source>
        <translation>Jeder Baum</translation>
    </message>
    <message>
        <source>Every group of buildings</source>
        <translation>Jede Gruppe von Gebäuden</translation>
    </message>
    <message>
        <source>Every building</source>
        <translation>Jedes Gebäude</translation>
    </message>
    <message>
        <source>Every group of mountains</source>
        <translation>Jede Gruppe von Bergen</translation>
    </message>
    <message>
        <source>Every mountain</source>
        <translation>Jeder Berg</translation>
    </message>
    <message>
        <source>Every group of water tokens</source>
        <translation>Jede Gruppe von Wassersteinen</translation>
    </message>
    <message>
        <source>Every water token</source>
        <translation>Jeder Wasserstein</translation>
    </message>
    <message>
        <source>height %1: %2</source>
        <translation>Höhe %1: %2</translation>
    </message>
    <message>
        <source>%1 to %2 of them: %3</source>
        <translation>%1 bis %2 davon: %3</translation>
    </message>
    <message>
        <source>%1 or more: %2</source>
        <translation>%1 oder mehr: %2</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <comment>a spirit card: every tree – height 1: 3 points; height 2: …</comment>
        <translation>%1 – %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 Points: %2.</source>
        <translation>%1 Punkte: %2.</translation>
    </message>
    <message numerus="yes">
        <source>It touches the mountain(s) on %1.</source>
        <translation>
            <numerusform>Er grenzt an den Berg auf %1.</numerusform>
            <numerusform>Er grenzt an die Berge auf %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands alone: none of its neighbours is a mountain.</source>
        <translation>Er steht allein: Keiner seiner Nachbarn ist ein Berg.</translation>
    </message>
    <message>
        <source>Counted from %1 to %2 along the line.</source>
        <translation>Gezählt von %1 bis %2, der Linie entlang.</translation>
    </message>
    <message>
        <source>There is no water to cut it off: it is all of the land.</source>
        <translation>Kein Wasser trennt etwas ab: Es ist alles Land.</translation>
    </message>
    <message>
        <source>Cut off by the water on %1.</source>
        <translation>Abgetrennt vom Wasser auf %1.</translation>
    </message>
    <message>
        <source>The habitats also take in %1.</source>
        <translation>Zu den Lebensräumen gehören auch %1.</translation>
    </message>
    <message>
        <source>There is neither a board nor a typed number: the landscapes count 0.</source>
        <translation>Es gibt weder einen Spielplan noch eine eingetippte Zahl: Die Landschaften zählen 0.</translation>
    </message>
    <message>
        <source>Not known, so these count 0: %1.</source>
        <translation>Nicht bekannt und darum mit 0 gezählt: %1.</translation>
    </message>
</context>
<context>
    <name>WrittenFile</name>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>concord::gui::AreaEditor</name>
    <message>
        <source>&amp;Main (cells)</source>
        <translation>&amp;Hauptpunkte (Plätze)</translation>
    </message>
    <message>
        <source>B&amp;onus</source>
        <translation>&amp;Bonuspunkte</translation>
    </message>
    <message>
        <source>Main, the large number of the token</source>
        <translation>Hauptpunkte, die große Zahl des Plättchens</translation>
    </message>
    <message>
        <source>Bonus, the small number of the token</source>
        <translation>Bonuspunkte, die kleine Zahl des Plättchens</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>Ann (blue)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>main 4: Ann (blue)</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n freier Platz</numerusform>
            <numerusform>%n freie Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>Die Pflanzen antippen, die in dem Gebiet stehen.</translation>
    </message>
    <message>
        <source>Main %1</source>
        <translation>Hauptpunkte %1</translation>
    </message>
    <message>
        <source>Bonus %1</source>
        <translation>Bonuspunkte %1</translation>
    </message>
    <message>
        <source>Bonus, not known: %1</source>
        <translation>Bonuspunkte, nicht bekannt: %1</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
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
        <translation>Gebiet %1</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>Übrige Gebiete</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Voriges</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächstes</translation>
    </message>
    <message>
        <source>&amp;Add an area</source>
        <translation>Gebiet hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Remove this area</source>
        <translation>Dieses Gebiet &amp;entfernen</translation>
    </message>
    <message>
        <source>No areas are &amp;left</source>
        <translation>&amp;Keine Gebiete übrig</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>Keine Gebiete übrig: Alle Plättchen wurden gesammelt.</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>Auf welchen Gebieten liegt noch ihr Plättchen? Sie werden am Ende gewertet.</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>Gebiet %1 von %2</translation>
    </message>
    <message>
        <source>%1 It is not saved yet.</source>
        <translation>%1 Es ist noch nicht notiert.</translation>
    </message>
    <message>
        <source>area added</source>
        <translation>Gebiet hinzugefügt</translation>
    </message>
    <message>
        <source>area %1 removed</source>
        <translation>Gebiet %1 entfernt</translation>
    </message>
    <message>
        <source>no areas left</source>
        <translation>keine Gebiete übrig</translation>
    </message>
    <message>
        <source>Areas &amp;left</source>
        <translation>Übrige &amp;Gebiete</translation>
    </message>
    <message>
        <source>The areas that still hold their token at the end</source>
        <translation>Die Gebiete, auf denen am Ende noch ihr Plättchen liegt</translation>
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
        <source>%1 cannot go on %2 (%3).</source>
        <translation>%1 darf nicht auf %2 (%3).</translation>
    </message>
    <message>
        <source>A cube needs a token below it; %1 is empty.</source>
        <translation>Ein Würfel braucht einen Stein unter sich; %1 ist leer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>%1 is the last cell.</source>
        <translation>%1 ist der letzte Platz.</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoxDialog</name>
    <message>
        <source>This box</source>
        <translation>Diese Schachtel</translation>
    </message>
    <message>
        <source>Paint and size of the tokens differ from box to box. When a game is recorded, the reader learns from the photos of its settled boards what the tokens of this box look like, and is more certain with the next photos.</source>
        <translation>Farbe und Größe der Steine sind von Schachtel zu Schachtel verschieden. Wird eine Partie festgehalten, lernt das Programm aus den Fotos ihrer geklärten Spielpläne, wie die Steine dieser Schachtel aussehen, und liest die nächsten Fotos sicherer.</translation>
    </message>
    <message>
        <source>What it has learned is kept with the record, and shared with everybody who uses this record.</source>
        <translation>Was es gelernt hat, liegt beim Partienbuch; alle, die dieses Partienbuch benutzen, teilen es.</translation>
    </message>
    <message>
        <source>&amp;Learn from settled boards and use it for the next photos</source>
        <translation>Aus geklärten Spielplänen &amp;lernen und es für die nächsten Fotos nutzen</translation>
    </message>
    <message>
        <source>&amp;Forget this box…</source>
        <translation>Diese Schachtel &amp;vergessen …</translation>
    </message>
    <message>
        <source>No settled board of this box is known yet.</source>
        <translation>Von dieser Schachtel ist noch kein geklärter Spielplan bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>Von dieser Schachtel ist %n geklärter Spielplan bekannt.</numerusform>
            <numerusform>Von dieser Schachtel sind %n geklärte Spielpläne bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token, and the colour of its paint</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Forget what is known of this box?</source>
        <translation>Vergessen, was von dieser Schachtel bekannt ist?</translation>
    </message>
    <message>
        <source>The reader begins anew with the next settled board. Games and photos are not changed.</source>
        <translation>Mit dem nächsten geklärten Spielplan beginnt das Programm von vorn. Partien und Fotos ändern sich nicht.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
</context>
<context>
    <name>concord::gui::Camera</name>
    <message>
        <source>The camera is no longer there.</source>
        <translation>Die Kamera ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The camera does not work: %1</source>
        <translation>Die Kamera arbeitet nicht: %1</translation>
    </message>
    <message>
        <source>No camera was found.</source>
        <translation>Es wurde keine Kamera gefunden.</translation>
    </message>
    <message>
        <source>Cameras cannot be used here: Qt Multimedia lacks a backend that works.</source>
        <translation>Kameras lassen sich hier nicht benutzen: Qt Multimedia fehlt ein Unterbau, der läuft.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CameraPage</name>
    <message>
        <source>The camera gives no picture. Perhaps another program uses it.</source>
        <translation>Die Kamera liefert kein Bild. Vielleicht benutzt sie ein anderes Programm.</translation>
    </message>
    <message>
        <source>&amp;Take the photo</source>
        <translation>&amp;Foto aufnehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>Die Kamera startet …</translation>
    </message>
    <message>
        <source>%1 A photo from a file or the clipboard does as well.</source>
        <translation>%1 Ein Foto aus einer Datei oder der Zwischenablage tut es auch.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Photo from a &amp;file…</source>
        <translation>Foto aus einer &amp;Datei …</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardListModel</name>
    <message>
        <source>%1 Held by %2.</source>
        <translation>%1 Bei %2.</translation>
    </message>
    <message>
        <source>%1 A cube on the board lies in its habitat.</source>
        <translation>%1 Auf dem Spielplan liegt ein Würfel in ihrem Lebensraum.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardPicker</name>
    <message>
        <source>Spirits</source>
        <translation>Geister</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only cards with a stripe of this colour</source>
        <translation>Nur Karten mit einem Streifen dieser Farbe</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>No card is called that here. Try another colour, or fewer letters.</source>
        <translation>Hier heißt keine Karte so. Versuch eine andere Farbe oder weniger Buchstaben.</translation>
    </message>
    <message>
        <source>Name and cubes, then Enter: fro 3</source>
        <translation>Name und Würfel, dann Enter: fro 3</translation>
    </message>
    <message>
        <source>The first letters of a name and the number of cubes placed: “fro 3” picks the frog with three cubes. For a card that lies here already, the number replaces its cubes.</source>
        <translation>Die ersten Buchstaben eines Namens und die Zahl der gelegten Würfel: „fro 3“ wählt den Frosch mit drei Würfeln. Bei einer Karte, die schon hier liegt, ersetzt die Zahl ihre Würfel.</translation>
    </message>
    <message>
        <source>%1 holds the card “%2”.</source>
        <translation>%1 hat die Karte „%2“.</translation>
    </message>
    <message>
        <source>%1: expected a number of cubes up to %2, got %3.</source>
        <translation>%1: Erwartet wurden höchstens %2 Würfel, nicht %3.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardsPage</name>
    <message>
        <source>Pick the cards on the right; none lie here yet.</source>
        <translation>Wähl die Karten rechts aus; hier liegen noch keine.</translation>
    </message>
    <message>
        <source>Animal points without a card</source>
        <translation>Tierpunkte ohne Karte</translation>
    </message>
    <message>
        <source>Spirit points without a card</source>
        <translation>Geisterpunkte ohne Karte</translation>
    </message>
    <message>
        <source>%1, spirit %2</source>
        <translation>%1, Naturgeist %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Animals %1</source>
        <translation>Tiere %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimBar</name>
    <message>
        <source>Claim cells of the board, and see what they are and why.</source>
        <translation>Plätze auf dem Spielplan angeben und sehen, als was sie zählen und warum.</translation>
    </message>
    <message>
        <source>What is claimed</source>
        <translation>Was angegeben wird</translation>
    </message>
    <message>
        <source>Claimed cells</source>
        <translation>Angegebene Plätze</translation>
    </message>
    <message>
        <source>Click the cells, or type a1-a2-b2</source>
        <translation>Plätze anklicken oder a1-a2-b2 tippen</translation>
    </message>
    <message>
        <source>&amp;Settled</source>
        <translation>&amp;Geklärt</translation>
    </message>
    <message>
        <source>Both sides agree: the score pad and the record of the game say so.</source>
        <translation>Beide sind sich einig: So steht es dann auf dem Wertungsblock und in der festgehaltenen Partie.</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimModel</name>
    <message>
        <source>dispute reopened</source>
        <translation>Streitfall wieder offen</translation>
    </message>
    <message>
        <source>dispute settled</source>
        <translation>Streitfall geklärt</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my tree count?</source>
        <translation>&amp;Warum zählt mein Baum nicht?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my mountain count?</source>
        <translation>&amp;Warum zählt mein Berg nicht?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my field count?</source>
        <translation>&amp;Warum zählt mein Feld nicht?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my building count?</source>
        <translation>&amp;Warum zählt mein Gebäude nicht?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my river count?</source>
        <translation>&amp;Warum zählt mein Fluss nicht?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my island count?</source>
        <translation>&amp;Warum zählt meine Insel nicht?</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>%1, %2: settled. The score pad and the record of the game say so.</source>
        <translation>%1, %2: geklärt. So steht es nun auf dem Wertungsblock und in der festgehaltenen Partie.</translation>
    </message>
    <message>
        <source>%1, %2: open again.</source>
        <translation>%1, %2: wieder offen.</translation>
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
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Plus adds one, minus takes one away, digits set the number, Delete clears it.</source>
        <translation>Plus zählt eins dazu, Minus zieht eins ab, Ziffern setzen die Zahl, Entf löscht sie.</translation>
    </message>
</context>
<context>
    <name>concord::gui::DecideAreaPage</name>
    <message>
        <source>Decide an area</source>
        <translation>Gebiet werten</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>&amp;Nächstes Gebiet</translation>
    </message>
    <message>
        <source>Clears all counters.</source>
        <translation>Leert alle Zähler.</translation>
    </message>
    <message>
        <source>&amp;Decide an area</source>
        <translation>Gebiet &amp;werten</translation>
    </message>
    <message>
        <source>Renature: who gets what in an area, and why</source>
        <translation>Renature: wer von einem Gebiet was bekommt, und warum</translation>
    </message>
    <message>
        <source>Renature: &amp;decide an area</source>
        <translation>Renature: Gebiet &amp;werten</translation>
    </message>
</context>
<context>
    <name>concord::gui::DeletedGamesDialog</name>
    <message>
        <source>Deleted games</source>
        <translation>Gelöschte Partien</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Delete &amp;permanently…</source>
        <translation>&amp;Endgültig löschen …</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %n game(s), including their photos? This cannot be undone.</source>
        <translation>
            <numerusform>%n Partie mit ihren Fotos endgültig löschen? Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Partien mit ihren Fotos endgültig löschen? Das lässt sich nicht rückgängig machen.</numerusform>
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
        <translation>Concord zählt %1.</translation>
    </message>
    <message>
        <source>The paper says %1, and so does Concord.</source>
        <translation>Auf dem Papier steht %1, und Concord zählt dasselbe.</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too many on the paper.</source>
        <translation>Auf dem Papier steht %1, Concord zählt %2: %3 zu viel auf dem Papier.</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too few on the paper.</source>
        <translation>Auf dem Papier steht %1, Concord zählt %2: %3 zu wenig auf dem Papier.</translation>
    </message>
    <message>
        <source>The paper says %1.</source>
        <translation>Auf dem Papier steht %1.</translation>
    </message>
    <message>
        <source>Nothing on the board counts for this row.</source>
        <translation>Auf dem Spielplan zählt nichts für diese Zeile.</translation>
    </message>
    <message>
        <source>There is no board and no number for it.</source>
        <translation>Dafür gibt es weder Spielplan noch Zahl.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 of %2 cubes were placed.</source>
        <translation>%1 von %2 Würfeln wurden gelegt.</translation>
    </message>
    <message>
        <source>The board itself gives %1.</source>
        <translation>Der Spielplan selbst ergibt %1.</translation>
    </message>
    <message>
        <source>There is no number for it.</source>
        <translation>Dafür gibt es keine Zahl.</translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputePage</name>
    <message>
        <source>Dispute</source>
        <translation>Streitfall</translation>
    </message>
    <message>
        <source>Row of the score pad</source>
        <translation>Zeile des Wertungsblocks</translation>
    </message>
    <message>
        <source>&amp;Paper says</source>
        <translation>Auf dem &amp;Papier</translation>
    </message>
    <message>
        <source>What the paper score pad says in this row; empty if it says nothing.</source>
        <translation>Was auf dem Papierblock in dieser Zeile steht; leer, wenn da nichts steht.</translation>
    </message>
    <message>
        <source>Everything that was counted</source>
        <translation>Alles, was gezählt wurde</translation>
    </message>
    <message>
        <source>Previous (left arrow)</source>
        <translation>Zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorheriger</translation>
    </message>
    <message>
        <source>Next (right arrow)</source>
        <translation>Weiter (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Board and explanation as a picture, for the group chat.</source>
        <translation>Spielplan und Erklärung als Bild, für die Chatgruppe.</translation>
    </message>
    <message>
        <source>The explanation as a text, for the group chat.</source>
        <translation>Die Erklärung als Text, für die Chatgruppe.</translation>
    </message>
    <message>
        <source>There is no board here that could be shown.</source>
        <translation>Hier gibt es keinen Spielplan zu zeigen.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Der Text liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Click the cells that you claim, or drag over them: what breaks the claim is marked with “!”.</source>
        <translation>Die Plätze anklicken, um die es geht, oder darüberziehen: Woran die Angabe scheitert, ist mit „!“ markiert.</translation>
    </message>
</context>
<context>
    <name>concord::gui::Document</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 stimmt</translation>
    </message>
    <message>
        <source>several cells</source>
        <translation>mehrere Plätze</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: %3 eingetippt</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1, %2: Zahl gelöscht</translation>
    </message>
    <message>
        <source>%1: animals typed</source>
        <translation>%1: Tiere eingetippt</translation>
    </message>
    <message>
        <source>%1: animal cubes typed</source>
        <translation>%1: Tierwürfel eingetippt</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 dazugekommen</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>Spieler heißt %1</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1: Farbe</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>Regelauslegung</translation>
    </message>
    <message>
        <source>with nature&apos;s spirits</source>
        <translation>mit Naturgeistern</translation>
    </message>
    <message>
        <source>without nature&apos;s spirits</source>
        <translation>ohne Naturgeister</translation>
    </message>
    <message>
        <source>who started</source>
        <translation>wer begonnen hat</translation>
    </message>
</context>
<context>
    <name>concord::gui::EmptiedQuestion</name>
    <message>
        <source>Past games</source>
        <translation>Partienbuch</translation>
    </message>
    <message>
        <source>The record&apos;s file is empty or missing: %1. Copies of its games still exist.</source>
        <translation>Das Partienbuch ist leer oder weg: %1. Kopien seiner Partien sind noch da.</translation>
    </message>
    <message>
        <source>The games can be brought back from the copies. Starting a new record moves the copies to a separate folder; they are not deleted.</source>
        <translation>Die Partien lassen sich aus den Kopien zurückholen. Neu beginnen legt die Kopien beiseite, wo sie bleiben.</translation>
    </message>
    <message>
        <source>&amp;Restore the games</source>
        <translation>Partien &amp;zurückholen</translation>
    </message>
    <message>
        <source>&amp;Start a new record</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n Partie aus der Kopie zurückgeholt.</numerusform>
            <numerusform>%n Partien aus den Kopien zurückgeholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be restored, or only with changes.</source>
        <translation>
            <numerusform>%n Datei konnte nicht unverändert übernommen werden.</numerusform>
            <numerusform>%n Dateien konnten nicht unverändert übernommen werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::EndingView</name>
    <message>
        <source>Any key or a click leads back to the pad.</source>
        <translation>Eine beliebige Taste oder ein Klick führt zurück zum Wertungsblock.</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameCodeDialog</name>
    <message>
        <source>Add to BG Stats</source>
        <translation>In BG Stats</translation>
    </message>
    <message>
        <source>Scan this with the phone that has BG Stats to add the game %1.</source>
        <translation>Scanne dies mit dem Telefon, auf dem BG Stats ist: Es übernimmt die Partie %1.</translation>
    </message>
    <message>
        <source>The link as a code</source>
        <translation>Der Link als Code</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>Link &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameDetailsDialog</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Two players cannot both be called %1.</source>
        <translation>Zwei können nicht beide %1 heißen.</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Zur Partie</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <translation>Ges&amp;pielt</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> Minuten</translation>
    </message>
    <message>
        <source>It &amp;took</source>
        <translation>&amp;Dauer</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>P&amp;ersonen</translation>
    </message>
    <message>
        <source>Who &amp;started</source>
        <translation>&amp;Begonnen hat</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
</context>
<context>
    <name>concord::gui::GamePage</name>
    <message>
        <source>Picture from the camera</source>
        <translation>Bild der Kamera</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameRecorder</name>
    <message>
        <source>This game has changed since it was recorded.</source>
        <translation>Diese Partie ist festgehalten und wurde seither geändert.</translation>
    </message>
    <message>
        <source>&amp;Record the changes</source>
        <translation>Änderungen &amp;festhalten</translation>
    </message>
    <message>
        <source>The game is complete. Keep it in the record?</source>
        <translation>Die Partie ist vollständig. Im Partienbuch festhalten?</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Festhalten</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Angaben …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>The game is recorded.</source>
        <translation>Die Partie ist festgehalten.</translation>
    </message>
    <message>
        <source>The changes are recorded.</source>
        <translation>Die Änderungen sind festgehalten.</translation>
    </message>
    <message>
        <source>This is a sample game, to look around in. It is not kept in the record.</source>
        <translation>Dies ist eine Beispielpartie zum Umsehen. Sie kommt nicht ins Partienbuch.</translation>
    </message>
</context>
<context>
    <name>concord::gui::HeldCard</name>
    <message>
        <source>Animal points</source>
        <translation>Tierpunkte</translation>
    </message>
    <message>
        <source>Spirit points</source>
        <translation>Geisterpunkte</translation>
    </message>
    <message>
        <source>Put this card back</source>
        <translation>Diese Karte zurücklegen</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>%1 zurücklegen</translation>
    </message>
    <message>
        <source>Cubes placed from %1</source>
        <translation>Gelegte Würfel: %1</translation>
    </message>
    <message>
        <source>Click the space up to which the cubes were placed.</source>
        <translation>Klick das Feld an, bis zu dem die Würfel gelegt wurden.</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Cubes</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>%1 of %2 cubes</source>
        <translation>%1 von %2 Würfeln</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>Würfel gelegt</translation>
    </message>
    <message>
        <source>Cube not placed</source>
        <translation>Würfel nicht gelegt</translation>
    </message>
    <message>
        <source>A spirit pays only after its cube has been placed.</source>
        <translation>Ein Naturgeist zahlt erst, wenn sein Würfel gelegt ist.</translation>
    </message>
    <message>
        <source>The spirit&apos;s points depend on the board, and this player has no board yet.</source>
        <translation>Der Naturgeist zählt auf dem Spielplan, und es gibt noch keinen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cubes break ties. Leave it empty if nobody knows how many were placed.</source>
        <translation>Würfel entscheiden bei Gleichstand. Leer heißt, dass niemand weiß, wie viele gelegt wurden.</translation>
    </message>
</context>
<context>
    <name>concord::gui::HelpDialog</name>
    <message>
        <source>Mouse and keys</source>
        <translation>Maus und Tasten</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Score pad.&lt;/b&gt; Arrows choose a field; typing puts a number into it, its parts too: 5+10+4. Enter or the space bar opens a field or a board, Delete takes a typed number away.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Dispute.&lt;/b&gt; Left and right walk through what was counted.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Past games.&lt;/b&gt; Delete deletes the chosen games, %1 brings them back, %2 searches.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Camera.&lt;/b&gt; The space bar takes the photo, Escape closes the camera.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Wertungsblock.&lt;/b&gt; Die Pfeile wählen ein Feld; Tippen trägt eine Zahl ein, auch in Teilen: 5+10+4. Enter oder Leertaste öffnen ein Feld oder einen Spielplan, Entf nimmt eine eingetippte Zahl weg.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Streitfall.&lt;/b&gt; Links und rechts gehen durch, was gezählt wurde.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Partienbuch.&lt;/b&gt; Entf löscht die gewählten Partien, %1 holt sie zurück, %2 sucht.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Kamera.&lt;/b&gt; Die Leertaste nimmt das Foto auf, Esc schließt die Kamera.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back.&lt;/b&gt; Escape leaves a page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Zurück.&lt;/b&gt; Esc verlässt eine Seite.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Mouse.&lt;/b&gt; Choose a token or a whole stack below the board, then click a cell to put it there, or drag over many. A right click takes the top off, or a whole stack while one is chosen. In the photo, turn the wheel to zoom and drag to move.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Keys.&lt;/b&gt; Arrows choose a cell, the space bar and Enter go on to the next one. W, M, T, L, F and H put water, mountain, trunk, leaves, field and house on it; R and E put a medium and a tall tree, O and U a medium and a high mountain, B a building. A letter that cannot go on what was just typed is meant for the next cell. A and S put an animal or spirit cube, Backspace takes the last key back, Delete takes the top off. N goes to the next doubtful cell, 1 to 4 choose what it may be, Enter says that it is right.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Whole board.&lt;/b&gt; The field below the board takes it in one line, a group of letters for each cell, column by column: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cards.&lt;/b&gt; A name and the cubes placed, then Enter: fro 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Outline of the board.&lt;/b&gt; 1 to 4 choose a corner, arrows move it, with Shift further, R turns, Enter reads the photo again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Maus.&lt;/b&gt; Unter dem Spielplan einen Stein oder einen ganzen Stapel wählen, dann einen Platz anklicken, um ihn dort hinzulegen, oder über mehrere ziehen. Ein Rechtsklick nimmt den obersten Stein weg, oder einen ganzen Stapel, solange einer gewählt ist. Im Foto zoomt das Mausrad, Ziehen verschiebt es.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Tasten.&lt;/b&gt; Die Pfeile wählen einen Platz, Leertaste und Enter gehen weiter zum nächsten. W, M, T, L, F und H legen Wasser, Berg, Stamm, Krone, Feld und Haus darauf; R und E einen mittleren und einen hohen Baum, O und U einen mittleren und einen hohen Berg, B ein Gebäude. Ein Buchstabe, der nicht auf das eben Getippte passt, gilt für den nächsten Platz. A und S legen einen Tier- oder Geistwürfel, die Rücktaste nimmt die letzte Taste zurück, Entf nimmt den obersten Stein weg. N geht zum nächsten zweifelhaften Platz, 1 bis 4 wählen, was es sein kann, Enter sagt, dass es stimmt.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Ganzer Spielplan.&lt;/b&gt; Das Feld unter dem Spielplan nimmt ihn in einer Zeile auf, eine Gruppe von Buchstaben je Platz, Spalte für Spalte: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Karten.&lt;/b&gt; Ein Name und die gelegten Würfel, dann Enter: fro 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Umriss des Spielplans.&lt;/b&gt; 1 bis 4 wählen eine Ecke, die Pfeile bewegen sie, mit Umschalt weiter, R dreht, Enter liest das Foto noch einmal.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderAction</name>
    <message>
        <source>&amp;Help the reader get better…</source>
        <translation>&amp;Helfen, dass Fotos besser gelesen werden …</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderDialog</name>
    <message>
        <source>the place</source>
        <translation>der Ort</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>serial numbers</source>
        <translation>Seriennummern</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>das Datum</translation>
    </message>
    <message>
        <source>make and model of the camera</source>
        <translation>Hersteller und Modell der Kamera</translation>
    </message>
    <message>
        <source>the maker&apos;s notes</source>
        <translation>die Notizen des Herstellers</translation>
    </message>
    <message>
        <source>a small preview</source>
        <translation>eine kleine Vorschau</translation>
    </message>
    <message>
        <source>texts and notes</source>
        <translation>Texte und Notizen</translation>
    </message>
    <message>
        <source>further pictures or a film</source>
        <translation>weitere Bilder oder ein Film</translation>
    </message>
    <message>
        <source>In the file: the picture, stored anew as JPEG (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>In der Datei: das Bild, neu gespeichert als JPEG (%1 × %2 Pixel, %3), seine Brennweite und wo oben ist, der Spielplan und wo seine Plätze im Bild liegen.</translation>
    </message>
    <message>
        <source>In the file: the picture, exactly as it was compressed (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>In der Datei: das Bild, genau wie es komprimiert war (%1 × %2 Pixel, %3), seine Brennweite und wo oben ist, der Spielplan und wo seine Plätze im Bild liegen.</translation>
    </message>
    <message>
        <source>Not in it: place, names, serial numbers, date and anything else that a photo&apos;s file may say.</source>
        <translation>Nicht darin: Ort, Namen, Seriennummern, Datum und alles andere, was eine Fotodatei verraten kann.</translation>
    </message>
    <message>
        <source>Taken out of this photo: %1, and anything else that its file may say.</source>
        <translation>Aus diesem Foto entfernt: %1 und alles andere, was seine Datei verraten kann.</translation>
    </message>
    <message>
        <source>Help the reader get better</source>
        <translation>Helfen, dass Fotos besser gelesen werden</translation>
    </message>
    <message>
        <source>The reader learns from photos of real tables. This one can be saved as a file, with the board that you settled, for you or to be passed on. Nothing is ever sent automatically.</source>
        <translation>Das Lesen wird durch Fotos von echten Tischen besser. Dieses Foto lässt sich mit dem geklärten Spielplan als Datei speichern, für dich oder zum Weitergeben. Nichts wird je von selbst verschickt.</translation>
    </message>
    <message>
        <source>Who may use it</source>
        <translation>Wer es verwenden darf</translation>
    </message>
    <message>
        <source>&amp;Everybody, for anything (CC0)</source>
        <translation>&amp;Alle, für alles (CC0)</translation>
    </message>
    <message>
        <source>&amp;Only me</source>
        <translation>&amp;Nur ich</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>&amp;Plätze über dem Foto</translation>
    </message>
    <message>
        <source>I compared them: every cell is &amp;right</source>
        <translation>Verglichen: jeder Platz &amp;stimmt</translation>
    </message>
    <message>
        <source>What is saved counts as the truth: compare the board with the photo, cell by cell.</source>
        <translation>Was gespeichert wird, gilt als richtig: Vergleiche den Spielplan Platz für Platz mit dem Foto.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>S&amp;peichern …</translation>
    </message>
    <message>
        <source>The board in the file</source>
        <translation>Der Spielplan in der Datei</translation>
    </message>
    <message>
        <source>The photo cannot be saved: %1.</source>
        <translation>Das Foto lässt sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>The photo is being prepared…</source>
        <translation>Das Foto wird vorbereitet …</translation>
    </message>
    <message>
        <source>What the picture shows stays in it: look for people, papers with writing, and screens.</source>
        <translation>Was das Bild zeigt, bleibt darin: Achte auf Menschen, Beschriebenes und Bildschirme.</translation>
    </message>
    <message>
        <source>I took this photo myself, and give up my rights in it.</source>
        <translation>Ich habe dieses Foto selbst aufgenommen und verzichte auf meine Rechte daran.</translation>
    </message>
    <message>
        <source>For measuring and learning on my own computer; not to be passed on.</source>
        <translation>Zum Messen und Lernen auf meinem eigenen Rechner; nicht zum Weitergeben.</translation>
    </message>
    <message>
        <source>Save the photo and its board</source>
        <translation>Foto und Spielplan speichern</translation>
    </message>
    <message>
        <source>Photos with their board</source>
        <translation>Fotos mit ihrem Spielplan</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>concord::gui::KnownBox</name>
    <message>
        <source>What the photos show of this box could not be kept: %1</source>
        <translation>Was die Fotos von dieser Schachtel zeigen, konnte nicht behalten werden: %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::LivePicture</name>
    <message>
        <source>Live picture of the camera</source>
        <translation>Livebild der Kamera</translation>
    </message>
</context>
<context>
    <name>concord::gui::MainWindow</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a photo or a game…</source>
        <translation>Foto oder Partie öffnen …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Next doubtful cell</source>
        <translation>&amp;Nächster zweifelhafter Platz</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Photo &amp;larger</source>
        <translation>Foto &amp;größer</translation>
    </message>
    <message>
        <source>Photo &amp;smaller</source>
        <translation>Foto &amp;kleiner</translation>
    </message>
    <message>
        <source>&amp;Whole photo</source>
        <translation>Ganzes &amp;Foto</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>&amp;Plätze über dem Foto</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>&amp;Maus und Tasten</translation>
    </message>
    <message>
        <source>&amp;About Concord</source>
        <translation>Ü&amp;ber Concord</translation>
    </message>
    <message>
        <source>Photos and games</source>
        <translation>Fotos und Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Concord games</source>
        <translation>Concord-Partien</translation>
    </message>
    <message>
        <source>About Concord</source>
        <translation>Über Concord</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>This game is open in another window, or it is gone.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen, oder sie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>The animals and the spirit of a player</source>
        <translation>Die Tiere und der Naturgeist eines Spielers</translation>
    </message>
    <message>
        <source>&amp;Dispute</source>
        <translation>&amp;Streitfall</translation>
    </message>
    <message>
        <source>Compare the points on paper with the computed ones and see why they differ</source>
        <translation>Papier und Spielplan vergleichen und sehen, warum</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>The game could not be saved and will be lost when the window closes. Close it anyway?</source>
        <translation>Die Partie konnte nicht gesichert werden und geht verloren, wenn das Fenster geschlossen wird. Trotzdem schließen?</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>Fotos vom Te&amp;lefon …</translation>
    </message>
    <message>
        <source>&amp;Export to a file</source>
        <translation>In eine Datei &amp;exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write the game to a file, to take it elsewhere. It is kept here anyway.</source>
        <translation>Schreibt die Partie in eine Datei zum Mitnehmen. Hier bleibt sie ohnehin erhalten.</translation>
    </message>
    <message>
        <source>Export to &amp;another file…</source>
        <translation>In eine &amp;andere Datei exportieren …</translation>
    </message>
    <message>
        <source>&amp;Reveal the points when a game ends</source>
        <translation>Punkte am Ende der Partie &amp;enthüllen</translation>
    </message>
    <message>
        <source>Reveal the &amp;points now</source>
        <translation>Punkte &amp;jetzt enthüllen</translation>
    </message>
    <message>
        <source>Open photos or a game</source>
        <translation>Fotos oder eine Partie öffnen</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>The game is exported to %1.</source>
        <translation>Die Partie ist nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Beispielpartie</translation>
    </message>
    <message>
        <source>%1 – Concord</source>
        <translation>%1 – Concord</translation>
    </message>
    <message>
        <source>Concord %1 counts finished games of Harmonies and of Renature and explains every point. It is unofficial and not affiliated with the publishers of the games.</source>
        <translation>Concord %1 zählt fertige Partien von Harmonies und von Renature und erklärt jeden Punkt. Es ist inoffiziell und steht in keiner Verbindung zu den Verlagen der Spiele.</translation>
    </message>
</context>
<context>
    <name>concord::gui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>concord::gui::NewGamePage</name>
    <message>
        <source>With &amp;nature&apos;s spirits</source>
        <translation>Mit &amp;Naturgeistern</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>Bei &amp;Gleichstand zählt auch der Würfel des Naturgeists</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Which side of the boards?</source>
        <translation>Welche Seite der Spielpläne?</translation>
    </message>
    <message>
        <source>&amp;1 (solo)</source>
        <translation>&amp;1 (solo)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Side &amp;A (river)</source>
        <translation>Seite &amp;A (Fluss)</translation>
    </message>
    <message>
        <source>Side &amp;B (islands)</source>
        <translation>Seite &amp;B (Inseln)</translation>
    </message>
    <message>
        <source>on the shortest way from end to end</source>
        <translation>auf dem kürzesten Weg von Ende zu Ende</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>ganz herum</translation>
    </message>
    <message>
        <source>A &amp;river that closes on itself counts</source>
        <translation>Ein &amp;Fluss, der sich schließt, zählt</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>Farbe von Spieler %1: %2</translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation>Zwei Spieler können nicht gleich heißen.</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Haus&amp;regeln</translation>
    </message>
    <message>
        <source>What the rulebook leaves open</source>
        <translation>Was die Spielregel offenlässt</translation>
    </message>
</context>
<context>
    <name>concord::gui::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>concord::gui::OutcomeBar</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>It is r&amp;ight</source>
        <translation>Es &amp;stimmt</translation>
    </message>
    <message>
        <source>All agree that it is right all the same.</source>
        <translation>Alle sind sich einig, dass es trotzdem stimmt.</translation>
    </message>
    <message>
        <source>The points are being added up…</source>
        <translation>Die Punkte werden zusammengezählt …</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadModel</name>
    <message>
        <source>Add board…</source>
        <translation>Spielplan eingeben …</translation>
    </message>
    <message numerus="yes">
        <source>The number takes the place of %n card(s) of %1. Undo brings them back.</source>
        <translation>
            <numerusform>Die Zahl ersetzt %n Karte von %1. Rückgängig holt sie zurück.</numerusform>
            <numerusform>Die Zahl ersetzt %n Karten von %1. Rückgängig holt sie zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board, %n doubt(s)</source>
        <translation>
            <numerusform>Spielplan, %n Zweifel</numerusform>
            <numerusform>Spielplan, %n Zweifel</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>board: %1</source>
        <translation>Spielplan: %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Spieler %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: %3 eingetippt</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed (%4)</source>
        <translation>%1, %2: %3 eingetippt (%4)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>Tierwürfel</translation>
    </message>
    <message>
        <source>There is a player called %1 already.</source>
        <translation>Es gibt schon einen Spieler namens %1.</translation>
    </message>
    <message>
        <source>%1 (board: %2)</source>
        <translation>%1 (Spielplan: %2)</translation>
    </message>
    <message>
        <source>%1 (recorded: %2)</source>
        <translation>%1 (festgehalten: %2)</translation>
    </message>
    <message>
        <source>%1 (on paper: %2)</source>
        <translation>%1 (auf Papier: %2)</translation>
    </message>
    <message>
        <source>%1: the number must be from %2 to %3.</source>
        <translation>%1: Die Zahl muss von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>Eine Zahl eintippen, oder mehrere mit einem Plus dazwischen.</translation>
    </message>
    <message>
        <source>%1 (counted: %2)</source>
        <translation>%1 (gezählt: %2)</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>gezählt: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a number of the pad, and what is marked there</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadPage</name>
    <message>
        <source>&amp;Add player</source>
        <translation>Spieler &amp;dazu</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielplan</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Started the game</source>
        <translation>Hat die Partie &amp;begonnen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>With nature&apos;s &amp;spirits</source>
        <translation>Mit &amp;Naturgeistern</translation>
    </message>
    <message>
        <source>A closed &amp;river counts as a loop</source>
        <translation>Ein geschlossener &amp;Fluss zählt ganz herum</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>Bei &amp;Gleichstand zählt auch der Würfel des Naturgeists</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Dispute the number</source>
        <translation>Zahl &amp;anzweifeln</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Farbe</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadView</name>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
</context>
<context>
    <name>concord::gui::Pages</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesFilterBar</name>
    <message>
        <source>All players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Solo or not</source>
        <translation>Solo oder nicht</translation>
    </message>
    <message>
        <source>Search names, places, notes, dates</source>
        <translation>Namen, Orte, Notizen, Datum durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Solopartien</translation>
    </message>
    <message>
        <source>Several players</source>
        <translation>Zu mehreren</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Spiele</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesPage</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplizieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Partienbuch</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Recorded games</source>
        <translation>Festgehaltene Partien</translation>
    </message>
    <message>
        <source>&amp;Export the games shown…</source>
        <translation>Die gezeigten Partien &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>Partien &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Personen …</translation>
    </message>
    <message>
        <source>&amp;Deleted games…</source>
        <translation>&amp;Gelöschte Partien …</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>Das Partienbuch wird geöffnet …</translation>
    </message>
    <message>
        <source>No game is recorded yet.

When a game is fully scored, Concord offers to keep it here: with its boards, cards, photos and the reason for every point.</source>
        <translation>Noch ist keine Partie festgehalten.

Sobald eine Partie zu Ende gezählt ist, kann sie hier aufbewahrt werden: mit ihren Spielplänen, Karten, Fotos und dem Grund für jeden Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneDialog</name>
    <message>
        <source>Wi-Fi: %1 (%2)</source>
        <translation>WLAN: %1 (%2)</translation>
    </message>
    <message>
        <source>Cable: %1 (%2)</source>
        <translation>Kabel: %1 (%2)</translation>
    </message>
    <message>
        <source>VPN: %1 (%2)</source>
        <translation>VPN: %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Netzwerk:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>Photos from a phone</source>
        <translation>Fotos vom Telefon</translation>
    </message>
    <message>
        <source>The address of the page as a QR code</source>
        <translation>Die Adresse der Seite als QR-Code</translation>
    </message>
    <message>
        <source>The address of the page</source>
        <translation>Die Adresse der Seite</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>beliebiger freier</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>Noch einmal &amp;suchen</translation>
    </message>
    <message>
        <source>Does the page &amp;not open?</source>
        <translation>Öffnet sich die Seite nich&amp;t?</translation>
    </message>
    <message>
        <source>&amp;Open photos from files…</source>
        <translation>Fotos aus Dateien &amp;öffnen …</translation>
    </message>
    <message>
        <source>Scan this with the phone&apos;s camera. The phone has to be on the same network as this computer. Whoever has the code can change this game until this dialog is closed.</source>
        <translation>Scanne dies mit der Kamera des Telefons. Das Telefon muss im selben Netzwerk sein wie dieser Computer. Wer den Code hat, kann diese Partie ändern, bis dieses Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>This computer is not on a network that a phone could join.</source>
        <translation>Dieser Computer ist in keinem Netzwerk, in dem auch ein Telefon sein könnte.</translation>
    </message>
    <message>
        <source>The page cannot be offered there: %1.</source>
        <translation>Die Seite lässt sich dort nicht anbieten: %1.</translation>
    </message>
    <message>
        <source>• Phone and computer have to be on the same network. Guest and hotel networks often keep them apart: use another one, or the hotspot of the phone.
• Several networks? Choose another one above.
• A firewall on this computer has to let the port through. Choose a fixed one below and allow it there.</source>
        <translation>• Telefon und Computer müssen im selben Netzwerk sein. Gast- und Hotelnetze trennen sie oft voneinander: Nimm ein anderes oder den Hotspot des Telefons.
• Mehrere Netzwerke? Wähle oben ein anderes.
• Eine Firewall auf diesem Computer muss den Port durchlassen. Wähle unten einen festen und erlaube ihn dort.</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi of the phone, or switch on the phone&apos;s hotspot and connect to that. Then look again.</source>
        <translation>Verbinde den Computer mit dem WLAN, in dem das Telefon ist, oder schalte am Telefon den Hotspot ein und verbinde den Computer mit diesem. Dann noch einmal suchen.</translation>
    </message>
    <message>
        <source>Choose another port, or “any free port”.</source>
        <translation>Wähl einen anderen Port oder „beliebiger freier“.</translation>
    </message>
    <message>
        <source>No phone has connected yet.</source>
        <translation>Noch ist kein Telefon da.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>%n Telefon ist da</numerusform>
            <numerusform>%n Telefone sind da</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>&amp;Ordner auf neue Fotos überwachen …</translation>
    </message>
    <message>
        <source>Or without a network: connect the phone by a cable and open its photos from files, or let it copy them into a folder of this computer that is watched.</source>
        <translation>Oder ohne Netzwerk: Verbinde das Telefon mit einem Kabel und öffne seine Fotos aus Dateien, oder lass es sie in einen Ordner dieses Computers kopieren, der überwacht wird.</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneEngine</name>
    <message>
        <source>%1 (phone)</source>
        <translation>%1 (Telefon)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 stimmt</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1, %2: Zahl gelöscht</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: %3 eingetippt</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 dazugekommen</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>Spieler heißt %1</translation>
    </message>
    <message>
        <source>edit taken back</source>
        <translation>Änderung zurückgenommen</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneServer</name>
    <message>
        <source>Photo from a phone</source>
        <translation>Foto vom Telefon</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoBar</name>
    <message>
        <source>&amp;Photo</source>
        <translation>&amp;Foto</translation>
    </message>
    <message>
        <source>&amp;Second photo of this board</source>
        <translation>&amp;Zweites Foto dieses Spielplans</translation>
    </message>
    <message>
        <source>&amp;Move the outline</source>
        <translation>&amp;Umriss verschieben</translation>
    </message>
    <message>
        <source>Read as the &amp;other side</source>
        <translation>Als die &amp;andere Seite lesen</translation>
    </message>
    <message>
        <source>If the cells do not fit the photo: drag the board&apos;s corners into place.</source>
        <translation>Wenn die Plätze falsch über dem Foto liegen: die Ecken des Spielplans an ihren Ort ziehen.</translation>
    </message>
    <message>
        <source>Second photo</source>
        <translation>Zweites Foto</translation>
    </message>
    <message>
        <source>Another photo of the same board settles many doubts.</source>
        <translation>Ein weiteres Foto desselben Spielplans klärt viele Zweifel.</translation>
    </message>
    <message>
        <source>Move the outline</source>
        <translation>Umriss verschieben</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>New photo</source>
        <translation>Neues Foto</translation>
    </message>
    <message>
        <source>Read from a photo</source>
        <translation>Von einem Foto lesen</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Nothing to paste: copy a photo or its file first.</source>
        <translation>Es gibt nichts einzufügen: zuerst ein Foto oder seine Datei kopieren.</translation>
    </message>
    <message>
        <source>&amp;Camera…</source>
        <translation>&amp;Kamera …</translation>
    </message>
    <message>
        <source>Open photos of boards</source>
        <translation>Fotos von Spielplänen öffnen</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoInbox</name>
    <message>
        <source>Pasted picture</source>
        <translation>Eingefügtes Bild</translation>
    </message>
    <message>
        <source>This photo was already read. A second photo must show the board from another direction.</source>
        <translation>Dieses Foto wurde schon gelesen. Ein zweites zeigt den Spielplan aus einer anderen Richtung.</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read.</source>
        <translation>Das Foto des Spielplans von %1 wurde gelesen.</translation>
    </message>
    <message>
        <source>boards of %1 and %2 swapped</source>
        <translation>Spielpläne von %1 und %2 getauscht</translation>
    </message>
    <message>
        <source>%1&apos;s board given to %2</source>
        <translation>Spielplan von %1 an %2 gegeben</translation>
    </message>
    <message>
        <source>%1 and %2 have swapped their boards.</source>
        <translation>%1 und %2 haben ihre Spielpläne getauscht.</translation>
    </message>
    <message>
        <source>%1&apos;s board is %2&apos;s now.</source>
        <translation>Der Spielplan von %1 gehört jetzt %2.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Everybody has a board.</source>
        <translation>Alle haben schon einen Spielplan.</translation>
    </message>
    <message>
        <source>side of the game</source>
        <translation>Seite der Partie</translation>
    </message>
    <message>
        <source>The game is on side A now.</source>
        <translation>Die Partie ist jetzt auf Seite A.</translation>
    </message>
    <message>
        <source>The game is on side B now.</source>
        <translation>Die Partie ist jetzt auf Seite B.</translation>
    </message>
    <message>
        <source>%1 These boards are now empty, because they were on the other side: %2.</source>
        <translation>%1 Diese Spielpläne sind jetzt leer, weil sie auf der anderen Seite waren: %2.</translation>
    </message>
    <message>
        <source>%1, by photo</source>
        <translation>%1, per Foto</translation>
    </message>
    <message>
        <source>The photo replaced %1&apos;s board.</source>
        <translation>Das Foto hat den Spielplan von %1 ersetzt.</translation>
    </message>
    <message>
        <source>%1 and %2 now have the same board. Was one photo given to two players?</source>
        <translation>%1 und %2 haben jetzt denselben Spielplan. Ist ein Foto bei zwei Personen gelandet?</translation>
    </message>
    <message>
        <source>%1. Take another photo, or mark the corners of the board.</source>
        <translation>%1. Nimm noch ein Foto auf oder markiere die Ecken des Spielplans.</translation>
    </message>
    <message>
        <source>The second photo of %1&apos;s board could not be used.</source>
        <translation>Das zweite Foto des Spielplans von %1 war nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>%1 was not opened: one game at a time.</source>
        <translation>%1 wurde nicht geöffnet: immer nur eine Partie auf einmal.</translation>
    </message>
    <message>
        <source>This photo shows %1&apos;s board already.</source>
        <translation>Dieses Foto zeigt schon den Spielplan von %1.</translation>
    </message>
    <message>
        <source>&amp;Give it to %1</source>
        <translation>An %1 &amp;geben</translation>
    </message>
    <message>
        <source>%1 is among the photos already.</source>
        <translation>%1 ist schon unter den Fotos.</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoPanel</name>
    <message>
        <source>&amp;Turn (R)</source>
        <translation>D&amp;rehen (R)</translation>
    </message>
    <message>
        <source>Moves the thick line to the next edge.</source>
        <translation>Die dicke Linie rückt zur nächsten Kante.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Noch einmal &amp;lesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Drag the corners 1 to 4 onto the corners of the board, with the thick line on its straight edge.</source>
        <translation>Die Ecken 1 bis 4 auf die Ecken des Spielplans ziehen, die dicke Linie auf seine gerade Kante.</translation>
    </message>
    <message>
        <source>The lines must not cross: corners 1 to 4 go around the board clockwise.</source>
        <translation>Die Linien dürfen sich nicht kreuzen: Die Ecken 1 bis 4 laufen im Uhrzeigersinn um den Spielplan.</translation>
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
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStrip</name>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Drag a photo to the player whose board it shows, or press the number of the seat.</source>
        <translation>Zieh ein Foto zu der Person, deren Spielplan es zeigt, oder drück ihre Nummer.</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>An %1 geben</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>Lesen a&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Noch einmal &amp;lesen</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ent&amp;fernen</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStripModel</name>
    <message>
        <source>no photo</source>
        <translation>kein Foto</translation>
    </message>
    <message>
        <source>%1: no photo</source>
        <translation>%1: kein Foto</translation>
    </message>
    <message>
        <source>Drop a photo here to give it to %1.</source>
        <translation>Ein Foto hierher ziehen, um es %1 zu geben.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>state of a photo, name of its file</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoView</name>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlantGrid</name>
    <message>
        <source>%1 (%2)</source>
        <comment>Bush (2): a plant and its value</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>blue, bush</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayerBoardPage</name>
    <message>
        <source>&amp;Clouds</source>
        <translation>&amp;Wolken</translation>
    </message>
    <message>
        <source>Backs of the &amp;tokens, such as 2 + 1 + 3, or their sum</source>
        <translation>&amp;Rückseiten der Plättchen, etwa 2 + 1 + 3, oder ihre Summe</translation>
    </message>
    <message>
        <source>Collected to&amp;kens</source>
        <translation>&amp;Gesammelte Plättchen</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Wolken</translation>
    </message>
    <message>
        <source>Backs of the tokens, with a plus between them, or their sum</source>
        <translation>Rückseiten der Plättchen, mit einem Plus dazwischen, oder ihre Summe</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Gesammelte Plättchen</translation>
    </message>
    <message>
        <source>Player boards</source>
        <translation>Spielertableaus</translation>
    </message>
    <message>
        <source>&amp;No plants are left</source>
        <translation>&amp;Keine Pflanzen übrig</translation>
    </message>
    <message>
        <source>Plants not &amp;known</source>
        <translation>Pflanzen nicht &amp;bekannt</translation>
    </message>
    <message>
        <source>Own (%1)</source>
        <comment>plants, with their colour</comment>
        <translation>Eigene (%1)</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>Eine Zahl eintippen, oder mehrere mit einem Plus dazwischen.</translation>
    </message>
    <message>
        <source>Player &amp;boards</source>
        <translation>&amp;Spielertableaus</translation>
    </message>
    <message>
        <source>Plants, clouds and tokens of each player</source>
        <translation>Pflanzen, Wolken und Plättchen jeder Person</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayerBox</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>A new name applies to all games; each game also keeps the name it was played under.</source>
        <translation>Ein neuer Name gilt für alle Partien; jede Partie behält auch den Namen, unter dem sie gespielt wurde.</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Is the same as…</source>
        <translation>&amp;Ist dieselbe wie …</translation>
    </message>
    <message>
        <source>Is &amp;somebody else</source>
        <translation>Ist &amp;jemand anderes</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>%1 is called:</source>
        <translation>%1 heißt:</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>%1 is the same person as:</source>
        <translation>%1 ist dieselbe Person wie:</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>Ist dieselbe wie</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordPages</name>
    <message>
        <source>Past &amp;games</source>
        <translation>&amp;Partienbuch</translation>
    </message>
    <message>
        <source>&amp;Record the game</source>
        <translation>Partie &amp;festhalten</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Keep the open game in the record</source>
        <translation>Die offene Partie im Partienbuch festhalten</translation>
    </message>
    <message>
        <source>&amp;Recorded games</source>
        <translation>&amp;Festgehaltene Partien</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Personen …</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>Partien &amp;importieren …</translation>
    </message>
    <message>
        <source>This &amp;box…</source>
        <translation>Diese &amp;Schachtel …</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players with points, and when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything, one game per line (*.jsonl)</source>
        <translation>Alles, eine Partie je Zeile (*.jsonl)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>BG Stats (*.bgsplay)</source>
        <translation>BG Stats (*.bgsplay)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n Partie nach %1 geschrieben.</numerusform>
            <numerusform>%n Partien nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.json)</source>
        <translation>Partien (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Überschreiben?</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGamePage</name>
    <message numerus="yes">
        <source>%1: %2, %n sun(s)</source>
        <translation>
            <numerusform>%1: %2, %n Sonne</numerusform>
            <numerusform>%1: %2, %n Sonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <comment>a player and points</comment>
        <translation>%1 hat gewonnen: %2</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players and points</comment>
        <translation>%1 teilen sich den Sieg: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1 hat begonnen</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <comment>names</comment>
        <translation>%1 heißt heute %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Festgehaltene Partie</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Jeder Punkt und sein Grund</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplizieren</translation>
    </message>
    <message>
        <source>&amp;BG Stats…</source>
        <translation>B&amp;G Stats …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Count it again, or change its boards and cards</source>
        <translation>Noch einmal zählen oder Spielpläne und Karten ändern</translation>
    </message>
    <message>
        <source>A code to scan with the phone that has BG Stats</source>
        <translation>Ein Code zum Scannen mit dem Telefon, auf dem BG Stats ist</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>%1 counted different points when the game was recorded. The recorded points are shown beside those that count today.</source>
        <comment>a program</comment>
        <translation>%1 hat andere Punkte gezählt, als die Partie festgehalten wurde. Was damals festgehalten wurde, steht neben dem, was heute zählt.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>Photo missing</source>
        <translation>Foto fehlt</translation>
    </message>
    <message>
        <source>Photo of %1&apos;s board</source>
        <translation>Foto des Spielplans von %1</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>%1&apos;s board</source>
        <translation>Spielplan von %1</translation>
    </message>
    <message>
        <source>The points of %1</source>
        <translation>Die Punkte von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, and a dispute of theirs that was settled</comment>
        <translation>%1, %2</translation>
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
            <numerusform>%n Platz im Zweifel: %1</numerusform>
            <numerusform>%n Plätze im Zweifel: %1</numerusform>
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
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Nothing was in doubt.</source>
        <translation>Nichts war im Zweifel.</translation>
    </message>
</context>
<context>
    <name>concord::gui::RowField</name>
    <message>
        <source>The whole board as a row of letters</source>
        <translation>Der ganze Spielplan als Reihe von Buchstaben</translation>
    </message>
    <message>
        <source>Whole board: L TT MM MMM - TTL</source>
        <translation>Ganzer Spielplan: L TT MM MMM - TTL</translation>
    </message>
    <message>
        <source>&lt;p&gt;One group of letters for each cell, column by column from the top: a1, a2 … The letters name the tokens from the bottom up: &lt;b&gt;W&lt;/b&gt; water, &lt;b&gt;M&lt;/b&gt; mountain, &lt;b&gt;T&lt;/b&gt; trunk, &lt;b&gt;L&lt;/b&gt; leaves, &lt;b&gt;F&lt;/b&gt; field, &lt;b&gt;H&lt;/b&gt; house.&lt;/p&gt;&lt;p&gt;A whole stack has a letter too: &lt;b&gt;R&lt;/b&gt; medium tree, &lt;b&gt;E&lt;/b&gt; tall tree, &lt;b&gt;O&lt;/b&gt; medium mountain, &lt;b&gt;U&lt;/b&gt; high mountain, &lt;b&gt;B&lt;/b&gt; building.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; is an empty cell, &lt;b&gt;/&lt;/b&gt; goes on to the next column. Enter goes back to the board.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Gruppe von Buchstaben je Platz, Spalte für Spalte von oben: a1, a2 … Die Buchstaben nennen die Steine von unten nach oben: &lt;b&gt;W&lt;/b&gt; Wasser, &lt;b&gt;M&lt;/b&gt; Berg, &lt;b&gt;T&lt;/b&gt; Stamm, &lt;b&gt;L&lt;/b&gt; Krone, &lt;b&gt;F&lt;/b&gt; Feld, &lt;b&gt;H&lt;/b&gt; Haus.&lt;/p&gt;&lt;p&gt;Auch ganze Stapel haben einen Buchstaben: &lt;b&gt;R&lt;/b&gt; mittlerer Baum, &lt;b&gt;E&lt;/b&gt; hoher Baum, &lt;b&gt;O&lt;/b&gt; mittlerer Berg, &lt;b&gt;U&lt;/b&gt; hoher Berg, &lt;b&gt;B&lt;/b&gt; Gebäude.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; ist ein leerer Platz, &lt;b&gt;/&lt;/b&gt; geht weiter zur nächsten Spalte. Enter führt zurück zum Spielplan.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>typed row</source>
        <translation>eingetippte Reihe</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScoreItemsModel</name>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScorePanel</name>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Jeder Punkt und sein Grund</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next doubtful cell (N)</source>
        <translation>Nächster zweifelhafter Platz (N)</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>Warum diese Punkte?</translation>
    </message>
    <message>
        <source>Go through everything that was counted and compare it with the paper (Ctrl+D)</source>
        <translation>Alles Gezählte Schritt für Schritt ansehen und mit dem Papier vergleichen (Strg+D)</translation>
    </message>
</context>
<context>
    <name>concord::gui::ShareMenu</name>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>Score &amp;sheet…</source>
        <translation>Wertungs&amp;blatt …</translation>
    </message>
    <message>
        <source>&amp;Copy the score as text</source>
        <translation>Wertung als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the score as &amp;picture</source>
        <translation>Wertung als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Saves pad, boards and cards as a PDF, a picture or a text.</source>
        <translation>Speichert Block, Spielpläne und Karten als PDF, Bild oder Text.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Wertungsblatt speichern</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The score is on the clipboard.</source>
        <translation>Die Wertung liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>concord::gui::StackChoices</name>
    <message>
        <source>Click a cell to choose it.</source>
        <translation>Ein Klick wählt einen Platz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>%1 (%2). Key: %3.</source>
        <translation>%1 (%2). Taste: %3.</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>Anderer Stapel …</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>Der Platz im Foto, vergrößert</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓ Done.&lt;/b&gt; No cell is left to ask about.</source>
        <translation>&lt;b&gt;✓ Fertig.&lt;/b&gt; Es gibt keine Fragen mehr.</translation>
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
        <source>&lt;b&gt;✓&lt;/b&gt; No cell is doubtful enough to ask about.</source>
        <translation>&lt;b&gt;✓&lt;/b&gt; Kein Platz ist zweifelhaft genug, um danach zu fragen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a question about a cell, and why it is in doubt</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>concord::gui::StartPage</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>A photo of a finished board, or a saved game, can also be dropped anywhere here.</source>
        <translation>Ein Foto eines fertigen Spielplans oder eine gespeicherte Partie lässt sich auch hierher ziehen.</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Weiter: %1</translation>
    </message>
    <message>
        <source>Past &amp;games and statistics</source>
        <translation>&amp;Partienbuch und Statistik</translation>
    </message>
    <message>
        <source>Score a board from a &amp;photo…</source>
        <translation>&amp;Spielplan von einem Foto werten …</translation>
    </message>
    <message>
        <source>A photo of the finished board is enough: Concord reads the tokens and explains every point.</source>
        <translation>Ein Foto des fertigen Spielplans genügt: Concord liest die Steine und erklärt jeden Punkt.</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>Fotos vom Te&amp;lefon …</translation>
    </message>
    <message>
        <source>&amp;Take a photo with the camera…</source>
        <translation>Foto mit der &amp;Kamera aufnehmen …</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>&amp;Gespeicherte Partie öffnen …</translation>
    </message>
    <message>
        <source>&amp;Look at a sample game</source>
        <translation>Eine Beispielpartie anseh&amp;en</translation>
    </message>
    <message>
        <source>A finished game of four to try everything with. It is not kept in the record.</source>
        <translation>Eine fertige Partie zu viert, um alles auszuprobieren. Sie kommt nicht ins Partienbuch.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Partien</translation>
    </message>
</context>
<context>
    <name>concord::gui::StartQuestion</name>
    <message>
        <source>Who started?</source>
        <translation>Wer hat begonnen?</translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1 hat begonnen</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
</context>
<context>
    <name>concord::gui::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Bestwerte</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several players</source>
        <translation>
            <numerusform>%n zu mehreren</numerusform>
            <numerusform>%n zu mehreren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo</source>
        <translation>
            <numerusform>%n solo</numerusform>
            <numerusform>%n solo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min at the table</source>
        <translation>%1 Std. %2 Min. am Tisch</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>Das Partienbuch wird geöffnet …</translation>
    </message>
    <message>
        <source>No games are recorded yet. Statistics appear here after the first one.</source>
        <translation>Noch ist keine Partie festgehalten. Nach der ersten gibt es hier etwas zu sehen.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Personen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
</context>
<context>
    <name>concord::gui::TokenPalette</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>A click only chooses a cell (Esc).</source>
        <translation>Ein Klick wählt nur einen Platz (Esc).</translation>
    </message>
    <message>
        <source>A click puts %1 on the cell; a right click takes the top off. Key: %2.</source>
        <translation>Ein Klick legt %1 auf den Platz; ein Rechtsklick nimmt den obersten Stein weg. Taste: %2.</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>A click puts an animal cube on the stack or takes it away. Key: A.</source>
        <translation>Ein Klick legt einen Tierwürfel auf den Stapel oder nimmt ihn weg. Taste: A.</translation>
    </message>
    <message>
        <source>A click puts the spirit cube on the stack or takes it away. Key: S.</source>
        <translation>Ein Klick legt den Geistwürfel auf den Stapel oder nimmt ihn weg. Taste: S.</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>A click takes the top off; so does a right click. Key: Delete.</source>
        <translation>Ein Klick nimmt den obersten weg, ein Rechtsklick auch. Taste: Entf.</translation>
    </message>
    <message>
        <source>It cannot go on the selected cell.</source>
        <translation>Er passt nicht auf den gewählten Platz.</translation>
    </message>
    <message>
        <source>A click puts the whole stack on the cell: %1; a drag puts it on many. Another click or a right click takes it away. Key: %2.</source>
        <translation>Ein Klick legt den ganzen Stapel auf den Platz: %1; Ziehen legt ihn auf mehrere. Noch ein Klick oder ein Rechtsklick nimmt ihn weg. Taste: %2.</translation>
    </message>
</context>
<context>
    <name>concord::gui::WatchFolderAction</name>
    <message>
        <source>The folder %1 is gone, so no new photos come from it.</source>
        <translation>Den Ordner %1 gibt es nicht mehr, also kommen daraus keine neuen Fotos.</translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>&amp;Ordner auf neue Fotos überwachen …</translation>
    </message>
    <message>
        <source>&amp;Watch “%1” for photos</source>
        <translation>&amp;Ordner „%1“ auf neue Fotos überwachen</translation>
    </message>
    <message>
        <source>The folder %1 cannot be watched for photos.</source>
        <translation>Der Ordner %1 lässt sich nicht auf neue Fotos überwachen.</translation>
    </message>
    <message>
        <source>A folder that gets new photos</source>
        <translation>Ein Ordner, in den neue Fotos kommen</translation>
    </message>
    <message>
        <source>From now on, new photos in “%1” are read.</source>
        <translation>Fotos, die ab jetzt in „%1“ ankommen, werden gelesen.</translation>
    </message>
</context>
</TS>
