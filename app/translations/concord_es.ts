<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AreaCommand</name>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>plantas</translation>
    </message>
    <message>
        <source>No plant stands in this area: nobody scores.</source>
        <translation>No hay ninguna planta en esta zona: nadie puntúa.</translation>
    </message>
    <message>
        <source>Renature: show who scores what in one area and why, and what the others lack to score more</source>
        <translation>Renature: dice quién recibe qué de una zona, por qué, y qué les falta a los demás</translation>
    </message>
    <message>
        <source>Plants by colour: orange=bush blue=bush,2xturf neutral=pine</source>
        <translation>Plantas por color: orange=bush blue=bush,2xturf neutral=pine</translation>
    </message>
    <message>
        <source>The large number of the token: the size of the area</source>
        <translation>El número grande de la ficha: el tamaño de la zona</translation>
    </message>
    <message>
        <source>The small number of the token; leave it out if it is not known</source>
        <translation>El número pequeño de la ficha; si se omite: desconocido</translation>
    </message>
    <message>
        <source>Write the area as JSON, as in the score&apos;s list of areas</source>
        <translation>Escribe la entrada de las zonas de la puntuación</translation>
    </message>
</context>
<context>
    <name>AuditCommand</name>
    <message>
        <source>%1: %2, but this player has no nature&apos;s spirit card whose cube was placed.</source>
        <translation>%1: %2, pero esta persona no tiene ninguna carta de Espíritu de la naturaleza cuyo cubo se haya colocado.</translation>
    </message>
    <message>
        <source>%1: %2, by %3</source>
        <translation>%1: %2, por %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (possible: %4)</source>
        <translation>%1: %2, por %3 (posible: %4)</translation>
    </message>
    <message>
        <source>%1: %2, no card that could have placed it has its habitat here now; the board may have changed since the cube was placed.</source>
        <translation>%1: %2, ninguna carta de esta persona tiene ahora aquí su hábitat; puede haber cambiado desde entonces.</translation>
    </message>
    <message>
        <source>%1: %2, not explained: every card that could have placed it is needed for other cubes (%3).</source>
        <translation>%1: %2, sin explicar: los demás cubos necesitan las cartas %3.</translation>
    </message>
    <message>
        <source>It is not known where cubes lie on the board.</source>
        <translation>No se sabe dónde hay cubos en el tablero.</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1. They are not checked, as the animal cards are not known.</source>
        <translation>Cubos de animal en el tablero: %1. No se examinan, porque no se conocen las cartas de Animal.</translation>
    </message>
    <message>
        <source>No cube lies on the board.</source>
        <translation>No hay ningún cubo en el tablero.</translation>
    </message>
    <message>
        <source>Cubes on the board:</source>
        <translation>Cubos en el tablero:</translation>
    </message>
    <message>
        <source>No further cube can be placed.</source>
        <translation>No se puede colocar ningún cubo más.</translation>
    </message>
    <message>
        <source>Cubes that can still be placed:</source>
        <translation>Cubos que aún se pueden colocar:</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <translation>%1: %2, %3 puntos</translation>
    </message>
    <message>
        <source>Show which card may have placed each cube, and which cubes could still be placed</source>
        <translation>Muestra qué carta pudo colocar cada cubo y qué cubos se podrían colocar todavía</translation>
    </message>
    <message>
        <source>Games to audit; - is standard input</source>
        <translation>Partidas que examinar; - es la entrada estándar</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>Escribe JSON, legible para un archivo, una línea por archivo si son varios</translation>
    </message>
    <message>
        <source>No player has a board to audit.</source>
        <translation>Ningún jugador tiene un tablero que examinar.</translation>
    </message>
</context>
<context>
    <name>AutosaveFileWords</name>
    <message>
        <source>The game could not be saved automatically: %1.</source>
        <translation>No se pudo poner a salvo la partida: %1.</translation>
    </message>
</context>
<context>
    <name>AutosaveWords</name>
    <message>
        <source>today %1</source>
        <translation>hoy %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>ayer %1</translation>
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
        <translation>Esta partida se cambió también en otra ventana. Se conservan las dos.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Partida de ejemplo</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>? please check</source>
        <translation>? por comprobar</translation>
    </message>
    <message>
        <source>Stacks from bottom to top, with their height.</source>
        <translation>Pilas de abajo arriba, con su altura.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>doubtful</source>
        <translation>dudosa</translation>
    </message>
    <message>
        <source>breaks the claim</source>
        <translation>aquí falla lo declarado</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marcada</translation>
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
        <translation>Casillas vacías del lado %1</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>Se conoce %n tablero confirmado de esta caja.</numerusform>
            <numerusform>Se conocen %n tableros confirmados de esta caja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens: %1 mm wide, %2 mm high</source>
        <translation>Fichas: %1 mm de ancho, %2 mm de alto</translation>
    </message>
    <message>
        <source>What settled boards have taught about the tokens of this box: show, learn, forget</source>
        <translation>Lo que los tableros confirmados han enseñado sobre las fichas de esta caja: mostrar, aprender, olvidar</translation>
    </message>
    <message>
        <source>Show what is known</source>
        <translation>Muestra lo que se sabe</translation>
    </message>
    <message>
        <source>Write it as concord-box JSON, for concord read --box</source>
        <translation>Lo escribe como JSON concord-box, para concord read --box</translation>
    </message>
    <message>
        <source>Learn from photos whose board a person has settled</source>
        <translation>Aprende de fotos cuyo tablero ha confirmado una persona</translation>
    </message>
    <message>
        <source>Photos with their settled board in them</source>
        <translation>Fotos que contienen su tablero confirmado</translation>
    </message>
    <message>
        <source>The game with the board of one photo</source>
        <translation>La partida con el tablero de una foto</translation>
    </message>
    <message>
        <source>Whose board of the game it is</source>
        <translation>De quién es el tablero en la partida</translation>
    </message>
    <message>
        <source>Forget all of it</source>
        <translation>Lo olvida todo</translation>
    </message>
</context>
<context>
    <name>CardEdits</name>
    <message>
        <source>animal points</source>
        <translation>puntos de animales</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>añadir %1</translation>
    </message>
    <message>
        <source>nature&apos;s spirit points</source>
        <translation>puntos del Espíritu de la naturaleza</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>%1 on paper</source>
        <translation>%1 en papel</translation>
    </message>
</context>
<context>
    <name>CertaintyWords</name>
    <message>
        <source>The likeliest landscape points are %1 (%2); %3 to %4 are possible.</source>
        <translation>Los puntos de paisaje más probables son %1 (%2); de %3 a %4 son posibles.</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain.</source>
        <translation>Los puntos de paisaje son seguros al %1.</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain; %2 to %3 are possible.</source>
        <translation>Los puntos de paisaje son seguros al %1; de %2 a %3 son posibles.</translation>
    </message>
    <message>
        <source>No board is known; points that were typed count.</source>
        <translation>No se conoce ningún tablero; cuentan los puntos escritos.</translation>
    </message>
    <message>
        <source>Click a line below to see its cells on the board.</source>
        <translation>Haz clic en una línea de abajo para ver sus casillas en el tablero.</translation>
    </message>
    <message>
        <source>No cell is doubtful.</source>
        <translation>Ninguna casilla es dudosa.</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at.</source>
        <translation>Ya se han mirado todas las casillas dudosas.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) want a look.</source>
        <translation>
            <numerusform>%n casilla merece un vistazo.</numerusform>
            <numerusform>%n casillas merecen un vistazo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still want a look.</source>
        <translation>
            <numerusform>%n casilla merece todavía un vistazo.</numerusform>
            <numerusform>%n casillas merecen todavía un vistazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at. If the game is close, compare %1 with the real board too.</source>
        <translation>Ya se han mirado todas las casillas dudosas. Si la partida está reñida, compara también %1 con el tablero de la mesa.</translation>
    </message>
    <message>
        <source>No single cell is doubtful enough to ask about, but small doubts add up: if the game is close, compare %1 with the real board.</source>
        <translation>Ninguna casilla es lo bastante dudosa para preguntar por ella, pero las pequeñas dudas se suman: si la partida está reñida, compara %1 con el tablero de la mesa.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>No ganadas</translation>
    </message>
    <message>
        <source>Games with several players</source>
        <translation>Partidas con varios jugadores</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Puntos de media</translation>
    </message>
    <message>
        <source>The first ahead</source>
        <translation>El 1.º delante</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Empatados</translation>
    </message>
    <message>
        <source>The second ahead</source>
        <translation>El 2.º delante</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players who met</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Cara a cara</translation>
    </message>
    <message>
        <source>Where the points come from, on average</source>
        <translation>De dónde vienen los puntos, de media</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>Veces elegido</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>Animales favoritos</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Puntos a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Of the winners</source>
        <translation>De los ganadores</translation>
    </message>
    <message>
        <source>Of everybody</source>
        <translation>De todos</translation>
    </message>
    <message>
        <source>Points on average by number of players</source>
        <translation>Puntos de media por número de jugadores</translation>
    </message>
    <message>
        <source>%1: the %2 with the most games</source>
        <comment>title of a chart, a number of players</comment>
        <translation>%1: los %2 con más partidas</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Otro…</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Run &quot;concord --help&quot; for usage.</source>
        <translation>«concord --help» muestra lo que se entiende.</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Muestra esta ayuda</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Muestra la versión</translation>
    </message>
    <message>
        <source>concord: the results could not be written.</source>
        <translation>concord: no se pudieron escribir los resultados.</translation>
    </message>
    <message>
        <source>expected an option, got &quot;%1&quot;</source>
        <translation>se esperaba una opción, no &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected an option of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>se esperaba una opción de &quot;%1&quot;, no &quot;%2&quot;</translation>
    </message>
    <message>
        <source>expected a command, got &quot;%1&quot;</source>
        <translation>se esperaba un comando, no &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a command of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>se esperaba un comando de &quot;%1&quot;, no &quot;%2&quot;</translation>
    </message>
    <message>
        <source>expected a command</source>
        <translation>se esperaba un comando</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; ¿querías decir %2?</translation>
    </message>
    <message>
        <source>Scores finished games of Harmonies, from a photo or by hand, and of Renature, and explains every point.</source>
        <translation>Puntúa partidas terminadas de Harmonies, a partir de una foto o a mano, y de Renature, y explica cada punto.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Ejemplo: %1</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Ejemplos:</translation>
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
        <translation>aceptado tal cual</translation>
    </message>
</context>
<context>
    <name>DisputeWords</name>
    <message>
        <source>%1: settled at %2.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1: zanjado con %2.</translation>
    </message>
    <message>
        <source>%1: settled at %2, but the number has changed since.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1: zanjado con %2, pero el número ha cambiado desde entonces.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n game(s) added</source>
        <translation>
            <numerusform>%n partida añadida</numerusform>
            <numerusform>%n partidas añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n actualizada</numerusform>
            <numerusform>%n actualizadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in the record</source>
        <translation>
            <numerusform>%n ya conocida</numerusform>
            <numerusform>%n ya conocidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer in the record and left unchanged</source>
        <translation>
            <numerusform>%n cambiada aquí desde entonces y dejada como está</numerusform>
            <numerusform>%n cambiadas aquí desde entonces y dejadas como están</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) not found beside the file</source>
        <translation>
            <numerusform>%n foto no encontrada junto al archivo</numerusform>
            <numerusform>%n fotos no encontradas junto al archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>%n partida dañada omitida.</numerusform>
            <numerusform>%n partidas dañadas omitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>%n partida de un juego desconocido omitida.</numerusform>
            <numerusform>%n partidas de juegos desconocidos omitidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeCommand</name>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n partida exportada.</numerusform>
            <numerusform>%n partidas exportadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added, %2 updated, %3 unchanged.</source>
        <translation>%1 añadidas, %2 actualizadas, %3 sin cambios.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were changed here after the export and stay as they are.</source>
        <translation>
            <numerusform>%n partida se cambió aquí desde entonces y se queda como está.</numerusform>
            <numerusform>%n partidas se cambiaron aquí desde entonces y se quedan como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) were not found beside the file.</source>
        <translation>
            <numerusform>No se encontró %n foto junto al archivo.</numerusform>
            <numerusform>No se encontraron %n fotos junto al archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write games for other programs</source>
        <translation>Escribe partidas para otros programas</translation>
    </message>
    <message>
        <source>Where to; - is standard output (default)</source>
        <translation>Destino; - es la salida estándar (por defecto)</translation>
    </message>
    <message>
        <source>jsonl: everything, one game per line; csv: a table; bgsplay: for BG Stats. By default the file&apos;s extension decides; jsonl for any other extension</source>
        <translation>jsonl: todo, una partida por línea; csv: una tabla; bgsplay: para BG Stats. Si falta: según la extensión del archivo, jsonl para cualquier otra</translation>
    </message>
    <message>
        <source>Write a link that puts this game into BG Stats on a phone</source>
        <translation>Escribe un enlace que apunta esta partida en BG Stats en un teléfono</translation>
    </message>
    <message>
        <source>Import exported games, all or none; games already in the record are updated</source>
        <translation>Incorpora partidas exportadas, todas o ninguna; las ya conocidas se actualizan</translation>
    </message>
    <message>
        <source>One game, or one per line; - is standard input</source>
        <translation>Una partida, o una por línea; - es la entrada estándar</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>%n partida dañada omitida.</numerusform>
            <numerusform>%n partidas dañadas omitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>%n partida de un juego desconocido omitida.</numerusform>
            <numerusform>%n partidas de juegos desconocidos omitidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 is a folder; a photo or a saved game was expected.</source>
        <translation>%1 es una carpeta; se esperaba una foto o una partida guardada.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>No se puede abrir %1: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MB; a photo or a saved game was expected.</source>
        <translation>%1 supera los 256 MB; se esperaba una foto o una partida guardada.</translation>
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
        <translation>No se pudo guardar %1: %2.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>it belongs to somebody else, or is protected</source>
        <translation>es de otra persona o está protegido</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>ahí no se puede escribir nada</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>no queda espacio</translation>
    </message>
</context>
<context>
    <name>FrameCheck</name>
    <message>
        <source>Too dark: turn on a lamp.</source>
        <translation>Demasiado oscuro: enciende una lámpara.</translation>
    </message>
    <message>
        <source>Too bright: the light blinds the camera.</source>
        <translation>Demasiada luz: deslumbra a la cámara.</translation>
    </message>
    <message>
        <source>No board to be seen: show the whole board.</source>
        <translation>No se ve ningún tablero: muestra el tablero entero.</translation>
    </message>
    <message>
        <source>Come closer: the board should fill the picture.</source>
        <translation>Acércate: el tablero debería llenar la imagen.</translation>
    </message>
    <message>
        <source>Step back: the whole edge of the board should be seen.</source>
        <translation>Aléjate: debería verse todo el borde del tablero.</translation>
    </message>
    <message>
        <source>Too slanted: hold the camera higher.</source>
        <translation>Demasiado inclinado: sujeta la cámara más alto.</translation>
    </message>
    <message>
        <source>A little from the side: then the heights can be seen.</source>
        <translation>Un poco más de lado: así se verán las alturas.</translation>
    </message>
    <message>
        <source>Blurred: hold still.</source>
        <translation>Borroso: no te muevas.</translation>
    </message>
    <message>
        <source>That looks good.</source>
        <translation>Así está bien.</translation>
    </message>
</context>
<context>
    <name>HarmoniesText</name>
    <message>
        <source>Suns: %1 (%2 for the points, %3 for the side of the board, %4 for the nature&apos;s spirit).</source>
        <translation>Soles: %1 (%2 por los puntos, %3 por la cara del tablero, %4 por el Espíritu de la naturaleza).</translation>
    </message>
    <message>
        <source>The next sun needs %1 points, %2 more.</source>
        <translation>El próximo sol necesita %1 puntos, %2 más.</translation>
    </message>
</context>
<context>
    <name>HistoryCommand</name>
    <message>
        <source>No games.</source>
        <translation>No hay partidas.</translation>
    </message>
    <message>
        <source>Game %1 was changed.</source>
        <translation>La partida %1 se ha cambiado.</translation>
    </message>
    <message>
        <source>Game %1 was permanently deleted.</source>
        <translation>La partida %1 se ha borrado para siempre.</translation>
    </message>
    <message>
        <source>Game %1 was deleted; &quot;concord history undelete %1&quot; restores it.</source>
        <translation>La partida %1 se ha borrado; &quot;concord history undelete %1&quot; la recupera.</translation>
    </message>
    <message>
        <source>Game %1 was restored.</source>
        <translation>La partida %1 está de vuelta.</translation>
    </message>
    <message>
        <source>The number of the game, or its UUID</source>
        <translation>El número de la partida, o su UUID</translation>
    </message>
    <message>
        <source>List the recorded games, look at one, change or delete it</source>
        <translation>Lista las partidas registradas, muestra, cambia o borra una</translation>
    </message>
    <message>
        <source>Write one line of JSON per game</source>
        <translation>Escribe una línea de JSON por cada una</translation>
    </message>
    <message>
        <source>Write CSV, one row for each player of each game</source>
        <translation>Escribe una tabla, una fila por jugador y partida</translation>
    </message>
    <message>
        <source>List the deleted games instead</source>
        <translation>Las partidas borradas en su lugar</translation>
    </message>
    <message>
        <source>Show a game with its boards and score</source>
        <translation>Muestra una partida con sus tableros y su puntuación</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>Explica cada punto con su regla</translation>
    </message>
    <message>
        <source>Write the game as JSON</source>
        <translation>Escribe la partida como JSON</translation>
    </message>
    <message>
        <source>Change what is recorded about a game</source>
        <translation>Cambia lo que está registrado de una partida</translation>
    </message>
    <message>
        <source>Take players, boards and cards from this file; the game is scored again</source>
        <translation>Jugadores, tableros y cartas de este archivo; se puntúa de nuevo</translation>
    </message>
    <message>
        <source>Remove a photo, named as &quot;history show&quot; lists it; it is deleted unless another game shows it</source>
        <translation>Quita una foto, por el nombre que da &quot;show&quot;; se borra si ninguna otra partida la muestra</translation>
    </message>
    <message>
        <source>Delete a game; it can be restored</source>
        <translation>Borra una partida; se puede recuperar</translation>
    </message>
    <message>
        <source>Delete it permanently, with the photos that only it uses</source>
        <translation>La quita para siempre, con las fotos que son solo suyas</translation>
    </message>
    <message>
        <source>Restore a deleted game</source>
        <translation>Recupera una partida borrada</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>recorded</source>
        <translation>registrado</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Jugador inicial</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>The points have changed since %1 recorded this game:</source>
        <translation>Los puntos han cambiado desde que %1 registró esta partida:</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Zanjado</translation>
    </message>
</context>
<context>
    <name>InboxWords</name>
    <message>
        <source>no doubts</source>
        <translation>sin dudas</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s)</source>
        <translation>
            <numerusform>%n duda</numerusform>
            <numerusform>%n dudas</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, doubts</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>no board found</source>
        <translation>no se encontró tablero</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>necesita una respuesta</translation>
    </message>
    <message>
        <source>whose board?</source>
        <translation>¿de quién es?</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>sin leer</translation>
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
        <translation>El tablero de otro &amp;jugador</translation>
    </message>
    <message>
        <source>Play went on: &amp;take this photo</source>
        <translation>Se siguió jugando: &amp;usar esta foto</translation>
    </message>
    <message>
        <source>The &amp;same board: use both</source>
        <translation>El &amp;mismo tablero: usar las dos</translation>
    </message>
    <message>
        <source>&amp;Read as side B</source>
        <translation>&amp;Leer como cara B</translation>
    </message>
    <message>
        <source>&amp;Read as side A</source>
        <translation>&amp;Leer como cara A</translation>
    </message>
    <message>
        <source>&amp;Change the game to side A</source>
        <translation>&amp;Cambiar la partida a la cara A</translation>
    </message>
    <message>
        <source>&amp;Change the game to side B</source>
        <translation>&amp;Cambiar la partida a la cara B</translation>
    </message>
    <message>
        <source>A photo of another &amp;game</source>
        <translation>Una foto de otra &amp;partida</translation>
    </message>
    <message>
        <source>&amp;Mark the board by hand</source>
        <translation>&amp;Marcar el tablero a mano</translation>
    </message>
    <message>
        <source>Set it &amp;aside</source>
        <translation>&amp;Apartarla</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a card missing, or is the number of cubes on one too low?</source>
        <translation>el número de cubos es %1 en el tablero, pero %2 según las cartas. ¿Falta una carta o es demasiado bajo el número de cubos de alguna?</translation>
    </message>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a cube on the board missing?</source>
        <translation>el número de cubos es %1 en el tablero, pero %2 según las cartas. ¿Falta un cubo en el tablero?</translation>
    </message>
    <message>
        <source>a spirit&apos;s cube lies on the board, but no nature&apos;s spirit was chosen.</source>
        <translation>hay un cubo de Espíritu en el tablero, pero no se eligió ningún Espíritu de la naturaleza.</translation>
    </message>
    <message>
        <source>the animal cards are missing.</source>
        <translation>faltan las cartas de Animal.</translation>
    </message>
    <message>
        <source>the nature&apos;s spirit is missing.</source>
        <translation>falta el Espíritu de la naturaleza.</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board. Every turn places three, so their number should be a multiple of three.</source>
        <translation>hay %1 fichas en el tablero. Cada turno coloca tres, así que debería ser múltiplo de tres.</translation>
    </message>
    <message>
        <source>one token lies on the board. Every turn places three, so the number of tokens should be a multiple of three.</source>
        <translation>hay una ficha en el tablero. Cada turno coloca tres, así que el número de fichas debería ser múltiplo de tres.</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board, but %2 on another one. All players take the same number of turns.</source>
        <translation>hay %1 fichas en el tablero, pero %2 en otro. Todos los jugadores tienen los mismos turnos.</translation>
    </message>
    <message>
        <source>expected the number of a recorded game, there is no %1</source>
        <translation>se esperaba el número de una partida registrada, no hay ninguna %1</translation>
    </message>
    <message>
        <source>expected a photo of the game, got %1</source>
        <translation>se esperaba una foto de la partida, no %1</translation>
    </message>
    <message>
        <source>expected a file of at most %1 bytes</source>
        <translation>se esperaba un archivo de %1 bytes como mucho</translation>
    </message>
    <message>
        <source>expected a file that can be read: %1</source>
        <translation>se esperaba un archivo legible: %1</translation>
    </message>
    <message>
        <source>expected a file that can be written: %1</source>
        <translation>se esperaba un archivo en el que se pueda escribir: %1</translation>
    </message>
    <message>
        <source>expected a record of games, there is no such file</source>
        <translation>se esperaba un registro de partidas, ese archivo no existe</translation>
    </message>
    <message>
        <source>expected a time like &quot;2026-11-21 19:30&quot;, got %1</source>
        <translation>se esperaba una hora como &quot;2026-11-21 19:30&quot;, no %1</translation>
    </message>
    <message>
        <source>expected a photo for each reading</source>
        <translation>se esperaba una foto por cada lectura</translation>
    </message>
    <message>
        <source>expected the number or the UUID of a recorded game, got %1</source>
        <translation>se esperaba el número o el UUID de una partida registrada, no %1</translation>
    </message>
    <message>
        <source>expected a game, got an empty line</source>
        <translation>se esperaba una partida, no una línea vacía</translation>
    </message>
    <message>
        <source>expected a link of at most %1 bytes, the names of the players are too long</source>
        <translation>se esperaba un enlace de %1 bytes como mucho, los nombres de los jugadores son demasiado largos</translation>
    </message>
    <message>
        <source>expected a file that is free; another program is writing to it</source>
        <translation>se esperaba un archivo libre; otro programa está escribiendo en él</translation>
    </message>
    <message>
        <source>expected a record that is free; another program is writing to it: %1</source>
        <translation>se esperaba un registro libre; otro programa está escribiendo en él: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, nothing was changed: %1</source>
        <translation>se esperaba un registro en el que se pueda escribir, no se cambió nada: %1</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. &quot;concord restore --rebuild&quot; rebuilds it from the copies of the games beside it</source>
        <translation>se esperaba una base de datos sana, esta está dañada: %1. &quot;concord restore --rebuild&quot; la reconstruye con las copias de las partidas que hay junto a ella</translation>
    </message>
    <message>
        <source>expected room on the disk, nothing was changed: %1. Games recorded before are safe</source>
        <translation>se esperaba espacio en el disco, no se cambió nada: %1. Las partidas registradas antes están a salvo</translation>
    </message>
    <message>
        <source>expected a record of games, this file is no database: %1</source>
        <translation>se esperaba un registro de partidas, este archivo no es una base de datos: %1</translation>
    </message>
    <message>
        <source>expected a database that can be used: %1</source>
        <translation>se esperaba una base de datos utilizable: %1</translation>
    </message>
    <message>
        <source>expected a file, this is a folder</source>
        <translation>se esperaba un archivo, esto es una carpeta</translation>
    </message>
    <message>
        <source>expected a server that answers: %1</source>
        <translation>se esperaba un servidor que responda: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, this one can only be read</source>
        <translation>se esperaba un registro en el que se pueda escribir, este solo se puede leer</translation>
    </message>
    <message>
        <source>expected a UUID, got %1</source>
        <translation>se esperaba un UUID, no %1</translation>
    </message>
    <message>
        <source>expected a time in UTC like &quot;2026-11-21T18:30:00Z&quot;, got %1</source>
        <translation>se esperaba una hora en UTC como &quot;2026-11-21T18:30:00Z&quot;, no %1</translation>
    </message>
    <message>
        <source>expected a time with its offset like &quot;2026-11-21T19:30:00+01:00&quot;, got %1</source>
        <translation>se esperaba una hora con su desfase como &quot;2026-11-21T19:30:00+01:00&quot;, no %1</translation>
    </message>
    <message>
        <source>expected one of the game&apos;s players, got %1</source>
        <translation>se esperaba a alguien de los jugadores de la partida, no %1</translation>
    </message>
    <message>
        <source>expected a name, got %1</source>
        <translation>se esperaba un nombre, no %1</translation>
    </message>
    <message>
        <source>expected each player once, got %1 again</source>
        <translation>se esperaba a cada jugador una sola vez, %1 aparece otra vez</translation>
    </message>
    <message>
        <source>expected an entry for each of the %1 players, got %2</source>
        <translation>se esperaba una entrada para cada uno de los %1 jugadores, no %2</translation>
    </message>
    <message>
        <source>expected a photo named by its SHA-256, got %1</source>
        <translation>se esperaba una foto con su SHA-256 por nombre, no %1</translation>
    </message>
    <message>
        <source>expected at most %1 photos, got %2</source>
        <translation>se esperaban como mucho %1 fotos, no %2</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its place in the file is damaged. &quot;concord restore --rebuild&quot; rebuilds the record from the copies of the games beside it</source>
        <translation>se esperaba la partida %1 tal como se registró, su lugar en el archivo está dañado. &quot;concord restore --rebuild&quot; reconstruye el registro con las copias de las partidas que hay junto a él</translation>
    </message>
    <message>
        <source>expected the sum of the categories, %1, got %2</source>
        <translation>se esperaba la suma de las categorías, %1, no %2</translation>
    </message>
    <message>
        <source>expected an address like postgresql://user@host/database</source>
        <translation>se esperaba una dirección como postgresql://user@host/database</translation>
    </message>
    <message>
        <source>expected a name that no other player has or had, but &quot;%1&quot; is taken: merge the two instead</source>
        <translation>se esperaba un nombre que ningún otro jugador tenga o haya tenido, &quot;%1&quot; está ocupado: mejor une los dos</translation>
    </message>
    <message>
        <source>expected the number of a player; there is no player %1</source>
        <translation>se esperaba el número de un jugador, no hay ninguno %1</translation>
    </message>
    <message>
        <source>expected two different players to merge</source>
        <translation>se esperaban dos jugadores distintos que unir</translation>
    </message>
    <message>
        <source>expected two names of one person, but these two played against each other</source>
        <translation>se esperaban dos nombres de una misma persona, estos dos jugaron uno contra otro</translation>
    </message>
    <message>
        <source>expected a record of version %1 or older, this one is of version %2: a newer Concord wrote it and can read it</source>
        <translation>se esperaba un registro de la versión %1 o anterior, este es de la versión %2: lo escribió un Concord más nuevo, que puede leerlo</translation>
    </message>
    <message>
        <source>expected a backup, there is none at %1</source>
        <translation>se esperaba una copia de seguridad, no hay ninguna en %1</translation>
    </message>
    <message>
        <source>expected a backup that is sound, %1 is damaged</source>
        <translation>se esperaba una copia de seguridad sana, %1 está dañada</translation>
    </message>
    <message>
        <source>expected copies of games in %1, there are none</source>
        <translation>se esperaban copias de partidas en %1, no hay ninguna</translation>
    </message>
    <message>
        <source>expected room on the disk for %1, nothing was changed: %2. Games recorded before are safe</source>
        <translation>se esperaba espacio en el disco para %1, no se cambió nada: %2. Las partidas registradas antes están a salvo</translation>
    </message>
    <message>
        <source>expected a writable location; nothing was changed: %1: %2</source>
        <translation>se esperaba un lugar en el que se pueda escribir; no se cambió nada: %1: %2</translation>
    </message>
    <message>
        <source>expected a Concord game database, but this database belongs to another program</source>
        <translation>se esperaba un registro de partidas, esto es la base de datos de otro programa</translation>
    </message>
    <message>
        <source>expected a photo that was added to the record before, got %1</source>
        <translation>se esperaba una foto ya incorporada, no %1</translation>
    </message>
    <message>
        <source>expected a game that is not recorded yet, this is game %1</source>
        <translation>se esperaba una partida aún no registrada, esta es la partida %1</translation>
    </message>
    <message>
        <source>expected game %1 as it was opened, it was changed meanwhile: open it again</source>
        <translation>se esperaba la partida %1 tal como se abrió, ha cambiado entretanto: ábrela otra vez</translation>
    </message>
    <message>
        <source>expected a deleted game, %1 is not</source>
        <translation>se esperaba una partida borrada, %1 no lo está</translation>
    </message>
    <message>
        <source>expected the photo %1, it is missing</source>
        <translation>se esperaba la foto %1, falta</translation>
    </message>
    <message>
        <source>expected the time the game was played</source>
        <translation>se esperaba la fecha y hora de la partida</translation>
    </message>
    <message>
        <source>expected the photo that this name stands for, got %1</source>
        <translation>se esperaba una foto cuyo contenido tenga este nombre, es %1</translation>
    </message>
    <message>
        <source>expected a cell of side %1, %2 to %3, got %4</source>
        <translation>se esperaba una casilla de la cara %1, de %2 a %3, no %4</translation>
    </message>
    <message>
        <source>expected a token colour, got %1</source>
        <translation>se esperaba un color de ficha, no %1</translation>
    </message>
    <message>
        <source>expected a legal stack from bottom to top, got %1</source>
        <translation>se esperaba una pila permitida de abajo arriba, no %1</translation>
    </message>
    <message>
        <source>expected &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>se esperaba &quot;animal&quot; o &quot;spirit&quot;, no %1</translation>
    </message>
    <message>
        <source>expected a cell with tokens under the cube, %1 is empty</source>
        <translation>se esperaba una casilla con fichas bajo el cubo, %1 está vacía</translation>
    </message>
    <message>
        <source>expected each card once in a game, got %1 again</source>
        <translation>se esperaba cada carta una sola vez en la partida, %1 aparece otra vez</translation>
    </message>
    <message>
        <source>expected either &quot;card&quot; or &quot;points&quot;, got both</source>
        <translation>se esperaba &quot;card&quot; o &quot;points&quot;, no ambos</translation>
    </message>
    <message>
        <source>expected &quot;card&quot; or &quot;points&quot;</source>
        <translation>se esperaba &quot;card&quot; o &quot;points&quot;</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; beside &quot;card&quot;</source>
        <translation>se esperaba &quot;placed&quot; junto a &quot;card&quot;</translation>
    </message>
    <message>
        <source>expected the id of an animal card, got %1</source>
        <translation>se esperaba el identificador de una carta de Animal, no %1</translation>
    </message>
    <message>
        <source>expected at most %1 animal cards, got %2</source>
        <translation>se esperaban como mucho %1 cartas de Animal, no %2</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; only beside the card of a spirit</source>
        <translation>&quot;placed&quot; solo se esperaba junto a la carta de un Espíritu</translation>
    </message>
    <message>
        <source>expected the id of a nature&apos;s spirit, got %1</source>
        <translation>se esperaba el identificador de un Espíritu de la naturaleza, no %1</translation>
    </message>
    <message>
        <source>expected a board beside a spirit whose cube was placed</source>
        <translation>se esperaba un tablero junto a un Espíritu cuyo cubo está colocado</translation>
    </message>
    <message>
        <source>expected one to four players, got %1</source>
        <translation>se esperaban de uno a cuatro jugadores, no %1</translation>
    </message>
    <message>
        <source>expected a name of their own for each player, got %1 again</source>
        <translation>se esperaba un nombre propio para cada jugador, %1 aparece otra vez</translation>
    </message>
    <message>
        <source>expected &quot;shortest&quot; or &quot;loop&quot;, got %1</source>
        <translation>se esperaba &quot;shortest&quot; o &quot;loop&quot;, no %1</translation>
    </message>
    <message>
        <source>expected version 1, got %1</source>
        <translation>se esperaba la versión 1, no %1</translation>
    </message>
    <message>
        <source>expected the side &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>se esperaba la cara &quot;A&quot; o &quot;B&quot;, no %1</translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation>se esperaba un objeto, no %1</translation>
    </message>
    <message>
        <source>expected a list, got %1</source>
        <translation>se esperaba una lista, no %1</translation>
    </message>
    <message>
        <source>expected a text, got %1</source>
        <translation>se esperaba un texto, no %1</translation>
    </message>
    <message>
        <source>expected true or false, got %1</source>
        <translation>se esperaba true o false, no %1</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to %1, got %2</source>
        <translation>se esperaba un número entero de 0 a %1, no %2</translation>
    </message>
    <message>
        <source>expected one of the keys %1, got %2</source>
        <translation>se esperaba una de las claves %1, no %2</translation>
    </message>
    <message>
        <source>expected the key %1</source>
        <translation>se esperaba la clave %1</translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation>se esperaba %1, no %2</translation>
    </message>
    <message>
        <source>The points for trees are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Los puntos de los árboles no se conocen y cuentan 0: no hay ni tablero ni número escrito.</translation>
    </message>
    <message>
        <source>The points for mountains are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Los puntos de las montañas no se conocen y cuentan 0: no hay ni tablero ni número escrito.</translation>
    </message>
    <message>
        <source>The points for fields are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Los puntos de los campos no se conocen y cuentan 0: no hay ni tablero ni número escrito.</translation>
    </message>
    <message>
        <source>The points for buildings are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Los puntos de los edificios no se conocen y cuentan 0: no hay ni tablero ni número escrito.</translation>
    </message>
    <message>
        <source>The points for water are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Los puntos del agua no se conocen y cuentan 0: no hay ni tablero ni número escrito.</translation>
    </message>
    <message>
        <source>The board holds %1 tokens. Every turn places three, so the number should be a multiple of three.</source>
        <translation>En el tablero hay %1 fichas. Cada turno coloca tres, así que el número debería ser múltiplo de tres.</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1; placed from the animal cards: %2.</source>
        <translation>Cubos de animal en el tablero: %1; colocados desde las cartas de Animal: %2.</translation>
    </message>
    <message>
        <source>Spirit cubes on the board: %1; placed from the nature&apos;s spirit card: %2.</source>
        <translation>Cubos de Espíritu en el tablero: %1; colocados desde la carta de Espíritu de la naturaleza: %2.</translation>
    </message>
    <message>
        <source>A river closes on itself, and the rulebook does not say how long it is then. Water is worth %1 points if the shortest path between the river&apos;s two tokens farthest apart counts, and %2 points if the closed loop counts.</source>
        <translation>Un río se cierra sobre sí mismo, y el reglamento no dice cuánto mide entonces. El agua vale %1 puntos si cuenta el camino más corto entre las dos fichas más alejadas del río, y %2 puntos si cuenta el anillo cerrado.</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many animal cubes were placed by %2.</source>
        <translation>El empate a %1 puntos no se pudo deshacer: no se sabe cuántos cubos de animal colocó %2.</translation>
    </message>
    <message>
        <source>The rulebook does not say whether the nature&apos;s spirit cube counts when a tie is broken. If it does not: %1. If it does: %2.</source>
        <translation>El reglamento no dice si el cubo del Espíritu de la naturaleza cuenta para deshacer un empate. Si no cuenta: %1. Si cuenta: %2.</translation>
    </message>
    <message>
        <source>The suns for the nature&apos;s spirit are not counted: its points are known, but not which card it is.</source>
        <translation>Los soles del Espíritu de la naturaleza no se cuentan: se conocen sus puntos, pero no qué carta es.</translation>
    </message>
    <message>
        <source>expected more: the text ends too early</source>
        <translation>se esperaba algo más: el texto acaba demasiado pronto</translation>
    </message>
    <message>
        <source>expected UTF-8 text, got the byte %1</source>
        <translation>se esperaba texto UTF-8, no el byte %1</translation>
    </message>
    <message>
        <source>expected a smaller number, got %1</source>
        <translation>se esperaba un número menor, no %1</translation>
    </message>
    <message>
        <source>expected correct JSON, got %1</source>
        <translation>se esperaba JSON correcto, no %1</translation>
    </message>
    <message>
        <source>expected at most %1 levels of nesting</source>
        <translation>se esperaban como mucho %1 niveles de anidamiento</translation>
    </message>
    <message>
        <source>expected each key once, got %1 again</source>
        <translation>se esperaba cada clave una sola vez, %1 aparece otra vez</translation>
    </message>
    <message>
        <source>expected at most %1 bytes of JSON</source>
        <translation>se esperaban como mucho %1 bytes de JSON</translation>
    </message>
    <message>
        <source>expected correct JSON, got a zero byte</source>
        <translation>se esperaba JSON correcto, no un byte nulo</translation>
    </message>
    <message>
        <source>The boards hold %1 blue tokens, the box only %2.</source>
        <translation>En los tableros hay %1 fichas azules; en la caja, solo %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 gray tokens, the box only %2.</source>
        <translation>En los tableros hay %1 fichas grises; en la caja, solo %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 brown tokens, the box only %2.</source>
        <translation>En los tableros hay %1 fichas marrones; en la caja, solo %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 green tokens, the box only %2.</source>
        <translation>En los tableros hay %1 fichas verdes; en la caja, solo %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 yellow tokens, the box only %2.</source>
        <translation>En los tableros hay %1 fichas amarillas; en la caja, solo %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 red tokens, the box only %2.</source>
        <translation>En los tableros hay %1 fichas rojas; en la caja, solo %2.</translation>
    </message>
    <message>
        <source>All players take the same number of turns, but their boards hold different numbers of tokens: %1.</source>
        <translation>Todos los jugadores tienen los mismos turnos, pero en sus tableros no hay las mismas fichas: %1.</translation>
    </message>
    <message>
        <source>the photo&apos;s colour profile cannot be used; its colours are taken for sRGB</source>
        <translation>el perfil de color de la foto no se puede usar; sus colores se toman como sRGB</translation>
    </message>
    <message>
        <source>the %1 file is cut off; copy the photo again</source>
        <translation>el archivo %1 se corta antes de su final; copia la foto otra vez</translation>
    </message>
    <message>
        <source>the %1 file is damaged and cannot be decoded (%2); copy the photo again</source>
        <translation>el archivo %1 está dañado y no se puede decodificar (%2); copia la foto otra vez</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at least one</source>
        <translation>la foto tiene %1 x %2 píxeles, se esperaba al menos uno</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at most %3 million pixels</source>
        <translation>la foto tiene %1 x %2 píxeles, se esperaban como mucho %3 millones de píxeles</translation>
    </message>
    <message>
        <source>the JPEG file draws its picture in more than %1 passes; save it anew</source>
        <translation>el archivo JPEG dibuja su imagen en más de %1 pasadas; guárdalo de nuevo</translation>
    </message>
    <message>
        <source>the JPEG file lacks its end; the lowest rows may be missing</source>
        <translation>al archivo JPEG le falta el final; pueden faltar las filas inferiores</translation>
    </message>
    <message>
        <source>the JPEG file is damaged; parts of the picture may be wrong</source>
        <translation>el archivo JPEG está dañado; partes de la imagen pueden estar mal</translation>
    </message>
    <message>
        <source>libwebp has a different version from the one that this program was built with</source>
        <translation>libwebp tiene otra versión que aquella con la que se hizo este programa</translation>
    </message>
    <message>
        <source>the WebP file is a moving picture, expected a photo</source>
        <translation>el archivo WebP es una imagen animada, se esperaba una foto</translation>
    </message>
    <message>
        <source>the file is empty, expected a photo</source>
        <translation>el archivo está vacío, se esperaba una foto</translation>
    </message>
    <message>
        <source>the photo needs more memory than there is</source>
        <translation>la foto necesita más memoria de la que hay</translation>
    </message>
    <message>
        <source>the photo cannot be decoded (%1)</source>
        <translation>la foto no se puede decodificar (%1)</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>la lectura se interrumpió</translation>
    </message>
    <message>
        <source>no board lies between the marked corners; drag them onto the corners of the board</source>
        <translation>no hay ningún tablero entre las esquinas marcadas; arrástralas a las esquinas del tablero</translation>
    </message>
    <message>
        <source>no board was seen in the photo; show the whole board, from above, filling as much of the photo as possible</source>
        <translation>no se vio ningún tablero en la foto; muestra el tablero entero, desde arriba, lo más grande posible</translation>
    </message>
    <message>
        <source>something like a board was seen, but its position could not be made out; photograph one whole board, from above, without things lying over its edge</source>
        <translation>se vio algo parecido a un tablero, pero no se pudo situar; fotografía un tablero entero, desde arriba, sin nada sobre su borde</translation>
    </message>
    <message>
        <source>light hides much of what looks like a board; photograph it again without the flash, and where no lamp is mirrored on it</source>
        <translation>la luz oculta gran parte de lo que parece un tablero; fotografíalo otra vez, sin flash y donde no se refleje ninguna lámpara</translation>
    </message>
    <message>
        <source>what was found does not have the shape of a whole board; step back until its whole edge is in the photo, and photograph it from more directly above</source>
        <translation>lo que se vio no tiene la forma de un tablero entero; aléjate hasta que todo su borde esté en la foto y fotografíalo menos inclinado</translation>
    </message>
    <message>
        <source>several boards are in view; the most complete and central one was read</source>
        <translation>hay varios tableros a la vista; se leyó el más completo y central</translation>
    </message>
    <message>
        <source>the side of the board is uncertain; say which it is if side %1 is wrong</source>
        <translation>la cara del tablero no es segura; di cuál es si la cara %1 no es correcta</translation>
    </message>
    <message>
        <source>a board was seen, but no camera could have seen it that way; photograph it again, not from the side</source>
        <translation>se vio un tablero, pero ninguna cámara pudo verlo así; fotografíalo otra vez, no de lado</translation>
    </message>
    <message>
        <source>expected a photo that can be read: %1</source>
        <translation>se esperaba una foto legible: %1</translation>
    </message>
    <message>
        <source>expected a photo that fits into memory</source>
        <translation>se esperaba una foto que quepa en la memoria</translation>
    </message>
    <message>
        <source>the second photo could not be used</source>
        <translation>la segunda foto no se pudo usar</translation>
    </message>
    <message>
        <source>the position of the board in the photo is uncertain; move its outline if it does not fit the cells</source>
        <translation>el lugar del tablero en la foto no es seguro; mueve su contorno si las casillas no coinciden</translation>
    </message>
    <message>
        <source>expected a separate file for each output</source>
        <translation>se esperaba un archivo propio para cada salida</translation>
    </message>
    <message>
        <source>expected a folder, but standard output is not one</source>
        <translation>se esperaba una carpeta, la salida estándar no lo es</translation>
    </message>
    <message>
        <source>expected a record whose name is UTF-8, got &quot;%1&quot;</source>
        <translation>se esperaba un registro cuyo nombre sea UTF-8, no &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a record of games, this one is an input of the command</source>
        <translation>se esperaba un registro de partidas, este es una entrada del comando</translation>
    </message>
    <message>
        <source>expected a backup, this is the record itself</source>
        <translation>se esperaba una copia de seguridad, esto es el propio registro</translation>
    </message>
    <message>
        <source>expected more memory than there is</source>
        <translation>se esperaba más memoria de la que hay</translation>
    </message>
    <message>
        <source>something went wrong that nobody expected: %1</source>
        <translation>algo que nadie esperaba salió mal: %1</translation>
    </message>
    <message>
        <source>expected a different output file: this one was read</source>
        <translation>se esperaba otro archivo para la salida, este se ha leído</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2)</source>
        <translation>se esperaba un archivo vacío o uno del tipo que se escribe (%1), este es de otro tipo (%2)</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind</source>
        <translation>se esperaba un archivo vacío o uno del tipo que se escribe (%1), este es de otro tipo</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2); use --force to replace it</source>
        <translation>se esperaba un archivo vacío o uno del tipo que se escribe (%1), este es de otro tipo (%2): --force lo reemplaza</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind; use --force to replace it</source>
        <translation>se esperaba un archivo vacío o uno del tipo que se escribe (%1), este es de otro tipo: --force lo reemplaza</translation>
    </message>
    <message>
        <source>expected a different output file: this one belongs to a record of games</source>
        <translation>se esperaba otro archivo para la salida, este pertenece a un registro de partidas</translation>
    </message>
    <message>
        <source>expected a different output file: this one is a database in use</source>
        <translation>se esperaba otro archivo para la salida, este es una base de datos en uso</translation>
    </message>
    <message>
        <source>expected to be the only program that writes to the record, but another one is writing too: this file system loses locks. Nothing was changed; let only one program at a time write to it</source>
        <translation>se esperaba que nadie más escribiera ahora en el registro, otro programa también lo hace: este sistema de archivos pierde los bloqueos. No se cambió nada; deja que escriba en él un solo programa a la vez</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>se esperaba una base de datos sana, esta está dañada: %1. Una copia de seguridad (&quot;concord restore&quot; las lista) o las herramientas del propio servidor la recuperan</translation>
    </message>
    <message>
        <source>expected the record of the games whose copies are in %1; the file is empty or missing: &quot;concord restore --rebuild&quot; rebuilds it from them, &quot;concord restore --start-anew&quot; sets them aside and starts with no game</source>
        <translation>se esperaba el registro de las partidas cuyas copias están en %1; el archivo está vacío o no existe: &quot;concord restore --rebuild&quot; lo reconstruye con ellas, &quot;concord restore --start-anew&quot; las aparta y empieza sin ninguna partida</translation>
    </message>
    <message>
        <source>expected a record that is empty or missing beside copies of its games, this one is not</source>
        <translation>se esperaba un registro vacío o desaparecido junto a copias de sus partidas, este no lo es</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its rows on the server are damaged. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>se esperaba la partida %1 tal como se registró, sus filas en el servidor están dañadas. Una copia de seguridad (&quot;concord restore&quot; las lista) o las herramientas del propio servidor la recuperan</translation>
    </message>
    <message>
        <source>expected a backup with the version of its record in the table concord_schema, %1 is damaged: got %2</source>
        <translation>se esperaba una copia de seguridad con la versión de su registro en la tabla concord_schema, %1 está dañada: contiene %2</translation>
    </message>
    <message>
        <source>expected a backup, %1 holds no record</source>
        <translation>se esperaba una copia de seguridad, %1 no contiene ningún registro</translation>
    </message>
    <message>
        <source>expected a game with its id and when it was played</source>
        <translation>se esperaba una partida con su identificador y cuándo se jugó</translation>
    </message>
    <message>
        <source>expected a completely recorded game, but the program was stopped while recording it: the game was brought back as a deleted one</source>
        <translation>se esperaba una partida registrada hasta el final, el programa se detuvo entretanto: se ha recuperado como partida borrada</translation>
    </message>
    <message>
        <source>expected a completed change, but the program was stopped during it: the former state was brought back, and the change was kept in this file</source>
        <translation>se esperaba un cambio hecho hasta el final, el programa se detuvo entretanto: se ha recuperado el estado anterior y el cambio se conservó en este archivo</translation>
    </message>
    <message>
        <source>expected a completely removed game, but the program was stopped while removing it: the game was brought back</source>
        <translation>se esperaba una partida quitada hasta el final, el programa se detuvo entretanto: se ha recuperado</translation>
    </message>
    <message>
        <source>expected a photo with this content</source>
        <translation>se esperaba una foto cuyo contenido corresponda a este nombre</translation>
    </message>
    <message>
        <source>expected a record of games, this one is empty</source>
        <translation>se esperaba un registro de partidas, este está vacío</translation>
    </message>
    <message>
        <source>expected a record in a file, a server keeps no copies of the games. &quot;concord restore&quot; lists the backups that can be brought back</source>
        <translation>se esperaba un registro en un archivo, un servidor no guarda copias de las partidas. &quot;concord restore&quot; lista las copias de seguridad que se pueden recuperar</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. Restore a backup into a new database (&quot;concord restore&quot; lists them), or repair the table with the server&apos;s own tools</source>
        <translation>se esperaba la versión del registro en su tabla concord_schema, no %1: la base de datos está dañada. Recupera una copia de seguridad en una base de datos nueva (&quot;concord restore&quot; las lista) o repara la tabla con las herramientas del propio servidor</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. &quot;concord restore&quot; lists the backups that can be restored; &quot;concord restore --rebuild&quot; rebuilds the database from the copies of the games stored beside it</source>
        <translation>se esperaba la versión del registro en su tabla concord_schema, no %1: la base de datos está dañada. &quot;concord restore&quot; lista las copias de seguridad que se pueden recuperar, &quot;concord restore --rebuild&quot; la reconstruye con las copias de las partidas que hay junto a ella</translation>
    </message>
    <message>
        <source>expected address options without semicolons, got one in %1</source>
        <translation>se esperaba una opción de la dirección sin punto y coma, %1 lo contiene</translation>
    </message>
    <message>
        <source>%1 cannot be stored portably and is written as %2</source>
        <translation>%1 no se puede guardar en todas partes y se escribe como %2</translation>
    </message>
    <message>
        <source>expected a text without the character %1, got %2</source>
        <translation>se esperaba un texto sin el carácter %1, no %2</translation>
    </message>
    <message>
        <source>expected visible text, got %1</source>
        <translation>se esperaba un texto visible, no %1</translation>
    </message>
    <message>
        <source>expected a picture that can be written as %1: %2</source>
        <translation>se esperaba una imagen que se pueda escribir como %1: %2</translation>
    </message>
    <message>
        <source>the position of the board in the second photo is uncertain; if cells are wrong, try another second photo</source>
        <translation>el lugar del tablero en la segunda foto no es seguro; si hay casillas incorrectas, prueba con otra segunda foto</translation>
    </message>
    <message>
        <source>what follows is about the second photo</source>
        <translation>lo que sigue se refiere a la segunda foto</translation>
    </message>
    <message>
        <source>both photos are the same; they were read as one</source>
        <translation>las dos fotos son la misma; se leyeron como una sola</translation>
    </message>
    <message>
        <source>the photo has hardly any colours, so what it shows of every cell is in doubt</source>
        <translation>la foto apenas tiene colores, así que todo lo que muestra de cada casilla es dudoso</translation>
    </message>
    <message>
        <source>no light source produces colours like those in the photo, so what it shows of every cell is in doubt</source>
        <translation>ninguna lámpara da colores como los de la foto, así que todo lo que muestra de cada casilla es dudoso</translation>
    </message>
    <message>
        <source>light or things hide most of the board, so what the photo shows of every cell is in doubt</source>
        <translation>la luz u otros objetos ocultan la mayor parte del tablero, así que todo lo que la foto muestra de cada casilla es dudoso</translation>
    </message>
    <message>
        <source>most of what the photo shows is in doubt, so every cell should be checked</source>
        <translation>la mayor parte de lo que muestra la foto es dudoso, así que conviene comprobar todas las casillas</translation>
    </message>
    <message>
        <source>light hides what stands on %1</source>
        <translation>la luz oculta lo que hay en %1</translation>
    </message>
    <message>
        <source>something seems to lie over %1</source>
        <translation>algo parece cubrir %1</translation>
    </message>
    <message>
        <source>expected the file that was opened, another program moved, removed or replaced it meanwhile. Nothing was changed: try again</source>
        <translation>se esperaba el archivo que se abrió; entretanto otro programa lo movió, lo eliminó o lo reemplazó. No se cambió nada: inténtalo de nuevo</translation>
    </message>
    <message>
        <source>Type the numbers, or open a player&apos;s board.</source>
        <translation>Escribe los números o abre el tablero de un jugador.</translation>
    </message>
    <message>
        <source>Whoever placed more animal cubes wins: type them into the last row.</source>
        <translation>Gana quien haya colocado más cubos de animal: escríbelos en la última fila.</translation>
    </message>
    <message>
        <source>%1 are level; the animal cubes break the tie. %2</source>
        <translation>%1 están empatados; deciden los cubos de animal. %2</translation>
    </message>
    <message>
        <source>The animal cubes do not break the tie. %1</source>
        <translation>Los cubos de animal no deshacen el empate. %1</translation>
    </message>
    <message>
        <source>Animal cubes placed: %1.</source>
        <translation>Cubos de animal colocados: %1.</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>Cubos de animal</translation>
    </message>
    <message>
        <source>As agreed, a spirit&apos;s cube counts too.</source>
        <translation>Según lo acordado, también cuenta el cubo de un Espíritu.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Árboles</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montañas</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <translation>Paisajes</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>Espíritu de la naturaleza</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Soles</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Río</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Islas</translation>
    </message>
    <message>
        <source>A green token on the ground is worth 1 point.</source>
        <translation>Una ficha verde en el suelo vale 1 punto.</translation>
    </message>
    <message>
        <source>A green token on one brown token is worth 3 points.</source>
        <translation>Una ficha verde sobre una marrón vale 3 puntos.</translation>
    </message>
    <message>
        <source>A green token on two brown tokens is worth 7 points.</source>
        <translation>Una ficha verde sobre dos marrones vale 7 puntos.</translation>
    </message>
    <message>
        <source>Brown tokens without green on top are no tree.</source>
        <translation>Las fichas marrones sin verde encima no son un árbol.</translation>
    </message>
    <message>
        <source>One gray token beside another mountain is worth 1 point.</source>
        <translation>Una ficha gris junto a otra montaña vale 1 punto.</translation>
    </message>
    <message>
        <source>Two gray tokens beside another mountain are worth 3 points.</source>
        <translation>Dos fichas grises junto a otra montaña valen 3 puntos.</translation>
    </message>
    <message>
        <source>Three gray tokens beside another mountain are worth 7 points.</source>
        <translation>Tres fichas grises junto a otra montaña valen 7 puntos.</translation>
    </message>
    <message>
        <source>A mountain that touches no other mountain is worth nothing.</source>
        <translation>Una montaña que no toca ninguna otra montaña no vale nada.</translation>
    </message>
    <message>
        <source>Two or more yellow tokens that touch are a field, worth 5 points.</source>
        <translation>Dos o más fichas amarillas que se tocan son un campo, que vale 5 puntos.</translation>
    </message>
    <message>
        <source>A yellow token that touches no other is worth nothing.</source>
        <translation>Una ficha amarilla que no toca ninguna otra no vale nada.</translation>
    </message>
    <message>
        <source>Red on another token, with three or more different colours around, is worth 5 points.</source>
        <translation>Rojo sobre otra ficha, con tres o más colores distintos alrededor, vale 5 puntos.</translation>
    </message>
    <message>
        <source>A building with fewer than three different colours around is worth nothing.</source>
        <translation>Un edificio con menos de tres colores distintos alrededor no vale nada.</translation>
    </message>
    <message>
        <source>A red token on the ground is no building yet.</source>
        <translation>Una ficha roja en el suelo todavía no es un edificio.</translation>
    </message>
    <message>
        <source>The longest river counts, from end to end on the shortest way: 2, 5, 8, 11 or 15 points for 2 to 6 tokens, and 4 for each one more.</source>
        <translation>Cuenta el río más largo, de extremo a extremo por el camino más corto: 2, 5, 8, 11 o 15 puntos por 2 a 6 fichas, y 4 por cada una más.</translation>
    </message>
    <message>
        <source>Only the best river counts.</source>
        <translation>Solo cuenta el mejor río.</translation>
    </message>
    <message>
        <source>Land that water cuts off from the rest is an island, worth 5 points.</source>
        <translation>La tierra que el agua separa del resto es una isla, que vale 5 puntos.</translation>
    </message>
    <message>
        <source>An animal card is worth its topmost space without a cube.</source>
        <translation>Una carta de Animal vale su espacio más alto sin cubo.</translation>
    </message>
    <message>
        <source>A nature&apos;s spirit pays for its landscapes once its cube is placed.</source>
        <translation>Un Espíritu de la naturaleza puntúa por sus paisajes una vez colocado su cubo.</translation>
    </message>
    <message>
        <source>This number was typed in, and counts as it is.</source>
        <translation>Este número se ha escrito y cuenta tal cual.</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, got %3</source>
        <translation>se esperaba un número entero de %1 a %2, no %3</translation>
    </message>
    <message>
        <source>expected a game of Harmonies, got %1</source>
        <translation>se esperaba una partida de Harmonies, no %1</translation>
    </message>
    <message>
        <source>expected a player with a board, got none</source>
        <translation>se esperaba un jugador con tablero, no hay ninguno</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1</source>
        <translation>se esperaba a uno de los jugadores con tablero, %1</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1, got %2</source>
        <translation>se esperaba a uno de los jugadores con tablero, %1, no %2</translation>
    </message>
    <message>
        <source>expected a cell of side %1, from %2 to %3, got %4</source>
        <translation>se esperaba una casilla de la cara %1, de %2 a %3, no %4</translation>
    </message>
    <message>
        <source>expected cells such as %1, got none</source>
        <translation>se esperaban casillas como %1, no hay ninguna</translation>
    </message>
    <message>
        <source>Side B has no rivers: there, land cut off by water counts, as islands.</source>
        <translation>La cara B no tiene ríos: allí cuenta la tierra que el agua separa, como islas.</translation>
    </message>
    <message>
        <source>Side A has no islands: there the longest river counts.</source>
        <translation>La cara A no tiene islas: allí cuenta el río más largo.</translation>
    </message>
    <message>
        <source>A claimed cell does not exist on side %1 of the board.</source>
        <translation>Una de las casillas declaradas no existe en la cara %1 del tablero.</translation>
    </message>
    <message>
        <source>No cell was claimed.</source>
        <translation>No se declaró ninguna casilla.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>%1 is empty: a building is red on gray, brown or red.</source>
        <translation>%1 está vacía: un edificio es rojo sobre gris, marrón o rojo.</translation>
    </message>
    <message>
        <source>The red token on %1 stands on the ground: a building is red on gray, brown or red.</source>
        <translation>La ficha roja de %1 está en el suelo: un edificio es rojo sobre gris, marrón o rojo.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a building has red on top.</source>
        <translation>El color de arriba en %1 es %2: un edificio tiene rojo encima.</translation>
    </message>
    <message>
        <source>Nothing stands around the building on %1: three different colours are missing.</source>
        <translation>No hay nada alrededor del edificio de %1: faltan tres colores distintos.</translation>
    </message>
    <message>
        <source>The only colour on top around the building on %1 is %3 (%2): two more colours are missing.</source>
        <translation>Arriba, alrededor del edificio de %1, solo hay %3 (%2): faltan dos colores más.</translation>
    </message>
    <message>
        <source>The tops around the building on %1 are only %4 (%2) and %5 (%3): a third colour is missing.</source>
        <translation>Arriba, alrededor del edificio de %1, solo hay %4 (%2) y %5 (%3): falta un tercer color.</translation>
    </message>
    <message>
        <source>Each of the %1 buildings has three or more colours around it: together they pay %2 points.</source>
        <translation>Cada uno de los %1 edificios tiene tres o más colores alrededor: juntos dan %2 puntos.</translation>
    </message>
    <message>
        <source>The building on %1 has %2 different colours around it and pays %3 points.</source>
        <translation>El edificio de %1 tiene %2 colores distintos alrededor y da %3 puntos.</translation>
    </message>
    <message>
        <source>%1 is %2: a field is yellow.</source>
        <translation>El color de %1 es %2: un campo es amarillo.</translation>
    </message>
    <message>
        <source>%1 is empty: a field is yellow.</source>
        <translation>%1 está vacía: un campo es amarillo.</translation>
    </message>
    <message>
        <source>The yellow on %1 joins %2 and %3: they are one field, which pays %4 points once.</source>
        <translation>El amarillo de %1 une %2 y %3: son un solo campo, que da %4 puntos una vez.</translation>
    </message>
    <message>
        <source>The yellow on %1 touches no other yellow: a single one pays nothing.</source>
        <translation>El amarillo de %1 no toca ningún otro amarillo: uno solo no da nada.</translation>
    </message>
    <message>
        <source>The field goes on with the yellow on %1: all %2 tokens are one field, which pays %3 points once.</source>
        <translation>El campo sigue con el amarillo de %1: las %2 fichas son un solo campo, que da %3 puntos una vez.</translation>
    </message>
    <message>
        <source>This field of %1 tokens pays %2 points.</source>
        <translation>Este campo de %1 fichas da %2 puntos.</translation>
    </message>
    <message>
        <source>These are %1 separate fields: together they pay %2 points.</source>
        <translation>Son %1 campos separados: juntos dan %2 puntos.</translation>
    </message>
    <message>
        <source>The water between %1 and %2 has a gap at %3: the land is one island, which pays %4 points once.</source>
        <translation>El agua entre %1 y %2 no está cerrada en %3: la tierra es una sola isla, que da %4 puntos una vez.</translation>
    </message>
    <message>
        <source>Empty spaces are land too: this island also takes in %1.</source>
        <translation>Las casillas vacías también son tierra: esta isla abarca también %1.</translation>
    </message>
    <message>
        <source>The water has a gap at %1: the land continues there, and all %2 spaces are one island, which pays %3 points once.</source>
        <translation>El agua no está cerrada en %1: la tierra sigue por ahí, y las %2 casillas son una sola isla, que da %3 puntos una vez.</translation>
    </message>
    <message>
        <source>The board is all water, which counts as one island and pays %1 points.</source>
        <translation>El tablero es todo agua, lo que cuenta como una isla y da %1 puntos.</translation>
    </message>
    <message>
        <source>The water around %1 cuts it off: this island of one space pays %2 points.</source>
        <translation>El agua alrededor de %1 la separa: esta isla de una casilla da %2 puntos.</translation>
    </message>
    <message>
        <source>No water cuts the land apart: all %1 spaces are one island, which pays %2 points.</source>
        <translation>Ningún agua divide la tierra: las %1 casillas son una sola isla, que da %2 puntos.</translation>
    </message>
    <message>
        <source>This island of %1 spaces pays %2 points.</source>
        <translation>Esta isla de %1 casillas da %2 puntos.</translation>
    </message>
    <message>
        <source>%1 is water: an island is land that water cuts off.</source>
        <translation>%1 es agua: una isla es tierra que el agua separa.</translation>
    </message>
    <message>
        <source>These are %1 separate islands: together they pay %2 points.</source>
        <translation>Son %1 islas separadas: juntas dan %2 puntos.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high but touches no other mountain: it pays nothing.</source>
        <translation>La montaña de %1 tiene altura %2, pero no toca ninguna otra montaña: no da nada.</translation>
    </message>
    <message>
        <source>%1 is empty: a mountain is gray.</source>
        <translation>%1 está vacía: una montaña es gris.</translation>
    </message>
    <message>
        <source>Red lies on the gray of %1: that is a building, not a mountain.</source>
        <translation>Sobre el gris de %1 hay rojo: eso es un edificio y no una montaña.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a mountain is gray.</source>
        <translation>El color de arriba en %1 es %2: una montaña es gris.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays 1 point.</source>
        <translation>La montaña de %1 tiene altura %2, toca otra (%3) y da 1 punto.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays %4 points.</source>
        <translation>La montaña de %1 tiene altura %2, toca otra (%3) y da %4 puntos.</translation>
    </message>
    <message>
        <source>Each of the %1 mountains touches another one: together they pay %2 points.</source>
        <translation>Cada una de las %1 montañas toca otra: juntas dan %2 puntos.</translation>
    </message>
    <message>
        <source>%1 is %2: a river is blue.</source>
        <translation>El color de %1 es %2: un río es azul.</translation>
    </message>
    <message>
        <source>%1 is empty: a river is blue.</source>
        <translation>%1 está vacía: un río es azul.</translation>
    </message>
    <message>
        <source>No blue joins %1 and %2: they belong to two rivers, of which only the longest counts.</source>
        <translation>Ningún azul une %1 y %2: pertenecen a dos ríos, de los que solo cuenta el más largo.</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch: between them the river goes over %3, which was not claimed.</source>
        <translation>%1 y %2 no se tocan: entre ellas el río pasa por %3, lo que no se declaró.</translation>
    </message>
    <message>
        <source>A single blue token is no river yet: it pays nothing.</source>
        <translation>Una sola ficha azul todavía no es un río: no da nada.</translation>
    </message>
    <message>
        <source>This river is %1 tokens long and pays %2 points.</source>
        <translation>Este río tiene %1 fichas de largo y da %2 puntos.</translation>
    </message>
    <message>
        <source>This closed river counts in full in this game: it is %1 tokens long and pays %2 points.</source>
        <translation>Este río cerrado cuenta entero en esta partida: tiene %1 fichas de largo y da %2 puntos.</translation>
    </message>
    <message>
        <source>This is a part of a longer river, %1, which is %2 tokens long and pays %3 points.</source>
        <translation>Es una parte de un río más largo, %1, que tiene %2 fichas de largo y da %3 puntos.</translation>
    </message>
    <message>
        <source>Only the longest river counts: it has %1 tokens (%2), this one %3.</source>
        <translation>Solo cuenta el río más largo: tiene %1 fichas (%2); este, %3.</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 counts (%3), which pays %4 points.</source>
        <translation>De estas %1 fichas solo cuenta el anillo de %2 (%3), que da %4 puntos.</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 would count (%3), but the longest river has %4 tokens (%5).</source>
        <translation>De estas %1 fichas solo contaría el anillo de %2 (%3), pero el río más largo tiene %4 fichas (%5).</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game: it is %2 tokens long and pays %3 points.</source>
        <translation>Estas %1 fichas cierran un anillo, del que en esta partida solo cuenta el camino más corto entre las dos más alejadas: tiene %2 fichas de largo y da %3 puntos.</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game, %2 tokens; the longest river has %3 (%4).</source>
        <translation>Estas %1 fichas cierran un anillo, del que en esta partida solo cuenta el camino más corto entre las dos más alejadas, %2 fichas; el río más largo tiene %3 (%4).</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long and pays %5 points.</source>
        <translation>Estas %1 fichas son más anchas que una línea: el camino más corto entre las dos más alejadas, %2 y %3, tiene %4 fichas de largo y da %5 puntos.</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long; the longest river has %5 (%6).</source>
        <translation>Estas %1 fichas son más anchas que una línea: el camino más corto entre las dos más alejadas, %2 y %3, tiene %4 fichas de largo; el río más largo tiene %5 (%6).</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4, and pays %5 points.</source>
        <translation>%1 y %2 se tocan, y cuenta el camino más corto: este río tiene %3 fichas de largo, no %4, y da %5 puntos.</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4; the longest one has %5 (%6).</source>
        <translation>%1 y %2 se tocan, y cuenta el camino más corto: este río tiene %3 fichas de largo, no %4; el más largo tiene %5 (%6).</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5, and pays %6 points.</source>
        <translation>De %1 a %2 hay un camino más corto por azul (%3): este río tiene %4 fichas de largo, no %5, y da %6 puntos.</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5; the longest one has %6 (%7).</source>
        <translation>De %1 a %2 hay un camino más corto por azul (%3): este río tiene %4 fichas de largo, no %5; el más largo tiene %6 (%7).</translation>
    </message>
    <message>
        <source>%1 is empty: a tree is green, on the ground or on brown.</source>
        <translation>%1 está vacía: un árbol es verde, en el suelo o sobre marrón.</translation>
    </message>
    <message>
        <source>No green lies on the brown of %1: a trunk alone is no tree and pays nothing.</source>
        <translation>No hay verde sobre el marrón de %1: un tronco solo no es un árbol y no da nada.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a tree has green on top.</source>
        <translation>El color de arriba en %1 es %2: un árbol tiene verde encima.</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays 1 point.</source>
        <translation>El árbol de %1 tiene altura %2 y da 1 punto.</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays %3 points.</source>
        <translation>El árbol de %1 tiene altura %2 y da %3 puntos.</translation>
    </message>
    <message>
        <source>Each of the %1 trees counts by its own height: together they pay %2 points.</source>
        <translation>Cada uno de los %1 árboles cuenta según su propia altura: juntos dan %2 puntos.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>the photo shows side %1 of the board and cannot be read as side %2</source>
        <translation>la foto muestra la cara %1 del tablero y no se puede leer como cara %2</translation>
    </message>
    <message>
        <source>the photo shows side %1 (%2 %); it was read as side %3 as requested, so its cells are wrong</source>
        <translation>la foto muestra la cara %1 (%2 %); se leyó como cara %3, tal como se pidió, así que sus casillas son incorrectas</translation>
    </message>
    <message>
        <source>the first photo shows side %1 of a board and the second one side %2; only the first was read</source>
        <translation>la primera foto muestra la cara %1 de un tablero y la segunda, la cara %2; solo se leyó la primera</translation>
    </message>
    <message>
        <source>tokens seem to have been added before the second photo: it differs on %1; only the first was read</source>
        <translation>parece que se añadieron fichas antes de la segunda foto: difiere en %1; solo se leyó la primera</translation>
    </message>
    <message>
        <source>the first photo seems to show the board after more tokens were added: it differs on %1; only the first was read</source>
        <translation>la primera foto parece mostrar el tablero después de añadir más fichas: difiere en %1; solo se leyó la primera</translation>
    </message>
    <message>
        <source>the photos show different boards: they differ on %1; only the first was read</source>
        <translation>las fotos muestran tableros distintos: difieren en %1; solo se leyó la primera</translation>
    </message>
    <message>
        <source>the photos show too little to tell whether they are of the same board; both were used</source>
        <translation>las fotos muestran demasiado poco para saber si son del mismo tablero; se usaron las dos</translation>
    </message>
    <message>
        <source>the photos may show different boards: they differ on %1; both were used</source>
        <translation>las fotos quizá muestran tableros distintos: difieren en %1; se usaron las dos</translation>
    </message>
    <message>
        <source>expected a game that this program knows, this is one of %1</source>
        <translation>se esperaba una partida de un juego que este programa conozca, esta es de %1</translation>
    </message>
    <message>
        <source>%1 are equal at %2 and drop out.</source>
        <translation>%1 empatan a %2 y quedan fuera.</translation>
    </message>
    <message>
        <source>%1 alone is left, and nobody scores.</source>
        <translation>%1 es lo único que queda, y nadie puntúa.</translation>
    </message>
    <message>
        <source>%1 alone takes %2 and %3.</source>
        <translation>%1 en solitario se lleva %2 y %3.</translation>
    </message>
    <message>
        <source>%1 alone takes %2. The bonus is not known and counts for nobody.</source>
        <translation>%1 en solitario se lleva %2. La bonificación no se conoce y no cuenta para nadie.</translation>
    </message>
    <message>
        <source>%1 is first with %2 and takes %3.</source>
        <translation>%1 va primero con %2 y se lleva %3.</translation>
    </message>
    <message>
        <source>%1 is first with %2, so nobody takes the %3.</source>
        <translation>%1 va primero con %2, así que nadie se lleva el %3.</translation>
    </message>
    <message>
        <source>%1 is second with %2. The bonus is not known and counts for nobody.</source>
        <translation>%1 va segundo con %2. La bonificación no se conoce y no cuenta para nadie.</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the bonus.</source>
        <translation>%1 va segundo con %2, así que nadie se lleva la bonificación.</translation>
    </message>
    <message>
        <source>%1 is second with %2 and takes %3.</source>
        <translation>%1 va segundo con %2 y se lleva %3.</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the %3.</source>
        <translation>%1 va segundo con %2, así que nadie se lleva el %3.</translation>
    </message>
    <message>
        <source>There are no plants in the area.</source>
        <translation>No hay plantas en la zona.</translation>
    </message>
    <message>
        <source>Nobody is left.</source>
        <translation>No queda nadie.</translation>
    </message>
    <message>
        <source>%1 is behind with %2.</source>
        <translation>%1 queda por detrás con %2.</translation>
    </message>
    <message>
        <source>expected a plant (turf, bush, pine, oak) such as &quot;bush&quot; or &quot;2xturf&quot;, got %1</source>
        <translation>se esperaba una planta (turf, bush, pine, oak) como &quot;bush&quot; o &quot;2xturf&quot;, no %1</translation>
    </message>
    <message>
        <source>expected a colour and its plants such as &quot;orange=bush,2xturf&quot; (white, black, orange, blue, neutral), got %1</source>
        <translation>se esperaba un color y sus plantas como &quot;orange=bush,2xturf&quot; (white, black, orange, blue, neutral), no %1</translation>
    </message>
    <message>
        <source>expected each colour once, got %1 again</source>
        <translation>se esperaba cada color una sola vez, %1 aparece otra vez</translation>
    </message>
    <message>
        <source>expected at most %1 plants in an area of this size, got %2</source>
        <translation>se esperaban como mucho %1 plantas en una zona de este tamaño, no %2</translation>
    </message>
    <message>
        <source>expected at most %1 of %2 in %3, as in the box, got %4</source>
        <translation>se esperaban como mucho %1 de %2 en %3, como en la caja, no %4</translation>
    </message>
    <message>
        <source>Clouds on the player board, 1 point each: %1.</source>
        <translation>Nubes en el tablero de jugador, 1 punto cada una: %1.</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to %1, got %2</source>
        <translation>se esperaba un número entero de 1 a %1, no %2</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to 0, got %2</source>
        <translation>se esperaba un número entero de %1 a 0, no %2</translation>
    </message>
    <message>
        <source>the game has only %1 sunflower tokens, but %2 are collected or lie on areas</source>
        <translation>el juego solo tiene %1 fichas de girasol, pero hay %2 recogidas o en zonas</translation>
    </message>
    <message>
        <source>expected a list of numbers, or &quot;count&quot; and &quot;points&quot;, got %1</source>
        <translation>se esperaba una lista de números, o &quot;count&quot; y &quot;points&quot;, no %1</translation>
    </message>
    <message>
        <source>expected one of the colours white, black, orange and blue, got %1</source>
        <translation>se esperaba uno de los colores white, black, orange y blue, no %1</translation>
    </message>
    <message>
        <source>expected two to four players, got %1</source>
        <translation>se esperaban de dos a cuatro jugadores, no %1</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;, got %1</source>
        <translation>se esperaba el color de un jugador de esta partida, o &quot;neutral&quot;, no %1</translation>
    </message>
    <message>
        <source>expected &quot;white&quot; or &quot;black&quot; with two players, got %1</source>
        <translation>con dos jugadores se esperaba &quot;white&quot; o &quot;black&quot;, no %1</translation>
    </message>
    <message>
        <source>a player board holds at most %1 clouds, not %2</source>
        <translation>en un tablero de jugador caben como máximo %1 nubes, no %2</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;</source>
        <translation>se esperaba el color de un jugador de esta partida, o &quot;neutral&quot;</translation>
    </message>
    <message>
        <source>an area of this size holds at most %1 plants, not %2</source>
        <translation>en una zona de este tamaño caben como máximo %1 plantas, no %2</translation>
    </message>
    <message>
        <source>with four players a player board holds at most %1 of this plant, not %2</source>
        <translation>con cuatro jugadores, un tablero de jugador tiene como máximo %1 plantas de este tipo, no %2</translation>
    </message>
    <message>
        <source>the game has only %1 plants of this colour and kind, but %2 are entered</source>
        <translation>el juego solo tiene %1 plantas de este color y tipo, pero se indican %2</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Nubes</translation>
    </message>
    <message>
        <source>Plants left</source>
        <translation>Plantas restantes</translation>
    </message>
    <message>
        <source>Sunflower tokens</source>
        <translation>Fichas de girasol</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>ficha %1</translation>
    </message>
    <message>
        <source>Own turf left on the player board, minus %2 each: %1.</source>
        <translation>Césped propio restante en el tablero de jugador, menos %2 por cada uno: %1.</translation>
    </message>
    <message>
        <source>Own bushes left on the player board, minus %2 each: %1.</source>
        <translation>Arbustos propios restantes en el tablero de jugador, menos %2 por cada uno: %1.</translation>
    </message>
    <message>
        <source>Own pines left on the player board, minus %2 each: %1.</source>
        <translation>Pinos propios restantes en el tablero de jugador, menos %2 por cada uno: %1.</translation>
    </message>
    <message>
        <source>Own oaks left on the player board, minus %2 each: %1.</source>
        <translation>Robles propios restantes en el tablero de jugador, menos %2 por cada uno: %1.</translation>
    </message>
    <message>
        <source>Neutral turf left on the player board, minus %2 each: %1.</source>
        <translation>Césped neutral restante en el tablero de jugador, menos %2 por cada uno: %1.</translation>
    </message>
    <message>
        <source>Neutral bushes left on the player board, minus %2 each: %1.</source>
        <translation>Arbustos neutrales restantes en el tablero de jugador, menos %2 por cada uno: %1.</translation>
    </message>
    <message>
        <source>Neutral pines left on the player board, minus %2 each: %1.</source>
        <translation>Pinos neutrales restantes en el tablero de jugador, menos %2 por cada uno: %1.</translation>
    </message>
    <message>
        <source>Neutral oaks left on the player board, minus %2 each: %1.</source>
        <translation>Robles neutrales restantes en el tablero de jugador, menos %2 por cada uno: %1.</translation>
    </message>
    <message>
        <source>No plants are left on the player board.</source>
        <translation>No quedan plantas en el tablero de jugador.</translation>
    </message>
    <message>
        <source>%1 own turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan %1 de césped propio, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 own bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan %1 arbustos propios, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 own pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan %1 pinos propios, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 own oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan %1 robles propios, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan %1 de césped neutral, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan %1 arbustos neutrales, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 neutral pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan %1 pinos neutrales, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan %1 robles neutrales, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 own turf plants are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan o están en zonas %1 de césped propio, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 own bushes are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan o están en zonas %1 arbustos propios, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 own pines are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan o están en zonas %1 pinos propios, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>%1 own oaks are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Quedan o están en zonas %1 robles propios, pero, que se sepa, un tablero de jugador tiene como mucho %2.</translation>
    </message>
    <message>
        <source>The points on the score track are not known and count 0.</source>
        <translation>Los puntos del marcador no se conocen y cuentan 0.</translation>
    </message>
    <message>
        <source>The clouds that are left are not known and count 0.</source>
        <translation>Las nubes restantes no se conocen y cuentan 0.</translation>
    </message>
    <message>
        <source>The plants that are left are not known and count 0.</source>
        <translation>Las plantas restantes no se conocen y cuentan 0.</translation>
    </message>
    <message>
        <source>The collected sunflower tokens are not known and count 0.</source>
        <translation>Las fichas de girasol recogidas no se conocen y cuentan 0.</translation>
    </message>
    <message>
        <source>No sunflower tokens were collected, but the sum given for the numbers on their backs is %1.</source>
        <translation>No se recogió ninguna ficha de girasol, pero los reversos suman %1.</translation>
    </message>
    <message>
        <source>Sunflower tokens were collected (%1), but the sum given for the numbers on their backs is 0.</source>
        <translation>Se recogieron fichas de girasol (%1), pero los reversos suman 0.</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many sunflower tokens were collected by %2.</source>
        <translation>El empate a %1 puntos no se pudo deshacer: no se sabe cuántas fichas de girasol recogió %2.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
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
        <translation>Escribe el marcador y luego lo que da el final de la partida.</translation>
    </message>
    <message>
        <source>The collected tokens break the tie. %1</source>
        <translation>Las fichas recogidas deshacen el empate. %1</translation>
    </message>
    <message>
        <source>%1 are level; the collected tokens break the tie. %2</source>
        <translation>%1 están empatados; deciden las fichas recogidas. %2</translation>
    </message>
    <message>
        <source>The collected tokens do not break the tie. %1</source>
        <translation>Las fichas recogidas no deshacen el empate. %1</translation>
    </message>
    <message>
        <source>Collected tokens: %1.</source>
        <translation>Fichas recogidas: %1.</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Fichas recogidas</translation>
    </message>
    <message>
        <source>Type the numbers.</source>
        <translation>Escribe los números.</translation>
    </message>
    <message>
        <source>%1 are level. %2</source>
        <translation>%1 están empatados. %2</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>Points on the score track: %1.</source>
        <translation>Puntos en el marcador: %1.</translation>
    </message>
    <message>
        <source>Typed by hand: %1.</source>
        <translation>Escrito a mano: %1.</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Quedan o están en zonas %1 de césped neutral, pero todos los tableros de jugador juntos tienen como mucho %2.</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Quedan o están en zonas %1 arbustos neutrales, pero todos los tableros de jugador juntos tienen como mucho %2.</translation>
    </message>
    <message>
        <source>%1 neutral pines are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Quedan o están en zonas %1 pinos neutrales, pero todos los tableros de jugador juntos tienen como mucho %2.</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Quedan o están en zonas %1 robles neutrales, pero todos los tableros de jugador juntos tienen como mucho %2.</translation>
    </message>
    <message>
        <source>The areas that still hold their token are not known and count 0.</source>
        <translation>Las zonas que aún tienen su ficha no se conocen y cuentan 0.</translation>
    </message>
    <message>
        <source>The bonus of area %1 is not known and counts for nobody; %2 would receive it.</source>
        <translation>La bonificación de la zona %1 no se conoce y no cuenta para nadie; la recibiría %2.</translation>
    </message>
    <message>
        <source>Only %1 sunflower tokens are collected or lie on areas, but the game has %2.</source>
        <translation>Solo %1 fichas de girasol están recogidas o en zonas, pero el juego tiene %2.</translation>
    </message>
    <message>
        <source>Collected sunflower tokens: %1. Their backs add up to %2.</source>
        <translation>Fichas de girasol recogidas: %1. Sus reversos suman %2.</translation>
    </message>
    <message>
        <source>expected a folder that can be created: %1</source>
        <translation>se esperaba una carpeta que se pueda crear: %1</translation>
    </message>
    <message>
        <source>this is a GIF picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>esto es una imagen GIF, no una foto: se esperaba JPEG, PNG, WebP, TIFF o HEIC</translation>
    </message>
    <message>
        <source>this is a BMP picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>esto es una imagen BMP, no una foto: se esperaba JPEG, PNG, WebP, TIFF o HEIC</translation>
    </message>
    <message>
        <source>this is a PDF document, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>esto es un documento PDF, no una foto: se esperaba JPEG, PNG, WebP, TIFF o HEIC</translation>
    </message>
    <message>
        <source>this is a video, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>esto es un vídeo, no una foto: se esperaba JPEG, PNG, WebP, TIFF o HEIC</translation>
    </message>
    <message>
        <source>this is a JPEG XL picture, which cannot be read: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>esto es una imagen JPEG XL, que no se puede leer: se esperaba JPEG, PNG, WebP, TIFF o HEIC</translation>
    </message>
    <message>
        <source>this is a ZIP archive, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>esto es un archivo ZIP, no una foto: se esperaba JPEG, PNG, WebP, TIFF o HEIC</translation>
    </message>
    <message>
        <source>this is a drawing, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>esto es un dibujo, no una foto: se esperaba JPEG, PNG, WebP, TIFF o HEIC</translation>
    </message>
    <message>
        <source>this is a text file, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>esto es un archivo de texto, no una foto: se esperaba JPEG, PNG, WebP, TIFF o HEIC</translation>
    </message>
    <message>
        <source>this is no photo: expected JPEG, PNG, WebP, TIFF or HEIC, got bytes %1</source>
        <translation>esto no es una foto: se esperaba JPEG, PNG, WebP, TIFF o HEIC, no los bytes %1</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for trees: the box holds %2 green and %3 brown tokens.</source>
        <translation>Ningún tablero da más de %1 puntos por los árboles: en la caja hay %2 fichas verdes y %3 marrones.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for mountains: the box holds %2 gray tokens.</source>
        <translation>Ningún tablero da más de %1 puntos por las montañas: en la caja hay %2 fichas grises.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for fields: no more than %2 fit on it without touching.</source>
        <translation>Ningún tablero da más de %1 puntos por los campos: no caben más de %2 sin tocarse.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for buildings: the box holds %2 red tokens.</source>
        <translation>Ningún tablero da más de %1 puntos por los edificios: en la caja hay %2 fichas rojas.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for the river: it cannot be longer than %2 tokens.</source>
        <translation>Ningún tablero da más de %1 puntos por el río: no puede tener más de %2 fichas de largo.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for islands: no more than %2 fit on it.</source>
        <translation>Ningún tablero da más de %1 puntos por las islas: no caben más de %2.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for animals: it has room for %2 cubes.</source>
        <translation>Ningún tablero da más de %1 puntos por los animales: solo caben %2 cubos.</translation>
    </message>
    <message>
        <source>No nature&apos;s spirit gives more than %1 points.</source>
        <translation>Ningún Espíritu de la naturaleza da más de %1 puntos.</translation>
    </message>
    <message>
        <source>expected an identifier of letters, digits and dashes, got %1</source>
        <translation>se esperaba un identificador de letras, cifras y guiones, no %1</translation>
    </message>
    <message>
        <source>expected at most %1 bytes</source>
        <translation>se esperaban como mucho %1 bytes</translation>
    </message>
    <message>
        <source>expected a cell such as &quot;c2&quot;, got %1</source>
        <translation>se esperaba una casilla como &quot;c2&quot;, no %1</translation>
    </message>
    <message>
        <source>expected at most %1 tokens</source>
        <translation>se esperaban como mucho %1 fichas</translation>
    </message>
    <message>
        <source>expected tokens that may lie on each other</source>
        <translation>se esperaban fichas que puedan ir unas sobre otras</translation>
    </message>
    <message>
        <source>expected &quot;none&quot;, &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>se esperaba &quot;none&quot;, &quot;animal&quot; o &quot;spirit&quot;, no %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, got %3</source>
        <translation>se esperaba un número de %1 a %2, no %3</translation>
    </message>
    <message>
        <source>expected at most %1 numbers</source>
        <translation>se esperaban como mucho %1 números</translation>
    </message>
    <message>
        <source>expected a command, got %1</source>
        <translation>se esperaba un comando, no %1</translation>
    </message>
    <message>
        <source>Another player&apos;s board</source>
        <translation>El tablero de otro jugador</translation>
    </message>
    <message>
        <source>Play went on: take this photo</source>
        <translation>Se siguió jugando: usar esta foto</translation>
    </message>
    <message>
        <source>The same board: use both</source>
        <translation>El mismo tablero: usar las dos</translation>
    </message>
    <message>
        <source>Read as side A</source>
        <translation>Leer como cara A</translation>
    </message>
    <message>
        <source>Read as side B</source>
        <translation>Leer como cara B</translation>
    </message>
    <message>
        <source>Change the game to side A</source>
        <translation>Cambiar la partida a la cara A</translation>
    </message>
    <message>
        <source>Change the game to side B</source>
        <translation>Cambiar la partida a la cara B</translation>
    </message>
    <message>
        <source>A photo of another game</source>
        <translation>Una foto de otra partida</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Apartarla</translation>
    </message>
    <message>
        <source>expected a plant, got %1</source>
        <translation>se esperaba una planta, no %1</translation>
    </message>
    <message>
        <source>expected a colour, got %1</source>
        <translation>se esperaba un color, no %1</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>No hay ninguna partida abierta.</translation>
    </message>
    <message>
        <source>This player is no longer there.</source>
        <translation>Este jugador ya no está.</translation>
    </message>
    <message>
        <source>This photo is no longer there, or this cannot be done with it now.</source>
        <translation>Esta foto ya no está, o ahora no se puede hacer eso con ella.</translation>
    </message>
    <message>
        <source>The board has no such cell.</source>
        <translation>El tablero no tiene esa casilla.</translation>
    </message>
    <message>
        <source>A cube can lie only on a token.</source>
        <translation>Un cubo solo puede ir sobre una ficha.</translation>
    </message>
    <message>
        <source>The pad has no such row to type into.</source>
        <translation>La hoja no tiene esa fila, o no se puede escribir en ella.</translation>
    </message>
    <message>
        <source>The rules do not allow this number here.</source>
        <translation>Las reglas no permiten este número aquí.</translation>
    </message>
    <message>
        <source>This player cannot join: the name is taken, or the table is full.</source>
        <translation>Este jugador no puede unirse: el nombre está ocupado o la mesa está completa.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>Otra persona ya tiene este nombre.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>No hay nada tuyo que deshacer.</translation>
    </message>
    <message>
        <source>This photo is larger than 60 MB.</source>
        <translation>Esta foto supera los 60 MB.</translation>
    </message>
    <message>
        <source>Too much at once. It is tried again.</source>
        <translation>Demasiado a la vez. Se intenta de nuevo.</translation>
    </message>
    <message>
        <source>There is no room left on the computer.</source>
        <translation>No queda espacio en el ordenador.</translation>
    </message>
    <message>
        <source>This message was not understood.</source>
        <translation>Este mensaje no se entendió.</translation>
    </message>
    <message>
        <source>Your last edit stays: somebody has changed the same thing since.</source>
        <translation>Tu último cambio se queda: alguien ha cambiado lo mismo desde entonces.</translation>
    </message>
    <message>
        <source>This photo</source>
        <translation>Esta foto</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>El nombre</translation>
    </message>
    <message>
        <source>A number from %1 to %2 was expected.</source>
        <translation>Se esperaba un número de %1 a %2.</translation>
    </message>
    <message>
        <source>%1 was changed at the computer in the meantime.</source>
        <translation>%1: entretanto se cambió en el ordenador.</translation>
    </message>
    <message>
        <source>%1 was changed on another phone in the meantime.</source>
        <translation>%1: entretanto se cambió en otro teléfono.</translation>
    </message>
    <message>
        <source>%1 changed %2 in the meantime.</source>
        <translation>%2: entretanto hizo un cambio %1.</translation>
    </message>
    <message>
        <source>The page could not be loaded. Load it again.</source>
        <translation>La página no se pudo cargar. Cárgala otra vez.</translation>
    </message>
    <message>
        <source>That could not be done.</source>
        <translation>Eso no se pudo hacer.</translation>
    </message>
    <message>
        <source>Somebody else changed this in the meantime.</source>
        <translation>Entretanto otra persona cambió lo mismo.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>The photo has arrived and is being read.</source>
        <translation>La foto ha llegado y se está leyendo.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>No se pudo leer</translation>
    </message>
    <message>
        <source>No board found</source>
        <translation>No se encontró tablero</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una pregunta</translation>
    </message>
    <message>
        <source>Whose board is it?</source>
        <translation>¿De quién es el tablero?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>cubo de animal</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>cubo de Espíritu</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>ningún cubo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>water</source>
        <translation>agua</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>montaña baja</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>montaña mediana</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>montaña alta</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>una ficha marrón</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>dos fichas marrones</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>árbol bajo</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>árbol mediano</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>árbol alto</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>una ficha roja</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>edificio sobre rojo</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>edificio sobre gris</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>edificio sobre marrón</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>dudosa</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>aún sin enviar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The program does not answer; the area is decided when it does.</source>
        <translation>El programa no responde; la zona se resolverá cuando lo haga.</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: uno menos</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: uno más</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Quién recibe qué</translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>Toca las plantas que están en la zona.</translation>
    </message>
    <message>
        <source>Token of the area</source>
        <translation>Ficha de la zona</translation>
    </message>
    <message>
        <source>Main (cells)</source>
        <translation>Principal (casillas)</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonificación</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n casilla libre</numerusform>
            <numerusform>%n casillas libres</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose plants</source>
        <translation>De quién son las plantas</translation>
    </message>
    <message>
        <source>Plants of %1</source>
        <translation>Plantas de %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Siguiente zona</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: ¿%2?</translation>
    </message>
    <message>
        <source>What it may be</source>
        <translation>Qué puede ser</translation>
    </message>
    <message>
        <source>Put a token on top, or take the top one off</source>
        <translation>Pon una ficha encima o quita la de arriba</translation>
    </message>
    <message>
        <source>Put on: %1</source>
        <translation>Poner: %1</translation>
    </message>
    <message>
        <source>Take off the top token</source>
        <translation>Quitar la ficha de arriba</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Or choose a whole stack</source>
        <translation>O elige una pila entera</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s) left</source>
        <translation>
            <numerusform>Queda %n casilla dudosa</numerusform>
            <numerusform>Quedan %n casillas dudosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>La casilla de la foto, ampliada</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>Otra pila…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Cara %1</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of yours wait here and are sent as soon as it does. Nothing is lost.</source>
        <translation>
            <numerusform>%n cambio tuyo espera aquí y se envía en cuanto responda. No se pierde nada.</numerusform>
            <numerusform>%n cambios tuyos esperan aquí y se envían en cuanto responda. No se pierde nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>This address is no longer open. Show the code again in the window under “Photos from a phone”, and scan it.</source>
        <translation>Esta dirección ya no está abierta. Vuelve a mostrar el código en la ventana, en «Fotos desde un teléfono», y escanéalo.</translation>
    </message>
    <message>
        <source>The program does not answer. Is it still open, and the phone in the same Wi-Fi? Trying again…</source>
        <translation>El programa no responde. ¿Sigue abierto, y el teléfono en la misma Wi-Fi? Reintentando…</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Hacerlo de todos modos</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nombre del jugador</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2.</source>
        <translation>Se esperaba un número de %1 a %2.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>The board gives %1.</source>
        <translation>El tablero da %1.</translation>
    </message>
    <message>
        <source>Counted: %1.</source>
        <translation>Contado: %1.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Clear it and use the computed number</source>
        <translation>Borrarlo y usar el número calculado</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Borrarlo</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>%1 typed</source>
        <translation>%1 escrito a mano</translation>
    </message>
    <message>
        <source>the board gives %1</source>
        <translation>el tablero da %1</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>contado: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player first.</source>
        <translation>Todavía no hay partida. Añade antes un jugador.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Tap a number to type another. Tap a name for the reasons.</source>
        <translation>Toca un número para escribir otro. Toca un nombre para ver las razones.</translation>
    </message>
    <message>
        <source>Photo of %1 with what was read</source>
        <translation>Foto del tablero de %1 con lo que se leyó</translation>
    </message>
    <message>
        <source>Take a photo</source>
        <translation>Hacer una foto</translation>
    </message>
    <message>
        <source>Choose photos</source>
        <translation>Elegir fotos</translation>
    </message>
    <message>
        <source>The photo could not be sent.</source>
        <translation>La foto no se pudo enviar.</translation>
    </message>
    <message>
        <source>It is sent when the program answers again.</source>
        <translation>Se envía cuando el programa vuelva a responder.</translation>
    </message>
    <message>
        <source>Sending… %1</source>
        <translation>Enviando… %1</translation>
    </message>
    <message>
        <source>Waits for the photos before it.</source>
        <translation>Espera a las fotos anteriores.</translation>
    </message>
    <message>
        <source>Cancel this photo</source>
        <translation>Cancelar esta foto</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>It is another player&apos;s board</source>
        <translation>Es el tablero de otro jugador</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>Leyendo la foto…</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Photo of %1</source>
        <translation>Foto del tablero de %1</translation>
    </message>
    <message>
        <source>Remove this photo</source>
        <translation>Quitar esta foto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n doubtful cell(s)</source>
        <translation>
            <numerusform>Aclarar %n casilla dudosa</numerusform>
            <numerusform>Aclarar %n casillas dudosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. No cell is left to ask about.</source>
        <translation>Listo. No queda ninguna casilla por preguntar.</translation>
    </message>
    <message>
        <source>No cell is doubtful enough to ask about.</source>
        <translation>Ninguna casilla es lo bastante dudosa para preguntar por ella.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Tablero de %1</translation>
    </message>
    <message>
        <source>Tap a cell to correct it.</source>
        <translation>Toca una casilla para corregirla.</translation>
    </message>
    <message>
        <source>Hold the phone over the board so that it fills the picture, a little from the side, without glare.</source>
        <translation>Sujeta el teléfono sobre el tablero, un poco de lado y sin reflejos: el tablero debe llenar la imagen.</translation>
    </message>
    <message>
        <source>Without a photo</source>
        <translation>Sin foto</translation>
    </message>
    <message>
        <source>Type the numbers</source>
        <translation>Escribir los números</translation>
    </message>
    <message>
        <source>Set the tokens</source>
        <translation>Poner las fichas</translation>
    </message>
    <message>
        <source>Another photo</source>
        <translation>Otra foto</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>A question about the photo</source>
        <translation>Una pregunta sobre la foto</translation>
    </message>
    <message>
        <source>Sending the photo…</source>
        <translation>Enviando la foto…</translation>
    </message>
    <message>
        <source>The photo could not be used</source>
        <translation>La foto no se pudo usar</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>Aún sin tablero</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s)</source>
        <translation>
            <numerusform>%n casilla dudosa</numerusform>
            <numerusform>%n casillas dudosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Board read</source>
        <translation>Tablero leído</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player, or take a photo of a finished board: it begins one.</source>
        <translation>Todavía no hay partida. Añade un jugador o haz una foto de un tablero terminado: con ella empieza una.</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nuevo jugador</translation>
    </message>
    <message>
        <source>All boards at once</source>
        <translation>Todos los tableros a la vez</translation>
    </message>
    <message>
        <source>Each photo goes to the next player without a board.</source>
        <translation>Cada foto va al siguiente jugador sin tablero.</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>Reglamento, página %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>%n razón</numerusform>
            <numerusform>%n razones</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a row for its reasons, and a reason to see its cells.</source>
        <translation>Toca una fila para ver sus razones, y una razón para ver sus casillas.</translation>
    </message>
    <message>
        <source>expected two players without a name in common: player %1 is called &quot;%2&quot;, a name of player %3; rename player %1 first</source>
        <translation>se esperaban dos jugadores sin ningún nombre en común: el jugador %1 se llama &quot;%2&quot;, un nombre del jugador %3; cambia antes el nombre del jugador %1</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Hay algo que no cuadra.</translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <translation>%1 Si es correcto: %2</translation>
    </message>
    <message>
        <source>expected &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>se esperaba &quot;A&quot; o &quot;B&quot;, no %1</translation>
    </message>
    <message>
        <source>This game has no boards to photograph.</source>
        <translation>Este juego no tiene tableros que fotografiar.</translation>
    </message>
    <message>
        <source>Too many photos are on no board yet. Remove some, or say whose boards they show.</source>
        <translation>Demasiadas fotos no están aún en ningún tablero. Quita algunas o di de quién son los tableros que muestran.</translation>
    </message>
    <message>
        <source>This cannot be done here.</source>
        <translation>Aquí no se puede hacer eso.</translation>
    </message>
    <message>
        <source>Somebody has this card, or it has no room for so many cubes.</source>
        <translation>Alguien tiene ya esta carta, o no caben en ella tantos cubos.</translation>
    </message>
    <message>
        <source>The game cannot be played with fewer players.</source>
        <translation>La partida no se puede jugar con menos jugadores.</translation>
    </message>
    <message>
        <source>Boards of this game have tokens on them. Empty them first.</source>
        <translation>Hay tableros de esta partida con fichas. Vacíalos primero.</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime.</source>
        <translation>%1: se cambió entretanto.</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Abriendo la foto…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Side of the boards</source>
        <translation>Cara de los tableros</translation>
    </message>
    <message>
        <source>Why does this not count?</source>
        <translation>¿Por qué no cuenta esto?</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cubo</numerusform>
            <numerusform>%n cubos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Choose a nature&apos;s spirit</source>
        <translation>Elegir un Espíritu de la naturaleza</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>Cubo colocado</translation>
    </message>
    <message>
        <source>Play with nature&apos;s spirits</source>
        <translation>Jugar con Espíritus de la naturaleza</translation>
    </message>
    <message>
        <source>Animal cards</source>
        <translation>Cartas de Animal</translation>
    </message>
    <message>
        <source>None yet. Cards without cubes count nothing.</source>
        <translation>Todavía ninguna. Las cartas sin cubos no cuentan nada.</translation>
    </message>
    <message>
        <source>Add an animal card</source>
        <translation>Añadir una carta de Animal</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>la tiene %1</translation>
    </message>
    <message numerus="yes">
        <source>fits in %n place(s)</source>
        <translation>
            <numerusform>cabe en %n lugar</numerusform>
            <numerusform>cabe en %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Buscar por nombre</translation>
    </message>
    <message>
        <source>No card has this name.</source>
        <translation>Ninguna carta se llama así.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Edificio</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Isla</translation>
    </message>
    <message>
        <source>What it should be</source>
        <translation>Qué debería ser</translation>
    </message>
    <message>
        <source>Tap the cells that should count as this.</source>
        <translation>Toca las casillas que deberían contar como tal.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>No cell is chosen yet.</source>
        <translation>Todavía no hay ninguna casilla elegida.</translation>
    </message>
    <message>
        <source>Back to the points</source>
        <translation>Volver a los puntos</translation>
    </message>
    <message>
        <source>This file is not a photo.</source>
        <translation>Este archivo no es una foto.</translation>
    </message>
    <message>
        <source>This is a video. Choose a photo.</source>
        <translation>Esto es un vídeo. Elige una foto.</translation>
    </message>
    <message>
        <source>This is a PDF. Choose a photo.</source>
        <translation>Esto es un PDF. Elige una foto.</translation>
    </message>
    <message>
        <source>The photo has %1 x %2 pixels; at most %3 million are read.</source>
        <translation>La foto tiene %1 x %2 píxeles; se leen como mucho %3 millones.</translation>
    </message>
    <message>
        <source>This browser cannot open HEIC photos. In the camera&apos;s settings choose “Most compatible”, or send the photo as JPEG.</source>
        <translation>Este navegador no puede abrir fotos HEIC. En los ajustes de la cámara elige «Más compatible», o envía la foto como JPEG.</translation>
    </message>
    <message>
        <source>This browser cannot open TIFF photos. Send the photo as JPEG.</source>
        <translation>Este navegador no puede abrir fotos TIFF. Envía la foto como JPEG.</translation>
    </message>
    <message>
        <source>The photo is damaged, or this browser cannot open it.</source>
        <translation>La foto está dañada, o este navegador no puede abrirla.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>El archivo supera los %1 MB.</translation>
    </message>
    <message>
        <source>This game is open in another tab. Continue here first.</source>
        <translation>Esta partida está abierta en otra pestaña. Continúa antes aquí.</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Esta partida ya no existe.</translation>
    </message>
    <message>
        <source>The page was ended twice while it read this photo. Try a smaller one.</source>
        <translation>La página se cerró dos veces mientras leía esta foto. Prueba con una más pequeña.</translation>
    </message>
    <message>
        <source>The photo could not be read: the program ended while reading it.</source>
        <translation>La foto no se pudo leer: el programa se cerró mientras la leía.</translation>
    </message>
    <message>
        <source>The photo is no longer there. Choose it again.</source>
        <translation>La foto ya no está. Elígela otra vez.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Past game</source>
        <translation>Partida anterior</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importar una partida</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>This phone has no room left for Concord. What you enter now is lost when the page is closed. Remove old games, or share this one.</source>
        <translation>En este teléfono no queda espacio para Concord. Lo que escribas ahora se perderá al cerrar la página. Quita partidas antiguas o comparte esta.</translation>
    </message>
    <message>
        <source>The game could not be kept in this browser. Share it before you close the page.</source>
        <translation>La partida no se pudo guardar en este navegador. Compártela antes de cerrar la página.</translation>
    </message>
    <message>
        <source>This window keeps nothing: games are lost when it is closed. Share them, or use a window that is not private.</source>
        <translation>Esta ventana no guarda nada: las partidas se pierden al cerrarla. Compártelas o usa una ventana que no sea privada.</translation>
    </message>
    <message>
        <source>This game is open in another tab, which this one follows.</source>
        <translation>Esta partida está abierta en otra pestaña, y esta la sigue.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Continuar aquí</translation>
    </message>
    <message>
        <source>The program could not be loaded. If there is a network, load the page again.</source>
        <translation>El programa no se pudo cargar. ¿Hay red? Entonces carga otra vez la página.</translation>
    </message>
    <message>
        <source>Something went wrong. The game is as it was last saved.</source>
        <translation>Algo ha fallado. La partida está tal como se guardó la última vez.</translation>
    </message>
    <message>
        <source>The photo reader is being loaded. That happens once and takes a moment.</source>
        <translation>Se está cargando el lector de fotos. Solo ocurre una vez y tarda un momento.</translation>
    </message>
    <message>
        <source>The photo reader could not be loaded. Photos are read as soon as there is a network.</source>
        <translation>El lector de fotos no se pudo cargar. Las fotos se leerán en cuanto haya red.</translation>
    </message>
    <message>
        <source>A new version of Concord is available.</source>
        <translation>Hay una nueva versión de Concord.</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Usarla ahora</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>This browser is too old for Concord. Bring it up to date, or use a newer one: Chrome, Edge, Firefox or Safari.</source>
        <translation>Este navegador es demasiado antiguo para Concord. Actualízalo o usa uno más nuevo: Chrome, Edge, Firefox o Safari.</translation>
    </message>
    <message>
        <source>Concord needs an encrypted address, one that begins with https.</source>
        <translation>Concord necesita una dirección cifrada, es decir, una que empiece por https.</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>El archivo es demasiado grande para una partida.</translation>
    </message>
    <message>
        <source>There is no QR code in the picture.</source>
        <translation>No hay ningún código QR en la imagen.</translation>
    </message>
    <message>
        <source>The QR code holds no game of Concord.</source>
        <translation>El código QR no contiene ninguna partida de Concord.</translation>
    </message>
    <message>
        <source>The address holds no game of Concord.</source>
        <translation>La dirección no contiene ninguna partida de Concord.</translation>
    </message>
    <message>
        <source>A game with %1</source>
        <translation>Una partida con %1</translation>
    </message>
    <message>
        <source>Add it to the games of this phone</source>
        <translation>Añadirla a las partidas de este teléfono</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>A game that Concord wrote: shared from another phone, or exported on a computer.</source>
        <translation>Una partida escrita por Concord: compartida desde otro teléfono o exportada en un ordenador.</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Elegir el archivo</translation>
    </message>
    <message>
        <source>Photograph a QR code</source>
        <translation>Fotografiar un código QR</translation>
    </message>
    <message>
        <source>This browser reads no QR codes. Point the phone&apos;s camera at the code: it opens the game here.</source>
        <translation>Este navegador no lee códigos QR. Apunta al código con la cámara del teléfono: abre la partida aquí.</translation>
    </message>
    <message>
        <source>Side A: river</source>
        <translation>Cara A: río</translation>
    </message>
    <message>
        <source>Side B: islands</source>
        <translation>Cara B: islas</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Nature&apos;s spirits</source>
        <translation>Espíritus de la naturaleza</translation>
    </message>
    <message>
        <source>Without spirits</source>
        <translation>Sin Espíritus</translation>
    </message>
    <message>
        <source>With spirits</source>
        <translation>Con Espíritus</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Uno menos</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Uno más</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Remove it permanently</source>
        <translation>Quitarla para siempre</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>The phone could not share it.</source>
        <translation>El teléfono no lo pudo compartir.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>The text could not be copied.</source>
        <translation>El texto no se pudo copiar.</translation>
    </message>
    <message>
        <source>This game is too large for a QR code. Send its file instead.</source>
        <translation>Esta partida es demasiado grande para un código QR. Envía mejor su archivo.</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Compartir el resultado</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>The game itself</source>
        <translation>La partida en sí</translation>
    </message>
    <message>
        <source>Another phone or Concord on a computer opens it, without the photos.</source>
        <translation>Otro teléfono o Concord en un ordenador la abre, sin las fotos.</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Guardar el archivo</translation>
    </message>
    <message>
        <source>Point another phone&apos;s camera at it: the game opens there.</source>
        <translation>Apunta aquí con la cámara de otro teléfono: la partida se abre allí.</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Imagen del resultado</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Abierta ahora</translation>
    </message>
    <message>
        <source>Or begin with a photo of a finished board. It stays on this phone.</source>
        <translation>O empieza con una foto de un tablero terminado. Se queda en este teléfono.</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Partidas en curso</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>To keep Concord at hand: tap Share in Safari, then “Add to Home Screen”.</source>
        <translation>Para tener Concord a mano: toca Compartir en Safari y luego «Añadir a pantalla de inicio».</translation>
    </message>
    <message>
        <source>Put Concord on the home screen</source>
        <translation>Poner Concord en la pantalla de inicio</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>expected the pixels of a whole photo</source>
        <translation>se esperaban los píxeles de una foto entera</translation>
    </message>
    <message>
        <source>expected the reader&apos;s weights of this version</source>
        <translation>se esperaban los pesos del lector de esta versión</translation>
    </message>
    <message>
        <source>expected a reduction and an orientation from 1 to 8</source>
        <translation>se esperaban una reducción y una orientación de 1 a 8</translation>
    </message>
    <message>
        <source>the photo cannot be read (%1)</source>
        <translation>la foto no se puede leer (%1)</translation>
    </message>
    <message>
        <source>expected players of different names</source>
        <translation>se esperaban jugadores con nombres distintos</translation>
    </message>
    <message>
        <source>expected fewer texts inside each other</source>
        <translation>se esperaban menos textos unos dentro de otros</translation>
    </message>
    <message>
        <source>expected a game that this program knows, got %1</source>
        <translation>se esperaba un juego que este programa conozca, no %1</translation>
    </message>
    <message>
        <source>expected %1 to %2 players</source>
        <translation>se esperaban de %1 a %2 jugadores</translation>
    </message>
    <message>
        <source>expected what is claimed, such as &quot;river&quot;, got %1</source>
        <translation>se esperaba lo que se declara, como &quot;river&quot;, no %1</translation>
    </message>
    <message>
        <source>expected the ids of photos</source>
        <translation>se esperaban los identificadores de las fotos</translation>
    </message>
    <message>
        <source>expected a concord-reading</source>
        <translation>se esperaba un concord-reading</translation>
    </message>
    <message>
        <source>expected the number of a photo</source>
        <translation>se esperaba el número de una foto</translation>
    </message>
    <message>
        <source>expected a seat for each player</source>
        <translation>se esperaba un asiento para cada jugador</translation>
    </message>
    <message>
        <source>expected a UUID, or a time with its offset, got %1</source>
        <translation>se esperaba un UUID, o una hora con su desfase, no %1</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one. Give the photo to a player to replace theirs.</source>
        <translation>¿De quién es este tablero? Todos tienen uno. Da la foto a un jugador para reemplazar el suyo.</translation>
    </message>
    <message>
        <source>the score track says %1, but by the head starts for %2 players it cannot be below %3.</source>
        <translation>el marcador dice %1, pero con %2 jugadores empieza en %3 y nunca retrocede.</translation>
    </message>
    <message>
        <source>with %1 players a full player board holds plants worth %2 at most.</source>
        <translation>con %1 jugadores, un tablero de jugador lleno tiene plantas por valor de %2 como mucho.</translation>
    </message>
    <message>
        <source>no area still holds its sunflower token, so none gives points.</source>
        <translation>ninguna zona conserva su ficha de girasol, así que ninguna da puntos.</translation>
    </message>
    <message>
        <source>the JPEG file breaks off after %1 % of the picture; copy the photo again</source>
        <translation>el archivo JPEG se corta tras el %1&#xa0;% de la imagen; copia la foto otra vez</translation>
    </message>
    <message>
        <source>Nothing is wrong there any more.</source>
        <translation>Ahí ya no hay nada mal.</translation>
    </message>
    <message>
        <source>Decide an area</source>
        <translation>Resolver una zona</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>Zonas restantes</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>Zona %1 de %2</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>Quitar esta zona</translation>
    </message>
    <message>
        <source>All areas left</source>
        <translation>Todas las zonas restantes</translation>
    </message>
    <message>
        <source>This is not saved yet.</source>
        <translation>Esto aún no está anotado.</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Zona %1</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>No quedan zonas: se recogieron todas las fichas.</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>¿Qué zonas conservan aún su ficha? Se puntúan al final.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Añadir una zona</translation>
    </message>
    <message>
        <source>No areas are left</source>
        <translation>No queda ninguna zona</translation>
    </message>
    <message>
        <source>Each plant left on the board costs its points.</source>
        <translation>Cada planta que queda en el tablero resta sus puntos.</translation>
    </message>
    <message>
        <source>Own plants</source>
        <translation>Plantas propias</translation>
    </message>
    <message>
        <source>Neutral plants</source>
        <translation>Plantas neutrales</translation>
    </message>
    <message>
        <source>No plants are left</source>
        <translation>No queda ninguna planta</translation>
    </message>
    <message>
        <source>Plants not known</source>
        <translation>Plantas desconocidas</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Verlo</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>Es correcto</translation>
    </message>
    <message>
        <source>this is a photo, not a game; concord read turns it into one</source>
        <translation>esto es una foto, no una partida; concord read la convierte en una</translation>
    </message>
    <message>
        <source>The table is full. Say whose board the photo shows.</source>
        <translation>La mesa está completa. Di de quién es el tablero de la foto.</translation>
    </message>
    <message>
        <source>expected the name of a player of the game</source>
        <translation>se esperaba el nombre de alguien que jugó la partida</translation>
    </message>
    <message>
        <source>expected a player with a board</source>
        <translation>se esperaba a alguien con tablero</translation>
    </message>
    <message>
        <source>expected a photo with its settled board in it, or --board GAME</source>
        <translation>se esperaba una foto que contenga su tablero confirmado, o --board GAME</translation>
    </message>
    <message>
        <source>the photo does not show this board clearly enough to learn from it</source>
        <translation>la foto no muestra este tablero con suficiente claridad para aprender de ella</translation>
    </message>
    <message>
        <source>expected a list of %1 numbers, got %2</source>
        <translation>se esperaba una lista de %1 números, no %2</translation>
    </message>
    <message>
        <source>expected 64 digits of a SHA-256, got %1</source>
        <translation>se esperaban las 64 cifras de un SHA-256, no %1</translation>
    </message>
    <message>
        <source>expected a JPEG of %1 x %2 pixels</source>
        <translation>se esperaba un JPEG de %1 x %2 píxeles</translation>
    </message>
    <message>
        <source>expected a photo without a settled board in it</source>
        <translation>se esperaba una foto sin tablero confirmado</translation>
    </message>
    <message>
        <source>the settled board cannot be written into the photo</source>
        <translation>el tablero confirmado no se puede escribir en la foto</translation>
    </message>
    <message>
        <source>expected one settled board in the photo, found several</source>
        <translation>se esperaba un solo tablero confirmado en la foto y se encontraron varios</translation>
    </message>
    <message>
        <source>the photo has another size now: it was changed after it was saved</source>
        <translation>la foto tiene ahora otro tamaño: se modificó después de guardarla</translation>
    </message>
    <message>
        <source>the photo has %1 bytes now: it was changed after it was saved</source>
        <translation>la foto tiene ahora %1 bytes: se modificó después de guardarla</translation>
    </message>
    <message>
        <source>expected at most %1 boards</source>
        <translation>se esperaban como mucho %1 tableros</translation>
    </message>
    <message>
        <source>other stacks stand in front of it</source>
        <translation>hay otras pilas delante</translation>
    </message>
    <message>
        <source>something seems to lie over it</source>
        <translation>algo parece cubrirla</translation>
    </message>
    <message>
        <source>it is too bright to tell</source>
        <translation>hay demasiada luz para distinguirla</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 (everything)</source>
        <translation>%1 (todo)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Todavía falta: %1.</translation>
    </message>
    <message>
        <source>Points cannot earn any more suns.</source>
        <translation>Con puntos no se consiguen más soles.</translation>
    </message>
    <message>
        <source>%1 for the points</source>
        <translation>%1 por los puntos</translation>
    </message>
    <message>
        <source>%1 for the side</source>
        <translation>%1 por la cara</translation>
    </message>
    <message>
        <source>%1 for the nature&apos;s spirit</source>
        <translation>%1 por el Espíritu de la naturaleza</translation>
    </message>
    <message>
        <source>%1 for playing without a spirit</source>
        <translation>%1 por jugar sin Espíritu</translation>
    </message>
    <message>
        <source>Suns: %1.</source>
        <translation>Soles: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s)</source>
        <translation>
            <numerusform>%n sol</numerusform>
            <numerusform>%n soles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next sun comes at %1 points: %n point(s) more.</source>
        <translation>
            <numerusform>El próximo sol llega con %1 puntos: falta %n punto.</numerusform>
            <numerusform>El próximo sol llega con %1 puntos: faltan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far.</source>
        <translation>
            <numerusform>%n punto por ahora.</numerusform>
            <numerusform>%n puntos por ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 leads with %n point(s).</source>
        <translation>
            <numerusform>Por ahora va en cabeza %1 con %n punto.</numerusform>
            <numerusform>Por ahora va en cabeza %1 con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 are level with %n point(s).</source>
        <translation>
            <numerusform>Por ahora %1 van empatados con %n punto.</numerusform>
            <numerusform>Por ahora %1 van empatados con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gana con %n punto.</numerusform>
            <numerusform>%1 gana con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are level with %n point(s).</source>
        <translation>
            <numerusform>%1 están empatados con %n punto.</numerusform>
            <numerusform>%1 están empatados con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 comparten la victoria con %n punto.</numerusform>
            <numerusform>%1 comparten la victoria con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <comment>what cannot be right, and who wins if it is</comment>
        <translation>%1 Si es correcto: %2</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Hay algo que no cuadra.</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>Replace a file of any kind; an input is never replaced</source>
        <translation>Reemplaza un archivo de cualquier tipo; una entrada nunca se reemplaza</translation>
    </message>
</context>
<context>
    <name>PhotoQuestions</name>
    <message numerus="yes">
        <source>They differ in %n cell(s).</source>
        <translation>
            <numerusform>Difieren en %n casilla.</numerusform>
            <numerusform>Difieren en %n casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Difieren en %n casilla: %1.</numerusform>
            <numerusform>Difieren en %n casillas: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The photo shows too little to tell whether this is %1&apos;s board.</source>
        <translation>La foto muestra demasiado poco para saber si este es el tablero de %1.</translation>
    </message>
    <message>
        <source>Is this %1&apos;s board? The two photos may show different ones. %2</source>
        <translation>¿Es este el tablero de %1? Las dos fotos quizá muestran tableros distintos. %2</translation>
    </message>
    <message>
        <source>This photo shows another board than that of %1. %2</source>
        <translation>Esta foto muestra un tablero distinto del de %1. %2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have more tokens on this photo. %2</source>
        <translation>En esta foto, el tablero de %1 parece tener más fichas. %2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have fewer tokens on this photo. %2</source>
        <translation>En esta foto, el tablero de %1 parece tener menos fichas. %2</translation>
    </message>
    <message>
        <source>The photo shows side A, but side B was chosen for this game.</source>
        <translation>La foto muestra la cara A, pero para esta partida se eligió la cara B.</translation>
    </message>
    <message>
        <source>The photo shows side B, but side A was chosen for this game.</source>
        <translation>La foto muestra la cara B, pero para esta partida se eligió la cara A.</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one: drag the photo onto a player to replace theirs.</source>
        <translation>¿De quién es este tablero? Todos tienen uno: arrastra la foto a un jugador para reemplazar el suyo.</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read, but %1 is no longer in the game. If undo brings the player back, the board comes too.</source>
        <translation>Se leyó la foto del tablero de %1, pero %1 ya no está en la partida. Si «Deshacer» recupera al jugador, el tablero vuelve con él.</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side B, but this game is played on side A.</source>
        <translation>La foto de %1 muestra la cara B, pero esta partida se juega en la cara A.</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side A, but this game is played on side B.</source>
        <translation>La foto de %1 muestra la cara A, pero esta partida se juega en la cara B.</translation>
    </message>
    <message>
        <source>%1 It cannot be read as the other side.</source>
        <translation>%1 No se puede leer como la otra cara.</translation>
    </message>
    <message>
        <source>This photo shows side A of a board, but %1&apos;s shows side B.</source>
        <translation>Esta foto muestra la cara A de un tablero, pero la de %1 muestra la cara B.</translation>
    </message>
    <message>
        <source>This photo shows side B of a board, but %1&apos;s shows side A.</source>
        <translation>Esta foto muestra la cara B de un tablero, pero la de %1 muestra la cara A.</translation>
    </message>
</context>
<context>
    <name>PlayersCommand</name>
    <message>
        <source>, counted as player %1</source>
        <translation>, cuenta como el jugador %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the player</source>
        <translation>El número del jugador</translation>
    </message>
    <message>
        <source>List the players of the record, rename or merge them</source>
        <translation>Lista los jugadores del registro, les cambia el nombre o los une</translation>
    </message>
    <message>
        <source>Write one line of JSON per player</source>
        <translation>Escribe una línea de JSON por cada una</translation>
    </message>
    <message>
        <source>Give a player another name; recorded games also keep the former name</source>
        <translation>Da otro nombre a un jugador; las partidas conservan lo escrito</translation>
    </message>
    <message>
        <source>The new name</source>
        <translation>El nuevo nombre</translation>
    </message>
    <message>
        <source>Count one player&apos;s games as another player&apos;s</source>
        <translation>Cuenta a un jugador como otro</translation>
    </message>
    <message>
        <source>The number of the other one</source>
        <translation>El número del otro</translation>
    </message>
    <message>
        <source>Undo the merge of a player; players who had been merged into that one earlier stay with the player it was merged into</source>
        <translation>Deshace la unión de un jugador; quienes ya contaban como él siguen contando como el otro</translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Read a board from a photo; exit status 1 if the photo shows no board</source>
        <translation>Lee un tablero en una foto; código de salida 1 si la foto no muestra ninguno</translation>
    </message>
    <message>
        <source>Photo to read; - is standard input</source>
        <translation>Foto que leer; - es la entrada estándar</translation>
    </message>
    <message>
        <source>Side of the board; detected if not given</source>
        <translation>Cara del tablero; se detecta si no se indica</translation>
    </message>
    <message>
        <source>Write concord-reading JSON</source>
        <translation>Escribe un concord-reading en JSON</translation>
    </message>
    <message>
        <source>Read many photos on all cores, one line of JSON each; needs --json</source>
        <translation>Lee muchas fotos en todos los núcleos, una línea de JSON cada una; necesita --json</translation>
    </message>
    <message>
        <source>Write the board as a concord-game</source>
        <translation>Escribe el tablero como concord-game</translation>
    </message>
    <message>
        <source>Draw what was read over the photo, as PNG</source>
        <translation>Dibuja lo leído sobre la foto, como PNG</translation>
    </message>
    <message>
        <source>Write one labelled picture per stage into a folder</source>
        <translation>Escribe una imagen rotulada por etapa en una carpeta</translation>
    </message>
    <message>
        <source>Print how long each stage took</source>
        <translation>Muestra cuánto duró cada etapa</translation>
    </message>
    <message>
        <source>A second photo of the same board; ignored if it shows a different one</source>
        <translation>Una segunda foto del mismo tablero; se ignora si muestra otro</translation>
    </message>
    <message>
        <source>What is known of your box, as written by &quot;concord box show --json&quot;</source>
        <translation>Lo que se sabe de la caja, como lo escribe «concord box show --json»</translation>
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
        <translation>, o </translation>
    </message>
    <message>
        <source>No cell needs a second look.</source>
        <translation>Ninguna casilla necesita un segundo vistazo.</translation>
    </message>
    <message numerus="yes">
        <source>Please check %n cell(s), the most important first:</source>
        <translation>
            <numerusform>Comprueba %n casilla:</numerusform>
            <numerusform>Comprueba %n casillas, las más importantes primero:</numerusform>
        </translation>
    </message>
    <message>
        <source>Side %1, %2 sure.</source>
        <translation>Cara %1, segura al %2.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Atención: %1</translation>
    </message>
    <message>
        <source>%1: first photo %2 %3, second photo %4 %5</source>
        <comment>cell, stack, probability, stack, probability</comment>
        <translation>%1: primera foto %2 %3, segunda foto %4 %5</translation>
    </message>
    <message>
        <source>Landscapes: %1 points, %2 sure; between %3 and %4 with a probability of %5.</source>
        <translation>Paisajes: %1 puntos, seguros al %2; entre %3 y %4 con una probabilidad del %5.</translation>
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
        <translation>Guarda en el registro una partida terminada</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>La partida; - es la entrada estándar</translation>
    </message>
    <message>
        <source>Recorded as game %1.</source>
        <translation>Registrada como partida %1.</translation>
    </message>
</context>
<context>
    <name>RecordOption</name>
    <message>
        <source>The record: a file, or postgresql://... (default: the file in the platform&apos;s data folder)</source>
        <translation>El registro: un archivo, o postgresql://... (por defecto: el archivo en la carpeta de datos de la plataforma)</translation>
    </message>
    <message>
        <source>Words in names, place, note or date</source>
        <translation>Palabras en los nombres, el lugar, la nota o la fecha</translation>
    </message>
    <message>
        <source>Games that somebody played</source>
        <translation>Partidas que alguien jugó</translation>
    </message>
    <message>
        <source>Games played at a place</source>
        <translation>Partidas jugadas en un lugar</translation>
    </message>
    <message>
        <source>Games of a year</source>
        <translation>Partidas de un año</translation>
    </message>
    <message>
        <source>Games on a side of the boards</source>
        <translation>Partidas en una cara de los tableros</translation>
    </message>
    <message>
        <source>Only solo games</source>
        <translation>Solo partidas en solitario</translation>
    </message>
    <message>
        <source>Only games with several players</source>
        <translation>Solo partidas de varios jugadores</translation>
    </message>
    <message>
        <source>When: &quot;2026-11-21 19:30&quot;, or with its offset from UTC</source>
        <translation>Cuándo: &quot;2026-11-21 19:30&quot;, o con su desfase respecto a UTC</translation>
    </message>
    <message>
        <source>Where it was played</source>
        <translation>Dónde se jugó</translation>
    </message>
    <message>
        <source>How long it took</source>
        <translation>Cuánto duró</translation>
    </message>
    <message>
        <source>Who started</source>
        <translation>Quién empezó</translation>
    </message>
    <message>
        <source>Anything worth keeping</source>
        <translation>Todo lo que merezca guardarse</translation>
    </message>
    <message>
        <source>A photo of a board; it is kept without the place it was taken at</source>
        <translation>Una foto de un tablero; se guarda sin el lugar donde se hizo</translation>
    </message>
    <message>
        <source>What was read from the photo (concord read --json), in the order of the photos</source>
        <translation>Lo que se leyó en la foto (concord read --json), en el orden de las fotos</translation>
    </message>
    <message>
        <source>Games of one kind</source>
        <translation>Partidas de un juego</translation>
    </message>
</context>
<context>
    <name>RenatureEdits</name>
    <message>
        <source>%1: sunflower tokens</source>
        <translation>%1: fichas de girasol</translation>
    </message>
    <message>
        <source>That is not possible: %1.</source>
        <translation>Eso no es posible: %1.</translation>
    </message>
    <message>
        <source>%1: plants left</source>
        <translation>%1: plantas restantes</translation>
    </message>
    <message>
        <source>%1: what the paper says</source>
        <translation>%1: lo que dice el papel</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1: color</translation>
    </message>
    <message>
        <source>This game has no room for another player. %1: %2.</source>
        <translation>En esta partida no cabe nadie más. %1: %2.</translation>
    </message>
</context>
<context>
    <name>RenatureExtras</name>
    <message>
        <source>Player board</source>
        <translation>Tablero de jugador</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Fichas recogidas</translation>
    </message>
    <message>
        <source>Plants, tokens…</source>
        <translation>Plantas, fichas…</translation>
    </message>
</context>
<context>
    <name>RenatureSheet</name>
    <message>
        <source>own: %1</source>
        <comment>plants</comment>
        <translation>propias: %1</translation>
    </message>
    <message>
        <source>neutral: %1</source>
        <comment>plants</comment>
        <translation>neutrales: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>blue: 2 turf</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>sin plantas</translation>
    </message>
    <message>
        <source>main %1, bonus %2</source>
        <translation>principal %1, bonificación %2</translation>
    </message>
    <message>
        <source>main %1, bonus not known</source>
        <translation>principal %1, bonificación desconocida</translation>
    </message>
    <message>
        <source>Plants left, %1</source>
        <translation>Plantas restantes, %1</translation>
    </message>
    <message>
        <source>Sunflower tokens: %1</source>
        <translation>Fichas de girasol: %1</translation>
    </message>
    <message>
        <source>Areas that held their token</source>
        <translation>Zonas que conservaban su ficha</translation>
    </message>
    <message>
        <source>Area %1 (%2): %3</source>
        <translation>Zona %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>RenatureText</name>
    <message>
        <source>main and bonus</source>
        <translation>principal y bonificación</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principal</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonificación</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Zona %1</translation>
    </message>
    <message>
        <source>turf</source>
        <comment>in a list</comment>
        <translation>césped</translation>
    </message>
    <message>
        <source>bush</source>
        <comment>in a list</comment>
        <translation>arbusto</translation>
    </message>
    <message>
        <source>pine</source>
        <comment>in a list</comment>
        <translation>pino</translation>
    </message>
    <message>
        <source>oak</source>
        <comment>in a list</comment>
        <translation>roble</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Césped</translation>
    </message>
    <message>
        <source>Bush</source>
        <translation>Arbusto</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Pino</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Roble</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 turf</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more plant point(s)</source>
        <translation>
            <numerusform>%n punto de planta más</numerusform>
            <numerusform>%n puntos de planta más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %1 points (%n)</source>
        <comment>main and bonus, 6</comment>
        <translation>
            <numerusform>%n punto (%1)</numerusform>
            <numerusform>%n puntos (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3) would win %4.</source>
        <translation>%1: con %2 (%3) hay %4.</translation>
    </message>
    <message>
        <source>%1: %2 would win %3, but no plants can do that here.</source>
        <translation>%1: con %2 habría %3, pero aquí no lo logra ninguna planta.</translation>
    </message>
    <message>
        <source>Area %1 (main %2, bonus %3)</source>
        <translation>Zona %1 (principal %2, bonificación %3)</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>sin plantas</translation>
    </message>
</context>
<context>
    <name>RestoreCommand</name>
    <message>
        <source>There is no backup.</source>
        <translation>No hay ninguna copia de seguridad.</translation>
    </message>
    <message>
        <source>Backups by earlier versions of Concord are in %1; some may be of another server on that host.</source>
        <translation>Las copias de seguridad de versiones anteriores de Concord están en %1; algunas pueden ser de otro servidor del mismo equipo.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n partida recuperada de su copia.</numerusform>
            <numerusform>%n partidas recuperadas de sus copias.</numerusform>
        </translation>
    </message>
    <message>
        <source>The former file was kept as %1.</source>
        <translation>El archivo anterior se conservó como %1.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <translation>La copia de seguridad se ha restaurado.</translation>
    </message>
    <message>
        <source>The previous record was kept as %1.</source>
        <translation>El registro anterior se conservó como %1.</translation>
    </message>
    <message>
        <source>List the backups of the record, make one, or restore one</source>
        <translation>Lista las copias de seguridad del registro, hace una o recupera una</translation>
    </message>
    <message>
        <source>The backup to restore; without it they are listed</source>
        <translation>La copia que recuperar; sin ella se listan todas</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Hace ahora una copia de seguridad</translation>
    </message>
    <message>
        <source>Rebuild a damaged record from the copies of the games beside it</source>
        <translation>Reconstruye un registro dañado con las copias de las partidas que hay junto a él</translation>
    </message>
    <message>
        <source>The copies were set aside as %1. The record starts with no game.</source>
        <translation>Las copias se apartaron como %1. El registro empieza sin ninguna partida.</translation>
    </message>
    <message>
        <source>The previous record was not kept.</source>
        <translation>El registro anterior no se conservó.</translation>
    </message>
    <message>
        <source>Restore without backing up the current record first: it is lost, unless its file is damaged</source>
        <translation>Recupera la copia de seguridad sin hacer otra de lo que hay: no se conserva nada de ello, salvo que sea un archivo dañado</translation>
    </message>
    <message>
        <source>Set aside the copies of a record whose file is empty or missing, and start with no game</source>
        <translation>Aparta las copias de un registro cuyo archivo está vacío o ya no existe, y empieza sin ninguna partida</translation>
    </message>
    <message>
        <source>Nothing was changed, because the current record could not be backed up first. &quot;--no-backup&quot; restores the backup without keeping the current record.</source>
        <translation>No se cambió nada, pues no se puede hacer antes una copia de seguridad de lo que hay. &quot;--no-backup&quot; recupera la copia de seguridad sin conservarlo.</translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message>
        <source>recorded on %1</source>
        <translation>registrada el %1</translation>
    </message>
    <message>
        <source>recorded on %1, changed since</source>
        <translation>registrada el %1, cambiada desde entonces</translation>
    </message>
    <message>
        <source>file %1, changed since</source>
        <translation>archivo %1, cambiada desde entonces</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>archivo %1</translation>
    </message>
    <message>
        <source>kept automatically</source>
        <translation>guardada automáticamente</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>sin guardar</translation>
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
        <translation>Puntúa partidas: los tableros, la hoja de puntuación y quién gana</translation>
    </message>
    <message>
        <source>Games to score; - is standard input</source>
        <translation>Partidas que puntuar; - es la entrada estándar</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>Explica cada punto con su regla</translation>
    </message>
    <message>
        <source>Write concord-score JSON: indented for a single file, one line per file for several</source>
        <translation>Escribe un concord-score en JSON, legible para un archivo, una línea por archivo si son varios</translation>
    </message>
    <message>
        <source>Read one game per line from standard input, write one score per line</source>
        <translation>Lee una partida por línea de la entrada estándar, escribe una puntuación por línea</translation>
    </message>
    <message>
        <source>-: %1 of %2 lines hold no game that can be scored; their answers say why.</source>
        <translation>-: %1 de %2 líneas no contienen una partida que se pueda puntuar; sus respuestas dicen por qué.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>(board: %1) %2</source>
        <translation>(tablero: %1) %2</translation>
    </message>
    <message>
        <source>(counted: %1) %2</source>
        <translation>(contado: %1) %2</translation>
    </message>
    <message>
        <source>* counted and typed by hand</source>
        <translation>* contado y escrito a mano</translation>
    </message>
    <message>
        <source>Animal card: %1</source>
        <translation>Carta de Animal: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n cube(s)</source>
        <translation>
            <numerusform>%1: %2, %n cubo</numerusform>
            <numerusform>%1: %2, %n cubos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>%1, counted with Concord.</source>
        <comment>a game</comment>
        <translation>%1, contado con Concord.</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>* typed by hand</source>
        <translation>* escrito a mano</translation>
    </message>
    <message>
        <source>%1, %2: the board itself gives %3.</source>
        <translation>%1, %2: el propio tablero da %3.</translation>
    </message>
    <message>
        <source>Warning, %1: %2</source>
        <translation>Atención, %1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Atención: %1</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Opening the photo…</source>
        <translation>Abriendo la foto…</translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation>Buscando el tablero…</translation>
    </message>
    <message>
        <source>Finding where the camera was…</source>
        <translation>Averiguando dónde estaba la cámara…</translation>
    </message>
    <message>
        <source>Judging the light…</source>
        <translation>Juzgando la luz…</translation>
    </message>
    <message>
        <source>Reading the stacks…</source>
        <translation>Leyendo las pilas…</translation>
    </message>
    <message>
        <source>Estimating how sure the reading is…</source>
        <translation>Estimando la fiabilidad de la lectura…</translation>
    </message>
    <message>
        <source>Reading the second photo…</source>
        <translation>Leyendo la segunda foto…</translation>
    </message>
    <message>
        <source>Preparing the result…</source>
        <translation>Preparando el resultado…</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>50 % of 4 games</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Cara %1</translation>
    </message>
    <message>
        <source>without spirits</source>
        <translation>sin Espíritus</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>Espíritu que puntúa por grupos</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>Espíritu que puntúa por cada pila</translation>
    </message>
    <message>
        <source>spirit, card not known</source>
        <translation>Espíritu, carta desconocida</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Por delante</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Empatados</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Por detrás</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Medias</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two averages</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Most points for</source>
        <translation>Más puntos por</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Espíritu</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Más puntos</translation>
    </message>
    <message>
        <source>By</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Most suns</source>
        <translation>Más soles</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Share of all points</source>
        <translation>Parte del total</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Animal</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>Veces elegido</translation>
    </message>
    <message>
        <source>Cubes placed on average</source>
        <translation>Cubos colocados de media</translation>
    </message>
    <message>
        <source>A double click shows the game.</source>
        <translation>Un doble clic muestra la partida.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Average of the winners</source>
        <translation>Media de los ganadores</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>no spirit</source>
        <translation>sin Espíritu</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>Espíritu de grupos</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>Espíritu de pilas</translation>
    </message>
    <message>
        <source>unknown spirit</source>
        <translation>Espíritu desconocido</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victorias</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>average</source>
        <translation>media</translation>
    </message>
    <message>
        <source>started</source>
        <translation>empezó</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Cara a cara</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 : %3 %4, %n game(s), averages %5 and %6</source>
        <translation>
            <numerusform>%1 %2 : %3 %4, %n partida, medias %5 y %6</numerusform>
            <numerusform>%1 %2 : %3 %4, %n partidas, medias %5 y %6</numerusform>
        </translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Récords personales</translation>
    </message>
    <message>
        <source>side</source>
        <translation>cara</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Best by side and kind of spirit</source>
        <translation>Lo mejor por cara y tipo de Espíritu</translation>
    </message>
    <message>
        <source>%1, %2: %3 by %4 in game %5</source>
        <translation>%1, %2: %3 de %4 en la partida %5</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s) by %1 in game %2</source>
        <translation>
            <numerusform>%n sol de %1 en la partida %2</numerusform>
            <numerusform>%n soles de %1 en la partida %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Puntos por categoría</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>least</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>most</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>share</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>Animales favoritos</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Wins, averages, bests and favourites of the recorded games</source>
        <translation>Victorias, medias, récords y favoritos de las partidas registradas</translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation>Escribe JSON</translation>
    </message>
    <message>
        <source>No games.</source>
        <translation>No hay partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by number of players</source>
        <translation>Puntos por número de jugadores</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>cubes per game</source>
        <translation>cubos por partida</translation>
    </message>
    <message>
        <source>winners&apos; average</source>
        <translation>media al ganar</translation>
    </message>
</context>
<context>
    <name>TypedRow</name>
    <message>
        <source>Group %1, “%2”: expected “%3” to stand alone, it is a whole stack.</source>
        <translation>Grupo %1, «%2»: se esperaba «%3» a solas, es una pila entera.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected one of the letters %3, or - for an empty cell, got “%4”.</source>
        <translation>Grupo %1, «%2»: se esperaba una de las letras %3, o - para una casilla vacía, no «%4».</translation>
    </message>
    <message>
        <source>Group %1, “%2”: %3 cannot go on %4. Expected the tokens of one cell from the bottom up.</source>
        <translation>Grupo %1, «%2»: %3 no puede ir sobre %4. Se esperaban las fichas de una casilla de abajo arriba.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected no more groups, the board has only %3 cells.</source>
        <translation>Grupo %1, «%2»: no se esperaban más grupos, el tablero solo tiene %3 casillas.</translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %2, no %3</translation>
    </message>
    <message>
        <source>No score was claimed.</source>
        <translation>No se declaró ninguna puntuación.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>declarado</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>Compare the claimed score with the computed one; status 1 if they differ</source>
        <translation>Compara la puntuación declarada con la calculada; estado 1 si difieren</translation>
    </message>
    <message>
        <source>Games to verify; - is standard input</source>
        <translation>Partidas que comprobar; - es la entrada estándar</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>Escribe JSON, legible para un archivo, una línea por archivo si son varios</translation>
    </message>
    <message>
        <source>What was claimed is right.</source>
        <translation>Lo declarado es correcto.</translation>
    </message>
    <message>
        <source>What was claimed differs from the computed score.</source>
        <translation>Lo declarado difiere de la puntuación calculada.</translation>
    </message>
    <message>
        <source>Nothing was claimed.</source>
        <translation>No se declaró nada.</translation>
    </message>
</context>
<context>
    <name>WhyCommand</name>
    <message>
        <source>Claimed as a tree: %1</source>
        <translation>Declarado como árbol: %1</translation>
    </message>
    <message>
        <source>Claimed as a mountain: %1</source>
        <translation>Declarado como montaña: %1</translation>
    </message>
    <message>
        <source>Claimed as a field: %1</source>
        <translation>Declarado como campo: %1</translation>
    </message>
    <message>
        <source>Claimed as a building: %1</source>
        <translation>Declarado como edificio: %1</translation>
    </message>
    <message>
        <source>Claimed as a river: %1</source>
        <translation>Declarado como río: %1</translation>
    </message>
    <message>
        <source>Claimed as an island: %1</source>
        <translation>Declarado como isla: %1</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>declarado</translation>
    </message>
    <message>
        <source>shows why</source>
        <translation>muestra por qué</translation>
    </message>
    <message>
        <source>The claim holds: %1.</source>
        <translation>Lo declarado es correcto: %1.</translation>
    </message>
    <message>
        <source>The claim does not hold; it still scores %1.</source>
        <translation>Lo declarado no es correcto; de ello cuenta: %1.</translation>
    </message>
    <message>
        <source>On the pad the typed number counts instead of the board. %1: %2.</source>
        <translation>En la hoja de puntuación cuenta el número escrito en lugar del tablero. %1: %2.</translation>
    </message>
    <message>
        <source>Say whether cells are what a player claims, and if not, what breaks the claim; exit status 1 if it does not hold</source>
        <translation>Dice si unas casillas son lo que declara un jugador y, si no, qué lo impide; estado 1 si no es correcto</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>La partida; - es la entrada estándar</translation>
    </message>
    <message>
        <source>Whose board; needed where several players have one</source>
        <translation>De quién es el tablero; necesario si varios jugadores tienen uno</translation>
    </message>
    <message>
        <source>The cells of a river, from end to end</source>
        <translation>Las casillas de un río, de extremo a extremo</translation>
    </message>
    <message>
        <source>The cells of a field</source>
        <translation>Las casillas de un campo</translation>
    </message>
    <message>
        <source>The cells of an island, empty ones too</source>
        <translation>Las casillas de una isla, también las vacías</translation>
    </message>
    <message>
        <source>The cell of a building, or several</source>
        <translation>La casilla de un edificio, o varias</translation>
    </message>
    <message>
        <source>The cell of a tree, or several</source>
        <translation>La casilla de un árbol, o varias</translation>
    </message>
    <message>
        <source>The cell of a mountain, or several</source>
        <translation>La casilla de una montaña, o varias</translation>
    </message>
    <message>
        <source>Write concord-claim JSON</source>
        <translation>Escribe un concord-claim en JSON</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Low tree</source>
        <translation>Árbol bajo</translation>
    </message>
    <message>
        <source>Medium tree</source>
        <translation>Árbol mediano</translation>
    </message>
    <message>
        <source>Tall tree</source>
        <translation>Árbol alto</translation>
    </message>
    <message>
        <source>Trunk without leaves</source>
        <translation>Tronco sin copa</translation>
    </message>
    <message>
        <source>Low mountain</source>
        <translation>Montaña baja</translation>
    </message>
    <message>
        <source>Medium mountain</source>
        <translation>Montaña mediana</translation>
    </message>
    <message>
        <source>High mountain</source>
        <translation>Montaña alta</translation>
    </message>
    <message>
        <source>Mountain standing alone</source>
        <translation>Montaña aislada</translation>
    </message>
    <message numerus="yes">
        <source>River, %n token(s) long</source>
        <translation>
            <numerusform>Río de %n ficha de largo</numerusform>
            <numerusform>Río de %n fichas de largo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other water, %n token(s)</source>
        <translation>
            <numerusform>Otra agua, %n ficha</numerusform>
            <numerusform>Otra agua, %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Island of %n space(s)</source>
        <translation>
            <numerusform>Isla de %n casilla</numerusform>
            <numerusform>Isla de %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>Espíritu de la naturaleza</translation>
    </message>
    <message>
        <source>Animal card</source>
        <translation>Carta de Animal</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>There is nothing around it.</source>
        <translation>No hay nada alrededor.</translation>
    </message>
    <message numerus="yes">
        <source>Around it: %1, %n different colour(s).</source>
        <translation>
            <numerusform>Alrededor: %1, solo %n color.</numerusform>
            <numerusform>Alrededor: %1, %n colores distintos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cube on: %1. With: %2.</source>
        <translation>Cubo sobre: %1. Con: %2.</translation>
    </message>
    <message>
        <source>Every group of field tokens</source>
        <translation>Cada grupo de fichas de campo</translation>
    </message>
    <message>
        <source>Every field token</source>
        <translation>Cada ficha de campo</translation>
    </message>
    <message>
        <source>Every group of trees</source>
        <translation>Cada grupo de árboles</translation>
    </message>
    <message>
        <source>Every tree</source>
        <translation>Cada árbol</translation>
    </message>
    <message>
        <source>Every group of buildings</source>
        <translation>Cada grupo de edificios</translation>
    </message>
    <message>
        <source>Every building</source>
        <translation>Cada edificio</translation>
    </message>
    <message>
        <source>Every group of mountains</source>
        <translation>Cada grupo de montañas</translation>
    </message>
    <message>
        <source>Every mountain</source>
        <translation>Cada montaña</translation>
    </message>
    <message>
        <source>Every group of water tokens</source>
        <translation>Cada grupo de fichas de agua</translation>
    </message>
    <message>
        <source>Every water token</source>
        <translation>Cada ficha de agua</translation>
    </message>
    <message>
        <source>height %1: %2</source>
        <translation>altura %1: %2</translation>
    </message>
    <message>
        <source>%1 to %2 of them: %3</source>
        <translation>de %1 a %2: %3</translation>
    </message>
    <message>
        <source>%1 or more: %2</source>
        <translation>%1 o más: %2</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <comment>a spirit card: every tree – height 1: 3 points; height 2: …</comment>
        <translation>%1 – %2.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>water</source>
        <translation>agua</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>montaña alta</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>montaña mediana</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>montaña baja</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>árbol alto</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>árbol mediano</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>árbol bajo</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>dos fichas marrones</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>una ficha marrón</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>una ficha roja</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>edificio sobre gris</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>edificio sobre marrón</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>edificio sobre rojo</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>cubo de animal</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>cubo de Espíritu</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>ningún cubo</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>building</source>
        <translation>edificio</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 Points: %2.</source>
        <translation>%1 Puntos: %2.</translation>
    </message>
    <message numerus="yes">
        <source>It touches the mountain(s) on %1.</source>
        <translation>
            <numerusform>Toca la montaña de %1.</numerusform>
            <numerusform>Toca las montañas de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands alone: none of its neighbours is a mountain.</source>
        <translation>Está sola: ninguna casilla vecina es una montaña.</translation>
    </message>
    <message>
        <source>Counted from %1 to %2 along the line.</source>
        <translation>Contado de %1 a %2 a lo largo de la línea.</translation>
    </message>
    <message>
        <source>There is no water to cut it off: it is all of the land.</source>
        <translation>No hay agua que la separe: es toda la tierra.</translation>
    </message>
    <message>
        <source>Cut off by the water on %1.</source>
        <translation>Separada por el agua de %1.</translation>
    </message>
    <message>
        <source>The habitats also take in %1.</source>
        <translation>Los hábitats incluyen también %1.</translation>
    </message>
    <message numerus="yes">
        <source>Field of %n token(s)</source>
        <translation>
            <numerusform>Campo de %n ficha</numerusform>
            <numerusform>Campo de %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Single field token</source>
        <translation>Ficha de campo suelta</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Edificio</translation>
    </message>
    <message>
        <source>Building with too few colours around</source>
        <translation>Edificio con muy pocos colores alrededor</translation>
    </message>
    <message>
        <source>Red token, no building</source>
        <translation>Ficha roja, no es edificio</translation>
    </message>
    <message>
        <source>Typed by hand</source>
        <translation>Escrito a mano</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>Reglamento, página %1</translation>
    </message>
    <message>
        <source>There is neither a board nor a typed number: the landscapes count 0.</source>
        <translation>No hay ni tablero ni número escrito: los paisajes cuentan 0.</translation>
    </message>
    <message>
        <source>Not known, so these count 0: %1.</source>
        <translation>No se conocen y por eso cuentan 0: %1.</translation>
    </message>
</context>
<context>
    <name>WrittenFile</name>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Abrirlo</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Abrir su &amp;carpeta</translation>
    </message>
</context>
<context>
    <name>concord::gui::AreaEditor</name>
    <message>
        <source>&amp;Main (cells)</source>
        <translation>&amp;Principal (casillas)</translation>
    </message>
    <message>
        <source>B&amp;onus</source>
        <translation>&amp;Bonificación</translation>
    </message>
    <message>
        <source>Main, the large number of the token</source>
        <translation>Principal, el número grande de la ficha</translation>
    </message>
    <message>
        <source>Bonus, the small number of the token</source>
        <translation>Bonificación, el número pequeño de la ficha</translation>
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
        <translation>nadie</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n casilla libre</numerusform>
            <numerusform>%n casillas libres</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>Toca las plantas que están en la zona.</translation>
    </message>
    <message>
        <source>Main %1</source>
        <translation>Principal %1</translation>
    </message>
    <message>
        <source>Bonus %1</source>
        <translation>Bonificación %1</translation>
    </message>
    <message>
        <source>Bonus, not known: %1</source>
        <translation>Bonificación, desconocida: %1</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>igual</translation>
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
        <translation>zona %1</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>Zonas restantes</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Add an area</source>
        <translation>Añadir una &amp;zona</translation>
    </message>
    <message>
        <source>&amp;Remove this area</source>
        <translation>&amp;Quitar esta zona</translation>
    </message>
    <message>
        <source>No areas are &amp;left</source>
        <translation>&amp;No quedan zonas</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>No quedan zonas: se recogieron todas las fichas.</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>¿Qué zonas conservan aún su ficha? Se puntúan al final.</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>Zona %1 de %2</translation>
    </message>
    <message>
        <source>%1 It is not saved yet.</source>
        <translation>%1 Aún no está anotado.</translation>
    </message>
    <message>
        <source>area added</source>
        <translation>zona añadida</translation>
    </message>
    <message>
        <source>area %1 removed</source>
        <translation>zona %1 quitada</translation>
    </message>
    <message>
        <source>no areas left</source>
        <translation>no quedan zonas</translation>
    </message>
    <message>
        <source>Areas &amp;left</source>
        <translation>Zonas &amp;restantes</translation>
    </message>
    <message>
        <source>The areas that still hold their token at the end</source>
        <translation>Las zonas que al final conservan su ficha</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 cannot go on %2 (%3).</source>
        <translation>%1 no puede ir sobre %2 (%3).</translation>
    </message>
    <message>
        <source>A cube needs a token below it; %1 is empty.</source>
        <translation>Un cubo necesita una ficha debajo; %1 está vacía.</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>dudosa</translation>
    </message>
    <message>
        <source>%1 is the last cell.</source>
        <translation>%1 es la última casilla.</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoxDialog</name>
    <message>
        <source>This box</source>
        <translation>Esta caja</translation>
    </message>
    <message>
        <source>Paint and size of the tokens differ from box to box. When a game is recorded, the reader learns from the photos of its settled boards what the tokens of this box look like, and is more certain with the next photos.</source>
        <translation>El color y el tamaño de las fichas varían de una caja a otra. Cuando se guarda una partida en el historial, la lectura aprende de las fotos de sus tableros confirmados cómo son las fichas de esta caja y acierta con más seguridad en las fotos siguientes.</translation>
    </message>
    <message>
        <source>What it has learned is kept with the record, and shared with everybody who uses this record.</source>
        <translation>Lo aprendido se guarda con el historial y lo comparten todos los que usan este historial.</translation>
    </message>
    <message>
        <source>&amp;Learn from settled boards and use it for the next photos</source>
        <translation>&amp;Aprender de los tableros confirmados y usarlo en las fotos siguientes</translation>
    </message>
    <message>
        <source>&amp;Forget this box…</source>
        <translation>&amp;Olvidar esta caja…</translation>
    </message>
    <message>
        <source>No settled board of this box is known yet.</source>
        <translation>Aún no se conoce ningún tablero confirmado de esta caja.</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>Se conoce %n tablero confirmado de esta caja.</numerusform>
            <numerusform>Se conocen %n tableros confirmados de esta caja.</numerusform>
        </translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>aún no vista</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token, and the colour of its paint</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Forget what is known of this box?</source>
        <translation>¿Olvidar lo que se sabe de esta caja?</translation>
    </message>
    <message>
        <source>The reader begins anew with the next settled board. Games and photos are not changed.</source>
        <translation>La lectura vuelve a empezar con el próximo tablero confirmado. Las partidas y las fotos no cambian.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
</context>
<context>
    <name>concord::gui::Camera</name>
    <message>
        <source>No camera was found.</source>
        <translation>No se encontró ninguna cámara.</translation>
    </message>
    <message>
        <source>The camera is no longer there.</source>
        <translation>La cámara ya no está.</translation>
    </message>
    <message>
        <source>The camera does not work: %1</source>
        <translation>La cámara no funciona: %1</translation>
    </message>
    <message>
        <source>Cameras cannot be used here: Qt Multimedia lacks a backend that works.</source>
        <translation>Aquí no se pueden usar cámaras: a Qt Multimedia le falta un motor que funcione.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CameraPage</name>
    <message>
        <source>The camera gives no picture. Perhaps another program uses it.</source>
        <translation>La cámara no da imagen. Quizá la use otro programa.</translation>
    </message>
    <message>
        <source>&amp;Take the photo</source>
        <translation>&amp;Hacer la foto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>Iniciando la cámara…</translation>
    </message>
    <message>
        <source>%1 A photo from a file or the clipboard does as well.</source>
        <translation>%1 También vale una foto de un archivo o del portapapeles.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Photo from a &amp;file…</source>
        <translation>Foto de un &amp;archivo…</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardListModel</name>
    <message>
        <source>%1 Held by %2.</source>
        <translation>%1 La tiene %2.</translation>
    </message>
    <message>
        <source>%1 A cube on the board lies in its habitat.</source>
        <translation>%1 Un cubo del tablero está en su hábitat.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardPicker</name>
    <message>
        <source>Spirits</source>
        <translation>Espíritus</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Only cards with a stripe of this colour</source>
        <translation>Solo las cartas con una franja de este color</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nombre de la carta</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>Cartas para elegir</translation>
    </message>
    <message>
        <source>No card is called that here. Try another colour, or fewer letters.</source>
        <translation>Aquí ninguna carta se llama así. Prueba otro color o menos letras.</translation>
    </message>
    <message>
        <source>Name and cubes, then Enter: fro 3</source>
        <translation>Nombre y cubos, luego Intro: ran 3</translation>
    </message>
    <message>
        <source>The first letters of a name and the number of cubes placed: “fro 3” picks the frog with three cubes. For a card that lies here already, the number replaces its cubes.</source>
        <translation>Las primeras letras de un nombre y el número de cubos colocados: «ran 3» elige la rana con tres cubos. Si la carta ya está aquí, el número reemplaza sus cubos.</translation>
    </message>
    <message>
        <source>%1 holds the card “%2”.</source>
        <translation>%1 tiene la carta «%2».</translation>
    </message>
    <message>
        <source>%1: expected a number of cubes up to %2, got %3.</source>
        <translation>%1: se esperaba un número de cubos hasta %2, no %3.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardsPage</name>
    <message>
        <source>Pick the cards on the right; none lie here yet.</source>
        <translation>Elige las cartas a la derecha; aquí todavía no hay ninguna.</translation>
    </message>
    <message>
        <source>Animal points without a card</source>
        <translation>Puntos de animales sin carta</translation>
    </message>
    <message>
        <source>Spirit points without a card</source>
        <translation>Puntos de Espíritu sin carta</translation>
    </message>
    <message>
        <source>%1, spirit %2</source>
        <translation>%1, Espíritu %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Animals %1</source>
        <translation>Animales %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimBar</name>
    <message>
        <source>Claim cells of the board, and see what they are and why.</source>
        <translation>Declara casillas del tablero y mira qué son y por qué.</translation>
    </message>
    <message>
        <source>What is claimed</source>
        <translation>Qué se declara</translation>
    </message>
    <message>
        <source>Claimed cells</source>
        <translation>Casillas declaradas</translation>
    </message>
    <message>
        <source>Click the cells, or type a1-a2-b2</source>
        <translation>Haz clic en las casillas o escribe a1-a2-b2</translation>
    </message>
    <message>
        <source>&amp;Settled</source>
        <translation>&amp;Zanjada</translation>
    </message>
    <message>
        <source>Both sides agree: the score pad and the record of the game say so.</source>
        <translation>Las dos partes están de acuerdo: así consta en la hoja de puntuación y en el registro de la partida.</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimModel</name>
    <message>
        <source>dispute reopened</source>
        <translation>disputa reabierta</translation>
    </message>
    <message>
        <source>dispute settled</source>
        <translation>disputa zanjada</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my tree count?</source>
        <translation>¿&amp;Por qué no mi árbol?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my mountain count?</source>
        <translation>¿&amp;Por qué no mi montaña?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my field count?</source>
        <translation>¿&amp;Por qué no mi campo?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my building count?</source>
        <translation>¿&amp;Por qué no mi edificio?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my river count?</source>
        <translation>¿&amp;Por qué no mi río?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my island count?</source>
        <translation>¿&amp;Por qué no mi isla?</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Edificio</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Río</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Isla</translation>
    </message>
    <message>
        <source>%1, %2: settled. The score pad and the record of the game say so.</source>
        <translation>%1, %2: resuelto. Así consta en la hoja de puntuación y en el registro de la partida.</translation>
    </message>
    <message>
        <source>%1, %2: open again.</source>
        <translation>%1, %2: abierto de nuevo.</translation>
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
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>Plus adds one, minus takes one away, digits set the number, Delete clears it.</source>
        <translation>Más suma uno, menos resta uno, las cifras fijan el número, Supr lo borra.</translation>
    </message>
</context>
<context>
    <name>concord::gui::DecideAreaPage</name>
    <message>
        <source>Decide an area</source>
        <translation>Resolver una zona</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>&amp;Siguiente zona</translation>
    </message>
    <message>
        <source>Clears all counters.</source>
        <translation>Vacía todos los contadores.</translation>
    </message>
    <message>
        <source>&amp;Decide an area</source>
        <translation>&amp;Resolver una zona</translation>
    </message>
    <message>
        <source>Renature: who gets what in an area, and why</source>
        <translation>Renature: quién recibe qué de una zona, y por qué</translation>
    </message>
    <message>
        <source>Renature: &amp;decide an area</source>
        <translation>Renature: &amp;resolver una zona</translation>
    </message>
</context>
<context>
    <name>concord::gui::DeletedGamesDialog</name>
    <message>
        <source>Deleted games</source>
        <translation>Partidas borradas</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>Delete &amp;permanently…</source>
        <translation>Borrar &amp;para siempre…</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %n game(s), including their photos? This cannot be undone.</source>
        <translation>
            <numerusform>¿Borrar %n partida para siempre, con sus fotos? No se puede deshacer.</numerusform>
            <numerusform>¿Borrar %n partidas para siempre, con sus fotos? No se puede deshacer.</numerusform>
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
        <translation>Concord cuenta %1.</translation>
    </message>
    <message>
        <source>The paper says %1, and so does Concord.</source>
        <translation>El papel dice %1, y Concord también.</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too many on the paper.</source>
        <translation>El papel dice %1, Concord cuenta %2: en el papel sobran %3.</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too few on the paper.</source>
        <translation>El papel dice %1, Concord cuenta %2: en el papel faltan %3.</translation>
    </message>
    <message>
        <source>The paper says %1.</source>
        <translation>El papel dice %1.</translation>
    </message>
    <message>
        <source>Nothing on the board counts for this row.</source>
        <translation>No hay nada de eso en el tablero.</translation>
    </message>
    <message>
        <source>There is no board and no number for it.</source>
        <translation>No hay ni tablero ni número para ello.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 of %2 cubes were placed.</source>
        <translation>Se colocaron %1 de %2 cubos.</translation>
    </message>
    <message>
        <source>The board itself gives %1.</source>
        <translation>El propio tablero da %1.</translation>
    </message>
    <message>
        <source>There is no number for it.</source>
        <translation>No hay ningún número para ello.</translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputePage</name>
    <message>
        <source>Dispute</source>
        <translation>Disputa</translation>
    </message>
    <message>
        <source>Row of the score pad</source>
        <translation>Fila de la hoja de puntuación</translation>
    </message>
    <message>
        <source>&amp;Paper says</source>
        <translation>El &amp;papel dice</translation>
    </message>
    <message>
        <source>What the paper score pad says in this row; empty if it says nothing.</source>
        <translation>Lo que dice la hoja de papel en esta fila; vacío si no dice nada.</translation>
    </message>
    <message>
        <source>Everything that was counted</source>
        <translation>Todo lo que se contó</translation>
    </message>
    <message>
        <source>Previous (left arrow)</source>
        <translation>Anterior (flecha izquierda)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next (right arrow)</source>
        <translation>Siguiente (flecha derecha)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>Board and explanation as a picture, for the group chat.</source>
        <translation>Tablero y explicación como imagen, para el grupo de chat.</translation>
    </message>
    <message>
        <source>The explanation as a text, for the group chat.</source>
        <translation>La explicación como texto, para el grupo de chat.</translation>
    </message>
    <message>
        <source>There is no board here that could be shown.</source>
        <translation>Aquí no hay ningún tablero que mostrar.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>El texto está en el portapapeles.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>Click the cells that you claim, or drag over them: what breaks the claim is marked with “!”.</source>
        <translation>Haz clic en las casillas que declaras o arrastra sobre ellas: lo que falla se marca con «!».</translation>
    </message>
</context>
<context>
    <name>concord::gui::Document</name>
    <message>
        <source>several cells</source>
        <translation>varias casillas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 es correcta</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>foto</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: %3 escrito</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1, %2: número borrado</translation>
    </message>
    <message>
        <source>%1: animals typed</source>
        <translation>%1: animales escritos</translation>
    </message>
    <message>
        <source>%1: animal cubes typed</source>
        <translation>%1: cubos de animal escritos</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>se añade %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>se quita %1</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>jugador llamado %1</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1: color</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>aclaraciones de reglas</translation>
    </message>
    <message>
        <source>with nature&apos;s spirits</source>
        <translation>con Espíritus de la naturaleza</translation>
    </message>
    <message>
        <source>without nature&apos;s spirits</source>
        <translation>sin Espíritus de la naturaleza</translation>
    </message>
    <message>
        <source>who started</source>
        <translation>quién empezó</translation>
    </message>
</context>
<context>
    <name>concord::gui::EmptiedQuestion</name>
    <message>
        <source>Past games</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>The record&apos;s file is empty or missing: %1. Copies of its games still exist.</source>
        <translation>El historial está vacío o ya no existe: %1. Las copias de sus partidas siguen ahí.</translation>
    </message>
    <message>
        <source>The games can be brought back from the copies. Starting a new record moves the copies to a separate folder; they are not deleted.</source>
        <translation>Las partidas se pueden recuperar de las copias. Empezar de nuevo aparta las copias, que se conservan.</translation>
    </message>
    <message>
        <source>&amp;Restore the games</source>
        <translation>&amp;Recuperar las partidas</translation>
    </message>
    <message>
        <source>&amp;Start a new record</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n partida recuperada de su copia.</numerusform>
            <numerusform>%n partidas recuperadas de sus copias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be restored, or only with changes.</source>
        <translation>
            <numerusform>%n archivo no se pudo incorporar tal como está.</numerusform>
            <numerusform>%n archivos no se pudieron incorporar tal como están.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::EndingView</name>
    <message>
        <source>Any key or a click leads back to the pad.</source>
        <translation>Con cualquier tecla o un clic se vuelve a la hoja.</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameCodeDialog</name>
    <message>
        <source>Add to BG Stats</source>
        <translation>A BG Stats</translation>
    </message>
    <message>
        <source>Scan this with the phone that has BG Stats to add the game %1.</source>
        <translation>Escanea esto con el teléfono que tiene BG Stats: incorpora la partida %1.</translation>
    </message>
    <message>
        <source>The link as a code</source>
        <translation>El enlace como código</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Copiar el enlace</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameDetailsDialog</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Todos los jugadores necesitan un nombre.</translation>
    </message>
    <message>
        <source>Two players cannot both be called %1.</source>
        <translation>Dos jugadores no pueden llamarse ambos %1.</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Sobre la partida</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <translation>&amp;Jugada el</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutos</translation>
    </message>
    <message>
        <source>It &amp;took</source>
        <translation>&amp;Duración</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>J&amp;ugadores</translation>
    </message>
    <message>
        <source>Who &amp;started</source>
        <translation>&amp;Empezó</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Nota</translation>
    </message>
</context>
<context>
    <name>concord::gui::GamePage</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Picture from the camera</source>
        <translation>Imagen de la cámara</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameRecorder</name>
    <message>
        <source>This game has changed since it was recorded.</source>
        <translation>Esta partida está registrada y se ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>&amp;Record the changes</source>
        <translation>&amp;Registrar los cambios</translation>
    </message>
    <message>
        <source>The game is complete. Keep it in the record?</source>
        <translation>La partida está completa. ¿Guardarla en el historial?</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Registrar</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Verla</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Detalles…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>The game is recorded.</source>
        <translation>La partida está registrada.</translation>
    </message>
    <message>
        <source>The changes are recorded.</source>
        <translation>Los cambios están registrados.</translation>
    </message>
    <message>
        <source>This is a sample game, to look around in. It is not kept in the record.</source>
        <translation>Es una partida de ejemplo, para echar un vistazo. No se guarda en el historial.</translation>
    </message>
</context>
<context>
    <name>concord::gui::HeldCard</name>
    <message>
        <source>Animal points</source>
        <translation>Puntos de animales</translation>
    </message>
    <message>
        <source>Spirit points</source>
        <translation>Puntos de Espíritu</translation>
    </message>
    <message>
        <source>Put this card back</source>
        <translation>Devolver esta carta</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>Devolver %1</translation>
    </message>
    <message>
        <source>Cubes placed from %1</source>
        <translation>Cubos colocados de %1</translation>
    </message>
    <message>
        <source>Click the space up to which the cubes were placed.</source>
        <translation>Haz clic en el espacio hasta el que se colocaron los cubos.</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>&amp;Cubes</source>
        <translation>&amp;Cubos</translation>
    </message>
    <message>
        <source>%1 of %2 cubes</source>
        <translation>%1 de %2 cubos</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>Cubo colocado</translation>
    </message>
    <message>
        <source>Cube not placed</source>
        <translation>Cubo sin colocar</translation>
    </message>
    <message>
        <source>A spirit pays only after its cube has been placed.</source>
        <translation>Un Espíritu solo puntúa una vez colocado su cubo.</translation>
    </message>
    <message>
        <source>The spirit&apos;s points depend on the board, and this player has no board yet.</source>
        <translation>El Espíritu se cuenta en el tablero, y todavía no hay ninguno.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cubes break ties. Leave it empty if nobody knows how many were placed.</source>
        <translation>Los cubos deshacen empates. Vacío significa que nadie sabe cuántos se colocaron.</translation>
    </message>
</context>
<context>
    <name>concord::gui::HelpDialog</name>
    <message>
        <source>Mouse and keys</source>
        <translation>Ratón y teclas</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Score pad.&lt;/b&gt; Arrows choose a field; typing puts a number into it, its parts too: 5+10+4. Enter or the space bar opens a field or a board, Delete takes a typed number away.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Dispute.&lt;/b&gt; Left and right walk through what was counted.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Past games.&lt;/b&gt; Delete deletes the chosen games, %1 brings them back, %2 searches.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Camera.&lt;/b&gt; The space bar takes the photo, Escape closes the camera.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Hoja de puntuación.&lt;/b&gt; Las flechas eligen un campo; al escribir se pone un número, también por partes: 5+10+4. Intro o la barra espaciadora abren un campo o un tablero, Supr quita un número escrito.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Disputa.&lt;/b&gt; Izquierda y derecha recorren lo contado.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Historial.&lt;/b&gt; Supr borra las partidas elegidas, %1 las recupera, %2 busca.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cámara.&lt;/b&gt; La barra espaciadora toma la foto, Escape cierra la cámara.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back.&lt;/b&gt; Escape leaves a page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Atrás.&lt;/b&gt; Escape sale de la página.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Mouse.&lt;/b&gt; Choose a token or a whole stack below the board, then click a cell to put it there, or drag over many. A right click takes the top off, or a whole stack while one is chosen. In the photo, turn the wheel to zoom and drag to move.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Keys.&lt;/b&gt; Arrows choose a cell, the space bar and Enter go on to the next one. W, M, T, L, F and H put water, mountain, trunk, leaves, field and house on it; R and E put a medium and a tall tree, O and U a medium and a high mountain, B a building. A letter that cannot go on what was just typed is meant for the next cell. A and S put an animal or spirit cube, Backspace takes the last key back, Delete takes the top off. N goes to the next doubtful cell, 1 to 4 choose what it may be, Enter says that it is right.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Whole board.&lt;/b&gt; The field below the board takes it in one line, a group of letters for each cell, column by column: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cards.&lt;/b&gt; A name and the cubes placed, then Enter: fro 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Outline of the board.&lt;/b&gt; 1 to 4 choose a corner, arrows move it, with Shift further, R turns, Enter reads the photo again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ratón.&lt;/b&gt; Elige una ficha o una pila entera debajo del tablero y haz clic en una casilla para ponerla ahí, o arrastra sobre varias. Un clic derecho quita la ficha de arriba, o una pila entera mientras haya una elegida. En la foto, gira la rueda para ampliar y arrastra para mover.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Teclas.&lt;/b&gt; Las flechas eligen una casilla, la barra espaciadora e Intro pasan a la siguiente. W, M, T, L, F y H ponen en ella agua, montaña, tronco, copa, campo y casa; R y E, un árbol mediano y uno alto; O y U, una montaña mediana y una alta; B, un edificio. Una letra que no puede ir sobre lo recién escrito vale para la casilla siguiente. A y S ponen un cubo de animal o de Espíritu, Retroceso deshace la última tecla, Supr quita la ficha de arriba. N va a la siguiente casilla dudosa, de 1 a 4 eligen qué puede ser, Intro dice que es correcta.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Tablero entero.&lt;/b&gt; El campo debajo del tablero lo recibe en una línea, un grupo de letras por casilla, columna a columna: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cartas.&lt;/b&gt; Un nombre y los cubos colocados, luego Intro: ran 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Contorno del tablero.&lt;/b&gt; De 1 a 4 eligen una esquina, las flechas la mueven, con Mayús más lejos, R gira, Intro lee la foto otra vez.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderAction</name>
    <message>
        <source>&amp;Help the reader get better…</source>
        <translation>&amp;Ayudar a mejorar la lectura…</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderDialog</name>
    <message>
        <source>the place</source>
        <translation>el lugar</translation>
    </message>
    <message>
        <source>names</source>
        <translation>los nombres</translation>
    </message>
    <message>
        <source>serial numbers</source>
        <translation>los números de serie</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>la fecha</translation>
    </message>
    <message>
        <source>make and model of the camera</source>
        <translation>la marca y el modelo de la cámara</translation>
    </message>
    <message>
        <source>the maker&apos;s notes</source>
        <translation>las notas del fabricante</translation>
    </message>
    <message>
        <source>a small preview</source>
        <translation>una vista previa pequeña</translation>
    </message>
    <message>
        <source>texts and notes</source>
        <translation>textos y notas</translation>
    </message>
    <message>
        <source>further pictures or a film</source>
        <translation>otras imágenes o un vídeo</translation>
    </message>
    <message>
        <source>In the file: the picture, stored anew as JPEG (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>En el archivo: la imagen, guardada de nuevo como JPEG (%1 × %2 píxeles, %3), su distancia focal y hacia dónde está la parte de arriba, el tablero y dónde están sus casillas en la imagen.</translation>
    </message>
    <message>
        <source>In the file: the picture, exactly as it was compressed (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>En el archivo: la imagen, exactamente como estaba comprimida (%1 × %2 píxeles, %3), su distancia focal y hacia dónde está la parte de arriba, el tablero y dónde están sus casillas en la imagen.</translation>
    </message>
    <message>
        <source>Not in it: place, names, serial numbers, date and anything else that a photo&apos;s file may say.</source>
        <translation>No contiene: lugar, nombres, números de serie, fecha ni nada más que pueda revelar el archivo de una foto.</translation>
    </message>
    <message>
        <source>Taken out of this photo: %1, and anything else that its file may say.</source>
        <translation>Se ha quitado de esta foto: %1 y todo lo demás que su archivo pueda revelar.</translation>
    </message>
    <message>
        <source>Help the reader get better</source>
        <translation>Ayudar a mejorar la lectura</translation>
    </message>
    <message>
        <source>The reader learns from photos of real tables. This one can be saved as a file, with the board that you settled, for you or to be passed on. Nothing is ever sent automatically.</source>
        <translation>La lectura aprende de fotos de mesas reales. Esta se puede guardar como archivo, con el tablero que has confirmado, para ti o para compartirla. Nunca se envía nada por sí solo.</translation>
    </message>
    <message>
        <source>Who may use it</source>
        <translation>Quién puede usarla</translation>
    </message>
    <message>
        <source>&amp;Everybody, for anything (CC0)</source>
        <translation>&amp;Todo el mundo, para lo que sea (CC0)</translation>
    </message>
    <message>
        <source>&amp;Only me</source>
        <translation>&amp;Solo yo</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>&amp;Casillas sobre la foto</translation>
    </message>
    <message>
        <source>I compared them: every cell is &amp;right</source>
        <translation>Lo he comparado: cada casilla es &amp;correcta</translation>
    </message>
    <message>
        <source>What is saved counts as the truth: compare the board with the photo, cell by cell.</source>
        <translation>Lo que se guarda cuenta como verdad: compara el tablero con la foto, casilla por casilla.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>The board in the file</source>
        <translation>El tablero del archivo</translation>
    </message>
    <message>
        <source>The photo cannot be saved: %1.</source>
        <translation>No se puede guardar la foto: %1.</translation>
    </message>
    <message>
        <source>The photo is being prepared…</source>
        <translation>Preparando la foto…</translation>
    </message>
    <message>
        <source>What the picture shows stays in it: look for people, papers with writing, and screens.</source>
        <translation>Lo que muestra la imagen permanece en ella: fíjate si hay personas, papeles escritos o pantallas.</translation>
    </message>
    <message>
        <source>I took this photo myself, and give up my rights in it.</source>
        <translation>He hecho esta foto yo y renuncio a mis derechos sobre ella.</translation>
    </message>
    <message>
        <source>For measuring and learning on my own computer; not to be passed on.</source>
        <translation>Para medir y aprender en mi propio ordenador; no es para compartir.</translation>
    </message>
    <message>
        <source>Save the photo and its board</source>
        <translation>Guardar la foto y su tablero</translation>
    </message>
    <message>
        <source>Photos with their board</source>
        <translation>Fotos con su tablero</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 se ha guardado.</translation>
    </message>
</context>
<context>
    <name>concord::gui::KnownBox</name>
    <message>
        <source>What the photos show of this box could not be kept: %1</source>
        <translation>No se pudo guardar lo que muestran las fotos de esta caja: %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::LivePicture</name>
    <message>
        <source>Live picture of the camera</source>
        <translation>Imagen en directo de la cámara</translation>
    </message>
</context>
<context>
    <name>concord::gui::MainWindow</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a photo or a game…</source>
        <translation>Abrir una foto o una partida…</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>&amp;Next doubtful cell</source>
        <translation>&amp;Siguiente casilla dudosa</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Photo &amp;larger</source>
        <translation>&amp;Ampliar la foto</translation>
    </message>
    <message>
        <source>Photo &amp;smaller</source>
        <translation>&amp;Reducir la foto</translation>
    </message>
    <message>
        <source>&amp;Whole photo</source>
        <translation>&amp;Foto entera</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>&amp;Casillas sobre la foto</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>Colores &amp;oscuros</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>&amp;Ratón y teclas</translation>
    </message>
    <message>
        <source>&amp;About Concord</source>
        <translation>&amp;Acerca de Concord</translation>
    </message>
    <message>
        <source>This game is open in another window, or it is gone.</source>
        <translation>Esta partida está abierta en otra ventana, o ya no existe.</translation>
    </message>
    <message>
        <source>Photos and games</source>
        <translation>Fotos y partidas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Concord games</source>
        <translation>Partidas de Concord</translation>
    </message>
    <message>
        <source>About Concord</source>
        <translation>Acerca de Concord</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>The animals and the spirit of a player</source>
        <translation>Los animales y el Espíritu de un jugador</translation>
    </message>
    <message>
        <source>&amp;Dispute</source>
        <translation>&amp;Disputa</translation>
    </message>
    <message>
        <source>Compare the points on paper with the computed ones and see why they differ</source>
        <translation>Comparar el papel con el tablero y ver por qué</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Deshacer «%1»</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>&amp;Rehacer «%1»</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>The game could not be saved and will be lost when the window closes. Close it anyway?</source>
        <translation>No se pudo poner a salvo la partida y se perderá al cerrar la ventana. ¿Cerrarla de todos modos?</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>Fotos desde un &amp;teléfono…</translation>
    </message>
    <message>
        <source>&amp;Export to a file</source>
        <translation>&amp;Exportar a un archivo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Write the game to a file, to take it elsewhere. It is kept here anyway.</source>
        <translation>Escribe la partida en un archivo para llevarla a otro sitio. Aquí se conserva de todos modos.</translation>
    </message>
    <message>
        <source>Export to &amp;another file…</source>
        <translation>Exportar a &amp;otro archivo…</translation>
    </message>
    <message>
        <source>&amp;Reveal the points when a game ends</source>
        <translation>Re&amp;velar los puntos al terminar una partida</translation>
    </message>
    <message>
        <source>Reveal the &amp;points now</source>
        <translation>Revelar los &amp;puntos ahora</translation>
    </message>
    <message>
        <source>Open photos or a game</source>
        <translation>Abrir fotos o una partida</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>The game is exported to %1.</source>
        <translation>La partida se ha exportado a %1.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Partida de ejemplo</translation>
    </message>
    <message>
        <source>%1 – Concord</source>
        <translation>%1 – Concord</translation>
    </message>
    <message>
        <source>Concord %1 counts finished games of Harmonies and of Renature and explains every point. It is unofficial and not affiliated with the publishers of the games.</source>
        <translation>Concord %1 cuenta partidas terminadas de Harmonies y de Renature y explica cada punto. No es oficial ni está afiliado a las editoriales de los juegos.</translation>
    </message>
</context>
<context>
    <name>concord::gui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>concord::gui::NewGamePage</name>
    <message>
        <source>With &amp;nature&apos;s spirits</source>
        <translation>Con los &amp;Espíritus de la naturaleza</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>El cubo de un Espíritu cuenta para deshacer un e&amp;mpate</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>E&amp;mpezar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Which side of the boards?</source>
        <translation>¿Qué cara de los tableros?</translation>
    </message>
    <message>
        <source>&amp;1 (solo)</source>
        <translation>&amp;1 (en solitario)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Side &amp;A (river)</source>
        <translation>Cara &amp;A (río)</translation>
    </message>
    <message>
        <source>Side &amp;B (islands)</source>
        <translation>Cara &amp;B (islas)</translation>
    </message>
    <message>
        <source>on the shortest way from end to end</source>
        <translation>por el camino más corto de extremo a extremo</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>todo alrededor</translation>
    </message>
    <message>
        <source>A &amp;river that closes on itself counts</source>
        <translation>Un &amp;río que se cierra cuenta</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>Color del jugador %1: %2</translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation>Dos jugadores no pueden llamarse igual.</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>¿Qué cartas?</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Reglas de la &amp;casa</translation>
    </message>
    <message>
        <source>What the rulebook leaves open</source>
        <translation>Lo que el reglamento deja abierto</translation>
    </message>
</context>
<context>
    <name>concord::gui::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>concord::gui::OutcomeBar</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Verla</translation>
    </message>
    <message>
        <source>It is r&amp;ight</source>
        <translation>Es &amp;correcto</translation>
    </message>
    <message>
        <source>All agree that it is right all the same.</source>
        <translation>Todos están de acuerdo en que, aun así, es correcto.</translation>
    </message>
    <message>
        <source>The points are being added up…</source>
        <translation>Se están sumando los puntos…</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadModel</name>
    <message>
        <source>Add board…</source>
        <translation>Añadir tablero…</translation>
    </message>
    <message numerus="yes">
        <source>The number takes the place of %n card(s) of %1. Undo brings them back.</source>
        <translation>
            <numerusform>El número reemplaza %n carta de %1. Deshacer la recupera.</numerusform>
            <numerusform>El número reemplaza %n cartas de %1. Deshacer las recupera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board, %n doubt(s)</source>
        <translation>
            <numerusform>Tablero, %n duda</numerusform>
            <numerusform>Tablero, %n dudas</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>board: %1</source>
        <translation>tablero: %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Jugador %1: %2</translation>
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
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: %3 escrito</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed (%4)</source>
        <translation>%1, %2: %3 escrito (%4)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>Cubos de animal</translation>
    </message>
    <message>
        <source>There is a player called %1 already.</source>
        <translation>Ya hay un jugador llamado %1.</translation>
    </message>
    <message>
        <source>%1 (board: %2)</source>
        <translation>%1 (tablero: %2)</translation>
    </message>
    <message>
        <source>%1 (recorded: %2)</source>
        <translation>%1 (registrado: %2)</translation>
    </message>
    <message>
        <source>%1 (on paper: %2)</source>
        <translation>%1 (en papel: %2)</translation>
    </message>
    <message>
        <source>%1: the number must be from %2 to %3.</source>
        <translation>%1: el número debe ser de %2 a %3.</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>Escribe un número, o varios con un más entre ellos.</translation>
    </message>
    <message>
        <source>%1 (counted: %2)</source>
        <translation>%1 (contado: %2)</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>contado: %1</translation>
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
        <translation>&amp;Añadir jugador</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Pa&amp;rtida</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Cambiar el &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Started the game</source>
        <translation>Ha &amp;empezado la partida</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>With nature&apos;s &amp;spirits</source>
        <translation>Con los E&amp;spíritus de la naturaleza</translation>
    </message>
    <message>
        <source>A closed &amp;river counts as a loop</source>
        <translation>Un &amp;río cerrado cuenta como anillo</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>El cubo de un Espíritu cuenta para deshacer un e&amp;mpate</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>&amp;Dispute the number</source>
        <translation>&amp;Discutir el número</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Color</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadView</name>
    <message>
        <source>Score pad</source>
        <translation>Hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>concord::gui::Pages</name>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesFilterBar</name>
    <message>
        <source>All players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Años</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Solo or not</source>
        <translation>Solo o no</translation>
    </message>
    <message>
        <source>Search names, places, notes, dates</source>
        <translation>Buscar en nombres, lugares, notas, fechas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Cara A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Cara B</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>Several players</source>
        <translation>De varios</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Juegos</translation>
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
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesPage</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Verla</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>E&amp;stadísticas</translation>
    </message>
    <message>
        <source>Recorded games</source>
        <translation>Partidas registradas</translation>
    </message>
    <message>
        <source>&amp;Export the games shown…</source>
        <translation>&amp;Exportar las partidas mostradas…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importar partidas…</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>&amp;Deleted games…</source>
        <translation>Partidas &amp;borradas…</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>Abriendo el historial…</translation>
    </message>
    <message>
        <source>No game is recorded yet.

When a game is fully scored, Concord offers to keep it here: with its boards, cards, photos and the reason for every point.</source>
        <translation>Todavía no hay partidas registradas.

Cuando una partida se cuenta hasta el final, se ofrece guardarla aquí: con sus tableros, cartas, fotos y la razón de cada punto.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 de %n partida</numerusform>
            <numerusform>%1 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneDialog</name>
    <message>
        <source>Wi-Fi: %1 (%2)</source>
        <translation>Wi-Fi: %1 (%2)</translation>
    </message>
    <message>
        <source>Cable: %1 (%2)</source>
        <translation>Cable: %1 (%2)</translation>
    </message>
    <message>
        <source>VPN: %1 (%2)</source>
        <translation>VPN: %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Red:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Puerto:</translation>
    </message>
    <message>
        <source>Photos from a phone</source>
        <translation>Fotos desde un teléfono</translation>
    </message>
    <message>
        <source>The address of the page as a QR code</source>
        <translation>La dirección de la página como código QR</translation>
    </message>
    <message>
        <source>The address of the page</source>
        <translation>La dirección de la página</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>cualquiera libre</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>&amp;Copiar la dirección</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Buscar otra vez</translation>
    </message>
    <message>
        <source>Does the page &amp;not open?</source>
        <translation>¿&amp;No se abre la página?</translation>
    </message>
    <message>
        <source>&amp;Open photos from files…</source>
        <translation>&amp;Abrir fotos de archivos…</translation>
    </message>
    <message>
        <source>Scan this with the phone&apos;s camera. The phone has to be on the same network as this computer. Whoever has the code can change this game until this dialog is closed.</source>
        <translation>Escanea esto con la cámara del teléfono. El teléfono tiene que estar en la misma red que este ordenador. Quien tenga el código puede cambiar esta partida hasta que se cierre esta ventana.</translation>
    </message>
    <message>
        <source>This computer is not on a network that a phone could join.</source>
        <translation>Este ordenador no está en ninguna red en la que también pueda estar un teléfono.</translation>
    </message>
    <message>
        <source>The page cannot be offered there: %1.</source>
        <translation>La página no se puede ofrecer ahí: %1.</translation>
    </message>
    <message>
        <source>• Phone and computer have to be on the same network. Guest and hotel networks often keep them apart: use another one, or the hotspot of the phone.
• Several networks? Choose another one above.
• A firewall on this computer has to let the port through. Choose a fixed one below and allow it there.</source>
        <translation>• El teléfono y el ordenador tienen que estar en la misma red. Las redes de invitados y de hoteles suelen separarlos: usa otra, o el punto de acceso del teléfono.
• ¿Varias redes? Elige arriba otra.
• Si este ordenador tiene un cortafuegos, debe dejar pasar el puerto. Elige abajo uno fijo y permítelo en él.</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi of the phone, or switch on the phone&apos;s hotspot and connect to that. Then look again.</source>
        <translation>Conéctalo a la misma Wi-Fi que el teléfono, o activa el punto de acceso del teléfono y conéctalo a él. Luego busca otra vez.</translation>
    </message>
    <message>
        <source>Choose another port, or “any free port”.</source>
        <translation>Elige otro puerto o «cualquiera libre».</translation>
    </message>
    <message>
        <source>No phone has connected yet.</source>
        <translation>Todavía no hay ningún teléfono conectado.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>%n teléfono conectado</numerusform>
            <numerusform>%n teléfonos conectados</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>&amp;Vigilar una carpeta de fotos…</translation>
    </message>
    <message>
        <source>Or without a network: connect the phone by a cable and open its photos from files, or let it copy them into a folder of this computer that is watched.</source>
        <translation>O sin red: conecta el teléfono con un cable y abre sus fotos de archivos, o deja que las copie en una carpeta de este ordenador que se vigila.</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneEngine</name>
    <message>
        <source>%1 (phone)</source>
        <translation>%1 (teléfono)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 es correcta</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1, %2: número borrado</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: %3 escrito</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>se añade %1</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>jugador llamado %1</translation>
    </message>
    <message>
        <source>edit taken back</source>
        <translation>cambio deshecho</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneServer</name>
    <message>
        <source>Photo from a phone</source>
        <translation>Foto desde un teléfono</translation>
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
        <translation>&amp;Segunda foto de este tablero</translation>
    </message>
    <message>
        <source>&amp;Move the outline</source>
        <translation>&amp;Mover el contorno</translation>
    </message>
    <message>
        <source>Read as the &amp;other side</source>
        <translation>Leer como la &amp;otra cara</translation>
    </message>
    <message>
        <source>If the cells do not fit the photo: drag the board&apos;s corners into place.</source>
        <translation>Si las casillas no coinciden con la foto: arrastra las esquinas del tablero a su sitio.</translation>
    </message>
    <message>
        <source>Second photo</source>
        <translation>Segunda foto</translation>
    </message>
    <message>
        <source>Another photo of the same board settles many doubts.</source>
        <translation>Otra foto del mismo tablero aclara muchas dudas.</translation>
    </message>
    <message>
        <source>Move the outline</source>
        <translation>Mover el contorno</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De un &amp;archivo…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Camera…</source>
        <translation>&amp;Cámara…</translation>
    </message>
    <message>
        <source>New photo</source>
        <translation>Nueva foto</translation>
    </message>
    <message>
        <source>Read from a photo</source>
        <translation>Leer de una foto</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Nothing to paste: copy a photo or its file first.</source>
        <translation>No hay nada que pegar: copia antes una foto o su archivo.</translation>
    </message>
    <message>
        <source>Open photos of boards</source>
        <translation>Abrir fotos de tableros</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoInbox</name>
    <message>
        <source>Pasted picture</source>
        <translation>Imagen pegada</translation>
    </message>
    <message>
        <source>This photo was already read. A second photo must show the board from another direction.</source>
        <translation>Esta foto ya se ha leído. Una segunda muestra el tablero desde otro ángulo.</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read.</source>
        <translation>Se leyó la foto del tablero de %1.</translation>
    </message>
    <message>
        <source>boards of %1 and %2 swapped</source>
        <translation>tableros de %1 y %2 intercambiados</translation>
    </message>
    <message>
        <source>%1&apos;s board given to %2</source>
        <translation>tablero de %1 dado a %2</translation>
    </message>
    <message>
        <source>%1 and %2 have swapped their boards.</source>
        <translation>%1 y %2 han intercambiado sus tableros.</translation>
    </message>
    <message>
        <source>%1&apos;s board is %2&apos;s now.</source>
        <translation>El tablero de %1 es ahora de %2.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Everybody has a board.</source>
        <translation>Todos tienen tablero.</translation>
    </message>
    <message>
        <source>side of the game</source>
        <translation>cara de la partida</translation>
    </message>
    <message>
        <source>The game is on side A now.</source>
        <translation>Ahora la partida está en la cara A.</translation>
    </message>
    <message>
        <source>The game is on side B now.</source>
        <translation>Ahora la partida está en la cara B.</translation>
    </message>
    <message>
        <source>%1 These boards are now empty, because they were on the other side: %2.</source>
        <translation>%1 Estos tableros se han vaciado, porque eran de la otra cara: %2.</translation>
    </message>
    <message>
        <source>%1, by photo</source>
        <translation>%1, por foto</translation>
    </message>
    <message>
        <source>The photo replaced %1&apos;s board.</source>
        <translation>La foto reemplazó el tablero de %1.</translation>
    </message>
    <message>
        <source>%1 and %2 now have the same board. Was one photo given to two players?</source>
        <translation>%1 y %2 tienen ahora el mismo tablero. ¿Se ha usado una foto para los dos?</translation>
    </message>
    <message>
        <source>%1. Take another photo, or mark the corners of the board.</source>
        <translation>%1. Haz otra foto o marca las esquinas del tablero.</translation>
    </message>
    <message>
        <source>The second photo of %1&apos;s board could not be used.</source>
        <translation>La segunda foto del tablero de %1 no se pudo usar.</translation>
    </message>
    <message>
        <source>%1 was not opened: one game at a time.</source>
        <translation>%1 no se abrió: solo una partida a la vez.</translation>
    </message>
    <message>
        <source>This photo shows %1&apos;s board already.</source>
        <translation>Esta foto ya es la del tablero de %1.</translation>
    </message>
    <message>
        <source>&amp;Give it to %1</source>
        <translation>&amp;Dársela a %1</translation>
    </message>
    <message>
        <source>%1 is among the photos already.</source>
        <translation>%1 ya está entre las fotos.</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>se quita %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoPanel</name>
    <message>
        <source>&amp;Turn (R)</source>
        <translation>&amp;Girar (R)</translation>
    </message>
    <message>
        <source>Moves the thick line to the next edge.</source>
        <translation>La línea gruesa pasa al siguiente borde.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Leer otra vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Drag the corners 1 to 4 onto the corners of the board, with the thick line on its straight edge.</source>
        <translation>Arrastra las esquinas 1 a 4 a las esquinas del tablero, con la línea gruesa sobre su borde recto.</translation>
    </message>
    <message>
        <source>The lines must not cross: corners 1 to 4 go around the board clockwise.</source>
        <translation>Las líneas no deben cruzarse: las esquinas 1 a 4 rodean el tablero en el sentido de las agujas del reloj.</translation>
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
        <translation>No se pudo leer %1: %2</translation>
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
        <translation>Arrastra una foto al jugador cuyo tablero muestra, o pulsa el número de su asiento.</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>Dar a %1</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>&amp;Detener la lectura</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Leer otra vez</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Quitar</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStripModel</name>
    <message>
        <source>no photo</source>
        <translation>sin foto</translation>
    </message>
    <message>
        <source>%1: no photo</source>
        <translation>%1: sin foto</translation>
    </message>
    <message>
        <source>Drop a photo here to give it to %1.</source>
        <translation>Suelta aquí una foto para dársela a %1.</translation>
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
        <translation>&amp;Nubes</translation>
    </message>
    <message>
        <source>Backs of the &amp;tokens, such as 2 + 1 + 3, or their sum</source>
        <translation>&amp;Reversos de las fichas, como 2 + 1 + 3, o su suma</translation>
    </message>
    <message>
        <source>Collected to&amp;kens</source>
        <translation>&amp;Fichas recogidas</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Nubes</translation>
    </message>
    <message>
        <source>Backs of the tokens, with a plus between them, or their sum</source>
        <translation>Reversos de las fichas, con un más entre ellos, o su suma</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Fichas recogidas</translation>
    </message>
    <message>
        <source>Player boards</source>
        <translation>Tableros de jugador</translation>
    </message>
    <message>
        <source>&amp;No plants are left</source>
        <translation>No &amp;quedan plantas</translation>
    </message>
    <message>
        <source>Plants not &amp;known</source>
        <translation>Plantas &amp;desconocidas</translation>
    </message>
    <message>
        <source>Own (%1)</source>
        <comment>plants, with their colour</comment>
        <translation>Propias (%1)</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Propias</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>Escribe un número, o varios con un más entre ellos.</translation>
    </message>
    <message>
        <source>Player &amp;boards</source>
        <translation>&amp;Tableros de jugador</translation>
    </message>
    <message>
        <source>Plants, clouds and tokens of each player</source>
        <translation>Plantas, nubes y fichas de cada jugador</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayerBox</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>A new name applies to all games; each game also keeps the name it was played under.</source>
        <translation>Un nombre nuevo vale para todas las partidas; cada partida conserva también el nombre con el que se jugó.</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Cambiar el nombre…</translation>
    </message>
    <message>
        <source>&amp;Is the same as…</source>
        <translation>&amp;Es la misma persona que…</translation>
    </message>
    <message>
        <source>Is &amp;somebody else</source>
        <translation>Es &amp;otra persona</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>%1 is called:</source>
        <translation>%1 se llama:</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>La misma persona</translation>
    </message>
    <message>
        <source>%1 is the same person as:</source>
        <translation>%1 es la misma persona que:</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>Es la misma que</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordPages</name>
    <message>
        <source>Past &amp;games</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Record the game</source>
        <translation>&amp;Registrar la partida</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Keep the open game in the record</source>
        <translation>Guardar la partida abierta en el historial</translation>
    </message>
    <message>
        <source>&amp;Recorded games</source>
        <translation>&amp;Partidas registradas</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>E&amp;stadísticas</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importar partidas…</translation>
    </message>
    <message>
        <source>This &amp;box…</source>
        <translation>Esta ca&amp;ja…</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n partida borrada.</numerusform>
            <numerusform>%n partidas borradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players with points, and when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything, one game per line (*.jsonl)</source>
        <translation>Todo, una partida por línea (*.jsonl)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>BG Stats (*.bgsplay)</source>
        <translation>BG Stats (*.bgsplay)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 ya existe. ¿Sobrescribirlo?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n partida escrita en %1.</numerusform>
            <numerusform>%n partidas escritas en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.json)</source>
        <translation>Partidas (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGamePage</name>
    <message numerus="yes">
        <source>%1: %2, %n sun(s)</source>
        <translation>
            <numerusform>%1: %2, %n sol</numerusform>
            <numerusform>%1: %2, %n soles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <comment>a player and points</comment>
        <translation>%1 ganó con %2</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players and points</comment>
        <translation>%1 comparten la victoria con %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1 empezó</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <comment>names</comment>
        <translation>%1 se llama hoy %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Partida registrada</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Cada punto y su razón</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;BG Stats…</source>
        <translation>B&amp;G Stats…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Count it again, or change its boards and cards</source>
        <translation>Contarla otra vez, o cambiar sus tableros y cartas</translation>
    </message>
    <message>
        <source>A code to scan with the phone that has BG Stats</source>
        <translation>Un código para escanear con el teléfono que tiene BG Stats</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>%1 counted different points when the game was recorded. The recorded points are shown beside those that count today.</source>
        <comment>a program</comment>
        <translation>%1 contó otros puntos cuando se registró la partida. Lo registrado aparece junto a lo que cuenta hoy.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>Photo missing</source>
        <translation>Falta la foto</translation>
    </message>
    <message>
        <source>Photo of %1&apos;s board</source>
        <translation>Foto del tablero de %1</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>%1&apos;s board</source>
        <translation>Tablero de %1</translation>
    </message>
    <message>
        <source>The points of %1</source>
        <translation>Los puntos de %1</translation>
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
            <numerusform>%n casilla dudosa: %1</numerusform>
            <numerusform>%n casillas dudosas: %1</numerusform>
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
        <translation>No había nada dudoso.</translation>
    </message>
</context>
<context>
    <name>concord::gui::RowField</name>
    <message>
        <source>The whole board as a row of letters</source>
        <translation>El tablero entero como fila de letras</translation>
    </message>
    <message>
        <source>Whole board: L TT MM MMM - TTL</source>
        <translation>Tablero entero: L TT MM MMM - TTL</translation>
    </message>
    <message>
        <source>&lt;p&gt;One group of letters for each cell, column by column from the top: a1, a2 … The letters name the tokens from the bottom up: &lt;b&gt;W&lt;/b&gt; water, &lt;b&gt;M&lt;/b&gt; mountain, &lt;b&gt;T&lt;/b&gt; trunk, &lt;b&gt;L&lt;/b&gt; leaves, &lt;b&gt;F&lt;/b&gt; field, &lt;b&gt;H&lt;/b&gt; house.&lt;/p&gt;&lt;p&gt;A whole stack has a letter too: &lt;b&gt;R&lt;/b&gt; medium tree, &lt;b&gt;E&lt;/b&gt; tall tree, &lt;b&gt;O&lt;/b&gt; medium mountain, &lt;b&gt;U&lt;/b&gt; high mountain, &lt;b&gt;B&lt;/b&gt; building.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; is an empty cell, &lt;b&gt;/&lt;/b&gt; goes on to the next column. Enter goes back to the board.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un grupo de letras por casilla, columna a columna desde arriba: a1, a2 … Las letras nombran las fichas de abajo arriba: &lt;b&gt;W&lt;/b&gt; agua, &lt;b&gt;M&lt;/b&gt; montaña, &lt;b&gt;T&lt;/b&gt; tronco, &lt;b&gt;L&lt;/b&gt; copa, &lt;b&gt;F&lt;/b&gt; campo, &lt;b&gt;H&lt;/b&gt; casa.&lt;/p&gt;&lt;p&gt;Una pila entera también tiene letra: &lt;b&gt;R&lt;/b&gt; árbol mediano, &lt;b&gt;E&lt;/b&gt; árbol alto, &lt;b&gt;O&lt;/b&gt; montaña mediana, &lt;b&gt;U&lt;/b&gt; montaña alta, &lt;b&gt;B&lt;/b&gt; edificio.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; es una casilla vacía, &lt;b&gt;/&lt;/b&gt; pasa a la columna siguiente. Intro vuelve al tablero.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>typed row</source>
        <translation>fila escrita</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScoreItemsModel</name>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScorePanel</name>
    <message>
        <source>Score pad</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Cada punto y su razón</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next doubtful cell (N)</source>
        <translation>Siguiente casilla dudosa (N)</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>¿Por qué estos puntos?</translation>
    </message>
    <message>
        <source>Go through everything that was counted and compare it with the paper (Ctrl+D)</source>
        <translation>Recorrer todo lo contado y compararlo con el papel (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>concord::gui::ShareMenu</name>
    <message>
        <source>&amp;Share</source>
        <translation>Co&amp;mpartir</translation>
    </message>
    <message>
        <source>Score &amp;sheet…</source>
        <translation>&amp;Hoja de puntuación…</translation>
    </message>
    <message>
        <source>&amp;Copy the score as text</source>
        <translation>&amp;Copiar la puntuación como texto</translation>
    </message>
    <message>
        <source>Copy the score as &amp;picture</source>
        <translation>Copiar la puntuación como &amp;imagen</translation>
    </message>
    <message>
        <source>Saves pad, boards and cards as a PDF, a picture or a text.</source>
        <translation>Guarda la hoja, los tableros y las cartas como PDF, imagen o texto.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Guardar la hoja de puntuación</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The score is on the clipboard.</source>
        <translation>La puntuación está en el portapapeles.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 se ha guardado.</translation>
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
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>La casilla de la foto, ampliada</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>Otra pila…</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓ Done.&lt;/b&gt; No cell is left to ask about.</source>
        <translation>&lt;b&gt;✓ Listo.&lt;/b&gt; No queda ninguna casilla por preguntar.</translation>
    </message>
    <message>
        <source>Click a cell to choose it.</source>
        <translation>Haz clic en una casilla para elegirla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2?&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: ¿%2?&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1:  %2</source>
        <comment>the key that chooses it, and its probability</comment>
        <translation>%1:  %2</translation>
    </message>
    <message>
        <source>%1 (%2). Key: %3.</source>
        <translation>%1 (%2). Tecla: %3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓&lt;/b&gt; No cell is doubtful enough to ask about.</source>
        <translation>&lt;b&gt;✓&lt;/b&gt; Ninguna casilla es lo bastante dudosa para preguntar por ella.</translation>
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
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>A photo of a finished board, or a saved game, can also be dropped anywhere here.</source>
        <translation>También puedes soltar en cualquier lugar de aquí la foto de un tablero terminado o una partida guardada.</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Continuar: %1</translation>
    </message>
    <message>
        <source>Past &amp;games and statistics</source>
        <translation>&amp;Historial y estadísticas</translation>
    </message>
    <message>
        <source>Score a board from a &amp;photo…</source>
        <translation>Puntuar un tablero con una &amp;foto…</translation>
    </message>
    <message>
        <source>A photo of the finished board is enough: Concord reads the tokens and explains every point.</source>
        <translation>Basta una foto del tablero terminado: Concord lee las fichas y explica cada punto.</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>Fotos desde un &amp;teléfono…</translation>
    </message>
    <message>
        <source>&amp;Take a photo with the camera…</source>
        <translation>Hacer una foto con la cá&amp;mara…</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>A&amp;brir una partida guardada…</translation>
    </message>
    <message>
        <source>&amp;Look at a sample game</source>
        <translation>Ver una partida de e&amp;jemplo</translation>
    </message>
    <message>
        <source>A finished game of four to try everything with. It is not kept in the record.</source>
        <translation>Una partida terminada de cuatro jugadores para probarlo todo. No se guarda en el historial.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Partidas recientes</translation>
    </message>
</context>
<context>
    <name>concord::gui::StartQuestion</name>
    <message>
        <source>Who started?</source>
        <translation>¿Quién empezó?</translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1 empezó</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
</context>
<context>
    <name>concord::gui::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Cara a cara</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>A lo largo del tiempo</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>De dónde vienen los puntos</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several players</source>
        <translation>
            <numerusform>%n con varios</numerusform>
            <numerusform>%n con varios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo</source>
        <translation>
            <numerusform>%n en solitario</numerusform>
            <numerusform>%n en solitario</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min at the table</source>
        <translation>%1 h %2 min en la mesa</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>Abriendo el historial…</translation>
    </message>
    <message>
        <source>No games are recorded yet. Statistics appear here after the first one.</source>
        <translation>Todavía no hay partidas registradas. Tras la primera habrá algo que ver aquí.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
</context>
<context>
    <name>concord::gui::TokenPalette</name>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>A click only chooses a cell (Esc).</source>
        <translation>Un clic solo elige una casilla (Esc).</translation>
    </message>
    <message>
        <source>A click puts %1 on the cell; a right click takes the top off. Key: %2.</source>
        <translation>Un clic pone %1 en la casilla; un clic derecho quita la de arriba. Tecla: %2.</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Animal</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Espíritu</translation>
    </message>
    <message>
        <source>A click puts an animal cube on the stack or takes it away. Key: A.</source>
        <translation>Un clic pone un cubo de animal en la pila o lo quita. Tecla: A.</translation>
    </message>
    <message>
        <source>A click puts the spirit cube on the stack or takes it away. Key: S.</source>
        <translation>Un clic pone el cubo de Espíritu en la pila o lo quita. Tecla: S.</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>A click takes the top off; so does a right click. Key: Delete.</source>
        <translation>Un clic quita la de arriba; un clic derecho también. Tecla: Supr.</translation>
    </message>
    <message>
        <source>It cannot go on the selected cell.</source>
        <translation>No puede ir en la casilla elegida.</translation>
    </message>
    <message>
        <source>A click puts the whole stack on the cell: %1; a drag puts it on many. Another click or a right click takes it away. Key: %2.</source>
        <translation>Un clic pone la pila entera en la casilla: %1; al arrastrar se pone en varias. Otro clic o un clic derecho la quita. Tecla: %2.</translation>
    </message>
</context>
<context>
    <name>concord::gui::WatchFolderAction</name>
    <message>
        <source>The folder %1 is gone, so no new photos come from it.</source>
        <translation>La carpeta %1 ya no existe, así que no llegan fotos nuevas de ella.</translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>&amp;Vigilar una carpeta de fotos…</translation>
    </message>
    <message>
        <source>&amp;Watch “%1” for photos</source>
        <translation>&amp;Vigilar «%1» por si llegan fotos</translation>
    </message>
    <message>
        <source>The folder %1 cannot be watched for photos.</source>
        <translation>La carpeta %1 no se puede vigilar.</translation>
    </message>
    <message>
        <source>A folder that gets new photos</source>
        <translation>Carpeta a la que llegan fotos nuevas</translation>
    </message>
    <message>
        <source>From now on, new photos in “%1” are read.</source>
        <translation>Desde ahora se leen las fotos que lleguen a «%1».</translation>
    </message>
</context>
</TS>
