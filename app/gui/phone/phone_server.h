// Serves the open game to phones on the local network: sends the page, the table and photos, and receives edits. It
// does so between open() and close(), every time with a new secret.
#pragma once

#include "app/gui/phone/http_types.h"
#include "app/gui/phone/phone_engine.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace concord::gui {

class HttpExchange;
class HttpServer;
struct HttpLimits;

class PhoneServer : public QObject {
    Q_OBJECT

public:
    PhoneServer(Document& document, PhonePhotos& photos, QObject* parent = nullptr);
    ~PhoneServer() override;

    // Serves at that address of this computer only, until close(); port 0: any free one. Returns the system's error
    // message; empty: it is open.
    QString open(const QString& address, int port);
    QString open(const QString& address, int port, const HttpLimits& limits);
    void close();
    bool isOpen() const { return m_http != nullptr; }
    // "http://192.168.0.7:8017/SECRET/"; empty while closed.
    QString url() const;
    int phones() const { return m_phones; }  // how many have the page open now

signals:
    void phonesChanged();
    void gameBegun();

private:
    using Exchange = std::shared_ptr<HttpExchange>;
    // On the server's thread.
    void handle(HttpRequest request, const Exchange& exchange);
    bool handleAtOnce(const HttpRequest& request, const Exchange& exchange);
    // On the GUI thread.
    void command(const std::string& body, const Exchange& exchange);
    void area(const std::string& body, const Exchange& exchange);
    void photo(const HttpRequest& request, const Exchange& exchange);
    void picture(const std::string& path, const Exchange& exchange);
    void publish();
    void countPhones();

    PhoneEngine m_engine;
    std::map<std::string, HttpAnswer> m_files;  // of the page; constant while the server is open
    std::mutex m_stateMutex;
    std::shared_ptr<const std::string> m_state;
    std::atomic<int> m_waiting = 0;     // requests for the GUI thread
    std::deque<std::string> m_uploads;  // ids that phones gave to the latest uploads
    QThreadPool m_pool;                 // for pictures
    QTimer m_pingTimer;
    int m_phones = 0;
    std::unique_ptr<HttpServer> m_http;
};

}  // namespace concord::gui
