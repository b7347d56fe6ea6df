// The limits of the phones' server.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace concord::gui {

// They protect the server from strangers who do not know the secret, and from phones that misbehave.
struct HttpLimits {
    int connections = 240;
    int connectionsPerAddress = 32;  // a browser opens six
    int streams = 32;                // open pages that listen
    int uploads = 12;                // photos that arrive at the same time
    std::size_t headerBytes = 16384;
    std::int64_t photoBytes = 60 << 20;
    std::int64_t messageBytes = 8192;
    double messagesPerSecond = 12;  // per address: commands, areas and photos; a quick thumb taps twice a second
    double messageBurst = 60;       // messages that an address may send at once after a pause
    std::chrono::milliseconds headerTimeout{10'000};  // from the connection or the last answer to the end of the header
    std::chrono::milliseconds messageTimeout{15'000};  // from the header to a message's end, or a photo's first bytes
    std::chrono::milliseconds answerTimeout{120'000};  // for the client to fetch an answer
    std::chrono::milliseconds photoGrace{15'000};      // a photo has this long in addition to its size / minPhotoRate
    std::int64_t minPhotoRate = 8192;                  // bytes per second
    std::chrono::milliseconds pingInterval{5'000};     // on a stream without news
};

}  // namespace concord::gui
