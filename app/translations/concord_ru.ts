<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>AreaCommand</name>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>сила</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>растения</translation>
    </message>
    <message>
        <source>No plant stands in this area: nobody scores.</source>
        <translation>В этой области растений нет: очков не получает никто.</translation>
    </message>
    <message>
        <source>Renature: show who scores what in one area and why, and what the others lack to score more</source>
        <translation>Renature: показать, кто что получает в области, почему и чего не хватает остальным</translation>
    </message>
    <message>
        <source>Plants by colour: orange=bush blue=bush,2xturf neutral=pine</source>
        <translation>Растения по цветам: orange=bush blue=bush,2xturf neutral=pine</translation>
    </message>
    <message>
        <source>The large number of the token: the size of the area</source>
        <translation>Большое число жетона: размер области</translation>
    </message>
    <message>
        <source>The small number of the token; leave it out if it is not known</source>
        <translation>Малое число жетона; если не указано, неизвестно</translation>
    </message>
    <message>
        <source>Write the area as JSON, as in the score&apos;s list of areas</source>
        <translation>Вывести запись этой области из подсчёта, в JSON</translation>
    </message>
</context>
<context>
    <name>AuditCommand</name>
    <message>
        <source>%1: %2, but this player has no nature&apos;s spirit card whose cube was placed.</source>
        <translation>%1: %2, но у этого игрока нет карты духа природы, с которой выложен кубик.</translation>
    </message>
    <message>
        <source>%1: %2, by %3</source>
        <translation>%1: %2, карта: %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (possible: %4)</source>
        <translation>%1: %2, карта: %3 (возможны: %4)</translation>
    </message>
    <message>
        <source>%1: %2, no card that could have placed it has its habitat here now; the board may have changed since the cube was placed.</source>
        <translation>%1: %2, сейчас здесь нет среды обитания ни с одной карты этого игрока; возможно, она успела измениться.</translation>
    </message>
    <message>
        <source>%1: %2, not explained: every card that could have placed it is needed for other cubes (%3).</source>
        <translation>%1: %2, объяснения нет: карты %3 нужны другим кубикам.</translation>
    </message>
    <message>
        <source>It is not known where cubes lie on the board.</source>
        <translation>Неизвестно, где на планшете лежат кубики.</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1. They are not checked, as the animal cards are not known.</source>
        <translation>Кубиков животных на планшете: %1. Они не проверяются, так как карты животных неизвестны.</translation>
    </message>
    <message>
        <source>No cube lies on the board.</source>
        <translation>На планшете нет кубиков.</translation>
    </message>
    <message>
        <source>Cubes on the board:</source>
        <translation>Кубики на планшете:</translation>
    </message>
    <message>
        <source>No further cube can be placed.</source>
        <translation>Больше ни одного кубика выложить нельзя.</translation>
    </message>
    <message>
        <source>Cubes that can still be placed:</source>
        <translation>Кубики, которые ещё можно выложить:</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <translation>%1: %2, очки: %3</translation>
    </message>
    <message>
        <source>Show which card may have placed each cube, and which cubes could still be placed</source>
        <translation>Показать, по какой карте мог быть выложен каждый кубик и какие кубики ещё можно выложить</translation>
    </message>
    <message>
        <source>Games to audit; - is standard input</source>
        <translation>Партии для проверки; - означает стандартный ввод</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>Вывести JSON: для одного файла с отступами, для нескольких по строке на файл</translation>
    </message>
    <message>
        <source>No player has a board to audit.</source>
        <translation>Ни у одного игрока нет планшета для проверки.</translation>
    </message>
</context>
<context>
    <name>AutosaveFileWords</name>
    <message>
        <source>The game could not be saved automatically: %1.</source>
        <translation>Не удалось отложить партию: %1.</translation>
    </message>
</context>
<context>
    <name>AutosaveWords</name>
    <message>
        <source>today %1</source>
        <translation>сегодня %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>вчера %1</translation>
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
        <translation>Эту партию изменили и в другом окне. Сохранены обе.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Пример партии</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>? please check</source>
        <translation>? проверьте</translation>
    </message>
    <message>
        <source>Stacks from bottom to top, with their height.</source>
        <translation>Стопки снизу вверх и их высота.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>doubtful</source>
        <translation>сомнительно</translation>
    </message>
    <message>
        <source>breaks the claim</source>
        <translation>мешает заявленному</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>отмечено</translation>
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
        <translation>Пустые клетки стороны %1</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>Известен %n уточнённый планшет этой коробки.</numerusform>
            <numerusform>Известны %n уточнённых планшета этой коробки.</numerusform>
            <numerusform>Известно %n уточнённых планшетов этой коробки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens: %1 mm wide, %2 mm high</source>
        <translation>Жетоны: ширина %1 мм, высота %2 мм</translation>
    </message>
    <message>
        <source>What settled boards have taught about the tokens of this box: show, learn, forget</source>
        <translation>Что уточнённые планшеты сказали о жетонах этой коробки: показать, учиться, забыть</translation>
    </message>
    <message>
        <source>Show what is known</source>
        <translation>Показать, что известно</translation>
    </message>
    <message>
        <source>Write it as concord-box JSON, for concord read --box</source>
        <translation>Записать как JSON concord-box, для concord read --box</translation>
    </message>
    <message>
        <source>Learn from photos whose board a person has settled</source>
        <translation>Учиться на снимках, планшет которых уточнил человек</translation>
    </message>
    <message>
        <source>Photos with their settled board in them</source>
        <translation>Снимки с уточнённым планшетом внутри</translation>
    </message>
    <message>
        <source>The game with the board of one photo</source>
        <translation>Партия с планшетом одного снимка</translation>
    </message>
    <message>
        <source>Whose board of the game it is</source>
        <translation>Чей это планшет в партии</translation>
    </message>
    <message>
        <source>Forget all of it</source>
        <translation>Забыть всё</translation>
    </message>
</context>
<context>
    <name>CardEdits</name>
    <message>
        <source>animal points</source>
        <translation>очки за животных</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>добавить: %1</translation>
    </message>
    <message>
        <source>nature&apos;s spirit points</source>
        <translation>очки духа природы</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>убрать: %1</translation>
    </message>
    <message>
        <source>%1 on paper</source>
        <translation>%1 на бумаге</translation>
    </message>
</context>
<context>
    <name>CertaintyWords</name>
    <message>
        <source>The likeliest landscape points are %1 (%2); %3 to %4 are possible.</source>
        <translation>Вероятнее всего очков за ландшафты %1 (%2); возможно от %3 до %4.</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain.</source>
        <translation>Уверенность в очках за ландшафты %1.</translation>
    </message>
    <message>
        <source>The landscape points are %1 certain; %2 to %3 are possible.</source>
        <translation>Уверенность в очках за ландшафты %1; возможно от %2 до %3.</translation>
    </message>
    <message>
        <source>No board is known; points that were typed count.</source>
        <translation>Планшета нет; считаются введённые очки.</translation>
    </message>
    <message>
        <source>Click a line below to see its cells on the board.</source>
        <translation>Нажмите строку внизу, чтобы увидеть её клетки на планшете.</translation>
    </message>
    <message>
        <source>No cell is doubtful.</source>
        <translation>Сомнительных клеток нет.</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at.</source>
        <translation>Все сомнительные клетки проверены.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) want a look.</source>
        <translation>
            <numerusform>%n клетку стоит проверить.</numerusform>
            <numerusform>%n клетки стоит проверить.</numerusform>
            <numerusform>%n клеток стоит проверить.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still want a look.</source>
        <translation>
            <numerusform>%n клетку ещё стоит проверить.</numerusform>
            <numerusform>%n клетки ещё стоит проверить.</numerusform>
            <numerusform>%n клеток ещё стоит проверить.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at. If the game is close, compare %1 with the real board too.</source>
        <translation>Все сомнительные клетки проверены. Если разница мала, сверьте с планшетом на столе ещё и %1.</translation>
    </message>
    <message>
        <source>No single cell is doubtful enough to ask about, but small doubts add up: if the game is close, compare %1 with the real board.</source>
        <translation>Ни одна клетка не сомнительна настолько, чтобы о ней спрашивать, но мелкие сомнения складываются: если разница мала, сверьте %1 с планшетом на столе.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Не побед</translation>
    </message>
    <message>
        <source>Games with several players</source>
        <translation>Партии нескольких игроков</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Очки в среднем</translation>
    </message>
    <message>
        <source>The first ahead</source>
        <translation>Впереди первый</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>The second ahead</source>
        <translation>Впереди второй</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players who met</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Личные встречи</translation>
    </message>
    <message>
        <source>Where the points come from, on average</source>
        <translation>Откуда берутся очки, в среднем</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>Сколько раз выбирали</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>Любимые животные</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Очки со временем</translation>
    </message>
    <message>
        <source>Of the winners</source>
        <translation>У победителей</translation>
    </message>
    <message>
        <source>Of everybody</source>
        <translation>У всех</translation>
    </message>
    <message>
        <source>Points on average by number of players</source>
        <translation>Очки в среднем по числу игроков</translation>
    </message>
    <message>
        <source>%1: the %2 with the most games</source>
        <comment>title of a chart, a number of players</comment>
        <translation>%1: %2 с наибольшим числом партий</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Фиолетовый</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Бирюзовый</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Серый</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Другой…</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Run &quot;concord --help&quot; for usage.</source>
        <translation>Чтобы узнать, что понимает программа, запустите «concord --help».</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Показать эту справку и выйти</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Показать версию и выйти</translation>
    </message>
    <message>
        <source>concord: the results could not be written.</source>
        <translation>concord: не удалось записать результаты.</translation>
    </message>
    <message>
        <source>expected an option, got &quot;%1&quot;</source>
        <translation>ожидается параметр, получено «%1»</translation>
    </message>
    <message>
        <source>expected an option of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>ожидается параметр команды «%1», получено «%2»</translation>
    </message>
    <message>
        <source>expected a command, got &quot;%1&quot;</source>
        <translation>ожидается команда, получено «%1»</translation>
    </message>
    <message>
        <source>expected a command of &quot;%1&quot;, got &quot;%2&quot;</source>
        <translation>ожидается подкоманда для «%1», получено «%2»</translation>
    </message>
    <message>
        <source>expected a command</source>
        <translation>ожидается команда</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; возможно, имелось в виду %2?</translation>
    </message>
    <message>
        <source>Scores finished games of Harmonies, from a photo or by hand, and of Renature, and explains every point.</source>
        <translation>Подсчитывает очки в завершённых партиях Harmonies, по фотографии или вручную, а также Renature, и объясняет каждое очко.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Примеры:</translation>
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
        <translation>принято как есть</translation>
    </message>
</context>
<context>
    <name>DisputeWords</name>
    <message>
        <source>%1: settled at %2.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1: решено — %2.</translation>
    </message>
    <message>
        <source>%1: settled at %2, but the number has changed since.</source>
        <comment>a row of the pad and points</comment>
        <translation>%1: решено — %2, но с тех пор число изменилось.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n game(s) added</source>
        <translation>
            <numerusform>добавлена %n партия</numerusform>
            <numerusform>добавлены %n партии</numerusform>
            <numerusform>добавлено %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>обновлена %n</numerusform>
            <numerusform>обновлены %n</numerusform>
            <numerusform>обновлено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in the record</source>
        <translation>
            <numerusform>%n уже известна</numerusform>
            <numerusform>%n уже известны</numerusform>
            <numerusform>%n уже известно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer in the record and left unchanged</source>
        <translation>
            <numerusform>%n с тех пор изменена здесь и оставлена как есть</numerusform>
            <numerusform>%n с тех пор изменены здесь и оставлены как есть</numerusform>
            <numerusform>%n с тех пор изменено здесь и оставлено как есть</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) not found beside the file</source>
        <translation>
            <numerusform>%n фотография не нашлась рядом с файлом</numerusform>
            <numerusform>%n фотографии не нашлись рядом с файлом</numerusform>
            <numerusform>%n фотографий не нашлось рядом с файлом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>Пропущена %n повреждённая партия.</numerusform>
            <numerusform>Пропущены %n повреждённые партии.</numerusform>
            <numerusform>Пропущено %n повреждённых партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>Пропущена %n партия неизвестной игры.</numerusform>
            <numerusform>Пропущены %n партии неизвестных игр.</numerusform>
            <numerusform>Пропущено %n партий неизвестных игр.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeCommand</name>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>Выгружена %n партия.</numerusform>
            <numerusform>Выгружены %n партии.</numerusform>
            <numerusform>Выгружено %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added, %2 updated, %3 unchanged.</source>
        <translation>Добавлено: %1, обновлено: %2, без изменений: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were changed here after the export and stay as they are.</source>
        <translation>
            <numerusform>%n партия с тех пор изменена здесь и остаётся как есть.</numerusform>
            <numerusform>%n партии с тех пор изменены здесь и остаются как есть.</numerusform>
            <numerusform>%n партий с тех пор изменено здесь и остаётся как есть.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) were not found beside the file.</source>
        <translation>
            <numerusform>%n фотография не нашлась рядом с файлом.</numerusform>
            <numerusform>%n фотографии не нашлись рядом с файлом.</numerusform>
            <numerusform>%n фотографий не нашлось рядом с файлом.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write games for other programs</source>
        <translation>Выгрузить партии для других программ</translation>
    </message>
    <message>
        <source>Where to; - is standard output (default)</source>
        <translation>Куда; - означает стандартный вывод (по умолчанию)</translation>
    </message>
    <message>
        <source>jsonl: everything, one game per line; csv: a table; bgsplay: for BG Stats. By default the file&apos;s extension decides; jsonl for any other extension</source>
        <translation>jsonl: всё, по партии в строке; csv: таблица; bgsplay: для BG Stats. Если не указано: по расширению файла, для любого другого jsonl</translation>
    </message>
    <message>
        <source>Write a link that puts this game into BG Stats on a phone</source>
        <translation>Вывести ссылку, которая перенесёт эту партию в BG Stats на телефоне</translation>
    </message>
    <message>
        <source>Import exported games, all or none; games already in the record are updated</source>
        <translation>Принять выгруженные партии, все или ни одной; уже известные обновляются</translation>
    </message>
    <message>
        <source>One game, or one per line; - is standard input</source>
        <translation>Одна партия или по одной в строке; - означает стандартный ввод</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>Пропущена %n повреждённая партия.</numerusform>
            <numerusform>Пропущены %n повреждённые партии.</numerusform>
            <numerusform>Пропущено %n повреждённых партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>Пропущена %n партия неизвестной игры.</numerusform>
            <numerusform>Пропущены %n партии неизвестных игр.</numerusform>
            <numerusform>Пропущено %n партий неизвестных игр.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 is a folder; a photo or a saved game was expected.</source>
        <translation>%1 — это папка; ожидается фотография или сохранённая партия.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>Не удаётся открыть %1: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MB; a photo or a saved game was expected.</source>
        <translation>%1 больше 256 МБ; ожидается фотография или сохранённая партия.</translation>
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
        <translation>Не удалось сохранить %1: %2.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>it belongs to somebody else, or is protected</source>
        <translation>это принадлежит кому-то другому или защищено</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>туда нельзя ничего записать</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>не осталось места</translation>
    </message>
</context>
<context>
    <name>FrameCheck</name>
    <message>
        <source>Too dark: turn on a lamp.</source>
        <translation>Слишком темно: включите лампу.</translation>
    </message>
    <message>
        <source>Too bright: the light blinds the camera.</source>
        <translation>Слишком ярко: свет слепит камеру.</translation>
    </message>
    <message>
        <source>No board to be seen: show the whole board.</source>
        <translation>Планшета не видно: покажите его целиком.</translation>
    </message>
    <message>
        <source>Come closer: the board should fill the picture.</source>
        <translation>Подойдите ближе: планшет должен занимать весь кадр.</translation>
    </message>
    <message>
        <source>Step back: the whole edge of the board should be seen.</source>
        <translation>Отойдите немного: должен быть виден весь край планшета.</translation>
    </message>
    <message>
        <source>Too slanted: hold the camera higher.</source>
        <translation>Слишком наклонно: держите камеру выше.</translation>
    </message>
    <message>
        <source>A little from the side: then the heights can be seen.</source>
        <translation>Снимите чуть сбоку: тогда видна высота стопок.</translation>
    </message>
    <message>
        <source>Blurred: hold still.</source>
        <translation>Размыто: держите камеру неподвижно.</translation>
    </message>
    <message>
        <source>That looks good.</source>
        <translation>Так хорошо.</translation>
    </message>
</context>
<context>
    <name>HarmoniesText</name>
    <message>
        <source>Suns: %1 (%2 for the points, %3 for the side of the board, %4 for the nature&apos;s spirit).</source>
        <translation>Солнца: %1 (%2 за очки, %3 за сторону планшета, %4 за духа природы).</translation>
    </message>
    <message>
        <source>The next sun needs %1 points, %2 more.</source>
        <translation>Для следующего солнца нужно очков: %1, ещё %2.</translation>
    </message>
</context>
<context>
    <name>HistoryCommand</name>
    <message>
        <source>No games.</source>
        <translation>Партий нет.</translation>
    </message>
    <message>
        <source>Game %1 was changed.</source>
        <translation>Партия %1 изменена.</translation>
    </message>
    <message>
        <source>Game %1 was permanently deleted.</source>
        <translation>Партия %1 удалена навсегда.</translation>
    </message>
    <message>
        <source>Game %1 was deleted; &quot;concord history undelete %1&quot; restores it.</source>
        <translation>Партия %1 удалена; вернуть её можно командой «concord history undelete %1».</translation>
    </message>
    <message>
        <source>Game %1 was restored.</source>
        <translation>Партия %1 возвращена.</translation>
    </message>
    <message>
        <source>The number of the game, or its UUID</source>
        <translation>Номер партии или её UUID</translation>
    </message>
    <message>
        <source>List the recorded games, look at one, change or delete it</source>
        <translation>Список записанных партий: посмотреть, изменить или удалить</translation>
    </message>
    <message>
        <source>Write one line of JSON per game</source>
        <translation>Вывести JSON, по строке на каждую</translation>
    </message>
    <message>
        <source>Write CSV, one row for each player of each game</source>
        <translation>Вывести таблицу, по строке на игрока и партию</translation>
    </message>
    <message>
        <source>List the deleted games instead</source>
        <translation>Показать удалённые партии</translation>
    </message>
    <message>
        <source>Show a game with its boards and score</source>
        <translation>Показать партию с планшетами и подсчётом</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>Объяснить каждое очко его правилом</translation>
    </message>
    <message>
        <source>Write the game as JSON</source>
        <translation>Вывести партию в JSON</translation>
    </message>
    <message>
        <source>Change what is recorded about a game</source>
        <translation>Изменить записанное о партии</translation>
    </message>
    <message>
        <source>Take players, boards and cards from this file; the game is scored again</source>
        <translation>Взять игроков, планшеты и карты из этого файла; очки подсчитываются заново</translation>
    </message>
    <message>
        <source>Remove a photo, named as &quot;history show&quot; lists it; it is deleted unless another game shows it</source>
        <translation>Убрать фотографию с именем, которое показывает «show»; она удаляется, если её не показывает другая партия</translation>
    </message>
    <message>
        <source>Delete a game; it can be restored</source>
        <translation>Удалить партию; её можно вернуть</translation>
    </message>
    <message>
        <source>Delete it permanently, with the photos that only it uses</source>
        <translation>Удалить насовсем вместе с фотографиями, которые нужны только ей</translation>
    </message>
    <message>
        <source>Restore a deleted game</source>
        <translation>Вернуть удалённую партию</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>recorded</source>
        <translation>записано</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Партия %1</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Часовой пояс</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Где играли</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Фотография</translation>
    </message>
    <message>
        <source>The points have changed since %1 recorded this game:</source>
        <translation>Партия записана программой %1, с тех пор очки изменились:</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>другой</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Решено</translation>
    </message>
</context>
<context>
    <name>InboxWords</name>
    <message>
        <source>no doubts</source>
        <translation>сомнений нет</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s)</source>
        <translation>
            <numerusform>%n сомнение</numerusform>
            <numerusform>%n сомнения</numerusform>
            <numerusform>%n сомнений</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>в очереди</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>читается…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, doubts</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>no board found</source>
        <translation>планшет не найден</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не удалось прочитать</translation>
    </message>
    <message>
        <source>needs an answer</source>
        <translation>нужен ответ</translation>
    </message>
    <message>
        <source>whose board?</source>
        <translation>чей планшет?</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>не прочитано</translation>
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
        <translation>Планшет &amp;другого игрока</translation>
    </message>
    <message>
        <source>Play went on: &amp;take this photo</source>
        <translation>Игра продолжалась: взять &amp;это фото</translation>
    </message>
    <message>
        <source>The &amp;same board: use both</source>
        <translation>&amp;Тот же планшет: взять оба фото</translation>
    </message>
    <message>
        <source>&amp;Read as side B</source>
        <translation>&amp;Читать как сторону B</translation>
    </message>
    <message>
        <source>&amp;Read as side A</source>
        <translation>&amp;Читать как сторону A</translation>
    </message>
    <message>
        <source>&amp;Change the game to side A</source>
        <translation>П&amp;еревести партию на сторону A</translation>
    </message>
    <message>
        <source>&amp;Change the game to side B</source>
        <translation>П&amp;еревести партию на сторону B</translation>
    </message>
    <message>
        <source>A photo of another &amp;game</source>
        <translation>Фото др&amp;угой партии</translation>
    </message>
    <message>
        <source>&amp;Mark the board by hand</source>
        <translation>&amp;Отметить планшет вручную</translation>
    </message>
    <message>
        <source>Set it &amp;aside</source>
        <translation>От&amp;ложить</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a card missing, or is the number of cubes on one too low?</source>
        <translation>кубиков на планшете %1, а с карт %2. Не пропущена ли карта и не занижено ли число кубиков на одной из карт?</translation>
    </message>
    <message>
        <source>the number of cubes on the board is %1, but %2 by the cards. Is a cube on the board missing?</source>
        <translation>кубиков на планшете %1, а с карт %2. Не пропущен ли кубик на планшете?</translation>
    </message>
    <message>
        <source>a spirit&apos;s cube lies on the board, but no nature&apos;s spirit was chosen.</source>
        <translation>на планшете лежит кубик духа, но дух природы не выбран.</translation>
    </message>
    <message>
        <source>the animal cards are missing.</source>
        <translation>не указаны карты животных.</translation>
    </message>
    <message>
        <source>the nature&apos;s spirit is missing.</source>
        <translation>не указан дух природы.</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board. Every turn places three, so their number should be a multiple of three.</source>
        <translation>на планшете лежит жетонов %1. Каждый ход выкладывают три, поэтому число должно делиться на три.</translation>
    </message>
    <message>
        <source>one token lies on the board. Every turn places three, so the number of tokens should be a multiple of three.</source>
        <translation>на планшете лежит один жетон. Каждый ход выкладывают три, поэтому число жетонов должно делиться на три.</translation>
    </message>
    <message>
        <source>%1 tokens lie on the board, but %2 on another one. All players take the same number of turns.</source>
        <translation>на планшете лежит жетонов %1, а на другом %2. Ходов у всех игроков поровну.</translation>
    </message>
    <message>
        <source>expected the number of a recorded game, there is no %1</source>
        <translation>ожидается номер записанной партии, %1 нет</translation>
    </message>
    <message>
        <source>expected a photo of the game, got %1</source>
        <translation>ожидается фотография этой партии, получено %1</translation>
    </message>
    <message>
        <source>expected a file of at most %1 bytes</source>
        <translation>ожидается файл, байтов не больше %1</translation>
    </message>
    <message>
        <source>expected a file that can be read: %1</source>
        <translation>ожидается файл, который можно прочитать: %1</translation>
    </message>
    <message>
        <source>expected a file that can be written: %1</source>
        <translation>ожидается файл, в который можно записать: %1</translation>
    </message>
    <message>
        <source>expected a record of games, there is no such file</source>
        <translation>ожидается журнал партий, такого файла нет</translation>
    </message>
    <message>
        <source>expected a time like &quot;2026-11-21 19:30&quot;, got %1</source>
        <translation>ожидается время вида &quot;2026-11-21 19:30&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected a photo for each reading</source>
        <translation>к каждому чтению ожидается фотография</translation>
    </message>
    <message>
        <source>expected the number or the UUID of a recorded game, got %1</source>
        <translation>ожидается номер или UUID записанной партии, получено %1</translation>
    </message>
    <message>
        <source>expected a game, got an empty line</source>
        <translation>ожидается партия, получена пустая строка</translation>
    </message>
    <message>
        <source>expected a link of at most %1 bytes, the names of the players are too long</source>
        <translation>ожидается ссылка, байтов не больше %1, имена игроков слишком длинные</translation>
    </message>
    <message>
        <source>expected a file that is free; another program is writing to it</source>
        <translation>ожидается свободный файл; в него пишет другая программа</translation>
    </message>
    <message>
        <source>expected a record that is free; another program is writing to it: %1</source>
        <translation>ожидается свободный журнал; в него пишет другая программа: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, nothing was changed: %1</source>
        <translation>ожидается журнал, в который можно записать, ничего не изменено: %1</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. &quot;concord restore --rebuild&quot; rebuilds it from the copies of the games beside it</source>
        <translation>ожидается исправная база данных, эта повреждена: %1. «concord restore --rebuild» построит её заново по копиям партий рядом с ней</translation>
    </message>
    <message>
        <source>expected room on the disk, nothing was changed: %1. Games recorded before are safe</source>
        <translation>ожидается место на диске, ничего не изменено: %1. Записанные ранее партии целы</translation>
    </message>
    <message>
        <source>expected a record of games, this file is no database: %1</source>
        <translation>ожидается журнал партий, этот файл не база данных: %1</translation>
    </message>
    <message>
        <source>expected a database that can be used: %1</source>
        <translation>ожидается база данных, с которой можно работать: %1</translation>
    </message>
    <message>
        <source>expected a file, this is a folder</source>
        <translation>ожидается файл, это папка</translation>
    </message>
    <message>
        <source>expected a server that answers: %1</source>
        <translation>ожидается сервер, который отвечает: %1</translation>
    </message>
    <message>
        <source>expected a record that can be written, this one can only be read</source>
        <translation>ожидается журнал, в который можно записать, этот доступен только для чтения</translation>
    </message>
    <message>
        <source>expected a UUID, got %1</source>
        <translation>ожидается UUID, получено %1</translation>
    </message>
    <message>
        <source>expected a time in UTC like &quot;2026-11-21T18:30:00Z&quot;, got %1</source>
        <translation>ожидается время UTC вида &quot;2026-11-21T18:30:00Z&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected a time with its offset like &quot;2026-11-21T19:30:00+01:00&quot;, got %1</source>
        <translation>ожидается время со смещением вида &quot;2026-11-21T19:30:00+01:00&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected one of the game&apos;s players, got %1</source>
        <translation>ожидается один из игроков партии, получено %1</translation>
    </message>
    <message>
        <source>expected a name, got %1</source>
        <translation>ожидается имя, получено %1</translation>
    </message>
    <message>
        <source>expected each player once, got %1 again</source>
        <translation>каждый игрок ожидается один раз, %1 встретился снова</translation>
    </message>
    <message>
        <source>expected an entry for each of the %1 players, got %2</source>
        <translation>записей ожидается по числу игроков, %1, получено %2</translation>
    </message>
    <message>
        <source>expected a photo named by its SHA-256, got %1</source>
        <translation>ожидается фотография, названная своим SHA-256, получено %1</translation>
    </message>
    <message>
        <source>expected at most %1 photos, got %2</source>
        <translation>фотографий ожидается не больше %1, получено %2</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its place in the file is damaged. &quot;concord restore --rebuild&quot; rebuilds the record from the copies of the games beside it</source>
        <translation>ожидается партия %1, как она была записана, её место в файле повреждено. «concord restore --rebuild» построит журнал заново по копиям партий рядом с ним</translation>
    </message>
    <message>
        <source>expected the sum of the categories, %1, got %2</source>
        <translation>ожидается сумма категорий, %1, получено %2</translation>
    </message>
    <message>
        <source>expected an address like postgresql://user@host/database</source>
        <translation>ожидается адрес вида postgresql://user@host/database</translation>
    </message>
    <message>
        <source>expected a name that no other player has or had, but &quot;%1&quot; is taken: merge the two instead</source>
        <translation>ожидается имя, которого нет и не было у другого игрока, «%1» занято: объедините обоих</translation>
    </message>
    <message>
        <source>expected the number of a player; there is no player %1</source>
        <translation>ожидается номер игрока, %1 нет</translation>
    </message>
    <message>
        <source>expected two different players to merge</source>
        <translation>для объединения ожидаются два разных игрока</translation>
    </message>
    <message>
        <source>expected two names of one person, but these two played against each other</source>
        <translation>ожидаются два имени одного человека, эти двое играли друг против друга</translation>
    </message>
    <message>
        <source>expected a record of version %1 or older, this one is of version %2: a newer Concord wrote it and can read it</source>
        <translation>ожидается журнал версии %1 или старше, у этого версия %2: его записала более новая программа Concord, она может его прочитать</translation>
    </message>
    <message>
        <source>expected a backup, there is none at %1</source>
        <translation>ожидается резервная копия, в %1 её нет</translation>
    </message>
    <message>
        <source>expected a backup that is sound, %1 is damaged</source>
        <translation>ожидается исправная резервная копия, %1 повреждена</translation>
    </message>
    <message>
        <source>expected copies of games in %1, there are none</source>
        <translation>ожидаются копии партий в %1, их там нет</translation>
    </message>
    <message>
        <source>expected room on the disk for %1, nothing was changed: %2. Games recorded before are safe</source>
        <translation>ожидается место на диске для %1, ничего не изменено: %2. Записанные ранее партии целы</translation>
    </message>
    <message>
        <source>expected a writable location; nothing was changed: %1: %2</source>
        <translation>ожидается место, куда можно записать; ничего не изменено: %1: %2</translation>
    </message>
    <message>
        <source>expected a Concord game database, but this database belongs to another program</source>
        <translation>ожидается журнал партий, это база данных другой программы</translation>
    </message>
    <message>
        <source>expected a photo that was added to the record before, got %1</source>
        <translation>ожидается фотография, принятая ранее, получено %1</translation>
    </message>
    <message>
        <source>expected a game that is not recorded yet, this is game %1</source>
        <translation>ожидается ещё не записанная партия, это партия %1</translation>
    </message>
    <message>
        <source>expected game %1 as it was opened, it was changed meanwhile: open it again</source>
        <translation>ожидается партия %1 в том виде, в каком её открыли, но её за это время изменили: откройте её заново</translation>
    </message>
    <message>
        <source>expected a deleted game, %1 is not</source>
        <translation>ожидается удалённая партия, %1 не удалена</translation>
    </message>
    <message>
        <source>expected the photo %1, it is missing</source>
        <translation>ожидается фотография %1, её нет</translation>
    </message>
    <message>
        <source>expected the time the game was played</source>
        <translation>ожидается время, когда играли партию</translation>
    </message>
    <message>
        <source>expected the photo that this name stands for, got %1</source>
        <translation>ожидается фотография, содержимое которой соответствует этому имени, соответствует оно %1</translation>
    </message>
    <message>
        <source>expected a cell of side %1, %2 to %3, got %4</source>
        <translation>ожидается клетка стороны %1, от %2 до %3, получено %4</translation>
    </message>
    <message>
        <source>expected a token colour, got %1</source>
        <translation>ожидается цвет жетона, получено %1</translation>
    </message>
    <message>
        <source>expected a legal stack from bottom to top, got %1</source>
        <translation>ожидается допустимая стопка снизу вверх, получено %1</translation>
    </message>
    <message>
        <source>expected &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>ожидается &quot;animal&quot; или &quot;spirit&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected a cell with tokens under the cube, %1 is empty</source>
        <translation>под кубиком ожидается клетка с жетонами, клетка %1 пуста</translation>
    </message>
    <message>
        <source>expected each card once in a game, got %1 again</source>
        <translation>каждая карта ожидается в партии один раз, %1 встретилась снова</translation>
    </message>
    <message>
        <source>expected either &quot;card&quot; or &quot;points&quot;, got both</source>
        <translation>ожидается либо &quot;card&quot;, либо &quot;points&quot;, получено и то и другое</translation>
    </message>
    <message>
        <source>expected &quot;card&quot; or &quot;points&quot;</source>
        <translation>ожидается &quot;card&quot; или &quot;points&quot;</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; beside &quot;card&quot;</source>
        <translation>рядом с &quot;card&quot; ожидается &quot;placed&quot;</translation>
    </message>
    <message>
        <source>expected the id of an animal card, got %1</source>
        <translation>ожидается идентификатор карты животного, получено %1</translation>
    </message>
    <message>
        <source>expected at most %1 animal cards, got %2</source>
        <translation>ожидается карт животных не больше %1, получено %2</translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; only beside the card of a spirit</source>
        <translation>&quot;placed&quot; ожидается только рядом с картой духа</translation>
    </message>
    <message>
        <source>expected the id of a nature&apos;s spirit, got %1</source>
        <translation>ожидается идентификатор духа природы, получено %1</translation>
    </message>
    <message>
        <source>expected a board beside a spirit whose cube was placed</source>
        <translation>рядом с духом, чей кубик выложен, ожидается планшет</translation>
    </message>
    <message>
        <source>expected one to four players, got %1</source>
        <translation>ожидается от одного до четырёх игроков, получено %1</translation>
    </message>
    <message>
        <source>expected a name of their own for each player, got %1 again</source>
        <translation>у каждого игрока ожидается своё имя, %1 встретилось снова</translation>
    </message>
    <message>
        <source>expected &quot;shortest&quot; or &quot;loop&quot;, got %1</source>
        <translation>ожидается &quot;shortest&quot; или &quot;loop&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected version 1, got %1</source>
        <translation>ожидается версия 1, получено %1</translation>
    </message>
    <message>
        <source>expected the side &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>ожидается сторона &quot;A&quot; или &quot;B&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation>ожидается объект, получено %1</translation>
    </message>
    <message>
        <source>expected a list, got %1</source>
        <translation>ожидается список, получено %1</translation>
    </message>
    <message>
        <source>expected a text, got %1</source>
        <translation>ожидается текст, получено %1</translation>
    </message>
    <message>
        <source>expected true or false, got %1</source>
        <translation>ожидается true или false, получено %1</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to %1, got %2</source>
        <translation>ожидается целое число от 0 до %1, получено %2</translation>
    </message>
    <message>
        <source>expected one of the keys %1, got %2</source>
        <translation>ожидается один из ключей %1, получено %2</translation>
    </message>
    <message>
        <source>expected the key %1</source>
        <translation>ожидается ключ %1</translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation>ожидается %1, получено %2</translation>
    </message>
    <message>
        <source>The points for trees are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Очки за деревья неизвестны и считаются за 0: нет ни планшета, ни введённого числа.</translation>
    </message>
    <message>
        <source>The points for mountains are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Очки за горы неизвестны и считаются за 0: нет ни планшета, ни введённого числа.</translation>
    </message>
    <message>
        <source>The points for fields are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Очки за поля неизвестны и считаются за 0: нет ни планшета, ни введённого числа.</translation>
    </message>
    <message>
        <source>The points for buildings are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Очки за здания неизвестны и считаются за 0: нет ни планшета, ни введённого числа.</translation>
    </message>
    <message>
        <source>The points for water are not known and count 0: there is neither a board nor a typed number.</source>
        <translation>Очки за воду неизвестны и считаются за 0: нет ни планшета, ни введённого числа.</translation>
    </message>
    <message>
        <source>The board holds %1 tokens. Every turn places three, so the number should be a multiple of three.</source>
        <translation>Жетонов на планшете: %1. Каждый ход выкладывают три, поэтому число должно делиться на три.</translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1; placed from the animal cards: %2.</source>
        <translation>Кубиков животных на планшете: %1; выложено с карт животных: %2.</translation>
    </message>
    <message>
        <source>Spirit cubes on the board: %1; placed from the nature&apos;s spirit card: %2.</source>
        <translation>Кубиков духов на планшете: %1; выложено с карты духа природы: %2.</translation>
    </message>
    <message>
        <source>A river closes on itself, and the rulebook does not say how long it is then. Water is worth %1 points if the shortest path between the river&apos;s two tokens farthest apart counts, and %2 points if the closed loop counts.</source>
        <translation>Река замыкается в кольцо, а правила не говорят, какова тогда её длина. Вода приносит очков: %1, если считается кратчайший путь между двумя самыми далёкими жетонами реки, и %2, если считается замкнутое кольцо.</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many animal cubes were placed by %2.</source>
        <translation>Ничью при %1 очках разрешить не удалось: неизвестно, сколько кубиков животных выложили: %2.</translation>
    </message>
    <message>
        <source>The rulebook does not say whether the nature&apos;s spirit cube counts when a tie is broken. If it does not: %1. If it does: %2.</source>
        <translation>Правила не говорят, учитывается ли при ничьей кубик духа природы. Если нет: %1. Если да: %2.</translation>
    </message>
    <message>
        <source>The suns for the nature&apos;s spirit are not counted: its points are known, but not which card it is.</source>
        <translation>Солнца за духа природы не подсчитаны: его очки известны, но неизвестно, какая это карта.</translation>
    </message>
    <message>
        <source>expected more: the text ends too early</source>
        <translation>ожидается продолжение: текст обрывается</translation>
    </message>
    <message>
        <source>expected UTF-8 text, got the byte %1</source>
        <translation>ожидается текст в UTF-8, получен байт %1</translation>
    </message>
    <message>
        <source>expected a smaller number, got %1</source>
        <translation>ожидается число поменьше, получено %1</translation>
    </message>
    <message>
        <source>expected correct JSON, got %1</source>
        <translation>ожидается правильный JSON, получено %1</translation>
    </message>
    <message>
        <source>expected at most %1 levels of nesting</source>
        <translation>уровней вложенности ожидается не больше %1</translation>
    </message>
    <message>
        <source>expected each key once, got %1 again</source>
        <translation>каждый ключ ожидается один раз, %1 встретился снова</translation>
    </message>
    <message>
        <source>expected at most %1 bytes of JSON</source>
        <translation>ожидается JSON, байтов не больше %1</translation>
    </message>
    <message>
        <source>expected correct JSON, got a zero byte</source>
        <translation>ожидается правильный JSON, получен нулевой байт</translation>
    </message>
    <message>
        <source>The boards hold %1 blue tokens, the box only %2.</source>
        <translation>Синих жетонов на планшетах: %1, а в коробке всего %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 gray tokens, the box only %2.</source>
        <translation>Серых жетонов на планшетах: %1, а в коробке всего %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 brown tokens, the box only %2.</source>
        <translation>Коричневых жетонов на планшетах: %1, а в коробке всего %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 green tokens, the box only %2.</source>
        <translation>Зелёных жетонов на планшетах: %1, а в коробке всего %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 yellow tokens, the box only %2.</source>
        <translation>Жёлтых жетонов на планшетах: %1, а в коробке всего %2.</translation>
    </message>
    <message>
        <source>The boards hold %1 red tokens, the box only %2.</source>
        <translation>Красных жетонов на планшетах: %1, а в коробке всего %2.</translation>
    </message>
    <message>
        <source>All players take the same number of turns, but their boards hold different numbers of tokens: %1.</source>
        <translation>У всех игроков поровну ходов, но жетонов на планшетах не поровну: %1.</translation>
    </message>
    <message>
        <source>the photo&apos;s colour profile cannot be used; its colours are taken for sRGB</source>
        <translation>цветовой профиль фотографии использовать нельзя; её цвета считаются цветами sRGB</translation>
    </message>
    <message>
        <source>the %1 file is cut off; copy the photo again</source>
        <translation>файл %1 обрывается, не дойдя до конца; скопируйте фотографию заново</translation>
    </message>
    <message>
        <source>the %1 file is damaged and cannot be decoded (%2); copy the photo again</source>
        <translation>файл %1 повреждён и не читается (%2); скопируйте фотографию заново</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at least one</source>
        <translation>в фотографии %1 x %2 пикселей, ожидается хотя бы один</translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at most %3 million pixels</source>
        <translation>в фотографии %1 x %2 пикселей, миллионов пикселей ожидается не больше %3</translation>
    </message>
    <message>
        <source>the JPEG file draws its picture in more than %1 passes; save it anew</source>
        <translation>файл JPEG строит картинку больше чем за столько проходов: %1; сохраните его заново</translation>
    </message>
    <message>
        <source>the JPEG file lacks its end; the lowest rows may be missing</source>
        <translation>у файла JPEG нет конца; нижних строк может не хватать</translation>
    </message>
    <message>
        <source>the JPEG file is damaged; parts of the picture may be wrong</source>
        <translation>файл JPEG повреждён; части картинки могут быть неверными</translation>
    </message>
    <message>
        <source>libwebp has a different version from the one that this program was built with</source>
        <translation>версия libwebp не та, с которой собрана эта программа</translation>
    </message>
    <message>
        <source>the WebP file is a moving picture, expected a photo</source>
        <translation>файл WebP содержит движущуюся картинку, ожидается фотография</translation>
    </message>
    <message>
        <source>the file is empty, expected a photo</source>
        <translation>файл пуст, ожидается фотография</translation>
    </message>
    <message>
        <source>the photo needs more memory than there is</source>
        <translation>для фотографии не хватает памяти</translation>
    </message>
    <message>
        <source>the photo cannot be decoded (%1)</source>
        <translation>фотографию не удаётся декодировать (%1)</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>чтение прервано</translation>
    </message>
    <message>
        <source>no board lies between the marked corners; drag them onto the corners of the board</source>
        <translation>между отмеченными углами планшета нет; перетащите их на углы планшета</translation>
    </message>
    <message>
        <source>no board was seen in the photo; show the whole board, from above, filling as much of the photo as possible</source>
        <translation>планшета на фотографии не видно; снимите его сверху, целиком и как можно крупнее</translation>
    </message>
    <message>
        <source>something like a board was seen, but its position could not be made out; photograph one whole board, from above, without things lying over its edge</source>
        <translation>что-то похожее на планшет видно, но его положение определить не удалось; снимите один планшет целиком, сверху, чтобы ничего не лежало на его краю</translation>
    </message>
    <message>
        <source>light hides much of what looks like a board; photograph it again without the flash, and where no lamp is mirrored on it</source>
        <translation>свет засвечивает большую часть того, что похоже на планшет; снимите его ещё раз, без вспышки и так, чтобы в нём не отражались лампы</translation>
    </message>
    <message>
        <source>what was found does not have the shape of a whole board; step back until its whole edge is in the photo, and photograph it from more directly above</source>
        <translation>увиденное не похоже по форме на целый планшет; отойдите, чтобы в кадр попал весь его край, и снимите с меньшим наклоном</translation>
    </message>
    <message>
        <source>several boards are in view; the most complete and central one was read</source>
        <translation>в кадре несколько планшетов; прочитан самый полный и ближайший к середине</translation>
    </message>
    <message>
        <source>the side of the board is uncertain; say which it is if side %1 is wrong</source>
        <translation>сторона планшета определена неуверенно; если сторона %1 неверна, укажите правильную</translation>
    </message>
    <message>
        <source>a board was seen, but no camera could have seen it that way; photograph it again, not from the side</source>
        <translation>планшет виден, но ни одна камера не могла увидеть его таким; снимите его ещё раз, не сбоку</translation>
    </message>
    <message>
        <source>expected a photo that can be read: %1</source>
        <translation>ожидается фотография, которую можно прочитать: %1</translation>
    </message>
    <message>
        <source>expected a photo that fits into memory</source>
        <translation>ожидается фотография, которая помещается в память</translation>
    </message>
    <message>
        <source>the second photo could not be used</source>
        <translation>вторую фотографию использовать не удалось</translation>
    </message>
    <message>
        <source>the position of the board in the photo is uncertain; move its outline if it does not fit the cells</source>
        <translation>положение планшета на фото определено неуверенно; если клетки лежат неверно, сдвиньте контур</translation>
    </message>
    <message>
        <source>expected a separate file for each output</source>
        <translation>для каждого вывода ожидается свой файл</translation>
    </message>
    <message>
        <source>expected a folder, but standard output is not one</source>
        <translation>ожидается папка, стандартный вывод не папка</translation>
    </message>
    <message>
        <source>expected a record whose name is UTF-8, got &quot;%1&quot;</source>
        <translation>ожидается журнал с именем в UTF-8, получено «%1»</translation>
    </message>
    <message>
        <source>expected a record of games, this one is an input of the command</source>
        <translation>ожидается журнал партий, этот служит вводом команды</translation>
    </message>
    <message>
        <source>expected a backup, this is the record itself</source>
        <translation>ожидается резервная копия, это сам журнал</translation>
    </message>
    <message>
        <source>expected more memory than there is</source>
        <translation>ожидается больше памяти, чем есть</translation>
    </message>
    <message>
        <source>something went wrong that nobody expected: %1</source>
        <translation>произошёл сбой, которого никто не ожидал: %1</translation>
    </message>
    <message>
        <source>expected a different output file: this one was read</source>
        <translation>для вывода ожидается другой файл, этот был прочитан</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2)</source>
        <translation>ожидается пустой файл или файл того вида, который записывается (%1), этот другого вида (%2)</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind</source>
        <translation>ожидается пустой файл или файл того вида, который записывается (%1), этот другого вида</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind (%2); use --force to replace it</source>
        <translation>ожидается пустой файл или файл того вида, который записывается (%1), этот другого вида (%2): --force заменит его</translation>
    </message>
    <message>
        <source>expected an empty file or a file of the same kind as the output (%1), but this file is of a different kind; use --force to replace it</source>
        <translation>ожидается пустой файл или файл того вида, который записывается (%1), этот другого вида: --force заменит его</translation>
    </message>
    <message>
        <source>expected a different output file: this one belongs to a record of games</source>
        <translation>для вывода ожидается другой файл, этот принадлежит журналу партий</translation>
    </message>
    <message>
        <source>expected a different output file: this one is a database in use</source>
        <translation>для вывода ожидается другой файл, этот — используемая база данных</translation>
    </message>
    <message>
        <source>expected to be the only program that writes to the record, but another one is writing too: this file system loses locks. Nothing was changed; let only one program at a time write to it</source>
        <translation>ожидается, что в журнал сейчас больше никто не пишет, но в него пишет и другая программа: эта файловая система теряет блокировки. Ничего не изменено; пусть в него пишет только одна программа за раз</translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>ожидается исправная база данных, эта повреждена: %1. Её восстановит резервная копия (список выводит «concord restore») или собственные средства сервера</translation>
    </message>
    <message>
        <source>expected the record of the games whose copies are in %1; the file is empty or missing: &quot;concord restore --rebuild&quot; rebuilds it from them, &quot;concord restore --start-anew&quot; sets them aside and starts with no game</source>
        <translation>ожидается журнал партий, копии которых находятся в %1; файл пуст или отсутствует: «concord restore --rebuild» построит его заново по ним, «concord restore --start-anew» отложит их и начнёт без партий</translation>
    </message>
    <message>
        <source>expected a record that is empty or missing beside copies of its games, this one is not</source>
        <translation>ожидается журнал, который пуст или исчез, а копии его партий лежат рядом, этот не таков</translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its rows on the server are damaged. A backup (&quot;concord restore&quot; lists them) or the server&apos;s own tools bring it back</source>
        <translation>ожидается партия %1, как она была записана, её строки на сервере повреждены. Её восстановит резервная копия (список выводит «concord restore») или собственные средства сервера</translation>
    </message>
    <message>
        <source>expected a backup with the version of its record in the table concord_schema, %1 is damaged: got %2</source>
        <translation>ожидается резервная копия с версией её журнала в таблице concord_schema, %1 повреждена: получено %2</translation>
    </message>
    <message>
        <source>expected a backup, %1 holds no record</source>
        <translation>ожидается резервная копия, в %1 журнала нет</translation>
    </message>
    <message>
        <source>expected a game with its id and when it was played</source>
        <translation>ожидается партия с идентификатором и временем, когда её играли</translation>
    </message>
    <message>
        <source>expected a completely recorded game, but the program was stopped while recording it: the game was brought back as a deleted one</source>
        <translation>ожидается партия, записанная до конца, программу тем временем остановили: партия возвращена как удалённая</translation>
    </message>
    <message>
        <source>expected a completed change, but the program was stopped during it: the former state was brought back, and the change was kept in this file</source>
        <translation>ожидается изменение, внесённое до конца, программу тем временем остановили: возвращено состояние до него, а изменение сохранено в этом файле</translation>
    </message>
    <message>
        <source>expected a completely removed game, but the program was stopped while removing it: the game was brought back</source>
        <translation>ожидается партия, убранная до конца, программу тем временем остановили: партия возвращена</translation>
    </message>
    <message>
        <source>expected a photo with this content</source>
        <translation>ожидается фотография, содержимое которой соответствует этому имени</translation>
    </message>
    <message>
        <source>expected a record of games, this one is empty</source>
        <translation>ожидается журнал партий, этот пуст</translation>
    </message>
    <message>
        <source>expected a record in a file, a server keeps no copies of the games. &quot;concord restore&quot; lists the backups that can be brought back</source>
        <translation>ожидается журнал в файле, сервер копий партий не хранит. «concord restore» выводит список резервных копий, которые можно восстановить</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. Restore a backup into a new database (&quot;concord restore&quot; lists them), or repair the table with the server&apos;s own tools</source>
        <translation>ожидается версия журнала в его таблице concord_schema, получено %1: база данных повреждена. Восстановите резервную копию в новую базу данных (список выводит «concord restore») или исправьте таблицу собственными средствами сервера</translation>
    </message>
    <message>
        <source>expected the version of the record in its table concord_schema, got %1: the database is damaged. &quot;concord restore&quot; lists the backups that can be restored; &quot;concord restore --rebuild&quot; rebuilds the database from the copies of the games stored beside it</source>
        <translation>ожидается версия журнала в его таблице concord_schema, получено %1: база данных повреждена. «concord restore» выводит список резервных копий, которые можно восстановить, «concord restore --rebuild» построит её заново по копиям партий рядом с ней</translation>
    </message>
    <message>
        <source>expected address options without semicolons, got one in %1</source>
        <translation>ожидается параметр адреса без точки с запятой, она есть в %1</translation>
    </message>
    <message>
        <source>%1 cannot be stored portably and is written as %2</source>
        <translation>%1 не везде можно сохранить, поэтому записывается как %2</translation>
    </message>
    <message>
        <source>expected a text without the character %1, got %2</source>
        <translation>ожидается текст без символа %1, получено %2</translation>
    </message>
    <message>
        <source>expected visible text, got %1</source>
        <translation>ожидается видимый текст, получено %1</translation>
    </message>
    <message>
        <source>expected a picture that can be written as %1: %2</source>
        <translation>ожидается картинка, которую можно записать в %1: %2</translation>
    </message>
    <message>
        <source>the position of the board in the second photo is uncertain; if cells are wrong, try another second photo</source>
        <translation>положение планшета на второй фотографии определено неуверенно; если клетки неверны, попробуйте другую вторую фотографию</translation>
    </message>
    <message>
        <source>what follows is about the second photo</source>
        <translation>дальнейшее относится ко второй фотографии</translation>
    </message>
    <message>
        <source>both photos are the same; they were read as one</source>
        <translation>обе фотографии одинаковы; они прочитаны как одна</translation>
    </message>
    <message>
        <source>the photo has hardly any colours, so what it shows of every cell is in doubt</source>
        <translation>на фото почти нет цветов, поэтому сомнительно всё, что оно показывает в каждой клетке</translation>
    </message>
    <message>
        <source>no light source produces colours like those in the photo, so what it shows of every cell is in doubt</source>
        <translation>ни одна лампа не даёт таких цветов, как на фото, поэтому сомнительно всё, что оно показывает в каждой клетке</translation>
    </message>
    <message>
        <source>light or things hide most of the board, so what the photo shows of every cell is in doubt</source>
        <translation>свет или предметы скрывают большую часть планшета, поэтому сомнительно всё, что фото показывает в каждой клетке</translation>
    </message>
    <message>
        <source>most of what the photo shows is in doubt, so every cell should be checked</source>
        <translation>большая часть того, что показывает фото, сомнительна, поэтому проверьте каждую клетку</translation>
    </message>
    <message>
        <source>light hides what stands on %1</source>
        <translation>свет скрывает то, что стоит на %1</translation>
    </message>
    <message>
        <source>something seems to lie over %1</source>
        <translation>что-то, похоже, закрывает %1</translation>
    </message>
    <message>
        <source>expected the file that was opened, another program moved, removed or replaced it meanwhile. Nothing was changed: try again</source>
        <translation>ожидался тот файл, который был открыт; тем временем другая программа переместила, удалила или заменила его. Ничего не изменено: попробуйте ещё раз</translation>
    </message>
    <message>
        <source>Type the numbers, or open a player&apos;s board.</source>
        <translation>Введите числа или откройте планшет игрока.</translation>
    </message>
    <message>
        <source>Whoever placed more animal cubes wins: type them into the last row.</source>
        <translation>Побеждает тот, кто выложил больше кубиков животных: введите их в последнюю строку.</translation>
    </message>
    <message>
        <source>%1 are level; the animal cubes break the tie. %2</source>
        <translation>%1 наравне; ничью решают кубики животных. %2</translation>
    </message>
    <message>
        <source>The animal cubes do not break the tie. %1</source>
        <translation>Кубики животных ничью не решают. %1</translation>
    </message>
    <message>
        <source>Animal cubes placed: %1.</source>
        <translation>Выложено кубиков животных: %1.</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>Кубики животных</translation>
    </message>
    <message>
        <source>As agreed, a spirit&apos;s cube counts too.</source>
        <translation>По договорённости кубик духа тоже считается.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Деревья</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Горы</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Здания</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Вода</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <translation>Ландшафты</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Животные</translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>Дух природы</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Солнца</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Река</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Острова</translation>
    </message>
    <message>
        <source>A green token on the ground is worth 1 point.</source>
        <translation>Зелёный жетон на земле приносит 1 очко.</translation>
    </message>
    <message>
        <source>A green token on one brown token is worth 3 points.</source>
        <translation>Зелёный жетон на одном коричневом приносит 3 очка.</translation>
    </message>
    <message>
        <source>A green token on two brown tokens is worth 7 points.</source>
        <translation>Зелёный жетон на двух коричневых приносит 7 очков.</translation>
    </message>
    <message>
        <source>Brown tokens without green on top are no tree.</source>
        <translation>Коричневые жетоны без зелёного сверху — не дерево.</translation>
    </message>
    <message>
        <source>One gray token beside another mountain is worth 1 point.</source>
        <translation>Один серый жетон рядом с другой горой приносит 1 очко.</translation>
    </message>
    <message>
        <source>Two gray tokens beside another mountain are worth 3 points.</source>
        <translation>Два серых жетона рядом с другой горой приносят 3 очка.</translation>
    </message>
    <message>
        <source>Three gray tokens beside another mountain are worth 7 points.</source>
        <translation>Три серых жетона рядом с другой горой приносят 7 очков.</translation>
    </message>
    <message>
        <source>A mountain that touches no other mountain is worth nothing.</source>
        <translation>Гора, не касающаяся другой горы, не приносит ничего.</translation>
    </message>
    <message>
        <source>Two or more yellow tokens that touch are a field, worth 5 points.</source>
        <translation>Два или больше соприкасающихся жёлтых жетона — это поле, оно приносит 5 очков.</translation>
    </message>
    <message>
        <source>A yellow token that touches no other is worth nothing.</source>
        <translation>Жёлтый жетон, не касающийся другого жёлтого, не приносит ничего.</translation>
    </message>
    <message>
        <source>Red on another token, with three or more different colours around, is worth 5 points.</source>
        <translation>Красный жетон на другом жетоне, вокруг которого три или больше разных цвета, приносит 5 очков.</translation>
    </message>
    <message>
        <source>A building with fewer than three different colours around is worth nothing.</source>
        <translation>Здание, вокруг которого меньше трёх разных цветов, не приносит ничего.</translation>
    </message>
    <message>
        <source>A red token on the ground is no building yet.</source>
        <translation>Красный жетон на земле — ещё не здание.</translation>
    </message>
    <message>
        <source>The longest river counts, from end to end on the shortest way: 2, 5, 8, 11 or 15 points for 2 to 6 tokens, and 4 for each one more.</source>
        <translation>Считается самая длинная река, от конца до конца по кратчайшему пути: 2, 5, 8, 11 или 15 очков за 2–6 жетонов и по 4 за каждый следующий.</translation>
    </message>
    <message>
        <source>Only the best river counts.</source>
        <translation>Считается только лучшая река.</translation>
    </message>
    <message>
        <source>Land that water cuts off from the rest is an island, worth 5 points.</source>
        <translation>Земля, отрезанная водой от остальной, — это остров, он приносит 5 очков.</translation>
    </message>
    <message>
        <source>An animal card is worth its topmost space without a cube.</source>
        <translation>Карта животного приносит столько очков, сколько указано на верхней ячейке без кубика.</translation>
    </message>
    <message>
        <source>A nature&apos;s spirit pays for its landscapes once its cube is placed.</source>
        <translation>Дух природы приносит очки за свои ландшафты, когда выложен его кубик.</translation>
    </message>
    <message>
        <source>This number was typed in, and counts as it is.</source>
        <translation>Это число введено вручную и считается как есть.</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, got %3</source>
        <translation>ожидается целое число от %1 до %2, получено %3</translation>
    </message>
    <message>
        <source>expected a game of Harmonies, got %1</source>
        <translation>ожидается партия в Harmonies, получено %1</translation>
    </message>
    <message>
        <source>expected a player with a board, got none</source>
        <translation>ожидается игрок с планшетом, такого нет</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1</source>
        <translation>ожидается один из игроков с планшетом: %1</translation>
    </message>
    <message>
        <source>expected one of the players with a board, %1, got %2</source>
        <translation>ожидается один из игроков с планшетом: %1, получено %2</translation>
    </message>
    <message>
        <source>expected a cell of side %1, from %2 to %3, got %4</source>
        <translation>ожидается клетка стороны %1, от %2 до %3, получено %4</translation>
    </message>
    <message>
        <source>expected cells such as %1, got none</source>
        <translation>ожидаются клетки, например %1, их нет</translation>
    </message>
    <message>
        <source>Side B has no rivers: there, land cut off by water counts, as islands.</source>
        <translation>На стороне B рек нет: там считается отрезанная водой земля, как острова.</translation>
    </message>
    <message>
        <source>Side A has no islands: there the longest river counts.</source>
        <translation>На стороне A островов нет: там считается самая длинная река.</translation>
    </message>
    <message>
        <source>A claimed cell does not exist on side %1 of the board.</source>
        <translation>Заявленной клетки на стороне %1 планшета нет.</translation>
    </message>
    <message>
        <source>No cell was claimed.</source>
        <translation>Не заявлено ни одной клетки.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>серый</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>коричневый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>%1 is empty: a building is red on gray, brown or red.</source>
        <translation>Клетка %1 пуста: здание — это красный на сером, коричневом или красном.</translation>
    </message>
    <message>
        <source>The red token on %1 stands on the ground: a building is red on gray, brown or red.</source>
        <translation>Красный жетон на %1 лежит на земле: здание — это красный на сером, коричневом или красном.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a building has red on top.</source>
        <translation>Сверху на %1 %2 жетон: у здания сверху красный.</translation>
    </message>
    <message>
        <source>Nothing stands around the building on %1: three different colours are missing.</source>
        <translation>Вокруг здания на %1 ничего нет: не хватает трёх разных цветов.</translation>
    </message>
    <message>
        <source>The only colour on top around the building on %1 is %3 (%2): two more colours are missing.</source>
        <translation>Сверху вокруг здания на %1 только %3 (%2): не хватает ещё двух цветов.</translation>
    </message>
    <message>
        <source>The tops around the building on %1 are only %4 (%2) and %5 (%3): a third colour is missing.</source>
        <translation>Сверху вокруг здания на %1 только %4 (%2) и %5 (%3): не хватает третьего цвета.</translation>
    </message>
    <message>
        <source>Each of the %1 buildings has three or more colours around it: together they pay %2 points.</source>
        <translation>Вокруг каждого из зданий (%1) три цвета или больше, вместе они приносят очков: %2.</translation>
    </message>
    <message>
        <source>The building on %1 has %2 different colours around it and pays %3 points.</source>
        <translation>Разных цветов вокруг здания на %1: %2, оно приносит очков: %3.</translation>
    </message>
    <message>
        <source>%1 is %2: a field is yellow.</source>
        <translation>На %1 %2 жетон: поле состоит из жёлтых.</translation>
    </message>
    <message>
        <source>%1 is empty: a field is yellow.</source>
        <translation>Клетка %1 пуста: поле состоит из жёлтых жетонов.</translation>
    </message>
    <message>
        <source>The yellow on %1 joins %2 and %3: they are one field, which pays %4 points once.</source>
        <translation>%2 и %3 соединены жёлтым на %1: это одно поле, оно один раз приносит очков: %4.</translation>
    </message>
    <message>
        <source>The yellow on %1 touches no other yellow: a single one pays nothing.</source>
        <translation>Жёлтый на %1 не касается другого жёлтого: одиночный не приносит ничего.</translation>
    </message>
    <message>
        <source>The field goes on with the yellow on %1: all %2 tokens are one field, which pays %3 points once.</source>
        <translation>Поле продолжается жёлтым на %1: все жетоны (%2) — одно поле, оно один раз приносит очков: %3.</translation>
    </message>
    <message>
        <source>This field of %1 tokens pays %2 points.</source>
        <translation>Это поле (жетонов: %1) приносит очков: %2.</translation>
    </message>
    <message>
        <source>These are %1 separate fields: together they pay %2 points.</source>
        <translation>Это отдельные поля (%1), вместе они приносят очков: %2.</translation>
    </message>
    <message>
        <source>The water between %1 and %2 has a gap at %3: the land is one island, which pays %4 points once.</source>
        <translation>Между %1 и %2 вода не сомкнута на %3: земля — один остров, он один раз приносит очков: %4.</translation>
    </message>
    <message>
        <source>Empty spaces are land too: this island also takes in %1.</source>
        <translation>Пустые клетки — тоже земля: в этот остров входят также %1.</translation>
    </message>
    <message>
        <source>The water has a gap at %1: the land continues there, and all %2 spaces are one island, which pays %3 points once.</source>
        <translation>Вода не сомкнута на %1: земля там продолжается, и все клетки (%2) — один остров, он один раз приносит очков: %3.</translation>
    </message>
    <message>
        <source>The board is all water, which counts as one island and pays %1 points.</source>
        <translation>Весь планшет — вода, это считается одним островом и приносит очков: %1.</translation>
    </message>
    <message>
        <source>The water around %1 cuts it off: this island of one space pays %2 points.</source>
        <translation>Вода вокруг отрезает %1: этот остров из одной клетки приносит очков: %2.</translation>
    </message>
    <message>
        <source>No water cuts the land apart: all %1 spaces are one island, which pays %2 points.</source>
        <translation>Вода нигде не разделяет землю: все клетки (%1) — один остров, он приносит очков: %2.</translation>
    </message>
    <message>
        <source>This island of %1 spaces pays %2 points.</source>
        <translation>Этот остров (клеток: %1) приносит очков: %2.</translation>
    </message>
    <message>
        <source>%1 is water: an island is land that water cuts off.</source>
        <translation>%1 — это вода, а остров — земля, отрезанная водой.</translation>
    </message>
    <message>
        <source>These are %1 separate islands: together they pay %2 points.</source>
        <translation>Это отдельные острова (%1), вместе они приносят очков: %2.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high but touches no other mountain: it pays nothing.</source>
        <translation>Гора на %1 высотой %2 не касается другой горы: она не приносит ничего.</translation>
    </message>
    <message>
        <source>%1 is empty: a mountain is gray.</source>
        <translation>Клетка %1 пуста: гора состоит из серых жетонов.</translation>
    </message>
    <message>
        <source>Red lies on the gray of %1: that is a building, not a mountain.</source>
        <translation>На %1 красный лежит на сером: это здание, а не гора.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a mountain is gray.</source>
        <translation>Сверху на %1 %2 жетон: гора состоит из серых.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays 1 point.</source>
        <translation>Гора на %1 высотой %2 касается другой (%3) и приносит 1 очко.</translation>
    </message>
    <message>
        <source>The mountain on %1 is %2 high, touches another one (%3) and pays %4 points.</source>
        <translation>Гора на %1 высотой %2 касается другой (%3) и приносит очков: %4.</translation>
    </message>
    <message>
        <source>Each of the %1 mountains touches another one: together they pay %2 points.</source>
        <translation>Каждая из гор (%1) касается другой, вместе они приносят очков: %2.</translation>
    </message>
    <message>
        <source>%1 is %2: a river is blue.</source>
        <translation>На %1 %2 жетон: река состоит из синих.</translation>
    </message>
    <message>
        <source>%1 is empty: a river is blue.</source>
        <translation>Клетка %1 пуста: река состоит из синих жетонов.</translation>
    </message>
    <message>
        <source>No blue joins %1 and %2: they belong to two rivers, of which only the longest counts.</source>
        <translation>%1 и %2 не соединены синим: это две реки, а считается только самая длинная.</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch: between them the river goes over %3, which was not claimed.</source>
        <translation>%1 и %2 не соприкасаются: между ними река идёт через %3, а это не заявлено.</translation>
    </message>
    <message>
        <source>A single blue token is no river yet: it pays nothing.</source>
        <translation>Один синий жетон — ещё не река: он не приносит ничего.</translation>
    </message>
    <message>
        <source>This river is %1 tokens long and pays %2 points.</source>
        <translation>Длина этой реки в жетонах: %1, она приносит очков: %2.</translation>
    </message>
    <message>
        <source>This closed river counts in full in this game: it is %1 tokens long and pays %2 points.</source>
        <translation>Эта замкнутая река в этой партии считается целиком: её длина в жетонах %1, она приносит очков: %2.</translation>
    </message>
    <message>
        <source>This is a part of a longer river, %1, which is %2 tokens long and pays %3 points.</source>
        <translation>Это часть более длинной реки %1: её длина в жетонах %2, она приносит очков: %3.</translation>
    </message>
    <message>
        <source>Only the longest river counts: it has %1 tokens (%2), this one %3.</source>
        <translation>Считается только самая длинная река: жетонов в ней %1 (%2), в этой %3.</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 counts (%3), which pays %4 points.</source>
        <translation>Из этих жетонов (%1) считается только кольцо длиной %2 (%3), оно приносит очков: %4.</translation>
    </message>
    <message>
        <source>Of these %1 tokens only the loop of %2 would count (%3), but the longest river has %4 tokens (%5).</source>
        <translation>Из этих жетонов (%1) считалось бы только кольцо длиной %2 (%3), но в самой длинной реке жетонов %4 (%5).</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game: it is %2 tokens long and pays %3 points.</source>
        <translation>Эти жетоны (%1) замыкаются в кольцо, а в этой партии в нём считается только кратчайший путь между двумя самыми далёкими из них: его длина в жетонах %2, он приносит очков: %3.</translation>
    </message>
    <message>
        <source>These %1 tokens close a loop, of which only the shortest way between the two farthest apart counts in this game, %2 tokens; the longest river has %3 (%4).</source>
        <translation>Эти жетоны (%1) замыкаются в кольцо, а в этой партии в нём считается только кратчайший путь между двумя самыми далёкими из них, длиной %2; в самой длинной реке жетонов %3 (%4).</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long and pays %5 points.</source>
        <translation>Эти жетоны (%1) шире одной линии: кратчайший путь между самыми далёкими из них, %2 и %3, имеет длину в жетонах %4 и приносит очков: %5.</translation>
    </message>
    <message>
        <source>These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 and %3, is %4 tokens long; the longest river has %5 (%6).</source>
        <translation>Эти жетоны (%1) шире одной линии: кратчайший путь между самыми далёкими из них, %2 и %3, имеет длину в жетонах %4; в самой длинной реке их %5 (%6).</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4, and pays %5 points.</source>
        <translation>%1 и %2 соприкасаются, а считается кратчайший путь: длина этой реки в жетонах %3, а не %4, она приносит очков: %5.</translation>
    </message>
    <message>
        <source>%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4; the longest one has %5 (%6).</source>
        <translation>%1 и %2 соприкасаются, а считается кратчайший путь: длина этой реки в жетонах %3, а не %4; в самой длинной их %5 (%6).</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5, and pays %6 points.</source>
        <translation>От %1 до %2 по синему есть путь короче (%3): длина этой реки в жетонах %4, а не %5, она приносит очков: %6.</translation>
    </message>
    <message>
        <source>From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5; the longest one has %6 (%7).</source>
        <translation>От %1 до %2 по синему есть путь короче (%3): длина этой реки в жетонах %4, а не %5; в самой длинной их %6 (%7).</translation>
    </message>
    <message>
        <source>%1 is empty: a tree is green, on the ground or on brown.</source>
        <translation>Клетка %1 пуста: дерево — это зелёный на земле или на коричневом.</translation>
    </message>
    <message>
        <source>No green lies on the brown of %1: a trunk alone is no tree and pays nothing.</source>
        <translation>На %1 нет зелёного на коричневом: один ствол — не дерево и не приносит ничего.</translation>
    </message>
    <message>
        <source>The top of %1 is %2: a tree has green on top.</source>
        <translation>Сверху на %1 %2 жетон: у дерева сверху зелёный.</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays 1 point.</source>
        <translation>Дерево на %1 высотой %2 приносит 1 очко.</translation>
    </message>
    <message>
        <source>The tree on %1 is %2 high and pays %3 points.</source>
        <translation>Дерево на %1 высотой %2 приносит очков: %3.</translation>
    </message>
    <message>
        <source>Each of the %1 trees counts by its own height: together they pay %2 points.</source>
        <translation>Каждое из деревьев (%1) считается по своей высоте, вместе они приносят очков: %2.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>карта %1</translation>
    </message>
    <message>
        <source>the photo shows side %1 of the board and cannot be read as side %2</source>
        <translation>на фото сторона %1 планшета, его нельзя прочитать как сторону %2</translation>
    </message>
    <message>
        <source>the photo shows side %1 (%2 %); it was read as side %3 as requested, so its cells are wrong</source>
        <translation>на фото сторона %1 (%2 %); оно прочитано как сторона %3, как было указано, поэтому клетки неверны</translation>
    </message>
    <message>
        <source>the first photo shows side %1 of a board and the second one side %2; only the first was read</source>
        <translation>на первой фотографии сторона %1 планшета, на второй сторона %2; прочитана только первая</translation>
    </message>
    <message>
        <source>tokens seem to have been added before the second photo: it differs on %1; only the first was read</source>
        <translation>похоже, перед второй фотографией добавили жетоны: она отличается на %1; прочитана только первая</translation>
    </message>
    <message>
        <source>the first photo seems to show the board after more tokens were added: it differs on %1; only the first was read</source>
        <translation>похоже, на первой фотографии планшет после того, как добавили жетоны: она отличается на %1; прочитана только первая</translation>
    </message>
    <message>
        <source>the photos show different boards: they differ on %1; only the first was read</source>
        <translation>на фотографиях разные планшеты: они отличаются на %1; прочитана только первая</translation>
    </message>
    <message>
        <source>the photos show too little to tell whether they are of the same board; both were used</source>
        <translation>на фотографиях видно слишком мало, чтобы сказать, один ли это планшет; использованы обе</translation>
    </message>
    <message>
        <source>the photos may show different boards: they differ on %1; both were used</source>
        <translation>на фотографиях, возможно, разные планшеты: они отличаются на %1; использованы обе</translation>
    </message>
    <message>
        <source>expected a game that this program knows, this is one of %1</source>
        <translation>ожидается партия в игру, известную этой программе, это партия в %1</translation>
    </message>
    <message>
        <source>%1 are equal at %2 and drop out.</source>
        <translation>%1 равны по силе (%2) и выбывают.</translation>
    </message>
    <message>
        <source>%1 alone is left, and nobody scores.</source>
        <translation>%1 остаётся один, и очков не получает никто.</translation>
    </message>
    <message>
        <source>%1 alone takes %2 and %3.</source>
        <translation>%1 остаётся один и получает %2 и %3.</translation>
    </message>
    <message>
        <source>%1 alone takes %2. The bonus is not known and counts for nobody.</source>
        <translation>%1 остаётся один и получает %2. Бонус неизвестен и не достаётся никому.</translation>
    </message>
    <message>
        <source>%1 is first with %2 and takes %3.</source>
        <translation>%1 первый с силой %2 и получает %3.</translation>
    </message>
    <message>
        <source>%1 is first with %2, so nobody takes the %3.</source>
        <translation>%1 первый с силой %2, поэтому очки (%3) не получает никто.</translation>
    </message>
    <message>
        <source>%1 is second with %2. The bonus is not known and counts for nobody.</source>
        <translation>%1 второй с силой %2. Бонус неизвестен и не достаётся никому.</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the bonus.</source>
        <translation>%1 второй с силой %2, поэтому бонус не получает никто.</translation>
    </message>
    <message>
        <source>%1 is second with %2 and takes %3.</source>
        <translation>%1 второй с силой %2 и получает %3.</translation>
    </message>
    <message>
        <source>%1 is second with %2, so nobody takes the %3.</source>
        <translation>%1 второй с силой %2, поэтому очки (%3) не получает никто.</translation>
    </message>
    <message>
        <source>There are no plants in the area.</source>
        <translation>В области нет растений.</translation>
    </message>
    <message>
        <source>Nobody is left.</source>
        <translation>Никого не остаётся.</translation>
    </message>
    <message>
        <source>%1 is behind with %2.</source>
        <translation>%1 позади с силой %2.</translation>
    </message>
    <message>
        <source>expected a plant (turf, bush, pine, oak) such as &quot;bush&quot; or &quot;2xturf&quot;, got %1</source>
        <translation>ожидается растение (turf, bush, pine, oak), например &quot;bush&quot; или &quot;2xturf&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected a colour and its plants such as &quot;orange=bush,2xturf&quot; (white, black, orange, blue, neutral), got %1</source>
        <translation>ожидается цвет (white, black, orange, blue, neutral) и его растения, например &quot;orange=bush,2xturf&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected each colour once, got %1 again</source>
        <translation>каждый цвет ожидается один раз, %1 встретился снова</translation>
    </message>
    <message>
        <source>expected at most %1 plants in an area of this size, got %2</source>
        <translation>растений в области такого размера ожидается не больше %1, получено %2</translation>
    </message>
    <message>
        <source>expected at most %1 of %2 in %3, as in the box, got %4</source>
        <translation>растений %2 цвета %3 ожидается не больше %1, как в коробке, получено %4</translation>
    </message>
    <message>
        <source>Clouds on the player board, 1 point each: %1.</source>
        <translation>Облака на планшете игрока, по 1 очку: %1.</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to %1, got %2</source>
        <translation>ожидается целое число от 1 до %1, получено %2</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to 0, got %2</source>
        <translation>ожидается целое число от %1 до 0, получено %2</translation>
    </message>
    <message>
        <source>the game has only %1 sunflower tokens, but %2 are collected or lie on areas</source>
        <translation>в игре только %1 жетонов подсолнуха, а собрано и лежит в областях %2</translation>
    </message>
    <message>
        <source>expected a list of numbers, or &quot;count&quot; and &quot;points&quot;, got %1</source>
        <translation>ожидается список чисел или &quot;count&quot; и &quot;points&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected one of the colours white, black, orange and blue, got %1</source>
        <translation>ожидается один из цветов white, black, orange и blue, получено %1</translation>
    </message>
    <message>
        <source>expected two to four players, got %1</source>
        <translation>ожидается от двух до четырёх игроков, получено %1</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;, got %1</source>
        <translation>ожидается цвет игрока этой партии или &quot;neutral&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected &quot;white&quot; or &quot;black&quot; with two players, got %1</source>
        <translation>при двух игроках ожидается &quot;white&quot; или &quot;black&quot;, получено %1</translation>
    </message>
    <message>
        <source>a player board holds at most %1 clouds, not %2</source>
        <translation>на планшете игрока не больше %1 облаков, а указано %2</translation>
    </message>
    <message>
        <source>expected the colour of a player of this game, or &quot;neutral&quot;</source>
        <translation>ожидается цвет игрока этой партии или &quot;neutral&quot;</translation>
    </message>
    <message>
        <source>an area of this size holds at most %1 plants, not %2</source>
        <translation>в область такого размера помещается не больше %1 растений, а указано %2</translation>
    </message>
    <message>
        <source>with four players a player board holds at most %1 of this plant, not %2</source>
        <translation>при четырёх игроках на планшете не больше %1 таких растений, а указано %2</translation>
    </message>
    <message>
        <source>the game has only %1 plants of this colour and kind, but %2 are entered</source>
        <translation>в игре только %1 растений этого цвета и вида, а указано %2</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Шкала очков</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Области</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Облака</translation>
    </message>
    <message>
        <source>Plants left</source>
        <translation>Оставшиеся растения</translation>
    </message>
    <message>
        <source>Sunflower tokens</source>
        <translation>Жетоны подсолнуха</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>жетон %1</translation>
    </message>
    <message>
        <source>Own turf left on the player board, minus %2 each: %1.</source>
        <translation>Осталось своей травы на планшете игрока, минус %2 за каждую: %1.</translation>
    </message>
    <message>
        <source>Own bushes left on the player board, minus %2 each: %1.</source>
        <translation>Осталось своих кустов на планшете игрока, минус %2 за каждый: %1.</translation>
    </message>
    <message>
        <source>Own pines left on the player board, minus %2 each: %1.</source>
        <translation>Осталось своих елей на планшете игрока, минус %2 за каждую: %1.</translation>
    </message>
    <message>
        <source>Own oaks left on the player board, minus %2 each: %1.</source>
        <translation>Осталось своих дубов на планшете игрока, минус %2 за каждый: %1.</translation>
    </message>
    <message>
        <source>Neutral turf left on the player board, minus %2 each: %1.</source>
        <translation>Осталось нейтральной травы на планшете игрока, минус %2 за каждую: %1.</translation>
    </message>
    <message>
        <source>Neutral bushes left on the player board, minus %2 each: %1.</source>
        <translation>Осталось нейтральных кустов на планшете игрока, минус %2 за каждый: %1.</translation>
    </message>
    <message>
        <source>Neutral pines left on the player board, minus %2 each: %1.</source>
        <translation>Осталось нейтральных елей на планшете игрока, минус %2 за каждую: %1.</translation>
    </message>
    <message>
        <source>Neutral oaks left on the player board, minus %2 each: %1.</source>
        <translation>Осталось нейтральных дубов на планшете игрока, минус %2 за каждый: %1.</translation>
    </message>
    <message>
        <source>No plants are left on the player board.</source>
        <translation>Растений на планшете игрока не осталось.</translation>
    </message>
    <message>
        <source>%1 own turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>Своей травы осталось %1, но на планшете игрока её не больше %2.</translation>
    </message>
    <message>
        <source>%1 own bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>Своих кустов осталось %1, но, насколько известно, на планшете игрока их не больше %2.</translation>
    </message>
    <message>
        <source>%1 own pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>Своих елей осталось %1, но, насколько известно, на планшете игрока их не больше %2.</translation>
    </message>
    <message>
        <source>%1 own oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>Своих дубов осталось %1, но, насколько известно, на планшете игрока их не больше %2.</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left, but as far as is known a player board holds at most %2.</source>
        <translation>Нейтральной травы осталось %1, но на планшете игрока её не больше %2.</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left, but as far as is known a player board holds at most %2.</source>
        <translation>Нейтральных кустов осталось %1, но, насколько известно, на планшете игрока их не больше %2.</translation>
    </message>
    <message>
        <source>%1 neutral pines are left, but as far as is known a player board holds at most %2.</source>
        <translation>Нейтральных елей осталось %1, но, насколько известно, на планшете игрока их не больше %2.</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left, but as far as is known a player board holds at most %2.</source>
        <translation>Нейтральных дубов осталось %1, но, насколько известно, на планшете игрока их не больше %2.</translation>
    </message>
    <message>
        <source>%1 own turf plants are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Своей травы на планшете и в областях %1, но планшет игрока вмещает её не больше %2.</translation>
    </message>
    <message>
        <source>%1 own bushes are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Своих кустов на планшете и в областях %1, но планшет игрока вмещает их не больше %2.</translation>
    </message>
    <message>
        <source>%1 own pines are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Своих елей на планшете и в областях %1, но планшет игрока вмещает их не больше %2.</translation>
    </message>
    <message>
        <source>%1 own oaks are left or in areas, but as far as is known a player board holds at most %2.</source>
        <translation>Своих дубов на планшете и в областях %1, но планшет игрока вмещает их не больше %2.</translation>
    </message>
    <message>
        <source>The points on the score track are not known and count 0.</source>
        <translation>Очки на шкале неизвестны и считаются за 0.</translation>
    </message>
    <message>
        <source>The clouds that are left are not known and count 0.</source>
        <translation>Оставшиеся облака неизвестны и считаются за 0.</translation>
    </message>
    <message>
        <source>The plants that are left are not known and count 0.</source>
        <translation>Оставшиеся растения неизвестны и считаются за 0.</translation>
    </message>
    <message>
        <source>The collected sunflower tokens are not known and count 0.</source>
        <translation>Собранные жетоны подсолнуха неизвестны и считаются за 0.</translation>
    </message>
    <message>
        <source>No sunflower tokens were collected, but the sum given for the numbers on their backs is %1.</source>
        <translation>Жетоны подсолнуха не собраны, но сумма на обороте %1.</translation>
    </message>
    <message>
        <source>Sunflower tokens were collected (%1), but the sum given for the numbers on their backs is 0.</source>
        <translation>Жетоны подсолнуха собраны (%1), но сумма на обороте 0.</translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many sunflower tokens were collected by %2.</source>
        <translation>Ничью при %1 очках разрешить не удалось: неизвестно, сколько жетонов подсолнуха собрали: %2.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белый</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрный</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Нейтральный</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>нейтральный</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
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
        <translation>Введите очки на шкале, затем то, что даёт конец игры.</translation>
    </message>
    <message>
        <source>The collected tokens break the tie. %1</source>
        <translation>Ничью решают собранные жетоны. %1</translation>
    </message>
    <message>
        <source>%1 are level; the collected tokens break the tie. %2</source>
        <translation>%1 наравне; ничью решают собранные жетоны. %2</translation>
    </message>
    <message>
        <source>The collected tokens do not break the tie. %1</source>
        <translation>Собранные жетоны ничью не решают. %1</translation>
    </message>
    <message>
        <source>Collected tokens: %1.</source>
        <translation>Собранные жетоны: %1.</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Собранные жетоны</translation>
    </message>
    <message>
        <source>Type the numbers.</source>
        <translation>Введите числа.</translation>
    </message>
    <message>
        <source>%1 are level. %2</source>
        <translation>%1 наравне. %2</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>Points on the score track: %1.</source>
        <translation>Очки на шкале: %1.</translation>
    </message>
    <message>
        <source>Typed by hand: %1.</source>
        <translation>Введено вручную: %1.</translation>
    </message>
    <message>
        <source>%1 neutral turf plants are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Нейтральной травы на планшетах и в областях %1, но все планшеты игроков вместе вмещают её не больше %2.</translation>
    </message>
    <message>
        <source>%1 neutral bushes are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Нейтральных кустов на планшетах и в областях %1, но все планшеты игроков вместе вмещают их не больше %2.</translation>
    </message>
    <message>
        <source>%1 neutral pines are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Нейтральных елей на планшетах и в областях %1, но все планшеты игроков вместе вмещают их не больше %2.</translation>
    </message>
    <message>
        <source>%1 neutral oaks are left or in areas, but all player boards together hold at most %2.</source>
        <translation>Нейтральных дубов на планшетах и в областях %1, но все планшеты игроков вместе вмещают их не больше %2.</translation>
    </message>
    <message>
        <source>The areas that still hold their token are not known and count 0.</source>
        <translation>Области, где ещё лежит жетон, неизвестны и считаются за 0.</translation>
    </message>
    <message>
        <source>The bonus of area %1 is not known and counts for nobody; %2 would receive it.</source>
        <translation>Бонус области %1 неизвестен и не достаётся никому; его получил бы игрок %2.</translation>
    </message>
    <message>
        <source>Only %1 sunflower tokens are collected or lie on areas, but the game has %2.</source>
        <translation>Собрано и лежит в областях только %1 жетонов подсолнуха, а в игре их %2.</translation>
    </message>
    <message>
        <source>Collected sunflower tokens: %1. Their backs add up to %2.</source>
        <translation>Собрано жетонов подсолнуха: %1. Сумма на их обороте: %2.</translation>
    </message>
    <message>
        <source>expected a folder that can be created: %1</source>
        <translation>ожидается папка, которую можно создать: %1</translation>
    </message>
    <message>
        <source>this is a GIF picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>это картинка GIF, а не фотография: ожидается JPEG, PNG, WebP, TIFF или HEIC</translation>
    </message>
    <message>
        <source>this is a BMP picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>это картинка BMP, а не фотография: ожидается JPEG, PNG, WebP, TIFF или HEIC</translation>
    </message>
    <message>
        <source>this is a PDF document, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>это документ PDF, а не фотография: ожидается JPEG, PNG, WebP, TIFF или HEIC</translation>
    </message>
    <message>
        <source>this is a video, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>это видео, а не фотография: ожидается JPEG, PNG, WebP, TIFF или HEIC</translation>
    </message>
    <message>
        <source>this is a JPEG XL picture, which cannot be read: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>это картинка JPEG XL, её прочитать нельзя: ожидается JPEG, PNG, WebP, TIFF или HEIC</translation>
    </message>
    <message>
        <source>this is a ZIP archive, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>это архив ZIP, а не фотография: ожидается JPEG, PNG, WebP, TIFF или HEIC</translation>
    </message>
    <message>
        <source>this is a drawing, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>это рисунок, а не фотография: ожидается JPEG, PNG, WebP, TIFF или HEIC</translation>
    </message>
    <message>
        <source>this is a text file, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC</source>
        <translation>это текстовый файл, а не фотография: ожидается JPEG, PNG, WebP, TIFF или HEIC</translation>
    </message>
    <message>
        <source>this is no photo: expected JPEG, PNG, WebP, TIFF or HEIC, got bytes %1</source>
        <translation>это не фотография: ожидается JPEG, PNG, WebP, TIFF или HEIC, получены байты %1</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for trees: the box holds %2 green and %3 brown tokens.</source>
        <translation>Очков за деревья не бывает больше %1: в коробке зелёных жетонов %2, коричневых %3.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for mountains: the box holds %2 gray tokens.</source>
        <translation>Очков за горы не бывает больше %1: в коробке серых жетонов %2.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for fields: no more than %2 fit on it without touching.</source>
        <translation>Очков за поля не бывает больше %1: отдельных полей на планшет помещается не больше %2.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for buildings: the box holds %2 red tokens.</source>
        <translation>Очков за здания не бывает больше %1: в коробке красных жетонов %2.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for the river: it cannot be longer than %2 tokens.</source>
        <translation>Очков за реку не бывает больше %1: её длина в жетонах не больше %2.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for islands: no more than %2 fit on it.</source>
        <translation>Очков за острова не бывает больше %1: на планшет их помещается не больше %2.</translation>
    </message>
    <message>
        <source>No board gives more than %1 points for animals: it has room for %2 cubes.</source>
        <translation>Очков за животных не бывает больше %1: мест для кубиков на планшете %2.</translation>
    </message>
    <message>
        <source>No nature&apos;s spirit gives more than %1 points.</source>
        <translation>Очков за духа природы не бывает больше %1.</translation>
    </message>
    <message>
        <source>expected an identifier of letters, digits and dashes, got %1</source>
        <translation>ожидается идентификатор из букв, цифр и дефисов, получено %1</translation>
    </message>
    <message>
        <source>expected at most %1 bytes</source>
        <translation>байтов ожидается не больше %1</translation>
    </message>
    <message>
        <source>expected a cell such as &quot;c2&quot;, got %1</source>
        <translation>ожидается клетка, например &quot;c2&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected at most %1 tokens</source>
        <translation>жетонов ожидается не больше %1</translation>
    </message>
    <message>
        <source>expected tokens that may lie on each other</source>
        <translation>ожидаются жетоны, которые можно положить друг на друга</translation>
    </message>
    <message>
        <source>expected &quot;none&quot;, &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation>ожидается &quot;none&quot;, &quot;animal&quot; или &quot;spirit&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, got %3</source>
        <translation>ожидается число от %1 до %2, получено %3</translation>
    </message>
    <message>
        <source>expected at most %1 numbers</source>
        <translation>чисел ожидается не больше %1</translation>
    </message>
    <message>
        <source>expected a command, got %1</source>
        <translation>ожидается команда, получено %1</translation>
    </message>
    <message>
        <source>Another player&apos;s board</source>
        <translation>Планшет другого игрока</translation>
    </message>
    <message>
        <source>Play went on: take this photo</source>
        <translation>Игра продолжалась: взять это фото</translation>
    </message>
    <message>
        <source>The same board: use both</source>
        <translation>Тот же планшет: взять оба фото</translation>
    </message>
    <message>
        <source>Read as side A</source>
        <translation>Читать как сторону A</translation>
    </message>
    <message>
        <source>Read as side B</source>
        <translation>Читать как сторону B</translation>
    </message>
    <message>
        <source>Change the game to side A</source>
        <translation>Перевести партию на сторону A</translation>
    </message>
    <message>
        <source>Change the game to side B</source>
        <translation>Перевести партию на сторону B</translation>
    </message>
    <message>
        <source>A photo of another game</source>
        <translation>Фото другой партии</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Отложить</translation>
    </message>
    <message>
        <source>expected a plant, got %1</source>
        <translation>ожидается растение, получено %1</translation>
    </message>
    <message>
        <source>expected a colour, got %1</source>
        <translation>ожидается цвет, получено %1</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Ни одна партия не открыта.</translation>
    </message>
    <message>
        <source>This player is no longer there.</source>
        <translation>Этого игрока больше нет.</translation>
    </message>
    <message>
        <source>This photo is no longer there, or this cannot be done with it now.</source>
        <translation>Этого фото больше нет, или сейчас с ним этого сделать нельзя.</translation>
    </message>
    <message>
        <source>The board has no such cell.</source>
        <translation>Такой клетки на планшете нет.</translation>
    </message>
    <message>
        <source>A cube can lie only on a token.</source>
        <translation>Кубик можно положить только на жетон.</translation>
    </message>
    <message>
        <source>The pad has no such row to type into.</source>
        <translation>На бланке нет такой строки для ввода.</translation>
    </message>
    <message>
        <source>The rules do not allow this number here.</source>
        <translation>По правилам такого числа здесь быть не может.</translation>
    </message>
    <message>
        <source>This player cannot join: the name is taken, or the table is full.</source>
        <translation>Добавить игрока нельзя: имя занято или за столом нет места.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>Это имя уже занято.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>Ваших правок для отмены нет.</translation>
    </message>
    <message>
        <source>This photo is larger than 60 MB.</source>
        <translation>Это фото больше 60 МБ.</translation>
    </message>
    <message>
        <source>Too much at once. It is tried again.</source>
        <translation>Слишком много сразу. Попытка повторится.</translation>
    </message>
    <message>
        <source>There is no room left on the computer.</source>
        <translation>На компьютере не осталось места.</translation>
    </message>
    <message>
        <source>This message was not understood.</source>
        <translation>Не удалось разобрать это сообщение.</translation>
    </message>
    <message>
        <source>Your last edit stays: somebody has changed the same thing since.</source>
        <translation>Ваша последняя правка остаётся: с тех пор то же самое изменил кто-то другой.</translation>
    </message>
    <message>
        <source>This photo</source>
        <translation>Это фото</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>A number from %1 to %2 was expected.</source>
        <translation>Ожидалось число от %1 до %2.</translation>
    </message>
    <message>
        <source>%1 was changed at the computer in the meantime.</source>
        <translation>%1: тем временем изменено на компьютере.</translation>
    </message>
    <message>
        <source>%1 was changed on another phone in the meantime.</source>
        <translation>%1: тем временем изменено на другом телефоне.</translation>
    </message>
    <message>
        <source>%1 changed %2 in the meantime.</source>
        <translation>%2: тем временем изменил игрок %1.</translation>
    </message>
    <message>
        <source>The page could not be loaded. Load it again.</source>
        <translation>Страница не загрузилась. Обновите её.</translation>
    </message>
    <message>
        <source>That could not be done.</source>
        <translation>Сделать это не удалось.</translation>
    </message>
    <message>
        <source>Somebody else changed this in the meantime.</source>
        <translation>Тем временем то же самое изменил кто-то другой.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>The photo has arrived and is being read.</source>
        <translation>Фото получено и читается.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>В очереди</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Отправляется</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Читается</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Не удалось прочитать</translation>
    </message>
    <message>
        <source>No board found</source>
        <translation>Планшет не найден</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Есть вопрос</translation>
    </message>
    <message>
        <source>Whose board is it?</source>
        <translation>Чей это планшет?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>кубик животного</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>кубик духа</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>без кубика</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>water</source>
        <translation>вода</translation>
    </message>
    <message>
        <source>field</source>
        <translation>поле</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>низкая гора</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>средняя гора</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>высокая гора</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>один коричневый жетон</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>два коричневых жетона</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>низкое дерево</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>среднее дерево</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>высокое дерево</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>один красный жетон</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>здание на красном</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>здание на сером</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>здание на коричневом</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>сомнительно</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>ещё не отправлено</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The program does not answer; the area is decided when it does.</source>
        <translation>Программа не отвечает; когда ответит, область будет подсчитана.</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: на один меньше</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: на один больше</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>поровну</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Кто что получает</translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>Нажимайте на растения, которые стоят в области.</translation>
    </message>
    <message>
        <source>Token of the area</source>
        <translation>Жетон области</translation>
    </message>
    <message>
        <source>Main (cells)</source>
        <translation>Основные (клетки)</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n свободная клетка</numerusform>
            <numerusform>%n свободные клетки</numerusform>
            <numerusform>%n свободных клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose plants</source>
        <translation>Чьи растения</translation>
    </message>
    <message>
        <source>Plants of %1</source>
        <translation>Растения: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Следующая область</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>What it may be</source>
        <translation>Что это может быть</translation>
    </message>
    <message>
        <source>Put a token on top, or take the top one off</source>
        <translation>Положить жетон сверху или снять верхний</translation>
    </message>
    <message>
        <source>Put on: %1</source>
        <translation>Положить: %1</translation>
    </message>
    <message>
        <source>Take off the top token</source>
        <translation>Снять верхний жетон</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Серый</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Or choose a whole stack</source>
        <translation>Или выбрать стопку целиком</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Кубик</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s) left</source>
        <translation>
            <numerusform>Осталась %n сомнительная клетка</numerusform>
            <numerusform>Осталось %n сомнительные клетки</numerusform>
            <numerusform>Осталось %n сомнительных клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>Клетка на фотографии, увеличена</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>Другая стопка…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Сторона %1</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of yours wait here and are sent as soon as it does. Nothing is lost.</source>
        <translation>
            <numerusform>%n ваша правка ждёт здесь и уйдёт, как только программа ответит. Ничего не пропадёт.</numerusform>
            <numerusform>%n ваши правки ждут здесь и уйдут, как только программа ответит. Ничего не пропадёт.</numerusform>
            <numerusform>%n ваших правок ждут здесь и уйдут, как только программа ответит. Ничего не пропадёт.</numerusform>
        </translation>
    </message>
    <message>
        <source>This address is no longer open. Show the code again in the window under “Photos from a phone”, and scan it.</source>
        <translation>Этот адрес больше не работает. Снова откройте код в окне программы, «Фото с телефона», и отсканируйте его.</translation>
    </message>
    <message>
        <source>The program does not answer. Is it still open, and the phone in the same Wi-Fi? Trying again…</source>
        <translation>Программа не отвечает. Она ещё открыта, а телефон в той же сети Wi-Fi? Пробую снова…</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Закрыть сообщение</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Бланк</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Подключение…</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Имя игрока</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2.</source>
        <translation>Ожидается число от %1 до %2.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Минус</translation>
    </message>
    <message>
        <source>The board gives %1.</source>
        <translation>Планшет даёт %1.</translation>
    </message>
    <message>
        <source>Counted: %1.</source>
        <translation>Насчитано: %1.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Clear it and use the computed number</source>
        <translation>Стереть и взять вычисленное число</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>%1 typed</source>
        <translation>введено %1</translation>
    </message>
    <message>
        <source>the board gives %1</source>
        <translation>планшет даёт %1</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>насчитано: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player first.</source>
        <translation>Партии ещё нет. Сначала добавьте игрока.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Бланк подсчёта</translation>
    </message>
    <message>
        <source>Tap a number to type another. Tap a name for the reasons.</source>
        <translation>Нажмите число, чтобы ввести другое, или имя, чтобы увидеть причины.</translation>
    </message>
    <message>
        <source>Photo of %1 with what was read</source>
        <translation>Фотография с прочитанным, игрок %1</translation>
    </message>
    <message>
        <source>Take a photo</source>
        <translation>Снять фото</translation>
    </message>
    <message>
        <source>Choose photos</source>
        <translation>Выбрать фото</translation>
    </message>
    <message>
        <source>The photo could not be sent.</source>
        <translation>Не удалось отправить фото.</translation>
    </message>
    <message>
        <source>It is sent when the program answers again.</source>
        <translation>Уйдёт, когда программа снова ответит.</translation>
    </message>
    <message>
        <source>Sending… %1</source>
        <translation>Отправляется… %1</translation>
    </message>
    <message>
        <source>Waits for the photos before it.</source>
        <translation>Ждёт, пока уйдут предыдущие фото.</translation>
    </message>
    <message>
        <source>Cancel this photo</source>
        <translation>Отменить это фото</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>It is another player&apos;s board</source>
        <translation>Это планшет другого игрока</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>Читаю фото…</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Фотография</translation>
    </message>
    <message>
        <source>Photo of %1</source>
        <translation>Фотография, игрок %1</translation>
    </message>
    <message>
        <source>Remove this photo</source>
        <translation>Удалить это фото</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Изменить имя</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Что показано</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Планшет</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n doubtful cell(s)</source>
        <translation>
            <numerusform>Проверить %n сомнительную клетку</numerusform>
            <numerusform>Проверить %n сомнительные клетки</numerusform>
            <numerusform>Проверить %n сомнительных клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. No cell is left to ask about.</source>
        <translation>Готово. Вопросов по клеткам не осталось.</translation>
    </message>
    <message>
        <source>No cell is doubtful enough to ask about.</source>
        <translation>Ни одна клетка не сомнительна настолько, чтобы о ней спрашивать.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Планшет: %1</translation>
    </message>
    <message>
        <source>Tap a cell to correct it.</source>
        <translation>Нажмите клетку, чтобы исправить её.</translation>
    </message>
    <message>
        <source>Hold the phone over the board so that it fills the picture, a little from the side, without glare.</source>
        <translation>Держите телефон над планшетом, чуть сбоку, чтобы планшет занимал весь кадр и не было бликов.</translation>
    </message>
    <message>
        <source>Without a photo</source>
        <translation>Без фото</translation>
    </message>
    <message>
        <source>Type the numbers</source>
        <translation>Ввести числа</translation>
    </message>
    <message>
        <source>Set the tokens</source>
        <translation>Разложить жетоны</translation>
    </message>
    <message>
        <source>Another photo</source>
        <translation>Ещё одно фото</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>A question about the photo</source>
        <translation>Вопрос о фото</translation>
    </message>
    <message>
        <source>Sending the photo…</source>
        <translation>Отправляю фото…</translation>
    </message>
    <message>
        <source>The photo could not be used</source>
        <translation>Фото использовать не удалось</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>Планшета ещё нет</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s)</source>
        <translation>
            <numerusform>%n сомнительная клетка</numerusform>
            <numerusform>%n сомнительные клетки</numerusform>
            <numerusform>%n сомнительных клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>Board read</source>
        <translation>Планшет прочитан</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>побеждает</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>There is no game yet. Add a player, or take a photo of a finished board: it begins one.</source>
        <translation>Партии ещё нет. Добавьте игрока или снимите готовый планшет: с него она и начнётся.</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Новый игрок</translation>
    </message>
    <message>
        <source>All boards at once</source>
        <translation>Все планшеты сразу</translation>
    </message>
    <message>
        <source>Each photo goes to the next player without a board.</source>
        <translation>Каждое фото достаётся следующему игроку без планшета.</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>Правила, страница %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>%n причина</numerusform>
            <numerusform>%n причины</numerusform>
            <numerusform>%n причин</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a row for its reasons, and a reason to see its cells.</source>
        <translation>Нажмите строку, чтобы увидеть причины, а причину — чтобы увидеть её клетки.</translation>
    </message>
    <message>
        <source>expected two players without a name in common: player %1 is called &quot;%2&quot;, a name of player %3; rename player %1 first</source>
        <translation>ожидаются два игрока без общего имени: игрока %1 зовут «%2», а это имя игрока %3; сначала переименуйте игрока %1</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Что-то не сходится.</translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <translation>%1 Если всё верно: %2</translation>
    </message>
    <message>
        <source>expected &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation>ожидается &quot;A&quot; или &quot;B&quot;, получено %1</translation>
    </message>
    <message>
        <source>This game has no boards to photograph.</source>
        <translation>В этой игре нет планшетов, которые нужно фотографировать.</translation>
    </message>
    <message>
        <source>Too many photos are on no board yet. Remove some, or say whose boards they show.</source>
        <translation>Слишком много фотографий ещё не относится ни к одному планшету. Уберите некоторые или укажите, чьи планшеты на них.</translation>
    </message>
    <message>
        <source>This cannot be done here.</source>
        <translation>Здесь этого сделать нельзя.</translation>
    </message>
    <message>
        <source>Somebody has this card, or it has no room for so many cubes.</source>
        <translation>Эта карта уже у кого-то есть, или столько кубиков на ней не поместится.</translation>
    </message>
    <message>
        <source>The game cannot be played with fewer players.</source>
        <translation>С меньшим числом игроков в эту партию играть нельзя.</translation>
    </message>
    <message>
        <source>Boards of this game have tokens on them. Empty them first.</source>
        <translation>На планшетах этой партии лежат жетоны. Сначала уберите их.</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime.</source>
        <translation>%1: тем временем изменено.</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Удалить этого игрока</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Открываю фотографию…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Side of the boards</source>
        <translation>Сторона планшетов</translation>
    </message>
    <message>
        <source>Why does this not count?</source>
        <translation>Почему это не считается?</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубика</numerusform>
            <numerusform>%n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать: %1</translation>
    </message>
    <message>
        <source>Choose a nature&apos;s spirit</source>
        <translation>Выбрать духа природы</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>Кубик выложен</translation>
    </message>
    <message>
        <source>Play with nature&apos;s spirits</source>
        <translation>Играть с духами природы</translation>
    </message>
    <message>
        <source>Animal cards</source>
        <translation>Карты животных</translation>
    </message>
    <message>
        <source>None yet. Cards without cubes count nothing.</source>
        <translation>Пока нет. Карты без кубиков ничего не приносят.</translation>
    </message>
    <message>
        <source>Add an animal card</source>
        <translation>Добавить карту животного</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>у игрока %1</translation>
    </message>
    <message numerus="yes">
        <source>fits in %n place(s)</source>
        <translation>
            <numerusform>подходит в %n месте</numerusform>
            <numerusform>подходит в %n местах</numerusform>
            <numerusform>подходит в %n местах</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Поиск по названию</translation>
    </message>
    <message>
        <source>No card has this name.</source>
        <translation>Такой карты нет.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Гора</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Здание</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Остров</translation>
    </message>
    <message>
        <source>What it should be</source>
        <translation>Чем это должно быть</translation>
    </message>
    <message>
        <source>Tap the cells that should count as this.</source>
        <translation>Нажимайте на клетки, которые должны так считаться.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>No cell is chosen yet.</source>
        <translation>Клетки ещё не выбраны.</translation>
    </message>
    <message>
        <source>Back to the points</source>
        <translation>Назад к очкам</translation>
    </message>
    <message>
        <source>This file is not a photo.</source>
        <translation>Этот файл не фотография.</translation>
    </message>
    <message>
        <source>This is a video. Choose a photo.</source>
        <translation>Это видео. Выберите фото.</translation>
    </message>
    <message>
        <source>This is a PDF. Choose a photo.</source>
        <translation>Это PDF. Выберите фото.</translation>
    </message>
    <message>
        <source>The photo has %1 x %2 pixels; at most %3 million are read.</source>
        <translation>В фотографии %1 x %2 пикселей, а миллионов пикселей читается не больше %3.</translation>
    </message>
    <message>
        <source>This browser cannot open HEIC photos. In the camera&apos;s settings choose “Most compatible”, or send the photo as JPEG.</source>
        <translation>Этот браузер не открывает фото HEIC. Выберите в настройках камеры «Наиболее совместимый» или отправьте фото как JPEG.</translation>
    </message>
    <message>
        <source>This browser cannot open TIFF photos. Send the photo as JPEG.</source>
        <translation>Этот браузер не открывает фото TIFF. Отправьте фото как JPEG.</translation>
    </message>
    <message>
        <source>The photo is damaged, or this browser cannot open it.</source>
        <translation>Фото повреждено, или этот браузер не может его открыть.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Файл больше %1 МБ.</translation>
    </message>
    <message>
        <source>This game is open in another tab. Continue here first.</source>
        <translation>Эта партия открыта в другой вкладке. Сначала продолжите здесь.</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Этой партии больше нет.</translation>
    </message>
    <message>
        <source>The page was ended twice while it read this photo. Try a smaller one.</source>
        <translation>Страница дважды закрылась, пока читала это фото. Попробуйте фото поменьше.</translation>
    </message>
    <message>
        <source>The photo could not be read: the program ended while reading it.</source>
        <translation>Не удалось прочитать фото: программа завершилась при чтении.</translation>
    </message>
    <message>
        <source>The photo is no longer there. Choose it again.</source>
        <translation>Этого фото больше нет. Выберите его заново.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Past game</source>
        <translation>Прошлая партия</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Импорт партии</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>This phone has no room left for Concord. What you enter now is lost when the page is closed. Remove old games, or share this one.</source>
        <translation>На этом телефоне для Concord не осталось места. То, что вы введёте сейчас, пропадёт, когда страница закроется. Удалите старые партии или поделитесь этой.</translation>
    </message>
    <message>
        <source>The game could not be kept in this browser. Share it before you close the page.</source>
        <translation>Не удалось сохранить партию в этом браузере. Поделитесь ею, прежде чем закрыть страницу.</translation>
    </message>
    <message>
        <source>This window keeps nothing: games are lost when it is closed. Share them, or use a window that is not private.</source>
        <translation>Это окно ничего не сохраняет: когда оно закроется, партии пропадут. Поделитесь ими или откройте обычное окно, не приватное.</translation>
    </message>
    <message>
        <source>This game is open in another tab, which this one follows.</source>
        <translation>Эта партия открыта в другой вкладке, а эта вкладка лишь показывает её.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Продолжить здесь</translation>
    </message>
    <message>
        <source>The program could not be loaded. If there is a network, load the page again.</source>
        <translation>Программа не загрузилась. Есть ли сеть? Тогда обновите страницу.</translation>
    </message>
    <message>
        <source>Something went wrong. The game is as it was last saved.</source>
        <translation>Произошёл сбой. Партия осталась такой, какой была сохранена в последний раз.</translation>
    </message>
    <message>
        <source>The photo reader is being loaded. That happens once and takes a moment.</source>
        <translation>Загружается распознавание фото. Это делается один раз и занимает немного времени.</translation>
    </message>
    <message>
        <source>The photo reader could not be loaded. Photos are read as soon as there is a network.</source>
        <translation>Не удалось загрузить распознавание фото. Фото будут прочитаны, как только появится сеть.</translation>
    </message>
    <message>
        <source>A new version of Concord is available.</source>
        <translation>Есть новая версия Concord.</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Обновить сейчас</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>This browser is too old for Concord. Bring it up to date, or use a newer one: Chrome, Edge, Firefox or Safari.</source>
        <translation>Этот браузер слишком старый для Concord. Обновите его или возьмите более новый: Chrome, Edge, Firefox или Safari.</translation>
    </message>
    <message>
        <source>Concord needs an encrypted address, one that begins with https.</source>
        <translation>Concord нужен зашифрованный адрес, то есть такой, который начинается с https.</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-код</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>Файл слишком велик для партии.</translation>
    </message>
    <message>
        <source>There is no QR code in the picture.</source>
        <translation>На картинке нет QR-кода.</translation>
    </message>
    <message>
        <source>The QR code holds no game of Concord.</source>
        <translation>В этом QR-коде нет партии Concord.</translation>
    </message>
    <message>
        <source>The address holds no game of Concord.</source>
        <translation>В этом адресе нет партии Concord.</translation>
    </message>
    <message>
        <source>A game with %1</source>
        <translation>Партия, игроки: %1</translation>
    </message>
    <message>
        <source>Add it to the games of this phone</source>
        <translation>Добавить к партиям на этом телефоне</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>A game that Concord wrote: shared from another phone, or exported on a computer.</source>
        <translation>Партия, которую записала программа Concord: её прислали с другого телефона или экспортировали на компьютере.</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Выбрать файл</translation>
    </message>
    <message>
        <source>Photograph a QR code</source>
        <translation>Снять QR-код</translation>
    </message>
    <message>
        <source>This browser reads no QR codes. Point the phone&apos;s camera at the code: it opens the game here.</source>
        <translation>Этот браузер не читает QR-коды. Наведите на код камеру телефона: она откроет партию здесь.</translation>
    </message>
    <message>
        <source>Side A: river</source>
        <translation>Сторона A: река</translation>
    </message>
    <message>
        <source>Side B: islands</source>
        <translation>Сторона B: острова</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Nature&apos;s spirits</source>
        <translation>Духи природы</translation>
    </message>
    <message>
        <source>Without spirits</source>
        <translation>Без духов</translation>
    </message>
    <message>
        <source>With spirits</source>
        <translation>С духами</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Кто играет?</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>На одного меньше</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>На одного больше</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Remove it permanently</source>
        <translation>Удалить насовсем</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>The phone could not share it.</source>
        <translation>Телефон не смог этим поделиться.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Скопировано.</translation>
    </message>
    <message>
        <source>The text could not be copied.</source>
        <translation>Не удалось скопировать текст.</translation>
    </message>
    <message>
        <source>This game is too large for a QR code. Send its file instead.</source>
        <translation>Эта партия слишком велика для QR-кода. Отправьте вместо него её файл.</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Поделиться результатом</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Скопировать текст</translation>
    </message>
    <message>
        <source>The game itself</source>
        <translation>Сама партия</translation>
    </message>
    <message>
        <source>Another phone or Concord on a computer opens it, without the photos.</source>
        <translation>Её откроет другой телефон или Concord на компьютере, без фото.</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Сохранить файл</translation>
    </message>
    <message>
        <source>Point another phone&apos;s camera at it: the game opens there.</source>
        <translation>Наведите на него камеру другого телефона: партия откроется там.</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Картинка с результатом</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Сейчас открыта</translation>
    </message>
    <message>
        <source>Or begin with a photo of a finished board. It stays on this phone.</source>
        <translation>Или начните с фото готового планшета. Оно останется на этом телефоне.</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Текущие партии</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Прошлые партии</translation>
    </message>
    <message>
        <source>To keep Concord at hand: tap Share in Safari, then “Add to Home Screen”.</source>
        <translation>Чтобы Concord был под рукой: нажмите «Поделиться» в Safari, затем «На экран „Домой“».</translation>
    </message>
    <message>
        <source>Put Concord on the home screen</source>
        <translation>Поместить Concord на главный экран</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версия %1</translation>
    </message>
    <message>
        <source>expected the pixels of a whole photo</source>
        <translation>ожидаются пиксели целой фотографии</translation>
    </message>
    <message>
        <source>expected the reader&apos;s weights of this version</source>
        <translation>ожидаются веса распознавания этой версии</translation>
    </message>
    <message>
        <source>expected a reduction and an orientation from 1 to 8</source>
        <translation>ожидаются уменьшение и ориентация от 1 до 8</translation>
    </message>
    <message>
        <source>the photo cannot be read (%1)</source>
        <translation>фотографию не удаётся прочитать (%1)</translation>
    </message>
    <message>
        <source>expected players of different names</source>
        <translation>ожидаются игроки с разными именами</translation>
    </message>
    <message>
        <source>expected fewer texts inside each other</source>
        <translation>ожидается меньше текстов, вложенных друг в друга</translation>
    </message>
    <message>
        <source>expected a game that this program knows, got %1</source>
        <translation>ожидается игра, известная этой программе, получено %1</translation>
    </message>
    <message>
        <source>expected %1 to %2 players</source>
        <translation>игроков ожидается от %1 до %2</translation>
    </message>
    <message>
        <source>expected what is claimed, such as &quot;river&quot;, got %1</source>
        <translation>ожидается то, что заявлено, например &quot;river&quot;, получено %1</translation>
    </message>
    <message>
        <source>expected the ids of photos</source>
        <translation>ожидаются идентификаторы фотографий</translation>
    </message>
    <message>
        <source>expected a concord-reading</source>
        <translation>ожидается concord-reading</translation>
    </message>
    <message>
        <source>expected the number of a photo</source>
        <translation>ожидается номер фотографии</translation>
    </message>
    <message>
        <source>expected a seat for each player</source>
        <translation>для каждого игрока ожидается место за столом</translation>
    </message>
    <message>
        <source>expected a UUID, or a time with its offset, got %1</source>
        <translation>ожидается UUID или время со смещением, получено %1</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one. Give the photo to a player to replace theirs.</source>
        <translation>Чей это планшет? Планшеты есть у всех. Отдайте фото игроку, чтобы заменить его планшет.</translation>
    </message>
    <message>
        <source>the score track says %1, but by the head starts for %2 players it cannot be below %3.</source>
        <translation>на шкале очков %1, но при числе игроков %2 счёт на ней начинается с %3 и назад не идёт.</translation>
    </message>
    <message>
        <source>with %1 players a full player board holds plants worth %2 at most.</source>
        <translation>при числе игроков %1 растения на полном планшете игрока стоят не больше %2.</translation>
    </message>
    <message>
        <source>no area still holds its sunflower token, so none gives points.</source>
        <translation>ни в одной области не осталось жетона подсолнуха, поэтому очков они не приносят.</translation>
    </message>
    <message>
        <source>the JPEG file breaks off after %1 % of the picture; copy the photo again</source>
        <translation>файл JPEG обрывается на %1 % картинки; скопируйте фотографию заново</translation>
    </message>
    <message>
        <source>Nothing is wrong there any more.</source>
        <translation>Там больше нет ошибок.</translation>
    </message>
    <message>
        <source>Decide an area</source>
        <translation>Подсчёт области</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>Оставшиеся области</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>Область %1 из %2</translation>
    </message>
    <message>
        <source>Remove this area</source>
        <translation>Удалить эту область</translation>
    </message>
    <message>
        <source>All areas left</source>
        <translation>Все оставшиеся области</translation>
    </message>
    <message>
        <source>This is not saved yet.</source>
        <translation>Это ещё не записано.</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Область %1</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>Областей не осталось: все жетоны собраны.</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>В каких областях ещё лежит жетон? Они подсчитываются в конце.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Добавить область</translation>
    </message>
    <message>
        <source>No areas are left</source>
        <translation>Областей не осталось</translation>
    </message>
    <message>
        <source>Each plant left on the board costs its points.</source>
        <translation>Каждое растение, оставшееся на планшете, отнимает свои очки.</translation>
    </message>
    <message>
        <source>Own plants</source>
        <translation>Свои растения</translation>
    </message>
    <message>
        <source>Neutral plants</source>
        <translation>Нейтральные растения</translation>
    </message>
    <message>
        <source>No plants are left</source>
        <translation>Растений не осталось</translation>
    </message>
    <message>
        <source>Plants not known</source>
        <translation>Растения неизвестны</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>Всё верно</translation>
    </message>
    <message>
        <source>this is a photo, not a game; concord read turns it into one</source>
        <translation>это фотография, а не партия; concord read превратит её в партию</translation>
    </message>
    <message>
        <source>The table is full. Say whose board the photo shows.</source>
        <translation>За столом больше нет мест. Укажите, чей планшет на фотографии.</translation>
    </message>
    <message>
        <source>expected the name of a player of the game</source>
        <translation>ожидается имя игрока этой партии</translation>
    </message>
    <message>
        <source>expected a player with a board</source>
        <translation>ожидается игрок с планшетом</translation>
    </message>
    <message>
        <source>expected a photo with its settled board in it, or --board GAME</source>
        <translation>ожидается снимок с уточнённым планшетом внутри или --board GAME</translation>
    </message>
    <message>
        <source>the photo does not show this board clearly enough to learn from it</source>
        <translation>этот планшет виден на снимке недостаточно ясно, чтобы по нему учиться</translation>
    </message>
    <message>
        <source>expected a list of %1 numbers, got %2</source>
        <translation>ожидается список из %1 чисел, получено %2</translation>
    </message>
    <message>
        <source>expected 64 digits of a SHA-256, got %1</source>
        <translation>ожидаются 64 цифры SHA-256, получено %1</translation>
    </message>
    <message>
        <source>expected a JPEG of %1 x %2 pixels</source>
        <translation>ожидается JPEG размером %1 x %2 пикселей</translation>
    </message>
    <message>
        <source>expected a photo without a settled board in it</source>
        <translation>ожидается снимок без уточнённого планшета внутри</translation>
    </message>
    <message>
        <source>the settled board cannot be written into the photo</source>
        <translation>уточнённый планшет нельзя записать в снимок</translation>
    </message>
    <message>
        <source>expected one settled board in the photo, found several</source>
        <translation>ожидается один уточнённый планшет в снимке, найдено несколько</translation>
    </message>
    <message>
        <source>the photo has another size now: it was changed after it was saved</source>
        <translation>теперь снимок другого размера: его изменили после сохранения</translation>
    </message>
    <message>
        <source>the photo has %1 bytes now: it was changed after it was saved</source>
        <translation>теперь в снимке %1 байт: его изменили после сохранения</translation>
    </message>
    <message>
        <source>expected at most %1 boards</source>
        <translation>ожидается не больше %1 планшетов</translation>
    </message>
    <message>
        <source>other stacks stand in front of it</source>
        <translation>перед ней стоят другие стопки</translation>
    </message>
    <message>
        <source>something seems to lie over it</source>
        <translation>похоже, на ней что-то лежит</translation>
    </message>
    <message>
        <source>it is too bright to tell</source>
        <translation>слишком светло, ничего не разобрать</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 (everything)</source>
        <translation>%1 (всё)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Не хватает: %1.</translation>
    </message>
    <message>
        <source>Points cannot earn any more suns.</source>
        <translation>Больше солнц за очки не получить.</translation>
    </message>
    <message>
        <source>%1 for the points</source>
        <translation>%1 за очки</translation>
    </message>
    <message>
        <source>%1 for the side</source>
        <translation>%1 за сторону</translation>
    </message>
    <message>
        <source>%1 for the nature&apos;s spirit</source>
        <translation>%1 за духа природы</translation>
    </message>
    <message>
        <source>%1 for playing without a spirit</source>
        <translation>%1 за игру без духа</translation>
    </message>
    <message>
        <source>Suns: %1.</source>
        <translation>Солнца: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s)</source>
        <translation>
            <numerusform>%n солнце</numerusform>
            <numerusform>%n солнца</numerusform>
            <numerusform>%n солнц</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next sun comes at %1 points: %n point(s) more.</source>
        <translation>
            <numerusform>Следующее солнце при %1 очках: осталось %n очко.</numerusform>
            <numerusform>Следующее солнце при %1 очках: осталось %n очка.</numerusform>
            <numerusform>Следующее солнце при %1 очках: осталось %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far.</source>
        <translation>
            <numerusform>Пока %n очко.</numerusform>
            <numerusform>Пока %n очка.</numerusform>
            <numerusform>Пока %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 leads with %n point(s).</source>
        <translation>
            <numerusform>Пока впереди %1: %n очко.</numerusform>
            <numerusform>Пока впереди %1: %n очка.</numerusform>
            <numerusform>Пока впереди %1: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 are level with %n point(s).</source>
        <translation>
            <numerusform>Пока наравне %1: у каждого %n очко.</numerusform>
            <numerusform>Пока наравне %1: у каждого %n очка.</numerusform>
            <numerusform>Пока наравне %1: у каждого %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>Побеждает %1: %n очко.</numerusform>
            <numerusform>Побеждает %1: %n очка.</numerusform>
            <numerusform>Побеждает %1: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are level with %n point(s).</source>
        <translation>
            <numerusform>Ничья: %1, у каждого %n очко.</numerusform>
            <numerusform>Ничья: %1, у каждого %n очка.</numerusform>
            <numerusform>Ничья: %1, у каждого %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>Победу делят %1: у каждого %n очко.</numerusform>
            <numerusform>Победу делят %1: у каждого %n очка.</numerusform>
            <numerusform>Победу делят %1: у каждого %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 If it is right: %2</source>
        <comment>what cannot be right, and who wins if it is</comment>
        <translation>%1 Если всё верно: %2</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Что-то не сходится.</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>Replace a file of any kind; an input is never replaced</source>
        <translation>Заменить файл любого вида; ввод никогда не заменяется</translation>
    </message>
</context>
<context>
    <name>PhotoQuestions</name>
    <message numerus="yes">
        <source>They differ in %n cell(s).</source>
        <translation>
            <numerusform>Они отличаются на %n клетке.</numerusform>
            <numerusform>Они отличаются на %n клетках.</numerusform>
            <numerusform>Они отличаются на %n клетках.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Они отличаются на %n клетке: %1.</numerusform>
            <numerusform>Они отличаются на %n клетках: %1.</numerusform>
            <numerusform>Они отличаются на %n клетках: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The photo shows too little to tell whether this is %1&apos;s board.</source>
        <translation>На фото видно слишком мало, чтобы сказать, планшет ли это игрока %1.</translation>
    </message>
    <message>
        <source>Is this %1&apos;s board? The two photos may show different ones. %2</source>
        <translation>Это планшет игрока %1? Возможно, на двух фото разные планшеты. %2</translation>
    </message>
    <message>
        <source>This photo shows another board than that of %1. %2</source>
        <translation>На этом фото другой планшет, не игрока %1. %2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have more tokens on this photo. %2</source>
        <translation>Похоже, на этом фото у игрока %1 на планшете больше жетонов. %2</translation>
    </message>
    <message>
        <source>%1&apos;s board seems to have fewer tokens on this photo. %2</source>
        <translation>Похоже, на этом фото у игрока %1 на планшете меньше жетонов. %2</translation>
    </message>
    <message>
        <source>The photo shows side A, but side B was chosen for this game.</source>
        <translation>На фото сторона A, но для этой партии выбрана сторона B.</translation>
    </message>
    <message>
        <source>The photo shows side B, but side A was chosen for this game.</source>
        <translation>На фото сторона B, но для этой партии выбрана сторона A.</translation>
    </message>
    <message>
        <source>Whose board is this? Everybody has one: drag the photo onto a player to replace theirs.</source>
        <translation>Чей это планшет? Планшеты есть у всех: перетащите фото на игрока, чтобы заменить его планшет.</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read, but %1 is no longer in the game. If undo brings the player back, the board comes too.</source>
        <translation>Фото планшета игрока %1 прочитано, но игрока %1 больше нет в партии. Если отмена вернёт игрока, вернётся и планшет.</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side B, but this game is played on side A.</source>
        <translation>На фото игрока %1 сторона B, но в этой партии играют на стороне A.</translation>
    </message>
    <message>
        <source>%1&apos;s photo shows side A, but this game is played on side B.</source>
        <translation>На фото игрока %1 сторона A, но в этой партии играют на стороне B.</translation>
    </message>
    <message>
        <source>%1 It cannot be read as the other side.</source>
        <translation>%1 Прочитать его как другую сторону нельзя.</translation>
    </message>
    <message>
        <source>This photo shows side A of a board, but %1&apos;s shows side B.</source>
        <translation>На этом фото сторона A планшета, а на фото игрока %1 сторона B.</translation>
    </message>
    <message>
        <source>This photo shows side B of a board, but %1&apos;s shows side A.</source>
        <translation>На этом фото сторона B планшета, а на фото игрока %1 сторона A.</translation>
    </message>
</context>
<context>
    <name>PlayersCommand</name>
    <message>
        <source>, counted as player %1</source>
        <translation>, засчитывается как игрок %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the player</source>
        <translation>Номер игрока</translation>
    </message>
    <message>
        <source>List the players of the record, rename or merge them</source>
        <translation>Список игроков журнала: переименовать или объединить</translation>
    </message>
    <message>
        <source>Write one line of JSON per player</source>
        <translation>Вывести JSON, по строке на каждого</translation>
    </message>
    <message>
        <source>Give a player another name; recorded games also keep the former name</source>
        <translation>Дать игроку другое имя; в партиях остаётся записанное</translation>
    </message>
    <message>
        <source>The new name</source>
        <translation>Новое имя</translation>
    </message>
    <message>
        <source>Count one player&apos;s games as another player&apos;s</source>
        <translation>Засчитывать игрока как другого</translation>
    </message>
    <message>
        <source>The number of the other one</source>
        <translation>Номер другого игрока</translation>
    </message>
    <message>
        <source>Undo the merge of a player; players who had been merged into that one earlier stay with the player it was merged into</source>
        <translation>Отменить объединение игрока; кто уже был объединён с ним раньше, остаётся объединённым с другим</translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Read a board from a photo; exit status 1 if the photo shows no board</source>
        <translation>Прочитать планшет с фотографии; код возврата 1, если планшета на ней нет</translation>
    </message>
    <message>
        <source>Photo to read; - is standard input</source>
        <translation>Фотография для чтения; - означает стандартный ввод</translation>
    </message>
    <message>
        <source>Side of the board; detected if not given</source>
        <translation>Сторона планшета; если не указана, определяется сама</translation>
    </message>
    <message>
        <source>Write concord-reading JSON</source>
        <translation>Вывести JSON concord-reading</translation>
    </message>
    <message>
        <source>Read many photos on all cores, one line of JSON each; needs --json</source>
        <translation>Прочитать много фотографий на всех ядрах, по строке JSON на каждую; нужен --json</translation>
    </message>
    <message>
        <source>Write the board as a concord-game</source>
        <translation>Записать планшет как concord-game</translation>
    </message>
    <message>
        <source>Draw what was read over the photo, as PNG</source>
        <translation>Нарисовать прочитанное поверх фотографии, в PNG</translation>
    </message>
    <message>
        <source>Write one labelled picture per stage into a folder</source>
        <translation>Записать в папку по подписанной картинке на каждый шаг</translation>
    </message>
    <message>
        <source>Print how long each stage took</source>
        <translation>Вывести, сколько длился каждый шаг</translation>
    </message>
    <message>
        <source>A second photo of the same board; ignored if it shows a different one</source>
        <translation>Второе фото того же планшета; если планшет другой, не учитывается</translation>
    </message>
    <message>
        <source>What is known of your box, as written by &quot;concord box show --json&quot;</source>
        <translation>Что известно о коробке, в том виде, в каком это пишет «concord box show --json»</translation>
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
        <translation>, или </translation>
    </message>
    <message>
        <source>No cell needs a second look.</source>
        <translation>Ни одной клетке второй взгляд не нужен.</translation>
    </message>
    <message numerus="yes">
        <source>Please check %n cell(s), the most important first:</source>
        <translation>
            <numerusform>Проверьте %n клетку, сначала самую важную:</numerusform>
            <numerusform>Проверьте %n клетки, сначала самые важные:</numerusform>
            <numerusform>Проверьте %n клеток, сначала самые важные:</numerusform>
        </translation>
    </message>
    <message>
        <source>Side %1, %2 sure.</source>
        <translation>Сторона %1, уверенность %2.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Предупреждение: %1</translation>
    </message>
    <message>
        <source>%1: first photo %2 %3, second photo %4 %5</source>
        <comment>cell, stack, probability, stack, probability</comment>
        <translation>%1: первое фото %2 %3, второе фото %4 %5</translation>
    </message>
    <message>
        <source>Landscapes: %1 points, %2 sure; between %3 and %4 with a probability of %5.</source>
        <translation>Ландшафты, очки: %1, уверенность %2; от %3 до %4 с вероятностью %5.</translation>
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
        <translation>Записать завершённую партию в журнал</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>Партия; - означает стандартный ввод</translation>
    </message>
    <message>
        <source>Recorded as game %1.</source>
        <translation>Записано как партия %1.</translation>
    </message>
</context>
<context>
    <name>RecordOption</name>
    <message>
        <source>The record: a file, or postgresql://... (default: the file in the platform&apos;s data folder)</source>
        <translation>Журнал: файл или postgresql://... (по умолчанию файл в системной папке данных)</translation>
    </message>
    <message>
        <source>Words in names, place, note or date</source>
        <translation>Слова в именах, месте, заметке или дате</translation>
    </message>
    <message>
        <source>Games that somebody played</source>
        <translation>Партии, в которых кто-то играл</translation>
    </message>
    <message>
        <source>Games played at a place</source>
        <translation>Партии, сыгранные в этом месте</translation>
    </message>
    <message>
        <source>Games of a year</source>
        <translation>Партии за год</translation>
    </message>
    <message>
        <source>Games on a side of the boards</source>
        <translation>Партии на этой стороне планшетов</translation>
    </message>
    <message>
        <source>Only solo games</source>
        <translation>Только одиночные партии</translation>
    </message>
    <message>
        <source>Only games with several players</source>
        <translation>Только партии нескольких игроков</translation>
    </message>
    <message>
        <source>When: &quot;2026-11-21 19:30&quot;, or with its offset from UTC</source>
        <translation>Когда: &quot;2026-11-21 19:30&quot; или со смещением от UTC</translation>
    </message>
    <message>
        <source>Where it was played</source>
        <translation>Где играли</translation>
    </message>
    <message>
        <source>How long it took</source>
        <translation>Сколько длилась партия</translation>
    </message>
    <message>
        <source>Who started</source>
        <translation>Кто начинал</translation>
    </message>
    <message>
        <source>Anything worth keeping</source>
        <translation>Всё, что стоит сохранить</translation>
    </message>
    <message>
        <source>A photo of a board; it is kept without the place it was taken at</source>
        <translation>Фотография планшета; сохраняется без места съёмки</translation>
    </message>
    <message>
        <source>What was read from the photo (concord read --json), in the order of the photos</source>
        <translation>Что прочитано с фотографии (concord read --json), в порядке фотографий</translation>
    </message>
    <message>
        <source>Games of one kind</source>
        <translation>Партии одной игры</translation>
    </message>
</context>
<context>
    <name>RenatureEdits</name>
    <message>
        <source>%1: sunflower tokens</source>
        <translation>%1: жетоны подсолнуха</translation>
    </message>
    <message>
        <source>That is not possible: %1.</source>
        <translation>Это невозможно: %1.</translation>
    </message>
    <message>
        <source>%1: plants left</source>
        <translation>%1: оставшиеся растения</translation>
    </message>
    <message>
        <source>%1: what the paper says</source>
        <translation>%1: что записано на бумаге</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1: цвет</translation>
    </message>
    <message>
        <source>This game has no room for another player. %1: %2.</source>
        <translation>В этой игре нет места ещё для одного игрока. %1: %2.</translation>
    </message>
</context>
<context>
    <name>RenatureExtras</name>
    <message>
        <source>Player board</source>
        <translation>Планшет игрока</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Собранные жетоны</translation>
    </message>
    <message>
        <source>Plants, tokens…</source>
        <translation>Растения, жетоны…</translation>
    </message>
</context>
<context>
    <name>RenatureSheet</name>
    <message>
        <source>own: %1</source>
        <comment>plants</comment>
        <translation>свои: %1</translation>
    </message>
    <message>
        <source>neutral: %1</source>
        <comment>plants</comment>
        <translation>нейтральные: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетона</numerusform>
            <numerusform>%n жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>blue: 2 turf</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>растений нет</translation>
    </message>
    <message>
        <source>main %1, bonus %2</source>
        <translation>основные очки %1, бонус %2</translation>
    </message>
    <message>
        <source>main %1, bonus not known</source>
        <translation>основные очки %1, бонус неизвестен</translation>
    </message>
    <message>
        <source>Plants left, %1</source>
        <translation>Оставшиеся растения — %1</translation>
    </message>
    <message>
        <source>Sunflower tokens: %1</source>
        <translation>Жетоны подсолнуха: %1</translation>
    </message>
    <message>
        <source>Areas that held their token</source>
        <translation>Области, где оставался жетон</translation>
    </message>
    <message>
        <source>Area %1 (%2): %3</source>
        <translation>Область %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>RenatureText</name>
    <message>
        <source>main and bonus</source>
        <translation>основные очки и бонус</translation>
    </message>
    <message>
        <source>main</source>
        <translation>основные очки</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>бонус</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Область %1</translation>
    </message>
    <message>
        <source>turf</source>
        <comment>in a list</comment>
        <translation>трава</translation>
    </message>
    <message>
        <source>bush</source>
        <comment>in a list</comment>
        <translation>куст</translation>
    </message>
    <message>
        <source>pine</source>
        <comment>in a list</comment>
        <translation>ель</translation>
    </message>
    <message>
        <source>oak</source>
        <comment>in a list</comment>
        <translation>дуб</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белый</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрный</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Нейтральный</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Трава</translation>
    </message>
    <message>
        <source>Bush</source>
        <translation>Куст</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Ель</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Дуб</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 turf</comment>
        <translation>%2 ×%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more plant point(s)</source>
        <translation>
            <numerusform>ещё %n очко силы</numerusform>
            <numerusform>ещё %n очка силы</numerusform>
            <numerusform>ещё %n очков силы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %1 points (%n)</source>
        <comment>main and bonus, 6</comment>
        <translation>
            <numerusform>%1, %n очко</numerusform>
            <numerusform>%1, %n очка</numerusform>
            <numerusform>%1, %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3) would win %4.</source>
        <translation>%1: нужно %2 (%3), это даст %4.</translation>
    </message>
    <message>
        <source>%1: %2 would win %3, but no plants can do that here.</source>
        <translation>%1: нужно %2, это дало бы %3, но растений для этого здесь нет.</translation>
    </message>
    <message>
        <source>Area %1 (main %2, bonus %3)</source>
        <translation>Область %1 (основные очки %2, бонус %3)</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>растений нет</translation>
    </message>
</context>
<context>
    <name>RestoreCommand</name>
    <message>
        <source>There is no backup.</source>
        <translation>Резервных копий нет.</translation>
    </message>
    <message>
        <source>Backups by earlier versions of Concord are in %1; some may be of another server on that host.</source>
        <translation>Резервные копии прежних версий Concord лежат в %1; некоторые могут быть от другого сервера на том же компьютере.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n партия возвращена из копии.</numerusform>
            <numerusform>%n партии возвращены из копий.</numerusform>
            <numerusform>%n партий возвращено из копий.</numerusform>
        </translation>
    </message>
    <message>
        <source>The former file was kept as %1.</source>
        <translation>Прежний файл сохранён как %1.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <translation>Резервная копия восстановлена.</translation>
    </message>
    <message>
        <source>The previous record was kept as %1.</source>
        <translation>Прежний журнал сохранён как %1.</translation>
    </message>
    <message>
        <source>List the backups of the record, make one, or restore one</source>
        <translation>Список резервных копий журнала: сделать или восстановить</translation>
    </message>
    <message>
        <source>The backup to restore; without it they are listed</source>
        <translation>Резервная копия для восстановления; без неё выводится список</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Сделать резервную копию сейчас</translation>
    </message>
    <message>
        <source>Rebuild a damaged record from the copies of the games beside it</source>
        <translation>Построить повреждённый журнал заново по копиям партий рядом с ним</translation>
    </message>
    <message>
        <source>The copies were set aside as %1. The record starts with no game.</source>
        <translation>Копии отложены как %1. Журнал начинается без партий.</translation>
    </message>
    <message>
        <source>The previous record was not kept.</source>
        <translation>Прежний журнал не сохранён.</translation>
    </message>
    <message>
        <source>Restore without backing up the current record first: it is lost, unless its file is damaged</source>
        <translation>Восстановить резервную копию, не сделав копии того, что есть: из этого ничего не сохраняется, если только это не повреждённый файл</translation>
    </message>
    <message>
        <source>Set aside the copies of a record whose file is empty or missing, and start with no game</source>
        <translation>Отложить копии журнала, файл которого пуст или исчез, и начать без партий</translation>
    </message>
    <message>
        <source>Nothing was changed, because the current record could not be backed up first. &quot;--no-backup&quot; restores the backup without keeping the current record.</source>
        <translation>Ничего не изменено, так как с того, что есть, нельзя сначала сделать резервную копию. «--no-backup» восстановит резервную копию, не сохраняя этого.</translation>
    </message>
</context>
<context>
    <name>SavedWords</name>
    <message>
        <source>recorded on %1</source>
        <translation>записано %1</translation>
    </message>
    <message>
        <source>recorded on %1, changed since</source>
        <translation>записано %1, с тех пор изменено</translation>
    </message>
    <message>
        <source>file %1, changed since</source>
        <translation>файл %1, с тех пор изменено</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>файл %1</translation>
    </message>
    <message>
        <source>kept automatically</source>
        <translation>сохраняется автоматически</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>не сохраняется</translation>
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
        <translation>Подсчитать партии: планшеты, бланк подсчёта и победителя</translation>
    </message>
    <message>
        <source>Games to score; - is standard input</source>
        <translation>Партии для подсчёта; - означает стандартный ввод</translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation>Объяснить каждое очко его правилом</translation>
    </message>
    <message>
        <source>Write concord-score JSON: indented for a single file, one line per file for several</source>
        <translation>Вывести JSON concord-score: для одного файла с отступами, для нескольких по строке на файл</translation>
    </message>
    <message>
        <source>Read one game per line from standard input, write one score per line</source>
        <translation>Читать по партии в строке со стандартного ввода, выводить по подсчёту в строке</translation>
    </message>
    <message>
        <source>-: %1 of %2 lines hold no game that can be scored; their answers say why.</source>
        <translation>-: строк без партии, которую можно подсчитать: %1 из %2; почему, сказано в ответах.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>(board: %1) %2</source>
        <translation>(планшет: %1) %2</translation>
    </message>
    <message>
        <source>(counted: %1) %2</source>
        <translation>(насчитано: %1) %2</translation>
    </message>
    <message>
        <source>* counted and typed by hand</source>
        <translation>* подсчитано и введено вручную</translation>
    </message>
    <message>
        <source>Animal card: %1</source>
        <translation>Карта животного: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n cube(s)</source>
        <translation>
            <numerusform>%1: %2, %n кубик</numerusform>
            <numerusform>%1: %2, %n кубика</numerusform>
            <numerusform>%1: %2, %n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Итоги партии</translation>
    </message>
    <message>
        <source>%1, counted with Concord.</source>
        <comment>a game</comment>
        <translation>%1, подсчитано программой Concord.</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>* typed by hand</source>
        <translation>* введено вручную</translation>
    </message>
    <message>
        <source>%1, %2: the board itself gives %3.</source>
        <translation>%1, %2: сам планшет даёт %3.</translation>
    </message>
    <message>
        <source>Warning, %1: %2</source>
        <translation>Предупреждение, %1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Предупреждение: %1</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Opening the photo…</source>
        <translation>Открываю фотографию…</translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation>Ищу планшет…</translation>
    </message>
    <message>
        <source>Finding where the camera was…</source>
        <translation>Определяю, где была камера…</translation>
    </message>
    <message>
        <source>Judging the light…</source>
        <translation>Оцениваю освещение…</translation>
    </message>
    <message>
        <source>Reading the stacks…</source>
        <translation>Читаю стопки…</translation>
    </message>
    <message>
        <source>Estimating how sure the reading is…</source>
        <translation>Оцениваю, насколько надёжен результат…</translation>
    </message>
    <message>
        <source>Reading the second photo…</source>
        <translation>Читаю вторую фотографию…</translation>
    </message>
    <message>
        <source>Preparing the result…</source>
        <translation>Готовлю результат…</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>50 % of 4 games</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Сторона %1</translation>
    </message>
    <message>
        <source>without spirits</source>
        <translation>без духов</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>дух, платящий за группы</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>дух, платящий за каждую стопку</translation>
    </message>
    <message>
        <source>spirit, card not known</source>
        <translation>дух, карта неизвестна</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Начинал</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Против</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Впереди</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Позади</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Средние</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two averages</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Most points for</source>
        <translation>Больше всего очков за</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Дух</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Планшеты</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Больше всего очков</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Most suns</source>
        <translation>Больше всего солнц</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Меньше всего</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Больше всего</translation>
    </message>
    <message>
        <source>Share of all points</source>
        <translation>Доля очков</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Животное</translation>
    </message>
    <message>
        <source>Times chosen</source>
        <translation>Сколько раз выбрано</translation>
    </message>
    <message>
        <source>Cubes placed on average</source>
        <translation>Выложено кубиков в среднем</translation>
    </message>
    <message>
        <source>A double click shows the game.</source>
        <translation>Двойной щелчок покажет партию.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>Average of the winners</source>
        <translation>Среднее победителей</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>no spirit</source>
        <translation>без духа</translation>
    </message>
    <message>
        <source>spirit that pays for groups</source>
        <translation>дух групп</translation>
    </message>
    <message>
        <source>spirit that pays for every stack</source>
        <translation>дух стопок</translation>
    </message>
    <message>
        <source>unknown spirit</source>
        <translation>неизвестный дух</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>won</source>
        <translation>доля побед</translation>
    </message>
    <message>
        <source>average</source>
        <translation>среднее</translation>
    </message>
    <message>
        <source>started</source>
        <translation>начинал</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Личные встречи</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 : %3 %4, %n game(s), averages %5 and %6</source>
        <translation>
            <numerusform>%1 %2 : %3 %4, %n партия, в среднем %5 и %6</numerusform>
            <numerusform>%1 %2 : %3 %4, %n партии, в среднем %5 и %6</numerusform>
            <numerusform>%1 %2 : %3 %4, %n партий, в среднем %5 и %6</numerusform>
        </translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Личные рекорды</translation>
    </message>
    <message>
        <source>side</source>
        <translation>сторона</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>game</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>Best by side and kind of spirit</source>
        <translation>Лучшее по стороне и виду духа</translation>
    </message>
    <message>
        <source>%1, %2: %3 by %4 in game %5</source>
        <translation>%1, %2: %3, игрок %4, партия %5</translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s) by %1 in game %2</source>
        <translation>
            <numerusform>%n солнце, игрок %1, партия %2</numerusform>
            <numerusform>%n солнца, игрок %1, партия %2</numerusform>
            <numerusform>%n солнц, игрок %1, партия %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Очки по категориям</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>least</source>
        <translation>меньше всего</translation>
    </message>
    <message>
        <source>most</source>
        <translation>больше всего</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation>Любимые животные</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Wins, averages, bests and favourites of the recorded games</source>
        <translation>Победы, средние, рекорды и любимые животные записанных партий</translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation>Вывести JSON</translation>
    </message>
    <message>
        <source>No games.</source>
        <translation>Партий нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by number of players</source>
        <translation>Очки по числу игроков</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроков</translation>
    </message>
    <message>
        <source>cubes per game</source>
        <translation>кубиков за партию</translation>
    </message>
    <message>
        <source>winners&apos; average</source>
        <translation>среднее победителей</translation>
    </message>
</context>
<context>
    <name>TypedRow</name>
    <message>
        <source>Group %1, “%2”: expected “%3” to stand alone, it is a whole stack.</source>
        <translation>Группа %1, «%2»: буква «%3» ожидается одна, это целая стопка.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected one of the letters %3, or - for an empty cell, got “%4”.</source>
        <translation>Группа %1, «%2»: ожидается одна из букв %3 или - для пустой клетки, получено «%4».</translation>
    </message>
    <message>
        <source>Group %1, “%2”: %3 cannot go on %4. Expected the tokens of one cell from the bottom up.</source>
        <translation>Группа %1, «%2»: жетон «%3» нельзя положить сверху, под ним %4. Ожидаются жетоны одной клетки, снизу вверх.</translation>
    </message>
    <message>
        <source>Group %1, “%2”: expected no more groups, the board has only %3 cells.</source>
        <translation>Группа %1, «%2»: лишняя, клеток на планшете всего %3.</translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %2, а не %3</translation>
    </message>
    <message>
        <source>No score was claimed.</source>
        <translation>Очки не были заявлены.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>заявлено</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>подсчитано</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разница</translation>
    </message>
    <message>
        <source>Compare the claimed score with the computed one; status 1 if they differ</source>
        <translation>Сравнить заявленные очки с подсчитанными; код возврата 1, если они различаются</translation>
    </message>
    <message>
        <source>Games to verify; - is standard input</source>
        <translation>Партии для сверки; - означает стандартный ввод</translation>
    </message>
    <message>
        <source>Write JSON: indented for a single file, one line per file for several</source>
        <translation>Вывести JSON: для одного файла с отступами, для нескольких по строке на файл</translation>
    </message>
    <message>
        <source>What was claimed is right.</source>
        <translation>Заявленное верно.</translation>
    </message>
    <message>
        <source>What was claimed differs from the computed score.</source>
        <translation>Заявленное отличается от подсчитанного.</translation>
    </message>
    <message>
        <source>Nothing was claimed.</source>
        <translation>Ничего не было заявлено.</translation>
    </message>
</context>
<context>
    <name>WhyCommand</name>
    <message>
        <source>Claimed as a tree: %1</source>
        <translation>Заявлено как дерево: %1</translation>
    </message>
    <message>
        <source>Claimed as a mountain: %1</source>
        <translation>Заявлено как гора: %1</translation>
    </message>
    <message>
        <source>Claimed as a field: %1</source>
        <translation>Заявлено как поле: %1</translation>
    </message>
    <message>
        <source>Claimed as a building: %1</source>
        <translation>Заявлено как здание: %1</translation>
    </message>
    <message>
        <source>Claimed as a river: %1</source>
        <translation>Заявлено как река: %1</translation>
    </message>
    <message>
        <source>Claimed as an island: %1</source>
        <translation>Заявлено как остров: %1</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>заявлено</translation>
    </message>
    <message>
        <source>shows why</source>
        <translation>показывает почему</translation>
    </message>
    <message>
        <source>The claim holds: %1.</source>
        <translation>Заявленное верно: %1.</translation>
    </message>
    <message>
        <source>The claim does not hold; it still scores %1.</source>
        <translation>Заявленное неверно; из него считается: %1.</translation>
    </message>
    <message>
        <source>On the pad the typed number counts instead of the board. %1: %2.</source>
        <translation>На бланке вместо планшета считается введённое число. %1: %2.</translation>
    </message>
    <message>
        <source>Say whether cells are what a player claims, and if not, what breaks the claim; exit status 1 if it does not hold</source>
        <translation>Показать, верно ли то, что игрок заявил о клетках, а если нет, то что этому мешает; код возврата 1, если неверно</translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation>Партия; - означает стандартный ввод</translation>
    </message>
    <message>
        <source>Whose board; needed where several players have one</source>
        <translation>Чей планшет; нужно, если планшеты есть у нескольких игроков</translation>
    </message>
    <message>
        <source>The cells of a river, from end to end</source>
        <translation>Клетки реки, от конца до конца</translation>
    </message>
    <message>
        <source>The cells of a field</source>
        <translation>Клетки поля</translation>
    </message>
    <message>
        <source>The cells of an island, empty ones too</source>
        <translation>Клетки острова, включая пустые</translation>
    </message>
    <message>
        <source>The cell of a building, or several</source>
        <translation>Клетка здания или нескольких</translation>
    </message>
    <message>
        <source>The cell of a tree, or several</source>
        <translation>Клетка дерева или нескольких</translation>
    </message>
    <message>
        <source>The cell of a mountain, or several</source>
        <translation>Клетка горы или нескольких</translation>
    </message>
    <message>
        <source>Write concord-claim JSON</source>
        <translation>Вывести JSON concord-claim</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Low tree</source>
        <translation>Низкое дерево</translation>
    </message>
    <message>
        <source>Medium tree</source>
        <translation>Среднее дерево</translation>
    </message>
    <message>
        <source>Tall tree</source>
        <translation>Высокое дерево</translation>
    </message>
    <message>
        <source>Trunk without leaves</source>
        <translation>Ствол без кроны</translation>
    </message>
    <message>
        <source>Low mountain</source>
        <translation>Низкая гора</translation>
    </message>
    <message>
        <source>Medium mountain</source>
        <translation>Средняя гора</translation>
    </message>
    <message>
        <source>High mountain</source>
        <translation>Высокая гора</translation>
    </message>
    <message>
        <source>Mountain standing alone</source>
        <translation>Одинокая гора</translation>
    </message>
    <message numerus="yes">
        <source>River, %n token(s) long</source>
        <translation>
            <numerusform>Река, длина %n жетон</numerusform>
            <numerusform>Река, длина %n жетона</numerusform>
            <numerusform>Река, длина %n жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other water, %n token(s)</source>
        <translation>
            <numerusform>Прочая вода, %n жетон</numerusform>
            <numerusform>Прочая вода, %n жетона</numerusform>
            <numerusform>Прочая вода, %n жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Island of %n space(s)</source>
        <translation>
            <numerusform>Остров из %n клетки</numerusform>
            <numerusform>Остров из %n клеток</numerusform>
            <numerusform>Остров из %n клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation>Дух природы</translation>
    </message>
    <message>
        <source>Animal card</source>
        <translation>Карта животного</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>There is nothing around it.</source>
        <translation>Вокруг ничего нет.</translation>
    </message>
    <message numerus="yes">
        <source>Around it: %1, %n different colour(s).</source>
        <translation>
            <numerusform>Вокруг: %1, всего %n цвет.</numerusform>
            <numerusform>Вокруг: %1, %n разных цвета.</numerusform>
            <numerusform>Вокруг: %1, %n разных цветов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cube on: %1. With: %2.</source>
        <translation>Кубик на: %1. Рядом: %2.</translation>
    </message>
    <message>
        <source>Every group of field tokens</source>
        <translation>Каждая группа жетонов поля</translation>
    </message>
    <message>
        <source>Every field token</source>
        <translation>Каждый жетон поля</translation>
    </message>
    <message>
        <source>Every group of trees</source>
        <translation>Каждая группа деревьев</translation>
    </message>
    <message>
        <source>Every tree</source>
        <translation>Каждое дерево</translation>
    </message>
    <message>
        <source>Every group of buildings</source>
        <translation>Каждая группа зданий</translation>
    </message>
    <message>
        <source>Every building</source>
        <translation>Каждое здание</translation>
    </message>
    <message>
        <source>Every group of mountains</source>
        <translation>Каждая группа гор</translation>
    </message>
    <message>
        <source>Every mountain</source>
        <translation>Каждая гора</translation>
    </message>
    <message>
        <source>Every group of water tokens</source>
        <translation>Каждая группа жетонов воды</translation>
    </message>
    <message>
        <source>Every water token</source>
        <translation>Каждый жетон воды</translation>
    </message>
    <message>
        <source>height %1: %2</source>
        <translation>высота %1 — %2</translation>
    </message>
    <message>
        <source>%1 to %2 of them: %3</source>
        <translation>от %1 до %2 — %3</translation>
    </message>
    <message>
        <source>%1 or more: %2</source>
        <translation>%1 и больше — %2</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <comment>a spirit card: every tree – height 1: 3 points; height 2: …</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Серый</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>water</source>
        <translation>вода</translation>
    </message>
    <message>
        <source>field</source>
        <translation>поле</translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation>высокая гора</translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation>средняя гора</translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation>низкая гора</translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation>высокое дерево</translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation>среднее дерево</translation>
    </message>
    <message>
        <source>low tree</source>
        <translation>низкое дерево</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>два коричневых жетона</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>один коричневый жетон</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>один красный жетон</translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation>здание на сером</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>здание на коричневом</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>здание на красном</translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation>кубик животного</translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation>кубик духа</translation>
    </message>
    <message>
        <source>no cube</source>
        <translation>без кубика</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>building</source>
        <translation>здание</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 Points: %2.</source>
        <translation>%1 Очки: %2.</translation>
    </message>
    <message numerus="yes">
        <source>It touches the mountain(s) on %1.</source>
        <translation>
            <numerusform>Она касается горы на %1.</numerusform>
            <numerusform>Она касается гор на %1.</numerusform>
            <numerusform>Она касается гор на %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands alone: none of its neighbours is a mountain.</source>
        <translation>Она стоит одна: среди соседей нет ни одной горы.</translation>
    </message>
    <message>
        <source>Counted from %1 to %2 along the line.</source>
        <translation>Отсчитана от %1 до %2 вдоль линии.</translation>
    </message>
    <message>
        <source>There is no water to cut it off: it is all of the land.</source>
        <translation>Воды, которая бы её разделила, нет: это вся земля.</translation>
    </message>
    <message>
        <source>Cut off by the water on %1.</source>
        <translation>Отрезан водой на %1.</translation>
    </message>
    <message>
        <source>The habitats also take in %1.</source>
        <translation>В среду обитания входят также %1.</translation>
    </message>
    <message numerus="yes">
        <source>Field of %n token(s)</source>
        <translation>
            <numerusform>Поле из %n жетона</numerusform>
            <numerusform>Поле из %n жетонов</numerusform>
            <numerusform>Поле из %n жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Single field token</source>
        <translation>Одиночный жетон поля</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Здание</translation>
    </message>
    <message>
        <source>Building with too few colours around</source>
        <translation>Здание, вокруг которого мало цветов</translation>
    </message>
    <message>
        <source>Red token, no building</source>
        <translation>Красный жетон, не здание</translation>
    </message>
    <message>
        <source>Typed by hand</source>
        <translation>Введено вручную</translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation>Правила, страница %1</translation>
    </message>
    <message>
        <source>There is neither a board nor a typed number: the landscapes count 0.</source>
        <translation>Нет ни планшета, ни введённого числа: ландшафты считаются за 0.</translation>
    </message>
    <message>
        <source>Not known, so these count 0: %1.</source>
        <translation>Неизвестно, поэтому считается за 0: %1.</translation>
    </message>
</context>
<context>
    <name>WrittenFile</name>
    <message>
        <source>&amp;Open it</source>
        <translation>От&amp;крыть</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Открыть &amp;папку</translation>
    </message>
</context>
<context>
    <name>concord::gui::AreaEditor</name>
    <message>
        <source>&amp;Main (cells)</source>
        <translation>&amp;Основные (клетки)</translation>
    </message>
    <message>
        <source>B&amp;onus</source>
        <translation>&amp;Бонус</translation>
    </message>
    <message>
        <source>Main, the large number of the token</source>
        <translation>Основные очки, большое число жетона</translation>
    </message>
    <message>
        <source>Bonus, the small number of the token</source>
        <translation>Бонус, малое число жетона</translation>
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
        <translation>никто</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n свободная клетка</numerusform>
            <numerusform>%n свободные клетки</numerusform>
            <numerusform>%n свободных клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the plants that stand in the area.</source>
        <translation>Нажимайте на растения, которые стоят в области.</translation>
    </message>
    <message>
        <source>Main %1</source>
        <translation>Основные очки %1</translation>
    </message>
    <message>
        <source>Bonus %1</source>
        <translation>Бонус %1</translation>
    </message>
    <message>
        <source>Bonus, not known: %1</source>
        <translation>Бонус, неизвестен: %1</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>поровну</translation>
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
        <translation>область %1</translation>
    </message>
    <message>
        <source>Areas left</source>
        <translation>Оставшиеся области</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Предыдущая</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Следующая</translation>
    </message>
    <message>
        <source>&amp;Add an area</source>
        <translation>&amp;Добавить область</translation>
    </message>
    <message>
        <source>&amp;Remove this area</source>
        <translation>&amp;Удалить эту область</translation>
    </message>
    <message>
        <source>No areas are &amp;left</source>
        <translation>Областей не ос&amp;талось</translation>
    </message>
    <message>
        <source>No areas are left: every token was collected.</source>
        <translation>Областей не осталось: все жетоны собраны.</translation>
    </message>
    <message>
        <source>Which areas still hold their token? They are scored at the end.</source>
        <translation>В каких областях ещё лежит жетон? Они подсчитываются в конце.</translation>
    </message>
    <message>
        <source>Area %1 of %2</source>
        <translation>Область %1 из %2</translation>
    </message>
    <message>
        <source>%1 It is not saved yet.</source>
        <translation>%1 Это пока не записано.</translation>
    </message>
    <message>
        <source>area added</source>
        <translation>область добавлена</translation>
    </message>
    <message>
        <source>area %1 removed</source>
        <translation>область %1 удалена</translation>
    </message>
    <message>
        <source>no areas left</source>
        <translation>областей не осталось</translation>
    </message>
    <message>
        <source>Areas &amp;left</source>
        <translation>Оставшиеся об&amp;ласти</translation>
    </message>
    <message>
        <source>The areas that still hold their token at the end</source>
        <translation>Области, где в конце ещё лежит жетон</translation>
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
        <translation>%1 жетон нельзя положить на %2 (%3).</translation>
    </message>
    <message>
        <source>A cube needs a token below it; %1 is empty.</source>
        <translation>Под кубиком нужен жетон; клетка %1 пуста.</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>сомнительно</translation>
    </message>
    <message>
        <source>%1 is the last cell.</source>
        <translation>%1 — последняя клетка.</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Планшет</translation>
    </message>
</context>
<context>
    <name>concord::gui::BoxDialog</name>
    <message>
        <source>This box</source>
        <translation>Эта коробка</translation>
    </message>
    <message>
        <source>Paint and size of the tokens differ from box to box. When a game is recorded, the reader learns from the photos of its settled boards what the tokens of this box look like, and is more certain with the next photos.</source>
        <translation>Краска и размер жетонов в разных коробках разные. Когда партия записывается, распознавание узнаёт по снимкам её уточнённых планшетов, как выглядят жетоны этой коробки, и увереннее читает следующие снимки.</translation>
    </message>
    <message>
        <source>What it has learned is kept with the record, and shared with everybody who uses this record.</source>
        <translation>Узнанное хранится вместе с историей, и им пользуются все, у кого эта же история.</translation>
    </message>
    <message>
        <source>&amp;Learn from settled boards and use it for the next photos</source>
        <translation>&amp;Учиться на уточнённых планшетах и применять это к следующим снимкам</translation>
    </message>
    <message>
        <source>&amp;Forget this box…</source>
        <translation>&amp;Забыть эту коробку…</translation>
    </message>
    <message>
        <source>No settled board of this box is known yet.</source>
        <translation>Уточнённых планшетов этой коробки пока нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>Известен %n уточнённый планшет этой коробки.</numerusform>
            <numerusform>Известны %n уточнённых планшета этой коробки.</numerusform>
            <numerusform>Известно %n уточнённых планшетов этой коробки.</numerusform>
        </translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>ещё не встречался</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token, and the colour of its paint</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Forget what is known of this box?</source>
        <translation>Забыть, что известно об этой коробке?</translation>
    </message>
    <message>
        <source>The reader begins anew with the next settled board. Games and photos are not changed.</source>
        <translation>Распознавание начнёт заново со следующего уточнённого планшета. Партии и снимки не изменятся.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Забыть</translation>
    </message>
</context>
<context>
    <name>concord::gui::Camera</name>
    <message>
        <source>No camera was found.</source>
        <translation>Камера не найдена.</translation>
    </message>
    <message>
        <source>The camera is no longer there.</source>
        <translation>Камера больше не подключена.</translation>
    </message>
    <message>
        <source>The camera does not work: %1</source>
        <translation>Камера не работает: %1</translation>
    </message>
    <message>
        <source>Cameras cannot be used here: Qt Multimedia lacks a backend that works.</source>
        <translation>Камерами здесь пользоваться нельзя: у Qt Multimedia нет работающего модуля.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CameraPage</name>
    <message>
        <source>The camera gives no picture. Perhaps another program uses it.</source>
        <translation>Камера не даёт изображения. Возможно, её использует другая программа.</translation>
    </message>
    <message>
        <source>&amp;Take the photo</source>
        <translation>С&amp;нять</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>Камера включается…</translation>
    </message>
    <message>
        <source>%1 A photo from a file or the clipboard does as well.</source>
        <translation>%1 Фотография из файла или буфера обмена тоже подойдёт.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>Попробовать &amp;ещё раз</translation>
    </message>
    <message>
        <source>Photo from a &amp;file…</source>
        <translation>Фото из &amp;файла…</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardListModel</name>
    <message>
        <source>%1 Held by %2.</source>
        <translation>%1 Карта у игрока: %2.</translation>
    </message>
    <message>
        <source>%1 A cube on the board lies in its habitat.</source>
        <translation>%1 Один из кубиков на планшете лежит в её среде обитания.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardPicker</name>
    <message>
        <source>Spirits</source>
        <translation>Духи</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Only cards with a stripe of this colour</source>
        <translation>Только карты с полосой этого цвета</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Название карты</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>Карты на выбор</translation>
    </message>
    <message>
        <source>No card is called that here. Try another colour, or fewer letters.</source>
        <translation>Такой карты здесь нет. Попробуйте другой цвет или меньше букв.</translation>
    </message>
    <message>
        <source>Name and cubes, then Enter: fro 3</source>
        <translation>Название и кубики, затем Enter: ляг 3</translation>
    </message>
    <message>
        <source>The first letters of a name and the number of cubes placed: “fro 3” picks the frog with three cubes. For a card that lies here already, the number replaces its cubes.</source>
        <translation>Первые буквы названия и число выложенных кубиков: «ляг 3» выберет лягушку с тремя кубиками. Если карта уже лежит здесь, это число заменит её кубики.</translation>
    </message>
    <message>
        <source>%1 holds the card “%2”.</source>
        <translation>Карта «%2» у игрока %1.</translation>
    </message>
    <message>
        <source>%1: expected a number of cubes up to %2, got %3.</source>
        <translation>%1: кубиков ожидается не больше %2, получено %3.</translation>
    </message>
</context>
<context>
    <name>concord::gui::CardsPage</name>
    <message>
        <source>Pick the cards on the right; none lie here yet.</source>
        <translation>Выберите карты справа; здесь пока ни одной.</translation>
    </message>
    <message>
        <source>Animal points without a card</source>
        <translation>Очки за животных без карт</translation>
    </message>
    <message>
        <source>Spirit points without a card</source>
        <translation>Очки за духа без карты</translation>
    </message>
    <message>
        <source>%1, spirit %2</source>
        <translation>%1, дух %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Animals %1</source>
        <translation>Животные %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimBar</name>
    <message>
        <source>Claim cells of the board, and see what they are and why.</source>
        <translation>Заявить клетки планшета и увидеть, что это и почему.</translation>
    </message>
    <message>
        <source>What is claimed</source>
        <translation>Что заявлено</translation>
    </message>
    <message>
        <source>Claimed cells</source>
        <translation>Заявленные клетки</translation>
    </message>
    <message>
        <source>Click the cells, or type a1-a2-b2</source>
        <translation>Нажмите клетки или введите a1-a2-b2</translation>
    </message>
    <message>
        <source>&amp;Settled</source>
        <translation>Реш&amp;ено</translation>
    </message>
    <message>
        <source>Both sides agree: the score pad and the record of the game say so.</source>
        <translation>Обе стороны согласны: это отмечено на бланке и в записи партии.</translation>
    </message>
</context>
<context>
    <name>concord::gui::ClaimModel</name>
    <message>
        <source>dispute reopened</source>
        <translation>спор открыт снова</translation>
    </message>
    <message>
        <source>dispute settled</source>
        <translation>спор решён</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my tree count?</source>
        <translation>По&amp;чему моё дерево не в счёт?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my mountain count?</source>
        <translation>По&amp;чему моя гора не в счёт?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my field count?</source>
        <translation>По&amp;чему моё поле не в счёт?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my building count?</source>
        <translation>По&amp;чему моё здание не в счёт?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my river count?</source>
        <translation>По&amp;чему моя река не в счёт?</translation>
    </message>
    <message>
        <source>&amp;Why doesn&apos;t my island count?</source>
        <translation>По&amp;чему мой остров не в счёт?</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Гора</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Здание</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Река</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Остров</translation>
    </message>
    <message>
        <source>%1, %2: settled. The score pad and the record of the game say so.</source>
        <translation>%1, %2: спор решён. Это отмечено на бланке и в записи партии.</translation>
    </message>
    <message>
        <source>%1, %2: open again.</source>
        <translation>%1, %2: спор снова открыт.</translation>
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
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Plus adds one, minus takes one away, digits set the number, Delete clears it.</source>
        <translation>Плюс прибавляет один, минус убирает один, цифры задают число, Delete его стирает.</translation>
    </message>
</context>
<context>
    <name>concord::gui::DecideAreaPage</name>
    <message>
        <source>Decide an area</source>
        <translation>Подсчёт области</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>&amp;Следующая область</translation>
    </message>
    <message>
        <source>Clears all counters.</source>
        <translation>Сбрасывает все счётчики.</translation>
    </message>
    <message>
        <source>&amp;Decide an area</source>
        <translation>&amp;Подсчёт области</translation>
    </message>
    <message>
        <source>Renature: who gets what in an area, and why</source>
        <translation>Renature: кто что получает в области и почему</translation>
    </message>
    <message>
        <source>Renature: &amp;decide an area</source>
        <translation>Renature: &amp;подсчёт области</translation>
    </message>
</context>
<context>
    <name>concord::gui::DeletedGamesDialog</name>
    <message>
        <source>Deleted games</source>
        <translation>Удалённые партии</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Delete &amp;permanently…</source>
        <translation>Удалить &amp;насовсем…</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Удалить насовсем</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %n game(s), including their photos? This cannot be undone.</source>
        <translation>
            <numerusform>Удалить насовсем %n партию вместе с фотографиями? Отменить это нельзя.</numerusform>
            <numerusform>Удалить насовсем %n партии вместе с фотографиями? Отменить это нельзя.</numerusform>
            <numerusform>Удалить насовсем %n партий вместе с фотографиями? Отменить это нельзя.</numerusform>
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
        <translation>Concord насчитывает %1.</translation>
    </message>
    <message>
        <source>The paper says %1, and so does Concord.</source>
        <translation>На бумаге %1, и Concord насчитывает столько же.</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too many on the paper.</source>
        <translation>На бумаге %1, Concord насчитывает %2: на бумаге лишние %3.</translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too few on the paper.</source>
        <translation>На бумаге %1, Concord насчитывает %2: на бумаге не хватает %3.</translation>
    </message>
    <message>
        <source>The paper says %1.</source>
        <translation>На бумаге %1.</translation>
    </message>
    <message>
        <source>Nothing on the board counts for this row.</source>
        <translation>Ничего такого на планшете нет.</translation>
    </message>
    <message>
        <source>There is no board and no number for it.</source>
        <translation>Для этого нет ни планшета, ни числа.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 of %2 cubes were placed.</source>
        <translation>Выложено кубиков: %1 из %2.</translation>
    </message>
    <message>
        <source>The board itself gives %1.</source>
        <translation>Сам планшет даёт %1.</translation>
    </message>
    <message>
        <source>There is no number for it.</source>
        <translation>Для этого нет числа.</translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputePage</name>
    <message>
        <source>Dispute</source>
        <translation>Спор</translation>
    </message>
    <message>
        <source>Row of the score pad</source>
        <translation>Строка бланка подсчёта</translation>
    </message>
    <message>
        <source>&amp;Paper says</source>
        <translation>На &amp;бумаге</translation>
    </message>
    <message>
        <source>What the paper score pad says in this row; empty if it says nothing.</source>
        <translation>Что в этой строке записано на бумажном бланке; пусто, если ничего.</translation>
    </message>
    <message>
        <source>Everything that was counted</source>
        <translation>Всё, что было подсчитано</translation>
    </message>
    <message>
        <source>Previous (left arrow)</source>
        <translation>Назад (стрелка влево)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next (right arrow)</source>
        <translation>Дальше (стрелка вправо)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Копировать &amp;текст</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Копировать &amp;картинку</translation>
    </message>
    <message>
        <source>Board and explanation as a picture, for the group chat.</source>
        <translation>Планшет и объяснение картинкой, для общего чата.</translation>
    </message>
    <message>
        <source>The explanation as a text, for the group chat.</source>
        <translation>Объяснение текстом, для общего чата.</translation>
    </message>
    <message>
        <source>There is no board here that could be shown.</source>
        <translation>Здесь нет планшета, который можно показать.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Текст в буфере обмена.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Картинка в буфере обмена.</translation>
    </message>
    <message>
        <source>Click the cells that you claim, or drag over them: what breaks the claim is marked with “!”.</source>
        <translation>Нажмите клетки, которые заявляете, или протяните по ним: то, что мешает, отмечено знаком «!».</translation>
    </message>
</context>
<context>
    <name>concord::gui::Document</name>
    <message>
        <source>several cells</source>
        <translation>несколько клеток</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 верно</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>фотография</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: введено %3</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1, %2: число удалено</translation>
    </message>
    <message>
        <source>%1: animals typed</source>
        <translation>%1: введены животные</translation>
    </message>
    <message>
        <source>%1: animal cubes typed</source>
        <translation>%1: введены кубики животных</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>добавлен игрок %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>удалён игрок %1</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>имя игрока: %1</translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation>%1: цвет</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>толкование правил</translation>
    </message>
    <message>
        <source>with nature&apos;s spirits</source>
        <translation>с духами природы</translation>
    </message>
    <message>
        <source>without nature&apos;s spirits</source>
        <translation>без духов природы</translation>
    </message>
    <message>
        <source>who started</source>
        <translation>кто начинал</translation>
    </message>
</context>
<context>
    <name>concord::gui::EmptiedQuestion</name>
    <message>
        <source>Past games</source>
        <translation>История</translation>
    </message>
    <message>
        <source>The record&apos;s file is empty or missing: %1. Copies of its games still exist.</source>
        <translation>История пуста или исчезла: %1. Копии её партий ещё есть.</translation>
    </message>
    <message>
        <source>The games can be brought back from the copies. Starting a new record moves the copies to a separate folder; they are not deleted.</source>
        <translation>Партии можно вернуть из копий. Если начать заново, копии будут отложены и сохранятся.</translation>
    </message>
    <message>
        <source>&amp;Restore the games</source>
        <translation>&amp;Вернуть партии</translation>
    </message>
    <message>
        <source>&amp;Start a new record</source>
        <translation>&amp;Начать заново</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n партия возвращена из копии.</numerusform>
            <numerusform>%n партии возвращены из копий.</numerusform>
            <numerusform>%n партий возвращено из копий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be restored, or only with changes.</source>
        <translation>
            <numerusform>%n файл не удалось принять как есть.</numerusform>
            <numerusform>%n файла не удалось принять как есть.</numerusform>
            <numerusform>%n файлов не удалось принять как есть.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::EndingView</name>
    <message>
        <source>Any key or a click leads back to the pad.</source>
        <translation>Любая клавиша или щелчок вернёт к бланку.</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameCodeDialog</name>
    <message>
        <source>Add to BG Stats</source>
        <translation>В BG Stats</translation>
    </message>
    <message>
        <source>Scan this with the phone that has BG Stats to add the game %1.</source>
        <translation>Отсканируйте это телефоном, на котором есть BG Stats: он примет партию %1.</translation>
    </message>
    <message>
        <source>The link as a code</source>
        <translation>Ссылка в виде кода</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Копировать ссылку</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameDetailsDialog</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Каждому игроку нужно имя.</translation>
    </message>
    <message>
        <source>Two players cannot both be called %1.</source>
        <translation>Двух игроков не могут звать одинаково: %1.</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>О партии</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <translation>&amp;Когда играли</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Где играли</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> мин</translation>
    </message>
    <message>
        <source>It &amp;took</source>
        <translation>&amp;Длилась</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>Who &amp;started</source>
        <translation>&amp;Начинал</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Заметка</translation>
    </message>
</context>
<context>
    <name>concord::gui::GamePage</name>
    <message>
        <source>Board</source>
        <translation>Планшет</translation>
    </message>
    <message>
        <source>Picture from the camera</source>
        <translation>Снимок с камеры</translation>
    </message>
</context>
<context>
    <name>concord::gui::GameRecorder</name>
    <message>
        <source>This game has changed since it was recorded.</source>
        <translation>Эта партия записана, и с тех пор изменена.</translation>
    </message>
    <message>
        <source>&amp;Record the changes</source>
        <translation>&amp;Записать изменения</translation>
    </message>
    <message>
        <source>The game is complete. Keep it in the record?</source>
        <translation>Партия завершена. Сохранить её в истории?</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Записать</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Посмот&amp;реть</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>По&amp;дробнее…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>The game is recorded.</source>
        <translation>Партия записана.</translation>
    </message>
    <message>
        <source>The changes are recorded.</source>
        <translation>Изменения записаны.</translation>
    </message>
    <message>
        <source>This is a sample game, to look around in. It is not kept in the record.</source>
        <translation>Это пример партии, чтобы осмотреться. В истории он не сохраняется.</translation>
    </message>
</context>
<context>
    <name>concord::gui::HeldCard</name>
    <message>
        <source>Animal points</source>
        <translation>Очки за животных</translation>
    </message>
    <message>
        <source>Spirit points</source>
        <translation>Очки за духа</translation>
    </message>
    <message>
        <source>Put this card back</source>
        <translation>Вернуть эту карту</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>Вернуть карту: %1</translation>
    </message>
    <message>
        <source>Cubes placed from %1</source>
        <translation>Выложено кубиков: %1</translation>
    </message>
    <message>
        <source>Click the space up to which the cubes were placed.</source>
        <translation>Нажмите ячейку, до которой выложены кубики.</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>О&amp;чки</translation>
    </message>
    <message>
        <source>&amp;Cubes</source>
        <translation>&amp;Кубики</translation>
    </message>
    <message>
        <source>%1 of %2 cubes</source>
        <translation>кубики: %1 из %2</translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation>Кубик выложен</translation>
    </message>
    <message>
        <source>Cube not placed</source>
        <translation>Кубик не выложен</translation>
    </message>
    <message>
        <source>A spirit pays only after its cube has been placed.</source>
        <translation>Дух приносит очки, только когда выложен его кубик.</translation>
    </message>
    <message>
        <source>The spirit&apos;s points depend on the board, and this player has no board yet.</source>
        <translation>Дух считается по планшету, а его ещё нет.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cubes break ties. Leave it empty if nobody knows how many were placed.</source>
        <translation>Кубики решают ничью. Пусто значит, что никто не знает, сколько их выложено.</translation>
    </message>
</context>
<context>
    <name>concord::gui::HelpDialog</name>
    <message>
        <source>Mouse and keys</source>
        <translation>Мышь и клавиши</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Score pad.&lt;/b&gt; Arrows choose a field; typing puts a number into it, its parts too: 5+10+4. Enter or the space bar opens a field or a board, Delete takes a typed number away.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Dispute.&lt;/b&gt; Left and right walk through what was counted.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Past games.&lt;/b&gt; Delete deletes the chosen games, %1 brings them back, %2 searches.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Camera.&lt;/b&gt; The space bar takes the photo, Escape closes the camera.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Бланк подсчёта.&lt;/b&gt; Стрелки выбирают поле; набор вписывает число, можно и по частям: 5+10+4. Enter или пробел открывают поле или планшет, Delete убирает введённое число.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Спор.&lt;/b&gt; Влево и вправо — по всему, что посчитано.&lt;/p&gt;&lt;p&gt;&lt;b&gt;История.&lt;/b&gt; Delete удаляет выбранные партии, %1 возвращает их, %2 ищет.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Камера.&lt;/b&gt; Пробел делает снимок, Escape закрывает камеру.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back.&lt;/b&gt; Escape leaves a page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Назад.&lt;/b&gt; Escape закрывает страницу.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Mouse.&lt;/b&gt; Choose a token or a whole stack below the board, then click a cell to put it there, or drag over many. A right click takes the top off, or a whole stack while one is chosen. In the photo, turn the wheel to zoom and drag to move.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Keys.&lt;/b&gt; Arrows choose a cell, the space bar and Enter go on to the next one. W, M, T, L, F and H put water, mountain, trunk, leaves, field and house on it; R and E put a medium and a tall tree, O and U a medium and a high mountain, B a building. A letter that cannot go on what was just typed is meant for the next cell. A and S put an animal or spirit cube, Backspace takes the last key back, Delete takes the top off. N goes to the next doubtful cell, 1 to 4 choose what it may be, Enter says that it is right.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Whole board.&lt;/b&gt; The field below the board takes it in one line, a group of letters for each cell, column by column: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cards.&lt;/b&gt; A name and the cubes placed, then Enter: fro 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Outline of the board.&lt;/b&gt; 1 to 4 choose a corner, arrows move it, with Shift further, R turns, Enter reads the photo again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Мышь.&lt;/b&gt; Выберите жетон или целую стопку под планшетом, затем нажмите клетку, чтобы положить их туда, или протяните по нескольким. Правая кнопка снимает верхний жетон, а пока выбрана стопка, то целую стопку. На фотографии колесо меняет масштаб, а перетаскивание сдвигает её.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Клавиши.&lt;/b&gt; Стрелки выбирают клетку, пробел и Enter переходят к следующей. W, M, T, L, F и H кладут на неё воду, гору, ствол, крону, поле и дом; R и E — среднее и высокое дерево, O и U — среднюю и высокую гору, B — здание. Буква, которую нельзя положить на только что набранное, относится к следующей клетке. A и S кладут кубик животного или духа, Backspace отменяет последнюю клавишу, Delete снимает верхний. N переходит к следующей сомнительной клетке, 1–4 выбирают, что это, Enter подтверждает.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Весь планшет.&lt;/b&gt; Поле под планшетом принимает его одной строкой, по группе букв на клетку, столбец за столбцом: L TT MM MMM - TTL.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Карты.&lt;/b&gt; Название и число выложенных кубиков, затем Enter: ляг 3.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Контур планшета.&lt;/b&gt; 1–4 выбирают угол, стрелки двигают его, с Shift быстрее, R поворачивает, Enter читает фотографию заново.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderAction</name>
    <message>
        <source>&amp;Help the reader get better…</source>
        <translation>&amp;Помочь улучшить распознавание…</translation>
    </message>
</context>
<context>
    <name>concord::gui::ImproveReaderDialog</name>
    <message>
        <source>the place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>names</source>
        <translation>имена</translation>
    </message>
    <message>
        <source>serial numbers</source>
        <translation>серийные номера</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>дата</translation>
    </message>
    <message>
        <source>make and model of the camera</source>
        <translation>марка и модель камеры</translation>
    </message>
    <message>
        <source>the maker&apos;s notes</source>
        <translation>заметки производителя</translation>
    </message>
    <message>
        <source>a small preview</source>
        <translation>уменьшенный снимок</translation>
    </message>
    <message>
        <source>texts and notes</source>
        <translation>тексты и заметки</translation>
    </message>
    <message>
        <source>further pictures or a film</source>
        <translation>другие снимки или видео</translation>
    </message>
    <message>
        <source>In the file: the picture, stored anew as JPEG (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>В файле: снимок, заново сохранённый как JPEG (%1 × %2 пикселей, %3), его фокусное расстояние и ориентация, планшет и положение его клеток на снимке.</translation>
    </message>
    <message>
        <source>In the file: the picture, exactly as it was compressed (%1 × %2 pixels, %3), its focal length and which way is up, the board, and where its cells lie in the picture.</source>
        <translation>В файле: снимок точно в том виде, в каком он был сжат (%1 × %2 пикселей, %3), его фокусное расстояние и ориентация, планшет и положение его клеток на снимке.</translation>
    </message>
    <message>
        <source>Not in it: place, names, serial numbers, date and anything else that a photo&apos;s file may say.</source>
        <translation>В нём нет: места, имён, серийных номеров, даты и всего прочего, что может сообщить файл снимка.</translation>
    </message>
    <message>
        <source>Taken out of this photo: %1, and anything else that its file may say.</source>
        <translation>Из этого снимка удалено: %1 и всё прочее, что может сообщить его файл.</translation>
    </message>
    <message>
        <source>Help the reader get better</source>
        <translation>Помочь улучшить распознавание</translation>
    </message>
    <message>
        <source>The reader learns from photos of real tables. This one can be saved as a file, with the board that you settled, for you or to be passed on. Nothing is ever sent automatically.</source>
        <translation>Распознавание учится на снимках настоящих столов. Этот снимок вместе с уточнённым планшетом можно сохранить в файл, для себя или чтобы передать его. Само по себе ничего никогда не отправляется.</translation>
    </message>
    <message>
        <source>Who may use it</source>
        <translation>Кто может его использовать</translation>
    </message>
    <message>
        <source>&amp;Everybody, for anything (CC0)</source>
        <translation>&amp;Все, для чего угодно (CC0)</translation>
    </message>
    <message>
        <source>&amp;Only me</source>
        <translation>&amp;Только я</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>К&amp;летки поверх фото</translation>
    </message>
    <message>
        <source>I compared them: every cell is &amp;right</source>
        <translation>Я сравнил: каждая клетка &amp;верна</translation>
    </message>
    <message>
        <source>What is saved counts as the truth: compare the board with the photo, cell by cell.</source>
        <translation>Сохранённое считается верным: сравните планшет со снимком, клетку за клеткой.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>The board in the file</source>
        <translation>Планшет в файле</translation>
    </message>
    <message>
        <source>The photo cannot be saved: %1.</source>
        <translation>Снимок нельзя сохранить: %1.</translation>
    </message>
    <message>
        <source>The photo is being prepared…</source>
        <translation>Снимок подготавливается…</translation>
    </message>
    <message>
        <source>What the picture shows stays in it: look for people, papers with writing, and screens.</source>
        <translation>То, что видно на снимке, на нём и останется: проверьте, нет ли там людей, бумаг с записями и экранов.</translation>
    </message>
    <message>
        <source>I took this photo myself, and give up my rights in it.</source>
        <translation>Этот снимок сделан мной, и я отказываюсь от прав на него.</translation>
    </message>
    <message>
        <source>For measuring and learning on my own computer; not to be passed on.</source>
        <translation>Для измерений и обучения на моём компьютере; не для передачи.</translation>
    </message>
    <message>
        <source>Save the photo and its board</source>
        <translation>Сохранить снимок и планшет</translation>
    </message>
    <message>
        <source>Photos with their board</source>
        <translation>Снимки с планшетом</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1: сохранено.</translation>
    </message>
</context>
<context>
    <name>concord::gui::KnownBox</name>
    <message>
        <source>What the photos show of this box could not be kept: %1</source>
        <translation>Не удалось сохранить то, что видно на снимках об этой коробке: %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::LivePicture</name>
    <message>
        <source>Live picture of the camera</source>
        <translation>Живое изображение с камеры</translation>
    </message>
</context>
<context>
    <name>concord::gui::MainWindow</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a photo or a game…</source>
        <translation>Открыть фотографию или партию…</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>&amp;Next doubtful cell</source>
        <translation>&amp;Следующая сомнительная клетка</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Photo &amp;larger</source>
        <translation>Фото &amp;крупнее</translation>
    </message>
    <message>
        <source>Photo &amp;smaller</source>
        <translation>Фото &amp;мельче</translation>
    </message>
    <message>
        <source>&amp;Whole photo</source>
        <translation>Фото &amp;целиком</translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation>К&amp;летки поверх фото</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>&amp;Тёмные цвета</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>&amp;Мышь и клавиши</translation>
    </message>
    <message>
        <source>&amp;About Concord</source>
        <translation>&amp;О программе Concord</translation>
    </message>
    <message>
        <source>This game is open in another window, or it is gone.</source>
        <translation>Эта партия открыта в другом окне, или её больше нет.</translation>
    </message>
    <message>
        <source>Photos and games</source>
        <translation>Фотографии и партии</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Concord games</source>
        <translation>Партии Concord</translation>
    </message>
    <message>
        <source>About Concord</source>
        <translation>О программе Concord</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Карты</translation>
    </message>
    <message>
        <source>The animals and the spirit of a player</source>
        <translation>Животные и дух игрока</translation>
    </message>
    <message>
        <source>&amp;Dispute</source>
        <translation>Спо&amp;р</translation>
    </message>
    <message>
        <source>Compare the points on paper with the computed ones and see why they differ</source>
        <translation>Сверить бумагу с планшетом и увидеть причину</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Отменить «%1»</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>&amp;Повторить «%1»</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>The game could not be saved and will be lost when the window closes. Close it anyway?</source>
        <translation>Не удалось отложить партию, и при закрытии окна она пропадёт. Всё равно закрыть?</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>Фото с &amp;телефона…</translation>
    </message>
    <message>
        <source>&amp;Export to a file</source>
        <translation>&amp;Экспорт в файл</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Write the game to a file, to take it elsewhere. It is kept here anyway.</source>
        <translation>Записать партию в файл, чтобы перенести её в другое место. Здесь она и так сохраняется.</translation>
    </message>
    <message>
        <source>Export to &amp;another file…</source>
        <translation>Экспорт в &amp;другой файл…</translation>
    </message>
    <message>
        <source>&amp;Reveal the points when a game ends</source>
        <translation>&amp;Раскрывать очки в конце партии</translation>
    </message>
    <message>
        <source>Reveal the &amp;points now</source>
        <translation>Раскрыть &amp;очки сейчас</translation>
    </message>
    <message>
        <source>Open photos or a game</source>
        <translation>Открыть фотографии или партию</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Экспорт партии</translation>
    </message>
    <message>
        <source>The game is exported to %1.</source>
        <translation>Партия экспортирована в %1.</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Пример партии</translation>
    </message>
    <message>
        <source>%1 – Concord</source>
        <translation>%1 – Concord</translation>
    </message>
    <message>
        <source>Concord %1 counts finished games of Harmonies and of Renature and explains every point. It is unofficial and not affiliated with the publishers of the games.</source>
        <translation>Concord %1 подсчитывает очки в завершённых партиях Harmonies и Renature и объясняет каждое очко. Программа неофициальная и не связана с издателями этих игр.</translation>
    </message>
</context>
<context>
    <name>concord::gui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>concord::gui::NewGamePage</name>
    <message>
        <source>With &amp;nature&apos;s spirits</source>
        <translation>С &amp;духами природы</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>При ни&amp;чьей кубик духа тоже считается</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Кто играет?</translation>
    </message>
    <message>
        <source>Which side of the boards?</source>
        <translation>Какая сторона планшетов?</translation>
    </message>
    <message>
        <source>&amp;1 (solo)</source>
        <translation>&amp;1 (соло)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Side &amp;A (river)</source>
        <translation>Сторона &amp;A (река)</translation>
    </message>
    <message>
        <source>Side &amp;B (islands)</source>
        <translation>Сторона &amp;B (острова)</translation>
    </message>
    <message>
        <source>on the shortest way from end to end</source>
        <translation>по кратчайшему пути от конца до конца</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>по всему кольцу</translation>
    </message>
    <message>
        <source>A &amp;river that closes on itself counts</source>
        <translation>&amp;Река, замкнутая в кольцо, считается</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>Цвет игрока %1: %2</translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation>У двух игроков не может быть одного имени.</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Какие карты?</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>До&amp;машние правила</translation>
    </message>
    <message>
        <source>What the rulebook leaves open</source>
        <translation>То, чего правила не уточняют</translation>
    </message>
</context>
<context>
    <name>concord::gui::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>concord::gui::OutcomeBar</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>Посмот&amp;реть</translation>
    </message>
    <message>
        <source>It is r&amp;ight</source>
        <translation>Всё в&amp;ерно</translation>
    </message>
    <message>
        <source>All agree that it is right all the same.</source>
        <translation>Все согласны, что всё-таки верно.</translation>
    </message>
    <message>
        <source>The points are being added up…</source>
        <translation>Очки складываются…</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadModel</name>
    <message>
        <source>Add board…</source>
        <translation>Добавить планшет…</translation>
    </message>
    <message numerus="yes">
        <source>The number takes the place of %n card(s) of %1. Undo brings them back.</source>
        <translation>
            <numerusform>Число заменяет %n карту игрока %1. «Отменить» вернёт её.</numerusform>
            <numerusform>Число заменяет %n карты игрока %1. «Отменить» вернёт их.</numerusform>
            <numerusform>Число заменяет %n карт игрока %1. «Отменить» вернёт их.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board, %n doubt(s)</source>
        <translation>
            <numerusform>Планшет, %n сомнение</numerusform>
            <numerusform>Планшет, %n сомнения</numerusform>
            <numerusform>Планшет, %n сомнений</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Планшет</translation>
    </message>
    <message>
        <source>board: %1</source>
        <translation>планшет: %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Игрок %1: %2</translation>
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
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: введено %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed (%4)</source>
        <translation>%1, %2: введено %3 (%4)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation>Кубики животных</translation>
    </message>
    <message>
        <source>There is a player called %1 already.</source>
        <translation>Игрок с именем %1 уже есть.</translation>
    </message>
    <message>
        <source>%1 (board: %2)</source>
        <translation>%1 (планшет: %2)</translation>
    </message>
    <message>
        <source>%1 (recorded: %2)</source>
        <translation>%1 (записано: %2)</translation>
    </message>
    <message>
        <source>%1 (on paper: %2)</source>
        <translation>%1 (на бумаге: %2)</translation>
    </message>
    <message>
        <source>%1: the number must be from %2 to %3.</source>
        <translation>%1: число должно быть от %2 до %3.</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>Введите число или несколько чисел через плюс.</translation>
    </message>
    <message>
        <source>%1 (counted: %2)</source>
        <translation>%1 (насчитано: %2)</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>насчитано: %1</translation>
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
        <translation>&amp;Добавить игрока</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Бланк подсчёта</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>И&amp;грок</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>П&amp;артия</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>П&amp;ланшет</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Пере&amp;именовать</translation>
    </message>
    <message>
        <source>&amp;Started the game</source>
        <translation>&amp;Начинал партию</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>With nature&apos;s &amp;spirits</source>
        <translation>С &amp;духами природы</translation>
    </message>
    <message>
        <source>A closed &amp;river counts as a loop</source>
        <translation>Замкнутая &amp;река считается кольцом</translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation>При ни&amp;чьей кубик духа тоже считается</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Карты</translation>
    </message>
    <message>
        <source>&amp;Dispute the number</source>
        <translation>&amp;Спор о числе</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Цвет</translation>
    </message>
</context>
<context>
    <name>concord::gui::PadView</name>
    <message>
        <source>Score pad</source>
        <translation>Бланк подсчёта</translation>
    </message>
</context>
<context>
    <name>concord::gui::Pages</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesFilterBar</name>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Все места</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Все годы</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Обе стороны</translation>
    </message>
    <message>
        <source>Solo or not</source>
        <translation>Соло и нет</translation>
    </message>
    <message>
        <source>Search names, places, notes, dates</source>
        <translation>Искать в именах, местах, заметках, датах</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Сторона A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Сторона B</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Several players</source>
        <translation>Несколько игроков</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
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
        <translation>Когда</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Стор.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Фото</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesPage</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>Посмот&amp;реть</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>И&amp;зменить…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Дублировать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Ещё</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>История</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>Recorded games</source>
        <translation>Записанные партии</translation>
    </message>
    <message>
        <source>&amp;Export the games shown…</source>
        <translation>&amp;Экспорт показанных партий…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Импорт партий…</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>И&amp;гроки…</translation>
    </message>
    <message>
        <source>&amp;Deleted games…</source>
        <translation>&amp;Удалённые партии…</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>Открываю историю…</translation>
    </message>
    <message>
        <source>No game is recorded yet.

When a game is fully scored, Concord offers to keep it here: with its boards, cards, photos and the reason for every point.</source>
        <translation>Пока не записано ни одной партии.

Когда партия подсчитана до конца, её предлагается сохранить здесь: с планшетами, картами, фотографиями и причиной каждого очка.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 из %n партии</numerusform>
            <numerusform>%1 из %n партий</numerusform>
            <numerusform>%1 из %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>Подходящих партий нет.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
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
        <translation>Кабель: %1 (%2)</translation>
    </message>
    <message>
        <source>VPN: %1 (%2)</source>
        <translation>VPN: %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Сеть:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Порт:</translation>
    </message>
    <message>
        <source>Photos from a phone</source>
        <translation>Фото с телефона</translation>
    </message>
    <message>
        <source>The address of the page as a QR code</source>
        <translation>Адрес страницы в виде QR-кода</translation>
    </message>
    <message>
        <source>The address of the page</source>
        <translation>Адрес страницы</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>любой свободный</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>&amp;Копировать адрес</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Искать снова</translation>
    </message>
    <message>
        <source>Does the page &amp;not open?</source>
        <translation>Страница &amp;не открывается?</translation>
    </message>
    <message>
        <source>&amp;Open photos from files…</source>
        <translation>&amp;Открыть фото из файлов…</translation>
    </message>
    <message>
        <source>Scan this with the phone&apos;s camera. The phone has to be on the same network as this computer. Whoever has the code can change this game until this dialog is closed.</source>
        <translation>Отсканируйте это камерой телефона. Телефон должен быть в одной сети с этим компьютером. Любой, у кого есть код, может менять эту партию, пока открыто это окно.</translation>
    </message>
    <message>
        <source>This computer is not on a network that a phone could join.</source>
        <translation>Этот компьютер не подключён ни к одной сети, где мог бы быть и телефон.</translation>
    </message>
    <message>
        <source>The page cannot be offered there: %1.</source>
        <translation>Открыть доступ к странице там не удалось: %1.</translation>
    </message>
    <message>
        <source>• Phone and computer have to be on the same network. Guest and hotel networks often keep them apart: use another one, or the hotspot of the phone.
• Several networks? Choose another one above.
• A firewall on this computer has to let the port through. Choose a fixed one below and allow it there.</source>
        <translation>• Телефон и компьютер должны быть в одной сети. Гостевые сети и сети отелей часто не дают им связаться: выберите другую сеть или точку доступа телефона.
• Сетей несколько? Выберите выше другую.
• Брандмауэр этого компьютера должен пропускать порт. Укажите ниже постоянный порт и разрешите его там.</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi of the phone, or switch on the phone&apos;s hotspot and connect to that. Then look again.</source>
        <translation>Подключите компьютер к той же сети Wi-Fi, что и телефон, или включите на телефоне точку доступа и подключитесь к ней. Затем нажмите «Искать снова».</translation>
    </message>
    <message>
        <source>Choose another port, or “any free port”.</source>
        <translation>Выберите другой порт или «любой свободный».</translation>
    </message>
    <message>
        <source>No phone has connected yet.</source>
        <translation>Телефонов пока нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>Подключён %n телефон</numerusform>
            <numerusform>Подключены %n телефона</numerusform>
            <numerusform>Подключено %n телефонов</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>&amp;Брать новые фото из папки…</translation>
    </message>
    <message>
        <source>Or without a network: connect the phone by a cable and open its photos from files, or let it copy them into a folder of this computer that is watched.</source>
        <translation>Или без сети: подключите телефон кабелем и откройте его фото из файлов, либо пусть он копирует их в папку на этом компьютере, за которой следит Concord.</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneEngine</name>
    <message>
        <source>%1 (phone)</source>
        <translation>%1 (телефон)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 верно</translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation>%1, %2: число удалено</translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation>%1, %2: введено %3</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>добавлен игрок %1</translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation>имя игрока: %1</translation>
    </message>
    <message>
        <source>edit taken back</source>
        <translation>правка отменена</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneServer</name>
    <message>
        <source>Photo from a phone</source>
        <translation>Фото с телефона</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoBar</name>
    <message>
        <source>&amp;Photo</source>
        <translation>Фот&amp;о</translation>
    </message>
    <message>
        <source>&amp;Second photo of this board</source>
        <translation>&amp;Второе фото этого планшета</translation>
    </message>
    <message>
        <source>&amp;Move the outline</source>
        <translation>&amp;Сдвинуть контур</translation>
    </message>
    <message>
        <source>Read as the &amp;other side</source>
        <translation>Читать как &amp;другую сторону</translation>
    </message>
    <message>
        <source>If the cells do not fit the photo: drag the board&apos;s corners into place.</source>
        <translation>Если клетки лежат на фотографии неверно: перетащите углы планшета на место.</translation>
    </message>
    <message>
        <source>Second photo</source>
        <translation>Второе фото</translation>
    </message>
    <message>
        <source>Another photo of the same board settles many doubts.</source>
        <translation>Ещё одна фотография того же планшета снимает многие сомнения.</translation>
    </message>
    <message>
        <source>Move the outline</source>
        <translation>Сдвинуть контур</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Из &amp;файла…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>&amp;Camera…</source>
        <translation>&amp;Камера…</translation>
    </message>
    <message>
        <source>New photo</source>
        <translation>Новое фото</translation>
    </message>
    <message>
        <source>Read from a photo</source>
        <translation>Прочитать с фотографии</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Фотографии</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Nothing to paste: copy a photo or its file first.</source>
        <translation>Вставлять нечего: сначала скопируйте фотографию или её файл.</translation>
    </message>
    <message>
        <source>Open photos of boards</source>
        <translation>Открыть фотографии планшетов</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoInbox</name>
    <message>
        <source>Pasted picture</source>
        <translation>Вставленная картинка</translation>
    </message>
    <message>
        <source>This photo was already read. A second photo must show the board from another direction.</source>
        <translation>Это фото уже прочитано. Второе показывает планшет с другой стороны стола.</translation>
    </message>
    <message>
        <source>The photo of %1&apos;s board was read.</source>
        <translation>Фото планшета игрока %1 прочитано.</translation>
    </message>
    <message>
        <source>boards of %1 and %2 swapped</source>
        <translation>обмен планшетами: %1 и %2</translation>
    </message>
    <message>
        <source>%1&apos;s board given to %2</source>
        <translation>планшет игрока %1 отдан игроку %2</translation>
    </message>
    <message>
        <source>%1 and %2 have swapped their boards.</source>
        <translation>%1 и %2 обменялись планшетами.</translation>
    </message>
    <message>
        <source>%1&apos;s board is %2&apos;s now.</source>
        <translation>Планшет игрока %1 теперь у игрока %2.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Everybody has a board.</source>
        <translation>Планшеты есть у всех.</translation>
    </message>
    <message>
        <source>side of the game</source>
        <translation>сторона партии</translation>
    </message>
    <message>
        <source>The game is on side A now.</source>
        <translation>Теперь партия на стороне A.</translation>
    </message>
    <message>
        <source>The game is on side B now.</source>
        <translation>Теперь партия на стороне B.</translation>
    </message>
    <message>
        <source>%1 These boards are now empty, because they were on the other side: %2.</source>
        <translation>%1 Эти планшеты пусты, так как были другой стороны: %2.</translation>
    </message>
    <message>
        <source>%1, by photo</source>
        <translation>%1, по фото</translation>
    </message>
    <message>
        <source>The photo replaced %1&apos;s board.</source>
        <translation>Фото заменило планшет игрока %1.</translation>
    </message>
    <message>
        <source>%1 and %2 now have the same board. Was one photo given to two players?</source>
        <translation>У игроков %1 и %2 теперь одинаковые планшеты. Не досталось ли одно фото двоим?</translation>
    </message>
    <message>
        <source>%1. Take another photo, or mark the corners of the board.</source>
        <translation>%1. Снимите ещё раз или отметьте углы планшета.</translation>
    </message>
    <message>
        <source>The second photo of %1&apos;s board could not be used.</source>
        <translation>Второе фото планшета игрока %1 использовать не удалось.</translation>
    </message>
    <message>
        <source>%1 was not opened: one game at a time.</source>
        <translation>%1: не открыто, партии открываются по одной.</translation>
    </message>
    <message>
        <source>This photo shows %1&apos;s board already.</source>
        <translation>По этому фото уже прочитан планшет игрока %1.</translation>
    </message>
    <message>
        <source>&amp;Give it to %1</source>
        <translation>О&amp;тдать игроку %1</translation>
    </message>
    <message>
        <source>%1 is among the photos already.</source>
        <translation>%1 уже есть среди фото.</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>удалён игрок %1</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoPanel</name>
    <message>
        <source>&amp;Turn (R)</source>
        <translation>Пов&amp;ернуть (R)</translation>
    </message>
    <message>
        <source>Moves the thick line to the next edge.</source>
        <translation>Толстая линия переходит на следующий край.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Читать заново</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Drag the corners 1 to 4 onto the corners of the board, with the thick line on its straight edge.</source>
        <translation>Перетащите углы 1–4 на углы планшета, толстой линией к его прямому краю.</translation>
    </message>
    <message>
        <source>The lines must not cross: corners 1 to 4 go around the board clockwise.</source>
        <translation>Линии не должны пересекаться: углы 1–4 обходят планшет по часовой стрелке.</translation>
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
        <translation>Не удалось прочитать %1: %2</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStrip</name>
    <message>
        <source>Photos</source>
        <translation>Фото</translation>
    </message>
    <message>
        <source>Drag a photo to the player whose board it shows, or press the number of the seat.</source>
        <translation>Перетащите фото к игроку, чей планшет на нём, или нажмите номер места.</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>Отдать игроку %1</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>&amp;Остановить чтение</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Читать заново</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Удалить</translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoStripModel</name>
    <message>
        <source>no photo</source>
        <translation>нет фото</translation>
    </message>
    <message>
        <source>%1: no photo</source>
        <translation>%1: нет фото</translation>
    </message>
    <message>
        <source>Drop a photo here to give it to %1.</source>
        <translation>Перетащите фото сюда, чтобы отдать его игроку %1.</translation>
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
        <translation>Фото</translation>
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
        <translation>&amp;Облака</translation>
    </message>
    <message>
        <source>Backs of the &amp;tokens, such as 2 + 1 + 3, or their sum</source>
        <translation>Числа на обороте &amp;жетонов, например 2 + 1 + 3, или их сумма</translation>
    </message>
    <message>
        <source>Collected to&amp;kens</source>
        <translation>&amp;Собранные жетоны</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Облака</translation>
    </message>
    <message>
        <source>Backs of the tokens, with a plus between them, or their sum</source>
        <translation>Числа на обороте жетонов через плюс или их сумма</translation>
    </message>
    <message>
        <source>Collected tokens</source>
        <translation>Собранные жетоны</translation>
    </message>
    <message>
        <source>Player boards</source>
        <translation>Планшеты игроков</translation>
    </message>
    <message>
        <source>&amp;No plants are left</source>
        <translation>&amp;Растений не осталось</translation>
    </message>
    <message>
        <source>Plants not &amp;known</source>
        <translation>Растения &amp;неизвестны</translation>
    </message>
    <message>
        <source>Own (%1)</source>
        <comment>plants, with their colour</comment>
        <translation>Свои (%1)</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Type a number, or several with a plus between them.</source>
        <translation>Введите число или несколько чисел через плюс.</translation>
    </message>
    <message>
        <source>Player &amp;boards</source>
        <translation>&amp;Планшеты игроков</translation>
    </message>
    <message>
        <source>Plants, clouds and tokens of each player</source>
        <translation>Растения, облака и жетоны каждого игрока</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayerBox</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>A new name applies to all games; each game also keeps the name it was played under.</source>
        <translation>Новое имя действует для всех партий; в каждой партии остаётся и имя, под которым её играли.</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Переименовать…</translation>
    </message>
    <message>
        <source>&amp;Is the same as…</source>
        <translation>&amp;Тот же человек…</translation>
    </message>
    <message>
        <source>Is &amp;somebody else</source>
        <translation>&amp;Другой человек</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>%1 is called:</source>
        <translation>Новое имя для %1:</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>Один и тот же человек</translation>
    </message>
    <message>
        <source>%1 is the same person as:</source>
        <translation>%1 — это тот же человек, что:</translation>
    </message>
</context>
<context>
    <name>concord::gui::PlayersModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>Тот же человек, что</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordPages</name>
    <message>
        <source>Past &amp;games</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>&amp;Record the game</source>
        <translation>&amp;Записать партию</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Keep the open game in the record</source>
        <translation>Сохранить открытую партию в истории</translation>
    </message>
    <message>
        <source>&amp;Recorded games</source>
        <translation>За&amp;писанные партии</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>И&amp;гроки…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Импорт партий…</translation>
    </message>
    <message>
        <source>This &amp;box…</source>
        <translation>Эта &amp;коробка…</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>Удалена %n партия.</numerusform>
            <numerusform>Удалены %n партии.</numerusform>
            <numerusform>Удалено %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players with points, and when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything, one game per line (*.jsonl)</source>
        <translation>Всё, по партии в строке (*.jsonl)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>BG Stats (*.bgsplay)</source>
        <translation>BG Stats (*.bgsplay)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Экспорт партий</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 уже существует. Перезаписать?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n партия записана в %1.</numerusform>
            <numerusform>%n партии записаны в %1.</numerusform>
            <numerusform>%n партий записано в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.json)</source>
        <translation>Партии (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGamePage</name>
    <message numerus="yes">
        <source>%1: %2, %n sun(s)</source>
        <translation>
            <numerusform>%1: %2, %n солнце</numerusform>
            <numerusform>%1: %2, %n солнца</numerusform>
            <numerusform>%1: %2, %n солнц</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <comment>a player and points</comment>
        <translation>Победа: %1, %2</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players and points</comment>
        <translation>Победу делят %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>Начинал игрок %1</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <comment>names</comment>
        <translation>%1 теперь %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Откр&amp;ыть</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Записанная партия</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Каждое очко и его причина</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>И&amp;зменить…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Дублировать</translation>
    </message>
    <message>
        <source>&amp;BG Stats…</source>
        <translation>&amp;BG Stats…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Count it again, or change its boards and cards</source>
        <translation>Подсчитать заново или изменить планшеты и карты</translation>
    </message>
    <message>
        <source>A code to scan with the phone that has BG Stats</source>
        <translation>Код для телефона, на котором есть BG Stats</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Бланк подсчёта</translation>
    </message>
    <message>
        <source>%1 counted different points when the game was recorded. The recorded points are shown beside those that count today.</source>
        <comment>a program</comment>
        <translation>При записи партии очки были другими (%1). Записанное стоит рядом с тем, что считается сейчас.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Другая программа</translation>
    </message>
    <message>
        <source>Photo missing</source>
        <translation>Нет фотографии</translation>
    </message>
    <message>
        <source>Photo of %1&apos;s board</source>
        <translation>Фотография планшета, игрок %1</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Фотография</translation>
    </message>
    <message>
        <source>%1&apos;s board</source>
        <translation>Планшет: %1</translation>
    </message>
    <message>
        <source>The points of %1</source>
        <translation>Очки: %1</translation>
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
            <numerusform>%n сомнительная клетка: %1</numerusform>
            <numerusform>%n сомнительные клетки: %1</numerusform>
            <numerusform>%n сомнительных клеток: %1</numerusform>
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
        <translation>Сомнений не было.</translation>
    </message>
</context>
<context>
    <name>concord::gui::RowField</name>
    <message>
        <source>The whole board as a row of letters</source>
        <translation>Весь планшет строкой букв</translation>
    </message>
    <message>
        <source>Whole board: L TT MM MMM - TTL</source>
        <translation>Весь планшет: L TT MM MMM - TTL</translation>
    </message>
    <message>
        <source>&lt;p&gt;One group of letters for each cell, column by column from the top: a1, a2 … The letters name the tokens from the bottom up: &lt;b&gt;W&lt;/b&gt; water, &lt;b&gt;M&lt;/b&gt; mountain, &lt;b&gt;T&lt;/b&gt; trunk, &lt;b&gt;L&lt;/b&gt; leaves, &lt;b&gt;F&lt;/b&gt; field, &lt;b&gt;H&lt;/b&gt; house.&lt;/p&gt;&lt;p&gt;A whole stack has a letter too: &lt;b&gt;R&lt;/b&gt; medium tree, &lt;b&gt;E&lt;/b&gt; tall tree, &lt;b&gt;O&lt;/b&gt; medium mountain, &lt;b&gt;U&lt;/b&gt; high mountain, &lt;b&gt;B&lt;/b&gt; building.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; is an empty cell, &lt;b&gt;/&lt;/b&gt; goes on to the next column. Enter goes back to the board.&lt;/p&gt;</source>
        <translation>&lt;p&gt;По группе букв на каждую клетку, столбец за столбцом сверху: a1, a2 … Буквы называют жетоны снизу вверх: &lt;b&gt;W&lt;/b&gt; вода, &lt;b&gt;M&lt;/b&gt; гора, &lt;b&gt;T&lt;/b&gt; ствол, &lt;b&gt;L&lt;/b&gt; крона, &lt;b&gt;F&lt;/b&gt; поле, &lt;b&gt;H&lt;/b&gt; дом.&lt;/p&gt;&lt;p&gt;У целой стопки тоже есть буква: &lt;b&gt;R&lt;/b&gt; среднее дерево, &lt;b&gt;E&lt;/b&gt; высокое дерево, &lt;b&gt;O&lt;/b&gt; средняя гора, &lt;b&gt;U&lt;/b&gt; высокая гора, &lt;b&gt;B&lt;/b&gt; здание.&lt;/p&gt;&lt;p&gt;&lt;b&gt;-&lt;/b&gt; пустая клетка, &lt;b&gt;/&lt;/b&gt; переход к следующему столбцу. Enter возвращает к планшету.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>typed row</source>
        <translation>введена строка</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScoreItemsModel</name>
    <message>
        <source>Remarks</source>
        <translation>Замечания</translation>
    </message>
</context>
<context>
    <name>concord::gui::ScorePanel</name>
    <message>
        <source>Score pad</source>
        <translation>Бланк подсчёта</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Каждое очко и его причина</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next doubtful cell (N)</source>
        <translation>Следующая сомнительная клетка (N)</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>Почему столько очков?</translation>
    </message>
    <message>
        <source>Go through everything that was counted and compare it with the paper (Ctrl+D)</source>
        <translation>Пройти по всему, что посчитано, и сверить с бумагой (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>concord::gui::ShareMenu</name>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Поделиться</translation>
    </message>
    <message>
        <source>Score &amp;sheet…</source>
        <translation>&amp;Итоги партии…</translation>
    </message>
    <message>
        <source>&amp;Copy the score as text</source>
        <translation>&amp;Копировать счёт как текст</translation>
    </message>
    <message>
        <source>Copy the score as &amp;picture</source>
        <translation>Копировать счёт как к&amp;артинку</translation>
    </message>
    <message>
        <source>Saves pad, boards and cards as a PDF, a picture or a text.</source>
        <translation>Сохраняет бланк, планшеты и карты в PDF, картинку или текст.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Сохранить итоги партии</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The score is on the clipboard.</source>
        <translation>Счёт в буфере обмена.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1: сохранено.</translation>
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
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation>Клетка на фотографии, увеличена</translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation>Другая стопка…</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓ Done.&lt;/b&gt; No cell is left to ask about.</source>
        <translation>&lt;b&gt;✓ Готово.&lt;/b&gt; Вопросов по клеткам не осталось.</translation>
    </message>
    <message>
        <source>Click a cell to choose it.</source>
        <translation>Нажмите клетку, чтобы выбрать её.</translation>
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
        <translation>%1 (%2). Клавиша: %3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;✓&lt;/b&gt; No cell is doubtful enough to ask about.</source>
        <translation>&lt;b&gt;✓&lt;/b&gt; Ни одна клетка не сомнительна настолько, чтобы о ней спрашивать.</translation>
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
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>A photo of a finished board, or a saved game, can also be dropped anywhere here.</source>
        <translation>Фотографию готового планшета или сохранённую партию можно также перетащить сюда, в любое место.</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>Про&amp;должить: %1</translation>
    </message>
    <message>
        <source>Past &amp;games and statistics</source>
        <translation>История и статис&amp;тика</translation>
    </message>
    <message>
        <source>Score a board from a &amp;photo…</source>
        <translation>Подсчитать планшет по фот&amp;о…</translation>
    </message>
    <message>
        <source>A photo of the finished board is enough: Concord reads the tokens and explains every point.</source>
        <translation>Достаточно фото готового планшета: Concord прочитает жетоны и объяснит каждое очко.</translation>
    </message>
    <message>
        <source>Pho&amp;tos from a phone…</source>
        <translation>Фото с те&amp;лефона…</translation>
    </message>
    <message>
        <source>&amp;Take a photo with the camera…</source>
        <translation>Снять ка&amp;мерой…</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>От&amp;крыть сохранённую партию…</translation>
    </message>
    <message>
        <source>&amp;Look at a sample game</source>
        <translation>Посмот&amp;реть пример партии</translation>
    </message>
    <message>
        <source>A finished game of four to try everything with. It is not kept in the record.</source>
        <translation>Завершённая партия на четверых, чтобы всё попробовать. В истории она не сохраняется.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Недавние партии</translation>
    </message>
</context>
<context>
    <name>concord::gui::StartQuestion</name>
    <message>
        <source>Who started?</source>
        <translation>Кто начинал?</translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>Начинал игрок %1</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
</context>
<context>
    <name>concord::gui::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Личные встречи</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Рекорды</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Со временем</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>Откуда очки</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Животные</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several players</source>
        <translation>
            <numerusform>%n на нескольких игроков</numerusform>
            <numerusform>%n на нескольких игроков</numerusform>
            <numerusform>%n на нескольких игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo</source>
        <translation>
            <numerusform>%n соло</numerusform>
            <numerusform>%n соло</numerusform>
            <numerusform>%n соло</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min at the table</source>
        <translation>%1 ч %2 мин за столом</translation>
    </message>
    <message>
        <source>Opening the record…</source>
        <translation>Открываю историю…</translation>
    </message>
    <message>
        <source>No games are recorded yet. Statistics appear here after the first one.</source>
        <translation>Пока не записано ни одной партии. После первой здесь будет на что посмотреть.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>No game matches the filters.</source>
        <translation>Подходящих партий нет.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
</context>
<context>
    <name>concord::gui::TokenPalette</name>
    <message>
        <source>Choose</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>A click only chooses a cell (Esc).</source>
        <translation>Щелчок только выбирает клетку (Esc).</translation>
    </message>
    <message>
        <source>A click puts %1 on the cell; a right click takes the top off. Key: %2.</source>
        <translation>Щелчок кладёт на клетку %1 жетон; правая кнопка снимает верхний. Клавиша: %2.</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Животное</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Дух</translation>
    </message>
    <message>
        <source>A click puts an animal cube on the stack or takes it away. Key: A.</source>
        <translation>Щелчок кладёт на стопку кубик животного или убирает его. Клавиша: A.</translation>
    </message>
    <message>
        <source>A click puts the spirit cube on the stack or takes it away. Key: S.</source>
        <translation>Щелчок кладёт на стопку кубик духа или убирает его. Клавиша: S.</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>A click takes the top off; so does a right click. Key: Delete.</source>
        <translation>Щелчок снимает верхний; правая кнопка делает то же. Клавиша: Delete.</translation>
    </message>
    <message>
        <source>It cannot go on the selected cell.</source>
        <translation>На выбранную клетку положить нельзя.</translation>
    </message>
    <message>
        <source>A click puts the whole stack on the cell: %1; a drag puts it on many. Another click or a right click takes it away. Key: %2.</source>
        <translation>Щелчок кладёт на клетку целую стопку: %1; протягивание кладёт её на несколько. Ещё один щелчок или правая кнопка убирает её. Клавиша: %2.</translation>
    </message>
</context>
<context>
    <name>concord::gui::WatchFolderAction</name>
    <message>
        <source>The folder %1 is gone, so no new photos come from it.</source>
        <translation>Папки %1 больше нет, поэтому новых фото из неё не будет.</translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photos…</source>
        <translation>&amp;Брать новые фото из папки…</translation>
    </message>
    <message>
        <source>&amp;Watch “%1” for photos</source>
        <translation>&amp;Брать новые фото из «%1»</translation>
    </message>
    <message>
        <source>The folder %1 cannot be watched for photos.</source>
        <translation>За новыми фото в папке %1 следить не удаётся.</translation>
    </message>
    <message>
        <source>A folder that gets new photos</source>
        <translation>Папка, куда попадают новые фото</translation>
    </message>
    <message>
        <source>From now on, new photos in “%1” are read.</source>
        <translation>Фото, которые теперь появятся в «%1», будут прочитаны.</translation>
    </message>
</context>
</TS>
