// Writes into a folder the small photos from which the ingest fuzzer starts.
#include "tests/vision/photo/photo_files.h"

#include <filesystem>
#include <fstream>
#include <iostream>

int main(int count, char** arguments) {
    using namespace concord::vision;
    if (count != 2) {
        std::cerr << "usage: ingest_seeds FOLDER\n";
        return 2;
    }
    const cv::Mat picture = noisyPhoto({24, 16});
    Extras extras;
    extras.exif = exifBlock(6, 28);
    std::vector<std::pair<std::string, FileBytes>> seeds{
        {"plain.jpg", jpegFile(picture, extras)},
        {"progressive.jpg", jpegFile(picture, {}, true)},
        {"cmyk.jpg", cmykJpegFile(drawnPhoto({24, 16}, CV_8UC4), true)},
        {"plain.png", pngFile(picture, extras)},
        {"deep.png", pngFile(drawnPhoto({24, 16}, CV_16UC4))},
        {"plain.webp", webpFile(picture, extras)},
        {"packed.tiff", tiffFile(picture)},
        {"plain.tiff", plainTiffFile(picture, 2, 3)},
    };
    if (const auto heif = heifFile(noisyPhoto({64, 64}), extras))
        seeds.emplace_back("plain.heic", *heif);
    std::filesystem::create_directories(arguments[1]);
    for (const auto& [name, file] : seeds) {
        std::ofstream out(std::filesystem::path(arguments[1]) / name, std::ios::binary);
        out.write(reinterpret_cast<const char*>(file.data()), static_cast<std::streamsize>(file.size()));
        if (!out) {
            std::cerr << arguments[1] << ": cannot write " << name << "\n";
            return 1;
        }
    }
    return 0;
}
