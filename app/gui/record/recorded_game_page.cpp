#include "app/gui/record/recorded_game_page.h"

#include "app/files/utf8.h"
#include "app/gui/board/board_picture.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/kit/elided.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/kit/translation.h"
#include "app/gui/record/past_games_model.h"
#include "app/gui/record/recorded_photo_dialog.h"
#include "app/gui/record/recorded_table.h"
#include "app/gui/score/score_item_delegate.h"
#include "app/text/words.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QSplitter>
#include <QTableView>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace concord::gui {

namespace {

constexpr int buttonHeight = 36;
constexpr int nearlyAll = 1000;  // stretch of a widget: the spacer beside it gets only what the widget cannot use
constexpr int thumbnailHeight = 120;

QLabel* textLabel(double scale = 1, bool bold = false) {
    auto* const label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(bold);
    label->setFont(font);
    return label;
}

QString headlineOf(const Document& document) {
    const ScoreTable& score = document.score();
    if (document.playerCount() == 1) {
        const QString total = words::points(score.total(0));
        const std::optional<std::size_t> suns = score.rowOf("suns");
        return suns ? RecordedGamePage::tr("%1: %2, %n sun(s)", nullptr, score.players.front().values[*suns].points)
                          .arg(qt(document.player(0).name), total)
                    : RecordedGamePage::tr("%1: %2", "a player and points").arg(qt(document.player(0).name), total);
    }
    QStringList winners;
    int best = 0;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        if (score.players[i].rank == 1) {
            winners << qt(score.players[i].name);
            best = score.total(i);
        }
    }
    if (winners.size() == 1) {
        return RecordedGamePage::tr("%1 won with %2", "a player and points").arg(winners.front(), words::points(best));
    }
    return RecordedGamePage::tr("%1 share the victory with %2", "players and points")
        .arg(winners.join(QStringLiteral(", ")), words::points(best));
}

QString detailsOf(const Document& document) {
    const record::GameRecord& record = document.table().record;
    const QDateTime time = QDateTime::fromString(qt(record.played), Qt::ISODate);
    QStringList parts;
    parts << RecordedGamePage::tr("%1, %2", "a date and a time of day")
                 .arg(QLocale().toString(time.date(), QLocale::LongFormat),
                      QLocale().toString(time.time(), QLocale::ShortFormat));
    if (!record.place.empty()) {
        parts << qt(record.place);
    }
    const GameDocument& game = document.game();
    if (const QString variant = extrasOf(game).variantName(game.module().variant(game)); !variant.isEmpty()) {
        parts << variant;
    }
    if (record.minutes) {
        parts << RecordedGamePage::tr("%n minute(s)", nullptr, *record.minutes);
    }
    if (!record.starter.empty()) {
        parts << RecordedGamePage::tr("%1 started").arg(qt(record.starter));
    }
    return parts.join(QStringLiteral(" · "));
}

// The players' present names, where they differ from those in the game.
QString presentNamesOf(const Document& document) {
    QStringList names;
    const std::vector<record::KnownPlayer>& known = document.table().record.players;
    for (std::size_t p = 0; p < known.size() && p < document.players().size(); ++p) {
        const QString then = qt(document.players()[p].name);
        const QString now = qt(known[p].name);
        if (!now.isEmpty() && now != then) {
            names << RecordedGamePage::tr("%1 is now called %2", "names").arg(then, now);
        }
    }
    return names.join(QStringLiteral(", "));
}

void clear(QHBoxLayout* row) {
    while (QLayoutItem* const item = row->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

}  // namespace

RecordedGamePage::RecordedGamePage(RecordedGameActions& actions, QWidget* parent)
    : QWidget(parent),
      m_actions(actions),
      m_reasons(m_document),
      m_pad(m_document, PadModel::ReadOnly()),
      m_content(new QWidget),
      m_scroll(new QScrollArea),
      m_headline(textLabel(1.5, true)),
      m_details(textLabel()),
      m_note(textLabel()),
      m_changed(textLabel(1, true)),
      m_reasonsTitle(textLabel(1, true)),
      m_padView(new QTableView),
      m_reasonsView(new QTreeView),
      m_padRow(new QHBoxLayout),
      m_boardRow(new QHBoxLayout),
      m_photoRow(new QHBoxLayout),
      m_boardBox(new QWidget),
      m_photoBox(new QWidget),
      m_open(new QPushButton),
      m_delete(new QPushButton) {
    setFirstFocus(this, m_padView);
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(10, 8, 10, 8);
    page->addWidget(m_content);
    auto* const column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    auto* const splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(leftSide());
    splitter->addWidget(rightSide());
    splitter->setStretchFactor(0, 7);
    splitter->setStretchFactor(1, 4);
    column->addWidget(splitter, 1);
    column->addWidget(bottomRow());
    layOutPad();
    m_texts.put([this] {
        setWindowTitle(tr("Recorded game"));
        m_scroll->setAccessibleName(windowTitle());
        m_open->setText(tr("&Open"));
        m_open->setToolTip(tr("Count it again, or change its boards and cards"));
        m_delete->setText(tr("&Delete"));
        m_padView->setAccessibleName(tr("Score pad"));
        m_reasonsView->setAccessibleName(tr("Every point and its reason"));
        m_reasons.setLanguage(currentLanguage());
    });
    connect(&actions.asyncRecord(), &AsyncRecord::changed, this, [this] {
        if (isVisible()) {
            fetch();
        }
    });
}

QWidget* RecordedGamePage::leftSide() {
    auto* const content = new QWidget;
    auto* const column = new QVBoxLayout(content);
    column->setContentsMargins(2, 0, 8, 0);
    column->setSpacing(8);
    for (QWidget* const part : std::initializer_list<QWidget*>{m_headline, m_details, m_note, m_changed}) {
        column->addWidget(part);
    }
    m_padRow->addWidget(m_padView, nearlyAll, Qt::AlignTop);
    m_padRow->addStretch(1);
    column->addLayout(m_padRow);
    m_boardBox->setLayout(m_boardRow);
    m_photoBox->setLayout(m_photoRow);
    for (QHBoxLayout* const row : {m_boardRow, m_photoRow}) {
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(12);
    }
    column->addWidget(m_boardBox);
    column->addWidget(m_photoBox);
    column->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setMinimumWidth(420);
    return m_scroll;
}

QWidget* RecordedGamePage::rightSide() {
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(4, 0, 0, 0);
    column->addWidget(m_reasonsTitle);
    column->addWidget(m_reasonsView, 1);
    side->setMinimumWidth(260);
    m_reasonsView->setModel(&m_reasons);
    m_reasonsView->setItemDelegate(new ScoreItemDelegate(m_reasonsView));
    m_reasonsView->setHeaderHidden(true);
    m_reasonsView->setRootIsDecorated(false);
    m_reasonsView->setItemsExpandable(false);
    m_reasonsView->setIndentation(0);
    m_reasonsView->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_reasonsView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_reasonsView->selectionModel(), &QItemSelectionModel::currentChanged, this, &RecordedGamePage::highlight);
    return side;
}

QWidget* RecordedGamePage::bottomRow() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    auto* const edit = new QPushButton;
    auto* const duplicate = new QPushButton;
    auto* const code = new QPushButton;
    auto* const exportGame = new QPushButton;
    m_texts.put([edit, duplicate, code, exportGame] {
        edit->setText(tr("&Edit…"));
        duplicate->setText(tr("D&uplicate"));
        code->setText(tr("&BG Stats…"));
        code->setToolTip(tr("A code to scan with the phone that has BG Stats"));
        exportGame->setText(tr("E&xport…"));
    });
    connect(m_open, &QPushButton::clicked, this, [this] { emit openRequested(m_number); });
    connect(edit, &QPushButton::clicked, this, [this] { m_actions.edit(m_number, window()); });
    connect(duplicate, &QPushButton::clicked, this, [this] { m_actions.duplicate(m_number); });
    connect(code, &QPushButton::clicked, this, [this] { m_actions.showCode(m_number, window()); });
    connect(exportGame, &QPushButton::clicked, this, [this] { m_actions.askAndExport({m_number}, window()); });
    connect(m_delete, &QPushButton::clicked, this, [this] {
        m_actions.deleteGames({std::exchange(m_number, 0)});
        emit gone();
    });
    for (QPushButton* const button : {m_open, edit, duplicate, code, exportGame, m_delete}) {
        button->setMinimumHeight(buttonHeight);
        row->addWidget(button);
    }
    return widget;
}

void RecordedGamePage::layOutPad() {
    m_padView->setModel(&m_pad);
    m_padView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_padView->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_padView->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_padView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_padView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_padView->setTabKeyNavigation(false);
    connect(m_padView->horizontalHeader(), &QHeaderView::sectionClicked, this, &RecordedGamePage::showReasonsOf);
    connect(m_padView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& field) {
        if (!field.isValid()) {
            return;
        }
        showReasonsOf(field.column());
        const QModelIndex row = m_reasons.indexOfRow(m_pad.idOf(field.row()));
        m_reasonsView->setCurrentIndex(row);
        if (row.isValid()) {
            m_reasonsView->scrollTo(row, QAbstractItemView::PositionAtTop);
        }
    });
}

void RecordedGamePage::fitPad() {
    constexpr int widestColumn = 22;  // in digits
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_padView->setMaximumWidth(m_padView->verticalHeader()->sizeHint().width() +
                               m_pad.columnCount() * widestColumn * digit);
    m_padView->setFixedHeight(m_padView->horizontalHeader()->sizeHint().height() +
                              m_pad.rowCount() * m_padView->verticalHeader()->defaultSectionSize() +
                              2 * m_padView->frameWidth());
}

QString RecordedGamePage::headline() const { return m_headline->text(); }
QString RecordedGamePage::details() const { return m_details->text(); }
QString RecordedGamePage::changedPoints() const { return m_changed->isHidden() ? QString() : m_changed->text(); }

void RecordedGamePage::showGame(record::Number game) {
    m_number = game;
    m_player = 0;
    m_isFetchedAhead = !isVisible();
    m_content->setVisible(m_contents.opened.number == game);
    fetch();
}

// Other programs write to the record too, so the game is fetched again at every visit, unless showGame() just did so.
void RecordedGamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous() && !std::exchange(m_isFetchedAhead, false)) {
        fetch();
    }
}

void RecordedGamePage::fetch() {
    if (m_number == 0) {
        return;
    }
    const std::string id = m_contents.opened.number == m_number ? m_contents.opened.entry.record.id : std::string();
    m_actions.asyncRecord().ask(
        this,
        [game = m_number, id](record::Store& store) -> std::optional<Contents> {
            if (!id.empty() && !store.find(id)) {
                return std::nullopt;  // deleted since it was shown
            }
            Contents contents{store.open(game), {}};
            for (const record::RecordedPhoto& photo : contents.opened.entry.record.photos) {
                contents.thumbnails.push_back(store.thumbnail(photo.file));
            }
            return contents;
        },
        [this, game = m_number](std::optional<Contents> contents) {
            if (game != m_number) {
                return;  // another game was requested meanwhile
            }
            if (contents) {
                m_contents = std::move(*contents);
                m_document.replace(tableOf(m_contents.opened), {});
                showContents();
                m_content->show();
            } else if (isVisible()) {
                m_number = 0;
                emit gone();
            }
        });
}

void RecordedGamePage::showContents() {
    m_pad.compare(comparisonOf(m_contents.opened));
    fitPad();
    showTexts();
    showBoards();
    showPhotos();
    showReasonsOf(std::min(m_player, m_document.playerCount() - 1));
}

void RecordedGamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
        if (m_document.isOpen()) {
            const int row = m_padView->currentIndex().row();  // the index itself becomes invalid when the pad is reset
            showContents();
            m_padView->setCurrentIndex(m_pad.index(row, m_player));
        }
    }
    QWidget::changeEvent(event);
}

void RecordedGamePage::showTexts() {
    const record::OpenedGame& opened = m_contents.opened;
    m_headline->setText(headlineOf(m_document));
    QStringList lines{detailsOf(m_document)};
    if (const QString renamed = presentNamesOf(m_document); !renamed.isEmpty()) {
        lines << renamed;
    }
    for (const RepairedText& text : opened.repaired) {
        lines << words::translated(messageOf(text));
    }
    for (const PadMark& mark : padMarks(m_document)) {
        if (mark.kind != PadMark::Kind::Contradiction) {
            lines << tr("%1, %2", "a player, and a dispute of theirs that was settled")
                         .arg(qt(m_document.player(mark.player).name), mark.text);
        }
    }
    m_details->setText(lines.join(QLatin1Char('\n')));
    m_note->setText(qt(opened.entry.record.note));
    m_note->setVisible(!opened.entry.record.note.empty());
    m_changed->setVisible(opened.pointsChanged());
    m_changed->setText(
        tr("%1 counted different points when the game was recorded. The recorded points are shown beside "
           "those that count today.",
           "a program")
            .arg(opened.entry.record.scoredBy.empty() ? tr("Another program") : qt(opened.entry.record.scoredBy)));
}

void RecordedGamePage::showBoards() {
    clear(m_boardRow);
    m_boards.clear();
    for (const Player& player : m_document.harmonies().players) {
        m_boards << nullptr;
        if (!player.board || player.board->tokenCount() == 0) {
            continue;
        }
        auto* const box = new QWidget;
        auto* const column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, 0, 0);
        auto* const name = new ElidedLabel(qt(player.name));
        name->setFont(m_reasonsTitle->font());
        column->addWidget(name);
        m_boards.back() = new BoardPicture(*player.board);
        column->addWidget(m_boards.back());
        column->addStretch(1);
        m_boardRow->addWidget(box, 1);
    }
    m_boardBox->setVisible(m_boardRow->count() > 0);
    placeBoards();
}

// The boards stand below the pad, but the board of a solo game beside it, because a pad with one column is narrow.
void RecordedGamePage::placeBoards() {
    auto* const column = qobject_cast<QVBoxLayout*>(m_scroll->widget()->layout());
    for (QBoxLayout* const layout : std::initializer_list<QBoxLayout*>{m_padRow, column}) {
        layout->removeWidget(m_boardBox);
    }
    if (m_pad.columnCount() == 1) {
        m_padRow->insertWidget(1, m_boardBox, nearlyAll, Qt::AlignTop);
        return;
    }
    column->insertWidget(column->indexOf(m_photoBox), m_boardBox);
    if (m_boardRow->count() == 1) {
        m_boardRow->addStretch(1);
    }
}

void RecordedGamePage::showPhotos() {
    clear(m_photoRow);
    m_photoButtons.clear();
    const std::vector<record::RecordedPhoto>& photos = m_contents.opened.entry.record.photos;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        auto* const box = new QWidget;
        auto* const column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, 0, 0);
        auto* const button = new QPushButton;
        const QPixmap picture = QPixmap::fromImage(QImage::fromData(m_contents.thumbnails.at(i)));
        if (picture.isNull()) {
            button->setText(tr("Photo missing"));
            button->setEnabled(false);
        } else {
            const QPixmap small = picture.scaledToHeight(thumbnailHeight, Qt::SmoothTransformation);
            button->setIcon(small);
            button->setIconSize(small.size());
        }
        const QString player = qt(photos[i].player);
        button->setAccessibleName(player.isEmpty() ? tr("Photo") : tr("Photo of %1's board").arg(player));
        connect(button, &QPushButton::clicked, this, [this, i] { showPhoto(i); });
        column->addWidget(button, 0, Qt::AlignLeft);
        QLabel* const caption = textLabel();
        caption->setText((player + QLatin1Char('\n') + doubtsInWords(doubtsOf(photos[i].reading))).trimmed());
        column->addWidget(caption);
        column->addStretch(1);
        m_photoRow->addWidget(box, 1);
        m_photoButtons << button;
    }
    orderTabs(m_scroll, {m_padView, m_photoBox});
    m_photoBox->setVisible(!photos.empty());
    if (!photos.empty()) {
        m_photoRow->addStretch(1);
    }
}

void RecordedGamePage::showPhoto(std::size_t index) {
    const record::RecordedPhoto photo = m_contents.opened.entry.record.photos.at(index);
    const std::vector<Doubt> doubts = doubtsOf(photo.reading);
    m_actions.asyncRecord().ask(
        this, [photo, doubts](record::Store& store) { return pictureWithDoubts(store.photo(photo.file), doubts); },
        [this, photo](const QImage& picture) {
            const auto title = [player = qt(photo.player)] {
                return player.isEmpty() ? tr("Photo") : tr("%1's board").arg(player);
            };
            auto* const dialog = new RecordedPhotoDialog(picture, title, photo.reading, window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        });
}

void RecordedGamePage::showReasonsOf(int player) {
    m_player = player;
    m_reasons.setPlayer(player);
    m_reasonsView->expandAll();
    m_reasonsTitle->setText(tr("The points of %1").arg(qt(m_document.player(player).name)));
    highlight();
}

void RecordedGamePage::highlight() {
    const QModelIndex current = m_reasonsView->currentIndex();
    for (int player = 0; player < m_boards.size(); ++player) {
        if (BoardPicture* const board = m_boards.at(player)) {
            BoardHighlights light;
            if (player == m_player && current.isValid()) {
                light.highlighted = m_reasons.cellsOf(current);
                light.isPath = current.data(ScoreItemsModel::IsPathRole).toBool();
            }
            board->setLight(light);
        }
    }
}

}  // namespace concord::gui
