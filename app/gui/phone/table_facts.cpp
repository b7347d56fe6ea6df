#include "app/gui/phone/table_facts.h"

#include "app/gui/board/board_editor.h"
#include "app/gui/document/contradictions.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/outcome.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/phone/own_edits.h"
#include "app/gui/phone/phone_texts.h"
#include "app/gui/photo/inbox_photo.h"
#include "app/phone/messages/upright_point.h"
#include "vision/reading/doubts.h"

#include <algorithm>

namespace concord::gui {

QSize uprightSize(const Photo& photo) {
    const QSize size = photo.picture.size();
    return phone::isTurned(photo.exifOrientation) ? size.transposed() : size;
}

phone::Point shownPoint(const Photo& photo, double x, double y) {
    return phone::uprightPoint(
        {x * photo.scale / std::max(1, photo.picture.width()), y * photo.scale / std::max(1, photo.picture.height())},
        photo.exifOrientation);
}

std::string TableFactsReader::idOf(PlayerId player) {
    auto found = std::ranges::find(m_players, player);
    if (found == m_players.end()) {
        found = m_players.insert(m_players.end(), player);
    }
    return 'p' + std::to_string(found - m_players.begin() + 1);
}

std::optional<int> TableFactsReader::find(const std::string& id) const {
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        if (id == 'p' + std::to_string(i + 1)) {
            return m_document.find(m_players[i]);
        }
    }
    return {};
}

// Hashing takes a while, so each photo is hashed only once.
std::string TableFactsReader::idOf(const Photo& photo) {
    std::erase_if(m_shown, [](const auto& shown) { return shown.first.expired(); });
    for (const auto& [shown, id] : m_shown) {
        if (shown.lock().get() == &photo) {
            return id;
        }
    }
    for (int i = 0; i < m_document.playerCount(); ++i) {
        if (m_document.playerState(i).photo.get() == &photo) {
            m_shown.emplace_back(m_document.playerState(i).photo, idsOf(photo).front().toStdString());
            return m_shown.back().second;
        }
    }
    return {};
}

phone::PlayerFacts TableFactsReader::playerFacts(int player) {
    const PlayerState& state = m_document.playerState(player);
    phone::PlayerFacts facts;
    facts.id = idOf(player);
    facts.colour = playerColour(m_document.player(player), player).name().toStdString();
    if (const std::string row = tieBreakRow(m_document); !row.empty()) {
        facts.tieBreakIsTyped = extrasOf(m_document.game()).isTypedLine(m_document, player, row);
    }
    if (!m_document.isHarmonies()) {
        return facts;
    }
    const Side side = m_document.harmonies().side;
    for (const Cell cell : cells(side)) {
        if (state.checked.test(static_cast<std::size_t>(indexOf(side, cell)))) {
            facts.checked.push_back(cell);
        }
    }
    facts.doubtful = m_document.doubtfulCells(player);
    if (!state.photo || state.photo->picture.isNull()) {
        return facts;
    }
    const Photo& photo = *state.photo;
    phone::ShownPhoto shown{idOf(photo), uprightSize(photo).width(), uprightSize(photo).height(), {}};
    for (const Cell cell : cells(side)) {
        if (const vision::CellReading* const reading = m_document.cellReading(player, cell)) {
            phone::ReadCell read{cell, {}, shownPoint(photo, reading->center.x, reading->center.y), {}};
            for (const vision::Alternative& alternative : vision::offeredAlternatives(*reading)) {
                read.alternatives.push_back({alternative.stack, alternative.p});
            }
            for (const cv::Point2d& corner : reading->outline) {
                read.outline.push_back(shownPoint(photo, corner.x, corner.y));
            }
            if (const auto why = explanation(reading->reason)) {
                read.why = phone::textOf(*why);
            }
            shown.cells.push_back(std::move(read));
        }
    }
    facts.photo = std::move(shown);
    return facts;
}

phone::TableFacts TableFactsReader::read() {
    phone::TableFacts facts;
    if (m_document.isOpen()) {
        for (int player = 0; player < m_document.playerCount(); ++player) {
            facts.players.push_back(playerFacts(player));
        }
        facts.tieBreakRow = tieBreakRow(m_document);
        for (const std::string_view row : requiredRows(m_document)) {
            facts.requiredRows.emplace_back(row);
        }
        if (const auto wrong = contradictions(m_document); !wrong.empty()) {
            facts.contradiction = wrong.front();
        }
    }
    for (const PhonePhotos::Entry& entry : m_photos.entries()) {
        phone::PhotoFacts photo = entry.facts;
        photo.id = entry.id;
        if (entry.player && m_document.isOpen() && m_document.find(*entry.player)) {
            photo.player = idOf(*entry.player);
        }
        facts.photos.push_back(std::move(photo));
    }
    return facts;
}

}  // namespace concord::gui
