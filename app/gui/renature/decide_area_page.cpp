#include "app/gui/renature/decide_area_page.h"

#include "app/gui/kit/tab_order.h"
#include "app/gui/renature/area_editor.h"
#include "app/gui/renature/renature_drawing.h"
#include "app/gui/renature/renature_edits.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace concord::gui {

namespace {

// A game with a player of each colour except neutral, and only this area.
renature::Game gameAround(const renature::Area& area, const std::vector<renature::Colour>& colours) {
    renature::Game game;
    for (const renature::Colour colour : colours) {
        if (isPlayerColour(colour)) {
            renature::Player player;
            player.name = renature::name(colour);
            player.colour = colour;
            game.players.push_back(player);
        }
    }
    game.areas = {area};
    return game;
}

}  // namespace

DecideAreaPage::DecideAreaPage(const Document& document, QWidget* parent)
    : GameExtraPage(Use::Anytime, parent), m_document(document), m_editor(new AreaEditor), m_clear(new QPushButton) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->addWidget(m_editor, 1);
    auto* const bottom = new QHBoxLayout;
    m_clear->setMinimumHeight(buttonHeight);
    bottom->addWidget(m_clear);
    bottom->addStretch();
    column->addLayout(bottom);
    setFirstFocus(this, m_editor->mainCounter());
    connect(m_editor, &AreaEditor::changed, this, &DecideAreaPage::check);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_editor->setArea({});
        check();
        m_editor->mainCounter()->setFocus();
    });
    connect(&document, &Document::replaced, this, [this] { m_editor->setArea({}); });
    connect(&document, &Document::changed, this, &DecideAreaPage::followDocument);
    m_texts.put([this] {
        setWindowTitle(tr("Decide an area"));
        m_clear->setText(tr("&Next area"));
        m_clear->setToolTip(tr("Clears all counters."));
    });
    followDocument();
}

// Shows the colours of the players and removes plants of a colour that nobody plays any more.
void DecideAreaPage::followDocument() {
    m_editor->setPlayers(m_document);
    renature::Area area = m_editor->area();
    for (const renature::Colour colour : renature::allColours) {
        if (std::ranges::count(m_editor->colours(), colour) == 0) {
            area.plants[colour] = {};
        }
    }
    m_editor->setArea(area);
    check();
}

void DecideAreaPage::check() { m_editor->setProblem(brokenLimit(gameAround(m_editor->area(), m_editor->colours()))); }

// With no game open, the menu lists this page beside the tools of other games.
QString DecideAreaPage::actionText() const {
    return m_document.isOpen() ? tr("&Decide an area") : tr("Renature: &decide an area");
}

QString DecideAreaPage::actionTip() const { return tr("Renature: who gets what in an area, and why"); }

QIcon DecideAreaPage::actionIcon() const { return renatureRowIcon("areas", actionIconSide); }

QKeySequence DecideAreaPage::shortcut() const { return Qt::CTRL | Qt::Key_E; }

void DecideAreaPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
