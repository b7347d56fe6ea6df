// The details of a game other than its boards, and the form to edit them.
#pragma once

#include "app/gui/document/table.h"

#include <QDateTime>
#include <QDialog>
#include <QStringList>

class QComboBox;
class QDateTimeEdit;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace concord::gui {

// A plain value that is read from a game and written back to it. The rest of the game stays as it is.
struct GameDetails {
    QDateTime played;  // local time of the place; withDetails() ignores its offset and takes that of the place
    QString place;
    int minutes = 0;   // 0: unknown
    int starter = -1;  // index of the player; -1: unknown
    QString note;
    QStringList players;  // the names used in this game

    friend bool operator==(const GameDetails&, const GameDetails&) = default;
};

GameDetails detailsOf(const Table& table);
Table withDetails(Table table, const GameDetails& details);
// `table` is another state of the same game: it gets the names and the starter that changed from `before` to `after`.
// A player of `table` whose name does not occur in `before` keeps that name.
Table withChangedDetails(Table table, const Table& before, const Table& after);
// What is wrong with the names, as a text; empty: nothing.
QString problemWith(const QStringList& players);

class GameDetailsDialog : public QDialog {
    Q_OBJECT

public:
    // places, names: suggested while typing.
    GameDetailsDialog(const GameDetails& details, const QStringList& places, const QStringList& names, QWidget* parent);

    GameDetails details() const;

    QDateTimeEdit* played() const { return m_played; }
    QComboBox* place() const { return m_place; }
    QSpinBox* minutes() const { return m_minutes; }
    QComboBox* starter() const { return m_starter; }
    QPlainTextEdit* note() const { return m_note; }
    QList<QLineEdit*> players() const { return m_players; }
    QDialogButtonBox* buttons() const { return m_buttons; }

private:
    void check();

    GameDetails m_before;
    QDateTimeEdit* m_played;
    QComboBox* m_place;
    QSpinBox* m_minutes;
    QComboBox* m_starter;
    QPlainTextEdit* m_note;
    QList<QLineEdit*> m_players;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

}  // namespace concord::gui
