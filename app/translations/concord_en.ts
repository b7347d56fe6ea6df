<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoxCommand</name>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>%n settled board of this box is known.</numerusform>
            <numerusform>%n settled boards of this box are known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CertaintyWords</name>
    <message numerus="yes">
        <source>%n cell(s) want a look.</source>
        <translation>
            <numerusform>%n cell wants a look.</numerusform>
            <numerusform>%n cells want a look.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still want a look.</source>
        <translation>
            <numerusform>%n cell still wants a look.</numerusform>
            <numerusform>%n cells still want a look.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n game(s) added</source>
        <translation>
            <numerusform>%n game added</numerusform>
            <numerusform>%n games added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n updated</numerusform>
            <numerusform>%n updated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in the record</source>
        <translation>
            <numerusform>%n already in the record</numerusform>
            <numerusform>%n already in the record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer in the record and left unchanged</source>
        <translation>
            <numerusform>%n newer in the record and left unchanged</numerusform>
            <numerusform>%n newer in the record and left unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) not found beside the file</source>
        <translation>
            <numerusform>%n photo not found beside the file</numerusform>
            <numerusform>%n photos not found beside the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>%n damaged game left out.</numerusform>
            <numerusform>%n damaged games left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>%n game of an unknown kind left out.</numerusform>
            <numerusform>%n games of an unknown kind left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeCommand</name>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n game exported.</numerusform>
            <numerusform>%n games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were changed here after the export and stay as they are.</source>
        <translation>
            <numerusform>%n game was changed here after the export and stays as it is.</numerusform>
            <numerusform>%n games were changed here after the export and stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n photo(s) were not found beside the file.</source>
        <translation>
            <numerusform>%n photo was not found beside the file.</numerusform>
            <numerusform>%n photos were not found beside the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) left out.</source>
        <translation>
            <numerusform>%n damaged game left out.</numerusform>
            <numerusform>%n damaged games left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of an unknown kind left out.</source>
        <translation>
            <numerusform>%n game of an unknown kind left out.</numerusform>
            <numerusform>%n games of an unknown kind left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InboxWords</name>
    <message numerus="yes">
        <source>%n doubt(s)</source>
        <translation>
            <numerusform>%n doubt</numerusform>
            <numerusform>%n doubts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n free cell</numerusform>
            <numerusform>%n free cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s) left</source>
        <translation>
            <numerusform>%n doubtful cell left</numerusform>
            <numerusform>%n doubtful cells left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of yours wait here and are sent as soon as it does. Nothing is lost.</source>
        <translation>
            <numerusform>%n change of yours waits here and is sent as soon as it does. Nothing is lost.</numerusform>
            <numerusform>%n changes of yours wait here and are sent as soon as it does. Nothing is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settle %n doubtful cell(s)</source>
        <translation>
            <numerusform>Settle %n doubtful cell</numerusform>
            <numerusform>Settle %n doubtful cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful cell(s)</source>
        <translation>
            <numerusform>%n doubtful cell</numerusform>
            <numerusform>%n doubtful cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>%n reason</numerusform>
            <numerusform>%n reasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits in %n place(s)</source>
        <translation>
            <numerusform>fits in %n place</numerusform>
            <numerusform>fits in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>%n sun(s)</source>
        <translation>
            <numerusform>%n sun</numerusform>
            <numerusform>%n suns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next sun comes at %1 points: %n point(s) more.</source>
        <translation>
            <numerusform>The next sun comes at %1 points: %n point more.</numerusform>
            <numerusform>The next sun comes at %1 points: %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far.</source>
        <translation>
            <numerusform>%n point so far.</numerusform>
            <numerusform>%n points so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 leads with %n point(s).</source>
        <translation>
            <numerusform>So far %1 leads with %n point.</numerusform>
            <numerusform>So far %1 leads with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %1 are level with %n point(s).</source>
        <translation>
            <numerusform>So far %1 are level with %n point.</numerusform>
            <numerusform>So far %1 are level with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are level with %n point(s).</source>
        <translation>
            <numerusform>%1 are level with %n point.</numerusform>
            <numerusform>%1 are level with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 share the victory with %n point.</numerusform>
            <numerusform>%1 share the victory with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhotoQuestions</name>
    <message numerus="yes">
        <source>They differ in %n cell(s).</source>
        <translation>
            <numerusform>They differ in %n cell.</numerusform>
            <numerusform>They differ in %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>They differ in %n cell: %1.</numerusform>
            <numerusform>They differ in %n cells: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersCommand</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingText</name>
    <message numerus="yes">
        <source>Please check %n cell(s), the most important first:</source>
        <translation>
            <numerusform>Please check %n cell, the most important first:</numerusform>
            <numerusform>Please check %n cells, the most important first:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenatureSheet</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenatureText</name>
    <message numerus="yes">
        <source>%n more plant point(s)</source>
        <translation>
            <numerusform>%n more plant point</numerusform>
            <numerusform>%n more plant points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %1 points (%n)</source>
        <comment>main and bonus, 6</comment>
        <translation>
            <numerusform>the %1 points (%n)</numerusform>
            <numerusform>the %1 points (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreCommand</name>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n game brought back from its copy.</numerusform>
            <numerusform>%n games brought back from their copies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%1: %2, %n cube(s)</source>
        <translation>
            <numerusform>%1: %2, %n cube</numerusform>
            <numerusform>%1: %2, %n cubes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message numerus="yes">
        <source>%1 %2 : %3 %4, %n game(s), averages %5 and %6</source>
        <translation>
            <numerusform>%1 %2 : %3 %4, %n game, averages %5 and %6</numerusform>
            <numerusform>%1 %2 : %3 %4, %n games, averages %5 and %6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sun(s) by %1 in game %2</source>
        <translation>
            <numerusform>%n sun by %1 in game %2</numerusform>
            <numerusform>%n suns by %1 in game %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>River, %n token(s) long</source>
        <translation>
            <numerusform>River, %n token long</numerusform>
            <numerusform>River, %n tokens long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other water, %n token(s)</source>
        <translation>
            <numerusform>Other water, %n token</numerusform>
            <numerusform>Other water, %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Island of %n space(s)</source>
        <translation>
            <numerusform>Island of %n space</numerusform>
            <numerusform>Island of %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field of %n token(s)</source>
        <translation>
            <numerusform>Field of %n token</numerusform>
            <numerusform>Field of %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Around it: %1, %n different colour(s).</source>
        <translation>
            <numerusform>Around it: %1, only %n colour.</numerusform>
            <numerusform>Around it: %1, %n different colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It touches the mountain(s) on %1.</source>
        <translation>
            <numerusform>It touches the mountain on %1.</numerusform>
            <numerusform>It touches the mountains on %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::AreaEditor</name>
    <message numerus="yes">
        <source>%n free cell(s)</source>
        <translation>
            <numerusform>%n free cell</numerusform>
            <numerusform>%n free cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::BoxDialog</name>
    <message numerus="yes">
        <source>%n settled board(s) of this box are known.</source>
        <translation>
            <numerusform>%n settled board of this box is known.</numerusform>
            <numerusform>%n settled boards of this box are known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::DeletedGamesDialog</name>
    <message numerus="yes">
        <source>Permanently delete %n game(s), including their photos? This cannot be undone.</source>
        <translation>
            <numerusform>Permanently delete %n game, including its photos? This cannot be undone.</numerusform>
            <numerusform>Permanently delete %n games, including their photos? This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::EmptiedQuestion</name>
    <message numerus="yes">
        <source>%n game(s) brought back from their copies.</source>
        <translation>
            <numerusform>%n game brought back from its copy.</numerusform>
            <numerusform>%n games brought back from their copies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be restored, or only with changes.</source>
        <translation>
            <numerusform>%n file could not be restored, or only with changes.</numerusform>
            <numerusform>%n files could not be restored, or only with changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::PadModel</name>
    <message numerus="yes">
        <source>The number takes the place of %n card(s) of %1. Undo brings them back.</source>
        <translation>
            <numerusform>The number takes the place of %n card of %1. Undo brings it back.</numerusform>
            <numerusform>The number takes the place of %n cards of %1. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board, %n doubt(s)</source>
        <translation>
            <numerusform>Board, %n doubt</numerusform>
            <numerusform>Board, %n doubts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::PastGamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::PhoneDialog</name>
    <message numerus="yes">
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>%n phone here</numerusform>
            <numerusform>%n phones here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <translation>
            <numerusform>%n game written to %1.</numerusform>
            <numerusform>%n games written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedGamePage</name>
    <message numerus="yes">
        <source>%1: %2, %n sun(s)</source>
        <translation>
            <numerusform>%1: %2, %n sun</numerusform>
            <numerusform>%1: %2, %n suns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::RecordedPhotoDialog</name>
    <message numerus="yes">
        <source>%n cell(s) in doubt: %1</source>
        <translation>
            <numerusform>%n cell in doubt: %1</numerusform>
            <numerusform>%n cells in doubt: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>concord::gui::StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several players</source>
        <translation>
            <numerusform>%n with several players</numerusform>
            <numerusform>%n with several players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo</source>
        <translation>
            <numerusform>%n solo</numerusform>
            <numerusform>%n solo</numerusform>
        </translation>
    </message>
</context>
</TS>
