#include "app/gui/phone/phone_server.h"

#include "app/gui/phone/http_response.h"
#include "app/gui/phone/http_server.h"
#include "app/gui/phone/phone_pictures.h"
#include "app/gui/photo/close_up.h"
#include "app/phone/messages/renature_area.h"

#include <QDirIterator>
#include <QFile>
#include <QMetaObject>

#include <algorithm>
#include <utility>

namespace concord::gui {

using phone::Refusal;

namespace {

constexpr int maxWaiting = 64;

std::string typeOf(const QString& name) {
    const std::map<QString, std::string> types{{QStringLiteral("html"), "text/html; charset=utf-8"},
                                               {QStringLiteral("css"), "text/css; charset=utf-8"},
                                               {QStringLiteral("js"), "text/javascript; charset=utf-8"},
                                               {QStringLiteral("json"), "application/json"},
                                               {QStringLiteral("svg"), "image/svg+xml"}};
    const auto found = types.find(name.section(QLatin1Char('.'), -1));
    return found == types.end() ? "application/octet-stream" : found->second;
}

// "photo/ID.jpg" or "photo/ID/c2.jpg".
struct PicturePath {
    std::string photo;
    std::optional<Cell> cell;
};

std::optional<PicturePath> picturePath(std::string_view path) {
    constexpr std::string_view begin = "photo/";
    constexpr std::string_view end = ".jpg";
    if (!path.starts_with(begin) || !path.ends_with(end) || path.size() < begin.size() + end.size()) {
        return {};
    }
    path = path.substr(begin.size(), path.size() - begin.size() - end.size());
    const std::size_t slash = path.find('/');
    PicturePath picture{std::string(path.substr(0, slash)), {}};
    if (slash != std::string_view::npos) {
        picture.cell = phone::cellFromName(path.substr(slash + 1));
        if (!picture.cell) {
            return {};
        }
    }
    return phone::isIdentifier(picture.photo) ? std::optional(picture) : std::nullopt;
}

std::string valueOf(const HttpRequest& request, const std::string& key) {
    const auto found = request.query.find(key);
    return found == request.query.end() ? std::string() : found->second;
}

// The photo's name in messages: the last part of the given name, at a reasonable length.
QString shownName(const std::string& given) {
    constexpr int longest = 80;
    QString name = QString::fromUtf8(given.data(), static_cast<qsizetype>(given.size()));
    name = name.section(QLatin1Char('/'), -1).section(QLatin1Char('\\'), -1).simplified().left(longest);
    name.removeIf([](QChar c) { return !c.isPrint(); });
    return name.isEmpty() ? PhoneServer::tr("Photo from a phone") : name;
}

}  // namespace

PhoneServer::PhoneServer(Document& document, PhonePhotos& photos, QObject* parent)
    : QObject(parent), m_engine(document, photos) {
    m_pool.setMaxThreadCount(2);
    for (QDirIterator files(QStringLiteral(":/phone"), QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) {
            const QString name = file.fileName().mid(static_cast<int>(qstrlen(":/phone/")));
            m_files[name.toStdString()] = {200, typeOf(name),
                                           std::make_shared<const std::string>(file.readAll().toStdString())};
        }
    }
    if (const auto index = m_files.find("index.html"); index != m_files.end()) {
        m_files[""] = index->second;
    }
    connect(&m_engine, &PhoneEngine::stateChanged, this, &PhoneServer::publish);
    connect(&m_engine, &PhoneEngine::gameBegun, this, &PhoneServer::gameBegun);
    connect(&m_pingTimer, &QTimer::timeout, this, [this] {
        m_http->streams().ping();
        countPhones();
    });
}

PhoneServer::~PhoneServer() { close(); }

QString PhoneServer::open(const QString& address, int port) { return open(address, port, HttpLimits()); }

QString PhoneServer::open(const QString& address, int port, const HttpLimits& limits) {
    close();
    auto http = std::make_unique<HttpServer>(
        [this](HttpRequest request, const Exchange& exchange) { handle(std::move(request), exchange); }, limits);
    if (const std::string why = http->listen(address.toStdString(), port); !why.empty()) {
        return QString::fromLocal8Bit(why.c_str());
    }
    m_http = std::move(http);
    publish();
    m_pingTimer.start(limits.pingInterval);
    return {};
}

void PhoneServer::close() {
    m_pingTimer.stop();
    m_http.reset();
    m_pool.waitForDone();
    if (std::exchange(m_phones, 0) != 0) {
        emit phonesChanged();
    }
}

QString PhoneServer::url() const {
    return m_http ? QString::fromStdString("http://" + m_http->host() + '/' + m_http->access().secret() + '/')
                  : QString();
}

void PhoneServer::publish() {
    {
        const std::lock_guard lock(m_stateMutex);
        m_state = m_engine.state();
    }
    if (m_http) {
        m_http->streams().publish(m_engine.state());
        countPhones();
    }
}

void PhoneServer::countPhones() {
    const int phones = m_http->streams().clientCount();
    if (std::exchange(m_phones, phones) != phones) {
        emit phonesChanged();
    }
}

// Answers a request for the state or a file of the page, which needs no document. Returns whether it was one.
bool PhoneServer::handleAtOnce(const HttpRequest& request, const Exchange& exchange) {
    if (request.isPost) {
        return false;
    }
    if (request.path == "state") {
        const std::lock_guard lock(m_stateMutex);
        exchange->answer({200, "application/json", m_state});
        return true;
    }
    const auto file = m_files.find(request.path);
    if (file != m_files.end()) {
        exchange->answer(file->second);
    }
    return file != m_files.end();
}

void PhoneServer::handle(HttpRequest request, const Exchange& exchange) {
    if (handleAtOnce(request, exchange)) {
        return;
    }
    void (PhoneServer::*handler)(const std::string&, const Exchange&) = nullptr;
    if (request.isPost) {
        handler = request.path == "command" ? &PhoneServer::command
                  : request.path == "area"  ? &PhoneServer::area
                                            : nullptr;
    } else if (picturePath(request.path)) {
        handler = &PhoneServer::picture;
    }
    const bool isPhoto = request.isPost && request.path == "photo";
    if (handler == nullptr && !isPhoto) {
        exchange->answer(notFound());
        return;
    }
    if (++m_waiting > maxWaiting) {
        --m_waiting;
        exchange->answer(refusal(Refusal::TooMany, 503));
        return;
    }
    QMetaObject::invokeMethod(
        this,
        [this, handler, request = std::move(request), exchange] {
            --m_waiting;
            if (exchange->isOver()) {
                return;  // the server was closed meanwhile
            }
            if (handler != nullptr) {
                (this->*handler)(request.isPost ? request.body : request.path, exchange);
            } else {
                photo(request, exchange);
            }
        },
        Qt::QueuedConnection);
}

void PhoneServer::command(const std::string& body, const Exchange& exchange) {
    try {
        bool possible = true;
        const std::string answer = m_engine.execute(phone::commandFromJson(body), possible);
        exchange->answer(jsonAnswer(answer, possible ? 200 : 400));
    } catch (const InputError&) {
        exchange->answer(refusal(Refusal::Unreadable, 400));
    }
    countPhones();
}

void PhoneServer::area(const std::string& body, const Exchange& exchange) {
    try {
        exchange->answer(jsonAnswer(m_engine.areaAnswer(phone::areaFromJson(body))));
    } catch (const InputError&) {
        exchange->answer(refusal(Refusal::Unreadable, 400));
    }
}

void PhoneServer::photo(const HttpRequest& request, const Exchange& exchange) {
    const std::string player = valueOf(request, "player");
    if (request.body.empty() || (!player.empty() && !phone::isIdentifier(player))) {
        exchange->answer(refusal(Refusal::Unreadable, 400));
        return;
    }
    const PhoneEngine::TakenPhoto taken =
        m_engine.takePhoto(QByteArray(request.body.data(), static_cast<qsizetype>(request.body.size())),
                           shownName(valueOf(request, "name")), player);
    // A phone that missed the answer sends the upload again; the answer must not call the photo a duplicate then.
    const std::string upload = valueOf(request, "upload");
    const bool isAgain = !upload.empty() && std::ranges::find(m_uploads, upload) != m_uploads.end();
    constexpr std::size_t maxUploads = 100;
    m_uploads.push_back(upload);
    if (m_uploads.size() > maxUploads) {
        m_uploads.pop_front();
    }
    exchange->answer(taken.refused ? refusal(*taken.refused, 400)
                                   : jsonAnswer(phone::photoJson(taken.id, isAgain ? phone::Text() : taken.note)));
}

void PhoneServer::picture(const std::string& path, const Exchange& exchange) {
    const PicturePath wanted = *picturePath(path);
    const std::shared_ptr<const Photo> photo = m_engine.photo(wanted.photo);
    std::function<QImage()> draw;
    if (photo && wanted.cell) {
        if (const vision::CellReading* const reading = m_engine.reading(*photo, *wanted.cell)) {
            constexpr int size = 160;  // roughly as the page shows it; twice the pixels keep it sharp
            draw = [photo, cell = *reading] { return closeUpPicture(*photo, cell, 2 * size); };
        }
    } else if (photo) {
        draw = [photo] { return shownPhoto(*photo); };
    }
    m_pool.start([draw, exchange] {
        std::string jpeg = draw ? jpegOf(draw()) : std::string();
        if (jpeg.empty()) {
            exchange->answer(notFound());
        } else {
            exchange->answer({200, "image/jpeg", std::make_shared<const std::string>(std::move(jpeg))});
        }
    });
}

}  // namespace concord::gui
