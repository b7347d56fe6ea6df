#include "app/text/app_options.h"

namespace concord::text {

QList<QCommandLineOption> appOptions() {
    return {
        {QStringLiteral("lang"), QStringLiteral("Language of the window: de, en, es, fr, ja or ru."),
         QStringLiteral("language")},
        {QStringLiteral("timing"), QStringLiteral("Print how long things take.")},
        {QStringLiteral("database"),
         QStringLiteral("The record of games: a file, or postgresql://... (default: the file in the platform's data "
                        "folder)."),
         QStringLiteral("file")},
        {QStringLiteral("phone"),
         QStringLiteral("Open the page for phones at once, at this address of this computer, such as 192.168.0.7 or "
                        "192.168.0.7:8017."),
         QStringLiteral("address")},
        {QStringLiteral("phone-url"), QStringLiteral("Write the address of that page to a file, with its secret."),
         QStringLiteral("file")},
        {{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Print this help.")}};
}

}  // namespace concord::text
