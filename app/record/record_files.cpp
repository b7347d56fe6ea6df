#include "app/record/record_files.h"

namespace concord::record {

void addRecordFiles(files::FileSet& set, const Location& location) {
    for (const Location& one : {location, Location::standard()}) {
        if (!one.isServer()) {
            files::addDatabase(set, files::toPath(one.file()));
        }
        set.addFolder(files::toPath(one.folder()));
        if (const QString former = one.formerServerFolder(); !former.isEmpty()) {
            set.addFolder(files::toPath(former));
        }
    }
}

}  // namespace concord::record
