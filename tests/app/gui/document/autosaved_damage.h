// Damage to photos of autosaved games.
#pragma once

#include "app/gui/document/autosaved_game.h"
#include "app/gui/document/autosaved_photos.h"
#include "app/gui/document/photo.h"

#include <gtest/gtest.h>
#include <QByteArray>

#include <memory>
#include <utility>
#include <vector>

namespace concord::gui {

using Replacements = std::vector<std::pair<QByteArray, QByteArray>>;

// Makes each replacement on its own, at the first occurrence of its text, and expects the damaged photo to be refused
// or to load without its reading.
inline void expectNoReadingAfter(const Replacements& replacements, const QByteArray& json) {
    ASSERT_TRUE(photoFromJson(json)->reading);
    for (const auto& [text, replacement] : replacements) {
        QByteArray damaged = json;
        ASSERT_TRUE(damaged.contains(text)) << text.toStdString();
        const std::shared_ptr<const Photo> photo =
            photoFromJson(damaged.replace(damaged.indexOf(text), text.size(), replacement));
        EXPECT_FALSE(photo && photo->reading) << text.toStdString() << " -> " << replacement.toStdString();
    }
}

}  // namespace concord::gui
