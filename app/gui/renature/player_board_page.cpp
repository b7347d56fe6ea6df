#include "app/gui/renature/player_board_page.h"

#include "app/gui/cards/player_box.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/kit/theme.h"
#include "app/gui/renature/plant_grid.h"
#include "app/gui/renature/renature_drawing.h"
#include "app/gui/renature/renature_edits.h"
#include "app/gui/score/pad_numbers.h"
#include "app/text/renature/renature_words.h"
#include "app/text/words.h"
#include "scoring/renature/stock.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <utility>

namespace concord::gui {

namespace {

using renature::Category;
using renature::CollectedTokens;
using renature::PlantsLeft;
using renature::Player;

constexpr int columnWidth = 330;
constexpr double summaryScale = 1.2;

QString tokensText(const Player& player) {
    if (const auto typed = player.typed.at(Category::Tokens)) {
        return QString::number(*typed);
    }
    if (!player.tokens) {
        return {};
    }
    const auto* const backs = std::get_if<std::vector<int>>(&*player.tokens);
    if (backs == nullptr) {
        return QString::number(sumOf(*player.tokens).points);
    }
    QStringList parts;
    for (const int points : *backs) {
        parts << QString::number(points);
    }
    return parts.join(QStringLiteral(" + "));
}

}  // namespace

PlayerBoardPage::PlayerBoardPage(Document& document, Selection& selection, QWidget* parent)
    : GameExtraPage(Use::Player, parent),
      m_document(document),
      m_selection(selection),
      m_player(new PlayerBox(document, selection)),
      m_plants(new PlantGrid(true)),
      m_none(new QPushButton),
      m_unknown(new QPushButton),
      m_clouds(new Counter({.min = 0, .max = renature::maxClouds, .mayBeUnknown = true})),
      m_tokens(new QLineEdit),
      m_tokenCount(new Counter({.min = 0, .max = renature::areaCount, .mayBeUnknown = true})),
      m_summary(new QLabel),
      m_problem(new QLabel),
      m_numbers(numbersColumn()) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    auto* const top = new QHBoxLayout;
    top->addWidget(m_player);
    top->addWidget(m_problem, 1);
    column->addLayout(top);
    auto* const row = new QHBoxLayout;
    row->setSpacing(18);
    auto* const left = new QVBoxLayout;
    left->addWidget(m_plants, 1);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_none);
    buttons->addWidget(m_unknown);
    buttons->addStretch();
    left->addLayout(buttons);
    row->addLayout(left, 1);
    row->addWidget(m_numbers, 100);  // grows first, up to its maximum width
    setScale(1);
    column->addLayout(row, 1);
    m_problem->setWordWrap(true);
    for (QPushButton* const button : {m_none, m_unknown}) {
        button->setMinimumHeight(buttonHeight);
    }
    connect(m_plants, &PlantGrid::countChanged, this, &PlayerBoardPage::writePlants);
    connect(m_none, &QPushButton::clicked, this, [this] { finish(setPlantsLeft(m_document, player(), PlantsLeft())); });
    connect(m_unknown, &QPushButton::clicked, this,
            [this] { finish(setPlantsLeft(m_document, player(), std::nullopt)); });
    connect(&document, &Document::changed, this, &PlayerBoardPage::followDocument);
    connect(&selection, &Selection::playerChanged, this, &PlayerBoardPage::followDocument);
    m_texts.put([this] { setWindowTexts(); });
    followDocument();
}

void PlayerBoardPage::resizeEvent(QResizeEvent* event) {
    GameExtraPage::resizeEvent(event);
    setScale(pageScale(size(), font()));
}

void PlayerBoardPage::setScale(double scale) {
    m_plants->setScale(scale);
    m_numbers->setMaximumWidth(static_cast<int>(columnWidth * scale));
    m_numbers->setFont(scaledFont(font(), scale));
    QFont large = scaledFont(font(), scale * summaryScale);
    large.setBold(true);
    m_summary->setFont(large);
}

QWidget* PlayerBoardPage::numbersColumn() {
    auto* const widget = new QWidget;
    widget->setMinimumWidth(columnWidth);
    auto* const column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    auto* const clouds = new QLabel;
    auto* const tokens = new QLabel;
    auto* const tokenCount = new QLabel;
    clouds->setBuddy(m_clouds);
    tokens->setBuddy(m_tokens);
    tokenCount->setBuddy(m_tokenCount);
    m_tokens->setMinimumHeight(buttonHeight);
    m_tokens->setValidator(new QRegularExpressionValidator(QRegularExpression(typedPattern({})), m_tokens));
    m_tokens->setInputMethodHints(Qt::ImhPreferNumbers);
    m_summary->setWordWrap(true);
    for (QWidget* const part :
         std::initializer_list<QWidget*>{clouds, m_clouds, tokens, m_tokens, tokenCount, m_tokenCount, m_summary}) {
        column->addWidget(part);
    }
    column->addStretch();
    connect(m_clouds, &Counter::countChanged, this,
            [this] { m_document.typeNumber(player(), name(Category::Clouds), m_clouds->number()); });
    connect(m_tokens, &QLineEdit::editingFinished, this, &PlayerBoardPage::writeTokens);
    connect(m_tokenCount, &Counter::countChanged, this,
            [this] { finish(typeTokenCount(m_document, player(), m_tokenCount->number())); });
    m_texts.put([this, clouds, tokens, tokenCount] {
        clouds->setText(tr("&Clouds"));
        tokens->setText(tr("Backs of the &tokens, such as 2 + 1 + 3, or their sum"));
        tokens->setWordWrap(true);
        tokenCount->setText(tr("Collected to&kens"));
        m_clouds->setLabel(tr("Clouds"));
        m_tokens->setAccessibleName(tr("Backs of the tokens, with a plus between them, or their sum"));
        m_tokenCount->setLabel(tr("Collected tokens"));
    });
    return widget;
}

void PlayerBoardPage::setWindowTexts() {
    setWindowTitle(tr("Player boards"));
    m_none->setText(tr("&No plants are left"));
    m_unknown->setText(tr("Plants not &known"));
    followDocument();
}

bool PlayerBoardPage::showsPlayer() const { return isRenature(m_document) && player() < m_document.playerCount(); }

void PlayerBoardPage::followDocument() {
    if (!showsPlayer()) {
        return;
    }
    const Player& shown = renatureOf(m_document).players.at(static_cast<std::size_t>(player()));
    const QString colour = words::colour(shown.colour);
    m_plants->setOwners(
        {{tr("Own (%1)", "plants, with their colour").arg(colour.toLower()), tr("Own"), shownColour(shown.colour)},
         {words::colour(renature::Colour::Neutral), words::colour(renature::Colour::Neutral),
          shownColour(renature::Colour::Neutral)}});
    const auto& left = shown.plantsLeft;
    m_plants->setCounts(0, left ? std::optional(left->own) : std::nullopt);
    m_plants->setCounts(1, left ? std::optional(left->neutral) : std::nullopt);
    m_plants->setFoot(0, left ? words::points(-left->own.strength()) : QString(), {}, false);
    m_plants->setFoot(1, left ? words::points(-left->neutral.strength()) : QString(), {}, false);
    m_unknown->setEnabled(left.has_value());
    m_clouds->setNumber(shown.clouds);
    const PlayerId owner = m_document.playerState(player()).player;
    if (std::exchange(m_tokensOwner, owner) != owner || !m_tokens->isModified()) {
        m_tokens->setText(tokensText(shown));  // otherwise the tokens are being typed
    }
    m_tokenCount->setNumber(shown.tokens ? std::optional(sumOf(*shown.tokens).count) : std::nullopt);
    QStringList lines;
    const ScoreTable& score = m_document.score();
    for (const Category category : {Category::Clouds, Category::PlantsLeft, Category::Tokens}) {
        const std::size_t row = score.rowOf(name(category)).value();
        const PadValue& value = score.players.at(static_cast<std::size_t>(player())).values.at(row);
        lines << tr("%1: %2").arg(words::rowName(score.rows[row]),
                                  value.hasNumber() ? words::points(value.points) : tr("not known"));
    }
    m_summary->setText(lines.join(QLatin1Char('\n')));
    setFirstFocus(this, m_plants->counter(0, renature::PlantKind::Turf));
    showResult({});
}

void PlayerBoardPage::writePlants() {
    const PlantsLeft left{.own = m_plants->counts(0), .neutral = m_plants->counts(1)};
    finish(setPlantsLeft(m_document, player(), left));
}

void PlayerBoardPage::writeTokens() {
    if (!showsPlayer()) {
        return;  // another game was opened while the field had the focus
    }
    m_tokens->setModified(false);
    const QString text = m_tokens->text().trimmed();
    const Player& shown = renatureOf(m_document).players.at(static_cast<std::size_t>(player()));
    if (text == tokensText(shown)) {
        return;
    }
    const auto numbers = text.isEmpty() ? std::vector<int>() : typedNumbers(text);
    finish(numbers ? typeTokens(m_document, player(), *numbers)
                   : Wording([] { return tr("Type a number, or several with a plus between them."); }));
}

void PlayerBoardPage::showResult(const Wording& why) {
    QPalette style = palette();
    style.setColor(QPalette::WindowText, boardColours(palette()).doubt);
    m_problem->setPalette(style);
    m_problem->setText(why ? why() : QString());
}

// After an edit. If it was refused, shows the numbers that still count, and why.
void PlayerBoardPage::finish(const Wording& why) {
    if (why) {
        followDocument();
    }
    showResult(why);
}

QString PlayerBoardPage::summary() const { return m_summary->text(); }

QString PlayerBoardPage::problem() const { return m_problem->text(); }

QString PlayerBoardPage::actionText() const { return tr("Player &boards"); }

QString PlayerBoardPage::actionTip() const { return tr("Plants, clouds and tokens of each player"); }

QIcon PlayerBoardPage::actionIcon() const { return renatureRowIcon("plantsLeft", actionIconSide); }

QKeySequence PlayerBoardPage::shortcut() const { return Qt::CTRL | Qt::Key_B; }

void PlayerBoardPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
