// What the native program makes of photos, for comparison with the web program's reader: native_readings FOLDER
// PHOTO... For each photo FOLDER/N.rgba (the pixels as they are decoded here) and FOLDER/N.json (what the page would
// know of it, and the reading).
#include "vision/photo/ingest.h"
#include "vision/reading/read_board.h"
#include "vision/reading/reading_json.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include <chrono>
#include <cmath>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace concord;
using Json = nlohmann::ordered_json;

std::vector<unsigned char> bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void writePixels(const std::filesystem::path& path, const cv::Mat& bgr) {
    cv::Mat rgba;
    cv::cvtColor(bgr, rgba, bgr.channels() == 1 ? cv::COLOR_GRAY2RGBA : cv::COLOR_BGR2RGBA);
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(rgba.data), static_cast<std::streamsize>(rgba.total() * rgba.elemSize()));
}

Json factsOf(const vision::Photo& photo, const std::string& name) {
    return {{"name", name},
            {"width", photo.bgr.cols},
            {"height", photo.bgr.rows},
            {"storedWidth", photo.storedSize.width},
            {"storedHeight", photo.storedSize.height},
            {"reduction", std::lround(1 / photo.scale)},
            {"orientation", photo.exifOrientation},
            {"focal35mm", photo.focal35mm ? Json(std::lround(*photo.focal35mm)) : Json()}};
}

Json read(const std::vector<unsigned char>& bytes, const std::string& name) {
    const auto start = std::chrono::steady_clock::now();
    const vision::ReadResult result = vision::readBoard(bytes, name);
    Json json{{"ms", std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count()}};
    if (const auto* const reading = std::get_if<vision::Reading>(&result)) {
        json["decodeMs"] = reading->timing.decodeMs;
        json["reading"] = Json::parse(vision::completeReadingToJson(*reading));
    } else {
        json["noBoard"] = std::get<vision::NoBoard>(result).message.text;
    }
    return json;
}

}  // namespace

int main(int argc, char* argv[]) {
    if (argc < 3) {
        std::cerr << "native_readings: expected a folder and photos\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    for (int i = 2; i < argc; ++i) {
        try {
            std::filesystem::create_directories(folder);
            const std::vector<unsigned char> bytes = bytesOf(argv[i]);
            const vision::Photo photo = vision::ingestInProcess(bytes);
            const std::string name = argv[i];
            writePixels(folder / (std::to_string(i - 1) + ".rgba"), photo.bgr);
            Json json{{"facts", factsOf(photo, name)}};
            json["native"] = read(bytes, name);
            if (i == 2) {  // the first one loads the networks
                const Json first = json["native"]["ms"];
                json["native"] = read(bytes, name);
                json["native"]["firstMs"] = first;
            }
            std::ofstream(folder / (std::to_string(i - 1) + ".json")) << json.dump();
        } catch (const std::exception& error) {
            std::cerr << "native_readings: " << argv[i] << ": " << error.what() << '\n';
            return 2;
        }
    }
    return 0;
}
