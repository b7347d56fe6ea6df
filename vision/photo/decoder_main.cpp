// concord-decode: decodes photos in a sandbox for the program that started it (decoder_process.h), and for nobody else.
#include "scoring/json/input_error.h"
#include "vision/photo/clean_photo.h"
#include "vision/photo/decoder_answer.h"
#include "vision/photo/decoder_server.h"
#include "vision/photo/photo_location.h"

#include <opencv2/core/utility.hpp>

#include <sys/socket.h>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace concord::vision;

void decode(const DecoderCall& call, Bytes photo, int answerFile) {
    try {
        if (call.task == DecoderTask::StripLocation) {
            writeBytes(answerFile, withoutLocationInProcess(photo));
            return;
        }
        if (call.task == DecoderTask::Clean) {
            writeClean(answerFile, cleanPhotoInProcess(photo));
            return;
        }
        IngestOptions options;
        options.targetLongSidePx = call.targetLongSidePx;
        options.maxPixels = call.maxPixels;
        writePhoto(answerFile, ingestInProcess(photo, options));
    } catch (const concord::InputError& error) {
        writeRefusal(answerFile, error.message());
    }
}

}  // namespace

int main() {
    int type = 0;
    socklen_t size = sizeof type;
    if (getsockopt(decoderSocket, SOL_SOCKET, SO_TYPE, &type, &size) != 0 || type != SOCK_SEQPACKET) {
        std::fputs("concord-decode: decodes photos for concord and concord-app, which start it themselves\n", stderr);
        return 2;
    }
    // So that no library opens the file of the local time zone, which the sandbox forbids.
    setenv("TZ", "UTC0", 1);
    tzset();
    cv::setNumThreads(1);  // each photo has a process of its own, and several may run at once
    serveDecoder(decode);
}
