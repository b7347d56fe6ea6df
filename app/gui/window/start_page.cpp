#include "app/gui/window/start_page.h"

#include "app/gui/kit/picture_scale.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/window/photo_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int earlierShown = 4;
constexpr QSize largest(1120, 720);  // on an ordinary screen
constexpr double share = 0.75;       // of a large one
constexpr int widestCard = 280;      // on an ordinary screen
constexpr int spacing = 12;
constexpr int narrowSpacing = 6;
constexpr int buttonHeight = 44;
constexpr int lowButtonHeight = 34;

QPushButton* largeButton() {
    constexpr double larger = 1.15;
    auto* const button = new QPushButton;
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    button->setAutoDefault(true);
    QFont font = button->font();
    font.setPointSizeF(font.pointSizeF() * larger);
    button->setFont(font);
    return button;
}

QString withoutAltLetters(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

}  // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent),
      m_photo(new PhotoButton),
      m_new(largeButton()),
      m_open(largeButton()),
      m_camera(largeButton()),
      m_phone(largeButton()),
      m_sample(largeButton()),
      m_pastGames(largeButton()),
      m_actions(new QVBoxLayout),
      m_recent(new QWidget),
      m_heading(new QLabel),
      m_cards(new QHBoxLayout),
      m_continue(new GameCard),
      m_hint(new QLabel),
      m_middle(new QWidget),
      m_content(new QWidget) {
    for (QPushButton* const button : {m_new, m_phone, m_camera, m_open, m_sample, m_pastGames}) {
        m_actions->addWidget(button);
    }
    m_pastGames->hide();
    auto* const above = new QHBoxLayout;
    above->setSpacing(spacing);
    above->addWidget(m_photo, 3);
    above->addLayout(m_actions, 2);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_cards->setSpacing(spacing);
    m_cards->addWidget(m_continue, 1);
    m_cards->addStretch(0);
    auto* const recent = new QVBoxLayout(m_recent);
    recent->setContentsMargins(0, 0, 0, 0);
    recent->addWidget(m_heading);
    recent->addLayout(m_cards);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);

    auto* const column = new QVBoxLayout(m_middle);
    column->setSpacing(spacing);
    column->addLayout(above, 1);
    column->addWidget(m_recent);
    column->addWidget(m_hint);
    auto* const centred = new QHBoxLayout(m_content);
    centred->addStretch(1);
    centred->addWidget(m_middle, 100);
    centred->addStretch(1);
    auto* const scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_content);
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll);
    connectButtons();
    m_texts.put([this] { setTexts(); });
}

void StartPage::connectButtons() {
    connect(m_photo, &QPushButton::clicked, this, &StartPage::photoRequested);
    connect(m_camera, &QPushButton::clicked, this, &StartPage::cameraRequested);
    connect(m_new, &QPushButton::clicked, this, &StartPage::newGameRequested);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(m_phone, &QPushButton::clicked, this, &StartPage::phoneRequested);
    connect(m_sample, &QPushButton::clicked, this, &StartPage::sampleRequested);
    connect(m_pastGames, &QPushButton::clicked, this, &StartPage::pastGamesRequested);
    connect(m_continue, &QPushButton::clicked, this, [this] { emit continueRequested(0); });
}

void StartPage::setTexts() {
    setWindowTitle(tr("Start"));
    m_photo->setTexts(
        tr("Score a board from a &photo…"),
        tr("A photo of the finished board is enough: Concord reads the tokens and explains every point."));
    m_new->setText(tr("&New game"));
    m_phone->setText(tr("Pho&tos from a phone…"));
    m_camera->setText(tr("&Take a photo with the camera…"));
    m_open->setText(tr("&Open a saved game…"));
    m_sample->setText(tr("&Look at a sample game"));
    m_sample->setToolTip(tr("A finished game of four to try everything with. It is not kept in the record."));
    m_pastGames->setText(tr("Past &games and statistics"));
    m_heading->setText(tr("Recent games"));
    m_hint->setText(tr("A photo of a finished board, or a saved game, can also be dropped anywhere here."));
    offer(m_games);
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
    }
    QWidget::changeEvent(event);
}

void StartPage::offerPastGames() { m_pastGames->show(); }

void StartPage::offer(const QList<GameOffer>& games) {
    m_games = games;
    m_recent->setVisible(!games.isEmpty());
    m_continue->setVisible(!games.isEmpty());
    if (!games.isEmpty()) {
        m_continue->setGame(games.first(), tr("&Continue: %1").arg(withoutAltLetters(games.first().text())));
    }
    for (GameCard* const old : std::as_const(m_earlier)) {
        old->hide();
        old->deleteLater();
    }
    m_earlier.clear();
    for (int game = 1; game < games.size() && game <= earlierShown; ++game) {
        auto* const card = new GameCard;
        card->setGame(games.at(game), withoutAltLetters(games.at(game).text()));
        connect(card, &QPushButton::clicked, this, [this, game] { emit continueRequested(game); });
        m_cards->insertWidget(game, card, 1);
        m_earlier << card;
    }
    setFirstFocus(this, games.isEmpty() ? static_cast<QWidget*>(m_photo) : m_continue);
    QList<QWidget*> order{m_photo, m_new, m_phone, m_camera, m_open, m_sample, m_pastGames, m_continue};
    std::ranges::copy(m_earlier, std::back_inserter(order));
    orderTabs(this, order);
    fit();
}

bool StartPage::hasRoom() const {
    m_content->layout()->activate();
    return m_content->minimumSizeHint().height() <= height();
}

void StartPage::setButtonHeight(int least, int between) {
    m_actions->setSpacing(between);
    for (int i = 0; i < m_actions->count(); ++i) {
        m_actions->itemAt(i)->widget()->setMinimumHeight(least);
    }
}

// If space is short, hides the hint first, and then makes the buttons lower, so that the recent games stay visible.
void StartPage::fit() {
    m_middle->setMaximumSize((size() * share).expandedTo(largest));
    const int widest = std::max(static_cast<int>(widestCard * pictureScale(font())),
                                m_middle->maximumWidth() / (earlierShown + 1) - spacing);
    for (GameCard* const card : QList<GameCard*>{m_continue} + m_earlier) {
        card->setMaximumWidth(widest);
    }
    setButtonHeight(buttonHeight, spacing);
    m_hint->show();
    if (!hasRoom()) {
        m_hint->hide();
    }
    if (!hasRoom()) {
        setButtonHeight(lowButtonHeight, narrowSpacing);
    }
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace concord::gui
