#include "start_page.h"

#include "icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace concord::gui {

namespace {

constexpr int earlierShown = 4;
constexpr int columnWidth = 620;

QLabel* centred(const QString& text, double scale) {
    auto* const label = new QLabel(text);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    label->setFont(font);
    return label;
}

QPushButton* largeButton(const QString& text, double scale) {
    auto* const button = new QPushButton(text);
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
      m_continue(largeButton({}, 1.15)),
      m_new(largeButton(tr("&New game"), 1.15)),
      m_open(largeButton(tr("&Open a photo or a game…"), 1.15)),
      m_earlierColumn(new QVBoxLayout),
      m_earlierBox(new QWidget) {
    setWindowTitle(tr("Start"));
    auto* const middle = new QWidget;
    middle->setMaximumWidth(columnWidth);
    auto* const column = new QVBoxLayout(middle);
    column->setSpacing(10);
    column->addStretch(2);
    auto* const picture = new QLabel;
    picture->setAlignment(Qt::AlignCenter);
    picture->setPixmap(applicationIcon().pixmap(96, 96));
    column->addWidget(picture);
    column->addWidget(m_continue);
    column->addWidget(m_new);
    column->addWidget(m_open);
    column->addWidget(centred(tr("A photo of a finished board, or a saved game, can also be dropped anywhere here."), 1));
    m_earlierBox->setLayout(m_earlierColumn);
    m_earlierColumn->setContentsMargins(0, 8, 0, 0);
    m_earlierColumn->addWidget(centred(tr("Earlier games"), 1));
    column->addWidget(m_earlierBox);
    column->addStretch(3);
    auto* const row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(middle, 100);
    row->addStretch(1);
    connect(m_continue, &QPushButton::clicked, this, [this] { emit continueAsked(0); });
    connect(m_new, &QPushButton::clicked, this, &StartPage::newGameAsked);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openAsked);
    offer({});
}

void StartPage::offer(const QStringList& games) {
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
        button->setFlat(true);
        button->setMinimumHeight(32);
        connect(button, &QPushButton::clicked, this, [this, game] { emit continueAsked(game); });
        m_earlierColumn->addWidget(button);
        m_earlier << button;
    }
    m_earlierBox->setVisible(!m_earlier.isEmpty());
    setFocusProxy(games.isEmpty() ? m_new : m_continue);
}

}  // namespace concord::gui
