#include "app/gui/window/start_page.h"

#include "app/gui/kit/icons.h"
#include "app/gui/kit/tab_order.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace concord::gui {

namespace {

constexpr int earlierShown = 4;
constexpr int columnWidth = 620;
constexpr int pictureSize = 96;

QLabel* centred(double scale) {
    auto* const label = new QLabel;
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    label->setFont(font);
    return label;
}

QPushButton* largeButton(double scale) {
    auto* const button = new QPushButton;
    button->setMinimumHeight(56);
    button->setAutoDefault(true);
    QFont font = button->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    button->setFont(font);
    return button;
}

}  // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent),
      m_continue(largeButton(1.15)),
      m_new(largeButton(1.15)),
      m_open(largeButton(1.15)),
      m_pastGames(largeButton(1.15)),
      m_earlierColumn(new QVBoxLayout),
      m_earlierBox(new QWidget),
      m_content(new QWidget),
      m_picture(new QLabel) {
    QLabel* const hint = centred(1);
    QLabel* const earlier = centred(1);
    auto* const middle = new QWidget;
    middle->setMaximumWidth(columnWidth);
    auto* const column = new QVBoxLayout(middle);
    column->setSpacing(10);
    column->addStretch(2);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setPixmap(applicationIcon().pixmap(pictureSize, pictureSize));
    column->addWidget(m_picture);
    column->addWidget(m_continue);
    column->addWidget(m_new);
    column->addWidget(m_open);
    column->addWidget(m_pastGames);
    m_pastGames->hide();
    column->addWidget(hint);
    m_earlierBox->setLayout(m_earlierColumn);
    m_earlierColumn->setContentsMargins(0, 4, 0, 0);
    m_earlierColumn->addWidget(earlier);
    column->addWidget(m_earlierBox);
    column->addStretch(3);
    auto* const row = new QHBoxLayout(m_content);
    row->addStretch(1);
    row->addWidget(middle, 100);
    row->addStretch(1);
    auto* const scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_content);
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll);
    connect(m_continue, &QPushButton::clicked, this, [this] { emit continueRequested(0); });
    connect(m_new, &QPushButton::clicked, this, &StartPage::newGameRequested);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(m_pastGames, &QPushButton::clicked, this, &StartPage::pastGamesRequested);
    m_texts.put([this, hint, earlier] {
        setWindowTitle(tr("Start"));
        m_new->setText(tr("&New game"));
        m_open->setText(tr("&Open a photo or a game…"));
        m_pastGames->setText(tr("&History and statistics"));
        hint->setText(tr("A photo of a finished board, or a saved game, can also be dropped anywhere here."));
        earlier->setText(tr("Earlier games"));
        offer(m_games);
    });
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.putAgain();
    }
    QWidget::changeEvent(event);
}

void StartPage::offerPastGames() { m_pastGames->show(); }

void StartPage::offer(const QStringList& games) {
    m_games = games;
    m_continue->setVisible(!games.isEmpty());
    if (!games.isEmpty()) {
        m_continue->setText(tr("&Continue: %1").arg(QString(games.first()).replace(u'&', QStringLiteral("&&"))));
    }
    for (QPushButton* const old : std::as_const(m_earlier)) {
        old->hide();
        old->deleteLater();
    }
    m_earlier.clear();
    for (int game = 1; game < games.size() && game <= earlierShown; ++game) {
        auto* const button = new QPushButton(QString(games.at(game)).replace(u'&', QStringLiteral("&&")));
        button->setMinimumHeight(36);
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, game] { emit continueRequested(game); });
        m_earlierColumn->addWidget(button);
        m_earlier << button;
    }
    m_earlierBox->setVisible(!m_earlier.isEmpty());
    setFirstFocus(this, games.isEmpty() ? m_new : m_continue);
    orderTabs(this, {m_continue, m_new, m_open, m_pastGames, m_earlierBox});
    fitPicture();
}

// If space is short, the buttons are more important than the picture.
void StartPage::fitPicture() {
    m_picture->show();
    m_content->layout()->activate();
    m_picture->setVisible(m_content->minimumSizeHint().height() <= height());
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitPicture();
}

}  // namespace concord::gui
