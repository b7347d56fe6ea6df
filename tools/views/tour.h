// Shows all pages and dialogs of a window one after another, and emits a picture of each.
#pragma once

#include "app/gui/window/main_window.h"

#include <QObject>
#include <QPixmap>
#include <QSize>
#include <QStringList>
#include <QTemporaryDir>

#include <functional>

namespace concord::views {

class Tour : public QObject {
    Q_OBJECT

public:
    // size: of the window, in logical pixels. Games are autosaved and recorded in a temporary folder.
    explicit Tour(QSize size);

    // Takes pictures of all views, or only of those whose names begin with one of these.
    void run(const QStringList& wanted);

signals:
    void pictureTaken(const QString& name, const QPixmap& picture);

private:
    using Show = std::function<void()>;

    void visitStart();
    void visitPad();
    void visitEnding(const QString& name);
    void visitBoard();
    void visitPhoto();
    void visitImproveReaderDialog();
    void visitBoxDialog();
    void visitPhotos();
    void visitCards();
    void visitDispute();
    void visitPastGames();
    void visitStatistics();
    void visitRenature();
    void visitPhones();
    void visitMenusAndMessages();

    bool isWanted(const QString& name) const;
    void take(const QString& name);
    void takeDuring(const QString& name, const Show& show);
    void open(const QString& sample);
    // Fills the boards to equal numbers of whole turns, so that no warning is left.
    void openWithEqualTurns(const QString& sample);
    void awaitPhotos();
    void readPhoto(const QString& path);
    void readDoubtfulPhoto();

    QSize m_size;
    QTemporaryDir m_folder;
    gui::MainWindow m_window;
    QStringList m_wanted;
};

}  // namespace concord::views
