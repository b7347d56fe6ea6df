#include "app/gui/document/old_autosaved_reading.h"

#include "vision/reading/reading_json_limits.h"

#include <QJsonArray>
#include <QString>

#include <algorithm>
#include <array>

namespace concord::gui {

namespace {

// Numbers that JSON cannot express, such as infinity, were stored as null and become 0.
QJsonValue limitedNumber(const QJsonValue& old, double max) {
    return old.isDouble() || old.isNull() ? std::clamp(old.toDouble(), -max, max) : old;
}

QJsonValue measure(const QJsonValue& old) { return limitedNumber(old, vision::maxMeasure); }

QJsonValue point(const QJsonValue& old) {
    const QJsonArray pair = old.toArray();
    return QJsonArray{limitedNumber(pair.at(0), vision::farthestPx), limitedNumber(pair.at(1), vision::farthestPx)};
}

// A list with each value converted by `convert`; what is not a list stays as it is.
template <typename Convert>
QJsonValue listOf(const QJsonValue& old, const Convert& convert) {
    if (!old.isArray()) {
        return old;
    }
    QJsonArray list;
    for (const QJsonValue one : old.toArray()) {
        list.append(convert(one));
    }
    return list;
}

// Version 1 stored the index of the stack's kind, in the order of that time.
QJsonValue stack(const QJsonValue& old) {
    static const std::array<QJsonArray, 15> stacks{{{},
                                                    {"blue"},
                                                    {"yellow"},
                                                    {"gray"},
                                                    {"gray", "gray"},
                                                    {"gray", "gray", "gray"},
                                                    {"brown"},
                                                    {"brown", "brown"},
                                                    {"green"},
                                                    {"brown", "green"},
                                                    {"brown", "brown", "green"},
                                                    {"red"},
                                                    {"red", "red"},
                                                    {"gray", "red"},
                                                    {"brown", "red"}}};
    const int number = old.toInt(-1);
    return number >= 0 && number < static_cast<int>(stacks.size()) ? stacks.at(static_cast<std::size_t>(number)) : old;
}

// Version 1 stored the cube's number. The new form has no entry for a cell without a cube.
void insertCube(QJsonObject& json, const QString& key, const QJsonValue& old) {
    if (old == QJsonValue(1)) {
        json.insert(key, QStringLiteral("animal"));
    } else if (old == QJsonValue(2)) {
        json.insert(key, QStringLiteral("spirit"));
    } else if (old != QJsonValue(0) && old != QJsonValue(QString())) {
        json.insert(key, old.isUndefined() ? QJsonValue() : old);
    }
}

QJsonObject board(const QJsonObject& old) {
    QJsonObject stacks;
    QJsonObject cubes;
    for (auto cell = old.begin(); cell != old.end(); ++cell) {
        const QJsonArray pair = cell->toArray();
        stacks.insert(cell.key(), stack(pair.at(0)));
        insertCube(cubes, cell.key(), pair.at(1));
    }
    return {{"cells", stacks}, {"cubes", cubes}};
}

QJsonValue alternative(const QJsonValue& old) {
    const QJsonArray pair = old.toArray();
    return QJsonObject{{"stack", stack(pair.at(0))}, {"p", pair.at(1)}};
}

QJsonObject cells(const QJsonArray& old) {
    QJsonObject cells;
    for (const QJsonValue value : old) {
        const QJsonObject was = value.toObject();
        QJsonObject cell{{"stack", stack(was["stack"])},
                         {"confidence", was["confidence"]},
                         {"review", was["review"]},
                         {"center", point(was["center"])},
                         {"top", point(was["top"])},
                         {"outline", listOf(was["outline"], point)},
                         {"alternatives", listOf(was["alternatives"], alternative)}};
        insertCube(cell, QStringLiteral("cube"), was["cube"]);
        cells.insert(was["cell"].toString(), cell);
    }
    return cells;
}

QJsonObject total(const QJsonArray& old) {
    return {{"mostLikely", old.at(0)}, {"low", old.at(1)}, {"high", old.at(2)}, {"sure", old.at(3)}};
}

QJsonObject timing(const QJsonObject& old) {
    const auto stage = [](const QJsonValue& pair) {
        return QJsonArray{pair.toArray().at(0), measure(pair.toArray().at(1))};
    };
    return {{"decodeMs", measure(old["decodeMs"])},
            {"readMs", measure(old["readMs"])},
            {"stagesMs", listOf(old["stagesMs"], stage)}};
}

QJsonObject noTiming() { return {{"decodeMs", 0}, {"readMs", 0}, {"stagesMs", QJsonArray()}}; }

// Messages had no parts in those versions.
QJsonValue warning(const QJsonValue& old) {
    QJsonObject json = old.toObject();
    json.insert(QStringLiteral("parts"), QJsonArray());
    return json;
}

}  // namespace

QJsonObject completeFromOldReading(const QJsonObject& old) {
    const bool isFirstVersion = !old.contains(QStringLiteral("photos"));  // which stored fewer members
    return {{"format", "concord-reading"},
            {"version", 1},
            {"complete", true},
            {"photos", isFirstVersion ? QJsonArray() : old["photos"]},
            {"side", old["side"]},
            {"sideConfidence", old["sideConfidence"]},
            {"board", board(old["board"].toObject())},
            {"cells", cells(old["cells"].toArray())},
            {"review", old["review"]},
            {"total", total(old["total"].toArray())},
            {"timing", isFirstVersion ? noTiming() : timing(old["timing"].toObject())},
            {"warnings", isFirstVersion ? QJsonArray() : listOf(old["warnings"], warning)},
            {"tiltDeg", measure(old["tiltDeg"])},
            {"boardOutline", listOf(old["boardOutline"], point)},
            {"imageSize", old["imageSize"]},
            {"exifOrientation", old["exifOrientation"]}};
}

}  // namespace concord::gui
