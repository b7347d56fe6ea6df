#include "app/gui/renature/area_editor.h"

#include "app/gui/kit/theme.h"
#include "app/gui/renature/renature_drawing.h"
#include "app/gui/renature/renature_edits.h"
#include "app/text/renature/renature_words.h"
#include "scoring/renature/next_gain.h"

#include <QAccessible>
#include <QAccessibleEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

using renature::Area;
using renature::AreaOutcome;
using renature::Colour;

constexpr int largestNumber = 99;
constexpr int panelWidth = 330;
constexpr double sharesScale = 1.35;

QLabel* paragraph() {
    auto* const label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

}  // namespace

AreaEditor::AreaEditor(QWidget* parent)
    : QWidget(parent),
      m_plants(new PlantGrid(false)),
      m_panel(new QWidget),
      m_main(new Counter({.min = 1, .max = largestNumber})),
      m_bonus(new Counter({.min = 0, .max = largestNumber, .mayBeUnknown = true})),
      m_mainName(new QLabel),
      m_bonusName(new QLabel),
      m_free(new QLabel),
      m_problemText(paragraph()),
      m_shares(paragraph()),
      m_why(paragraph()),
      m_gains(paragraph()) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(14);
    row->addWidget(m_plants, 1);
    m_panel->setMinimumWidth(panelWidth);
    auto* const column = new QVBoxLayout(m_panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(tokenRow());
    column->addWidget(m_free);
    auto* const texts = new QWidget;
    auto* const lines = new QVBoxLayout(texts);
    lines->setContentsMargins(0, 0, 6, 0);
    for (QLabel* const line : {m_problemText, m_shares, m_why, m_gains}) {
        lines->addWidget(line);
    }
    lines->addStretch();
    setScale(1);
    auto* const scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(texts);
    column->addWidget(scroll, 1);
    row->addWidget(m_panel, 100);  // grows first, up to its maximum width
    connect(m_plants, &PlantGrid::countChanged, this, &AreaEditor::readCounters);
    connect(m_main, &Counter::countChanged, this, &AreaEditor::readCounters);
    connect(m_bonus, &Counter::countChanged, this, &AreaEditor::readCounters);
    m_colours.assign(renature::allColours.begin(), renature::allColours.end());
    updateProblemColour();
    setProblem({});
    m_texts.put([this] {
        m_mainName->setText(tr("&Main (cells)"));
        m_bonusName->setText(tr("B&onus"));
        m_main->setLabel(tr("Main, the large number of the token"));
        m_bonus->setLabel(tr("Bonus, the small number of the token"));
    });
}

void AreaEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setScale(pageScale(size(), font()));
}

void AreaEditor::setScale(double scale) {
    m_plants->setScale(scale);
    m_panel->setMaximumWidth(static_cast<int>(panelWidth * scale));
    m_panel->setFont(scaledFont(font(), scale));
    QFont large = scaledFont(font(), scale * sharesScale);
    large.setBold(true);
    m_shares->setFont(large);
    QFont bold = scaledFont(font(), scale);
    bold.setBold(true);
    m_problemText->setFont(bold);
}

QWidget* AreaEditor::tokenRow() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    for (const auto& [name, counter] : {std::pair(m_mainName, m_main), std::pair(m_bonusName, m_bonus)}) {
        auto* const column = new QVBoxLayout;
        column->setSpacing(2);
        name->setBuddy(counter);
        column->addWidget(name);
        column->addWidget(counter);
        row->addLayout(column, 1);
    }
    return widget;
}

void AreaEditor::setPlayers(const Document& document) {
    m_colours.clear();
    m_playerNames = {};
    const std::vector<renature::Player>& players = renatureOf(document).players;
    for (const renature::Player& player : players) {
        m_colours.push_back(player.colour);
        m_playerNames[player.colour] = QString::fromStdString(player.name);
    }
    if (players.empty()) {
        m_colours.assign(renature::allColours.begin(), renature::allColours.end());
    } else {
        m_colours.push_back(Colour::Neutral);
    }
    showArea();
}

QString AreaEditor::nameOf(Colour colour) const {
    const QString name = words::colour(colour);
    return m_playerNames[colour].isEmpty() ? name
                                           : tr("%1 (%2)", "Ann (blue)").arg(m_playerNames[colour], name.toLower());
}

void AreaEditor::setArea(const Area& area) {
    m_area = area;
    showArea();
}

void AreaEditor::setProblem(const Wording& problem) {
    m_problem = problem;
    m_problemText->setText(problem ? problem() : QString());
    m_problemText->setVisible(problem != nullptr);
    for (QLabel* const outcome : {m_shares, m_why, m_gains}) {
        outcome->setVisible(problem == nullptr);
    }
    showArea();
}

void AreaEditor::readCounters() {
    m_area.main = m_main->number().value_or(1);
    m_area.bonus = m_bonus->number();
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        m_area.plants[m_colours[i]] = m_plants->counts(static_cast<int>(i));
    }
    showArea();
    emit changed();
    // Announced now, because changed() made the owner set or clear the problem.
    setAccessibleName(QStringList({problem(), outcomeText()}).join(QLatin1Char(' ')).trimmed());
    QAccessibleEvent announcement(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&announcement);
}

QString AreaEditor::shareLine(const QString& share, std::optional<Colour> receiver) const {
    return tr("%1: %2", "main 4: Ann (blue)").arg(share, receiver ? nameOf(*receiver) : tr("nobody"));
}

void AreaEditor::showArea() {
    std::vector<PlantGrid::Owner> owners;
    for (const Colour colour : m_colours) {
        const QString name = words::colour(colour);
        owners.push_back(
            {m_playerNames[colour].isEmpty() ? name : m_playerNames[colour], nameOf(colour), shownColour(colour)});
    }
    m_plants->setOwners(owners);
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        m_plants->setCounts(static_cast<int>(i), m_area.plants[m_colours[i]]);
    }
    m_main->setNumber(m_area.main);
    m_bonus->setNumber(m_area.bonus);
    showFooters();
    const int free = m_area.freeCells();
    m_free->setText(free >= 0 ? tr("%n free cell(s)", nullptr, free) : QString());
    const AreaOutcome outcome = decideArea(m_area);
    if (m_area.plantCount() == 0) {
        m_shares->setText(tr("Tap the plants that stand in the area."));
        m_why->clear();
        m_gains->clear();
        return;
    }
    const QString main = shareLine(tr("Main %1").arg(QLocale().toString(m_area.main)), outcome.main);
    const QString bonus =
        m_area.bonus
            ? shareLine(tr("Bonus %1").arg(QLocale().toString(*m_area.bonus)), outcome.bonus)
            : tr("Bonus, not known: %1").arg(outcome.bonusUnknownFor ? nameOf(*outcome.bonusUnknownFor) : tr("nobody"));
    m_shares->setText(main + QLatin1Char('\n') + bonus);
    m_why->setText(words::areaSentence(m_area, outcome));
    QStringList gains;
    for (const Colour colour : m_colours) {
        const auto gain = free >= 0 ? nextGain(m_area, colour) : std::nullopt;
        if (gain) {
            gains << words::gainSentence(colour, *gain);
        }
    }
    m_gains->setText(gains.join(QLatin1Char('\n')));
}

// The strength of each colour, struck out if equal to another, and its points; only the strength while there is a
// problem.
void AreaEditor::showFooters() {
    const AreaOutcome outcome = decideArea(m_area);
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        const Colour colour = m_colours[i];
        const bool isDropped = !m_problem && outcome.dropped[colour];
        const int points = m_problem ? 0 : outcome.points[colour];
        const QString note = isDropped    ? tr("equal")
                             : points > 0 ? tr("+%1", "points").arg(QLocale().toString(points))
                                          : QString();
        m_plants->setFoot(static_cast<int>(i), QLocale().toString(outcome.strength[colour]), note, isDropped);
    }
}

QString AreaEditor::outcomeText() const {
    return m_problem ? QString() : QStringList({m_shares->text(), m_why->text()}).join(QLatin1Char('\n')).trimmed();
}

QString AreaEditor::nextGains() const { return m_gains->text(); }

void AreaEditor::updateProblemColour() {
    QPalette style = palette();
    style.setColor(QPalette::WindowText, boardColours(palette()).doubt);
    m_problemText->setPalette(style);
}

QString AreaEditor::problem() const { return m_problemText->text(); }

void AreaEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
        setProblem(m_problem);
    }
    if (event->type() == QEvent::PaletteChange) {
        updateProblemColour();
        showArea();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
