<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AuditCommand</name>
    <message>
        <source>%1: %2, by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, by %3 (possible: %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, no card of this player has its habitat here now; it may have changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, not explained: the other cubes need the cards %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cube lies on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes on the board:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further cube can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes that can still be placed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show which card may have placed each cube, and which cubes could still be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to audit; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write JSON, pretty for one file, one line each for several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No player has a board to audit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>? please check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks from bottom to top, with their height.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardEdits</name>
    <message>
        <source>animal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nature&apos;s spirit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on paper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Run &quot;concord --help&quot; to see what it understands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores finished boards of the board game Harmonies, from a photo or by hand, and explains every point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concord: the results could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExchangeCommand</name>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added, %2 updated, %3 unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were changed here since and stay as they are.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) were not found beside the file.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Write games for other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to; - is standard output (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jsonl: everything, a game a line (default); csv: a table; bgsplay: for BG Stats; else by the ending of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a link that puts this game into BG Stats on a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in exported games, all or none; games known already are updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game, or one a line; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 is a folder; a photo or a saved game was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than 256 MB; a photo or a saved game was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrameCheck</name>
    <message>
        <source>Too dark: turn on a lamp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too bright: the light blinds the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No board to be seen: show the whole board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come closer: the board should fill the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back: the whole rim of the board should be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too slanted: hold the camera higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A little from the side: then the heights can be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blurred: hold still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That looks good.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryCommand</name>
    <message>
        <source>No games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 is gone for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 was deleted; &quot;concord history undelete %1&quot; brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the game, or its UUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the recorded games, look at one, change or delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a line of JSON each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a table, one row a player and game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deleted games instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a game with its boards and score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the game as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change what is recorded of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, boards and cards from this file; it is scored anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a photo away, by the name that &quot;show&quot; gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a game; it can be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out for good, with the photos of it alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a deleted game back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points changed since the game was recorded by %1:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>players, and when</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>expected the number of a recorded game, there is no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a photo of the game, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file of at most %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file that can be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file that can be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a folder that can be written to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a record of games, there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a time like &quot;2026-11-21 19:30&quot;, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a photo for each reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the number or the UUID of a recorded game, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a game, got an empty line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a folder for backups that can be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a game of Harmonies, game %1 is one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a link of at most %1 bytes, the names of the players are too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a record that is free; another program is writing to it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a record that can be written, nothing was changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a sound database, this one is damaged: %1. &quot;concord restore --rebuild&quot; builds it anew from the copies of the games beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected room on the disk, nothing was changed: %1. Games recorded before are safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a record of games, this file is no database: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a database that can be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file, this is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a server that answers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a record that can be written, this one can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a UUID, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a time in UTC like &quot;2026-11-21T18:30:00Z&quot;, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a time with its offset like &quot;2026-11-21T19:30:00+01:00&quot;, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of the game&apos;s players, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected each player once, got %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an entry for each of the %1 players, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a photo named by its SHA-256, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 photos, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected game %1 as it was recorded, its place in the file is damaged. &quot;concord restore --rebuild&quot; builds the record anew from the copies of the games beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the sum of the categories, %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an address like postgresql://user@host/database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name that no other player has or had, &quot;%1&quot; is taken: merge the two instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the number of a player, there is no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two different players to merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two names of one person, these two played against each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a record of version %1 or older, this one is of version %2: a newer Concord wrote it and can read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a backup, there is none at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a backup that is sound, %1 is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected copies of games in %1, there are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected room on the disk for %1, nothing was changed: %2. Games recorded before are safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a place that can be written, nothing was changed: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a record of games, this is a database of another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a photo that was taken in before, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a game that is not recorded yet, this is game %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected game %1 as it was opened, it was changed meanwhile: open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an erased game, %1 is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the photo %1, it is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected when the game was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a photo whose content has this name, it is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a cell of side %1, %2 to %3, got %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a token colour, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a legal stack from bottom to top, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;animal&quot; or &quot;spirit&quot;, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a cell with tokens under the cube, %1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected each card once in a game, got %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected either &quot;card&quot; or &quot;points&quot;, got both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;card&quot; or &quot;points&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; beside &quot;card&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the id of an animal card, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 animal cards, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;placed&quot; only beside the card of a spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the id of a nature&apos;s spirit, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a board beside a spirit whose cube was placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one to four players, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name of their own for each player, got %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;shortest&quot; or &quot;loop&quot;, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected version 1, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the side &quot;A&quot; or &quot;B&quot;, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from 0 to %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of the keys %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for trees are not known and count 0: there is neither a board nor a typed number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for mountains are not known and count 0: there is neither a board nor a typed number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for fields are not known and count 0: there is neither a board nor a typed number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for buildings are not known and count 0: there is neither a board nor a typed number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for water are not known and count 0: there is neither a board nor a typed number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board holds %1 tokens. Every turn places three, so that the number should be a multiple of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal cubes on the board: %1; placed from the animal cards: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit cubes on the board: %1; placed from the nature&apos;s spirit card: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river closes on itself, and the rulebook does not say how long it is then. Along the greatest shortest path it is worth %1 points, as a closed loop %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tie at %1 points could not be broken: it is not known how many animal cubes were placed by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook does not say whether the nature&apos;s spirit cube counts when a tie is broken. If it does not: %1. If it does: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suns for the nature&apos;s spirit are not counted: its points are known, but not which card it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected more: the text ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected UTF-8 text, got the byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a smaller number, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected correct JSON, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 levels of nesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected each key once, got %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most %1 bytes of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected correct JSON, got a zero byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards hold %1 blue tokens, the box only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards hold %1 gray tokens, the box only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards hold %1 brown tokens, the box only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards hold %1 green tokens, the box only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards hold %1 yellow tokens, the box only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards hold %1 red tokens, the box only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players have equally many turns, but their boards do not hold equally many tokens: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photo&apos;s colour profile cannot be used; its colours are taken for sRGB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 file breaks off before its end; copy the photo again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 file is damaged and cannot be decoded (%2); copy the photo again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photo has %1 x %2 pixels, expected at most %3 million pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG file breaks off after %1 percent of the picture; copy the photo again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG file draws its picture in more than %1 passes; save it anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG file lacks its end; the lowest rows may be missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG file is damaged; parts of the picture may be wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>libwebp has another version than the one that this program was made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the WebP file is a moving picture, expected a photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty, expected a photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a photo as JPEG, PNG, WebP, TIFF or HEIC, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photo needs more memory than there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photo cannot be decoded (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no board lies between the marked corners; drag them onto the corners of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no board was seen in the photo; show the whole board, from above, as large as it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something like a board was seen, but its place could not be made out; photograph one whole board, from above, without things lying over its rim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was seen has not the shape of a whole board; step back until all of its rim is in the photo, and photograph it from less of a slant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several boards are in view; the most complete and central one was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side of the board is unsure; say which it is if side %1 is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a board was seen, but no camera could have seen it that way; photograph it again, not from the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second photo could not be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a photo that can be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a photo that fits into memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (everything)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next sun comes at %1: %2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More suns cannot be had for points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the numbers, or open a player&apos;s board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far %1 leads with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far %1 are level with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the nature&apos;s spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for playing without a spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of cubes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are level with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever placed more animal cubes wins: type them into the last row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal cubes placed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As agreed, a spirit&apos;s cube counts too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are level; the animal cubes break the tie. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animal cubes do not break the tie. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersCommand</name>
    <message>
        <source>, counted as player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the players of the record, rename or merge them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a line of JSON each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a player another name; games keep what was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count a player as another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the other one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a merge back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Read a board from a photo; status 1 if none was found in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo to read; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of the board, found out where not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write concord-reading JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read many photos on all cores, one line of JSON each; needs --json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the board as a concord-game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw what was read over the photo, as PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one labelled picture a stage into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another view of the same board, read together with the first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingText</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a stack and how likely it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell needs a second look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Please check %n cell(s), the most important first:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Side %1, %2 sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscapes: %1 points, %2 sure; between %3 and %4 with a probability of 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordCommand</name>
    <message>
        <source>Keep a finished game in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded as game %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordOption</name>
    <message>
        <source>The record: a file, or postgresql://... (default: the file in the platform&apos;s data folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in names, place, note or date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that somebody played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games played at a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games on a side of the boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo games alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of several players alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: &quot;2026-11-21 19:30&quot;, or with its offset from UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything worth keeping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A photo of a board; it is kept without the place it was taken at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read from the photo (concord read --json), in the order of the photos</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RestoreCommand</name>
    <message>
        <source>There is no backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The former file was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup was brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was there before was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the backups of the record, make one, or bring one back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup to bring back; without it they are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a damaged record anew from the copies of the games beside it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreCommand</name>
    <message>
        <source>Score games: the boards, the score pad and the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to score; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain every point with its rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write concord-score JSON, pretty for one file, one line each for several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read one game a line from standard input, write one score a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-: %1 of %2 lines hold no game that can be scored; their answers say why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>  card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* typed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: the board itself gives %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the victory with %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns: %1 (%2 for the points, %3 for the side of the board, %4 for the nature&apos;s spirit).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next sun needs %1 points, %2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The game could not be put aside: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Suns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spirit of groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spirit of stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 : %3 %4, %n game(s), averages %5 and %6</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best by side and kind of spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 by %4 in game %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s) by %1 in game %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins, averages, bests and favourites of the recorded games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sureness</name>
    <message>
        <source>The likeliest landscape points are %1 (%2); %3 to %4 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The landscape points are %1 certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The landscape points are %1 certain; %2 to %3 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No board is known; points that were typed count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a line below to see its cells on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell is doubtful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every doubtful cell has been looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) want a look.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still want a look.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>%1: %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No score was claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the claimed score with the computed one; status 1 if they differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to verify; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write JSON, pretty for one file, one line each for several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was claimed is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was claimed differs from the computed score.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Low tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tall tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trunk without leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain standing alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>River, %n token(s) long</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other water, %n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Island of %n space(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nature&apos;s spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Around it: %1, %n different colour(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cube on: %1. With: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group of field tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every field token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group of trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group of buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group of mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group of water tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every water token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 of them, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tall tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one red token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building on gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building on red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>animal cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spirit cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Islands</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Points: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It touches the mountain(s) on %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It stands alone: none of its neighbours is a mountain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted from %1 to %2 along the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no water to cut it off: it is all of the land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut off by the water on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The habitats also take in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Field of %n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Single field token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building with too few colours around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red token, no building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A green token on the ground is worth 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A green token on one brown token is worth 3 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A green token on two brown tokens is worth 7 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown tokens without green on top are no tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One gray token beside another mountain is worth 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two gray tokens beside another mountain are worth 3 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three gray tokens beside another mountain are worth 7 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mountain that touches no other mountain is worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more yellow tokens that touch are a field, worth 5 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A yellow token that touches no other is worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red on another token, with three or more different colours around, is worth 5 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building with fewer than three different colours around is worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red token on the ground is no building yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest river counts, from end to end on the shortest way: 2, 5, 8, 11 or 15 points for 2 to 6 tokens, and 4 for each one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the best river counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land that water cuts off from the rest is an island, worth 5 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An animal card is worth its topmost space without a cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A nature&apos;s spirit pays for its landscapes once its cube is placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number was typed and counts instead of the board&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook, page %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardEditor</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot go on %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cube needs a token below it; %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::Camera</name>
    <message>
        <source>No camera was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera does not work: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cameras cannot be used here: Qt Multimedia lacks a backend that works.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::CameraPage</name>
    <message>
        <source>The camera gives no picture. Perhaps another program uses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 A photo from a file or the clipboard does as well.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::CardListModel</name>
    <message>
        <source>%1 Held by %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::CardPicker</name>
    <message>
        <source>Spirits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards with a stripe of this colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is called that here. Try another colour, or fewer letters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::CardsPage</name>
    <message>
        <source>Pick the cards on the right; none lie here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal points without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit points without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: animals %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, spirit %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputeModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concord counts %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper says %1, and so does Concord.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too many on the paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper says %1, Concord counts %2: %3 too few on the paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper says %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing of it on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no board and no number for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cubes were placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board itself gives %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::DisputePage</name>
    <message>
        <source>Dispute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of the score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paper says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the paper score pad says in this row; empty if it says nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that was counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous (left arrow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next (right arrow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board and explanation as a picture, for the group chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The explanation as a text, for the group chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no board here that could be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::Document</name>
    <message>
        <source>several cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: number deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: animals typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: animal cubes typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player called %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with nature&apos;s spirits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without nature&apos;s spirits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who started</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::GamePage</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the camera</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::HeldCard</name>
    <message>
        <source>Animal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes placed from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the space up to which the cubes were placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes break ties. ? says that nobody knows how many were placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cube placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cube not placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spirit pays only once its cube was placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spirit is counted on the board, and there is none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::LivePicture</name>
    <message>
        <source>Live picture of the camera</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::MainWindow</name>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a photo or a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next doubtful cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo &amp;larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo &amp;smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cells over the photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Concord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open in another window, or it is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photos and games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a photo or a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concord games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Concord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Concord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concord %1 counts finished boards of the board game Harmonies and explains every point. It is unofficial and not affiliated with the game&apos;s publisher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Mouse.&lt;/b&gt; Choose a token below the board, then click a cell to put it there, or drag over many. A right click takes the top off. In the photo, turn the wheel to zoom and drag to move.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Keys.&lt;/b&gt; Arrows choose a cell. W, M, T, L, F and H put water, mountain, trunk, leaves, field and house on it, A and S an animal or spirit cube, Delete takes the top off, the space bar does what a click would. N goes to the next doubtful cell, 1 to 4 choose what it may be, Enter says that it is right.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Outline of the board.&lt;/b&gt; 1 to 4 choose a corner, arrows move it, with Shift further, R turns, Enter reads the photo again.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::MessageBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::NewGamePage</name>
    <message>
        <source>With &amp;nature&apos;s spirits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which side of the boards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;1 (solo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;A (river)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;B (islands)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the shortest way from end to end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;river that closes on itself counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players cannot have one name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::Opener</name>
    <message>
        <source>Opening the photo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding where the camera was…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging the light…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the stacks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighing the doubts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing down the board…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::PadModel</name>
    <message>
        <source>Add board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Board, %n doubt(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 typed (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a player called %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::PadPage</name>
    <message>
        <source>&amp;Add player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has &amp;started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With nature&apos;s &amp;spirits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closed &amp;river counts as a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spirit&apos;s cube counts when a &amp;tie is broken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::PadView</name>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::Pages</name>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoBar</name>
    <message>
        <source>&amp;Photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Second photo of this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move the outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as the &amp;other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the cells lie wrong over the photo: drag the board&apos;s corners into place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another photo of the same board settles many doubts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Camera…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from a photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a photo of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to paste: copy a photo or its file first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoDesk</name>
    <message>
        <source>Pasted picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoPanel</name>
    <message>
        <source>&amp;Turn (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thick line goes on to the next edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the corners 1 to 4 onto the corners of the board, with the thick line on its straight edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines must not cross: corners 1 to 4 go around the board clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoReader</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::PhotoView</name>
    <message>
        <source>Photo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::ScoreItemsModel</name>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::ScorePadModel</name>
    <message>
        <source>%1 (board: %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::ScorePanel</name>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next doubtful cell (N)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::StackChoices</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell in the photo, enlarged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;✓ Done.&lt;/b&gt; No cell is left to ask about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;✓&lt;/b&gt; The photo is clear: there is nothing to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell to choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2?&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:  %2</source>
        <comment>the key that chooses it, and its probability</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2). Key: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::StartPage</name>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a photo or a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A photo of a finished board, or a saved game, can also be dropped anywhere here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::StartQuestion</name>
    <message>
        <source>Who started?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concord::gui::TokenPalette</name>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click only chooses a cell (Esc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click puts %1 on the cell; a right click takes the top off. Key: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click puts an animal cube on the stack or takes it away. Key: A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click puts the spirit cube on the stack or takes it away. Key: S.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click takes the top off; so does a right click. Key: Delete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot go on the selected cell.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
