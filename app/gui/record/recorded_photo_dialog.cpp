#include "app/gui/record/recorded_photo_dialog.h"

#include "app/gui/document/image_convert.h"
#include "app/gui/photo/photo_scene.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "scoring/json/input_error.h"
#include "vision/photo/ingest.h"
#include "vision/reading/doubts.h"
#include "vision/reading/reading_json.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGraphicsPixmapItem>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <optional>
#include <utility>

namespace concord::gui {

namespace {

Doubt doubtOf(const vision::CellReading& cell) {
    Doubt doubt{QString::fromStdString(name(cell.cell)), {cell.center.x, cell.center.y}, {}, {}};
    constexpr double worthNaming = 0.01;
    for (const vision::Alternative& one : cell.alternatives) {
        if (one.p >= worthNaming) {
            doubt.choices << RecordedPhotoDialog::tr("%1 %2", "a stack and its probability")
                                 .arg(words::stack(one.stack), text::percent(one.p));
        }
    }
    if (const auto why = explanation(cell.reason)) {
        doubt.why = words::translated(*why);
    }
    return doubt;
}

void ring(QPainter& painter, QPointF centre, const QString& name, double radius) {
    const QRectF circle(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    for (const auto& [colour, width] : {std::pair(QColor(0, 0, 0, 160), 0.22), std::pair(QColor(255, 190, 60), 0.12)}) {
        painter.setPen(QPen(colour, radius * width));
        painter.drawEllipse(circle);
    }
    QFont font = painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(radius * 0.8)));
    font.setBold(true);
    painter.setFont(font);
    for (const auto& [colour, shift] :
         {std::pair(QColor(Qt::black), radius * 0.05), std::pair(QColor(255, 220, 140), 0.0)}) {
        painter.setPen(colour);
        painter.drawText(circle.translated(shift, shift), Qt::AlignCenter, name);
    }
}

}  // namespace

std::vector<Doubt> doubtsOf(const std::string& readingJson) {
    const std::optional<vision::Reading> reading = vision::readingFromJson(readingJson);
    std::vector<Doubt> doubts;
    for (const Cell cell : reading ? reading->review : std::vector<Cell>()) {
        if (const vision::CellReading* const read = vision::cellReading(*reading, cell)) {
            doubts.push_back(doubtOf(*read));
        }
    }
    return doubts;
}

QString doubtsInWords(const std::vector<Doubt>& doubts) {
    QStringList names;
    for (const Doubt& doubt : doubts) {
        names << doubt.cell;
    }
    return doubts.empty() ? QString()
                          : RecordedPhotoDialog::tr("%n cell(s) in doubt: %1", nullptr, static_cast<int>(doubts.size()))
                                .arg(names.join(QStringLiteral(", ")));
}

QImage pictureWithDoubts(const QByteArray& photo, const std::vector<Doubt>& doubts) {
    try {
        const vision::Photo decoded = vision::ingest({photo.begin(), photo.end()});
        QImage picture = imageFromBgr(decoded.bgr);
        const QTransform upright = displayFromStored(QSizeF(picture.size()), decoded.exifOrientation);
        picture = picture.transformed(upright);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        constexpr int radiiAcross = 22;  // a ring is about half as wide as a cell of a board that fills the photo
        for (const Doubt& doubt : doubts) {
            ring(painter, upright.map(doubt.centre * decoded.scale), doubt.cell,
                 static_cast<double>(std::min(picture.width(), picture.height())) / radiiAcross);
        }
        return picture;
    } catch (const InputError&) {
        return {};
    }
}

RecordedPhotoDialog::RecordedPhotoDialog(const QImage& picture, Wording title, std::string reading, QWidget* parent)
    : QDialog(parent),
      m_title(std::move(title)),
      m_reading(std::move(reading)),
      m_text(new QLabel),
      m_view(new QGraphicsView) {
    auto* const column = new QVBoxLayout(this);
    auto* const scene = new QGraphicsScene(this);
    scene->addPixmap(QPixmap::fromImage(picture))->setTransformationMode(Qt::SmoothTransformation);
    m_view->setScene(scene);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setDragMode(QGraphicsView::ScrollHandDrag);
    column->addWidget(m_view, 1);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_text);
    setTexts();
    resize(parent != nullptr ? parent->size() * 0.85 : QSize(900, 640));
}

void RecordedPhotoDialog::setTexts() {
    setWindowTitle(m_title());
    QStringList lines;
    for (const Doubt& doubt : doubtsOf(m_reading)) {
        const QString line =
            tr("%1: %2", "a cell and what it may be").arg(doubt.cell, doubt.choices.join(QStringLiteral(", ")));
        lines << (doubt.why.isEmpty()
                      ? line
                      : tr("%1; %2", "the likely stacks of a cell, and why it is in doubt").arg(line, doubt.why));
    }
    // Of two views of a board the first has the reading of both; other photos may never have been read.
    const bool isDoubtless = lines.isEmpty() && !m_reading.empty();
    m_text->setText(isDoubtless ? tr("Nothing was in doubt.") : lines.join(QLatin1Char('\n')));
}

void RecordedPhotoDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QDialog::changeEvent(event);
}

void RecordedPhotoDialog::fit() { m_view->fitInView(m_view->sceneRect(), Qt::KeepAspectRatio); }

void RecordedPhotoDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fit();
}

void RecordedPhotoDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    fit();
}

}  // namespace concord::gui
