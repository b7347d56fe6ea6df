#include "app/gui/kit/written_file.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace concord::gui {

namespace {

struct WrittenFile {
    Q_DECLARE_TR_FUNCTIONS(WrittenFile)
};

WrittenOffer offerOf(const Wording& name, const QString& opened) {
    return {name, [opened] { QDesktopServices::openUrl(QUrl::fromLocalFile(opened)); }};
}

}  // namespace

WrittenOffer openOffer(const QString& path) {
    return offerOf([] { return WrittenFile::tr("&Open it"); }, path);
}

WrittenOffer folderOffer(const QString& path) {
    return offerOf([] { return WrittenFile::tr("Open its &folder"); }, QFileInfo(path).absolutePath());
}

}  // namespace concord::gui
