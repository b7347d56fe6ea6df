#include "app/gui/score/harmonies_rules.h"

#include "app/gui/score/pad_page.h"

#include <QAction>
#include <QMenu>

namespace concord::gui {

HarmoniesRules::HarmoniesRules(Document& document, QMenu& menu)
    : QObject(&menu),
      m_document(document),
      m_spirits(menu.addAction(QString())),
      m_loop(menu.addAction(QString())),
      m_spiritCube(menu.addAction(QString())) {
    setTexts();
    for (QAction* const action : {m_spirits, m_loop, m_spiritCube}) {
        action->setCheckable(true);
    }
    connect(m_spirits, &QAction::triggered, &document, &Document::setWithSpirits);
    connect(m_loop, &QAction::triggered, this, [this](bool on) {
        change(
            [](Rulings& rulings, bool loop) { rulings.closedRiver = loop ? ClosedRiver::Loop : ClosedRiver::Shortest; },
            on);
    });
    connect(m_spiritCube, &QAction::triggered, this, [this](bool on) {
        change([](Rulings& rulings, bool counts) { rulings.spiritCubeBreaksTies = counts; }, on);
    });
    connect(&document, &Document::changed, this, &HarmoniesRules::refresh);
    refresh();
}

void HarmoniesRules::setTexts() {
    m_spirits->setText(PadPage::tr("With nature's &spirits"));
    m_loop->setText(PadPage::tr("A closed &river counts as a loop"));
    m_spiritCube->setText(PadPage::tr("A spirit's cube counts when a &tie is broken"));
}

void HarmoniesRules::change(void (*set)(Rulings& rulings, bool on), bool on) {
    Rulings rulings = m_document.harmonies().rulings;
    set(rulings, on);
    m_document.setRulings(rulings);
}

void HarmoniesRules::refresh() {
    for (QAction* const action : {m_spirits, m_loop, m_spiritCube}) {
        action->setVisible(m_document.isHarmonies());
    }
    m_spirits->setChecked(m_document.table().withSpirits);
    m_loop->setChecked(m_document.harmonies().rulings.closedRiver == ClosedRiver::Loop);
    m_spiritCube->setChecked(m_document.harmonies().rulings.spiritCubeBreaksTies);
}

}  // namespace concord::gui
