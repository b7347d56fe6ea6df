#include "app/gui/score/claim_model.h"

#include "app/gui/document/dispute_edits.h"
#include "app/text/words.h"
#include "scoring/harmonies/cell_text.h"
#include "scoring/harmonies/claims/claim.h"
#include "scoring/json/input_error.h"

#include <algorithm>
#include <array>

namespace concord::gui {

namespace {

bool isLandscape(const std::optional<Category>& category) {
    return category && static_cast<int>(*category) < landscapeCategoryCount;
}

// Whether each cell touches the next, so that they can be joined by a line.
bool isChain(Side side, const std::vector<Cell>& cells) {
    return std::ranges::adjacent_find(cells, [&](Cell one, Cell next) {
               const auto around = neighbours(side, one);
               return std::ranges::find(around, next) == around.end();
           }) == cells.end();
}

}  // namespace

ClaimModel::ClaimModel(Document& document, DisputeModel& dispute, QObject* parent)
    : QObject(parent), m_document(document), m_dispute(dispute) {
    connect(&dispute, &DisputeModel::changed, this, &ClaimModel::followDispute);
    connect(&document, &Document::replaced, this, [this] {
        m_isOpen = false;
        m_player.reset();
    });
    followDispute();
}

bool ClaimModel::isPossible() const {
    const std::optional<Category> category = categoryFromName(m_dispute.row());
    return m_dispute.hasBoard() &&
           (isLandscape(category) || category == Category::Landscapes || category == Category::Total);
}

// The row, the player or the board may have changed.
void ClaimModel::followDispute() {
    if (m_dispute.hasSteps()) {
        const PlayerId player = m_document.playerState(m_dispute.player()).player;
        if (m_player != player || m_row != m_dispute.row()) {
            m_player = player;
            m_row = m_dispute.row();
            load();
        }
    }
    updateAnswer();
    emit changed();
}

// Starts the claim of another row or player: with what was claimed when its dispute was settled, otherwise without
// cells.
void ClaimModel::load() {
    m_cells.clear();
    const Side side = m_document.harmonies().side;
    if (const std::optional<Category> row = categoryFromName(m_row); isLandscape(row)) {
        m_kind = claimKindOf(*row, side);
    } else if (std::ranges::count(kinds(), m_kind) == 0) {
        m_kind = kinds().back();
    }
    const auto settled = disputeOf(m_document, m_dispute.player(), m_row);
    const auto kind = settled ? claimKindFromName(settled->claim) : std::nullopt;
    if (!kind || std::ranges::count(kinds(), *kind) == 0) {
        return;
    }
    m_kind = *kind;
    for (const std::string& one : settled->cells) {
        if (const std::optional<Cell> cell = cellFromName(side, one)) {
            m_cells.push_back(*cell);
        }
    }
    m_isOpen = true;
}

void ClaimModel::updateAnswer() {
    m_answer.reset();
    if (!isOpen()) {
        return;
    }
    const Side side = m_document.harmonies().side;
    std::erase_if(m_cells, [&](Cell cell) { return !contains(side, cell); });  // the other side was chosen
    if (!m_cells.empty()) {
        m_answer = explainClaim(board(), m_document.harmonies().rulings, m_kind, m_cells);
    }
}

void ClaimModel::setOpen(bool open) {
    m_isOpen = open;
    updateAnswer();
    emit changed();
}

std::vector<ClaimKind> ClaimModel::kinds() const {
    std::vector<ClaimKind> kinds;
    kinds.reserve(landscapeCategoryCount);
    for (int row = 0; row < landscapeCategoryCount; ++row) {
        kinds.push_back(claimKindOf(static_cast<Category>(row), m_document.harmonies().side));
    }
    return kinds;
}

void ClaimModel::setKind(ClaimKind kind) {
    m_kind = kind;
    if (isLandscape(categoryFromName(m_row))) {
        m_row = name(categoryOf(kind));  // so that followDispute() leaves the claimed cells
        m_dispute.choose(m_dispute.player(), name(categoryOf(kind)));
    }
    updateAnswer();
    emit changed();
}

void ClaimModel::toggle(Cell cell) {
    if (std::erase(m_cells, cell) == 0) {
        m_cells.push_back(cell);
    }
    updateAnswer();
    emit changed();
}

void ClaimModel::add(Cell cell) {
    if (std::ranges::count(m_cells, cell) == 0) {
        toggle(cell);
    }
}

void ClaimModel::clear() {
    m_cells.clear();
    updateAnswer();
    emit changed();
}

QString ClaimModel::setText(const QString& text) {
    if (text.trimmed().isEmpty()) {
        clear();
        return {};
    }
    try {
        const std::vector<Cell> typed = cellsFromText(m_document.harmonies().side, text.toStdString());
        m_cells.clear();
        std::ranges::copy_if(typed, std::back_inserter(m_cells),
                             [&](Cell cell) { return std::ranges::count(m_cells, cell) == 0; });
    } catch (const InputError& error) {
        return words::translated(error.message());
    }
    updateAnswer();
    emit changed();
    return {};
}

QString ClaimModel::text() const { return QString::fromStdString(chainOf(m_cells)); }

BoardHighlights ClaimModel::light() const {
    BoardHighlights light;
    if (!m_answer) {
        return light;
    }
    const Side side = m_document.harmonies().side;
    light.highlighted = m_answer->claimed;
    light.isPath = m_kind == ClaimKind::River && isChain(side, light.highlighted);
    (m_answer->holds ? light.supporting : light.breaking) = m_answer->cells;
    light.breakingIsPath = m_kind == ClaimKind::River && isChain(side, light.breaking);
    return light;
}

// With an answer the row of its kind, even while the dispute is about a sum; otherwise the disputed row.
std::string_view ClaimModel::settledRow() const { return m_answer ? name(categoryOf(m_kind)) : m_dispute.row(); }

bool ClaimModel::isSettled() const {
    if (!m_dispute.hasSteps()) {
        return false;
    }
    const auto settled = disputeOf(m_document, m_dispute.player(), settledRow());
    if (!settled || !isStillSettled(m_document, m_dispute.player(), *settled)) {
        return false;
    }
    std::vector<std::string> claimed;
    std::ranges::transform(m_answer ? m_cells : std::vector<Cell>(), std::back_inserter(claimed),
                           [](Cell cell) { return name(cell); });
    return !m_answer || (settled->claim == name(m_kind) && settled->cells == claimed);
}

void ClaimModel::settle(bool settled) {
    const int player = m_dispute.player();
    const std::string_view row = settledRow();
    if (!m_dispute.hasSteps() || settled == isSettled()) {
        return;
    }
    // Called after the edit, because every change of the document hides the message that was shown before.
    const auto notify = [this, settled, who = QString::fromStdString(m_document.player(player).name),
                         what = m_document.score().rows.at(m_document.score().rowOf(row).value_or(0))] {
        if (isSettled() == settled) {  // false if the game's own "record" could not be read
            emit notified([settled, who, what] {
                return (settled ? tr("%1, %2: settled. The score pad and the record of the game say so.")
                                : tr("%1, %2: open again."))
                    .arg(who, words::rowName(what));
            });
        }
    };
    if (!settled) {
        m_document.edit(withoutDispute(m_document.table(), player, row), [] { return tr("dispute reopened"); });
        notify();
        return;
    }
    record::SettledDispute dispute{
        .player = m_document.player(player).name,
        .row = std::string(row),
        .points = m_document.score().points(static_cast<std::size_t>(player), row).value_or(0)};
    if (m_answer) {
        dispute.claim = name(m_kind);
        std::ranges::transform(m_cells, std::back_inserter(dispute.cells), [](Cell cell) { return name(cell); });
    }
    m_document.edit(withDispute(m_document.table(), dispute), [] { return tr("dispute settled"); });
    notify();
}

QString claimQuestion(ClaimKind kind) {
    switch (kind) {
        case ClaimKind::Tree:
            return ClaimModel::tr("&Why doesn't my tree count?");
        case ClaimKind::Mountain:
            return ClaimModel::tr("&Why doesn't my mountain count?");
        case ClaimKind::Field:
            return ClaimModel::tr("&Why doesn't my field count?");
        case ClaimKind::Building:
            return ClaimModel::tr("&Why doesn't my building count?");
        case ClaimKind::River:
            return ClaimModel::tr("&Why doesn't my river count?");
        case ClaimKind::Island:
            return ClaimModel::tr("&Why doesn't my island count?");
    }
    return {};
}

QString claimKindName(ClaimKind kind) {
    switch (kind) {
        case ClaimKind::Tree:
            return ClaimModel::tr("Tree");
        case ClaimKind::Mountain:
            return ClaimModel::tr("Mountain");
        case ClaimKind::Field:
            return ClaimModel::tr("Field");
        case ClaimKind::Building:
            return ClaimModel::tr("Building");
        case ClaimKind::River:
            return ClaimModel::tr("River");
        case ClaimKind::Island:
            return ClaimModel::tr("Island");
    }
    return {};
}

}  // namespace concord::gui
