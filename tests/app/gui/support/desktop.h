// A stand-in for the desktop: records what the window would have opened there.
#pragma once

#include <QDesktopServices>
#include <QTextBrowser>
#include <QUrl>

namespace concord::gui {

// A QTextBrowser, because Qt hands the URL to a slot, and that class has one.
class Desktop : public QTextBrowser {
public:
    Desktop() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "setSource"); }
    ~Desktop() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    QUrl opened;

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType) override { opened = url; }
};

}  // namespace concord::gui
