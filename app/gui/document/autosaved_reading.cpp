#include "app/gui/document/autosaved_reading.h"

#include <QJsonArray>
#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace concord::gui {

namespace {

QString text(std::string_view from) { return QString::fromUtf8(from.data(), static_cast<qsizetype>(from.size())); }

QJsonArray jsonOf(const cv::Point2d& point) { return {point.x, point.y}; }

// A list of any values, each converted by `json`.
template <typename Values, typename Json>
QJsonArray listOf(const Values& values, const Json& json) {
    QJsonArray list;
    for (const auto& value : values) {
        list.append(json(value));
    }
    return list;
}

QJsonArray jsonOf(const std::vector<cv::Point2d>& points) {
    return listOf(points, [](const cv::Point2d& point) { return jsonOf(point); });
}

QJsonArray jsonOf(Stack stack) {
    return listOf(stack.tokens(), [](Token token) { return text(name(token)); });
}

const std::array<QString, 3> cubeNames{QString(), QStringLiteral("animal"), QStringLiteral("spirit")};

QString jsonOf(Cube cube) { return cubeNames.at(static_cast<std::size_t>(cube)); }

// Every member is named here and below, so that a new one cannot be forgotten: the compiler checks the count.
QJsonObject jsonOf(const vision::CellReading& reading) {
    const auto& [cell, stack, confidence, review, center, top, outline, alternatives, cube] = reading;
    return {{"cell", text(name(cell))},
            {"stack", jsonOf(stack)},
            {"confidence", confidence},
            {"review", review},
            {"center", jsonOf(center)},
            {"top", jsonOf(top)},
            {"outline", jsonOf(outline)},
            {"alternatives", listOf(alternatives,
                                    [](const vision::Alternative& one) {
                                        return QJsonArray{jsonOf(one.stack), one.p};
                                    })},
            {"cube", jsonOf(cube)}};
}

QJsonObject jsonOf(const Board& board) {
    QJsonObject json;
    for (const Cell cell : cells(board.side())) {
        if (!board.stack(cell).empty()) {
            json.insert(text(name(cell)), QJsonArray{jsonOf(board.stack(cell)), jsonOf(board.cube(cell))});
        }
    }
    return json;
}

QJsonObject jsonOf(const vision::Timing& timing) {
    const auto& [decodeMs, readMs, stagesMs] = timing;
    return {{"decodeMs", decodeMs}, {"readMs", readMs}, {"stagesMs", listOf(stagesMs, [](const auto& stage) {
                                                             return QJsonArray{text(stage.first), stage.second};
                                                         })}};
}

QJsonObject jsonOf(const Warning& warning) {
    const auto& [code, message] = warning;
    return {{"code", text(code)},
            {"text", text(message.text)},
            {"args", listOf(message.args, [](const std::string& arg) { return text(arg); })}};
}

// These throw if the text is not what a reading needs.

void expect(bool right) {
    if (!right) {
        throw std::invalid_argument("expected a reading");
    }
}

double numberFrom(const QJsonValue& json, double min, double max) {
    const double number = json.toDouble();
    expect(json.isDouble() && number >= min && number <= max);
    return number;
}

double probabilityFrom(const QJsonValue& json) {
    constexpr double rounding = 1e-6;
    return numberFrom(json, -rounding, 1 + rounding);
}

// For places and times; JSON has no NaN.
double measureFrom(const QJsonValue& json) {
    constexpr double farthest = 1e8;
    expect(json.isDouble() || json.isNull());
    return std::clamp(json.toDouble(), -farthest, farthest);
}

int wholeFrom(const QJsonValue& json, int min, int max) {
    const double number = numberFrom(json, min, max);
    expect(number == std::floor(number));
    return static_cast<int>(number);
}

std::string stringFrom(const QJsonValue& json) {
    expect(json.isString());
    return json.toString().toStdString();
}

QJsonArray listFrom(const QJsonValue& json) {
    expect(json.isArray());
    return json.toArray();
}

// The values of the list, each converted by `from`.
template <typename From>
auto valuesFrom(const QJsonValue& json, const From& from) {
    std::vector<decltype(from(json))> values;
    for (const QJsonValue& one : listFrom(json)) {
        values.push_back(from(one));
    }
    return values;
}

cv::Point2d pointFrom(const QJsonValue& json) {
    const QJsonArray pair = listFrom(json);
    return {measureFrom(pair.at(0)), measureFrom(pair.at(1))};
}

Cell cellFrom(const QJsonValue& json, Side side) {
    const std::optional<Cell> cell = cellFromName(side, stringFrom(json));
    expect(cell.has_value());
    return *cell;
}

Token tokenFrom(const QJsonValue& json) {
    const std::optional<Token> token = tokenFromName(stringFrom(json));
    expect(token.has_value());
    return *token;
}

// Version 1 stored the index of the stack's kind, in the order of that time.
Stack numberedStack(int number) {
    using enum Token;
    static const std::vector<std::vector<Token>> stacks{
        {},         {Blue},         {Yellow},    {Gray},         {Gray, Gray},          {Gray, Gray, Gray},
        {Brown},    {Brown, Brown}, {Green},     {Brown, Green}, {Brown, Brown, Green}, {Red},
        {Red, Red}, {Gray, Red},    {Brown, Red}};
    return Stack::fromTokens(stacks.at(static_cast<std::size_t>(number))).value();
}

Stack stackFrom(const QJsonValue& json) {
    if (json.isDouble()) {
        return numberedStack(wholeFrom(json, 0, Stack::kinds - 1));
    }
    const std::optional<Stack> stack = Stack::fromTokens(valuesFrom(json, tokenFrom));
    expect(stack.has_value());
    return *stack;
}

Cube cubeFrom(const QJsonValue& json) {
    if (json.isDouble()) {
        return static_cast<Cube>(wholeFrom(json, 0, static_cast<int>(cubeNames.size()) - 1));  // version 1
    }
    const auto* const found = std::ranges::find(cubeNames, text(stringFrom(json)));
    expect(found != cubeNames.end());
    return static_cast<Cube>(found - cubeNames.begin());
}

vision::Alternative alternativeFrom(const QJsonValue& json) {
    const QJsonArray pair = listFrom(json);
    return {stackFrom(pair.at(0)), probabilityFrom(pair.at(1))};
}

vision::CellReading cellReadingFrom(const QJsonValue& value, Side side) {
    const QJsonObject json = value.toObject();
    vision::CellReading reading;
    reading.cell = cellFrom(json["cell"], side);
    reading.stack = stackFrom(json["stack"]);
    reading.confidence = probabilityFrom(json["confidence"]);
    reading.review = json["review"].toBool();
    reading.center = pointFrom(json["center"]);
    reading.top = pointFrom(json["top"]);
    reading.outline = valuesFrom(json["outline"], pointFrom);
    reading.alternatives = valuesFrom(json["alternatives"], alternativeFrom);
    reading.cube = cubeFrom(json["cube"]);
    expect(!reading.alternatives.empty());
    return reading;
}

Board boardFrom(const QJsonObject& json, Side side) {
    Board board(side);
    for (const QString& key : json.keys()) {
        const Cell cell = cellFrom(key, side);
        const QJsonArray pair = listFrom(json[key]);
        board.setStack(cell, stackFrom(pair.at(0)));
        board.setCube(cell, cubeFrom(pair.at(1)));
        expect(!board.stack(cell).empty());
    }
    return board;
}

std::pair<std::string, double> stageFrom(const QJsonValue& json) {
    const QJsonArray pair = listFrom(json);
    return {stringFrom(pair.at(0)), measureFrom(pair.at(1))};
}

// A message points to its text for as long as the program runs.
const char* lasting(const std::string& text) {
    static std::mutex mutex;
    static std::set<std::string> texts;
    const std::scoped_lock lock(mutex);
    return texts.insert(text).first->c_str();
}

Warning warningFrom(const QJsonValue& value) {
    const QJsonObject json = value.toObject();
    return {stringFrom(json["code"]), {lasting(stringFrom(json["text"])), valuesFrom(json["args"], stringFrom)}};
}

vision::ScoreSpread spreadFrom(const QJsonValue& json) {
    constexpr int max = 1000000;
    const QJsonArray total = listFrom(json);
    return {wholeFrom(total.at(0), -max, max), wholeFrom(total.at(1), -max, max), wholeFrom(total.at(2), -max, max),
            probabilityFrom(total.at(3))};
}

cv::Size sizeFrom(const QJsonValue& json) {
    constexpr int max = 1000000;
    const QJsonArray size = listFrom(json);
    return {wholeFrom(size.at(0), 0, max), wholeFrom(size.at(1), 0, max)};
}

// What version 1 did not store.
void readRest(const QJsonObject& json, vision::Reading& reading) {
    if (json.contains("photos")) {
        reading.photos = valuesFrom(json["photos"], stringFrom);
        reading.warnings = valuesFrom(json["warnings"], warningFrom);
        const QJsonObject timing = json["timing"].toObject();
        reading.timing = {measureFrom(timing["decodeMs"]), measureFrom(timing["readMs"]),
                          valuesFrom(timing["stagesMs"], stageFrom)};
    }
}

vision::Reading readingFrom(const QJsonObject& json) {
    vision::Reading reading;
    const std::string side = stringFrom(json["side"]);
    expect(side == name(Side::A) || side == name(Side::B));
    reading.side = side == name(Side::A) ? Side::A : Side::B;
    reading.sideConfidence = probabilityFrom(json["sideConfidence"]);
    reading.board = boardFrom(json["board"].toObject(), reading.side);
    reading.cells =
        valuesFrom(json["cells"], [&](const QJsonValue& one) { return cellReadingFrom(one, reading.side); });
    expect(std::ranges::equal(reading.cells, cells(reading.side), {}, &vision::CellReading::cell));
    reading.review = valuesFrom(json["review"], [&](const QJsonValue& one) { return cellFrom(one, reading.side); });
    reading.total = spreadFrom(json["total"]);
    reading.tiltDeg = measureFrom(json["tiltDeg"]);
    reading.boardOutline = valuesFrom(json["boardOutline"], pointFrom);
    reading.imageSize = sizeFrom(json["imageSize"]);
    reading.exifOrientation = wholeFrom(json["exifOrientation"], 1, 8);
    readRest(json, reading);
    return reading;
}

}  // namespace

QJsonObject readingToAutosave(const vision::Reading& reading) {
    const auto& [photos, side, sideConfidence, board, cellReadings, review, total, timing, warnings, tiltDeg,
                 boardOutline, imageSize, exifOrientation] = reading;
    return {{"photos", listOf(photos, [](const std::string& photo) { return text(photo); })},
            {"side", text(name(side))},
            {"sideConfidence", sideConfidence},
            {"board", jsonOf(board)},
            {"cells", listOf(cellReadings, [](const vision::CellReading& cell) { return jsonOf(cell); })},
            {"review", listOf(review, [](Cell cell) { return text(name(cell)); })},
            {"total", QJsonArray{total.mostLikely, total.low, total.high, total.sure}},
            {"timing", jsonOf(timing)},
            {"warnings", listOf(warnings, [](const Warning& warning) { return jsonOf(warning); })},
            {"tiltDeg", tiltDeg},
            {"boardOutline", jsonOf(boardOutline)},
            {"imageSize", QJsonArray{imageSize.width, imageSize.height}},
            {"exifOrientation", exifOrientation}};
}

std::optional<vision::Reading> readingFromAutosave(const QJsonObject& json) {
    try {
        return readingFrom(json);
    } catch (const std::invalid_argument&) {
        return {};
    }
}

}  // namespace concord::gui
