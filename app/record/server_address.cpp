#include "app/record/server_address.h"

#include "app/record/record_error.h"

#include <QRegularExpression>
#include <QUrlQuery>

namespace concord::record {

namespace {

[[noreturn]] void refuse() {
    throw RecordError(RecordError::Kind::CannotOpen,
                      {CONCORD_TEXT("expected an address like postgresql://user@host/database"), {}});
}

QRegularExpression pattern(const char* text) {
    return QRegularExpression(QString::fromLatin1(text), QRegularExpression::CaseInsensitiveOption |
                                                             QRegularExpression::DotMatchesEverythingOption);
}

QString decoded(const QString& text) {
    static const QRegularExpression wrong = pattern("%(?![0-9a-f]{2})|%00");
    if (text.contains(wrong)) {
        refuse();
    }
    return QUrl::fromPercentEncoding(text.toUtf8());
}

// One port, or one for each of several hosts; each may be omitted.
void expectPorts(const QString& ports) {
    constexpr int max = 65535;
    for (const QString& port : ports.split(QLatin1Char(','))) {
        static const QRegularExpression digits = pattern("^\\d{0,5}$");
        if (!digits.match(port).hasMatch() || port.toInt() > max) {
            refuse();
        }
    }
}

// The parts of an address; those of the query take precedence, as in libpq.
struct Parts {
    QString user;
    QString password;
    QString host;  // or several, separated by commas; a path is the folder of a socket
    QString port;
    QString database;
    QUrlQuery options;
};

void readUser(const QString& text, Parts& parts) {
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    parts.user = decoded(text.left(colon));
    parts.password = colon < 0 ? QString() : decoded(text.mid(colon + 1));
}

void readHosts(const QString& text, Parts& parts) {
    static const QRegularExpression host = pattern(R"(^(?:\[([0-9a-f:.%]+)\]|([^\[\]:@\s]*))(?::(\d*))?$)");
    QStringList hosts;
    QStringList ports;
    for (const QString& one : text.split(QLatin1Char(','))) {
        const QRegularExpressionMatch match = host.match(one);
        if (!match.hasMatch()) {
            refuse();
        }
        hosts << decoded(match.captured(1) + match.captured(2));
        ports << match.captured(3);
    }
    parts.host = hosts.join(QLatin1Char(','));
    parts.port = ports.join(QString()).isEmpty() ? QString() : ports.join(QLatin1Char(','));
}

void readOption(const QString& key, const QString& value, Parts& parts) {
    static const QRegularExpression word = pattern("^[a-z_]+$");
    if (!word.match(key).hasMatch()) {
        refuse();
    }
    const std::initializer_list<std::pair<const char*, QString*>> own{{"user", &parts.user},
                                                                      {"password", &parts.password},
                                                                      {"host", &parts.host},
                                                                      {"port", &parts.port},
                                                                      {"dbname", &parts.database}};
    for (const auto& [name, part] : own) {
        if (key == QLatin1String(name)) {
            *part = value;
            return;
        }
    }
    if (value.contains(QLatin1Char(';'))) {  // separates options in Qt
        throw RecordError(
            RecordError::Kind::CannotOpen,
            {CONCORD_TEXT("expected address options without semicolons, got one in %1"), {key.toStdString()}});
    }
    const bool shortForm = key == QStringLiteral("ssl") && value == QStringLiteral("true");
    parts.options.addQueryItem(
        shortForm ? QStringLiteral("sslmode") : key,
        shortForm ? QStringLiteral("require") : QString::fromLatin1(QUrl::toPercentEncoding(value)));
}

void readQuery(const QString& text, Parts& parts) {
    for (const QString& pair : text.split(QLatin1Char('&'), Qt::SkipEmptyParts)) {
        const qsizetype equals = pair.indexOf(QLatin1Char('='));
        if (equals < 0) {
            refuse();
        }
        readOption(decoded(pair.left(equals)), decoded(pair.mid(equals + 1)), parts);
    }
}

Parts partsOf(const QString& address) {
    // A password may contain any delimiter except "/" and "?", which have to be written %2F and %3F.
    static const QRegularExpression url =
        pattern(R"(^postgres(?:ql)?://(?:([^/?]*)@)?([^/?]*)(?:/([^?@#]*))?(?:\?(.*))?$)");
    const QRegularExpressionMatch match = url.match(address);
    if (!match.hasMatch()) {
        refuse();
    }
    Parts parts;
    readUser(match.captured(1), parts);
    readHosts(match.captured(2), parts);
    parts.database = decoded(match.captured(3));
    readQuery(match.captured(4), parts);
    expectPorts(parts.port);
    if (parts.database.isEmpty()) {
        refuse();
    }
    return parts;
}

}  // namespace

bool isServerAddress(const QString& text) {
    static const QRegularExpression scheme = pattern("^\\s*postgres(?:ql)?:");
    static const QRegularExpression pairs = pattern("(?:^|\\s)(?:dbname|password)\\s*=");
    return scheme.match(text).hasMatch() || pairs.match(text).hasMatch();
}

QUrl serverUrl(const QString& address) {
    const Parts parts = partsOf(address);
    QUrl url;
    url.setScheme(QStringLiteral("postgresql"));
    url.setHost(QStringLiteral(""));
    QUrlQuery query = parts.options;
    const auto add = [&](const char* key, const QString& value) {
        query.addQueryItem(QLatin1String(key), QString::fromLatin1(QUrl::toPercentEncoding(value)));
    };
    const bool plain = !parts.host.contains(QRegularExpression(QStringLiteral("[,/]")));
    if (plain) {
        url.setHost(parts.host, QUrl::DecodedMode);
    }
    if (url.host().isEmpty() && !parts.host.isEmpty()) {
        add("host", parts.host);
    }
    if (url.host().isEmpty() || parts.port.contains(QLatin1Char(','))) {
        if (!parts.port.isEmpty()) {
            add("port", parts.port);
        }
    } else {
        url.setPort(parts.port.isEmpty() ? -1 : parts.port.toInt());
    }
    url.setUserName(parts.user, QUrl::DecodedMode);
    url.setPassword(parts.password, QUrl::DecodedMode);
    url.setPath(QLatin1Char('/') + parts.database, QUrl::DecodedMode);
    url.setQuery(query);
    return url;
}

QString withoutPassword(const QString& text) {
    // Up to the end of the text: a password that is not percent-encoded may contain anything.
    static const QRegularExpression address = pattern("postgres(?:ql)?:.*");
    constexpr const char* host = R"((?:[\w.-]*|\[[0-9a-f:]+\])(?::\d+)?)";
    static const QRegularExpression harmless = pattern(
        (std::string("^postgres(?:ql)?://(?:[\\w.-]+@)?") + host + "(?:," + host + ")*(?:/[^@?#:\\s]*)?$").c_str());
    static const QRegularExpression pair = pattern("(\\b(?:ssl)?password)\\s*=.*");
    QString shown = text;
    if (const QRegularExpressionMatch match = address.match(shown);
        match.hasMatch() && !harmless.match(match.captured()).hasMatch()) {
        shown.replace(match.capturedStart(), match.capturedLength(), QStringLiteral("postgresql://..."));
    }
    return shown.replace(pair, QStringLiteral("\\1=..."));
}

}  // namespace concord::record
