#include "app/gui/photo/improve_reader_dialog.h"

#include "app/gui/board/board_picture.h"
#include "app/gui/document/document_file.h"
#include "app/gui/kit/save_dialog.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/photo/photo_view.h"
#include "app/text/terminal.h"
#include "app/text/words.h"
#include "scoring/json/input_error.h"

#include <QCheckBox>
#include <QCryptographicHash>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <utility>

namespace concord::gui {

namespace {

const QString folderKey = QStringLiteral("settledPhotos/folder");
const QString everybodyKey = QStringLiteral("settledPhotos/everybody");

QLabel* paragraph() {
    auto* const label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QString inWords(vision::PrivateData kind) {
    switch (kind) {
        case vision::PrivateData::Place:
            return ImproveReaderDialog::tr("the place");
        case vision::PrivateData::Owner:
            return ImproveReaderDialog::tr("names");
        case vision::PrivateData::SerialNumber:
            return ImproveReaderDialog::tr("serial numbers");
        case vision::PrivateData::Date:
            return ImproveReaderDialog::tr("the date");
        case vision::PrivateData::Camera:
            return ImproveReaderDialog::tr("make and model of the camera");
        case vision::PrivateData::MakerNotes:
            return ImproveReaderDialog::tr("the maker's notes");
        case vision::PrivateData::Preview:
            return ImproveReaderDialog::tr("a small preview");
        case vision::PrivateData::Notes:
            return ImproveReaderDialog::tr("texts and notes");
        case vision::PrivateData::MorePictures:
            return ImproveReaderDialog::tr("further pictures or a film");
    }
    return {};
}

QString keptInWords(const PhotoToPack& photo) {
    const QString size =
        QLocale()
            .formattedDataSize(static_cast<qint64>(photo.clean.jpeg.size()), 1, QLocale::DataSizeSIFormat)
            .replace(QLatin1Char(' '), QChar(QChar::Nbsp));
    const QString kept =
        photo.clean.isReencoded
            ? ImproveReaderDialog::tr(
                  "In the file: the picture, stored anew as JPEG (%1 × %2 pixels, %3), its focal length "
                  "and which way is up, the board, and where its cells lie in the picture.")
            : ImproveReaderDialog::tr(
                  "In the file: the picture, exactly as it was compressed (%1 × %2 pixels, %3), its "
                  "focal length and which way is up, the board, and where its cells lie in the picture.");
    return words::inserted(
        kept, {QLocale().toString(photo.storedSize.width()), QLocale().toString(photo.storedSize.height()), size});
}

QString takenOutInWords(const vision::CleanPhoto& photo) {
    QStringList found;
    for (const vision::PrivateData kind : photo.takenOut) {
        found << inWords(kind);
    }
    return found.isEmpty()
               ? ImproveReaderDialog::tr(
                     "Not in it: place, names, serial numbers, date and anything else that "
                     "a photo's file may say.")
               : ImproveReaderDialog::tr("Taken out of this photo: %1, and anything else that its file may say.")
                     .arg(found.join(QStringLiteral(", ")));
}

QString boardInWords(const Board& board) {
    QStringList stacks;
    for (const Cell cell : cells(board.side())) {
        if (const Stack stack = board.stack(cell); !stack.empty()) {
            const QString cube = board.cube(cell) == Cube::None ? QString() : words::cube(board.cube(cell));
            stacks << QString::fromStdString(name(cell)) + QLatin1Char(' ') + words::stack(stack) +
                          (cube.isEmpty() ? QString() : QLatin1Char(' ') + cube);
        }
    }
    return stacks.join(QStringLiteral(", "));
}

// Different for each photo, and does not reveal whose board it is.
QString suggestedName(const std::vector<unsigned char>& jpeg) {
    constexpr int digits = 8;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData({reinterpret_cast<const char*>(jpeg.data()), static_cast<qsizetype>(jpeg.size())});
    return QStringLiteral("board-%1.concord.jpg").arg(QString::fromLatin1(hash.result().toHex().left(digits)));
}

}  // namespace

ImproveReaderDialog::ImproveReaderDialog(SettledBoard settled, std::function<files::ProtectedFiles()> protectedFiles,
                                         QWidget* parent)
    : QDialog(parent),
      m_settled(std::move(settled)),
      m_protectedFiles(std::move(protectedFiles)),
      m_intro(paragraph()),
      m_view(new PhotoView(&m_scene)),
      m_board(new BoardPicture(m_settled.board)),
      m_contents(paragraph()),
      m_licences(new QGroupBox),
      m_everybody(new QRadioButton),
      m_onlyMe(new QRadioButton),
      m_licenceText(paragraph()),
      m_cells(new QCheckBox),
      m_compared(new QCheckBox) {
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(pictures(), 1);
    column->addWidget(choices());
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    column->addWidget(buttons);
    (QSettings().value(everybodyKey).toBool() ? m_everybody : m_onlyMe)->setChecked(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ImproveReaderDialog::askAndSave);
    connect(m_compared, &QCheckBox::toggled, this, &ImproveReaderDialog::refresh);
    connect(m_everybody, &QRadioButton::toggled, this, &ImproveReaderDialog::showLicence);
    connect(m_cells, &QCheckBox::toggled, &m_scene, &PhotoScene::setHexesVisible);
    connect(&m_preparing, &QFutureWatcherBase::finished, this, &ImproveReaderDialog::showPrepared);
    setFirstFocus(this, m_view);
    setTexts();
    refresh();
    resize(parent != nullptr ? parent->size() * 0.92 : QSize(940, 620));
    prepare();
}

QWidget* ImproveReaderDialog::pictures() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_view, 3);
    row->addWidget(m_board, 2);
    return widget;
}

QWidget* ImproveReaderDialog::choices() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    auto* const left = new QVBoxLayout;
    left->addWidget(m_cells);
    left->addWidget(m_contents);
    left->addStretch();
    auto* const right = new QVBoxLayout;
    auto* const licences = new QVBoxLayout(m_licences);
    licences->addWidget(m_everybody);
    licences->addWidget(m_onlyMe);
    licences->addWidget(m_licenceText);
    right->addWidget(m_licences);
    right->addWidget(m_compared);
    right->addStretch();
    row->addLayout(left, 3);
    row->addLayout(right, 2);
    return widget;
}

void ImproveReaderDialog::setTexts() {
    setWindowTitle(tr("Help the reader get better"));
    m_intro->setText(
        tr("The reader learns from photos of real tables. This one can be saved as a file, with the board that you "
           "settled, for you or to be passed on. Nothing is ever sent automatically."));
    m_licences->setTitle(tr("Who may use it"));
    m_everybody->setText(tr("&Everybody, for anything (CC0)"));
    m_onlyMe->setText(tr("&Only me"));
    m_cells->setText(tr("&Cells over the photo"));
    m_compared->setText(tr("I compared them: every cell is &right"));
    m_compared->setToolTip(tr("What is saved counts as the truth: compare the board with the photo, cell by cell."));
    m_save->setText(tr("&Save…"));
    m_board->setAccessibleName(tr("The board in the file"));
    m_board->setAccessibleDescription(boardInWords(m_settled.board));
    showLicence();
    showContents();
}

void ImproveReaderDialog::prepare() {
    m_preparing.setFuture(QtConcurrent::run([settled = m_settled] {
        Prepared prepared;
        try {
            prepared.photo = photoToPack(settled);
        } catch (const InputError& error) {
            prepared.problem = error.message();
        }
        return prepared;
    }));
}

void ImproveReaderDialog::showPrepared() {
    Prepared prepared = m_preparing.result();
    m_photo = std::move(prepared.photo);
    m_problem = std::move(prepared.problem);
    if (m_photo) {
        m_scene.setPhoto(&m_photo->shown);
        m_scene.setBoard(m_settled.board);
        m_scene.setMarks({}, {}, {});
        m_scene.setHexesVisible(m_cells->isChecked());
        m_view->showAll();
    }
    showContents();
    refresh();
    emit ready();
}

void ImproveReaderDialog::showContents() {
    if (m_problem) {
        m_contents->setText(tr("The photo cannot be saved: %1.").arg(words::translated(*m_problem)));
    } else if (!m_photo) {
        m_contents->setText(tr("The photo is being prepared…"));
    } else {
        m_contents->setText(
            keptInWords(*m_photo) + QLatin1Char('\n') + takenOutInWords(m_photo->clean) + QLatin1Char('\n') +
            tr("What the picture shows stays in it: look for people, papers with writing, and screens."));
    }
}

vision::PhotoLicence ImproveReaderDialog::licence() const {
    return m_everybody->isChecked() ? vision::PhotoLicence::Cc0 : vision::PhotoLicence::OnlyForMe;
}

void ImproveReaderDialog::showLicence() {
    m_licenceText->setText(m_everybody->isChecked()
                               ? tr("I took this photo myself, and give up my rights in it.")
                               : tr("For measuring and learning on my own computer; not to be passed on."));
}

void ImproveReaderDialog::refresh() { m_save->setEnabled(m_photo.has_value() && m_compared->isChecked()); }

void ImproveReaderDialog::askAndSave() {
    const QString folder =
        QSettings().value(folderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
    SaveDialog dialog(this, tr("Save the photo and its board"), folder, {QStringLiteral("jpg")});
    dialog.setNameFilters({tr("Photos with their board") + QStringLiteral(" (*.concord.jpg)")});
    dialog.setDefaultSuffix(QStringLiteral("concord.jpg"));
    dialog.selectFile(suggestedName(m_photo->clean.jpeg));
    if (dialog.exec() == QDialog::Accepted) {
        saveTo(dialog.path());
    }
}

void ImproveReaderDialog::saveTo(const QString& path) {
    try {
        saveBytes(packedFile(m_settled, *m_photo, licence()), path, files::Kind::Jpeg, m_protectedFiles());
        QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
        QSettings().setValue(everybodyKey, m_everybody->isChecked());
        emit written([name = text::printable(QFileInfo(path).fileName())] { return tr("%1 is saved.").arg(name); },
                     path);
        accept();
    } catch (const FileProblem& problem) {
        m_contents->setText(problem.text());
    } catch (const InputError& error) {
        m_problem = error.message();
        showContents();
    }
}

void ImproveReaderDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QDialog::changeEvent(event);
}

}  // namespace concord::gui
