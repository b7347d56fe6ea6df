#include "app/gui/record/game_details.h"

#include "app/files/utf8.h"
#include "app/gui/document/table_edits.h"
#include "app/record/checked_cells.h"
#include "app/record/repaired_text.h"
#include "app/record/settled_disputes.h"
#include "scoring/json/stored_values.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimeZone>
#include <QUuid>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace concord::gui {

namespace {

constexpr int earliestYear = 1900;

// `wallTime` with the zone's UTC offset at that time, which changes between summer and winter; with the offset of
// `before` if the zone is unknown.
QDateTime atOffsetOfZone(const QDateTime& wallTime, const QDateTime& before, const std::string& zone) {
    const QTimeZone known(QByteArray::fromStdString(zone));
    if (zone.empty() || !known.isValid()) {  // without a name, Qt takes this computer's zone
        return {wallTime.date(), wallTime.time(), Qt::OffsetFromUTC, before.offsetFromUtc()};
    }
    const QDateTime there(wallTime.date(), wallTime.time(), known);
    return there.toOffsetFromUtc(there.offsetFromUtc());
}

void renamePlayer(record::GameRecord& record, const std::string& before, const std::string& after) {
    if (record.starter == before) {
        record.starter = after;
    }
    for (record::RecordedPhoto& photo : record.photos) {
        if (photo.player == before) {
            photo.player = after;
        }
    }
    record::renameInDisputes(record, before, after);
    record::renameCheckedPlayers(record, [&](const std::string& name) { return name == before ? after : name; });
}

// Players may swap names, so each renamed player first gets a name that nobody has.
void renamePlayers(Table& table, const std::vector<std::string>& names) {
    const GameModule& module = table.game.module();
    const std::vector<std::string> before = namesOf(table);
    std::vector<std::string> between(names.size());
    for (std::size_t p = 0; p < names.size(); ++p) {
        if (names[p] != before[p]) {
            between[p] = QUuid::createUuid().toString().toStdString();
            renamePlayer(table.record, before[p], between[p]);
            table.game = module.withName(table.game, p, between[p]);
        }
    }
    for (std::size_t p = 0; p < names.size(); ++p) {
        if (!between[p].empty()) {
            renamePlayer(table.record, between[p], names[p]);
            table.game = module.withName(table.game, p, names[p]);
        }
    }
    if (names != before) {
        table.record.players.clear();  // the ids belong to the former names
        table.record.score.clear();    // it contains the names: to be computed again
        table.record.scoredBy.clear();
    }
}

}  // namespace

GameDetails detailsOf(const Table& table) {
    const record::GameRecord& record = table.record;
    GameDetails details;
    details.played = QDateTime::fromString(qt(record.played), Qt::ISODate);
    details.place = qt(record.place);
    details.minutes = record.minutes.value_or(0);
    details.note = qt(record.note);
    for (const std::string& name : namesOf(table)) {
        if (!record.starter.empty() && name == record.starter) {
            details.starter = static_cast<int>(details.players.size());
        }
        details.players << qt(name);
    }
    return details;
}

Table withDetails(Table table, const GameDetails& details) {
    record::GameRecord& record = table.record;
    const QDateTime before = QDateTime::fromString(qt(record.played), Qt::ISODate);
    if (details.played.isValid() &&
        (details.played.date() != before.date() || details.played.time() != before.time())) {
        record.played = atOffsetOfZone(details.played, before, record.zone).toString(Qt::ISODate).toStdString();
    }
    record.place = repairedText(details.place.toStdString(), TextKind::Line);
    record.minutes = details.minutes == 0 ? std::nullopt : std::optional(details.minutes);
    record.note = repairedText(details.note.trimmed().toStdString(), TextKind::Note);
    std::vector<std::string> names = namesOf(table);
    for (std::size_t p = 0; p < names.size(); ++p) {
        const std::string name = repairedText(details.players.value(static_cast<int>(p)).toStdString(), TextKind::Line);
        names[p] = name.empty() ? names[p] : name;
    }
    renamePlayers(table, names);
    record.starter = details.starter < 0 ? std::string() : names.at(static_cast<std::size_t>(details.starter));
    return table;
}

Table withChangedDetails(Table table, const Table& before, const Table& after) {
    const std::vector<std::string> namesBefore = namesOf(before);
    const std::vector<std::string> namesAfter = namesOf(after);
    std::vector<std::string> names = namesOf(table);
    for (std::string& name : names) {
        const auto known = std::ranges::find(namesBefore, name);
        if (known != namesBefore.end()) {
            name = namesAfter.at(static_cast<std::size_t>(known - namesBefore.begin()));
        }
    }
    if (std::set<std::string>(names.begin(), names.end()).size() == names.size()) {
        renamePlayers(table, names);
    }
    if (startPlayer(before) != startPlayer(after)) {
        table.record.starter = after.record.starter;
        const std::optional<int> starter = startPlayer(table);
        table = withStartPlayer(std::move(table), starter);
    }
    return table;
}

QString problemWith(const QStringList& players) {
    QStringList seen;
    for (const QString& player : players) {
        const QString name = record::repairedText(player, TextKind::Line);
        if (name.isEmpty()) {
            return GameDetailsDialog::tr("Every player needs a name.");
        }
        if (seen.contains(name)) {
            return GameDetailsDialog::tr("Two players cannot both be called %1.").arg(name);
        }
        seen << name;
    }
    return {};
}

GameDetailsDialog::GameDetailsDialog(const GameDetails& details, const QStringList& places, const QStringList& names,
                                     QWidget* parent)
    : QDialog(parent),
      m_before(details),
      m_played(new QDateTimeEdit),
      m_place(new QComboBox),
      m_minutes(new QSpinBox),
      m_starter(new QComboBox),
      m_note(new QPlainTextEdit),
      m_problem(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel)) {
    setWindowTitle(tr("About the game"));
    auto* const form = new QFormLayout;
    m_played->setCalendarPopup(true);
    m_played->setMinimumDate(QDate(earliestYear, 1, 1));
    m_played->setDisplayFormat(QLocale()
                                   .dateFormat(QLocale::ShortFormat)
                                   .replace(QStringLiteral("yyyy"), QStringLiteral("yy"))
                                   .replace(QStringLiteral("yy"), QStringLiteral("yyyy")) +
                               QStringLiteral(", ") + QLocale().timeFormat(QLocale::ShortFormat));
    // The clock of the place where the game was played, whatever this computer's zone.
    m_played->setDateTime({details.played.date(), details.played.time()});
    form->addRow(tr("&Played"), m_played);
    m_place->setEditable(true);
    m_place->addItems(places);
    m_place->setCurrentText(details.place);
    form->addRow(tr("P&lace"), m_place);
    m_minutes->setRange(0, maxMinutes);
    m_minutes->setSpecialValueText(tr("not known"));
    m_minutes->setSuffix(tr(" minutes"));
    m_minutes->setSingleStep(5);
    m_minutes->setValue(details.minutes);
    form->addRow(tr("It &took"), m_minutes);
    for (const QString& player : details.players) {
        auto* const name = new QLineEdit(player);
        auto* const completer = new QCompleter(names, name);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        name->setCompleter(completer);
        form->addRow(m_players.isEmpty() ? tr("Pla&yers") : QString(), name);
        m_players << name;
        connect(name, &QLineEdit::textChanged, this, &GameDetailsDialog::check);
    }
    m_starter->addItem(tr("not known"));
    m_starter->addItems(details.players);
    m_starter->setCurrentIndex(details.starter + 1);
    if (details.players.size() > 1) {
        form->addRow(tr("Who &started"), m_starter);
    }
    m_note->setPlainText(details.note);
    m_note->setTabChangesFocus(true);
    m_note->setMaximumHeight(fontMetrics().height() * 6);
    form->addRow(tr("&Note"), m_note);
    // Labels as high as their fields, so that both texts stand on one line; not for the note, whose field is tall.
    QWidgetList fields{m_played, m_place, m_minutes, m_starter};
    for (QLineEdit* const name : std::as_const(m_players)) {
        fields << name;
    }
    for (QWidget* const field : std::as_const(fields)) {
        if (QWidget* const label = form->labelForField(field); label != nullptr) {
            label->setMinimumHeight(field->sizeHint().height());
        }
    }
    m_problem->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(460);
    check();
}

void GameDetailsDialog::check() {
    QStringList names;
    for (int p = 0; p < m_players.size(); ++p) {
        names << m_players.at(p)->text();
        m_starter->setItemText(p + 1, m_players.at(p)->text().trimmed());
    }
    const QString problem = problemWith(names);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(problem.isEmpty());
}

GameDetails GameDetailsDialog::details() const {
    GameDetails details = m_before;
    // Seconds are not shown, so they stay unless the minute changed.
    const QDateTime shown(m_played->date(), m_played->time());
    const QDateTime before(m_before.played.date(), m_before.played.time());
    if (shown.secsTo(before) < 0 || shown.secsTo(before) >= 60) {
        details.played = shown;
    }
    details.place = m_place->currentText().trimmed();
    details.minutes = m_minutes->value();
    details.starter = m_starter->currentIndex() - 1;
    details.note = m_note->toPlainText().trimmed();
    details.players.clear();
    for (const QLineEdit* name : m_players) {
        details.players << name->text().trimmed();
    }
    return details;
}

}  // namespace concord::gui
