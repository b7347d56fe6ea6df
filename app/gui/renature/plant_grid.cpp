#include "app/gui/renature/plant_grid.h"

#include "app/gui/kit/theme.h"
#include "app/gui/kit/tool_tip.h"
#include "app/gui/renature/renature_drawing.h"
#include "app/text/renature/renature_words.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace concord::gui {

namespace {

using renature::allPlants;
using renature::PlantKind;

constexpr int iconSize = 30;
constexpr int footRow = renature::plantKinds + 1;

int rowOf(PlantKind plant) { return static_cast<int>(plant) + 1; }

// A name, elided to the width that the column has.
class Head : public QLabel {
public:
    using QLabel::QLabel;
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QRect area = contentsRect();
        style()->drawItemText(&painter, area, static_cast<int>(alignment()) | Qt::TextSingleLine, palette(),
                              isEnabled(), fontMetrics().elidedText(text(), Qt::ElideRight, area.width()),
                              foregroundRole());
    }
};

}  // namespace

PlantGrid::PlantGrid(bool mayBeUnknown, QWidget* parent)
    : QWidget(parent), m_mayBeUnknown(mayBeUnknown), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    for (const PlantKind plant : allPlants) {
        auto* const row = new QHBoxLayout;
        auto*& picture = m_pictures.at(static_cast<std::size_t>(plant));
        picture = new QLabel;
        auto*& name = m_names.at(static_cast<std::size_t>(plant));
        name = new QLabel;
        row->addWidget(picture);
        row->addWidget(name, 1);
        m_grid->addLayout(row, rowOf(plant), 0);
        m_grid->setRowStretch(rowOf(plant), 1);
    }
    drawPlants();
    setTexts();
}

PlantGrid::Column PlantGrid::makeColumn(int place) {
    Column column;
    column.head = new Head;
    column.head->setAlignment(Qt::AlignCenter);
    column.head->setAutoFillBackground(true);
    column.head->setTextFormat(Qt::PlainText);
    column.head->setContentsMargins(4, 4, 4, 4);
    column.foot = new QLabel;
    column.foot->setAlignment(Qt::AlignCenter);
    column.foot->setTextFormat(Qt::RichText);
    m_grid->addWidget(column.head, 0, place + 1);
    m_grid->addWidget(column.foot, footRow, place + 1);
    m_grid->setColumnStretch(place + 1, 1);
    for (const PlantKind plant : allPlants) {
        auto* const counter = new Counter({.min = 0, .max = 99, .mayBeUnknown = m_mayBeUnknown});
        connect(counter, &Counter::countChanged, this, &PlantGrid::countChanged);
        m_grid->addWidget(counter, rowOf(plant), place + 1);
        column.counters.at(static_cast<std::size_t>(plant)) = counter;
    }
    return column;
}

void PlantGrid::setOwners(const std::vector<Owner>& owners) {
    m_owners = owners;
    while (m_columns.size() < owners.size()) {
        m_columns.push_back(makeColumn(static_cast<int>(m_columns.size())));
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        const bool isShown = i < owners.size();
        column.head->setVisible(isShown);
        column.foot->setVisible(isShown);
        m_grid->setColumnStretch(static_cast<int>(i) + 1, isShown ? 1 : 0);
        for (Counter* const counter : column.counters) {
            counter->setVisible(isShown);
        }
        if (isShown) {
            QPalette colours = palette();
            colours.setColor(QPalette::Window, owners[i].colour);
            colours.setColor(QPalette::WindowText, textOn(owners[i].colour));
            column.head->setPalette(colours);
            column.head->setText(owners[i].name);
            column.head->setToolTip(plainToolTip(owners[i].spoken));
        }
    }
    setTexts();
}

void PlantGrid::setTexts() {
    for (const PlantKind plant : allPlants) {
        m_names.at(static_cast<std::size_t>(plant))
            ->setText(tr("%1 (%2)", "Bush (2): a plant and its value").arg(words::plant(plant)).arg(value(plant)));
    }
    for (std::size_t i = 0; i < m_owners.size(); ++i) {
        for (const PlantKind plant : allPlants) {
            counter(static_cast<int>(i), plant)
                ->setLabel(tr("%1, %2", "blue, bush").arg(m_owners[i].spoken, words::plantInList(plant)));
        }
    }
}

void PlantGrid::drawPlants() {
    const int size = static_cast<int>(iconSize * m_scale);
    for (const PlantKind plant : allPlants) {
        m_pictures.at(static_cast<std::size_t>(plant))
            ->setPixmap(plantIcon(plant, QColor(116, 156, 104), size).pixmap(size, size));
    }
}

void PlantGrid::setScale(double scale) {
    if (scale == m_scale) {
        return;
    }
    setFont(scaledFont(font(), scale / m_scale));  // which labels and counters inherit
    m_scale = scale;
    drawPlants();
}

// The size at the usual scale, so that the window can become small again.
QSize PlantGrid::minimumSizeHint() const { return QWidget::minimumSizeHint() / m_scale; }

Counter* PlantGrid::counter(int owner, PlantKind plant) const {
    return m_columns.at(static_cast<std::size_t>(owner)).counters.at(static_cast<std::size_t>(plant));
}

void PlantGrid::setCounts(int owner, const std::optional<renature::PlantCounts>& counts) {
    for (const PlantKind plant : allPlants) {
        counter(owner, plant)->setNumber(counts ? std::optional(counts->at(plant)) : std::nullopt);
    }
}

renature::PlantCounts PlantGrid::counts(int owner) const {
    renature::PlantCounts counts;
    for (const PlantKind plant : allPlants) {
        counts.set(plant, counter(owner, plant)->number().value_or(0));
    }
    return counts;
}

void PlantGrid::setFoot(int owner, const QString& text, const QString& note, bool struck) {
    const QString number = struck ? QStringLiteral("<s>%1</s>").arg(text) : QStringLiteral("<b>%1</b>").arg(text);
    m_columns.at(static_cast<std::size_t>(owner))
        .foot->setText(note.isEmpty() ? number
                                      : QStringLiteral("%1 <small>%2</small>").arg(number, note.toHtmlEscaped()));
}

void PlantGrid::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
