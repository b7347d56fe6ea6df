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

    // All views, or only those whose names begin with one of these.
    void go(const QStringList& wanted);

signals:
    void seen(const QString& name, const QPixmap& picture);

private:
    using Show = std::function<void()>;

    void start();
    void pad();
    void ending(const QString& name);
    void board();
    void photo();
    void helpReader();
    void thisBox();
    void photos();
    void cards();
    void dispute();
    void pastGames();
    void statistics();
    void renature();
    void phones();
    void menusAndMessages();

    bool isWanted(const QString& name) const;
    void take(const QString& name);
    void takeDuring(const QString& name, const Show& show);
    void open(const QString& sample);
    void openInWholeTurns(const QString& sample);
    void awaitPhotos();
    void readPhoto(const QString& path);
    void readDoubtfulPhoto();

    QSize m_size;
    QTemporaryDir m_folder;
    gui::MainWindow m_window;
    QStringList m_wanted;
};

}  // namespace concord::views
