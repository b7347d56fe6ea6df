#include "tests/app/gui/photo/photo_inbox_support.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace concord::gui {

namespace {

// A reading of the board with the confidence and warnings of the result; every cell is certain.
vision::Reading readingOf(const SlowReader::Result& result, const Board& board) {
    vision::Reading reading;
    reading.side = board.side();
    reading.sideConfidence = result.board.side() == board.side() ? result.sideConfidence : 1 - result.sideConfidence;
    reading.board = board;
    reading.imageSize = {500, 400};
    reading.warnings = result.warnings;
    for (const Cell cell : cells(board.side())) {
        vision::CellReading cellReading;
        cellReading.cell = cell;
        cellReading.stack = board.stack(cell);
        cellReading.confidence = 1;
        cellReading.alternatives = {{cellReading.stack, 1.0}};
        reading.cells.push_back(cellReading);
    }
    return reading;
}

}  // namespace

Board boardWithWaterBits(int bits, Side side) {
    Board board(side);
    board.setStack(cellNamed("a1", side), stackOf({Token::Green}));
    for (int bit = 0; bit < 10; ++bit) {
        if ((bits >> bit) % 2 == 1) {
            board.setStack(cells(side)[static_cast<std::size_t>(bit) + 1], stackOf({Token::Blue}));
        }
    }
    return board;
}

ReadPhoto SlowReader::function() {
    return [this](const PhotoRequest& request, const std::function<void(vision::Stage)>& progress,
                  const std::stop_token& stop) { return read(request, progress, stop); };
}

void SlowReader::giveResult(const QString& photo, const Result& result) {
    const std::scoped_lock lock(m_mutex);
    m_results.insert_or_assign(photo, result);
    m_changed.notify_all();
}

void SlowReader::giveResult(const QString& photo, Side side) {
    const int bits = m_bitsOfPhotos.try_emplace(photo, static_cast<int>(m_bitsOfPhotos.size()) + 1).first->second;
    giveResult(photo, Result{boardWithWaterBits(bits, side)});
}

int SlowReader::readingsBegun() const {
    const std::scoped_lock lock(m_mutex);
    return m_begun;
}

PhotoOutcome SlowReader::read(const PhotoRequest& request, const std::function<void(vision::Stage)>& progress,
                              const std::stop_token& stop) {
    const QString name = request.files.back().path;
    progress(vision::Stage::Ingest);
    if (request.decoded && name != QStringLiteral("undecoded")) {
        QImage thumbnail(8, 6, QImage::Format_RGB32);
        thumbnail.fill(Qt::green);
        request.decoded(thumbnail);
    }
    std::unique_lock lock(m_mutex);
    ++m_begun;
    if (!m_changed.wait(lock, stop, [&] { return m_results.contains(name); })) {
        return {};
    }
    const Result& result = m_results.at(name);
    const Translatable problem = result.problem.isEmpty() ? Translatable() : Translatable::verbatim(result.problem);
    if (!result.isPhoto) {
        return {{}, problem};
    }
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    photo->files = request.files;
    if (problem) {
        photo->reading.reset();
        return {photo, problem};
    }
    const bool isAsRequested = !request.side || *request.side == result.board.side();
    photo->reading = readingOf(result, isAsRequested ? result.board : boardWithWaterBits(0, *request.side));
    for (const PhotoFile& file : request.files) {
        photo->reading->photos.push_back(file.path.toStdString());
    }
    return {photo, {}};
}

SlowInboxTest::SlowInboxTest() {
    NewGame game;
    game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}, {"Cleo", "#7a5195"}};
    m_document.replace(tableFor(game), {});
    QObject::connect(&m_inbox, &PhotoInbox::placed, [this] { ++m_placedCount; });
    for (const auto message : {&PhotoInbox::failed, &PhotoInbox::warned, &PhotoInbox::boardMissing}) {
        QObject::connect(&m_inbox, message, [this](const Wording& text) { m_messages << text(); });
    }
    QObject::connect(&m_inbox, &PhotoInbox::notified,
                     [this](const Wording& text, const Wording& offer, const std::function<void()>& accept) {
                         m_notifications << text();
                         m_offer = offer;
                         m_accept = accept;
                     });
}

void SlowInboxTest::addFor(int player, const QString& photo) {
    m_selection.selectPlayer(player);
    m_inbox.addPhotos({{contentsOf(photo), photo, {}}}, PhotoUse::Board);
}

void SlowInboxTest::dropAll(const QStringList& photos) {
    std::vector<PhotoFile> files;
    for (const QString& photo : photos) {
        files.push_back({contentsOf(photo), photo, {}});
    }
    m_inbox.addPhotos(files, PhotoUse::NextPlayer);
}

const InboxPhoto& SlowInboxTest::entry(const QString& photo) const {
    const InboxPhoto* const found = m_inbox.find(idOf(photo));
    static const InboxPhoto none;
    EXPECT_NE(found, nullptr) << photo.toStdString();
    return found == nullptr ? none : *found;
}

QString SlowInboxTest::photoOf(const std::string& name) const {
    for (int player = 0; player < m_document.playerCount(); ++player) {
        if (m_document.harmoniesPlayer(player).name == name) {
            const std::shared_ptr<const Photo>& photo = m_document.playerState(player).photo;
            return photo ? photo->files.back().path : QString();
        }
    }
    return QStringLiteral("?");
}

bool SlowInboxTest::waitFor(const std::function<bool()>& done) { return QTest::qWaitFor(done, 60000); }

}  // namespace concord::gui
