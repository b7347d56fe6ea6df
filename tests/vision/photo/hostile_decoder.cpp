// A malicious decoder: the bytes of the photo name what it does.
#include "vision/photo/decoder_answer.h"
#include "vision/photo/decoder_server.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>
#include <atomic>
#include <csignal>
#include <string_view>
#include <thread>

namespace {

using namespace concord::vision;

Photo smallPhoto() {
    Photo photo;
    photo.bgr = cv::Mat(3, 4, CV_8UC3, cv::Scalar(1, 2, 3));
    photo.storedSize = {4, 3};
    photo.format = "PNG";
    return photo;
}

void writeText(int file, std::string_view text) {
    [[maybe_unused]] const ssize_t written = write(file, text.data(), text.size());
}

void answer(const DecoderCall&, Bytes bytes, int file) {
    const std::string_view what(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    Photo photo = smallPhoto();
    if (what == "crash") {
        volatile int* nowhere = nullptr;
        *nowhere = 1;  // NOLINT(clang-analyzer-*): meant to crash
    } else if (what == "throw") {
        throw 1;
    } else if (what == "read a file") {
        writePhoto(file, photo);
        if (open("/etc/hostname", O_RDONLY) >= 0) {
            writeText(file, "more");
        }
    } else if (what == "call home") {
        writePhoto(file, photo);
        socket(AF_INET, SOCK_STREAM, 0);
        writeText(file, "more");
    } else if (what == "sleep") {
        std::thread([] { std::this_thread::yield(); }).join();
        std::atomic<int> never = 0;  // waits for it on a futex: the sandbox forbids nanosleep()
        never.wait(0);
    } else if (what == "rubbish") {
        writeText(file, "rubbish");
    } else if (what == "too few pixels") {
        photo.storedSize = {40, 30};
        writePhoto(file, photo);
    } else if (what == "too many pixels") {
        writePhoto(file, photo);
        writeText(file, "more");
    } else if (what == "huge") {
        photo.storedSize = {2'000'000'000, 2'000'000'000};
        writePhoto(file, photo);
    } else if (what == "negative") {
        photo.storedSize = {-4, -3};
        writePhoto(file, photo);
    } else if (what == "scale") {
        photo.scale = 1.0 / 3;
        writePhoto(file, photo);
    } else if (what == "turned oddly") {
        photo.exifOrientation = 9;
        writePhoto(file, photo);
    } else if (what == "format") {
        photo.format = "EXE";
        writePhoto(file, photo);
    } else if (what == "mark-up") {
        writeRefusal(file, {"<b>click here</b>", {}});
    } else if (what == "escape") {
        writeRefusal(file, {"the photo \x1b[2Jis gone", {}});
    } else if (what == "arguments") {
        writeRefusal(file, {"no photo: %1", {"<b>\x1b[2J</b>"}});
    } else {
        writePhoto(file, photo);
    }
}

}  // namespace

int main() { serveDecoder(answer); }
