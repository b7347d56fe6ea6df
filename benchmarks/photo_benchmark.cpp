// The time to ingest a photo and to read its board, compared with decoding it in full size. Uses the photos that
// make-reference-photo writes.
#include "vision/photo/ingest.h"
#include "vision/reading/memory_pages.h"
#include "vision/reading/read_board.h"

#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

std::string referencePath(int megapixels) {
    return std::string(CONCORD_REFERENCE_DIR) + "/reference-" + std::to_string(megapixels) + "mp.jpg";
}

std::vector<unsigned char> readReference(int megapixels) {
    std::ifstream in(referencePath(megapixels), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void decodeWhole(benchmark::State& state) {
    const auto file = readReference(static_cast<int>(state.range(0)));
    if (file.empty())
        return state.SkipWithError("the reference photo is missing");
    cv::setNumThreads(1);
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(cv::imdecode(file, cv::IMREAD_COLOR));
}

void ingestPhoto(benchmark::State& state) {
    const auto file = readReference(static_cast<int>(state.range(0)));
    if (file.empty())
        return state.SkipWithError("the reference photo is missing");
    cv::setNumThreads(1);
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(concord::vision::ingest(file));
}

// On one core, from the bytes of the file to the reading.
void readPhoto(benchmark::State& state) {
    const auto file = readReference(static_cast<int>(state.range(0)));
    if (file.empty())
        return state.SkipWithError("the reference photo is missing");
    cv::setNumThreads(1);
    for ([[maybe_unused]] auto round : state) {
        const auto result = concord::vision::readBoard(file, "reference");
        if (!std::holds_alternative<concord::vision::Reading>(result))
            return state.SkipWithError("the board of the reference photo was not found");
    }
}

#ifdef CONCORD_PROGRAM
// The first photo of a process, which has to parse the networks and to get all memory: by the program `concord`, on all
// cores and with its decoder in a sandbox. Its own measure, without the start of the program.
void readFirstPhoto(benchmark::State& state) {
    const std::string command =
        std::string("'" CONCORD_PROGRAM "' read --json '") + referencePath(static_cast<int>(state.range(0))) + "'";
    for ([[maybe_unused]] auto round : state) {
        FILE* output = popen(command.c_str(), "r");
        const auto reading = nlohmann::json::parse(output, nullptr, false);
        if (pclose(output) != 0 || !reading.is_object())
            return state.SkipWithError("the reference photo could not be read");
        constexpr double millisecondsPerSecond = 1000;
        state.SetIterationTime(reading.at("timing").at("readMs").get<double>() / millisecondsPerSecond);
    }
}
#endif

BENCHMARK(decodeWhole)->Name("DecodeWhole/megapixels")->Arg(12)->Arg(48)->Unit(benchmark::kMillisecond);
BENCHMARK(ingestPhoto)->Name("Ingest/megapixels")->Arg(12)->Arg(48)->Unit(benchmark::kMillisecond);

BENCHMARK(readPhoto)->Name("ReadBoard/megapixels")->Arg(12)->Arg(48)->Unit(benchmark::kMillisecond);
#ifdef CONCORD_PROGRAM
BENCHMARK(readFirstPhoto)
    ->Name("ReadFirstPhoto/megapixels")
    ->Arg(12)
    ->Arg(48)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
#endif

}  // namespace

int main(int argc, char** argv) {
    concord::vision::keepFreedMemory();  // as the programs that read photos do
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 1;
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
