#include "app/gui/score/dispute_model.h"

#include "app/gui/kit/translation.h"
#include "app/text/words.h"
#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/evidence.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace concord::gui {

namespace {

// The rows that a sum consists of; nothing for other rows.
std::vector<Category> partsOf(Category category) {
    switch (category) {
        case Category::Landscapes:
            return {Category::Trees, Category::Mountains, Category::Fields, Category::Buildings, Category::Water};
        case Category::Total:
            return {Category::Trees, Category::Mountains, Category::Fields, Category::Buildings,
                    Category::Water, Category::Animals,   Category::Spirit};
        default:
            return {};
    }
}

std::vector<ScoreItem> itemsOf(const std::vector<ScoreItem>& items, Category category) {
    std::vector<ScoreItem> found;
    std::ranges::copy_if(items, std::back_inserter(found),
                         [&](const ScoreItem& item) { return item.category == category; });
    return found;
}

QString number(int value) { return QLocale().toString(value); }

QString joinedSentences(const QStringList& sentences) {
    QStringList present = sentences;
    present.removeAll(QString());
    return present.join(QLatin1Char(' '));
}

}  // namespace

DisputeModel::DisputeModel(const Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &DisputeModel::refresh);
    connect(&document, &Document::replaced, this, [this] {
        m_player = 0;
        m_current = 0;
    });
    refresh();
}

void DisputeModel::choose(int player, Category category) {
    m_player = player;
    m_category = category;
    m_current = 0;
    refresh();
}

void DisputeModel::refresh() {
    m_steps = m_document.isOpen() && m_player < m_document.playerCount() ? stepsNow() : std::vector<DisputeStep>();
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_steps.size()) - 1));
    emit changed();
    emit currentChanged();
}

const PlayerScore& DisputeModel::score() const {
    return m_document.score().players.at(static_cast<std::size_t>(m_player));
}

bool DisputeModel::hasBoard() const { return hasSteps() && m_document.player(m_player).board.has_value(); }

std::optional<int> DisputeModel::claimed() const {
    return hasSteps() ? m_document.player(m_player).claimed.at(m_category) : std::nullopt;
}

int DisputeModel::computed() const { return hasSteps() ? score().at(m_category) : 0; }

QString DisputeModel::rowName() const { return words::rowName(m_category, m_document.game().side); }

QString DisputeModel::headline() const {
    return hasSteps() ? tr("%1: %2").arg(QString::fromStdString(m_document.player(m_player).name), rowName())
                      : QString();
}

QString DisputeModel::verdict() const {
    const std::optional<int> onPaper = claimed();
    if (!onPaper) {
        return tr("Concord counts %1.").arg(number(computed()));
    }
    const int difference = *onPaper - computed();
    if (difference == 0) {
        return tr("The paper says %1, and so does Concord.").arg(number(*onPaper));
    }
    const QString both = difference > 0 ? tr("The paper says %1, Concord counts %2: %3 too many on the paper.")
                                        : tr("The paper says %1, Concord counts %2: %3 too few on the paper.");
    return both.arg(number(*onPaper), number(computed()), number(std::abs(difference)));
}

std::vector<DisputeStep> DisputeModel::explained() const {
    if (!hasSteps() || step().isItem) {
        return hasSteps() ? std::vector{step()} : std::vector<DisputeStep>();
    }
    std::vector<DisputeStep> below;
    for (auto i = static_cast<std::size_t>(m_current) + 1; i < m_steps.size() && m_steps[i].level > step().level; ++i) {
        if (m_steps[i].level == step().level + 1) {
            below.push_back(m_steps[i]);
        }
    }
    return below;
}

void DisputeModel::goTo(int step) {
    if (step >= 0 && step < static_cast<int>(m_steps.size()) && step != m_current) {
        m_current = step;
        emit currentChanged();
    }
}

std::vector<DisputeStep> DisputeModel::stepsNow() const {
    // The comparison of the row, whether or not a number was claimed.
    Game game = m_document.game();
    PadNumbers row;
    row.set(m_category, 0);
    game.players.at(static_cast<std::size_t>(m_player)).claimed = row;
    const auto verification = verifyGame(game, m_document.score());
    const std::vector<ScoreItem>& items = verification.at(static_cast<std::size_t>(m_player)).comparisons.front().items;

    std::vector<DisputeStep> steps{rowStep(m_category, 0, items)};
    const std::vector<Category> parts = partsOf(m_category);
    steps.front().reason = sumInWords(parts);
    for (const Category part : parts) {
        const std::vector<ScoreItem> ofPart = itemsOf(items, part);
        if (!ofPart.empty()) {
            steps.push_back(rowStep(part, 1, ofPart));
            std::ranges::transform(ofPart, std::back_inserter(steps),
                                   [this](const ScoreItem& item) { return itemStep(item, 2); });
        }
    }
    if (parts.empty()) {
        std::ranges::transform(items, std::back_inserter(steps),
                               [this](const ScoreItem& item) { return itemStep(item, 1); });
    }
    return steps;
}

DisputeStep DisputeModel::rowStep(Category category, int level, const std::vector<ScoreItem>& items) const {
    DisputeStep step;
    step.category = category;
    step.level = level;
    step.points = score().at(category);
    step.title = words::rowName(category, m_document.game().side);
    const std::optional<int> onPaper = m_document.player(m_player).claimed.at(category);
    if (level > 0 && onPaper && *onPaper != step.points) {
        step.reason = tr("The paper says %1.").arg(number(*onPaper));
    } else if (items.empty() && m_document.player(m_player).board) {
        step.reason = tr("There is nothing of it on the board.");
    } else if (items.empty()) {
        step.reason = tr("There is no board and no number for it.");
    }
    if (!partsOf(category).empty()) {
        return step;  // the whole board: nothing is highlighted
    }
    for (const ScoreItem& item : items) {
        step.light.lit.insert(step.light.lit.end(), item.cells.begin(), item.cells.end());
    }
    return step;
}

DisputeStep DisputeModel::itemStep(const ScoreItem& item, int level) const {
    DisputeStep step;
    step.category = item.category;
    step.level = level;
    step.isItem = true;
    step.points = item.points;
    const QString title = words::itemTitle(item, cardLanguage());
    step.title = item.cells.empty() ? title : tr("%1: %2").arg(title, words::cells(item.cells));
    const std::optional<Board>& board = m_document.player(m_player).board;
    const Evidence evidence = board ? evidenceFor(*board, item) : Evidence();
    step.reason = joinedSentences({animalReason(item), typedReason(item), words::reason(item, evidence)});
    const QString page = words::rulebookPage(item.rule);
    const QString sentence = words::ruleSentence(item.rule);
    step.rule = page.isEmpty() ? sentence : tr("%1 %2.").arg(sentence, page);
    step.light = {.lit = item.cells, .supporting = evidence.cells, .isPath = item.rule == Rule::River};
    return step;
}

QString DisputeModel::sumInWords(const std::vector<Category>& parts) const {
    QStringList terms;
    for (const Category part : parts) {
        terms << QStringLiteral("%1 %2").arg(words::rowName(part, m_document.game().side), number(score().at(part)));
    }
    return terms.join(QStringLiteral(" + "));
}

QString DisputeModel::animalReason(const ScoreItem& item) const {
    const AnimalCard* const card = animalCard(item.card);
    const auto& animals = m_document.player(m_player).animals;
    if (card == nullptr || !animals) {
        return {};
    }
    const auto entry = std::ranges::find(*animals, item.card, &AnimalEntry::card);
    return entry == animals->end() ? QString()
                                   : tr("%1 of %2 cubes were placed.")
                                         .arg(number(entry->placed.value_or(0)), number(int(card->points.size())));
}

QString DisputeModel::typedReason(const ScoreItem& item) const {
    const std::optional<int> board =
        item.rule == Rule::Typed ? score().computed.at(item.category) : std::optional<int>();
    return board ? tr("The board itself gives %1.").arg(number(*board)) : QString();
}

}  // namespace concord::gui
