#include "app/gui/renature/areas_left_page.h"

#include "app/gui/kit/empty_state.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/renature/area_editor.h"
#include "app/gui/renature/renature_drawing.h"
#include "app/gui/renature/renature_edits.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

using renature::Area;

Wording areaDescription(int area) {
    return [area] { return AreasLeftPage::tr("area %1").arg(area + 1); };
}

}  // namespace

AreasLeftPage::AreasLeftPage(Document& document, QWidget* parent)
    : GameExtraPage(Use::Game, parent),
      m_document(document),
      m_editor(new AreaEditor),
      m_empty(new EmptyState),
      m_previous(new QPushButton(icon(QStringLiteral("previous")), {})),
      m_position(new QLabel),
      m_next(new QPushButton(icon(QStringLiteral("next")), {})),
      m_add(new QPushButton(icon(QStringLiteral("add")), {})),
      m_remove(new QPushButton(icon(QStringLiteral("remove")), {})) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->addWidget(m_editor, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(bottomRow());
    connect(m_editor, &AreaEditor::changed, this, &AreasLeftPage::writeToDocument);
    connect(&document, &Document::replaced, this, [this] { m_current = 0; });
    connect(&document, &Document::changed, this, &AreasLeftPage::followDocument);
    m_texts.put([this] {
        setWindowTitle(tr("Areas left"));
        m_previous->setText(tr("&Previous"));
        m_next->setText(tr("&Next"));
        m_add->setText(tr("&Add an area"));
        m_remove->setText(tr("&Remove this area"));
        refresh();
    });
    followDocument();
}

QWidget* AreasLeftPage::bottomRow() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_previous);
    row->addWidget(m_position);
    row->addWidget(m_next);
    row->addStretch();
    for (QPushButton* const button : {m_add, m_remove}) {
        row->addWidget(button);
    }
    for (QPushButton* const button : {m_previous, m_next, m_add, m_remove}) {
        button->setMinimumHeight(buttonHeight);
    }
    connect(m_previous, &QPushButton::clicked, this, [this] { goTo(m_current - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_current + 1); });
    connect(m_add, &QPushButton::clicked, this, &AreasLeftPage::add);
    connect(m_remove, &QPushButton::clicked, this, &AreasLeftPage::remove);
    return widget;
}

const std::optional<std::vector<Area>>& AreasLeftPage::areas() const { return renatureOf(m_document).areas; }

QPushButton* AreasLeftPage::addButton() const { return count() > 0 ? m_add : m_empty->button(); }

QPushButton* AreasLeftPage::noAreasButton() const { return m_empty->otherButton(); }

QString AreasLeftPage::positionText() const { return m_position->text(); }

bool AreasLeftPage::isRefused() const { return !m_editor->problem().isEmpty(); }

void AreasLeftPage::followDocument() {
    m_current = std::clamp(m_current, 0, std::max(0, count() - 1));
    m_editor->setPlayers(m_document);
    m_editor->setArea(count() > 0 ? areas()->at(static_cast<std::size_t>(m_current)) : Area());
    m_editor->setProblem({});
    refresh();
}

void AreasLeftPage::refresh() {
    const bool hasAreas = count() > 0;
    m_editor->setVisible(hasAreas);
    m_empty->setVisible(!hasAreas);
    m_empty->explain(
        isRefused() ? m_editor->problem()
        : areas()   ? tr("No areas are left: every token was collected.")
                    : tr("Which areas still hold their token? They are scored at the end."),
        tr("&Add an area"), [this] { add(); }, areas() ? QString() : tr("No areas are &left"),
        [this] { setNoAreasLeft(); });
    m_position->setText(hasAreas ? tr("Area %1 of %2").arg(m_current + 1).arg(count()) : QString());
    const bool mayLeave = !isRefused();
    m_previous->setEnabled(mayLeave && m_current > 0);
    m_next->setEnabled(mayLeave && m_current + 1 < count());
    m_add->setEnabled(mayLeave);
    m_add->setVisible(hasAreas);
    m_remove->setVisible(hasAreas);
    m_previous->setVisible(hasAreas);
    m_next->setVisible(hasAreas);
    setFirstFocus(this, hasAreas ? static_cast<QWidget*>(m_editor->mainCounter()) : m_empty->button());
}

void AreasLeftPage::writeToDocument() {
    std::vector<Area> changed = areas().value_or(std::vector<Area>());
    if (m_current >= static_cast<int>(changed.size())) {
        return;
    }
    changed[static_cast<std::size_t>(m_current)] = m_editor->area();
    const Wording why = setAreas(m_document, changed, areaDescription(m_current));
    m_editor->setProblem(why ? Wording([why] { return tr("%1 It is not saved yet.").arg(why()); }) : Wording());
    refresh();
}

void AreasLeftPage::goTo(int area) {
    m_current = area;
    followDocument();
    m_editor->mainCounter()->setFocus();
}

void AreasLeftPage::add() {
    std::vector<Area> changed = areas().value_or(std::vector<Area>());
    changed.emplace_back();
    const Wording why = setAreas(m_document, changed, [] { return tr("area added"); });
    if (why) {
        m_editor->setProblem(why);
        if (count() == 0) {
            refresh();  // the editor is hidden, so the empty state shows the problem
        }
    } else {
        goTo(count() - 1);
    }
}

// Removing the only area makes it unknown again which areas are left.
void AreasLeftPage::remove() {
    std::vector<Area> changed = areas().value_or(std::vector<Area>());
    changed.erase(changed.begin() + m_current);
    const Wording description = [area = m_current] { return tr("area %1 removed").arg(area + 1); };
    setAreas(m_document, changed.empty() ? std::nullopt : std::optional(changed), description);
    firstFocus(this)->setFocus();
}

void AreasLeftPage::setNoAreasLeft() {
    setAreas(m_document, std::vector<Area>(), [] { return tr("no areas left"); });
    m_empty->button()->setFocus();
}

QString AreasLeftPage::actionText() const { return tr("Areas &left"); }

QString AreasLeftPage::actionTip() const { return tr("The areas that still hold their token at the end"); }

QIcon AreasLeftPage::actionIcon() const { return renatureRowIcon("tokens", actionIconSide); }

QKeySequence AreasLeftPage::shortcut() const { return Qt::CTRL | Qt::SHIFT | Qt::Key_A; }

void AreasLeftPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
