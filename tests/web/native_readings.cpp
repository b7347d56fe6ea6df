// Reads photos with the native program, for comparison with the web program's reader: native_readings FOLDER PHOTO...
// writes for photo N, from 1, FOLDER/N.rgba (the decoded pixels) and FOLDER/N.json (what the page would know about the
// photo, and the reading). native_readings --again FOLDER PHOTO... adds another reading to each FOLDER/N.json, from a
// run in which OpenCV uses other instructions (OPENCV_CPU_DISABLE) and so rounds differently.
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
#include <string>
#include <vector>

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

// The answer for a photo, with the time that it took.
Json readTimed(const std::vector<unsigned char>& bytes, const std::string& name) {
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

void writeReading(const std::filesystem::path& folder, int number, const std::string& name) {
    const std::vector<unsigned char> bytes = bytesOf(name);
    const vision::Photo photo = vision::ingestInProcess(bytes);
    writePixels(folder / (std::to_string(number) + ".rgba"), photo.bgr);
    Json json{{"facts", factsOf(photo, name)}};
    json["native"] = readTimed(bytes, name);
    if (number == 1) {  // the first reading loads the networks, too: its time is stored apart
        const Json first = json["native"]["ms"];
        json["native"] = readTimed(bytes, name);
        json["native"]["firstMs"] = first;
    }
    std::ofstream(folder / (std::to_string(number) + ".json")) << json.dump();
}

void addReading(const std::filesystem::path& folder, int number, const std::string& name) {
    const std::filesystem::path file = folder / (std::to_string(number) + ".json");
    Json json = Json::parse(std::ifstream(file));
    const Json answer = readTimed(bytesOf(name), name);
    if (answer.contains("reading")) {
        json["otherwise"].push_back(answer["reading"]);
    }
    std::ofstream(file) << json.dump();
}

}  // namespace

int main(int argc, char* argv[]) {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    const bool isAgain = !arguments.empty() && arguments.front() == "--again";
    if (isAgain) {
        arguments.erase(arguments.begin());
    }
    if (arguments.size() < 2) {
        std::cerr << "native_readings: expected a folder and photos\n";
        return 2;
    }
    const std::filesystem::path folder = arguments.front();
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        try {
            std::filesystem::create_directories(folder);
            if (isAgain) {
                addReading(folder, static_cast<int>(i), arguments[i]);
            } else {
                writeReading(folder, static_cast<int>(i), arguments[i]);
            }
        } catch (const std::exception& error) {
            std::cerr << "native_readings: " << arguments[i] << ": " << error.what() << '\n';
            return 2;
        }
    }
    return 0;
}
