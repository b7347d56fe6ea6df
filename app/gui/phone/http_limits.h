// The limits of the phones' server.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace concord::gui {

// Each applies to strangers who do not know the secret and to phones that misbehave.
struct HttpLimits {
    int connections = 240;
    int connectionsPerAddress = 32;  // a browser opens six
    int streams = 32;                // of events
    int uploads = 12;                // at once
    std::size_t headerBytes = 16384;
    std::int64_t photoBytes = 60 << 20;
    std::int64_t messageBytes = 8192;
    double messagesPerSecond = 12;  // per address: commands and photos; a thumb makes two
    double messageBurst = 60;
    std::chrono::milliseconds header{10'000};  // from the connection or the last answer to the end of the header
    std::chrono::milliseconds message{15'000};
    std::chrono::milliseconds answer{120'000};  // until it has been fetched
    std::chrono::milliseconds grace{15'000};    // after which a photo has to come at minRate on average
    std::int64_t minRate = 8192;                // bytes per second
    std::chrono::milliseconds ping{5'000};      // on a stream without news
};

}  // namespace concord::gui
