#include "app/gui/kit/elided.h"

#include "app/gui/cards/card_drawing.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/tool_tip.h"
#include "app/gui/kit/translation.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/start_question.h"
#include "app/gui/window/main_window.h"
#include "scoring/harmonies/cards.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace concord::gui {
namespace {

const QString shortName = QStringLiteral("Ann");
const QString longName = QStringLiteral("Wilhelmine-Charlotte of the Seven Lakes");

TEST(ElidedTest, ALabelThatIsTooNarrowHasAToolTip) {
    ElidedLabel label(longName);
    label.resize(80, 20);
    label.show();
    EXPECT_TRUE(label.isElided());
    EXPECT_EQ(label.toolTip(), longName);
    EXPECT_EQ(label.text(), longName);  // as screen readers read it
    label.resize(800, 20);
    EXPECT_FALSE(label.isElided());
    EXPECT_TRUE(label.toolTip().isEmpty());
}

// Qt takes a text with tags for rich text, so it has to be escaped. In one without tags Qt would show "&amp;" as it is.
TEST(ElidedTest, AToolTipShowsANameLiterally) {
    EXPECT_EQ(plainToolTip(QStringLiteral("<b>Ann</b>")), QStringLiteral("<p>&lt;b&gt;Ann&lt;/b&gt;</p>"));
    EXPECT_EQ(plainToolTip(QStringLiteral("Tom & Ann.jpg")), QStringLiteral("Tom & Ann.jpg"));
}

// Beside its buttons the text would be a narrow column.
TEST(ElidedTest, InANarrowBarTheTextOfAnOfferIsAboveItsLongButtons) {
    OfferBar bar;
    const auto wording = [](const QString& text) { return Wording([text] { return text; }); };
    const OfferBar::Choices choices{{wording(longName), [] {}}, {wording(longName), [] {}}};
    bar.resize(1600, 40);
    bar.offer(wording(QStringLiteral("The photo shows another board than Pauline's. They differ in 20 cells.")),
              choices);
    QCoreApplication::processEvents();
    const QList<QLabel*> labels = bar.findChildren<QLabel*>();
    const auto label = std::ranges::find_if(labels, [](const QLabel* one) { return !one->text().isEmpty(); });
    ASSERT_NE(label, labels.end());
    const auto text = [&] { return (*label)->geometry(); };
    const auto button = [&] { return bar.buttons().front()->geometry(); };
    EXPECT_LE(text().right(), button().left());
    bar.resize(700, 80);
    QCoreApplication::processEvents();
    EXPECT_LE(text().bottom(), button().top());
    EXPECT_GE(text().width(), 600);
}

TEST(ElidedTest, AButtonIsAsWideAsItsNameIfThereIsSpace) {
    ElidedButton button(longName);
    button.resize(button.sizeHint());
    button.show();
    EXPECT_FALSE(button.isElided());
    button.resize(100, button.height());
    EXPECT_TRUE(button.isElided());
    EXPECT_EQ(button.toolTip(), longName);
    ElidedButton small(shortName);
    EXPECT_EQ(small.minimumSizeHint().height(), small.sizeHint().height());
    EXPECT_LT(button.minimumSizeHint().width(), 120);
}

TEST(ElidedTest, FourLongNamesFitASmallWindow) {
    MainWindow window;
    window.resize(1024, 600);
    window.show();
    NewGame game;
    for (const char* const number : {"1", "2", "3", "4"}) {
        game.players.push_back({longName.toStdString() + number, ""});
    }
    window.startGame(game);
    QCoreApplication::processEvents();
    ASSERT_TRUE(window.padPage()->startQuestion()->isVisible());
    EXPECT_EQ(window.size(), QSize(1024, 600));
    EXPECT_LE(window.minimumSizeHint().width(), 1024);
    window.showBoard(0);
    QCoreApplication::processEvents();
    EXPECT_EQ(window.size(), QSize(1024, 600));
    window.pages()->show(window.padPage());
    const QModelIndex name = window.padPage()->pad().index(0, 2);
    EXPECT_EQ(name.data(Qt::ToolTipRole).toString(), longName + QStringLiteral("3"));
}

// A rule that is too long would be written over the edges of its card.
TEST(ElidedTest, TheRuleOfEverySpiritStaysOnItsCard) {
    for (const QString& language : languages()) {
        installLanguage(language);
        for (const SpiritCard& card : spiritCards()) {
            QImage picture(cardTileSize, QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            drawCardTile(painter, picture.rect(), {.card = card.id, .holder = {}}, QApplication::font(),
                         QApplication::palette());
            painter.end();
            const int y = picture.height() - 6;  // between the text and the frame
            for (int x = 8; x < picture.width() - 8; ++x) {
                EXPECT_EQ(picture.pixel(x, y), picture.pixel(8, y)) << card.id << ' ' << language.toStdString();
            }
        }
    }
    installLanguage(QStringLiteral("en"));
}

TEST(ElidedButtonTest, AMnemonicDoesNotElideANameThatFits) {
    for (const QString& name : {QStringLiteral("Ben"), QStringLiteral("Dmitri"), QStringLiteral("Ann & Bob")}) {
        ElidedButton button(name);
        button.setText(QString(name).replace(u'&', QStringLiteral("&&")).insert(1, u'&'));
        button.show();
        button.resize(button.sizeHint());
        EXPECT_FALSE(button.isElided()) << name.toStdString();
    }
}

}  // namespace
}  // namespace concord::gui
