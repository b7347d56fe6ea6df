// Texts that are shown together get different Alt letters.
#include "app/gui/kit/alt_letters.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace concord::gui {
namespace {

// The text with a letter that is not among the taken ones.
std::string withFreeLetter(const char* text, const char* taken) {
    QSet<QChar> letters;
    for (const QChar letter : QString::fromUtf8(taken)) {
        letters << letter;
    }
    return withOwnLetter(QString::fromUtf8(text), letters).toStdString();
}

TEST(AltLettersTest, ALetterThatIsFreeStays) {
    EXPECT_EQ(withFreeLetter("Save &as…", "S"), "Save &as…");
    EXPECT_EQ(withFreeLetter("&1 (solo)", ""), "&1 (solo)");
}

TEST(AltLettersTest, ATakenLetterMovesToTheNextWordOrLetter) {
    EXPECT_EQ(withFreeLetter("&Save as…", "S"), "Save &as…");
    EXPECT_EQ(withFreeLetter("&Save as…", "SA"), "Sa&ve as…");
    EXPECT_EQ(withFreeLetter("&Сохранить", "С"), "С&охранить");
    EXPECT_EQ(withFreeLetter("&Zug", "ZUG"), "Zug");
}

TEST(AltLettersTest, ADoubledAmpersandMarksNoLetter) {
    EXPECT_EQ(altLetter(QStringLiteral("Ann && Ben")), QChar());
    EXPECT_EQ(altLetter(QStringLiteral("&Continue: Ann && Ben")), QChar(u'C'));
    EXPECT_EQ(withFreeLetter("&Continue: Ann && Ben", "C"), "Continue: &Ann && Ben");
    EXPECT_EQ(withFreeLetter("Ann && Ben", "A"), "Ann && Ben");
}

TEST(AltLettersTest, ALetterInBracketsIsReplacedOrRemoved) {
    EXPECT_EQ(withFreeLetter("前へ(&P)", "P"), "前へ(&A)");
    EXPECT_EQ(withFreeLetter("完全に削除(&F)…", "FAB"), "完全に削除(&C)…");
    EXPECT_EQ(withFreeLetter("完全に削除(&F)…", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), "完全に削除…");
}

TEST(AltLettersTest, ALetterLeavesNoTraceWhereItIsNotShown) {
    const auto plain = [](const char* text) { return withoutAltLetter(QString::fromUtf8(text)).toStdString(); };
    EXPECT_EQ(plain("Save &as…"), "Save as…");
    EXPECT_EQ(plain("完全に削除(&F)…"), "完全に削除…");
    EXPECT_EQ(plain("&Continue: Ann && Ben (A)"), "Continue: Ann & Ben (A)");
}

TEST(AltLettersTest, WhatIsShownTogetherHasDifferentLetters) {
    const AltLetters letters;
    QWidget window;
    auto* const column = new QVBoxLayout(&window);
    auto* const bar = new QMenuBar;
    column->setMenuBar(bar);
    QMenu* const file = bar->addMenu(QStringLiteral("&File"));
    QAction* const open = file->addAction(QStringLiteral("&Open"));
    QAction* const other = file->addAction(QStringLiteral("&Other"));
    auto* const find = new QPushButton(QStringLiteral("&Find"));
    auto* const fields = new QPushButton(QStringLiteral("&Fields"));
    auto* const hidden = new QPushButton(QStringLiteral("&Fish"));
    auto* const name = new QLineEdit;
    auto* const label = new QLabel(QStringLiteral("&Name"));
    auto* const next = new QPushButton(QStringLiteral("&Next"));
    label->setBuddy(name);
    for (QWidget* const widget : std::initializer_list<QWidget*>{find, fields, hidden, label, name, next}) {
        column->addWidget(widget);
    }
    hidden->hide();
    window.show();
    QCoreApplication::processEvents();
    EXPECT_EQ(file->title(), QStringLiteral("&File"));
    EXPECT_EQ(open->text(), QStringLiteral("&Open"));
    EXPECT_EQ(other->text(), QStringLiteral("O&ther"));
    EXPECT_EQ(find->text(), QStringLiteral("F&ind"));
    EXPECT_EQ(fields->text(), QStringLiteral("Fi&elds"));
    EXPECT_EQ(label->text(), QStringLiteral("&Name"));
    EXPECT_EQ(next->text(), QStringLiteral("Ne&xt"));
    EXPECT_EQ(hidden->text(), QStringLiteral("&Fish"));
    hidden->show();
    find->setText(QStringLiteral("&Name it"));
    QCoreApplication::processEvents();
    EXPECT_EQ(hidden->text(), QStringLiteral("F&ish"));
    EXPECT_EQ(find->text(), QStringLiteral("&Name it"));
    EXPECT_EQ(label->text(), QStringLiteral("N&ame"));
    other->setText(QStringLiteral("&Over"));
    QCoreApplication::processEvents();
    EXPECT_EQ(other->text(), QStringLiteral("O&ver"));
}

}  // namespace
}  // namespace concord::gui
