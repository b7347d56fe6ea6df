#include "output_file.h"

#include "scoring/input_error.h"

#include <QFile>
#include <QSaveFile>

#include <unistd.h>

namespace concord::cli {

void writeWhole(const std::string& file, std::string_view bytes) {
    QSaveFile target(QFile::decodeName(file.c_str()));
    const bool written =
        target.open(QIODevice::WriteOnly) &&
        target.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()) &&
        target.flush() && fsync(target.handle()) == 0 && target.commit();
    if (!written) {
        throw InputError(
            {}, {CONCORD_TEXT("expected a file that can be written: %1"), {target.errorString().toStdString()}});
    }
}

}  // namespace concord::cli
