#include "app/gui/cards/held_card.h"

#include "app/gui/board/habitat_view.h"
#include "app/gui/board/token_drawing.h"
#include "app/gui/cards/card_drawing.h"
#include "app/gui/cards/card_spaces.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/optional_number_field.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/text/words.h"
#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/cards.h"

#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace concord::gui {

namespace {

constexpr int stripeHeight = 34;
constexpr int fieldHeight = 36;
constexpr int maxPoints = 9999;  // far more than a card scores
constexpr int maxCubes = 66;     // in the box

QLabel* smallText(const QString& text, QWidget* parent) {
    auto* const label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.8);
    label->setFont(font);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

}  // namespace

HeldCard::HeldCard(const AnimalEntry& entry, double scale, QWidget* parent)
    : QFrame(parent), m_scale(scale), m_card(entry.card), m_remove(new QToolButton(this)), m_summary(new QLabel(this)) {
    setFont(cardFont(font(), scale));
    m_title = m_card.empty() ? tr("Animal points") : words::card(m_card, currentLanguage());
    layOut(m_card.empty() ? barePointsMiddle(true) : animalMiddle(m_card));
    showEntry(entry);
}

HeldCard::HeldCard(const SpiritEntry& entry, bool mayPlace, double scale, QWidget* parent)
    : QFrame(parent), m_scale(scale), m_card(entry.card), m_remove(new QToolButton(this)), m_summary(new QLabel(this)) {
    setFont(cardFont(font(), scale));
    m_title = m_card.empty() ? tr("Spirit points") : words::card(m_card, currentLanguage());
    layOut(m_card.empty() ? barePointsMiddle(false) : spiritMiddle(m_card));
    showEntry(entry, mayPlace, entry.points);
}

void HeldCard::layOut(QWidget* middle) {
    setFixedSize(heldCardSize * m_scale);
    setAccessibleName(m_title);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(6, scaled(stripeHeight) + 4, 6, 6);
    column->setSpacing(4);
    column->addWidget(middle, 1);
    m_summary->setAlignment(Qt::AlignCenter);
    m_summary->setTextFormat(Qt::RichText);
    column->addWidget(m_summary);
    m_remove->setIcon(icon(QStringLiteral("remove")));
    m_remove->setIconSize(QSize(18, 18) * m_scale);
    const int stripe = scaled(stripeHeight);
    m_remove->setGeometry(width() - stripe, 2, stripe - 4, stripe - 4);
    m_remove->setToolTip(tr("Put this card back"));
    m_remove->setAccessibleName(tr("Put %1 back").arg(m_title));
    connect(m_remove, &QToolButton::clicked, this, &HeldCard::removeRequested);
}

QWidget* HeldCard::animalMiddle(const std::string& card) {
    const AnimalCard& facts = *animalCard(card);
    auto* const middle = new QWidget(this);
    auto* const row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    m_spaces = new CardSpaces(facts.points, m_scale, middle);
    m_spaces->setAccessibleName(tr("Cubes placed from %1").arg(m_title));
    m_spaces->setToolTip(tr("Click the space up to which the cubes were placed."));
    row->addWidget(m_spaces);
    auto* const habitat = new HabitatView(facts.habitat, Cube::Animal, m_scale, middle);
    habitat->setToolTip(words::cardInWords(card));
    row->addWidget(habitat, 1);
    connect(m_spaces, &CardSpaces::valueChanged, this, [this](int placed) { emit placedChosen(placed); });
    return middle;
}

QWidget* HeldCard::spiritMiddle(const std::string& card) {
    const SpiritCard& facts = *spiritCard(card);
    auto* const middle = new QWidget(this);
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(new HabitatView(facts.habitat, Cube::Spirit, m_scale, middle), 1);
    column->addWidget(smallText(words::spiritRule(facts), middle));
    m_placed = new QToolButton(middle);
    m_placed->setCheckable(true);
    m_placed->setIcon(cubeIcon(Cube::Spirit, scaled(26)));
    m_placed->setIconSize(QSize(26, 26) * m_scale);
    m_placed->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_placed->setMinimumHeight(scaled(fieldHeight));
    m_placed->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(m_placed);
    connect(m_placed, &QToolButton::clicked, this, &HeldCard::spiritPlacedChosen);
    return middle;
}

QWidget* HeldCard::barePointsMiddle(bool withCubes) {
    auto* const middle = new QWidget(this);
    auto* const form = new QFormLayout(middle);
    form->setContentsMargins(4, 8, 4, 0);
    m_points = new OptionalNumberField(maxPoints, middle);
    m_points->setMinimum(0);  // an empty field means 0
    m_points->setMinimumHeight(scaled(fieldHeight));
    form->addRow(tr("&Points"), m_points);
    connect(m_points, &OptionalNumberField::numberChosen, this,
            [this](std::optional<int> points) { emit pointsChosen(points.value_or(0)); });
    if (withCubes) {
        m_cubes = new OptionalNumberField(maxCubes, middle);
        m_cubes->setMinimumHeight(scaled(fieldHeight));
        m_cubes->setToolTip(tr("Cubes break ties. Leave it empty if nobody knows how many were placed."));
        form->addRow(tr("&Cubes"), m_cubes);
        connect(m_cubes, &OptionalNumberField::numberChosen, this, &HeldCard::placedChosen);
    }
    return middle;
}

void HeldCard::showEntry(const AnimalEntry& entry) {
    QString cubes;
    if (m_spaces != nullptr) {
        const QSignalBlocker quiet(m_spaces);
        m_spaces->setValue(entry.placed.value_or(0));
        cubes = tr("%1 of %2 cubes").arg(m_spaces->value()).arg(m_spaces->maximum());
    } else {
        m_points->follow(entry.points);
        m_cubes->follow(entry.placed);
    }
    showSummary(words::points(animalPoints(entry)), cubes);
}

void HeldCard::showEntry(const SpiritEntry& entry, bool mayPlace, int points) {
    if (m_placed != nullptr) {
        m_placed->setChecked(entry.placed);
        m_placed->setEnabled(mayPlace);
        m_placed->setText(entry.placed ? tr("Cube placed") : tr("Cube not placed"));
        m_placed->setToolTip(mayPlace
                                 ? tr("A spirit pays only after its cube has been placed.")
                                 : tr("The spirit's points depend on the board, and this player has no board yet."));
    } else {
        m_points->follow(entry.points);
    }
    showSummary(words::points(points), {});
}

void HeldCard::showSummary(const QString& points, const QString& cubes) {
    const QString below = cubes.isEmpty() ? QString() : QStringLiteral("<br>") + cubes.toHtmlEscaped();
    m_summary->setText(QStringLiteral("<b>%1</b>%2").arg(points.toHtmlEscaped(), below));
    setAccessibleDescription(cubes.isEmpty() ? points : tr("%1, %2").arg(points, cubes));
}

void HeldCard::commitTyped() {
    for (OptionalNumberField* const field : {m_points, m_cubes}) {
        if (field != nullptr) {
            field->commitTyped();
        }
    }
}

QString HeldCard::summary() const { return accessibleDescription(); }

void HeldCard::focusCard() {
    QWidget* const first = m_spaces != nullptr   ? static_cast<QWidget*>(m_spaces)
                           : m_points != nullptr ? static_cast<QWidget*>(m_points)
                                                 : m_placed;
    first->setFocus();
}

void HeldCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const AnimalCard* const animal = animalCard(m_card);
    const SpiritCard* const spirit = spiritCard(m_card);
    drawStripe(painter, QRectF(0, 0, width(), scaled(stripeHeight)),
               animal != nullptr   ? std::optional(animal->stripe)
               : spirit != nullptr ? std::optional(spirit->stripe)
                                   : std::nullopt,
               m_title, font());
    painter.setPen(boardColours(palette()).line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

}  // namespace concord::gui
