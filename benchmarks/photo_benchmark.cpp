// The time to ingest a photo and to read its board, compared with decoding it in full size. Uses the photos that
// make-reference-photo writes.
#include "vision/photo/ingest.h"
#include "vision/reading/freed_memory.h"
#include "vision/reading/read_board.h"

#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>

namespace {

std::vector<unsigned char> readReference(int megapixels) {
    const std::string path = std::string(CONCORD_REFERENCE_DIR) + "/reference-" + std::to_string(megapixels) + "mp.jpg";
    std::ifstream in(path, std::ios::binary);
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

BENCHMARK(decodeWhole)->Name("DecodeWhole/megapixels")->Arg(12)->Arg(48)->Unit(benchmark::kMillisecond);
BENCHMARK(ingestPhoto)->Name("Ingest/megapixels")->Arg(12)->Arg(48)->Unit(benchmark::kMillisecond);

BENCHMARK(readPhoto)->Name("ReadBoard/megapixels")->Arg(12)->Arg(48)->Unit(benchmark::kMillisecond);

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
