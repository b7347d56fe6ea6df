<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AreaCommand</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>force</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>plantes</translation>
    </message>
    <message>
        <source>No plant stands in this area: nobody scores.</source>
        <translation>Aucune plante ne se trouve dans cette zone&#xa0;: personne ne marque.</translation>
    </message>
    <message>
        <source>Renature: show who scores what in one area and why, and what the others lack to score more</source>
        <translation>Renature&#xa0;: dit qui reçoit quoi d’une zone, pourquoi, et ce qui manque aux autres</translation>
    </message>
    <message>
        <source>Plants by colour: orange=bush blue=bush,2xturf neutral=pine</source>
        <translation>Plantes par couleur&#xa0;: orange=bush blue=bush,2xturf neutral=pine</translation>
    </message>
    <message>
        <source>The large number of the token: the size of the area</source>
        <translation>Le grand nombre du jeton&#xa0;: la taille de la zone</translation>
    </message>
    <message>
        <source>The small number of the token; leave it out if it is not known</source>
        <translation>Le petit nombre du jeton&#xa0;; omis&#xa0;: inconnu</translation>
    </message>
    <message>
        <source>Write the area as JSON, as in the score&apos;s list of areas</source>
        <translation>Écrit l’entrée des zones du score</translation>
    </message>
</context>
<context>
    <name>AuditCommand</name>
    <message>
        <source>%1: %2, but this player has no nature&apos;s spirit card whose cube was placed.</source>
        <translation>%1&#xa0;: %2, mais cette personne n’a aucune carte Esprit de la nature dont le cube ait été posé.</translation>
    </message>
    <message>
        <source>%1: %2, by %3</source>
        <translation>%1&#xa0;: %2, par %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (possible: %4)</source>
        <translation>%1&#xa0;: %2, par %3 (possible&#xa0;: %4)</translation>
    </message>
    <message>
        <source>%1: %2, no card that could have placed it has its habitat here now; the board may have changed since the cube was placed.</source>
        <translation>%1&#xa0;: %2, aucune carte de cette personne n’a son habitat ici à présent&#xa0;; il a pu changer depuis.</translation>
    </message>
    <message>
        <source>%1: %2, not explained: every card that could have placed it is needed for other cubes (%3).</source>
        <translation>%1&#xa0;: %2, inexpliqué&#xa0;: les autres cubes ont besoin des cartes %3.</translation>
    </message>
    <message>
        <source>It is not known where cubes lie on the board.</source>
        <translation>On ne sait pas où se trouvent les cubes sur le plateau.</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1. They are not checked, as the animal cards are not known.</source>
        <translation>Cubes animal sur le plateau&#xa0;: %1. Ils ne sont pas examinés, car les cartes Animal ne sont pas connues.</translation>
    </message>
    <message>
        <source>No cube lies on the board.</source>
        <translation>Aucun cube ne se trouve sur le plateau.</translation>
    </message>
    <message>
        <source>Cubes on the board:</source>
        <translation>Cubes sur le plateau&#xa0;:</translation>
    </message>
    <message>
        <source>No further cube can be placed.</source>
        <translation>Aucun autre cube ne peut être posé.</translation>
    </message>
    <message>
        <source>Cubes that can still be placed:</source>
        <translation>Cubes qui peuvent encore être posés&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <translation>%1&#xa0;: %2, %3 points</translation>
    </message>
    <message>
        <source>Show which card may have placed each cube, and which cubes could still be placed</source>
        <translation>Montre quelle carte a pu poser chaque cube et quels cubes pourraient encore être posés</translation>
    </message>
    <message>
        <source>Games to audit; - is standard input</source>
        <translation>Parties à examiner&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>Écrit du JSON, lisible pour un fichier, une ligne par fichier s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>No player has a board to audit.</source>
        <translation>Aucun joueur n’a de plateau à examiner.</translation>
    </message>
</context>
<context>
    <name>AutosaveFileWords</name>
    <message>
        <source>The game could not be saved automatically: %1.</source>
        <translation>La partie n’a pas pu être mise de côté&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>AutosaveWords</name>
    <message>
        <source>today %1</source>
        <translation>aujourd’hui %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>hier %1</translation>
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
        <translation>Cette partie a aussi été modifiée dans une autre fenêtre. Les deux sont gardées.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Partie d’exemple</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>? please check</source>
        <translation>? à vérifier</translation>
    </message>
    <message>
        <source>Stacks from bottom to top, with their height.</source>
        <translation>Piles de bas en haut, avec leur hauteur.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>doubtful</source>
        <translation>douteuse</translation>
    </message>
    <message>
        <source>breaks the claim</source>
        <translation>contredit la déclaration</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marquée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and what is there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>BoxCommand</name>
    <message>
        <source>Empty cells of side %1</source>
        <translation>Cases vides de la face %1</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>%n plateau confirmé de cette boîte est connu.</numerusform>
            <numerusform>%n plateaux confirmés de cette boîte sont connus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens: %1 mm wide, %2 mm high</source>
        <translation>Jetons&#xa0;: %1 mm de large, %2 mm de haut</translation>
    </message>
    <message>
        <source>What settled boards have taught about the tokens of this box: show, learn, forget</source>
        <translation>Ce que les plateaux confirmés ont appris des jetons de cette boîte&#xa0;: montrer, apprendre, oublier</translation>
    </message>
    <message>
        <source>Show what is known</source>
        <translation>Montre ce qui est connu</translation>
    </message>
    <message>
        <source>Write it as concord-box JSON, for concord read --box</source>
        <translation>L’écrit en JSON concord-box, pour concord read --box</translation>
    </message>
    <message>
        <source>Learn from photos whose board a person has settled</source>
        <translation>Apprend de photos dont une personne a confirmé le plateau</translation>
    </message>
    <message>
        <source>Photos with their settled board in them</source>
        <translation>Photos contenant leur plateau confirmé</translation>
    </message>
    <message>
        <source>The game with the board of one photo</source>
        <translation>La partie avec le plateau d’une photo</translation>
    </message>
    <message>
        <source>Whose board of the game it is</source>
        <translation>À qui est ce plateau dans la partie</translation>
    </message>
    <message>
        <source>Forget all of it</source>
        <translation>Oublie tout</translation>
    </message>
</context>
<context>
    <name>CardEdits</name>
    <message>
        <source>animal points</source>
        <translation>points des animaux</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>ajouter %1</translation>
    </message>
    <message>
        <source>nature&apos;s spirit points</source>
        <translation>points de l’Esprit de la nature</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>retirer %1</translation>
    </message>
    <message>
        <source>%1 on paper</source>
        <translation>%1 sur papier</translation>
    </message>
</context>
<context>
    <name>CertaintyWords</name>
    <message>
        <source>The likeliest landscape points are %1 (%2); %3 to %4 are possible.</source>
        <translation>Les points de paysage les plus probables sont %1 (%2)&#xa0;; de %3 à %4 sont possibles.</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain.</source>
        <translation>Les points de paysage sont sûrs à %1.</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain; %2 to %3 are possible.</source>
        <translation>Les points de paysage sont sûrs à %1&#xa0;; de %2 à %3 sont possibles.</translation>
    </message>
    <message>
        <source>No board is known; points that were typed count.</source>
        <translation>Aucun plateau n’est connu&#xa0;; les points saisis comptent.</translation>
    </message>
    <message>
        <source>Click a line below to see its cells on the board.</source>
        <translation>Cliquez sur une ligne ci-dessous pour voir ses cases sur le plateau.</translation>
    </message>
    <message>
        <source>No cell is doubtful.</source>
        <translation>Aucune case n’est douteuse.</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at.</source>
        <translation>Toutes les cases douteuses ont été vues.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) want a look.</source>
        <translation>
            <numerusform>%n case mérite un regard.</numerusform>
            <numerusform>%n cases méritent un regard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still want a look.</source>
        <translation>
            <numerusform>%n case mérite encore un regard.</numerusform>
            <numerusform>%n cases méritent encore un regard.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at. If the game is close, compare %1 with the real board too.</source>
        <translation>Toutes les cases douteuses ont été vues. Si la partie est serrée, comparez aussi %1 avec le plateau sur la table.</translation>
    </message>
    <message>
        <source>No single cell is doubtful enough to ask about, but small doubts add up: if the game is close, compare %1 with the real board.</source>
        <translation>Aucune case n’est assez douteuse pour poser la question, mais les petits doutes s’ajoutent&#xa0;: si la partie est serrée, comparez %1 avec le plateau sur la table.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Non gagnées</translation>
    </message>
    <message>
        <source>Games with several players</source>
        <translation>Parties à plusieurs</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Points en moyenne</translation>
    </message>
    <message>
        <source>The first ahead</source>
        <translation>Le premier devant</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>The second ahead</source>
        <translation>Le second devant</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players who met</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Where the points come from, on average</source>
        <translation>D’où viennent les points, en moyenne</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>Fois choisi</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>Animaux favoris</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Points au fil du temps</translation>
    </message>
    <message>
        <source>Of the winners</source>
        <translation>Des gagnants</translation>
    </message>
    <message>
        <source>Of everybody</source>
        <translation>De tous</translation>
    </message>
    <message>
        <source>Points on average by number of players</source>
        <translation>Points en moyenne par nombre de joueurs</translation>
    </message>
    <message>
        <source>%1: the %2 with the most games</source>
        <comment>title of a chart, a number of players</comment>
        <translation>%1 : les %2 avec le plus de parties</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Autre…</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Run &quot;concord --help&quot; for usage.</source>
        <translation>«&#xa0;concord --help&#xa0;» montre ce qui est compris.</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Affiche cette aide</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Affiche la version</translation>
    </message>
    <message>
        <source>concord: the results could not be written.</source>
        <translation>concord&#xa0;: les résultats n’ont pas pu être écrits.</translation>
    </message>
    <message>
        <source>expected an option, got &quot;%1&quot;</source>
        <translation>option attendue, au lieu de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected an option of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>option de &quot;%1&quot; attendue, au lieu de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>expected a command, got &quot;%1&quot;</source>
        <translation>commande attendue, au lieu de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a command of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>commande de &quot;%1&quot; attendue, au lieu de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>expected a command</source>
        <translation>commande attendue</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1&#xa0;; vouliez-vous dire %2&#xa0;?</translation>
    </message>
    <message>
        <source>Scores finished games of Harmonies, from a photo or by hand, and of Renature, and explains every point.</source>
        <translation>Compte les parties terminées d’Harmonies, à partir d’une photo ou à la main, et de Renature, et explique chaque point.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ContradictionWords</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a row of the pad, and what cannot be right there</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what cannot be right on the board of the player</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>accepted as it is</source>
        <translation>accepté tel quel</translation>
    </message>
</context>
<context>
    <name>DisputeWords</name>
    <message>
        <source>%1: settled at %2.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1&#xa0;: réglé à %2.</translation>
    </message>
    <message>
        <source>%1: settled at %2, but the number has changed since.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1&#xa0;: réglé à %2, mais le nombre a changé depuis.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n game(s) added</source>
        <translation>
            <numerusform>%n partie ajoutée</numerusform>
            <numerusform>%n parties ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n mise à jour</numerusform>
            <numerusform>%n mises à jour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in the record</source>
        <translation>
            <numerusform>%n déjà connue</numerusform>
            <numerusform>%n déjà connues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer in the record and left unchanged</source>
        <translation>
            <numerusform>%n modifiée ici depuis et laissée telle quelle</numerusform>
            <numerusform>%n modifiées ici depuis et laissées telles quelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) not found beside the file</source>
        <translation>
            <numerusform>%n photo introuvable à côté du fichier</numerusform>
            <numerusform>%n photos introuvables à côté du fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>%n partie endommagée laissée de côté.</numerusform>
            <numerusform>%n parties endommagées laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>%n partie d’un jeu inconnu laissée de côté.</numerusform>
            <numerusform>%n parties de jeux inconnus laissées de côté.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeCommand</name>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n partie exportée.</numerusform>
            <numerusform>%n parties exportées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added, %2 updated, %3 unchanged.</source>
        <translation>%1 ajoutées, %2 mises à jour, %3 inchangées.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were changed here after the export and stay as they are.</source>
        <translation>
            <numerusform>%n partie a été modifiée ici depuis et reste telle quelle.</numerusform>
            <numerusform>%n parties ont été modifiées ici depuis et restent telles quelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) were not found beside the file.</source>
        <translation>
            <numerusform>%n photo ne se trouvait pas à côté du fichier.</numerusform>
            <numerusform>%n photos ne se trouvaient pas à côté du fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write games for other programs</source>
        <translation>Écrit les parties pour d’autres programmes</translation>
    </message>
    <message>
        <source>Where to; - is standard output (default)</source>
        <translation>Destination&#xa0;; - est la sortie standard (par défaut)</translation>
    </message>
    <message>
        <source>jsonl: everything, one game per line; csv: a table; bgsplay: for BG Stats. By default the file&apos;s extension decides; jsonl for any other extension</source>
        <translation>jsonl&#xa0;: tout, une partie par ligne&#xa0;; csv&#xa0;: un tableau&#xa0;; bgsplay&#xa0;: pour BG Stats. Sans indication&#xa0;: selon l’extension du fichier, jsonl pour toute autre</translation>
    </message>
    <message>
        <source>Write a link that puts this game into BG Stats on a phone</source>
        <translation>Écrit un lien qui inscrit cette partie dans BG Stats sur un téléphone</translation>
    </message>
    <message>
        <source>Import exported games, all or none; games already in the record are updated</source>
        <translation>Reprend des parties exportées, toutes ou aucune&#xa0;; celles déjà connues sont mises à jour</translation>
    </message>
    <message>
        <source>One game, or one per line; - is standard input</source>
        <translation>Une partie, ou une par ligne&#xa0;; - est l’entrée standard</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>%n partie endommagée laissée de côté.</numerusform>
            <numerusform>%n parties endommagées laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>%n partie d’un jeu inconnu laissée de côté.</numerusform>
            <numerusform>%n parties de jeux inconnus laissées de côté.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 is a folder; a photo or a saved game was expected.</source>
        <translation>%1 est un dossier&#xa0;; une photo ou une partie enregistrée était attendue.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MB; a photo or a saved game was expected.</source>
        <translation>%1 dépasse 256 Mo&#xa0;; une photo ou une partie enregistrée était attendue.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 n’a pas pu être enregistré&#xa0;: %2.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>it belongs to somebody else, or is protected</source>
        <translation>il appartient à quelqu’un d’autre, ou il est protégé</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>on ne peut rien y écrire</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>il n’y a plus de place</translation>
    </message>
</context>
<context>
    <name>FrameCheck</name>
    <message>
        <source>Too dark: turn on a lamp.</source>
        <translation>Trop sombre&#xa0;: allumez une lampe.</translation>
    </message>
    <message>
        <source>Too bright: the light blinds the camera.</source>
        <translation>Trop clair&#xa0;: la lumière éblouit l’appareil.</translation>
    </message>
    <message>
        <source>No board to be seen: show the whole board.</source>
        <translation>Aucun plateau en vue&#xa0;: montrez le plateau entier.</translation>
    </message>
    <message>
        <source>Come closer: the board should fill the picture.</source>
        <translation>Approchez-vous&#xa0;: le plateau devrait remplir l’image.</translation>
    </message>
    <message>
        <source>Step back: the whole edge of the board should be seen.</source>
        <translation>Reculez&#xa0;: tout le bord du plateau devrait être visible.</translation>
    </message>
    <message>
        <source>Too slanted: hold the camera higher.</source>
        <translation>Trop incliné&#xa0;: tenez l’appareil plus haut.</translation>
    </message>
    <message>
        <source>A little from the side: then the heights can be seen.</source>
        <translation>Un peu plus de côté&#xa0;: on verra alors les hauteurs.</translation>
    </message>
    <message>
        <source>Blurred: hold still.</source>
        <translation>Flou&#xa0;: ne bougez plus.</translation>
    </message>
    <message>
        <source>That looks good.</source>
        <translation>Voilà qui est bien.</translation>
    </message>
</context>
<context>
    <name>HarmoniesText</name>
    <message>
        <source>Suns: %1 (%2 for the points, %3 for the side of the board, %4 for the nature&apos;s spirit).</source>
        <translation>Soleils&#xa0;: %1 (%2 pour les points, %3 pour la face du plateau, %4 pour l’Esprit de la nature).</translation>
    </message>
    <message>
        <source>The next sun needs %1 points, %2 more.</source>
        <translation>Le prochain soleil demande %1 points, encore %2.</translation>
    </message>
</context>
<context>
    <name>HistoryCommand</name>
    <message>
        <source>No games.</source>
        <translation>Aucune partie.</translation>
    </message>
    <message>
        <source>Game %1 was changed.</source>
        <translation>La partie %1 a été modifiée.</translation>
    </message>
    <message>
        <source>Game %1 was permanently deleted.</source>
        <translation>La partie %1 est supprimée pour de bon.</translation>
    </message>
    <message>
        <source>Game %1 was deleted; &quot;concord history undelete %1&quot; restores it.</source>
        <translation>La partie %1 a été supprimée&#xa0;; &quot;concord history undelete %1&quot; la ramène.</translation>
    </message>
    <message>
        <source>Game %1 was restored.</source>
        <translation>La partie %1 est de retour.</translation>
    </message>
    <message>
        <source>The number of the game, or its UUID</source>
        <translation>Le numéro de la partie, ou son UUID</translation>
    </message>
    <message>
        <source>List the recorded games, look at one, change or delete it</source>
        <translation>Liste les parties enregistrées, en montre, en modifie ou en supprime une</translation>
    </message>
    <message>
        <source>Write one line of JSON per game</source>
        <translation>Écrit une ligne de JSON pour chacune</translation>
    </message>
    <message>
        <source>Write CSV, one row for each player of each game</source>
        <translation>Écrit un tableau, une ligne par joueur et par partie</translation>
    </message>
    <message>
        <source>List the deleted games instead</source>
        <translation>Les parties supprimées à la place</translation>
    </message>
    <message>
        <source>Show a game with its boards and score</source>
        <translation>Montre une partie avec ses plateaux et son score</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>Explique chaque point avec sa règle</translation>
    </message>
    <message>
        <source>Write the game as JSON</source>
        <translation>Écrit la partie en JSON</translation>
    </message>
    <message>
        <source>Change what is recorded about a game</source>
        <translation>Modifie ce qui est enregistré d’une partie</translation>
    </message>
    <message>
        <source>Take players, boards and cards from this file; the game is scored again</source>
        <translation>Joueurs, plateaux et cartes de ce fichier&#xa0;; le score est recalculé</translation>
    </message>
    <message>
        <source>Remove a photo, named as &quot;history show&quot; lists it; it is deleted unless another game shows it</source>
        <translation>Retire une photo, par le nom que donne &quot;show&quot;&#xa0;; elle est supprimée si aucune autre partie ne la montre</translation>
    </message>
    <message>
        <source>Delete a game; it can be restored</source>
        <translation>Supprime une partie&#xa0;; elle peut être ramenée</translation>
    </message>
    <message>
        <source>Delete it permanently, with the photos that only it uses</source>
        <translation>La retire pour de bon, avec les photos qui ne sont qu’à elle</translation>
    </message>
    <message>
        <source>Restore a deleted game</source>
        <translation>Ramène une partie supprimée</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>recorded</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>now</source>
        <translation>à présent</translation>
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
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>The points have changed since %1 recorded this game:</source>
        <translation>Les points ont changé depuis que %1 a enregistré cette partie&#xa0;:</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>un autre programme</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Réglé</translation>
    </message>
</context>
<context>
    <name>InboxWords</name>
    <message>
        <source>no doubts</source>
        <translation>aucun doute</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s)</source>
        <translation>
            <numerusform>%n doute</numerusform>
            <numerusform>%n doutes</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, doubts</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>no board found</source>
        <translation>aucun plateau trouvé</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>attend une réponse</translation>
    </message>
    <message>
        <source>whose board?</source>
        <translation>à qui est ce plateau&#xa0;?</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>pas lue</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the state of the photo</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>points</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>Another &amp;player&apos;s board</source>
        <translation>Le plateau d’un autre &amp;joueur</translation>
    </message>
    <message>
        <source>Play went on: &amp;take this photo</source>
        <translation>La partie a continué&#xa0;: &amp;utiliser cette photo</translation>
    </message>
    <message>
        <source>The &amp;same board: use both</source>
        <translation>Le même plateau&#xa0;: utiliser les &amp;deux</translation>
    </message>
    <message>
        <source>&amp;Read as side B</source>
        <translation>&amp;Lire comme face B</translation>
    </message>
    <message>
        <source>&amp;Read as side A</source>
        <translation>&amp;Lire comme face A</translation>
    </message>
    <message>
        <source>&amp;Change the game to side A</source>
        <translation>&amp;Passer la partie en face A</translation>
    </message>
    <message>
        <source>&amp;Change the game to side B</source>
        <translation>&amp;Passer la partie en face B</translation>
    </message>
    <message>
        <source>A photo of another &amp;game</source>
        <translation>La photo d’une &amp;autre partie</translation>
    </message>
    <message>
        <source>&amp;Mark the board by hand</source>
        <translation>&amp;Marquer le plateau à la main</translation>
    </message>
    <message>
        <source>Set it &amp;aside</source>
        <translation>La mettre de &amp;côté</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a card missing, or is the number of cubes on one too low?</source>
        <translation>le nombre de cubes est de %1 sur le plateau, mais de %2 d’après les cartes. Manque-t-il une carte, ou le nombre de cubes de l’une d’elles est-il trop petit&#xa0;?</translation>
    </message>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a cube on the board missing?</source>
        <translation>le nombre de cubes est de %1 sur le plateau, mais de %2 d’après les cartes. Manque-t-il un cube sur le plateau&#xa0;?</translation>
    </message>
    <message>
        <source>a spirit&apos;s cube lies on the board, but no nature&apos;s spirit was chosen.</source>
        <translation>un cube Esprit se trouve sur le plateau, mais aucun Esprit de la nature n’a été choisi.</translation>
    </message>
    <message>
        <source>the animal cards are missing.</source>
        <translation>il manque les cartes Animal.</translation>
    </message>
    <message>
        <source>the nature&apos;s spirit is missing.</source>
        <translation>il manque l’Esprit de la nature.</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board. Every turn places three, so their number should be a multiple of three.</source>
        <translation>%1 jetons se trouvent sur le plateau. Chaque tour en pose trois&#xa0;: ce devrait être un multiple de trois.</translation>
    </message>
    <message>
        <source>one token lies on the board. Every turn places three, so the number of tokens should be a multiple of three.</source>
        <translation>un jeton se trouve sur le plateau. Chaque tour en pose trois&#xa0;: leur nombre devrait être un multiple de trois.</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board, but %2 on another one. All players take the same number of turns.</source>
        <translation>%1 jetons se trouvent sur le plateau, mais %2 sur un autre. Tous les joueurs ont le même nombre de tours.</translation>
    </message>
    <message>
        <source>expected the number of a recorded game, there is no %1</source>
        <translation>numéro d’une partie enregistrée attendu, il n’y a pas de %1</translation>
    </message>
    <message>
        <source>expected a photo of the game, got %1</source>
        <translation>photo de la partie attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a file of at most %1 bytes</source>
        <translation>fichier d’au plus %1 octets attendu</translation>
    </message>
    <message>
        <source>expected a file that can be read: %1</source>
        <translation>fichier lisible attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a file that can be written: %1</source>
        <translation>fichier inscriptible attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a record of games, there is no such file</source>
        <translation>registre de parties attendu, ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>expected a time like &quot;2026-11-21 19:30&quot;, got %1</source>
        <translation>heure comme &quot;2026-11-21 19:30&quot; attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a photo for each reading</source>
        <translation>photo attendue pour chaque lecture</translation>
    </message>
    <message>
        <source>expected the number or the UUID of a recorded game, got %1</source>
        <translation>numéro ou UUID d’une partie enregistrée attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a game, got an empty line</source>
        <translation>partie attendue, au lieu d’une ligne vide</translation>
    </message>
    <message>
        <source>expected a link of at most %1 bytes, the names of the players are too long</source>
        <translation>lien d’au plus %1 octets attendu, les noms des joueurs sont trop longs</translation>
    </message>
    <message>
        <source>expected a file that is free; another program is writing to it</source>
        <translation>fichier libre attendu&#xa0;; un autre programme y écrit</translation>
    </message>
    <message>
        <source>expected a record that is free; another program is writing to it: %1</source>
        <translation>registre libre attendu&#xa0;; un autre programme y écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, nothing was changed: %1</source>
        <translation>registre inscriptible attendu, rien n’a été changé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. &quot;concord restore --rebuild&quot; rebuilds it from the copies of the games beside it</source>
        <translation>base de données saine attendue, celle-ci est endommagée&#xa0;: %1. &quot;concord restore --rebuild&quot; la reconstruit à partir des copies des parties qui sont à côté</translation>
    </message>
    <message>
        <source>expected room on the disk, nothing was changed: %1. Games recorded before are safe</source>
        <translation>place attendue sur le disque, rien n’a été changé&#xa0;: %1. Les parties déjà enregistrées sont à l’abri</translation>
    </message>
    <message>
        <source>expected a record of games, this file is no database: %1</source>
        <translation>registre de parties attendu, ce fichier n’est pas une base de données&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a database that can be used: %1</source>
        <translation>base de données utilisable attendue&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a file, this is a folder</source>
        <translation>fichier attendu, ceci est un dossier</translation>
    </message>
    <message>
        <source>expected a server that answers: %1</source>
        <translation>serveur qui répond attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, this one can only be read</source>
        <translation>registre inscriptible attendu, celui-ci ne peut qu’être lu</translation>
    </message>
    <message>
        <source>expected a UUID, got %1</source>
        <translation>UUID attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a time in UTC like &quot;2026-11-21T18:30:00Z&quot;, got %1</source>
        <translation>heure UTC comme &quot;2026-11-21T18:30:00Z&quot; attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a time with its offset like &quot;2026-11-21T19:30:00+01:00&quot;, got %1</source>
        <translation>heure avec son décalage comme &quot;2026-11-21T19:30:00+01:00&quot; attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected one of the game&apos;s players, got %1</source>
        <translation>un des joueurs de la partie attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a name, got %1</source>
        <translation>nom attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected each player once, got %1 again</source>
        <translation>chaque joueur est attendu une seule fois, %1 y est encore</translation>
    </message>
    <message>
        <source>expected an entry for each of the %1 players, got %2</source>
        <translation>une entrée attendue pour chacun des %1 joueurs, au lieu de %2</translation>
    </message>
    <message>
        <source>expected a photo named by its SHA-256, got %1</source>
        <translation>photo nommée d’après son SHA-256 attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected at most %1 photos, got %2</source>
        <translation>%1 photos attendues au plus, au lieu de %2</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its place in the file is damaged. &quot;concord restore --rebuild&quot; rebuilds the record from the copies of the games beside it</source>
        <translation>partie %1 attendue telle qu’elle a été enregistrée, sa place dans le fichier est endommagée. &quot;concord restore --rebuild&quot; reconstruit le registre à partir des copies des parties qui sont à côté</translation>
    </message>
    <message>
        <source>expected the sum of the categories, %1, got %2</source>
        <translation>somme des catégories attendue, %1, au lieu de %2</translation>
    </message>
    <message>
        <source>expected an address like postgresql://user@host/database</source>
        <translation>adresse comme postgresql://user@host/database attendue</translation>
    </message>
    <message>
        <source>expected a name that no other player has or had, but &quot;%1&quot; is taken: merge the two instead</source>
        <translation>nom qu’aucun autre joueur ne porte ni n’a porté attendu, &quot;%1&quot; est pris&#xa0;: fusionnez plutôt les deux</translation>
    </message>
    <message>
        <source>expected the number of a player; there is no player %1</source>
        <translation>numéro d’un joueur attendu, il n’y a pas de %1</translation>
    </message>
    <message>
        <source>expected two different players to merge</source>
        <translation>deux joueurs différents attendus pour la fusion</translation>
    </message>
    <message>
        <source>expected two names of one person, but these two played against each other</source>
        <translation>deux noms d’une même personne attendus, ces deux-là ont joué l’un contre l’autre</translation>
    </message>
    <message>
        <source>expected a record of version %1 or older, this one is of version %2: a newer Concord wrote it and can read it</source>
        <translation>registre de version %1 ou antérieure attendu, celui-ci est de version %2&#xa0;: un Concord plus récent l’a écrit et sait le lire</translation>
    </message>
    <message>
        <source>expected a backup, there is none at %1</source>
        <translation>sauvegarde attendue, il n’y en a pas sous %1</translation>
    </message>
    <message>
        <source>expected a backup that is sound, %1 is damaged</source>
        <translation>sauvegarde saine attendue, %1 est endommagée</translation>
    </message>
    <message>
        <source>expected copies of games in %1, there are none</source>
        <translation>copies de parties attendues dans %1, il n’y en a pas</translation>
    </message>
    <message>
        <source>expected room on the disk for %1, nothing was changed: %2. Games recorded before are safe</source>
        <translation>place attendue sur le disque pour %1, rien n’a été changé&#xa0;: %2. Les parties déjà enregistrées sont à l’abri</translation>
    </message>
    <message>
        <source>expected a writable location; nothing was changed: %1: %2</source>
        <translation>emplacement inscriptible attendu&#xa0;; rien n’a été changé&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected a Concord game database, but this database belongs to another program</source>
        <translation>registre de parties attendu, ceci est la base de données d’un autre programme</translation>
    </message>
    <message>
        <source>expected a photo that was added to the record before, got %1</source>
        <translation>photo déjà reprise attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a game that is not recorded yet, this is game %1</source>
        <translation>partie pas encore enregistrée attendue, celle-ci est la partie %1</translation>
    </message>
    <message>
        <source>expected game %1 as it was opened, it was changed meanwhile: open it again</source>
        <translation>partie %1 attendue telle qu’elle a été ouverte, elle a changé entre-temps&#xa0;: ouvrez-la à nouveau</translation>
    </message>
    <message>
        <source>expected a deleted game, %1 is not</source>
        <translation>partie supprimée attendue, %1 n’en est pas une</translation>
    </message>
    <message>
        <source>expected the photo %1, it is missing</source>
        <translation>photo %1 attendue, elle manque</translation>
    </message>
    <message>
        <source>expected the time the game was played</source>
        <translation>date de la partie attendue</translation>
    </message>
    <message>
        <source>expected the photo that this name stands for, got %1</source>
        <translation>photo dont le contenu porte ce nom attendue, il s’agit de %1</translation>
    </message>
    <message>
        <source>expected a cell of side %1, %2 to %3, got %4</source>
        <translation>case de la face %1 attendue, de %2 à %3, au lieu de %4</translation>
    </message>
    <message>
        <source>expected a token colour, got %1</source>
        <translation>couleur de jeton attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a legal stack from bottom to top, got %1</source>
        <translation>pile permise attendue, de bas en haut, au lieu de %1</translation>
    </message>
    <message>
        <source>expected &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>&quot;animal&quot; ou &quot;spirit&quot; attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a cell with tokens under the cube, %1 is empty</source>
        <translation>case avec des jetons attendue sous le cube, %1 est vide</translation>
    </message>
    <message>
        <source>expected each card once in a game, got %1 again</source>
        <translation>chaque carte est attendue une seule fois dans la partie, %1 y est encore</translation>
    </message>
    <message>
        <source>expected either &quot;card&quot; or &quot;points&quot;, got both</source>
        <translation>&quot;card&quot; ou &quot;points&quot; attendu, mais pas les deux</translation>
    </message>
    <message>
        <source>expected &quot;card&quot; or &quot;points&quot;</source>
        <translation>&quot;card&quot; ou &quot;points&quot; attendu</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; beside &quot;card&quot;</source>
        <translation>&quot;placed&quot; attendu à côté de &quot;card&quot;</translation>
    </message>
    <message>
        <source>expected the id of an animal card, got %1</source>
        <translation>identifiant d’une carte Animal attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected at most %1 animal cards, got %2</source>
        <translation>%1 cartes Animal attendues au plus, au lieu de %2</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; only beside the card of a spirit</source>
        <translation>&quot;placed&quot; n’est attendu qu’à côté de la carte d’un Esprit</translation>
    </message>
    <message>
        <source>expected the id of a nature&apos;s spirit, got %1</source>
        <translation>identifiant d’un Esprit de la nature attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a board beside a spirit whose cube was placed</source>
        <translation>plateau attendu à côté d’un Esprit dont le cube est posé</translation>
    </message>
    <message>
        <source>expected one to four players, got %1</source>
        <translation>un à quatre joueurs attendus, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a name of their own for each player, got %1 again</source>
        <translation>un nom propre à chaque joueur est attendu, %1 y est encore</translation>
    </message>
    <message>
        <source>expected &quot;shortest&quot; or &quot;loop&quot;, got %1</source>
        <translation>&quot;shortest&quot; ou &quot;loop&quot; attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected version 1, got %1</source>
        <translation>version 1 attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected the side &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>face &quot;A&quot; ou &quot;B&quot; attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation>objet attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a list, got %1</source>
        <translation>liste attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a text, got %1</source>
        <translation>texte attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected true or false, got %1</source>
        <translation>true ou false attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to %1, got %2</source>
        <translation>nombre entier de 0 à %1 attendu, au lieu de %2</translation>
    </message>
    <message>
        <source>expected one of the keys %1, got %2</source>
        <translation>une des clés %1 attendue, au lieu de %2</translation>
    </message>
    <message>
        <source>expected the key %1</source>
        <translation>clé %1 attendue</translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation>%1 attendu, au lieu de %2</translation>
    </message>
    <message>
        <source>The points for trees are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Les points des arbres ne sont pas connus et comptent 0&#xa0;: il n’y a ni plateau ni nombre saisi.</translation>
    </message>
    <message>
        <source>The points for mountains are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Les points des montagnes ne sont pas connus et comptent 0&#xa0;: il n’y a ni plateau ni nombre saisi.</translation>
    </message>
    <message>
        <source>The points for fields are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Les points des champs ne sont pas connus et comptent 0&#xa0;: il n’y a ni plateau ni nombre saisi.</translation>
    </message>
    <message>
        <source>The points for buildings are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Les points des bâtiments ne sont pas connus et comptent 0&#xa0;: il n’y a ni plateau ni nombre saisi.</translation>
    </message>
    <message>
        <source>The points for water are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Les points de l’eau ne sont pas connus et comptent 0&#xa0;: il n’y a ni plateau ni nombre saisi.</translation>
    </message>
    <message>
        <source>The board holds %1 tokens. Every turn places three, so the number should be a multiple of three.</source>
        <translation>Le plateau porte %1 jetons. Chaque tour en pose trois&#xa0;: le nombre devrait être un multiple de trois.</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1; placed from the animal cards: %2.</source>
        <translation>Cubes animal sur le plateau&#xa0;: %1&#xa0;; posés depuis les cartes Animal&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Spirit cubes on the board: %1; placed from the nature&apos;s spirit card: %2.</source>
        <translation>Cubes Esprit sur le plateau&#xa0;: %1&#xa0;; posés depuis la carte Esprit de la nature&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A river closes on itself, and the rulebook does not say how long it is then. Water is worth %1 points if the shortest path between the river&apos;s two tokens farthest apart counts, and %2 points if the closed loop counts.</source>
        <translation>Une rivière se referme sur elle-même, et le livret de règles ne dit pas quelle est alors sa longueur. L’eau vaut %1 points si le plus court chemin entre les deux jetons les plus éloignés de la rivière compte, et %2 points si la boucle fermée compte.</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many animal cubes were placed by %2.</source>
        <translation>L’égalité à %1 points n’a pas pu être départagée&#xa0;: on ne sait pas combien de cubes animal ont été posés par %2.</translation>
    </message>
    <message>
        <source>The rulebook does not say whether the nature&apos;s spirit cube counts when a tie is broken. If it does not: %1. If it does: %2.</source>
        <translation>Le livret de règles ne dit pas si le cube de l’Esprit de la nature compte pour départager une égalité. Sinon&#xa0;: %1. Si oui&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The suns for the nature&apos;s spirit are not counted: its points are known, but not which card it is.</source>
        <translation>Les soleils de l’Esprit de la nature ne sont pas comptés&#xa0;: on connaît ses points, mais pas la carte.</translation>
    </message>
    <message>
        <source>expected more: the text ends too early</source>
        <translation>suite attendue&#xa0;: le texte s’arrête trop tôt</translation>
    </message>
    <message>
        <source>expected UTF-8 text, got the byte %1</source>
        <translation>texte UTF-8 attendu, au lieu de l’octet %1</translation>
    </message>
    <message>
        <source>expected a smaller number, got %1</source>
        <translation>nombre plus petit attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected correct JSON, got %1</source>
        <translation>JSON correct attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected at most %1 levels of nesting</source>
        <translation>%1 niveaux d’imbrication attendus au plus</translation>
    </message>
    <message>
        <source>expected each key once, got %1 again</source>
        <translation>chaque clé est attendue une seule fois, %1 y est encore</translation>
    </message>
    <message>
        <source>expected at most %1 bytes of JSON</source>
        <translation>%1 octets de JSON attendus au plus</translation>
    </message>
    <message>
        <source>expected correct JSON, got a zero byte</source>
        <translation>JSON correct attendu, au lieu d’un octet nul</translation>
    </message>
    <message>
        <source>The boards hold %1 blue tokens, the box only %2.</source>
        <translation>Les plateaux portent %1 jetons bleus, la boîte n’en contient que %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 gray tokens, the box only %2.</source>
        <translation>Les plateaux portent %1 jetons gris, la boîte n’en contient que %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 brown tokens, the box only %2.</source>
        <translation>Les plateaux portent %1 jetons marron, la boîte n’en contient que %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 green tokens, the box only %2.</source>
        <translation>Les plateaux portent %1 jetons verts, la boîte n’en contient que %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 yellow tokens, the box only %2.</source>
        <translation>Les plateaux portent %1 jetons jaunes, la boîte n’en contient que %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 red tokens, the box only %2.</source>
        <translation>Les plateaux portent %1 jetons rouges, la boîte n’en contient que %2.</translation>
    </message>
    <message>
        <source>All players take the same number of turns, but their boards hold different numbers of tokens: %1.</source>
        <translation>Tous les joueurs ont le même nombre de tours, mais leurs plateaux ne portent pas le même nombre de jetons&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the photo&apos;s colour profile cannot be used; its colours are taken for sRGB</source>
        <translation>le profil de couleurs de la photo est inutilisable&#xa0;; ses couleurs sont prises pour du sRGB</translation>
    </message>
    <message>
        <source>the %1 file is cut off; copy the photo again</source>
        <translation>le fichier %1 s’interrompt avant sa fin&#xa0;; copiez la photo à nouveau</translation>
    </message>
    <message>
        <source>the %1 file is damaged and cannot be decoded (%2); copy the photo again</source>
        <translation>le fichier %1 est endommagé et ne peut pas être décodé (%2)&#xa0;; copiez la photo à nouveau</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at least one</source>
        <translation>la photo a %1 x %2 pixels, au moins un est attendu</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at most %3 million pixels</source>
        <translation>la photo a %1 x %2 pixels, %3 millions de pixels sont attendus au plus</translation>
    </message>
    <message>
        <source>the JPEG file draws its picture in more than %1 passes; save it anew</source>
        <translation>le fichier JPEG dessine son image en plus de %1 passes&#xa0;; enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>the JPEG file lacks its end; the lowest rows may be missing</source>
        <translation>il manque la fin du fichier JPEG&#xa0;; les lignes du bas peuvent manquer</translation>
    </message>
    <message>
        <source>the JPEG file is damaged; parts of the picture may be wrong</source>
        <translation>le fichier JPEG est endommagé&#xa0;; des parties de l’image peuvent être fausses</translation>
    </message>
    <message>
        <source>libwebp has a different version from the one that this program was built with</source>
        <translation>libwebp a une autre version que celle avec laquelle ce programme a été fait</translation>
    </message>
    <message>
        <source>the WebP file is a moving picture, expected a photo</source>
        <translation>le fichier WebP est une image animée, une photo était attendue</translation>
    </message>
    <message>
        <source>the file is empty, expected a photo</source>
        <translation>le fichier est vide, une photo était attendue</translation>
    </message>
    <message>
        <source>the photo needs more memory than there is</source>
        <translation>la photo demande plus de mémoire qu’il n’y en a</translation>
    </message>
    <message>
        <source>the photo cannot be decoded (%1)</source>
        <translation>la photo ne peut pas être décodée (%1)</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>la lecture a été interrompue</translation>
    </message>
    <message>
        <source>no board lies between the marked corners; drag them onto the corners of the board</source>
        <translation>aucun plateau ne se trouve entre les coins marqués&#xa0;; tirez-les sur les coins du plateau</translation>
    </message>
    <message>
        <source>no board was seen in the photo; show the whole board, from above, filling as much of the photo as possible</source>
        <translation>aucun plateau n’a été vu sur la photo&#xa0;; montrez le plateau entier, d’en haut, aussi grand que possible</translation>
    </message>
    <message>
        <source>something like a board was seen, but its position could not be made out; photograph one whole board, from above, without things lying over its edge</source>
        <translation>quelque chose comme un plateau a été vu, mais sans pouvoir le situer&#xa0;; photographiez un plateau entier, d’en haut, sans rien sur son bord</translation>
    </message>
    <message>
        <source>light hides much of what looks like a board; photograph it again without the flash, and where no lamp is mirrored on it</source>
        <translation>la lumière masque une grande partie de ce qui ressemble à un plateau&#xa0;; photographiez-le à nouveau, sans flash et là où aucune lampe ne s’y reflète</translation>
    </message>
    <message>
        <source>what was found does not have the shape of a whole board; step back until its whole edge is in the photo, and photograph it from more directly above</source>
        <translation>ce qui a été vu n’a pas la forme d’un plateau entier&#xa0;; reculez jusqu’à ce que tout son bord soit sur la photo, et photographiez-le moins en biais</translation>
    </message>
    <message>
        <source>several boards are in view; the most complete and central one was read</source>
        <translation>plusieurs plateaux sont en vue&#xa0;; le plus complet et le plus central a été lu</translation>
    </message>
    <message>
        <source>the side of the board is uncertain; say which it is if side %1 is wrong</source>
        <translation>la face du plateau est incertaine&#xa0;; dites laquelle c’est si la face %1 est fausse</translation>
    </message>
    <message>
        <source>a board was seen, but no camera could have seen it that way; photograph it again, not from the side</source>
        <translation>un plateau a été vu, mais aucun appareil n’a pu le voir ainsi&#xa0;; photographiez-le à nouveau, pas de côté</translation>
    </message>
    <message>
        <source>expected a photo that can be read: %1</source>
        <translation>photo lisible attendue&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a photo that fits into memory</source>
        <translation>photo qui tient en mémoire attendue</translation>
    </message>
    <message>
        <source>the second photo could not be used</source>
        <translation>la deuxième photo n’a pas pu servir</translation>
    </message>
    <message>
        <source>the position of the board in the photo is uncertain; move its outline if it does not fit the cells</source>
        <translation>la place du plateau sur la photo est incertaine&#xa0;; déplacez son contour si les cases sont mal placées</translation>
    </message>
    <message>
        <source>expected a separate file for each output</source>
        <translation>un fichier propre à chaque sortie est attendu</translation>
    </message>
    <message>
        <source>expected a folder, but standard output is not one</source>
        <translation>dossier attendu, la sortie standard n’en est pas un</translation>
    </message>
    <message>
        <source>expected a record whose name is UTF-8, got &quot;%1&quot;</source>
        <translation>registre dont le nom est en UTF-8 attendu, au lieu de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a record of games, this one is an input of the command</source>
        <translation>registre de parties attendu, celui-ci est une entrée de la commande</translation>
    </message>
    <message>
        <source>expected a backup, this is the record itself</source>
        <translation>sauvegarde attendue, ceci est le registre lui-même</translation>
    </message>
    <message>
        <source>expected more memory than there is</source>
        <translation>plus de mémoire attendue qu’il n’y en a</translation>
    </message>
    <message>
        <source>something went wrong that nobody expected: %1</source>
        <translation>quelque chose que personne n’attendait a mal tourné&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a different output file: this one was read</source>
        <translation>autre fichier attendu pour la sortie, celui-ci a été lu</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2)</source>
        <translation>fichier vide ou du type à écrire (%1) attendu, celui-ci est d’un autre type (%2)</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind</source>
        <translation>fichier vide ou du type à écrire (%1) attendu, celui-ci est d’un autre type</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2); use --force to replace it</source>
        <translation>fichier vide ou du type à écrire (%1) attendu, celui-ci est d’un autre type (%2)&#xa0;: --force le remplace</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind; use --force to replace it</source>
        <translation>fichier vide ou du type à écrire (%1) attendu, celui-ci est d’un autre type&#xa0;: --force le remplace</translation>
    </message>
    <message>
        <source>expected a different output file: this one belongs to a record of games</source>
        <translation>autre fichier attendu pour la sortie, celui-ci appartient à un registre de parties</translation>
    </message>
    <message>
        <source>expected a different output file: this one is a database in use</source>
        <translation>autre fichier attendu pour la sortie, celui-ci est une base de données en cours d’utilisation</translation>
    </message>
    <message>
        <source>expected to be the only program that writes to the record, but another one is writing too: this file system loses locks. Nothing was changed; let only one program at a time write to it</source>
        <translation>accès exclusif en écriture au registre attendu, un autre programme y écrit aussi&#xa0;: ce système de fichiers perd les verrous. Rien n’a été changé&#xa0;; laissez un seul programme à la fois y écrire</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>base de données saine attendue, celle-ci est endommagée&#xa0;: %1. Une sauvegarde (&quot;concord restore&quot; les liste) ou les outils du serveur lui-même la ramènent</translation>
    </message>
    <message>
        <source>expected the record of the games whose copies are in %1; the file is empty or missing: &quot;concord restore --rebuild&quot; rebuilds it from them, &quot;concord restore --start-anew&quot; sets them aside and starts with no game</source>
        <translation>registre des parties dont les copies se trouvent dans %1 attendu&#xa0;; le fichier est vide ou manquant&#xa0;: &quot;concord restore --rebuild&quot; le reconstruit à partir d’elles, &quot;concord restore --start-anew&quot; les met de côté et commence sans aucune partie</translation>
    </message>
    <message>
        <source>expected a record that is empty or missing beside copies of its games, this one is not</source>
        <translation>registre vide ou disparu à côté de copies de ses parties attendu, celui-ci ne l’est pas</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its rows on the server are damaged. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>partie %1 attendue telle qu’elle a été enregistrée, ses lignes sur le serveur sont endommagées. Une sauvegarde (&quot;concord restore&quot; les liste) ou les outils du serveur lui-même la ramènent</translation>
    </message>
    <message>
        <source>expected a backup with the version of its record in the table concord_schema, %1 is damaged: got %2</source>
        <translation>sauvegarde avec la version de son registre dans la table concord_schema attendue, %1 est endommagée&#xa0;: on y trouve %2</translation>
    </message>
    <message>
        <source>expected a backup, %1 holds no record</source>
        <translation>sauvegarde attendue, %1 ne contient aucun registre</translation>
    </message>
    <message>
        <source>expected a game with its id and when it was played</source>
        <translation>partie avec son identifiant et sa date attendue</translation>
    </message>
    <message>
        <source>expected a completely recorded game, but the program was stopped while recording it: the game was brought back as a deleted one</source>
        <translation>partie enregistrée jusqu’au bout attendue, le programme a été arrêté entre-temps&#xa0;: elle a été ramenée comme partie supprimée</translation>
    </message>
    <message>
        <source>expected a completed change, but the program was stopped during it: the former state was brought back, and the change was kept in this file</source>
        <translation>changement mené jusqu’au bout attendu, le programme a été arrêté entre-temps&#xa0;: l’état d’avant a été ramené, et le changement a été gardé dans ce fichier</translation>
    </message>
    <message>
        <source>expected a completely removed game, but the program was stopped while removing it: the game was brought back</source>
        <translation>partie retirée jusqu’au bout attendue, le programme a été arrêté entre-temps&#xa0;: elle a été ramenée</translation>
    </message>
    <message>
        <source>expected a photo with this content</source>
        <translation>photo dont le contenu correspond à ce nom attendue</translation>
    </message>
    <message>
        <source>expected a record of games, this one is empty</source>
        <translation>registre de parties attendu, celui-ci est vide</translation>
    </message>
    <message>
        <source>expected a record in a file, a server keeps no copies of the games. &quot;concord restore&quot; lists the backups that can be brought back</source>
        <translation>registre dans un fichier attendu, un serveur ne garde pas de copies des parties. &quot;concord restore&quot; liste les sauvegardes qui peuvent être ramenées</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. Restore a backup into a new database (&quot;concord restore&quot; lists them), or repair the table with the server&apos;s own tools</source>
        <translation>version du registre attendue dans sa table concord_schema, au lieu de %1&#xa0;: la base de données est endommagée. Ramenez une sauvegarde dans une nouvelle base de données (&quot;concord restore&quot; les liste), ou réparez la table avec les outils du serveur lui-même</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. &quot;concord restore&quot; lists the backups that can be restored; &quot;concord restore --rebuild&quot; rebuilds the database from the copies of the games stored beside it</source>
        <translation>version du registre attendue dans sa table concord_schema, au lieu de %1&#xa0;: la base de données est endommagée. &quot;concord restore&quot; liste les sauvegardes qui peuvent être ramenées, &quot;concord restore --rebuild&quot; la reconstruit à partir des copies des parties qui sont à côté</translation>
    </message>
    <message>
        <source>expected address options without semicolons, got one in %1</source>
        <translation>option de l’adresse sans point-virgule attendue, %1 en contient un</translation>
    </message>
    <message>
        <source>%1 cannot be stored portably and is written as %2</source>
        <translation>%1 ne peut pas être gardé partout et s’écrit %2</translation>
    </message>
    <message>
        <source>expected a text without the character %1, got %2</source>
        <translation>texte sans le caractère %1 attendu, au lieu de %2</translation>
    </message>
    <message>
        <source>expected visible text, got %1</source>
        <translation>texte visible attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a picture that can be written as %1: %2</source>
        <translation>image qui peut être écrite en %1 attendue&#xa0;: %2</translation>
    </message>
    <message>
        <source>the position of the board in the second photo is uncertain; if cells are wrong, try another second photo</source>
        <translation>la place du plateau sur la deuxième photo est incertaine&#xa0;; si des cases sont fausses, essayez une autre deuxième photo</translation>
    </message>
    <message>
        <source>what follows is about the second photo</source>
        <translation>ce qui suit concerne la deuxième photo</translation>
    </message>
    <message>
        <source>both photos are the same; they were read as one</source>
        <translation>les deux photos sont la même&#xa0;; elles ont été lues comme une seule</translation>
    </message>
    <message>
        <source>the photo has hardly any colours, so what it shows of every cell is in doubt</source>
        <translation>la photo n’a presque pas de couleurs, donc ce qu’elle montre de chaque case est douteux</translation>
    </message>
    <message>
        <source>no light source produces colours like those in the photo, so what it shows of every cell is in doubt</source>
        <translation>aucune lampe ne donne des couleurs comme celles de la photo, donc ce qu’elle montre de chaque case est douteux</translation>
    </message>
    <message>
        <source>light or things hide most of the board, so what the photo shows of every cell is in doubt</source>
        <translation>de la lumière ou des objets cachent la plus grande partie du plateau, donc ce que la photo montre de chaque case est douteux</translation>
    </message>
    <message>
        <source>most of what the photo shows is in doubt, so every cell should be checked</source>
        <translation>presque tout ce que la photo montre est douteux, donc il faut vérifier chaque case</translation>
    </message>
    <message>
        <source>light hides what stands on %1</source>
        <translation>la lumière cache ce qui se trouve sur %1</translation>
    </message>
    <message>
        <source>something seems to lie over %1</source>
        <translation>quelque chose semble recouvrir %1</translation>
    </message>
    <message>
        <source>expected the file that was opened, another program moved, removed or replaced it meanwhile. Nothing was changed: try again</source>
        <translation>fichier qui a été ouvert attendu&#xa0;; entre-temps, un autre programme l’a déplacé, supprimé ou remplacé. Rien n’a été modifié&#xa0;: réessayez</translation>
    </message>
    <message>
        <source>Type the numbers, or open a player&apos;s board.</source>
        <translation>Saisissez les nombres, ou ouvrez le plateau d’un joueur.</translation>
    </message>
    <message>
        <source>Whoever placed more animal cubes wins: type them into the last row.</source>
        <translation>Qui a posé le plus de cubes animal gagne&#xa0;: saisissez-les dans la dernière ligne.</translation>
    </message>
    <message>
        <source>%1 are level; the animal cubes break the tie. %2</source>
        <translation>%1 sont à égalité&#xa0;; les cubes animal départagent. %2</translation>
    </message>
    <message>
        <source>The animal cubes do not break the tie. %1</source>
        <translation>Les cubes animal ne départagent pas l’égalité. %1</translation>
    </message>
    <message>
        <source>Animal cubes placed: %1.</source>
        <translation>Cubes animal posés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>Cubes animal</translation>
    </message>
    <message>
        <source>As agreed, a spirit&apos;s cube counts too.</source>
        <translation>Comme convenu, le cube d’un Esprit compte aussi.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montagnes</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <translation>Paysages</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>Esprit de la nature</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Soleils</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Îles</translation>
    </message>
    <message>
        <source>A green token on the ground is worth 1 point.</source>
        <translation>Un jeton vert au sol vaut 1 point.</translation>
    </message>
    <message>
        <source>A green token on one brown token is worth 3 points.</source>
        <translation>Un jeton vert sur un jeton marron vaut 3 points.</translation>
    </message>
    <message>
        <source>A green token on two brown tokens is worth 7 points.</source>
        <translation>Un jeton vert sur deux jetons marron vaut 7 points.</translation>
    </message>
    <message>
        <source>Brown tokens without green on top are no tree.</source>
        <translation>Des jetons marron sans vert au-dessus ne sont pas un arbre.</translation>
    </message>
    <message>
        <source>One gray token beside another mountain is worth 1 point.</source>
        <translation>Un jeton gris à côté d’une autre montagne vaut 1 point.</translation>
    </message>
    <message>
        <source>Two gray tokens beside another mountain are worth 3 points.</source>
        <translation>Deux jetons gris à côté d’une autre montagne valent 3 points.</translation>
    </message>
    <message>
        <source>Three gray tokens beside another mountain are worth 7 points.</source>
        <translation>Trois jetons gris à côté d’une autre montagne valent 7 points.</translation>
    </message>
    <message>
        <source>A mountain that touches no other mountain is worth nothing.</source>
        <translation>Une montagne qui ne touche aucune autre montagne ne vaut rien.</translation>
    </message>
    <message>
        <source>Two or more yellow tokens that touch are a field, worth 5 points.</source>
        <translation>Deux jetons jaunes ou plus qui se touchent forment un champ, qui vaut 5 points.</translation>
    </message>
    <message>
        <source>A yellow token that touches no other is worth nothing.</source>
        <translation>Un jeton jaune qui n’en touche aucun autre ne vaut rien.</translation>
    </message>
    <message>
        <source>Red on another token, with three or more different colours around, is worth 5 points.</source>
        <translation>Du rouge sur un autre jeton, entouré d’au moins trois couleurs différentes, vaut 5 points.</translation>
    </message>
    <message>
        <source>A building with fewer than three different colours around is worth nothing.</source>
        <translation>Un bâtiment entouré de moins de trois couleurs différentes ne vaut rien.</translation>
    </message>
    <message>
        <source>A red token on the ground is no building yet.</source>
        <translation>Un jeton rouge au sol n’est pas encore un bâtiment.</translation>
    </message>
    <message>
        <source>The longest river counts, from end to end on the shortest way: 2, 5, 8, 11 or 15 points for 2 to 6 tokens, and 4 for each one more.</source>
        <translation>La plus longue rivière compte, d’un bout à l’autre par le plus court chemin&#xa0;: 2, 5, 8, 11 ou 15 points pour 2 à 6 jetons, et 4 pour chaque jeton de plus.</translation>
    </message>
    <message>
        <source>Only the best river counts.</source>
        <translation>Seule la meilleure rivière compte.</translation>
    </message>
    <message>
        <source>Land that water cuts off from the rest is an island, worth 5 points.</source>
        <translation>Une terre que l’eau sépare du reste est une île, qui vaut 5 points.</translation>
    </message>
    <message>
        <source>An animal card is worth its topmost space without a cube.</source>
        <translation>Une carte Animal vaut son emplacement le plus haut sans cube.</translation>
    </message>
    <message>
        <source>A nature&apos;s spirit pays for its landscapes once its cube is placed.</source>
        <translation>Un Esprit de la nature rapporte pour ses paysages une fois son cube posé.</translation>
    </message>
    <message>
        <source>This number was typed in, and counts as it is.</source>
        <translation>Ce nombre a été saisi et compte tel quel.</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, got %3</source>
        <translation>nombre entier de %1 à %2 attendu, au lieu de %3</translation>
    </message>
    <message>
        <source>expected a game of Harmonies, got %1</source>
        <translation>partie d’Harmonies attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a player with a board, got none</source>
        <translation>joueur avec un plateau attendu, il n’y en a pas</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1</source>
        <translation>un des joueurs avec un plateau attendu, %1</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1, got %2</source>
        <translation>un des joueurs avec un plateau attendu, %1, au lieu de %2</translation>
    </message>
    <message>
        <source>expected a cell of side %1, from %2 to %3, got %4</source>
        <translation>case de la face %1 attendue, de %2 à %3, au lieu de %4</translation>
    </message>
    <message>
        <source>expected cells such as %1, got none</source>
        <translation>cases comme %1 attendues, il n’y en a pas</translation>
    </message>
    <message>
        <source>Side B has no rivers: there, land cut off by water counts, as islands.</source>
        <translation>La face B n’a pas de rivières&#xa0;: là, c’est la terre que l’eau sépare qui compte, comme îles.</translation>
    </message>
    <message>
        <source>Side A has no islands: there the longest river counts.</source>
        <translation>La face A n’a pas d’îles&#xa0;: là, c’est la plus longue rivière qui compte.</translation>
    </message>
    <message>
        <source>A claimed cell does not exist on side %1 of the board.</source>
        <translation>Une des cases déclarées n’existe pas sur la face %1 du plateau.</translation>
    </message>
    <message>
        <source>No cell was claimed.</source>
        <translation>Aucune case n’a été déclarée.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marron</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>%1 is empty: a building is red on gray, brown or red.</source>
        <translation>%1 est vide&#xa0;: un bâtiment est du rouge sur du gris, du marron ou du rouge.</translation>
    </message>
    <message>
        <source>The red token on %1 stands on the ground: a building is red on gray, brown or red.</source>
        <translation>Le jeton rouge en %1 est au sol&#xa0;: un bâtiment est du rouge sur du gris, du marron ou du rouge.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a building has red on top.</source>
        <translation>Le dessus de %1 est %2&#xa0;: un bâtiment a du rouge au-dessus.</translation>
    </message>
    <message>
        <source>Nothing stands around the building on %1: three different colours are missing.</source>
        <translation>Il n’y a rien autour du bâtiment en %1&#xa0;: il manque trois couleurs différentes.</translation>
    </message>
    <message>
        <source>The only colour on top around the building on %1 is %3 (%2): two more colours are missing.</source>
        <translation>Au-dessus, autour du bâtiment en %1, il n’y a que du %3 (%2)&#xa0;: il manque encore deux couleurs.</translation>
    </message>
    <message>
        <source>The tops around the building on %1 are only %4 (%2) and %5 (%3): a third colour is missing.</source>
        <translation>Au-dessus, autour du bâtiment en %1, il n’y a que du %4 (%2) et du %5 (%3)&#xa0;: il manque une troisième couleur.</translation>
    </message>
    <message>
        <source>Each of the %1 buildings has three or more colours around it: together they pay %2 points.</source>
        <translation>Chacun des %1 bâtiments est entouré d’au moins trois couleurs&#xa0;: ensemble ils rapportent %2 points.</translation>
    </message>
    <message>
        <source>The building on %1 has %2 different colours around it and pays %3 points.</source>
        <translation>Le bâtiment en %1 est entouré de %2 couleurs différentes et rapporte %3 points.</translation>
    </message>
    <message>
        <source>%1 is %2: a field is yellow.</source>
        <translation>%1 est %2&#xa0;: un champ est jaune.</translation>
    </message>
    <message>
        <source>%1 is empty: a field is yellow.</source>
        <translation>%1 est vide&#xa0;: un champ est jaune.</translation>
    </message>
    <message>
        <source>The yellow on %1 joins %2 and %3: they are one field, which pays %4 points once.</source>
        <translation>Le jaune en %1 relie %2 et %3&#xa0;: c’est un seul champ, qui rapporte %4 points une fois.</translation>
    </message>
    <message>
        <source>The yellow on %1 touches no other yellow: a single one pays nothing.</source>
        <translation>Le jaune en %1 ne touche aucun autre jaune&#xa0;: un seul ne rapporte rien.</translation>
    </message>
    <message>
        <source>The field goes on with the yellow on %1: all %2 tokens are one field, which pays %3 points once.</source>
        <translation>Le champ continue avec le jaune en %1&#xa0;: les %2 jetons forment un seul champ, qui rapporte %3 points une fois.</translation>
    </message>
    <message>
        <source>This field of %1 tokens pays %2 points.</source>
        <translation>Ce champ de %1 jetons rapporte %2 points.</translation>
    </message>
    <message>
        <source>These are %1 separate fields: together they pay %2 points.</source>
        <translation>Ce sont %1 champs séparés&#xa0;: ensemble ils rapportent %2 points.</translation>
    </message>
    <message>
        <source>The water between %1 and %2 has a gap at %3: the land is one island, which pays %4 points once.</source>
        <translation>L’eau entre %1 et %2 n’est pas fermée en %3&#xa0;: la terre est une seule île, qui rapporte %4 points une fois.</translation>
    </message>
    <message>
        <source>Empty spaces are land too: this island also takes in %1.</source>
        <translation>Les cases vides sont aussi de la terre&#xa0;: cette île comprend aussi %1.</translation>
    </message>
    <message>
        <source>The water has a gap at %1: the land continues there, and all %2 spaces are one island, which pays %3 points once.</source>
        <translation>L’eau n’est pas fermée en %1&#xa0;: la terre continue par là, et les %2 cases forment une seule île, qui rapporte %3 points une fois.</translation>
    </message>
    <message>
        <source>The board is all water, which counts as one island and pays %1 points.</source>
        <translation>Le plateau n’est que de l’eau, ce qui compte comme une île et rapporte %1 points.</translation>
    </message>
    <message>
        <source>The water around %1 cuts it off: this island of one space pays %2 points.</source>
        <translation>L’eau autour de %1 l’isole&#xa0;: cette île d’une case rapporte %2 points.</translation>
    </message>
    <message>
        <source>No water cuts the land apart: all %1 spaces are one island, which pays %2 points.</source>
        <translation>Aucune eau ne sépare la terre&#xa0;: les %1 cases forment une seule île, qui rapporte %2 points.</translation>
    </message>
    <message>
        <source>This island of %1 spaces pays %2 points.</source>
        <translation>Cette île de %1 cases rapporte %2 points.</translation>
    </message>
    <message>
        <source>%1 is water: an island is land that water cuts off.</source>
        <translation>%1 est de l’eau&#xa0;: une île est de la terre que l’eau sépare.</translation>
    </message>
    <message>
        <source>These are %1 separate islands: together they pay %2 points.</source>
        <translation>Ce sont %1 îles séparées&#xa0;: ensemble elles rapportent %2 points.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high but touches no other mountain: it pays nothing.</source>
        <translation>La montagne en %1 a une hauteur de %2, mais ne touche aucune autre montagne&#xa0;: elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>%1 is empty: a mountain is gray.</source>
        <translation>%1 est vide&#xa0;: une montagne est grise.</translation>
    </message>
    <message>
        <source>Red lies on the gray of %1: that is a building, not a mountain.</source>
        <translation>Il y a du rouge sur le gris en %1&#xa0;: c’est un bâtiment et non une montagne.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a mountain is gray.</source>
        <translation>Le dessus de %1 est %2&#xa0;: une montagne est grise.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays 1 point.</source>
        <translation>La montagne en %1 a une hauteur de %2, en touche une autre (%3) et rapporte 1 point.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays %4 points.</source>
        <translation>La montagne en %1 a une hauteur de %2, en touche une autre (%3) et rapporte %4 points.</translation>
    </message>
    <message>
        <source>Each of the %1 mountains touches another one: together they pay %2 points.</source>
        <translation>Chacune des %1 montagnes en touche une autre&#xa0;: ensemble elles rapportent %2 points.</translation>
    </message>
    <message>
        <source>%1 is %2: a river is blue.</source>
        <translation>%1 est %2&#xa0;: une rivière est bleue.</translation>
    </message>
    <message>
        <source>%1 is empty: a river is blue.</source>
        <translation>%1 est vide&#xa0;: une rivière est bleue.</translation>
    </message>
    <message>
        <source>No blue joins %1 and %2: they belong to two rivers, of which only the longest counts.</source>
        <translation>Aucun bleu ne relie %1 et %2&#xa0;: ils appartiennent à deux rivières, dont seule la plus longue compte.</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch: between them the river goes over %3, which was not claimed.</source>
        <translation>%1 et %2 ne se touchent pas&#xa0;: entre elles la rivière passe par %3, ce qui n’a pas été déclaré.</translation>
    </message>
    <message>
        <source>A single blue token is no river yet: it pays nothing.</source>
        <translation>Un seul jeton bleu n’est pas encore une rivière&#xa0;: il ne rapporte rien.</translation>
    </message>
    <message>
        <source>This river is %1 tokens long and pays %2 points.</source>
        <translation>Cette rivière est longue de %1 jetons et rapporte %2 points.</translation>
    </message>
    <message>
        <source>This closed river counts in full in this game: it is %1 tokens long and pays %2 points.</source>
        <translation>Cette rivière fermée compte en entier dans cette partie&#xa0;: elle est longue de %1 jetons et rapporte %2 points.</translation>
    </message>
    <message>
        <source>This is a part of a longer river, %1, which is %2 tokens long and pays %3 points.</source>
        <translation>C’est une partie d’une rivière plus longue, %1, qui est longue de %2 jetons et rapporte %3 points.</translation>
    </message>
    <message>
        <source>Only the longest river counts: it has %1 tokens (%2), this one %3.</source>
        <translation>Seule la plus longue rivière compte&#xa0;: elle a %1 jetons (%2), celle-ci %3.</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 counts (%3), which pays %4 points.</source>
        <translation>De ces %1 jetons, seule compte la boucle de %2 (%3), qui rapporte %4 points.</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 would count (%3), but the longest river has %4 tokens (%5).</source>
        <translation>De ces %1 jetons, seule compterait la boucle de %2 (%3), mais la plus longue rivière a %4 jetons (%5).</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game: it is %2 tokens long and pays %3 points.</source>
        <translation>Ces %1 jetons ferment une boucle, dont seul le plus court chemin entre les deux plus éloignés compte dans cette partie&#xa0;: il est long de %2 jetons et rapporte %3 points.</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game, %2 tokens; the longest river has %3 (%4).</source>
        <translation>Ces %1 jetons ferment une boucle, dont seul le plus court chemin entre les deux plus éloignés compte dans cette partie, %2 jetons&#xa0;; la plus longue rivière en a %3 (%4).</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long and pays %5 points.</source>
        <translation>Ces %1 jetons sont plus larges qu’une ligne&#xa0;: le plus court chemin entre les deux plus éloignés, %2 et %3, est long de %4 jetons et rapporte %5 points.</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long; the longest river has %5 (%6).</source>
        <translation>Ces %1 jetons sont plus larges qu’une ligne&#xa0;: le plus court chemin entre les deux plus éloignés, %2 et %3, est long de %4 jetons&#xa0;; la plus longue rivière en a %5 (%6).</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4, and pays %5 points.</source>
        <translation>%1 et %2 se touchent, et le plus court chemin compte&#xa0;: cette rivière est longue de %3 jetons, non de %4, et rapporte %5 points.</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4; the longest one has %5 (%6).</source>
        <translation>%1 et %2 se touchent, et le plus court chemin compte&#xa0;: cette rivière est longue de %3 jetons, non de %4&#xa0;; la plus longue en a %5 (%6).</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5, and pays %6 points.</source>
        <translation>De %1 à %2 il y a un chemin plus court par le bleu (%3)&#xa0;: cette rivière est longue de %4 jetons, non de %5, et rapporte %6 points.</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5; the longest one has %6 (%7).</source>
        <translation>De %1 à %2 il y a un chemin plus court par le bleu (%3)&#xa0;: cette rivière est longue de %4 jetons, non de %5&#xa0;; la plus longue en a %6 (%7).</translation>
    </message>
    <message>
        <source>%1 is empty: a tree is green, on the ground or on brown.</source>
        <translation>%1 est vide&#xa0;: un arbre est du vert, au sol ou sur du marron.</translation>
    </message>
    <message>
        <source>No green lies on the brown of %1: a trunk alone is no tree and pays nothing.</source>
        <translation>Il n’y a pas de vert sur le marron en %1&#xa0;: un tronc seul n’est pas un arbre et ne rapporte rien.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a tree has green on top.</source>
        <translation>Le dessus de %1 est %2&#xa0;: un arbre a du vert au-dessus.</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays 1 point.</source>
        <translation>L’arbre en %1 a une hauteur de %2 et rapporte 1 point.</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays %3 points.</source>
        <translation>L’arbre en %1 a une hauteur de %2 et rapporte %3 points.</translation>
    </message>
    <message>
        <source>Each of the %1 trees counts by its own height: together they pay %2 points.</source>
        <translation>Chacun des %1 arbres compte selon sa propre hauteur&#xa0;: ensemble ils rapportent %2 points.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carte %1</translation>
    </message>
    <message>
        <source>the photo shows side %1 of the board and cannot be read as side %2</source>
        <translation>la photo montre la face %1 du plateau et ne peut pas être lue comme face %2</translation>
    </message>
    <message>
        <source>the photo shows side %1 (%2 %); it was read as side %3 as requested, so its cells are wrong</source>
        <translation>la photo montre la face %1 (%2&#xa0;%)&#xa0;; elle a été lue comme face %3, comme demandé, donc ses cases sont fausses</translation>
    </message>
    <message>
        <source>the first photo shows side %1 of a board and the second one side %2; only the first was read</source>
        <translation>la première photo montre la face %1 d’un plateau et la deuxième la face %2&#xa0;; seule la première a été lue</translation>
    </message>
    <message>
        <source>tokens seem to have been added before the second photo: it differs on %1; only the first was read</source>
        <translation>des jetons semblent avoir été ajoutés avant la deuxième photo&#xa0;: elle diffère en %1&#xa0;; seule la première a été lue</translation>
    </message>
    <message>
        <source>the first photo seems to show the board after more tokens were added: it differs on %1; only the first was read</source>
        <translation>la première photo semble montrer le plateau après l’ajout d’autres jetons&#xa0;: elle diffère en %1&#xa0;; seule la première a été lue</translation>
    </message>
    <message>
        <source>the photos show different boards: they differ on %1; only the first was read</source>
        <translation>les photos montrent des plateaux différents&#xa0;: elles diffèrent en %1&#xa0;; seule la première a été lue</translation>
    </message>
    <message>
        <source>the photos show too little to tell whether they are of the same board; both were used</source>
        <translation>les photos montrent trop peu pour dire si c’est le même plateau&#xa0;; les deux ont été utilisées</translation>
    </message>
    <message>
        <source>the photos may show different boards: they differ on %1; both were used</source>
        <translation>les photos montrent peut-être des plateaux différents&#xa0;: elles diffèrent en %1&#xa0;; les deux ont été utilisées</translation>
    </message>
    <message>
        <source>expected a game that this program knows, this is one of %1</source>
        <translation>partie d’un jeu que ce programme connaît attendue, celle-ci est une partie de %1</translation>
    </message>
    <message>
        <source>%1 are equal at %2 and drop out.</source>
        <translation>%1 sont à égalité à %2 et sont éliminés.</translation>
    </message>
    <message>
        <source>%1 alone is left, and nobody scores.</source>
        <translation>%1 reste seul, et personne ne marque.</translation>
    </message>
    <message>
        <source>%1 alone takes %2 and %3.</source>
        <translation>%1 prend seul %2 et %3.</translation>
    </message>
    <message>
        <source>%1 alone takes %2. The bonus is not known and counts for nobody.</source>
        <translation>%1 prend seul %2. Le bonus n’est pas connu et ne compte pour personne.</translation>
    </message>
    <message>
        <source>%1 is first with %2 and takes %3.</source>
        <translation>%1 est premier avec %2 et prend %3.</translation>
    </message>
    <message>
        <source>%1 is first with %2, so nobody takes the %3.</source>
        <translation>%1 est premier avec %2, donc personne ne prend le %3.</translation>
    </message>
    <message>
        <source>%1 is second with %2. The bonus is not known and counts for nobody.</source>
        <translation>%1 est deuxième avec %2. Le bonus n’est pas connu et ne compte pour personne.</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the bonus.</source>
        <translation>%1 est deuxième avec %2, donc personne ne prend le bonus.</translation>
    </message>
    <message>
        <source>%1 is second with %2 and takes %3.</source>
        <translation>%1 est deuxième avec %2 et prend %3.</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the %3.</source>
        <translation>%1 est deuxième avec %2, donc personne ne prend le %3.</translation>
    </message>
    <message>
        <source>There are no plants in the area.</source>
        <translation>Il n’y a pas de plantes dans la zone.</translation>
    </message>
    <message>
        <source>Nobody is left.</source>
        <translation>Il ne reste personne.</translation>
    </message>
    <message>
        <source>%1 is behind with %2.</source>
        <translation>%1 est derrière avec %2.</translation>
    </message>
    <message>
        <source>expected a plant (turf, bush, pine, oak) such as &quot;bush&quot; or &quot;2xturf&quot;, got %1</source>
        <translation>plante (turf, bush, pine, oak) comme &quot;bush&quot; ou &quot;2xturf&quot; attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a colour and its plants such as &quot;orange=bush,2xturf&quot; (white, black, orange, blue, neutral), got %1</source>
        <translation>couleur et ses plantes comme &quot;orange=bush,2xturf&quot; (white, black, orange, blue, neutral) attendues, au lieu de %1</translation>
    </message>
    <message>
        <source>expected each colour once, got %1 again</source>
        <translation>chaque couleur est attendue une seule fois, %1 y est encore</translation>
    </message>
    <message>
        <source>expected at most %1 plants in an area of this size, got %2</source>
        <translation>%1 plantes attendues au plus dans une zone de cette taille, au lieu de %2</translation>
    </message>
    <message>
        <source>expected at most %1 of %2 in %3, as in the box, got %4</source>
        <translation>au plus %1 de %2 en %3 attendus, comme dans la boîte, au lieu de %4</translation>
    </message>
    <message>
        <source>Clouds on the player board, 1 point each: %1.</source>
        <translation>Nuages sur le plateau individuel, 1 point chacun&#xa0;: %1.</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to %1, got %2</source>
        <translation>nombre entier de 1 à %1 attendu, au lieu de %2</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to 0, got %2</source>
        <translation>nombre entier de %1 à 0 attendu, au lieu de %2</translation>
    </message>
    <message>
        <source>the game has only %1 sunflower tokens, but %2 are collected or lie on areas</source>
        <translation>le jeu n’a que %1 jetons tournesol, mais %2 sont collectés ou sur des zones</translation>
    </message>
    <message>
        <source>expected a list of numbers, or &quot;count&quot; and &quot;points&quot;, got %1</source>
        <translation>liste de nombres, ou &quot;count&quot; et &quot;points&quot;, attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected one of the colours white, black, orange and blue, got %1</source>
        <translation>une des couleurs white, black, orange et blue attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected two to four players, got %1</source>
        <translation>deux à quatre joueurs attendus, au lieu de %1</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;, got %1</source>
        <translation>couleur d’un joueur de cette partie, ou &quot;neutral&quot;, attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected &quot;white&quot; or &quot;black&quot; with two players, got %1</source>
        <translation>à deux joueurs, &quot;white&quot; ou &quot;black&quot; attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>a player board holds at most %1 clouds, not %2</source>
        <translation>un plateau individuel porte au plus %1 nuages, et non %2</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;</source>
        <translation>couleur d’un joueur de cette partie, ou &quot;neutral&quot;, attendue</translation>
    </message>
    <message>
        <source>an area of this size holds at most %1 plants, not %2</source>
        <translation>une zone de cette taille contient au plus %1 plantes, et non %2</translation>
    </message>
    <message>
        <source>with four players a player board holds at most %1 of this plant, not %2</source>
        <translation>à quatre, un plateau individuel porte au plus %1 plantes de cette sorte, et non %2</translation>
    </message>
    <message>
        <source>the game has only %1 plants of this colour and kind, but %2 are entered</source>
        <translation>le jeu n’a que %1 plantes de cette couleur et de cette sorte, mais %2 sont indiquées</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Nuages</translation>
    </message>
    <message>
        <source>Plants left</source>
        <translation>Plantes restantes</translation>
    </message>
    <message>
        <source>Sunflower tokens</source>
        <translation>Jetons tournesol</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>jeton %1</translation>
    </message>
    <message>
        <source>Own turf left on the player board, minus %2 each: %1.</source>
        <translation>Herbes de sa couleur restées sur le plateau individuel, moins %2 chacune&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Own bushes left on the player board, minus %2 each: %1.</source>
        <translation>Buissons de sa couleur restés sur le plateau individuel, moins %2 chacun&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Own pines left on the player board, minus %2 each: %1.</source>
        <translation>Pins de sa couleur restés sur le plateau individuel, moins %2 chacun&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Own oaks left on the player board, minus %2 each: %1.</source>
        <translation>Chênes de sa couleur restés sur le plateau individuel, moins %2 chacun&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Neutral turf left on the player board, minus %2 each: %1.</source>
        <translation>Herbes neutres restées sur le plateau individuel, moins %2 chacune&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Neutral bushes left on the player board, minus %2 each: %1.</source>
        <translation>Buissons neutres restés sur le plateau individuel, moins %2 chacun&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Neutral pines left on the player board, minus %2 each: %1.</source>
        <translation>Pins neutres restés sur le plateau individuel, moins %2 chacun&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Neutral oaks left on the player board, minus %2 each: %1.</source>
        <translation>Chênes neutres restés sur le plateau individuel, moins %2 chacun&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No plants are left on the player board.</source>
        <translation>Il ne reste aucune plante sur le plateau individuel.</translation>
    </message>
    <message>
        <source>%1 own turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>Il reste %1 herbes de sa couleur, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 own bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>Il reste %1 buissons de sa couleur, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 own pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>Il reste %1 pins de sa couleur, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 own oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>Il reste %1 chênes de sa couleur, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>Il reste %1 herbes neutres, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>Il reste %1 buissons neutres, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 neutral pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>Il reste %1 pins neutres, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>Il reste %1 chênes neutres, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 own turf plants are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Il y a %1 herbes de sa couleur de reste ou dans les zones, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 own bushes are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Il y a %1 buissons de sa couleur de reste ou dans les zones, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 own pines are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Il y a %1 pins de sa couleur de reste ou dans les zones, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>%1 own oaks are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Il y a %1 chênes de sa couleur de reste ou dans les zones, mais, pour autant qu'on sache, un plateau individuel en porte au plus %2.</translation>
    </message>
    <message>
        <source>The points on the score track are not known and count 0.</source>
        <translation>Les points de la piste de score ne sont pas connus et comptent 0.</translation>
    </message>
    <message>
        <source>The clouds that are left are not known and count 0.</source>
        <translation>Les nuages restants ne sont pas connus et comptent 0.</translation>
    </message>
    <message>
        <source>The plants that are left are not known and count 0.</source>
        <translation>Les plantes restantes ne sont pas connues et comptent 0.</translation>
    </message>
    <message>
        <source>The collected sunflower tokens are not known and count 0.</source>
        <translation>Les jetons tournesol collectés ne sont pas connus et comptent 0.</translation>
    </message>
    <message>
        <source>No sunflower tokens were collected, but the sum given for the numbers on their backs is %1.</source>
        <translation>Aucun jeton tournesol n’a été collecté, mais la somme des dos est de %1.</translation>
    </message>
    <message>
        <source>Sunflower tokens were collected (%1), but the sum given for the numbers on their backs is 0.</source>
        <translation>Des jetons tournesol ont été collectés (%1), mais la somme des dos est de 0.</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many sunflower tokens were collected by %2.</source>
        <translation>L’égalité à %1 points n’a pas pu être départagée&#xa0;: on ne sait pas combien de jetons tournesol ont été collectés par %2.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
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
        <translation>Saisissez la piste de score, puis ce que rapporte la fin de la partie.</translation>
    </message>
    <message>
        <source>The collected tokens break the tie. %1</source>
        <translation>Les jetons collectés départagent. %1</translation>
    </message>
    <message>
        <source>%1 are level; the collected tokens break the tie. %2</source>
        <translation>%1 sont à égalité&#xa0;; les jetons collectés départagent. %2</translation>
    </message>
    <message>
        <source>The collected tokens do not break the tie. %1</source>
        <translation>Les jetons collectés ne départagent pas l’égalité. %1</translation>
    </message>
    <message>
        <source>Collected tokens: %1.</source>
        <translation>Jetons collectés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Jetons collectés</translation>
    </message>
    <message>
        <source>Type the numbers.</source>
        <translation>Saisissez les nombres.</translation>
    </message>
    <message>
        <source>%1 are level. %2</source>
        <translation>%1 sont à égalité. %2</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <translation>%2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Points on the score track: %1.</source>
        <translation>Points sur la piste de score&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Typed by hand: %1.</source>
        <translation>Saisi à la main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Il y a %1 herbes neutres de reste ou dans les zones, mais tous les plateaux individuels réunis en portent au plus %2.</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Il y a %1 buissons neutres de reste ou dans les zones, mais tous les plateaux individuels réunis en portent au plus %2.</translation>
    </message>
    <message>
        <source>%1 neutral pines are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Il y a %1 pins neutres de reste ou dans les zones, mais tous les plateaux individuels réunis en portent au plus %2.</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Il y a %1 chênes neutres de reste ou dans les zones, mais tous les plateaux individuels réunis en portent au plus %2.</translation>
    </message>
    <message>
        <source>The areas that still hold their token are not known and count 0.</source>
        <translation>Les zones qui portent encore leur jeton ne sont pas connues et comptent 0.</translation>
    </message>
    <message>
        <source>The bonus of area %1 is not known and counts for nobody; %2 would receive it.</source>
        <translation>Le bonus de la zone %1 n’est pas connu et ne compte pour personne&#xa0;; %2 le recevrait.</translation>
    </message>
    <message>
        <source>Only %1 sunflower tokens are collected or lie on areas, but the game has %2.</source>
        <translation>Seuls %1 jetons tournesol sont collectés ou sur des zones, mais le jeu en a %2.</translation>
    </message>
    <message>
        <source>Collected sunflower tokens: %1. Their backs add up to %2.</source>
        <translation>Jetons tournesol collectés&#xa0;: %1. La somme de leurs dos est de %2.</translation>
    </message>
    <message>
        <source>expected a folder that can be created: %1</source>
        <translation>dossier pouvant être créé attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>this is a GIF picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>ceci est une image GIF, pas une photo&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu</translation>
    </message>
    <message>
        <source>this is a BMP picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>ceci est une image BMP, pas une photo&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu</translation>
    </message>
    <message>
        <source>this is a PDF document, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>ceci est un document PDF, pas une photo&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu</translation>
    </message>
    <message>
        <source>this is a video, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>ceci est une vidéo, pas une photo&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu</translation>
    </message>
    <message>
        <source>this is a JPEG XL picture, which cannot be read: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>ceci est une image JPEG XL, qui ne peut pas être lue&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu</translation>
    </message>
    <message>
        <source>this is a ZIP archive, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>ceci est une archive ZIP, pas une photo&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu</translation>
    </message>
    <message>
        <source>this is a drawing, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>ceci est un dessin, pas une photo&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu</translation>
    </message>
    <message>
        <source>this is a text file, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>ceci est un fichier texte, pas une photo&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu</translation>
    </message>
    <message>
        <source>this is no photo: expected JPEG, PNG, WebP, TIFF or HEIC, got bytes %1</source>
        <translation>ceci n’est pas une photo&#xa0;: JPEG, PNG, WebP, TIFF ou HEIC attendu, au lieu des octets %1</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for trees: the box holds %2 green and %3 brown tokens.</source>
        <translation>Aucun plateau ne donne plus de %1 points pour les arbres&#xa0;: la boîte contient %2 jetons verts et %3 marron.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for mountains: the box holds %2 gray tokens.</source>
        <translation>Aucun plateau ne donne plus de %1 points pour les montagnes&#xa0;: la boîte contient %2 jetons gris.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for fields: no more than %2 fit on it without touching.</source>
        <translation>Aucun plateau ne donne plus de %1 points pour les champs&#xa0;: il n’en tient pas plus de %2 sans qu’ils se touchent.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for buildings: the box holds %2 red tokens.</source>
        <translation>Aucun plateau ne donne plus de %1 points pour les bâtiments&#xa0;: la boîte contient %2 jetons rouges.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for the river: it cannot be longer than %2 tokens.</source>
        <translation>Aucun plateau ne donne plus de %1 points pour la rivière&#xa0;: elle ne peut pas dépasser %2 jetons.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for islands: no more than %2 fit on it.</source>
        <translation>Aucun plateau ne donne plus de %1 points pour les îles&#xa0;: il n’en tient pas plus de %2.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for animals: it has room for %2 cubes.</source>
        <translation>Aucun plateau ne donne plus de %1 points pour les animaux&#xa0;: il a de la place pour %2 cubes.</translation>
    </message>
    <message>
        <source>No nature&apos;s spirit gives more than %1 points.</source>
        <translation>Aucun Esprit de la nature ne donne plus de %1 points.</translation>
    </message>
    <message>
        <source>expected an identifier of letters, digits and dashes, got %1</source>
        <translation>identifiant fait de lettres, de chiffres et de tirets attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected at most %1 bytes</source>
        <translation>%1 octets attendus au plus</translation>
    </message>
    <message>
        <source>expected a cell such as &quot;c2&quot;, got %1</source>
        <translation>case comme &quot;c2&quot; attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected at most %1 tokens</source>
        <translation>%1 jetons attendus au plus</translation>
    </message>
    <message>
        <source>expected tokens that may lie on each other</source>
        <translation>jetons qui peuvent s’empiler attendus</translation>
    </message>
    <message>
        <source>expected &quot;none&quot;, &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>&quot;none&quot;, &quot;animal&quot; ou &quot;spirit&quot; attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, got %3</source>
        <translation>nombre de %1 à %2 attendu, au lieu de %3</translation>
    </message>
    <message>
        <source>expected at most %1 numbers</source>
        <translation>%1 nombres attendus au plus</translation>
    </message>
    <message>
        <source>expected a command, got %1</source>
        <translation>commande attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>Another player&apos;s board</source>
        <translation>Le plateau d’un autre joueur</translation>
    </message>
    <message>
        <source>Play went on: take this photo</source>
        <translation>La partie a continué&#xa0;: utiliser cette photo</translation>
    </message>
    <message>
        <source>The same board: use both</source>
        <translation>Le même plateau&#xa0;: utiliser les deux</translation>
    </message>
    <message>
        <source>Read as side A</source>
        <translation>Lire comme face A</translation>
    </message>
    <message>
        <source>Read as side B</source>
        <translation>Lire comme face B</translation>
    </message>
    <message>
        <source>Change the game to side A</source>
        <translation>Passer la partie en face A</translation>
    </message>
    <message>
        <source>Change the game to side B</source>
        <translation>Passer la partie en face B</translation>
    </message>
    <message>
        <source>A photo of another game</source>
        <translation>La photo d’une autre partie</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>La mettre de côté</translation>
    </message>
    <message>
        <source>expected a plant, got %1</source>
        <translation>plante attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a colour, got %1</source>
        <translation>couleur attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Aucune partie n’est ouverte.</translation>
    </message>
    <message>
        <source>This player is no longer there.</source>
        <translation>Ce joueur n’est plus là.</translation>
    </message>
    <message>
        <source>This photo is no longer there, or this cannot be done with it now.</source>
        <translation>Cette photo n’est plus là, ou ce n’est pas possible avec elle pour l’instant.</translation>
    </message>
    <message>
        <source>The board has no such cell.</source>
        <translation>Le plateau n’a pas cette case.</translation>
    </message>
    <message>
        <source>A cube can lie only on a token.</source>
        <translation>Un cube ne se pose que sur un jeton.</translation>
    </message>
    <message>
        <source>The pad has no such row to type into.</source>
        <translation>La feuille de score n’a pas cette ligne à remplir.</translation>
    </message>
    <message>
        <source>The rules do not allow this number here.</source>
        <translation>Les règles ne permettent pas ce nombre ici.</translation>
    </message>
    <message>
        <source>This player cannot join: the name is taken, or the table is full.</source>
        <translation>Ce joueur ne peut pas se joindre à la partie&#xa0;: le nom est pris, ou la table est pleine.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>Quelqu’un d’autre porte ce nom.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>Vous n’avez rien à annuler.</translation>
    </message>
    <message>
        <source>This photo is larger than 60 MB.</source>
        <translation>Cette photo dépasse 60&#xa0;Mo.</translation>
    </message>
    <message>
        <source>Too much at once. It is tried again.</source>
        <translation>Trop de choses à la fois. Nouvel essai en cours.</translation>
    </message>
    <message>
        <source>There is no room left on the computer.</source>
        <translation>Il n’y a plus de place sur l’ordinateur.</translation>
    </message>
    <message>
        <source>This message was not understood.</source>
        <translation>Ce message n’a pas été compris.</translation>
    </message>
    <message>
        <source>Your last edit stays: somebody has changed the same thing since.</source>
        <translation>Votre dernier changement reste&#xa0;: quelqu’un a changé la même chose depuis.</translation>
    </message>
    <message>
        <source>This photo</source>
        <translation>Cette photo</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>Le nom</translation>
    </message>
    <message>
        <source>A number from %1 to %2 was expected.</source>
        <translation>Un nombre de %1 à %2 était attendu.</translation>
    </message>
    <message>
        <source>%1 was changed at the computer in the meantime.</source>
        <translation>%1&#xa0;: changement entre-temps sur l’ordinateur.</translation>
    </message>
    <message>
        <source>%1 was changed on another phone in the meantime.</source>
        <translation>%1&#xa0;: changement entre-temps sur un autre téléphone.</translation>
    </message>
    <message>
        <source>%1 changed %2 in the meantime.</source>
        <translation>%1 a fait un changement entre-temps&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The page could not be loaded. Load it again.</source>
        <translation>La page n’a pas pu être chargée. Rechargez-la.</translation>
    </message>
    <message>
        <source>That could not be done.</source>
        <translation>Cela n’a pas pu se faire.</translation>
    </message>
    <message>
        <source>Somebody else changed this in the meantime.</source>
        <translation>Quelqu’un d’autre a changé la même chose entre-temps.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>The photo has arrived and is being read.</source>
        <translation>La photo est arrivée, sa lecture est en cours.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Lecture impossible</translation>
    </message>
    <message>
        <source>No board found</source>
        <translation>Aucun plateau trouvé</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>Whose board is it?</source>
        <translation>À qui est ce plateau&#xa0;?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>cube animal</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>cube Esprit</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>aucun cube</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>petite montagne</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>montagne moyenne</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>haute montagne</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>un jeton marron</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>deux jetons marron</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>petit arbre</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>arbre moyen</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>grand arbre</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>un jeton rouge</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>bâtiment sur rouge</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>bâtiment sur gris</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>bâtiment sur marron</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>douteuse</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>pas encore envoyé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The program does not answer; the area is decided when it does.</source>
        <translation>Le programme ne répond pas&#xa0;; la zone sera évaluée dès qu’il répondra.</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1&#xa0;: un de plus</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Qui reçoit quoi</translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>Touchez les plantes qui se trouvent dans la zone.</translation>
    </message>
    <message>
        <source>Token of the area</source>
        <translation>Jeton de la zone</translation>
    </message>
    <message>
        <source>Main (cells)</source>
        <translation>Principal (cases)</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n case libre</numerusform>
            <numerusform>%n cases libres</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose plants</source>
        <translation>À qui sont les plantes</translation>
    </message>
    <message>
        <source>Plants of %1</source>
        <translation>Plantes de %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Zone suivante</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1&#xa0;: %2&#xa0;?</translation>
    </message>
    <message>
        <source>What it may be</source>
        <translation>Ce que cela peut être</translation>
    </message>
    <message>
        <source>Put a token on top, or take the top one off</source>
        <translation>Posez un jeton dessus, ou enlevez celui du dessus</translation>
    </message>
    <message>
        <source>Put on: %1</source>
        <translation>Poser&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take off the top token</source>
        <translation>Enlever le jeton du dessus</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Or choose a whole stack</source>
        <translation>Ou choisissez une pile entière</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s) left</source>
        <translation>
            <numerusform>encore %n case douteuse</numerusform>
            <numerusform>encore %n cases douteuses</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>La case de la photo, agrandie</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>Autre pile…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Face %1</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of yours wait here and are sent as soon as it does. Nothing is lost.</source>
        <translation>
            <numerusform>%n de vos changements attend ici et sera envoyé dès qu’il répondra. Rien n’est perdu.</numerusform>
            <numerusform>%n de vos changements attendent ici et seront envoyés dès qu’il répondra. Rien n’est perdu.</numerusform>
        </translation>
    </message>
    <message>
        <source>This address is no longer open. Show the code again in the window under “Photos from a phone”, and scan it.</source>
        <translation>Cette adresse n’est plus ouverte. Affichez à nouveau le code dans la fenêtre, sous «&#xa0;Photos depuis un téléphone&#xa0;», et scannez-le.</translation>
    </message>
    <message>
        <source>The program does not answer. Is it still open, and the phone in the same Wi-Fi? Trying again…</source>
        <translation>Le programme ne répond pas. Est-il encore ouvert, et le téléphone sur le même Wi-Fi&#xa0;? Nouvel essai…</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2.</source>
        <translation>Nombre de %1 à %2 attendu.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>The board gives %1.</source>
        <translation>Le plateau donne %1.</translation>
    </message>
    <message>
        <source>Counted: %1.</source>
        <translation>Compté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Clear it and use the computed number</source>
        <translation>Effacer et prendre le nombre calculé</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1 typed</source>
        <translation>%1 saisi</translation>
    </message>
    <message>
        <source>the board gives %1</source>
        <translation>le plateau donne %1</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>compté&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player first.</source>
        <translation>Il n’y a pas encore de partie. Ajoutez d’abord un joueur.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Tap a number to type another. Tap a name for the reasons.</source>
        <translation>Touchez un nombre pour en saisir un autre. Touchez un nom pour voir les raisons.</translation>
    </message>
    <message>
        <source>Photo of %1 with what was read</source>
        <translation>Photo de %1 avec ce qui a été lu</translation>
    </message>
    <message>
        <source>Take a photo</source>
        <translation>Prendre une photo</translation>
    </message>
    <message>
        <source>Choose photos</source>
        <translation>Choisir des photos</translation>
    </message>
    <message>
        <source>The photo could not be sent.</source>
        <translation>La photo n’a pas pu être envoyée.</translation>
    </message>
    <message>
        <source>It is sent when the program answers again.</source>
        <translation>Sera envoyée dès que le programme répondra.</translation>
    </message>
    <message>
        <source>Sending… %1</source>
        <translation>Envoi… %1</translation>
    </message>
    <message>
        <source>Waits for the photos before it.</source>
        <translation>Attend les photos précédentes.</translation>
    </message>
    <message>
        <source>Cancel this photo</source>
        <translation>Annuler cette photo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>It is another player&apos;s board</source>
        <translation>C’est le plateau d’un autre joueur</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>Lecture de la photo…</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>Photo of %1</source>
        <translation>Photo de %1</translation>
    </message>
    <message>
        <source>Remove this photo</source>
        <translation>Retirer cette photo</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Changer le nom</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n doubtful cell(s)</source>
        <translation>
            <numerusform>Vérifier %n case douteuse</numerusform>
            <numerusform>Vérifier %n cases douteuses</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. No cell is left to ask about.</source>
        <translation>Terminé. Il n’y a plus de case à demander.</translation>
    </message>
    <message>
        <source>No cell is doubtful enough to ask about.</source>
        <translation>Aucune case n’est assez douteuse pour poser la question.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Plateau de %1</translation>
    </message>
    <message>
        <source>Tap a cell to correct it.</source>
        <translation>Touchez une case pour la corriger.</translation>
    </message>
    <message>
        <source>Hold the phone over the board so that it fills the picture, a little from the side, without glare.</source>
        <translation>Tenez le téléphone au-dessus du plateau, légèrement de biais et sans reflets&#xa0;: le plateau doit remplir l’image.</translation>
    </message>
    <message>
        <source>Without a photo</source>
        <translation>Sans photo</translation>
    </message>
    <message>
        <source>Type the numbers</source>
        <translation>Saisir les nombres</translation>
    </message>
    <message>
        <source>Set the tokens</source>
        <translation>Poser les jetons</translation>
    </message>
    <message>
        <source>Another photo</source>
        <translation>Une autre photo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>A question about the photo</source>
        <translation>Une question sur la photo</translation>
    </message>
    <message>
        <source>Sending the photo…</source>
        <translation>Envoi de la photo…</translation>
    </message>
    <message>
        <source>The photo could not be used</source>
        <translation>La photo n’a pas pu servir</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>Pas encore de plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s)</source>
        <translation>
            <numerusform>%n case douteuse</numerusform>
            <numerusform>%n cases douteuses</numerusform>
        </translation>
    </message>
    <message>
        <source>Board read</source>
        <translation>Plateau lu</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player, or take a photo of a finished board: it begins one.</source>
        <translation>Il n’y a pas encore de partie. Ajoutez un joueur, ou prenez en photo un plateau terminé&#xa0;: la partie commence ainsi.</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>All boards at once</source>
        <translation>Tous les plateaux d’un coup</translation>
    </message>
    <message>
        <source>Each photo goes to the next player without a board.</source>
        <translation>Chaque photo va au joueur suivant qui n’a pas de plateau.</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>Livret de règles, page %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>%n raison</numerusform>
            <numerusform>%n raisons</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a row for its reasons, and a reason to see its cells.</source>
        <translation>Touchez une ligne pour voir ses raisons, et une raison pour voir ses cases.</translation>
    </message>
    <message>
        <source>expected two players without a name in common: player %1 is called &quot;%2&quot;, a name of player %3; rename player %1 first</source>
        <translation>deux joueurs sans nom en commun attendus&#xa0;: le joueur %1 s’appelle &quot;%2&quot;, un nom du joueur %3&#xa0;; renommez d’abord le joueur %1</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Quelque chose ne colle pas.</translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <translation>%1 Si c’est juste&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>&quot;A&quot; ou &quot;B&quot; attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>This game has no boards to photograph.</source>
        <translation>Ce jeu n’a pas de plateaux à photographier.</translation>
    </message>
    <message>
        <source>Too many photos are on no board yet. Remove some, or say whose boards they show.</source>
        <translation>Trop de photos ne sont encore sur aucun plateau. Retirez-en, ou dites de qui sont les plateaux qu’elles montrent.</translation>
    </message>
    <message>
        <source>This cannot be done here.</source>
        <translation>Cela ne peut pas se faire ici.</translation>
    </message>
    <message>
        <source>Somebody has this card, or it has no room for so many cubes.</source>
        <translation>Quelqu’un a cette carte, ou elle n’a pas de place pour autant de cubes.</translation>
    </message>
    <message>
        <source>The game cannot be played with fewer players.</source>
        <translation>La partie ne peut pas se jouer avec moins de joueurs.</translation>
    </message>
    <message>
        <source>Boards of this game have tokens on them. Empty them first.</source>
        <translation>Des plateaux de cette partie portent des jetons. Videz-les d’abord.</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime.</source>
        <translation>%1&#xa0;: changement entre-temps.</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Ouverture de la photo…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Side of the boards</source>
        <translation>Face des plateaux</translation>
    </message>
    <message>
        <source>Why does this not count?</source>
        <translation>Pourquoi cela ne compte-t-il pas&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Choose a nature&apos;s spirit</source>
        <translation>Choisir un Esprit de la nature</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>Cube posé</translation>
    </message>
    <message>
        <source>Play with nature&apos;s spirits</source>
        <translation>Jouer avec les Esprits de la nature</translation>
    </message>
    <message>
        <source>Animal cards</source>
        <translation>Cartes Animal</translation>
    </message>
    <message>
        <source>None yet. Cards without cubes count nothing.</source>
        <translation>Pas encore de carte. Les cartes sans cube ne comptent pas.</translation>
    </message>
    <message>
        <source>Add an animal card</source>
        <translation>Ajouter une carte Animal</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>Déjà chez %1</translation>
    </message>
    <message numerus="yes">
        <source>fits in %n place(s)</source>
        <translation>
            <numerusform>convient à %n endroit</numerusform>
            <numerusform>convient à %n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Chercher par nom</translation>
    </message>
    <message>
        <source>No card has this name.</source>
        <translation>Aucune carte ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Île</translation>
    </message>
    <message>
        <source>What it should be</source>
        <translation>Ce que cela doit être</translation>
    </message>
    <message>
        <source>Tap the cells that should count as this.</source>
        <translation>Touchez les cases qui devraient compter ainsi.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>No cell is chosen yet.</source>
        <translation>Aucune case n’est encore choisie.</translation>
    </message>
    <message>
        <source>Back to the points</source>
        <translation>Retour aux points</translation>
    </message>
    <message>
        <source>This file is not a photo.</source>
        <translation>Ce fichier n’est pas une photo.</translation>
    </message>
    <message>
        <source>This is a video. Choose a photo.</source>
        <translation>Ceci est une vidéo. Choisissez une photo.</translation>
    </message>
    <message>
        <source>This is a PDF. Choose a photo.</source>
        <translation>Ceci est un PDF. Choisissez une photo.</translation>
    </message>
    <message>
        <source>The photo has %1 x %2 pixels; at most %3 million are read.</source>
        <translation>La photo a %1 x %2 pixels&#xa0;; au plus %3 millions peuvent être lus.</translation>
    </message>
    <message>
        <source>This browser cannot open HEIC photos. In the camera&apos;s settings choose “Most compatible”, or send the photo as JPEG.</source>
        <translation>Ce navigateur ne peut pas ouvrir les photos HEIC. Dans les réglages de l’appareil photo, choisissez «&#xa0;Le plus compatible&#xa0;», ou envoyez la photo en JPEG.</translation>
    </message>
    <message>
        <source>This browser cannot open TIFF photos. Send the photo as JPEG.</source>
        <translation>Ce navigateur ne peut pas ouvrir les photos TIFF. Envoyez la photo en JPEG.</translation>
    </message>
    <message>
        <source>The photo is damaged, or this browser cannot open it.</source>
        <translation>La photo est endommagée, ou ce navigateur ne peut pas l’ouvrir.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Le fichier dépasse %1 Mo.</translation>
    </message>
    <message>
        <source>This game is open in another tab. Continue here first.</source>
        <translation>Cette partie est ouverte dans un autre onglet. Continuez d’abord ici.</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Cette partie n’est plus là.</translation>
    </message>
    <message>
        <source>The page was ended twice while it read this photo. Try a smaller one.</source>
        <translation>La page s’est arrêtée deux fois en lisant cette photo. Essayez-en une plus petite.</translation>
    </message>
    <message>
        <source>The photo could not be read: the program ended while reading it.</source>
        <translation>La photo n’a pas pu être lue&#xa0;: le programme s’est arrêté pendant la lecture.</translation>
    </message>
    <message>
        <source>The photo is no longer there. Choose it again.</source>
        <translation>La photo n’est plus là. Choisissez-la à nouveau.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Past game</source>
        <translation>Partie passée</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>This phone has no room left for Concord. What you enter now is lost when the page is closed. Remove old games, or share this one.</source>
        <translation>Ce téléphone n’a plus de place pour Concord. Ce que vous saisissez maintenant sera perdu à la fermeture de la page. Supprimez d’anciennes parties, ou partagez celle-ci.</translation>
    </message>
    <message>
        <source>The game could not be kept in this browser. Share it before you close the page.</source>
        <translation>La partie n’a pas pu être gardée dans ce navigateur. Partagez-la avant de fermer la page.</translation>
    </message>
    <message>
        <source>This window keeps nothing: games are lost when it is closed. Share them, or use a window that is not private.</source>
        <translation>Cette fenêtre ne garde rien&#xa0;: les parties sont perdues à sa fermeture. Partagez-les, ou utilisez une fenêtre qui n’est pas en navigation privée.</translation>
    </message>
    <message>
        <source>This game is open in another tab, which this one follows.</source>
        <translation>Cette partie est ouverte dans un autre onglet, que celui-ci suit.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>The program could not be loaded. If there is a network, load the page again.</source>
        <translation>Le programme n’a pas pu être chargé. Y a-t-il du réseau&#xa0;? Si oui, rechargez la page.</translation>
    </message>
    <message>
        <source>Something went wrong. The game is as it was last saved.</source>
        <translation>Quelque chose a mal tourné. La partie est telle qu’elle a été gardée en dernier.</translation>
    </message>
    <message>
        <source>The photo reader is being loaded. That happens once and takes a moment.</source>
        <translation>Le lecteur de photos est en cours de chargement. Cela n’arrive qu’une fois et prend un moment.</translation>
    </message>
    <message>
        <source>The photo reader could not be loaded. Photos are read as soon as there is a network.</source>
        <translation>Le lecteur de photos n’a pas pu être chargé. Les photos seront lues dès qu’il y aura du réseau.</translation>
    </message>
    <message>
        <source>A new version of Concord is available.</source>
        <translation>Une nouvelle version de Concord est là.</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>L’utiliser maintenant</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>This browser is too old for Concord. Bring it up to date, or use a newer one: Chrome, Edge, Firefox or Safari.</source>
        <translation>Ce navigateur est trop ancien pour Concord. Mettez-le à jour, ou utilisez-en un plus récent&#xa0;: Chrome, Edge, Firefox ou Safari.</translation>
    </message>
    <message>
        <source>Concord needs an encrypted address, one that begins with https.</source>
        <translation>Concord a besoin d’une adresse chiffrée, qui commence par https.</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>Le fichier est trop grand pour une partie.</translation>
    </message>
    <message>
        <source>There is no QR code in the picture.</source>
        <translation>Il n’y a pas de code QR sur l’image.</translation>
    </message>
    <message>
        <source>The QR code holds no game of Concord.</source>
        <translation>Le code QR ne contient aucune partie de Concord.</translation>
    </message>
    <message>
        <source>The address holds no game of Concord.</source>
        <translation>L’adresse ne contient aucune partie de Concord.</translation>
    </message>
    <message>
        <source>A game with %1</source>
        <translation>Une partie avec %1</translation>
    </message>
    <message>
        <source>Add it to the games of this phone</source>
        <translation>L’ajouter aux parties de ce téléphone</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>A game that Concord wrote: shared from another phone, or exported on a computer.</source>
        <translation>Une partie écrite par Concord&#xa0;: partagée depuis un autre téléphone, ou exportée sur un ordinateur.</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Choisir le fichier</translation>
    </message>
    <message>
        <source>Photograph a QR code</source>
        <translation>Photographier un code QR</translation>
    </message>
    <message>
        <source>This browser reads no QR codes. Point the phone&apos;s camera at the code: it opens the game here.</source>
        <translation>Ce navigateur ne lit pas les codes QR. Visez le code avec l’appareil photo du téléphone&#xa0;: il ouvre la partie ici.</translation>
    </message>
    <message>
        <source>Side A: river</source>
        <translation>Face A&#xa0;: rivière</translation>
    </message>
    <message>
        <source>Side B: islands</source>
        <translation>Face B&#xa0;: îles</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Nature&apos;s spirits</source>
        <translation>Esprits de la nature</translation>
    </message>
    <message>
        <source>Without spirits</source>
        <translation>Sans Esprits</translation>
    </message>
    <message>
        <source>With spirits</source>
        <translation>Avec Esprits</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Un de plus</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove it permanently</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The phone could not share it.</source>
        <translation>Le téléphone n’a pas pu partager.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>The text could not be copied.</source>
        <translation>Le texte n’a pas pu être copié.</translation>
    </message>
    <message>
        <source>This game is too large for a QR code. Send its file instead.</source>
        <translation>Cette partie est trop grande pour un code QR. Envoyez plutôt son fichier.</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Partager le résultat</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>The game itself</source>
        <translation>La partie elle-même</translation>
    </message>
    <message>
        <source>Another phone or Concord on a computer opens it, without the photos.</source>
        <translation>Un autre téléphone ou Concord sur un ordinateur l’ouvre, sans les photos.</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Enregistrer le fichier</translation>
    </message>
    <message>
        <source>Point another phone&apos;s camera at it: the game opens there.</source>
        <translation>Visez-le avec l’appareil photo d’un autre téléphone&#xa0;: la partie s’y ouvre.</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Image du résultat</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Ouverte en ce moment</translation>
    </message>
    <message>
        <source>Or begin with a photo of a finished board. It stays on this phone.</source>
        <translation>Ou commencez par une photo d’un plateau terminé. Elle reste sur ce téléphone.</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Parties passées</translation>
    </message>
    <message>
        <source>To keep Concord at hand: tap Share in Safari, then “Add to Home Screen”.</source>
        <translation>Pour garder Concord sous la main&#xa0;: touchez Partager dans Safari, puis «&#xa0;Sur l’écran d’accueil&#xa0;».</translation>
    </message>
    <message>
        <source>Put Concord on the home screen</source>
        <translation>Mettre Concord sur l’écran d’accueil</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>expected the pixels of a whole photo</source>
        <translation>pixels d’une photo entière attendus</translation>
    </message>
    <message>
        <source>expected the reader&apos;s weights of this version</source>
        <translation>poids du lecteur de cette version attendus</translation>
    </message>
    <message>
        <source>expected a reduction and an orientation from 1 to 8</source>
        <translation>réduction et orientation de 1 à 8 attendues</translation>
    </message>
    <message>
        <source>the photo cannot be read (%1)</source>
        <translation>la photo ne peut pas être lue (%1)</translation>
    </message>
    <message>
        <source>expected players of different names</source>
        <translation>joueurs aux noms différents attendus</translation>
    </message>
    <message>
        <source>expected fewer texts inside each other</source>
        <translation>moins de textes imbriqués attendus</translation>
    </message>
    <message>
        <source>expected a game that this program knows, got %1</source>
        <translation>jeu que ce programme connaît attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>expected %1 to %2 players</source>
        <translation>%1 à %2 joueurs attendus</translation>
    </message>
    <message>
        <source>expected what is claimed, such as &quot;river&quot;, got %1</source>
        <translation>déclaration comme &quot;river&quot; attendue, au lieu de %1</translation>
    </message>
    <message>
        <source>expected the ids of photos</source>
        <translation>identifiants de photos attendus</translation>
    </message>
    <message>
        <source>expected a concord-reading</source>
        <translation>concord-reading attendu</translation>
    </message>
    <message>
        <source>expected the number of a photo</source>
        <translation>numéro d’une photo attendu</translation>
    </message>
    <message>
        <source>expected a seat for each player</source>
        <translation>place attendue pour chaque joueur</translation>
    </message>
    <message>
        <source>expected a UUID, or a time with its offset, got %1</source>
        <translation>UUID ou heure avec son décalage attendu, au lieu de %1</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one. Give the photo to a player to replace theirs.</source>
        <translation>À qui est ce plateau&#xa0;? Tout le monde en a déjà un. Donnez la photo à un joueur pour remplacer le sien.</translation>
    </message>
    <message>
        <source>the score track says %1, but by the head starts for %2 players it cannot be below %3.</source>
        <translation>la piste de score indique %1, mais à %2 joueurs elle part de %3 et ne recule jamais.</translation>
    </message>
    <message>
        <source>with %1 players a full player board holds plants worth %2 at most.</source>
        <translation>à %1 joueurs, les plantes d’un plateau individuel plein valent au plus %2.</translation>
    </message>
    <message>
        <source>no area still holds its sunflower token, so none gives points.</source>
        <translation>plus aucune zone ne porte son jeton tournesol, donc aucune ne rapporte de points.</translation>
    </message>
    <message>
        <source>the JPEG file breaks off after %1 % of the picture; copy the photo again</source>
        <translation>le fichier JPEG s’interrompt après %1&#xa0;% de l’image&#xa0;; copiez la photo à nouveau</translation>
    </message>
    <message>
        <source>Nothing is wrong there any more.</source>
        <translation>Il n’y a plus rien d’anormal à cet endroit.</translation>
    </message>
    <message>
        <source>Decide an area</source>
        <translation>Évaluer une zone</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>Zones restantes</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>Zone %1 sur %2</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>Retirer cette zone</translation>
    </message>
    <message>
        <source>All areas left</source>
        <translation>Toutes les zones restantes</translation>
    </message>
    <message>
        <source>This is not saved yet.</source>
        <translation>Ceci n’est pas encore noté.</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>Aucune zone restante&#xa0;: tous les jetons ont été collectés.</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>Quelles zones ont encore leur jeton&#xa0;? Elles sont évaluées à la fin.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Ajouter une zone</translation>
    </message>
    <message>
        <source>No areas are left</source>
        <translation>Il ne reste aucune zone</translation>
    </message>
    <message>
        <source>Each plant left on the board costs its points.</source>
        <translation>Chaque plante restée sur le plateau coûte ses points.</translation>
    </message>
    <message>
        <source>Own plants</source>
        <translation>Plantes personnelles</translation>
    </message>
    <message>
        <source>Neutral plants</source>
        <translation>Plantes neutres</translation>
    </message>
    <message>
        <source>No plants are left</source>
        <translation>Il ne reste aucune plante</translation>
    </message>
    <message>
        <source>Plants not known</source>
        <translation>Plantes inconnues</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>C’est exact</translation>
    </message>
    <message>
        <source>this is a photo, not a game; concord read turns it into one</source>
        <translation>ceci est une photo, pas une partie&#xa0;; concord read en fait une</translation>
    </message>
    <message>
        <source>The table is full. Say whose board the photo shows.</source>
        <translation>La table est complète. Dites à qui est le plateau de la photo.</translation>
    </message>
    <message>
        <source>expected the name of a player of the game</source>
        <translation>nom d’une personne de la partie attendu</translation>
    </message>
    <message>
        <source>expected a player with a board</source>
        <translation>personne avec un plateau attendue</translation>
    </message>
    <message>
        <source>expected a photo with its settled board in it, or --board GAME</source>
        <translation>photo contenant son plateau confirmé attendue, ou --board GAME</translation>
    </message>
    <message>
        <source>the photo does not show this board clearly enough to learn from it</source>
        <translation>la photo ne montre pas ce plateau assez clairement pour en apprendre quelque chose</translation>
    </message>
    <message>
        <source>expected a list of %1 numbers, got %2</source>
        <translation>liste de %1 nombres attendue, au lieu de %2</translation>
    </message>
    <message>
        <source>expected 64 digits of a SHA-256, got %1</source>
        <translation>64 chiffres d’un SHA-256 attendus, au lieu de %1</translation>
    </message>
    <message>
        <source>expected a JPEG of %1 x %2 pixels</source>
        <translation>JPEG de %1 x %2 pixels attendu</translation>
    </message>
    <message>
        <source>expected a photo without a settled board in it</source>
        <translation>photo sans plateau confirmé attendue</translation>
    </message>
    <message>
        <source>the settled board cannot be written into the photo</source>
        <translation>le plateau confirmé ne peut pas être écrit dans la photo</translation>
    </message>
    <message>
        <source>expected one settled board in the photo, found several</source>
        <translation>un seul plateau confirmé attendu dans la photo, plusieurs trouvés</translation>
    </message>
    <message>
        <source>the photo has another size now: it was changed after it was saved</source>
        <translation>la photo a maintenant une autre taille : elle a été modifiée après son enregistrement</translation>
    </message>
    <message>
        <source>the photo has %1 bytes now: it was changed after it was saved</source>
        <translation>la photo a maintenant %1 octets : elle a été modifiée après son enregistrement</translation>
    </message>
    <message>
        <source>expected at most %1 boards</source>
        <translation>au plus %1 plateaux attendus</translation>
    </message>
    <message>
        <source>other stacks stand in front of it</source>
        <translation>d’autres piles sont devant</translation>
    </message>
    <message>
        <source>something seems to lie over it</source>
        <translation>quelque chose semble la recouvrir</translation>
    </message>
    <message>
        <source>it is too bright to tell</source>
        <translation>elle est trop claire pour être lue</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 (everything)</source>
        <translation>%1 (tout)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Il manque encore&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Points cannot earn any more suns.</source>
        <translation>Les points ne peuvent pas donner plus de soleils.</translation>
    </message>
    <message>
        <source>%1 for the points</source>
        <translation>%1 pour les points</translation>
    </message>
    <message>
        <source>%1 for the side</source>
        <translation>%1 pour la face</translation>
    </message>
    <message>
        <source>%1 for the nature&apos;s spirit</source>
        <translation>%1 pour l’Esprit de la nature</translation>
    </message>
    <message>
        <source>%1 for playing without a spirit</source>
        <translation>%1 pour avoir joué sans Esprit</translation>
    </message>
    <message>
        <source>Suns: %1.</source>
        <translation>Soleils&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s)</source>
        <translation>
            <numerusform>%n soleil</numerusform>
            <numerusform>%n soleils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next sun comes at %1 points: %n point(s) more.</source>
        <translation>
            <numerusform>Le prochain soleil vient à %1 points&#xa0;: encore %n point.</numerusform>
            <numerusform>Le prochain soleil vient à %1 points&#xa0;: encore %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far.</source>
        <translation>
            <numerusform>%n point pour l’instant.</numerusform>
            <numerusform>%n points pour l’instant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 leads with %n point(s).</source>
        <translation>
            <numerusform>Pour l’instant %1 mène avec %n point.</numerusform>
            <numerusform>Pour l’instant %1 mène avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 are level with %n point(s).</source>
        <translation>
            <numerusform>Pour l’instant %1 sont à égalité avec %n point.</numerusform>
            <numerusform>Pour l’instant %1 sont à égalité avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gagne avec %n point.</numerusform>
            <numerusform>%1 gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are level with %n point(s).</source>
        <translation>
            <numerusform>%1 sont à égalité avec %n point.</numerusform>
            <numerusform>%1 sont à égalité avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 partagent la victoire avec %n point.</numerusform>
            <numerusform>%1 partagent la victoire avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <comment>what cannot be right, and who wins if it is</comment>
        <translation>%1 Si c’est juste&#xa0;: %2</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Quelque chose ne colle pas.</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>Replace a file of any kind; an input is never replaced</source>
        <translation>Remplace un fichier de n’importe quel type&#xa0;; une entrée n’est jamais remplacée</translation>
    </message>
</context>
<context>
    <name>PhotoQuestions</name>
    <message numerus="yes">
        <source>They differ in %n cell(s).</source>
        <translation>
            <numerusform>Les photos diffèrent sur %n case.</numerusform>
            <numerusform>Les photos diffèrent sur %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Les photos diffèrent sur %n case&#xa0;: %1.</numerusform>
            <numerusform>Les photos diffèrent sur %n cases&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The photo shows too little to tell whether this is %1&apos;s board.</source>
        <translation>La photo montre trop peu pour dire si c’est le plateau de %1.</translation>
    </message>
    <message>
        <source>Is this %1&apos;s board? The two photos may show different ones. %2</source>
        <translation>Est-ce le plateau de %1&#xa0;? Les deux photos montrent peut-être des plateaux différents. %2</translation>
    </message>
    <message>
        <source>This photo shows another board than that of %1. %2</source>
        <translation>Cette photo montre un autre plateau que celui de %1. %2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have more tokens on this photo. %2</source>
        <translation>Le plateau de %1 semble avoir plus de jetons sur cette photo. %2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have fewer tokens on this photo. %2</source>
        <translation>Le plateau de %1 semble avoir moins de jetons sur cette photo. %2</translation>
    </message>
    <message>
        <source>The photo shows side A, but side B was chosen for this game.</source>
        <translation>La photo montre la face A, mais la face B a été choisie pour cette partie.</translation>
    </message>
    <message>
        <source>The photo shows side B, but side A was chosen for this game.</source>
        <translation>La photo montre la face B, mais la face A a été choisie pour cette partie.</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one: drag the photo onto a player to replace theirs.</source>
        <translation>À qui est ce plateau&#xa0;? Tout le monde en a déjà un&#xa0;: glissez la photo sur un joueur pour remplacer le sien.</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read, but %1 is no longer in the game. If undo brings the player back, the board comes too.</source>
        <translation>La photo du plateau de %1 a été lue, mais %1 n’est plus dans la partie. Si «&#xa0;Annuler&#xa0;» ramène le joueur, le plateau revient aussi.</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side B, but this game is played on side A.</source>
        <translation>La photo de %1 montre la face B, mais cette partie se joue sur la face A.</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side A, but this game is played on side B.</source>
        <translation>La photo de %1 montre la face A, mais cette partie se joue sur la face B.</translation>
    </message>
    <message>
        <source>%1 It cannot be read as the other side.</source>
        <translation>%1 Elle ne peut pas être lue comme l’autre face.</translation>
    </message>
    <message>
        <source>This photo shows side A of a board, but %1&apos;s shows side B.</source>
        <translation>Cette photo montre la face A d’un plateau, mais celle de %1 montre la face B.</translation>
    </message>
    <message>
        <source>This photo shows side B of a board, but %1&apos;s shows side A.</source>
        <translation>Cette photo montre la face B d’un plateau, mais celle de %1 montre la face A.</translation>
    </message>
</context>
<context>
    <name>PlayersCommand</name>
    <message>
        <source>, counted as player %1</source>
        <translation>, compté comme joueur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the player</source>
        <translation>Le numéro du joueur</translation>
    </message>
    <message>
        <source>List the players of the record, rename or merge them</source>
        <translation>Liste les joueurs du registre, les renomme ou les fusionne</translation>
    </message>
    <message>
        <source>Write one line of JSON per player</source>
        <translation>Écrit une ligne de JSON pour chacune</translation>
    </message>
    <message>
        <source>Give a player another name; recorded games also keep the former name</source>
        <translation>Donne un autre nom à un joueur&#xa0;; les parties gardent ce qui était écrit</translation>
    </message>
    <message>
        <source>The new name</source>
        <translation>Le nouveau nom</translation>
    </message>
    <message>
        <source>Count one player&apos;s games as another player&apos;s</source>
        <translation>Compte un joueur comme un autre</translation>
    </message>
    <message>
        <source>The number of the other one</source>
        <translation>Le numéro de l’autre</translation>
    </message>
    <message>
        <source>Undo the merge of a player; players who had been merged into that one earlier stay with the player it was merged into</source>
        <translation>Annule la fusion d’un joueur&#xa0;; ceux qui comptaient déjà comme lui comptent toujours comme l’autre</translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Read a board from a photo; exit status 1 if the photo shows no board</source>
        <translation>Lit un plateau sur une photo&#xa0;; code de retour 1 si la photo n’en montre aucun</translation>
    </message>
    <message>
        <source>Photo to read; - is standard input</source>
        <translation>Photo à lire&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Side of the board; detected if not given</source>
        <translation>Face du plateau, reconnue si elle n’est pas donnée</translation>
    </message>
    <message>
        <source>Write concord-reading JSON</source>
        <translation>Écrit un concord-reading en JSON</translation>
    </message>
    <message>
        <source>Read many photos on all cores, one line of JSON each; needs --json</source>
        <translation>Lit de nombreuses photos sur tous les cœurs, une ligne de JSON chacune&#xa0;; demande --json</translation>
    </message>
    <message>
        <source>Write the board as a concord-game</source>
        <translation>Écrit le plateau comme concord-game</translation>
    </message>
    <message>
        <source>Draw what was read over the photo, as PNG</source>
        <translation>Dessine ce qui a été lu sur la photo, en PNG</translation>
    </message>
    <message>
        <source>Write one labelled picture per stage into a folder</source>
        <translation>Écrit une image légendée par étape dans un dossier</translation>
    </message>
    <message>
        <source>Print how long each stage took</source>
        <translation>Affiche la durée de chaque étape</translation>
    </message>
    <message>
        <source>A second photo of the same board; ignored if it shows a different one</source>
        <translation>Une seconde photo du même plateau&#xa0;; ignorée si elle en montre un autre</translation>
    </message>
    <message>
        <source>What is known of your box, as written by &quot;concord box show --json&quot;</source>
        <translation>Ce que l’on sait de la boîte, comme l’écrit «&#xa0;concord box show --json&#xa0;»</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>, ou </translation>
    </message>
    <message>
        <source>No cell needs a second look.</source>
        <translation>Aucune case ne demande un second regard.</translation>
    </message>
    <message numerus="yes">
        <source>Please check %n cell(s), the most important first:</source>
        <translation>
            <numerusform>Veuillez vérifier %n case&#xa0;:</numerusform>
            <numerusform>Veuillez vérifier %n cases, les plus importantes d’abord&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Side %1, %2 sure.</source>
        <translation>Face %1, sûre à %2.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Attention&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: first photo %2 %3, second photo %4 %5</source>
        <comment>cell, stack, probability, stack, probability</comment>
        <translation>%1&#xa0;: première photo %2 %3, deuxième photo %4 %5</translation>
    </message>
    <message>
        <source>Landscapes: %1 points, %2 sure; between %3 and %4 with a probability of %5.</source>
        <translation>Paysages&#xa0;: %1 points, sûrs à %2&#xa0;; entre %3 et %4 avec une probabilité de %5.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the likely stacks of a cell, and why it is in doubt</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
</context>
<context>
    <name>RecordCommand</name>
    <message>
        <source>Keep a finished game in the record</source>
        <translation>Garde une partie terminée dans le registre</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>La partie&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Recorded as game %1.</source>
        <translation>Enregistrée comme partie %1.</translation>
    </message>
</context>
<context>
    <name>RecordOption</name>
    <message>
        <source>The record: a file, or postgresql://... (default: the file in the platform&apos;s data folder)</source>
        <translation>Le registre&#xa0;: un fichier, ou postgresql://... (par défaut&#xa0;: le fichier dans le dossier de données de la plateforme)</translation>
    </message>
    <message>
        <source>Words in names, place, note or date</source>
        <translation>Mots dans les noms, le lieu, la note ou la date</translation>
    </message>
    <message>
        <source>Games that somebody played</source>
        <translation>Parties jouées par quelqu’un</translation>
    </message>
    <message>
        <source>Games played at a place</source>
        <translation>Parties jouées en un lieu</translation>
    </message>
    <message>
        <source>Games of a year</source>
        <translation>Parties d’une année</translation>
    </message>
    <message>
        <source>Games on a side of the boards</source>
        <translation>Parties sur une face des plateaux</translation>
    </message>
    <message>
        <source>Only solo games</source>
        <translation>Parties en solo seulement</translation>
    </message>
    <message>
        <source>Only games with several players</source>
        <translation>Parties à plusieurs seulement</translation>
    </message>
    <message>
        <source>When: &quot;2026-11-21 19:30&quot;, or with its offset from UTC</source>
        <translation>Quand&#xa0;: &quot;2026-11-21 19:30&quot;, ou avec son décalage par rapport à UTC</translation>
    </message>
    <message>
        <source>Where it was played</source>
        <translation>Où l’on a joué</translation>
    </message>
    <message>
        <source>How long it took</source>
        <translation>Combien de temps cela a duré</translation>
    </message>
    <message>
        <source>Who started</source>
        <translation>Qui a commencé</translation>
    </message>
    <message>
        <source>Anything worth keeping</source>
        <translation>Tout ce qui mérite d’être gardé</translation>
    </message>
    <message>
        <source>A photo of a board; it is kept without the place it was taken at</source>
        <translation>Une photo d’un plateau&#xa0;; elle est gardée sans le lieu de la prise de vue</translation>
    </message>
    <message>
        <source>What was read from the photo (concord read --json), in the order of the photos</source>
        <translation>Ce qui a été lu sur la photo (concord read --json), dans l’ordre des photos</translation>
    </message>
    <message>
        <source>Games of one kind</source>
        <translation>Parties d’un seul jeu</translation>
    </message>
</context>
<context>
    <name>RenatureEdits</name>
    <message>
        <source>%1: sunflower tokens</source>
        <translation>%1&#xa0;: jetons tournesol</translation>
    </message>
    <message>
        <source>That is not possible: %1.</source>
        <translation>C’est impossible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: plants left</source>
        <translation>%1&#xa0;: plantes restantes</translation>
    </message>
    <message>
        <source>%1: what the paper says</source>
        <translation>%1&#xa0;: ce que dit le papier</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1&#xa0;: couleur</translation>
    </message>
    <message>
        <source>This game has no room for another player. %1: %2.</source>
        <translation>Cette partie n’a plus de place pour un autre joueur. %1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>RenatureExtras</name>
    <message>
        <source>Player board</source>
        <translation>Plateau individuel</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Jetons collectés</translation>
    </message>
    <message>
        <source>Plants, tokens…</source>
        <translation>Plantes, jetons…</translation>
    </message>
</context>
<context>
    <name>RenatureSheet</name>
    <message>
        <source>own: %1</source>
        <comment>plants</comment>
        <translation>de sa couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>neutral: %1</source>
        <comment>plants</comment>
        <translation>neutres&#xa0;: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>blue: 2 turf</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>aucune plante</translation>
    </message>
    <message>
        <source>main %1, bonus %2</source>
        <translation>principal %1, bonus %2</translation>
    </message>
    <message>
        <source>main %1, bonus not known</source>
        <translation>principal %1, bonus inconnu</translation>
    </message>
    <message>
        <source>Plants left, %1</source>
        <translation>Plantes restantes, %1</translation>
    </message>
    <message>
        <source>Sunflower tokens: %1</source>
        <translation>Jetons tournesol&#xa0;: %1</translation>
    </message>
    <message>
        <source>Areas that held their token</source>
        <translation>Zones qui avaient encore leur jeton</translation>
    </message>
    <message>
        <source>Area %1 (%2): %3</source>
        <translation>Zone %1 (%2)&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>RenatureText</name>
    <message>
        <source>main and bonus</source>
        <translation>principal et bonus</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principal</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>turf</source>
        <comment>in a list</comment>
        <translation>herbe</translation>
    </message>
    <message>
        <source>bush</source>
        <comment>in a list</comment>
        <translation>buisson</translation>
    </message>
    <message>
        <source>pine</source>
        <comment>in a list</comment>
        <translation>pin</translation>
    </message>
    <message>
        <source>oak</source>
        <comment>in a list</comment>
        <translation>chêne</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Herbe</translation>
    </message>
    <message>
        <source>Bush</source>
        <translation>Buisson</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Chêne</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 turf</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more plant point(s)</source>
        <translation>
            <numerusform>%n point de plante de plus</numerusform>
            <numerusform>%n points de plante de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %1 points (%n)</source>
        <comment>main and bonus, 6</comment>
        <translation>
            <numerusform>%n point (%1)</numerusform>
            <numerusform>%n points (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3) would win %4.</source>
        <translation>%1&#xa0;: avec %2 (%3), il y a %4.</translation>
    </message>
    <message>
        <source>%1: %2 would win %3, but no plants can do that here.</source>
        <translation>%1&#xa0;: avec %2, il y aurait %3, mais aucune plante ne le permet ici.</translation>
    </message>
    <message>
        <source>Area %1 (main %2, bonus %3)</source>
        <translation>Zone %1 (principal %2, bonus %3)</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>aucune plante</translation>
    </message>
</context>
<context>
    <name>RestoreCommand</name>
    <message>
        <source>There is no backup.</source>
        <translation>Il n’y a pas de sauvegarde.</translation>
    </message>
    <message>
        <source>Backups by earlier versions of Concord are in %1; some may be of another server on that host.</source>
        <translation>Les sauvegardes de versions antérieures de Concord sont dans %1&#xa0;; certaines peuvent provenir d’un autre serveur de la même machine.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n partie ramenée de sa copie.</numerusform>
            <numerusform>%n parties ramenées de leurs copies.</numerusform>
        </translation>
    </message>
    <message>
        <source>The former file was kept as %1.</source>
        <translation>L’ancien fichier a été gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <translation>La sauvegarde a été restaurée.</translation>
    </message>
    <message>
        <source>The previous record was kept as %1.</source>
        <translation>Le registre précédent a été gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>List the backups of the record, make one, or restore one</source>
        <translation>Liste les sauvegardes du registre, en fait une ou en ramène une</translation>
    </message>
    <message>
        <source>The backup to restore; without it they are listed</source>
        <translation>La sauvegarde à ramener&#xa0;; sans elle, toutes sont listées</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Fait une sauvegarde maintenant</translation>
    </message>
    <message>
        <source>Rebuild a damaged record from the copies of the games beside it</source>
        <translation>Reconstruit un registre endommagé à partir des copies des parties qui sont à côté</translation>
    </message>
    <message>
        <source>The copies were set aside as %1. The record starts with no game.</source>
        <translation>Les copies ont été mises de côté sous le nom %1. Le registre commence sans aucune partie.</translation>
    </message>
    <message>
        <source>The previous record was not kept.</source>
        <translation>Le registre précédent n’a pas été gardé.</translation>
    </message>
    <message>
        <source>Restore without backing up the current record first: it is lost, unless its file is damaged</source>
        <translation>Ramène la sauvegarde sans sauvegarder ce qui s’y trouve&#xa0;: rien n’en est gardé, sauf si c’est un fichier endommagé</translation>
    </message>
    <message>
        <source>Set aside the copies of a record whose file is empty or missing, and start with no game</source>
        <translation>Met de côté les copies d’un registre dont le fichier est vide ou a disparu, et commence sans aucune partie</translation>
    </message>
    <message>
        <source>Nothing was changed, because the current record could not be backed up first. &quot;--no-backup&quot; restores the backup without keeping the current record.</source>
        <translation>Rien n’a été changé, car ce qui s’y trouve ne peut pas être sauvegardé d’abord. &quot;--no-backup&quot; ramène la sauvegarde sans le garder.</translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message>
        <source>recorded on %1</source>
        <translation>enregistrée le %1</translation>
    </message>
    <message>
        <source>recorded on %1, changed since</source>
        <translation>enregistrée le %1, modifiée depuis</translation>
    </message>
    <message>
        <source>file %1, changed since</source>
        <translation>fichier %1, partie modifiée depuis</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>fichier %1</translation>
    </message>
    <message>
        <source>kept automatically</source>
        <translation>gardée automatiquement</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>non gardée</translation>
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
        <translation>Compte des parties&#xa0;: les plateaux, la feuille de score et le vainqueur</translation>
    </message>
    <message>
        <source>Games to score; - is standard input</source>
        <translation>Parties à compter&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>Explique chaque point avec sa règle</translation>
    </message>
    <message>
        <source>Write concord-score JSON: indented for a single file, one line per file for several</source>
        <translation>Écrit un concord-score en JSON, lisible pour un fichier, une ligne par fichier s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>Read one game per line from standard input, write one score per line</source>
        <translation>Lit une partie par ligne de l’entrée standard, écrit un score par ligne</translation>
    </message>
    <message>
        <source>-: %1 of %2 lines hold no game that can be scored; their answers say why.</source>
        <translation>-&#xa0;: %1 lignes sur %2 ne contiennent aucune partie qui puisse être comptée&#xa0;; leurs réponses disent pourquoi.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>(board: %1) %2</source>
        <translation>(plateau&#xa0;: %1) %2</translation>
    </message>
    <message>
        <source>(counted: %1) %2</source>
        <translation>(compté&#xa0;: %1) %2</translation>
    </message>
    <message>
        <source>* counted and typed by hand</source>
        <translation>* compté et saisi à la main</translation>
    </message>
    <message>
        <source>Animal card: %1</source>
        <translation>Carte Animal&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n cube(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %2, %n cube</numerusform>
            <numerusform>%1&#xa0;: %2, %n cubes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>%1, counted with Concord.</source>
        <comment>a game</comment>
        <translation>%1, compté avec Concord.</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>* typed by hand</source>
        <translation>* saisi à la main</translation>
    </message>
    <message>
        <source>%1, %2: the board itself gives %3.</source>
        <translation>%1, %2&#xa0;: le plateau lui-même donne %3.</translation>
    </message>
    <message>
        <source>Warning, %1: %2</source>
        <translation>Attention, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Attention&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Opening the photo…</source>
        <translation>Ouverture de la photo…</translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation>Recherche du plateau…</translation>
    </message>
    <message>
        <source>Finding where the camera was…</source>
        <translation>Recherche de la position de l’appareil…</translation>
    </message>
    <message>
        <source>Judging the light…</source>
        <translation>Appréciation de la lumière…</translation>
    </message>
    <message>
        <source>Reading the stacks…</source>
        <translation>Lecture des piles…</translation>
    </message>
    <message>
        <source>Estimating how sure the reading is…</source>
        <translation>Estimation de la fiabilité de la lecture…</translation>
    </message>
    <message>
        <source>Reading the second photo…</source>
        <translation>Lecture de la deuxième photo…</translation>
    </message>
    <message>
        <source>Preparing the result…</source>
        <translation>Préparation du résultat…</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>50 % of 4 games</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Face %1</translation>
    </message>
    <message>
        <source>without spirits</source>
        <translation>sans Esprits</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>Esprit qui rapporte par groupe</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>Esprit qui rapporte par pile</translation>
    </message>
    <message>
        <source>spirit, card not known</source>
        <translation>Esprit, carte inconnue</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>A commencé</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two averages</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Most points for</source>
        <translation>Le plus de points pour</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Esprit</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Le plus de points</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Most suns</source>
        <translation>Le plus de soleils</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Share of all points</source>
        <translation>Part du total</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Animal</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>Fois choisi</translation>
    </message>
    <message>
        <source>Cubes placed on average</source>
        <translation>Cubes posés en moyenne</translation>
    </message>
    <message>
        <source>A double click shows the game.</source>
        <translation>Un double clic montre la partie.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Average of the winners</source>
        <translation>Moyenne des gagnants</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>no spirit</source>
        <translation>sans Esprit</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>Esprit des groupes</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>Esprit des piles</translation>
    </message>
    <message>
        <source>unknown spirit</source>
        <translation>Esprit inconnu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>started</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 : %3 %4, %n game(s), averages %5 and %6</source>
        <translation>
            <numerusform>%1 %2&#xa0;: %3 %4, %n partie, moyennes %5 et %6</numerusform>
            <numerusform>%1 %2&#xa0;: %3 %4, %n parties, moyennes %5 et %6</numerusform>
        </translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Records personnels</translation>
    </message>
    <message>
        <source>side</source>
        <translation>face</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Best by side and kind of spirit</source>
        <translation>Meilleurs scores par face et type d’Esprit</translation>
    </message>
    <message>
        <source>%1, %2: %3 by %4 in game %5</source>
        <translation>%1, %2&#xa0;: %3 par %4 dans la partie %5</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s) by %1 in game %2</source>
        <translation>
            <numerusform>%n soleil par %1 dans la partie %2</numerusform>
            <numerusform>%n soleils par %1 dans la partie %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Points par catégorie</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>least</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>most</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>Animaux favoris</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Wins, averages, bests and favourites of the recorded games</source>
        <translation>Victoires, moyennes, records et favoris des parties enregistrées</translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation>Écrit du JSON</translation>
    </message>
    <message>
        <source>No games.</source>
        <translation>Aucune partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by number of players</source>
        <translation>Points par nombre de joueurs</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>cubes per game</source>
        <translation>cubes par partie</translation>
    </message>
    <message>
        <source>winners&apos; average</source>
        <translation>moyenne des gagnants</translation>
    </message>
</context>
<context>
    <name>TypedRow</name>
    <message>
        <source>Group %1, “%2”: expected “%3” to stand alone, it is a whole stack.</source>
        <translation>Groupe %1, «&#xa0;%2&#xa0;»&#xa0;: «&#xa0;%3&#xa0;» attendu seul, c’est une pile entière.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected one of the letters %3, or - for an empty cell, got “%4”.</source>
        <translation>Groupe %1, «&#xa0;%2&#xa0;»&#xa0;: une des lettres %3 attendue, ou - pour une case vide, au lieu de «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Group %1, “%2”: %3 cannot go on %4. Expected the tokens of one cell from the bottom up.</source>
        <translation>Groupe %1, «&#xa0;%2&#xa0;»&#xa0;: %3 ne peut pas aller sur %4. Jetons d’une seule case attendus, de bas en haut.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected no more groups, the board has only %3 cells.</source>
        <translation>Groupe %1, «&#xa0;%2&#xa0;»&#xa0;: aucun autre groupe attendu, le plateau n’a que %3 cases.</translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1&#xa0;: %2, et non %3</translation>
    </message>
    <message>
        <source>No score was claimed.</source>
        <translation>Aucun score n’a été déclaré.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>déclaré</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculé</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>Compare the claimed score with the computed one; status 1 if they differ</source>
        <translation>Compare le score déclaré au score calculé&#xa0;; statut 1 s’ils diffèrent</translation>
    </message>
    <message>
        <source>Games to verify; - is standard input</source>
        <translation>Parties à vérifier&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>Écrit du JSON, lisible pour un fichier, une ligne par fichier s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>What was claimed is right.</source>
        <translation>Ce qui a été déclaré est juste.</translation>
    </message>
    <message>
        <source>What was claimed differs from the computed score.</source>
        <translation>Ce qui a été déclaré diffère du score calculé.</translation>
    </message>
    <message>
        <source>Nothing was claimed.</source>
        <translation>Rien n’a été déclaré.</translation>
    </message>
</context>
<context>
    <name>WhyCommand</name>
    <message>
        <source>Claimed as a tree: %1</source>
        <translation>Déclaré comme arbre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Claimed as a mountain: %1</source>
        <translation>Déclaré comme montagne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Claimed as a field: %1</source>
        <translation>Déclaré comme champ&#xa0;: %1</translation>
    </message>
    <message>
        <source>Claimed as a building: %1</source>
        <translation>Déclaré comme bâtiment&#xa0;: %1</translation>
    </message>
    <message>
        <source>Claimed as a river: %1</source>
        <translation>Déclaré comme rivière&#xa0;: %1</translation>
    </message>
    <message>
        <source>Claimed as an island: %1</source>
        <translation>Déclaré comme île&#xa0;: %1</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>déclaré</translation>
    </message>
    <message>
        <source>shows why</source>
        <translation>montre pourquoi</translation>
    </message>
    <message>
        <source>The claim holds: %1.</source>
        <translation>Ce qui a été déclaré est juste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The claim does not hold; it still scores %1.</source>
        <translation>Ce qui a été déclaré n’est pas juste&#xa0;; il en compte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On the pad the typed number counts instead of the board. %1: %2.</source>
        <translation>Sur la feuille de score, le nombre saisi compte à la place du plateau. %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Say whether cells are what a player claims, and if not, what breaks the claim; exit status 1 if it does not hold</source>
        <translation>Dit si des cases sont ce qu’un joueur déclare et, sinon, ce qui s’y oppose&#xa0;; statut 1 si ce n’est pas juste</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>La partie&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Whose board; needed where several players have one</source>
        <translation>À qui est le plateau&#xa0;; nécessaire si plusieurs joueurs en ont un</translation>
    </message>
    <message>
        <source>The cells of a river, from end to end</source>
        <translation>Les cases d’une rivière, d’un bout à l’autre</translation>
    </message>
    <message>
        <source>The cells of a field</source>
        <translation>Les cases d’un champ</translation>
    </message>
    <message>
        <source>The cells of an island, empty ones too</source>
        <translation>Les cases d’une île, vides comprises</translation>
    </message>
    <message>
        <source>The cell of a building, or several</source>
        <translation>La case d’un bâtiment, ou plusieurs</translation>
    </message>
    <message>
        <source>The cell of a tree, or several</source>
        <translation>La case d’un arbre, ou plusieurs</translation>
    </message>
    <message>
        <source>The cell of a mountain, or several</source>
        <translation>La case d’une montagne, ou plusieurs</translation>
    </message>
    <message>
        <source>Write concord-claim JSON</source>
        <translation>Écrit un concord-claim en JSON</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Low tree</source>
        <translation>Petit arbre</translation>
    </message>
    <message>
        <source>Medium tree</source>
        <translation>Arbre moyen</translation>
    </message>
    <message>
        <source>Tall tree</source>
        <translation>Grand arbre</translation>
    </message>
    <message>
        <source>Trunk without leaves</source>
        <translation>Tronc sans feuillage</translation>
    </message>
    <message>
        <source>Low mountain</source>
        <translation>Petite montagne</translation>
    </message>
    <message>
        <source>Medium mountain</source>
        <translation>Montagne moyenne</translation>
    </message>
    <message>
        <source>High mountain</source>
        <translation>Haute montagne</translation>
    </message>
    <message>
        <source>Mountain standing alone</source>
        <translation>Montagne isolée</translation>
    </message>
    <message numerus="yes">
        <source>River, %n token(s) long</source>
        <translation>
            <numerusform>Rivière, longue de %n jeton</numerusform>
            <numerusform>Rivière, longue de %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other water, %n token(s)</source>
        <translation>
            <numerusform>Autre eau, %n jeton</numerusform>
            <numerusform>Autre eau, %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Island of %n space(s)</source>
        <translation>
            <numerusform>Île de %n case</numerusform>
            <numerusform>Île de %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>Esprit de la nature</translation>
    </message>
    <message>
        <source>Animal card</source>
        <translation>Carte Animal</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>There is nothing around it.</source>
        <translation>Il n’y a rien autour.</translation>
    </message>
    <message numerus="yes">
        <source>Around it: %1, %n different colour(s).</source>
        <translation>
            <numerusform>Autour&#xa0;: %1, %n seule couleur.</numerusform>
            <numerusform>Autour&#xa0;: %1, %n couleurs différentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cube on: %1. With: %2.</source>
        <translation>Cube sur&#xa0;: %1. Avec&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Every group of field tokens</source>
        <translation>Chaque groupe de jetons champ</translation>
    </message>
    <message>
        <source>Every field token</source>
        <translation>Chaque jeton champ</translation>
    </message>
    <message>
        <source>Every group of trees</source>
        <translation>Chaque groupe d’arbres</translation>
    </message>
    <message>
        <source>Every tree</source>
        <translation>Chaque arbre</translation>
    </message>
    <message>
        <source>Every group of buildings</source>
        <translation>Chaque groupe de bâtiments</translation>
    </message>
    <message>
        <source>Every building</source>
        <translation>Chaque bâtiment</translation>
    </message>
    <message>
        <source>Every group of mountains</source>
        <translation>Chaque groupe de montagnes</translation>
    </message>
    <message>
        <source>Every mountain</source>
        <translation>Chaque montagne</translation>
    </message>
    <message>
        <source>Every group of water tokens</source>
        <translation>Chaque groupe de jetons eau</translation>
    </message>
    <message>
        <source>Every water token</source>
        <translation>Chaque jeton eau</translation>
    </message>
    <message>
        <source>height %1: %2</source>
        <translation>hauteur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 to %2 of them: %3</source>
        <translation>%1 à %2 d’entre eux&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 or more: %2</source>
        <translation>%1 ou plus&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <comment>a spirit card: every tree – height 1: 3 points; height 2: …</comment>
        <translation>%1&#xa0;– %2.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>haute montagne</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>montagne moyenne</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>petite montagne</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>grand arbre</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>arbre moyen</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>petit arbre</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>deux jetons marron</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>un jeton marron</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>un jeton rouge</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>bâtiment sur gris</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>bâtiment sur marron</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>bâtiment sur rouge</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>cube animal</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>cube Esprit</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>aucun cube</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>building</source>
        <translation>bâtiment</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 Points: %2.</source>
        <translation>%1 Points&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>It touches the mountain(s) on %1.</source>
        <translation>
            <numerusform>Elle touche la montagne en %1.</numerusform>
            <numerusform>Elle touche les montagnes en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands alone: none of its neighbours is a mountain.</source>
        <translation>Elle est seule&#xa0;: aucune case voisine n’est une montagne.</translation>
    </message>
    <message>
        <source>Counted from %1 to %2 along the line.</source>
        <translation>Compté de %1 à %2 le long de la ligne.</translation>
    </message>
    <message>
        <source>There is no water to cut it off: it is all of the land.</source>
        <translation>Aucune eau ne la sépare&#xa0;: c’est toute la terre.</translation>
    </message>
    <message>
        <source>Cut off by the water on %1.</source>
        <translation>Séparée par l’eau en %1.</translation>
    </message>
    <message>
        <source>The habitats also take in %1.</source>
        <translation>Les habitats comprennent aussi %1.</translation>
    </message>
    <message numerus="yes">
        <source>Field of %n token(s)</source>
        <translation>
            <numerusform>Champ de %n jeton</numerusform>
            <numerusform>Champ de %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Single field token</source>
        <translation>Jeton champ isolé</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Building with too few colours around</source>
        <translation>Bâtiment avec trop peu de couleurs autour</translation>
    </message>
    <message>
        <source>Red token, no building</source>
        <translation>Jeton rouge, pas de bâtiment</translation>
    </message>
    <message>
        <source>Typed by hand</source>
        <translation>Saisi à la main</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>Livret de règles, page %1</translation>
    </message>
    <message>
        <source>There is neither a board nor a typed number: the landscapes count 0.</source>
        <translation>Il n’y a ni plateau ni nombre saisi&#xa0;: les paysages comptent 0.</translation>
    </message>
    <message>
        <source>Not known, so these count 0: %1.</source>
        <translation>Inconnus, donc comptés 0&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>WrittenFile</name>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
</context>
<context>
    <name>concord::gui::AreaEditor</name>
    <message>
        <source>&amp;Main (cells)</source>
        <translation>Pr&amp;incipal (cases)</translation>
    </message>
    <message>
        <source>B&amp;onus</source>
        <translation>B&amp;onus</translation>
    </message>
    <message>
        <source>Main, the large number of the token</source>
        <translation>Principal, le grand nombre du jeton</translation>
    </message>
    <message>
        <source>Bonus, the small number of the token</source>
        <translation>Bonus, le petit nombre du jeton</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>Ann (blue)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>main 4: Ann (blue)</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n case libre</numerusform>
            <numerusform>%n cases libres</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>Touchez les plantes qui se trouvent dans la zone.</translation>
    </message>
    <message>
        <source>Main %1</source>
        <translation>Principal %1</translation>
    </message>
    <message>
        <source>Bonus %1</source>
        <translation>Bonus %1</translation>
    </message>
    <message>
        <source>Bonus, not known: %1</source>
        <translation>Bonus, inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égal</translation>
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
        <translation>zone %1</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>Zones restantes</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédente</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivante</translation>
    </message>
    <message>
        <source>&amp;Add an area</source>
        <translation>&amp;Ajouter une zone</translation>
    </message>
    <message>
        <source>&amp;Remove this area</source>
        <translation>&amp;Retirer cette zone</translation>
    </message>
    <message>
        <source>No areas are &amp;left</source>
        <translation>Aucune &amp;zone restante</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>Aucune zone restante&#xa0;: tous les jetons ont été collectés.</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>Quelles zones ont encore leur jeton&#xa0;? Elles sont évaluées à la fin.</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>Zone %1 sur %2</translation>
    </message>
    <message>
        <source>%1 It is not saved yet.</source>
        <translation>%1 Ce n’est pas encore noté.</translation>
    </message>
    <message>
        <source>area added</source>
        <translation>zone ajoutée</translation>
    </message>
    <message>
        <source>area %1 removed</source>
        <translation>zone %1 retirée</translation>
    </message>
    <message>
        <source>no areas left</source>
        <translation>aucune zone restante</translation>
    </message>
    <message>
        <source>Areas &amp;left</source>
        <translation>Zones res&amp;tantes</translation>
    </message>
    <message>
        <source>The areas that still hold their token at the end</source>
        <translation>Les zones qui ont encore leur jeton à la fin</translation>
    </message>
</context>
<context>
    <name>concord::gui::AsyncRecord</name>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardEditor</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 cannot go on %2 (%3).</source>
        <translation>%1 ne peut pas aller sur %2 (%3).</translation>
    </message>
    <message>
        <source>A cube needs a token below it; %1 is empty.</source>
        <translation>Un cube demande un jeton sous lui&#xa0;; %1 est vide.</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>douteuse</translation>
    </message>
    <message>
        <source>%1 is the last cell.</source>
        <translation>%1 est la dernière case.</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoxDialog</name>
    <message>
        <source>This box</source>
        <translation>Cette boîte</translation>
    </message>
    <message>
        <source>Paint and size of the tokens differ from box to box. When a game is recorded, the reader learns from the photos of its settled boards what the tokens of this box look like, and is more certain with the next photos.</source>
        <translation>La peinture et la taille des jetons varient d’une boîte à l’autre. Quand une partie est enregistrée, la lecture apprend, des photos de ses plateaux confirmés, à quoi ressemblent les jetons de cette boîte, et elle est plus sûre avec les photos suivantes.</translation>
    </message>
    <message>
        <source>What it has learned is kept with the record, and shared with everybody who uses this record.</source>
        <translation>Ce qu’elle a appris est gardé avec l’historique, et partagé avec tous ceux qui utilisent cet historique.</translation>
    </message>
    <message>
        <source>&amp;Learn from settled boards and use it for the next photos</source>
        <translation>&amp;Apprendre des plateaux confirmés et s’en servir pour les photos suivantes</translation>
    </message>
    <message>
        <source>&amp;Forget this box…</source>
        <translation>&amp;Oublier cette boîte…</translation>
    </message>
    <message>
        <source>No settled board of this box is known yet.</source>
        <translation>Aucun plateau confirmé de cette boîte n’est encore connu.</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>%n plateau confirmé de cette boîte est connu.</numerusform>
            <numerusform>%n plateaux confirmés de cette boîte sont connus.</numerusform>
        </translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>pas encore vu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token, and the colour of its paint</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Forget what is known of this box?</source>
        <translation>Oublier ce qui est connu de cette boîte&#xa0;?</translation>
    </message>
    <message>
        <source>The reader begins anew with the next settled board. Games and photos are not changed.</source>
        <translation>La lecture recommence avec le prochain plateau confirmé. Les parties et les photos ne changent pas.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
</context>
<context>
    <name>concord::gui::Camera</name>
    <message>
        <source>No camera was found.</source>
        <translation>Aucune caméra n’a été trouvée.</translation>
    </message>
    <message>
        <source>The camera is no longer there.</source>
        <translation>La caméra n’est plus là.</translation>
    </message>
    <message>
        <source>The camera does not work: %1</source>
        <translation>La caméra ne fonctionne pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cameras cannot be used here: Qt Multimedia lacks a backend that works.</source>
        <translation>Les caméras ne sont pas utilisables ici&#xa0;: il manque à Qt Multimedia un moteur qui fonctionne.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CameraPage</name>
    <message>
        <source>The camera gives no picture. Perhaps another program uses it.</source>
        <translation>La caméra ne donne pas d’image. Peut-être un autre programme l’utilise-t-il.</translation>
    </message>
    <message>
        <source>&amp;Take the photo</source>
        <translation>&amp;Prendre la photo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>Démarrage de la caméra…</translation>
    </message>
    <message>
        <source>%1 A photo from a file or the clipboard does as well.</source>
        <translation>%1 Une photo d’un fichier ou du presse-papiers convient aussi.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>Photo from a &amp;file…</source>
        <translation>Photo d’un &amp;fichier…</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardListModel</name>
    <message>
        <source>%1 Held by %2.</source>
        <translation>%1 Chez %2.</translation>
    </message>
    <message>
        <source>%1 A cube on the board lies in its habitat.</source>
        <translation>%1 Un cube du plateau se trouve dans son habitat.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardPicker</name>
    <message>
        <source>Spirits</source>
        <translation>Esprits</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Only cards with a stripe of this colour</source>
        <translation>Seulement les cartes avec une bande de cette couleur</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nom de la carte</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>Cartes au choix</translation>
    </message>
    <message>
        <source>No card is called that here. Try another colour, or fewer letters.</source>
        <translation>Aucune carte ne s’appelle ainsi ici. Essayez une autre couleur, ou moins de lettres.</translation>
    </message>
    <message>
        <source>Name and cubes, then Enter: fro 3</source>
        <translation>Nom et cubes, puis Entrée&#xa0;: gre 3</translation>
    </message>
    <message>
        <source>The first letters of a name and the number of cubes placed: “fro 3” picks the frog with three cubes. For a card that lies here already, the number replaces its cubes.</source>
        <translation>Les premières lettres d’un nom et le nombre de cubes posés&#xa0;: «&#xa0;gre 3&#xa0;» choisit la grenouille avec trois cubes. Pour une carte déjà ici, le nombre remplace celui de ses cubes.</translation>
    </message>
    <message>
        <source>%1 holds the card “%2”.</source>
        <translation>%1 a la carte «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1: expected a number of cubes up to %2, got %3.</source>
        <translation>%1&#xa0;: nombre de cubes attendu, %2 au plus, au lieu de %3.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardsPage</name>
    <message>
        <source>Pick the cards on the right; none lie here yet.</source>
        <translation>Choisissez les cartes à droite&#xa0;; aucune n’est encore ici.</translation>
    </message>
    <message>
        <source>Animal points without a card</source>
        <translation>Points d’animaux sans carte</translation>
    </message>
    <message>
        <source>Spirit points without a card</source>
        <translation>Points d’Esprit sans carte</translation>
    </message>
    <message>
        <source>%1, spirit %2</source>
        <translation>%1, Esprit %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Animals %1</source>
        <translation>Animaux %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimBar</name>
    <message>
        <source>Claim cells of the board, and see what they are and why.</source>
        <translation>Déclarer des cases du plateau et voir ce qu’elles sont et pourquoi.</translation>
    </message>
    <message>
        <source>What is claimed</source>
        <translation>Ce qui est déclaré</translation>
    </message>
    <message>
        <source>Claimed cells</source>
        <translation>Cases déclarées</translation>
    </message>
    <message>
        <source>Click the cells, or type a1-a2-b2</source>
        <translation>Cliquez sur les cases, ou saisissez a1-a2-b2</translation>
    </message>
    <message>
        <source>&amp;Settled</source>
        <translation>&amp;Réglé</translation>
    </message>
    <message>
        <source>Both sides agree: the score pad and the record of the game say so.</source>
        <translation>Tout le monde est d’accord&#xa0;: la feuille de score et la partie enregistrée l’indiquent.</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimModel</name>
    <message>
        <source>dispute reopened</source>
        <translation>litige rouvert</translation>
    </message>
    <message>
        <source>dispute settled</source>
        <translation>litige réglé</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my tree count?</source>
        <translation>&amp;Pourquoi pas mon arbre&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my mountain count?</source>
        <translation>&amp;Pourquoi pas ma montagne&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my field count?</source>
        <translation>&amp;Pourquoi pas mon champ&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my building count?</source>
        <translation>&amp;Pourquoi pas mon bâtiment&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my river count?</source>
        <translation>&amp;Pourquoi pas ma rivière&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my island count?</source>
        <translation>&amp;Pourquoi pas mon île&#xa0;?</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Île</translation>
    </message>
    <message>
        <source>%1, %2: settled. The score pad and the record of the game say so.</source>
        <translation>%1, %2&#xa0;: réglé. La feuille de score et la partie enregistrée l’indiquent.</translation>
    </message>
    <message>
        <source>%1, %2: open again.</source>
        <translation>%1, %2&#xa0;: de nouveau ouvert.</translation>
    </message>
</context>
<context>
    <name>concord::gui::Counter</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Plus adds one, minus takes one away, digits set the number, Delete clears it.</source>
        <translation>Plus ajoute un, moins enlève un, les chiffres fixent le nombre, Suppr l’efface.</translation>
    </message>
</context>
<context>
    <name>concord::gui::DecideAreaPage</name>
    <message>
        <source>Decide an area</source>
        <translation>Évaluer une zone</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>Zone &amp;suivante</translation>
    </message>
    <message>
        <source>Clears all counters.</source>
        <translation>Vide tous les compteurs.</translation>
    </message>
    <message>
        <source>&amp;Decide an area</source>
        <translation>É&amp;valuer une zone</translation>
    </message>
    <message>
        <source>Renature: who gets what in an area, and why</source>
        <translation>Renature&#xa0;: qui reçoit quoi d’une zone, et pourquoi</translation>
    </message>
    <message>
        <source>Renature: &amp;decide an area</source>
        <translation>Renature : é&amp;valuer une zone</translation>
    </message>
</context>
<context>
    <name>concord::gui::DeletedGamesDialog</name>
    <message>
        <source>Deleted games</source>
        <translation>Parties supprimées</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Ramener</translation>
    </message>
    <message>
        <source>Delete &amp;permanently…</source>
        <translation>Supprimer &amp;pour de bon…</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %n game(s), including their photos? This cannot be undone.</source>
        <translation>
            <numerusform>Supprimer %n partie pour de bon, avec ses photos&#xa0;? C’est irréversible.</numerusform>
            <numerusform>Supprimer %n parties pour de bon, avec leurs photos&#xa0;? C’est irréversible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputeModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Concord counts %1.</source>
        <translation>Concord compte %1.</translation>
    </message>
    <message>
        <source>The paper says %1, and so does Concord.</source>
        <translation>Le papier dit %1, et Concord aussi.</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too many on the paper.</source>
        <translation>Le papier dit %1, Concord compte %2&#xa0;: %3 de trop sur le papier.</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too few on the paper.</source>
        <translation>Le papier dit %1, Concord compte %2&#xa0;: il manque %3 sur le papier.</translation>
    </message>
    <message>
        <source>The paper says %1.</source>
        <translation>Le papier dit %1.</translation>
    </message>
    <message>
        <source>Nothing on the board counts for this row.</source>
        <translation>Il n’y en a pas sur le plateau.</translation>
    </message>
    <message>
        <source>There is no board and no number for it.</source>
        <translation>Il n’y a ni plateau ni nombre pour cela.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 of %2 cubes were placed.</source>
        <translation>%1 cubes sur %2 ont été posés.</translation>
    </message>
    <message>
        <source>The board itself gives %1.</source>
        <translation>Le plateau lui-même donne %1.</translation>
    </message>
    <message>
        <source>There is no number for it.</source>
        <translation>Il n’y a pas de nombre pour cela.</translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputePage</name>
    <message>
        <source>Dispute</source>
        <translation>Litige</translation>
    </message>
    <message>
        <source>Row of the score pad</source>
        <translation>Ligne de la feuille de score</translation>
    </message>
    <message>
        <source>&amp;Paper says</source>
        <translation>Le &amp;papier dit</translation>
    </message>
    <message>
        <source>What the paper score pad says in this row; empty if it says nothing.</source>
        <translation>Ce que dit la feuille de score papier sur cette ligne&#xa0;; vide si elle ne dit rien.</translation>
    </message>
    <message>
        <source>Everything that was counted</source>
        <translation>Tout ce qui a été compté</translation>
    </message>
    <message>
        <source>Previous (left arrow)</source>
        <translation>Précédent (flèche gauche)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next (right arrow)</source>
        <translation>Suivant (flèche droite)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier comme &amp;texte</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copier comme &amp;image</translation>
    </message>
    <message>
        <source>Board and explanation as a picture, for the group chat.</source>
        <translation>Plateau et explication en image, pour la discussion de groupe.</translation>
    </message>
    <message>
        <source>The explanation as a text, for the group chat.</source>
        <translation>L’explication en texte, pour la discussion de groupe.</translation>
    </message>
    <message>
        <source>There is no board here that could be shown.</source>
        <translation>Il n’y a pas de plateau à montrer ici.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Le texte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Click the cells that you claim, or drag over them: what breaks the claim is marked with “!”.</source>
        <translation>Cliquez sur les cases que vous déclarez, ou glissez dessus&#xa0;: ce qui contredit la déclaration est marqué d’un «&#xa0;!&#xa0;».</translation>
    </message>
</context>
<context>
    <name>concord::gui::Document</name>
    <message>
        <source>several cells</source>
        <translation>plusieurs cases</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 est juste</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>photo</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2&#xa0;: %3 saisi</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1, %2&#xa0;: nombre effacé</translation>
    </message>
    <message>
        <source>%1: animals typed</source>
        <translation>%1&#xa0;: animaux saisis</translation>
    </message>
    <message>
        <source>%1: animal cubes typed</source>
        <translation>%1&#xa0;: cubes animal saisis</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 ajouté</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 retiré</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>joueur nommé %1</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1&#xa0;: couleur</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>points de règle</translation>
    </message>
    <message>
        <source>with nature&apos;s spirits</source>
        <translation>avec Esprits de la nature</translation>
    </message>
    <message>
        <source>without nature&apos;s spirits</source>
        <translation>sans Esprits de la nature</translation>
    </message>
    <message>
        <source>who started</source>
        <translation>qui a commencé</translation>
    </message>
</context>
<context>
    <name>concord::gui::EmptiedQuestion</name>
    <message>
        <source>Past games</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>The record&apos;s file is empty or missing: %1. Copies of its games still exist.</source>
        <translation>L’historique est vide ou a disparu&#xa0;: %1. Des copies de ses parties sont encore là.</translation>
    </message>
    <message>
        <source>The games can be brought back from the copies. Starting a new record moves the copies to a separate folder; they are not deleted.</source>
        <translation>Les parties peuvent être ramenées des copies. Repartir de zéro met les copies de côté, où elles restent.</translation>
    </message>
    <message>
        <source>&amp;Restore the games</source>
        <translation>&amp;Ramener les parties</translation>
    </message>
    <message>
        <source>&amp;Start a new record</source>
        <translation>Repartir de &amp;zéro</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n partie ramenée de sa copie.</numerusform>
            <numerusform>%n parties ramenées de leurs copies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be restored, or only with changes.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être repris tel quel.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être repris tels quels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::EndingView</name>
    <message>
        <source>Any key or a click leads back to the pad.</source>
        <translation>Une touche ou un clic ramène à la feuille de score.</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameCodeDialog</name>
    <message>
        <source>Add to BG Stats</source>
        <translation>Vers BG Stats</translation>
    </message>
    <message>
        <source>Scan this with the phone that has BG Stats to add the game %1.</source>
        <translation>Scannez ceci avec le téléphone où se trouve BG Stats&#xa0;: il reprend la partie %1.</translation>
    </message>
    <message>
        <source>The link as a code</source>
        <translation>Le lien sous forme de code</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Copier le lien</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameDetailsDialog</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>Two players cannot both be called %1.</source>
        <translation>Deux joueurs ne peuvent pas s’appeler %1 tous les deux.</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>À propos de la partie</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <translation>&amp;Jouée le</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
    <message>
        <source>It &amp;took</source>
        <translation>&amp;Durée</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Jo&amp;ueurs</translation>
    </message>
    <message>
        <source>Who &amp;started</source>
        <translation>A &amp;commencé</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Note</translation>
    </message>
</context>
<context>
    <name>concord::gui::GamePage</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Picture from the camera</source>
        <translation>Image de la caméra</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameRecorder</name>
    <message>
        <source>This game has changed since it was recorded.</source>
        <translation>Cette partie est enregistrée et a été modifiée depuis.</translation>
    </message>
    <message>
        <source>&amp;Record the changes</source>
        <translation>&amp;Enregistrer les changements</translation>
    </message>
    <message>
        <source>The game is complete. Keep it in the record?</source>
        <translation>La partie est complète. La garder dans l’historique&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Détails…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>The game is recorded.</source>
        <translation>La partie est enregistrée.</translation>
    </message>
    <message>
        <source>The changes are recorded.</source>
        <translation>Les changements sont enregistrés.</translation>
    </message>
    <message>
        <source>This is a sample game, to look around in. It is not kept in the record.</source>
        <translation>C’est une partie d’exemple, pour découvrir le programme. Elle n’est pas gardée dans l’historique.</translation>
    </message>
</context>
<context>
    <name>concord::gui::HeldCard</name>
    <message>
        <source>Animal points</source>
        <translation>Points des animaux</translation>
    </message>
    <message>
        <source>Spirit points</source>
        <translation>Points de l’Esprit</translation>
    </message>
    <message>
        <source>Put this card back</source>
        <translation>Reposer cette carte</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>Reposer %1</translation>
    </message>
    <message>
        <source>Cubes placed from %1</source>
        <translation>Cubes posés de %1</translation>
    </message>
    <message>
        <source>Click the space up to which the cubes were placed.</source>
        <translation>Cliquez sur l’emplacement jusqu’auquel les cubes ont été posés.</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>&amp;Cubes</source>
        <translation>&amp;Cubes</translation>
    </message>
    <message>
        <source>%1 of %2 cubes</source>
        <translation>%1 cubes sur %2</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>Cube posé</translation>
    </message>
    <message>
        <source>Cube not placed</source>
        <translation>Cube non posé</translation>
    </message>
    <message>
        <source>A spirit pays only after its cube has been placed.</source>
        <translation>Un Esprit ne rapporte qu’une fois son cube posé.</translation>
    </message>
    <message>
        <source>The spirit&apos;s points depend on the board, and this player has no board yet.</source>
        <translation>L’Esprit se compte sur le plateau, et il n’y en a pas encore.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cubes break ties. Leave it empty if nobody knows how many were placed.</source>
        <translation>Les cubes départagent les égalités. Vide dit que personne ne sait combien ont été posés.</translation>
    </message>
</context>
<context>
    <name>concord::gui::HelpDialog</name>
    <message>
        <source>Mouse and keys</source>
        <translation>Souris et clavier</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Score pad.&lt;/b&gt; Arrows choose a field; typing puts a number into it, its parts too: 5+10+4. Enter or the space bar opens a field or a board, Delete takes a typed number away.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Dispute.&lt;/b&gt; Left and right walk through what was counted.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Past games.&lt;/b&gt; Delete deletes the chosen games, %1 brings them back, %2 searches.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Camera.&lt;/b&gt; The space bar takes the photo, Escape closes the camera.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Feuille de score.&lt;/b&gt; Les flèches choisissent un champ&#xa0;; taper y met un nombre, ses parties aussi&#xa0;: 5+10+4. Entrée ou la barre d’espace ouvrent un champ ou un plateau, Suppr enlève un nombre saisi.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Litige.&lt;/b&gt; Gauche et droite parcourent ce qui a été compté.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Historique.&lt;/b&gt; Suppr supprime les parties choisies, %1 les ramène, %2 cherche.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Caméra.&lt;/b&gt; La barre d’espace prend la photo, Échap ferme la caméra.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back.&lt;/b&gt; Escape leaves a page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Retour.&lt;/b&gt; Échap quitte la page.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Mouse.&lt;/b&gt; Choose a token or a whole stack below the board, then click a cell to put it there, or drag over many. A right click takes the top off, or a whole stack while one is chosen. In the photo, turn the wheel to zoom and drag to move.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Keys.&lt;/b&gt; Arrows choose a cell, the space bar and Enter go on to the next one. W, M, T, L, F and H put water, mountain, trunk, leaves, field and house on it; R and E put a medium and a tall tree, O and U a medium and a high mountain, B a building. A letter that cannot go on what was just typed is meant for the next cell. A and S put an animal or spirit cube, Backspace takes the last key back, Delete takes the top off. N goes to the next doubtful cell, 1 to 4 choose what it may be, Enter says that it is right.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Whole board.&lt;/b&gt; The field below the board takes it in one line, a group of letters for each cell, column by column: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cards.&lt;/b&gt; A name and the cubes placed, then Enter: fro 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Outline of the board.&lt;/b&gt; 1 to 4 choose a corner, arrows move it, with Shift further, R turns, Enter reads the photo again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Souris.&lt;/b&gt; Choisissez un jeton ou une pile entière sous le plateau, puis cliquez sur une case pour l’y poser, ou glissez sur plusieurs. Un clic droit enlève le dessus, ou toute la pile quand une pile entière est choisie. Sur la photo, la molette agrandit et glisser déplace.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Touches.&lt;/b&gt; Les flèches choisissent une case, la barre d’espace et Entrée passent à la suivante. W, M, T, L, F et H y posent eau, montagne, tronc, feuillage, champ et maison&#xa0;; R et E un arbre moyen et un grand arbre, O et U une montagne moyenne et une haute montagne, B un bâtiment. Une lettre qui ne peut pas aller sur ce qui vient d’être saisi est pour la case suivante. A et S posent un cube animal ou Esprit, Retour arrière annule la dernière touche, Suppr enlève le dessus. N va à la case douteuse suivante, 1 à 4 choisissent ce qu’elle peut être, Entrée dit qu’elle est juste.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Plateau entier.&lt;/b&gt; Le champ sous le plateau le prend en une ligne, un groupe de lettres par case, colonne par colonne&#xa0;: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cartes.&lt;/b&gt; Un nom et les cubes posés, puis Entrée&#xa0;: gre 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Contour du plateau.&lt;/b&gt; 1 à 4 choisissent un coin, les flèches le déplacent, plus loin avec Maj, R tourne, Entrée relit la photo.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderAction</name>
    <message>
        <source>&amp;Help the reader get better…</source>
        <translation>&amp;Aider à mieux lire les photos…</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderDialog</name>
    <message>
        <source>the place</source>
        <translation>le lieu</translation>
    </message>
    <message>
        <source>names</source>
        <translation>les noms</translation>
    </message>
    <message>
        <source>serial numbers</source>
        <translation>les numéros de série</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>la date</translation>
    </message>
    <message>
        <source>make and model of the camera</source>
        <translation>la marque et le modèle de l’appareil</translation>
    </message>
    <message>
        <source>the maker&apos;s notes</source>
        <translation>les notes du fabricant</translation>
    </message>
    <message>
        <source>a small preview</source>
        <translation>un petit aperçu</translation>
    </message>
    <message>
        <source>texts and notes</source>
        <translation>des textes et des notes</translation>
    </message>
    <message>
        <source>further pictures or a film</source>
        <translation>d’autres images ou une vidéo</translation>
    </message>
    <message>
        <source>In the file: the picture, stored anew as JPEG (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>Dans le fichier&#xa0;: l’image, réenregistrée en JPEG (%1 × %2 pixels, %3), sa focale et son orientation, le plateau et l’emplacement de ses cases dans l’image.</translation>
    </message>
    <message>
        <source>In the file: the picture, exactly as it was compressed (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>Dans le fichier&#xa0;: l’image, exactement telle qu’elle a été compressée (%1 × %2 pixels, %3), sa focale et son orientation, le plateau et l’emplacement de ses cases dans l’image.</translation>
    </message>
    <message>
        <source>Not in it: place, names, serial numbers, date and anything else that a photo&apos;s file may say.</source>
        <translation>Il n’y a pas&#xa0;: lieu, noms, numéros de série, date ni rien d’autre que le fichier d’une photo peut révéler.</translation>
    </message>
    <message>
        <source>Taken out of this photo: %1, and anything else that its file may say.</source>
        <translation>Retiré de cette photo&#xa0;: %1, et tout ce que son fichier peut révéler d’autre.</translation>
    </message>
    <message>
        <source>Help the reader get better</source>
        <translation>Aider à mieux lire les photos</translation>
    </message>
    <message>
        <source>The reader learns from photos of real tables. This one can be saved as a file, with the board that you settled, for you or to be passed on. Nothing is ever sent automatically.</source>
        <translation>La lecture s’améliore grâce à des photos de vraies tables. Celle-ci peut être enregistrée dans un fichier, avec le plateau que vous avez confirmé, pour vous ou pour être transmise. Rien n’est jamais envoyé tout seul.</translation>
    </message>
    <message>
        <source>Who may use it</source>
        <translation>Qui peut l’utiliser</translation>
    </message>
    <message>
        <source>&amp;Everybody, for anything (CC0)</source>
        <translation>&amp;Tout le monde, pour tout usage (CC0)</translation>
    </message>
    <message>
        <source>&amp;Only me</source>
        <translation>&amp;Moi seulement</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>&amp;Cases par-dessus la photo</translation>
    </message>
    <message>
        <source>I compared them: every cell is &amp;right</source>
        <translation>J’ai comparé&#xa0;: chaque case est &amp;juste</translation>
    </message>
    <message>
        <source>What is saved counts as the truth: compare the board with the photo, cell by cell.</source>
        <translation>Ce qui est enregistré fait foi&#xa0;: comparez le plateau à la photo, case par case.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>The board in the file</source>
        <translation>Le plateau du fichier</translation>
    </message>
    <message>
        <source>The photo cannot be saved: %1.</source>
        <translation>La photo ne peut pas être enregistrée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The photo is being prepared…</source>
        <translation>Préparation de la photo…</translation>
    </message>
    <message>
        <source>What the picture shows stays in it: look for people, papers with writing, and screens.</source>
        <translation>Ce que montre l’image y reste&#xa0;: vérifiez qu’on n’y voit ni personnes, ni papiers écrits, ni écrans.</translation>
    </message>
    <message>
        <source>I took this photo myself, and give up my rights in it.</source>
        <translation>J’ai pris cette photo moi-même et je renonce à mes droits sur elle.</translation>
    </message>
    <message>
        <source>For measuring and learning on my own computer; not to be passed on.</source>
        <translation>Pour mesurer et apprendre sur mon propre ordinateur&#xa0;; à ne pas transmettre.</translation>
    </message>
    <message>
        <source>Save the photo and its board</source>
        <translation>Enregistrer la photo et son plateau</translation>
    </message>
    <message>
        <source>Photos with their board</source>
        <translation>Photos avec leur plateau</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 est enregistré.</translation>
    </message>
</context>
<context>
    <name>concord::gui::KnownBox</name>
    <message>
        <source>What the photos show of this box could not be kept: %1</source>
        <translation>Ce que les photos montrent de cette boîte n’a pas pu être gardé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::LivePicture</name>
    <message>
        <source>Live picture of the camera</source>
        <translation>Image en direct de la caméra</translation>
    </message>
</context>
<context>
    <name>concord::gui::MainWindow</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a photo or a game…</source>
        <translation>Ouvrir une photo ou une partie…</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Next doubtful cell</source>
        <translation>Case &amp;douteuse suivante</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Photo &amp;larger</source>
        <translation>&amp;Agrandir la photo</translation>
    </message>
    <message>
        <source>Photo &amp;smaller</source>
        <translation>&amp;Réduire la photo</translation>
    </message>
    <message>
        <source>&amp;Whole photo</source>
        <translation>Photo &amp;entière</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>&amp;Cases par-dessus la photo</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>Couleurs &amp;sombres</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>&amp;Souris et clavier</translation>
    </message>
    <message>
        <source>&amp;About Concord</source>
        <translation>À &amp;propos de Concord</translation>
    </message>
    <message>
        <source>This game is open in another window, or it is gone.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre, ou elle n’existe plus.</translation>
    </message>
    <message>
        <source>Photos and games</source>
        <translation>Photos et parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Concord games</source>
        <translation>Parties Concord</translation>
    </message>
    <message>
        <source>About Concord</source>
        <translation>À propos de Concord</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>The animals and the spirit of a player</source>
        <translation>Les animaux et l’Esprit d’un joueur</translation>
    </message>
    <message>
        <source>&amp;Dispute</source>
        <translation>&amp;Litige</translation>
    </message>
    <message>
        <source>Compare the points on paper with the computed ones and see why they differ</source>
        <translation>Comparer le papier au plateau et voir pourquoi</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Annuler «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>&amp;Rétablir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>The game could not be saved and will be lost when the window closes. Close it anyway?</source>
        <translation>La partie n’a pas pu être mise de côté et sera perdue à la fermeture de la fenêtre. La fermer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>Pho&amp;tos depuis un téléphone…</translation>
    </message>
    <message>
        <source>&amp;Export to a file</source>
        <translation>&amp;Exporter dans un fichier</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Write the game to a file, to take it elsewhere. It is kept here anyway.</source>
        <translation>Écrire la partie dans un fichier, pour l’emporter ailleurs. Elle est gardée ici de toute façon.</translation>
    </message>
    <message>
        <source>Export to &amp;another file…</source>
        <translation>Exporter dans un &amp;autre fichier…</translation>
    </message>
    <message>
        <source>&amp;Reveal the points when a game ends</source>
        <translation>&amp;Dévoiler les points à la fin d’une partie</translation>
    </message>
    <message>
        <source>Reveal the &amp;points now</source>
        <translation>Dévoiler les &amp;points maintenant</translation>
    </message>
    <message>
        <source>Open photos or a game</source>
        <translation>Ouvrir des photos ou une partie</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>The game is exported to %1.</source>
        <translation>La partie est exportée dans %1.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Partie d’exemple</translation>
    </message>
    <message>
        <source>%1 – Concord</source>
        <translation>%1 – Concord</translation>
    </message>
    <message>
        <source>Concord %1 counts finished games of Harmonies and of Renature and explains every point. It is unofficial and not affiliated with the publishers of the games.</source>
        <translation>Concord %1 compte les parties terminées d’Harmonies et de Renature et explique chaque point. Ce programme n’est pas officiel et n’est pas lié aux éditeurs des jeux.</translation>
    </message>
</context>
<context>
    <name>concord::gui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>concord::gui::NewGamePage</name>
    <message>
        <source>With &amp;nature&apos;s spirits</source>
        <translation>Avec les &amp;Esprits de la nature</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>Le cube d’un Esprit compte pour départager une é&amp;galité</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>Which side of the boards?</source>
        <translation>Quelle face des plateaux&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;1 (solo)</source>
        <translation>&amp;1 (solo)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Side &amp;A (river)</source>
        <translation>Face &amp;A (rivière)</translation>
    </message>
    <message>
        <source>Side &amp;B (islands)</source>
        <translation>Face &amp;B (îles)</translation>
    </message>
    <message>
        <source>on the shortest way from end to end</source>
        <translation>par le plus court chemin d’un bout à l’autre</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>tout autour</translation>
    </message>
    <message>
        <source>A &amp;river that closes on itself counts</source>
        <translation>Une &amp;rivière qui se referme compte</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>Couleur du joueur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation>Deux joueurs ne peuvent pas porter le même nom.</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Quelles cartes&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Règles &amp;maison</translation>
    </message>
    <message>
        <source>What the rulebook leaves open</source>
        <translation>Ce que le livret de règles ne précise pas</translation>
    </message>
</context>
<context>
    <name>concord::gui::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>concord::gui::OutcomeBar</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>It is r&amp;ight</source>
        <translation>C’est &amp;juste</translation>
    </message>
    <message>
        <source>All agree that it is right all the same.</source>
        <translation>Tout le monde est d’accord&#xa0;: c’est juste quand même.</translation>
    </message>
    <message>
        <source>The points are being added up…</source>
        <translation>Les points sont en train d’être additionnés…</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadModel</name>
    <message>
        <source>Add board…</source>
        <translation>Ajouter le plateau…</translation>
    </message>
    <message numerus="yes">
        <source>The number takes the place of %n card(s) of %1. Undo brings them back.</source>
        <translation>
            <numerusform>Le nombre remplace %n carte de %1. Annuler la rétablit.</numerusform>
            <numerusform>Le nombre remplace %n cartes de %1. Annuler les rétablit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board, %n doubt(s)</source>
        <translation>
            <numerusform>Plateau, %n doute</numerusform>
            <numerusform>Plateau, %n doutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>board: %1</source>
        <translation>plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Joueur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2&#xa0;: %3 saisi</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed (%4)</source>
        <translation>%1, %2&#xa0;: %3 saisi (%4)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>Cubes animal</translation>
    </message>
    <message>
        <source>There is a player called %1 already.</source>
        <translation>Il y a déjà un joueur nommé %1.</translation>
    </message>
    <message>
        <source>%1 (board: %2)</source>
        <translation>%1 (plateau&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (recorded: %2)</source>
        <translation>%1 (enregistré&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (on paper: %2)</source>
        <translation>%1 (sur papier&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1: the number must be from %2 to %3.</source>
        <translation>%1&#xa0;: le nombre doit aller de %2 à %3.</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>Saisissez un nombre, ou plusieurs séparés par un plus.</translation>
    </message>
    <message>
        <source>%1 (counted: %2)</source>
        <translation>%1 (compté&#xa0;: %2)</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>compté&#xa0;: %1</translation>
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
        <translation>&amp;Ajouter un joueur</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Joueur</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Pa&amp;rtie</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>&amp;Started the game</source>
        <translation>A &amp;commencé la partie</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>With nature&apos;s &amp;spirits</source>
        <translation>Avec les E&amp;sprits de la nature</translation>
    </message>
    <message>
        <source>A closed &amp;river counts as a loop</source>
        <translation>Une &amp;rivière fermée compte comme boucle</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>Le cube d’un Esprit compte pour départager une é&amp;galité</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>&amp;Dispute the number</source>
        <translation>&amp;Contester le nombre</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Couleur</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadView</name>
    <message>
        <source>Score pad</source>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>concord::gui::Pages</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesFilterBar</name>
    <message>
        <source>All players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Solo or not</source>
        <translation>Solo ou non</translation>
    </message>
    <message>
        <source>Search names, places, notes, dates</source>
        <translation>Chercher noms, lieux, notes, dates</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Face A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Face B</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Parties en solo</translation>
    </message>
    <message>
        <source>Several players</source>
        <translation>Parties à plusieurs</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Jeux</translation>
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
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesPage</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>Recorded games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>&amp;Export the games shown…</source>
        <translation>&amp;Exporter les parties affichées…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importer des parties…</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>&amp;Deleted games…</source>
        <translation>Parties &amp;supprimées…</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>Ouverture de l’historique…</translation>
    </message>
    <message>
        <source>No game is recorded yet.

When a game is fully scored, Concord offers to keep it here: with its boards, cards, photos and the reason for every point.</source>
        <translation>Aucune partie n’est encore enregistrée.

Quand une partie est comptée jusqu’au bout, il est proposé de la garder ici&#xa0;: avec ses plateaux, ses cartes, ses photos et la raison de chaque point.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 partie sur %n</numerusform>
            <numerusform>%1 parties sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneDialog</name>
    <message>
        <source>Wi-Fi: %1 (%2)</source>
        <translation>Wi-Fi&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Cable: %1 (%2)</source>
        <translation>Câble&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>VPN: %1 (%2)</source>
        <translation>VPN&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Réseau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port&#xa0;:</translation>
    </message>
    <message>
        <source>Photos from a phone</source>
        <translation>Photos depuis un téléphone</translation>
    </message>
    <message>
        <source>The address of the page as a QR code</source>
        <translation>L’adresse de la page en code QR</translation>
    </message>
    <message>
        <source>The address of the page</source>
        <translation>L’adresse de la page</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>un port libre</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>&amp;Copier l’adresse</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>C&amp;hercher à nouveau</translation>
    </message>
    <message>
        <source>Does the page &amp;not open?</source>
        <translation>La page ne &amp;s’ouvre pas&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Open photos from files…</source>
        <translation>&amp;Ouvrir des photos de fichiers…</translation>
    </message>
    <message>
        <source>Scan this with the phone&apos;s camera. The phone has to be on the same network as this computer. Whoever has the code can change this game until this dialog is closed.</source>
        <translation>Scannez ceci avec l’appareil photo du téléphone. Le téléphone doit être sur le même réseau que cet ordinateur. Quiconque a le code peut modifier cette partie tant que cette fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>This computer is not on a network that a phone could join.</source>
        <translation>Cet ordinateur n’est sur aucun réseau qu’un téléphone pourrait rejoindre.</translation>
    </message>
    <message>
        <source>The page cannot be offered there: %1.</source>
        <translation>La page ne peut pas être proposée à cet endroit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>• Phone and computer have to be on the same network. Guest and hotel networks often keep them apart: use another one, or the hotspot of the phone.
• Several networks? Choose another one above.
• A firewall on this computer has to let the port through. Choose a fixed one below and allow it there.</source>
        <translation>• Le téléphone et l’ordinateur doivent être sur le même réseau. Les réseaux invités et d’hôtel les séparent souvent&#xa0;: utilisez-en un autre, ou le partage de connexion du téléphone.
• Plusieurs réseaux&#xa0;? Choisissez-en un autre ci-dessus.
• Un pare-feu sur cet ordinateur doit laisser passer le port. Choisissez-en un fixe ci-dessous et autorisez-le dans le pare-feu.</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi of the phone, or switch on the phone&apos;s hotspot and connect to that. Then look again.</source>
        <translation>Connectez-le au même Wi-Fi que le téléphone, ou activez le partage de connexion du téléphone et utilisez-le. Puis cherchez à nouveau.</translation>
    </message>
    <message>
        <source>Choose another port, or “any free port”.</source>
        <translation>Choisissez un autre port, ou «&#xa0;un port libre&#xa0;».</translation>
    </message>
    <message>
        <source>No phone has connected yet.</source>
        <translation>Aucun téléphone connecté pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>%n téléphone connecté</numerusform>
            <numerusform>%n téléphones connectés</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>&amp;Surveiller un dossier de photos…</translation>
    </message>
    <message>
        <source>Or without a network: connect the phone by a cable and open its photos from files, or let it copy them into a folder of this computer that is watched.</source>
        <translation>Ou sans réseau&#xa0;: branchez le téléphone par un câble et ouvrez ses photos depuis des fichiers, ou laissez-le les copier dans un dossier surveillé de cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneEngine</name>
    <message>
        <source>%1 (phone)</source>
        <translation>%1 (téléphone)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 est juste</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1, %2&#xa0;: nombre effacé</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2&#xa0;: %3 saisi</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 ajouté</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>joueur nommé %1</translation>
    </message>
    <message>
        <source>edit taken back</source>
        <translation>changement annulé</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneServer</name>
    <message>
        <source>Photo from a phone</source>
        <translation>Photo depuis un téléphone</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoBar</name>
    <message>
        <source>&amp;Photo</source>
        <translation>&amp;Photo</translation>
    </message>
    <message>
        <source>&amp;Second photo of this board</source>
        <translation>&amp;Deuxième photo de ce plateau</translation>
    </message>
    <message>
        <source>&amp;Move the outline</source>
        <translation>Dé&amp;placer le contour</translation>
    </message>
    <message>
        <source>Read as the &amp;other side</source>
        <translation>Lire comme l’&amp;autre face</translation>
    </message>
    <message>
        <source>If the cells do not fit the photo: drag the board&apos;s corners into place.</source>
        <translation>Si les cases sont mal placées sur la photo&#xa0;: tirez les coins du plateau à leur place.</translation>
    </message>
    <message>
        <source>Second photo</source>
        <translation>Deuxième photo</translation>
    </message>
    <message>
        <source>Another photo of the same board settles many doubts.</source>
        <translation>Une autre photo du même plateau lève bien des doutes.</translation>
    </message>
    <message>
        <source>Move the outline</source>
        <translation>Déplacer le contour</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>D’un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>&amp;Camera…</source>
        <translation>C&amp;améra…</translation>
    </message>
    <message>
        <source>New photo</source>
        <translation>Nouvelle photo</translation>
    </message>
    <message>
        <source>Read from a photo</source>
        <translation>Lire sur une photo</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Nothing to paste: copy a photo or its file first.</source>
        <translation>Rien à coller&#xa0;: copiez d’abord une photo ou son fichier.</translation>
    </message>
    <message>
        <source>Open photos of boards</source>
        <translation>Ouvrir des photos de plateaux</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoInbox</name>
    <message>
        <source>Pasted picture</source>
        <translation>Image collée</translation>
    </message>
    <message>
        <source>This photo was already read. A second photo must show the board from another direction.</source>
        <translation>Cette photo a déjà été lue. Une deuxième montre le plateau sous un autre angle.</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read.</source>
        <translation>La photo du plateau de %1 a été lue.</translation>
    </message>
    <message>
        <source>boards of %1 and %2 swapped</source>
        <translation>plateaux de %1 et %2 échangés</translation>
    </message>
    <message>
        <source>%1&apos;s board given to %2</source>
        <translation>plateau de %1 donné à %2</translation>
    </message>
    <message>
        <source>%1 and %2 have swapped their boards.</source>
        <translation>%1 et %2 ont échangé leurs plateaux.</translation>
    </message>
    <message>
        <source>%1&apos;s board is %2&apos;s now.</source>
        <translation>Le plateau de %1 est maintenant celui de %2.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Everybody has a board.</source>
        <translation>Tout le monde a un plateau.</translation>
    </message>
    <message>
        <source>side of the game</source>
        <translation>face de la partie</translation>
    </message>
    <message>
        <source>The game is on side A now.</source>
        <translation>La partie est maintenant en face A.</translation>
    </message>
    <message>
        <source>The game is on side B now.</source>
        <translation>La partie est maintenant en face B.</translation>
    </message>
    <message>
        <source>%1 These boards are now empty, because they were on the other side: %2.</source>
        <translation>%1 Ces plateaux sont vides, car ils étaient de l’autre face&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, by photo</source>
        <translation>%1, par photo</translation>
    </message>
    <message>
        <source>The photo replaced %1&apos;s board.</source>
        <translation>La photo a remplacé le plateau de %1.</translation>
    </message>
    <message>
        <source>%1 and %2 now have the same board. Was one photo given to two players?</source>
        <translation>%1 et %2 ont maintenant le même plateau. La même photo est-elle chez deux joueurs&#xa0;?</translation>
    </message>
    <message>
        <source>%1. Take another photo, or mark the corners of the board.</source>
        <translation>%1. Prenez une autre photo, ou marquez les coins du plateau.</translation>
    </message>
    <message>
        <source>The second photo of %1&apos;s board could not be used.</source>
        <translation>La deuxième photo du plateau de %1 n’a pas pu servir.</translation>
    </message>
    <message>
        <source>%1 was not opened: one game at a time.</source>
        <translation>%1 n’a pas été ouvert&#xa0;: une partie à la fois.</translation>
    </message>
    <message>
        <source>This photo shows %1&apos;s board already.</source>
        <translation>Cette photo est déjà celle du plateau de %1.</translation>
    </message>
    <message>
        <source>&amp;Give it to %1</source>
        <translation>La &amp;donner à %1</translation>
    </message>
    <message>
        <source>%1 is among the photos already.</source>
        <translation>%1 est déjà parmi les photos.</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 retiré</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoPanel</name>
    <message>
        <source>&amp;Turn (R)</source>
        <translation>&amp;Tourner (R)</translation>
    </message>
    <message>
        <source>Moves the thick line to the next edge.</source>
        <translation>Le trait épais passe au bord suivant.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Relire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Drag the corners 1 to 4 onto the corners of the board, with the thick line on its straight edge.</source>
        <translation>Tirez les coins 1 à 4 sur les coins du plateau, avec le trait épais sur son bord droit.</translation>
    </message>
    <message>
        <source>The lines must not cross: corners 1 to 4 go around the board clockwise.</source>
        <translation>Les lignes ne doivent pas se croiser&#xa0;: les coins 1 à 4 font le tour du plateau dans le sens des aiguilles d’une montre.</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoReader</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 n’a pas pu être lu&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStrip</name>
    <message>
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message>
        <source>Drag a photo to the player whose board it shows, or press the number of the seat.</source>
        <translation>Glissez une photo sur le joueur dont elle montre le plateau, ou appuyez sur le numéro de sa place.</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>Donner à %1</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>&amp;Arrêter la lecture</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Relire</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Reti&amp;rer</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStripModel</name>
    <message>
        <source>no photo</source>
        <translation>pas de photo</translation>
    </message>
    <message>
        <source>%1: no photo</source>
        <translation>%1&#xa0;: pas de photo</translation>
    </message>
    <message>
        <source>Drop a photo here to give it to %1.</source>
        <translation>Déposez une photo ici pour la donner à %1.</translation>
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
        <translation>Photo</translation>
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
        <translation>&amp;Nuages</translation>
    </message>
    <message>
        <source>Backs of the &amp;tokens, such as 2 + 1 + 3, or their sum</source>
        <translation>&amp;Dos des jetons, comme 2 + 1 + 3, ou leur somme</translation>
    </message>
    <message>
        <source>Collected to&amp;kens</source>
        <translation>&amp;Jetons collectés</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Nuages</translation>
    </message>
    <message>
        <source>Backs of the tokens, with a plus between them, or their sum</source>
        <translation>Dos des jetons, avec un plus entre eux, ou leur somme</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Jetons collectés</translation>
    </message>
    <message>
        <source>Player boards</source>
        <translation>Plateaux individuels</translation>
    </message>
    <message>
        <source>&amp;No plants are left</source>
        <translation>&amp;Aucune plante restante</translation>
    </message>
    <message>
        <source>Plants not &amp;known</source>
        <translation>Plantes &amp;inconnues</translation>
    </message>
    <message>
        <source>Own (%1)</source>
        <comment>plants, with their colour</comment>
        <translation>De sa couleur (%1)</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>De sa couleur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>Saisissez un nombre, ou plusieurs séparés par un plus.</translation>
    </message>
    <message>
        <source>Player &amp;boards</source>
        <translation>&amp;Plateaux individuels</translation>
    </message>
    <message>
        <source>Plants, clouds and tokens of each player</source>
        <translation>Plantes, nuages et jetons de chaque joueur</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayerBox</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>A new name applies to all games; each game also keeps the name it was played under.</source>
        <translation>Un nouveau nom vaut pour toutes les parties&#xa0;; chaque partie garde aussi le nom sous lequel elle a été jouée.</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Is the same as…</source>
        <translation>&amp;Est la même personne que…</translation>
    </message>
    <message>
        <source>Is &amp;somebody else</source>
        <translation>Est &amp;quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>%1 is called:</source>
        <translation>%1 s’appelle&#xa0;:</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>La même personne</translation>
    </message>
    <message>
        <source>%1 is the same person as:</source>
        <translation>%1 est la même personne que&#xa0;:</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>Même personne que</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordPages</name>
    <message>
        <source>Past &amp;games</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Record the game</source>
        <translation>&amp;Enregistrer la partie dans l’historique</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Historiser</translation>
    </message>
    <message>
        <source>Keep the open game in the record</source>
        <translation>Garder la partie ouverte dans l’historique</translation>
    </message>
    <message>
        <source>&amp;Recorded games</source>
        <translation>&amp;Parties enregistrées</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importer des parties…</translation>
    </message>
    <message>
        <source>This &amp;box…</source>
        <translation>Cette &amp;boîte…</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players with points, and when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything, one game per line (*.jsonl)</source>
        <translation>Tout, une partie par ligne (*.jsonl)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>BG Stats (*.bgsplay)</source>
        <translation>BG Stats (*.bgsplay)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existe déjà. L’écraser&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n partie écrite dans %1.</numerusform>
            <numerusform>%n parties écrites dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.json)</source>
        <translation>Parties (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGamePage</name>
    <message numerus="yes">
        <source>%1: %2, %n sun(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %2, %n soleil</numerusform>
            <numerusform>%1&#xa0;: %2, %n soleils</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <comment>a player and points</comment>
        <translation>%1 a gagné avec %2</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players and points</comment>
        <translation>%1 partagent la victoire avec %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1 a commencé</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <comment>names</comment>
        <translation>%1 s’appelle aujourd’hui %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Partie enregistrée</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Chaque point et sa raison</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;BG Stats…</source>
        <translation>&amp;BG Stats…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Count it again, or change its boards and cards</source>
        <translation>La recompter, ou changer ses plateaux et ses cartes</translation>
    </message>
    <message>
        <source>A code to scan with the phone that has BG Stats</source>
        <translation>Un code à scanner avec le téléphone où se trouve BG Stats</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>%1 counted different points when the game was recorded. The recorded points are shown beside those that count today.</source>
        <comment>a program</comment>
        <translation>%1 avait compté d’autres points lors de l’enregistrement. Ce qui a été enregistré figure à côté de ce qui compte aujourd’hui.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>Photo missing</source>
        <translation>Photo manquante</translation>
    </message>
    <message>
        <source>Photo of %1&apos;s board</source>
        <translation>Photo du plateau de %1</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>%1&apos;s board</source>
        <translation>Plateau de %1</translation>
    </message>
    <message>
        <source>The points of %1</source>
        <translation>Les points de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and points</comment>
        <translation>%1&#xa0;: %2</translation>
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
            <numerusform>%n case douteuse&#xa0;: %1</numerusform>
            <numerusform>%n cases douteuses&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and what it may be</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the likely stacks of a cell, and why it is in doubt</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>Nothing was in doubt.</source>
        <translation>Rien n’était douteux.</translation>
    </message>
</context>
<context>
    <name>concord::gui::RowField</name>
    <message>
        <source>The whole board as a row of letters</source>
        <translation>Le plateau entier en une ligne de lettres</translation>
    </message>
    <message>
        <source>Whole board: L TT MM MMM - TTL</source>
        <translation>Plateau entier&#xa0;: L TT MM MMM - TTL</translation>
    </message>
    <message>
        <source>&lt;p&gt;One group of letters for each cell, column by column from the top: a1, a2 … The letters name the tokens from the bottom up: &lt;b&gt;W&lt;/b&gt; water, &lt;b&gt;M&lt;/b&gt; mountain, &lt;b&gt;T&lt;/b&gt; trunk, &lt;b&gt;L&lt;/b&gt; leaves, &lt;b&gt;F&lt;/b&gt; field, &lt;b&gt;H&lt;/b&gt; house.&lt;/p&gt;&lt;p&gt;A whole stack has a letter too: &lt;b&gt;R&lt;/b&gt; medium tree, &lt;b&gt;E&lt;/b&gt; tall tree, &lt;b&gt;O&lt;/b&gt; medium mountain, &lt;b&gt;U&lt;/b&gt; high mountain, &lt;b&gt;B&lt;/b&gt; building.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; is an empty cell, &lt;b&gt;/&lt;/b&gt; goes on to the next column. Enter goes back to the board.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un groupe de lettres par case, colonne par colonne depuis le haut&#xa0;: a1, a2 … Les lettres nomment les jetons de bas en haut&#xa0;: &lt;b&gt;W&lt;/b&gt; eau, &lt;b&gt;M&lt;/b&gt; montagne, &lt;b&gt;T&lt;/b&gt; tronc, &lt;b&gt;L&lt;/b&gt; feuillage, &lt;b&gt;F&lt;/b&gt; champ, &lt;b&gt;H&lt;/b&gt; maison.&lt;/p&gt;&lt;p&gt;Une pile entière a aussi sa lettre&#xa0;: &lt;b&gt;R&lt;/b&gt; arbre moyen, &lt;b&gt;E&lt;/b&gt; grand arbre, &lt;b&gt;O&lt;/b&gt; montagne moyenne, &lt;b&gt;U&lt;/b&gt; haute montagne, &lt;b&gt;B&lt;/b&gt; bâtiment.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; est une case vide, &lt;b&gt;/&lt;/b&gt; passe à la colonne suivante. Entrée revient au plateau.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>typed row</source>
        <translation>ligne saisie</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScoreItemsModel</name>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScorePanel</name>
    <message>
        <source>Score pad</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Chaque point et sa raison</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Next doubtful cell (N)</source>
        <translation>Case douteuse suivante (N)</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>Pourquoi ce score&#xa0;?</translation>
    </message>
    <message>
        <source>Go through everything that was counted and compare it with the paper (Ctrl+D)</source>
        <translation>Parcourir tout ce qui a été compté et le comparer au papier (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>concord::gui::ShareMenu</name>
    <message>
        <source>&amp;Share</source>
        <translation>Pa&amp;rtager</translation>
    </message>
    <message>
        <source>Score &amp;sheet…</source>
        <translation>&amp;Feuille de score…</translation>
    </message>
    <message>
        <source>&amp;Copy the score as text</source>
        <translation>&amp;Copier le score comme texte</translation>
    </message>
    <message>
        <source>Copy the score as &amp;picture</source>
        <translation>Copier le score comme &amp;image</translation>
    </message>
    <message>
        <source>Saves pad, boards and cards as a PDF, a picture or a text.</source>
        <translation>Enregistre la feuille, les plateaux et les cartes en PDF, en image ou en texte.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Enregistrer la feuille de score</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The score is on the clipboard.</source>
        <translation>Le score est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 est enregistré.</translation>
    </message>
</context>
<context>
    <name>concord::gui::StackChoices</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>La case de la photo, agrandie</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>Autre pile…</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓ Done.&lt;/b&gt; No cell is left to ask about.</source>
        <translation>&lt;b&gt;✓ Terminé.&lt;/b&gt; Il n’y a plus de case à demander.</translation>
    </message>
    <message>
        <source>Click a cell to choose it.</source>
        <translation>Cliquez sur une case pour la choisir.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#xa0;: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2?&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&#xa0;: %2&#xa0;?&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1:  %2</source>
        <comment>the key that chooses it, and its probability</comment>
        <translation>%1&#xa0;:  %2</translation>
    </message>
    <message>
        <source>%1 (%2). Key: %3.</source>
        <translation>%1 (%2). Touche&#xa0;: %3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓&lt;/b&gt; No cell is doubtful enough to ask about.</source>
        <translation>&lt;b&gt;✓&lt;/b&gt; Aucune case n’est assez douteuse pour poser la question.</translation>
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
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>A photo of a finished board, or a saved game, can also be dropped anywhere here.</source>
        <translation>La photo d’un plateau terminé ou une partie enregistrée peut aussi être déposée n’importe où ici.</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Past &amp;games and statistics</source>
        <translation>&amp;Historique et statistiques</translation>
    </message>
    <message>
        <source>Score a board from a &amp;photo…</source>
        <translation>Compter un plateau d’après une &amp;photo…</translation>
    </message>
    <message>
        <source>A photo of the finished board is enough: Concord reads the tokens and explains every point.</source>
        <translation>Une photo du plateau terminé suffit&#xa0;: Concord lit les jetons et explique chaque point.</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>Pho&amp;tos depuis un téléphone…</translation>
    </message>
    <message>
        <source>&amp;Take a photo with the camera…</source>
        <translation>Prendre une photo avec la ca&amp;méra…</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>&amp;Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>&amp;Look at a sample game</source>
        <translation>&amp;Regarder une partie d’exemple</translation>
    </message>
    <message>
        <source>A finished game of four to try everything with. It is not kept in the record.</source>
        <translation>Une partie terminée à quatre, pour tout essayer. Elle n’est pas gardée dans l’historique.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
</context>
<context>
    <name>concord::gui::StartQuestion</name>
    <message>
        <source>Who started?</source>
        <translation>Qui a commencé&#xa0;?</translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1 a commencé</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>concord::gui::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several players</source>
        <translation>
            <numerusform>%n à plusieurs</numerusform>
            <numerusform>%n à plusieurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo</source>
        <translation>
            <numerusform>%n en solo</numerusform>
            <numerusform>%n en solo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min at the table</source>
        <translation>%1 h %2 min à table</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>Ouverture de l’historique…</translation>
    </message>
    <message>
        <source>No games are recorded yet. Statistics appear here after the first one.</source>
        <translation>Aucune partie n’est encore enregistrée. Après la première, il y aura quelque chose à voir ici.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
</context>
<context>
    <name>concord::gui::TokenPalette</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>A click only chooses a cell (Esc).</source>
        <translation>Un clic ne fait que choisir une case (Échap).</translation>
    </message>
    <message>
        <source>A click puts %1 on the cell; a right click takes the top off. Key: %2.</source>
        <translation>Un clic pose %1 sur la case&#xa0;; un clic droit enlève le dessus. Touche&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Animal</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Esprit</translation>
    </message>
    <message>
        <source>A click puts an animal cube on the stack or takes it away. Key: A.</source>
        <translation>Un clic pose un cube animal sur la pile ou l’enlève. Touche&#xa0;: A.</translation>
    </message>
    <message>
        <source>A click puts the spirit cube on the stack or takes it away. Key: S.</source>
        <translation>Un clic pose le cube Esprit sur la pile ou l’enlève. Touche&#xa0;: S.</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>A click takes the top off; so does a right click. Key: Delete.</source>
        <translation>Un clic enlève le dessus&#xa0;; un clic droit aussi. Touche&#xa0;: Suppr.</translation>
    </message>
    <message>
        <source>It cannot go on the selected cell.</source>
        <translation>Cela ne peut pas aller sur la case choisie.</translation>
    </message>
    <message>
        <source>A click puts the whole stack on the cell: %1; a drag puts it on many. Another click or a right click takes it away. Key: %2.</source>
        <translation>Un clic pose la pile entière sur la case&#xa0;: %1&#xa0;; glisser la pose sur plusieurs. Un autre clic ou un clic droit l’enlève. Touche&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>concord::gui::WatchFolderAction</name>
    <message>
        <source>The folder %1 is gone, so no new photos come from it.</source>
        <translation>Le dossier %1 n’existe plus, il n’en vient donc plus de photos.</translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>&amp;Surveiller un dossier de photos…</translation>
    </message>
    <message>
        <source>&amp;Watch “%1” for photos</source>
        <translation>&amp;Surveiller les photos de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The folder %1 cannot be watched for photos.</source>
        <translation>Le dossier %1 ne peut pas être surveillé.</translation>
    </message>
    <message>
        <source>A folder that gets new photos</source>
        <translation>Un dossier qui reçoit de nouvelles photos</translation>
    </message>
    <message>
        <source>From now on, new photos in “%1” are read.</source>
        <translation>Les photos qui arrivent désormais dans «&#xa0;%1&#xa0;» sont lues.</translation>
    </message>
</context>
</TS>
