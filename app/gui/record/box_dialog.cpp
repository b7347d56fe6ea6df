#include "app/gui/record/box_dialog.h"

#include "app/gui/kit/tab_order.h"
#include "app/gui/record/async_record.h"
#include "app/record/box.h"
#include "app/text/words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <optional>
#include <utility>

namespace concord::gui {

namespace {

QLabel* paragraph() {
    auto* const label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

// A rectangle in the paint; only a dashed outline if the paint is not known.
QPixmap swatchPicture(const std::optional<QColor>& paint, const QWidget& widget) {
    constexpr QSize size(72, 44);
    constexpr double corner = 6;
    QPixmap picture(size * widget.devicePixelRatioF());
    picture.setDevicePixelRatio(widget.devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widget.palette().color(QPalette::PlaceholderText), 1, paint ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(paint ? QBrush(*paint) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1), corner, corner);
    return picture;
}

Token tokenAt(std::size_t index) { return static_cast<Token>(index); }

}  // namespace

BoxDialog::BoxDialog(KnownBox& box, QWidget* parent)
    : QDialog(parent),
      m_box(box),
      m_intro(paragraph()),
      m_count(paragraph()),
      m_place(paragraph()),
      m_learn(new QCheckBox) {
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_count);
    column->addWidget(swatches());
    column->addWidget(m_learn);
    column->addWidget(m_place);
    column->addStretch();
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_forget = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_forget->setEnabled(false);
    column->addWidget(buttons);
    m_learn->setChecked(KnownBox::isOn());
    connect(m_learn, &QCheckBox::toggled, this, &KnownBox::setOn);
    connect(m_forget, &QPushButton::clicked, this, &BoxDialog::askAndForget);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_box, &KnownBox::changed, this, &BoxDialog::load);
    connect(&m_box, &KnownBox::notForgotten, this, [this](const Wording& problem) {
        m_known.problem = problem;
        showKnown();
    });
    connect(&m_loading, &QFutureWatcherBase::finished, this, [this] {
        m_known = m_loading.result();
        showKnown();
        emit shown();
    });
    setFirstFocus(this, m_learn);
    m_learn->setFocus();
    setTexts();
    resize(560, 330);
    load();
}

QWidget* BoxDialog::swatches() {
    auto* const widget = new QWidget;
    auto* const grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    int column = 0;
    for (Swatch& swatch : m_swatches) {
        swatch = {new QLabel, new QLabel};
        for (QLabel* const label : {swatch.picture, swatch.name}) {
            label->setAlignment(Qt::AlignCenter);
        }
        grid->addWidget(swatch.picture, 0, column);
        grid->addWidget(swatch.name, 1, column);
        ++column;
    }
    return widget;
}

void BoxDialog::setTexts() {
    setWindowTitle(tr("This box"));
    m_intro->setText(
        tr("Paint and size of the tokens differ from box to box. When a game is recorded, the reader learns from the "
           "photos of its settled boards what the tokens of this box look like, and is more certain with the next "
           "photos."));
    m_place->setText(
        tr("What it has learned is kept with the record, and shared with everybody who uses this record."));
    m_learn->setText(tr("&Learn from settled boards and use it for the next photos"));
    m_forget->setText(tr("&Forget this box…"));
    showKnown();
}

void BoxDialog::load() {
    m_loading.setFuture(QtConcurrent::run([record = m_box.record(), place = m_box.placeName()]() -> Known {
        try {
            return {record::readBox(record), {}};
        } catch (const InputError& error) {
            return {{}, [place, error] { return problemInWords(place, error); }};
        }
    }));
}

void BoxDialog::showKnown() {
    const auto boards = static_cast<int>(m_known.profile.boards().size());
    m_count->setText(m_known.problem ? m_known.problem()
                     : boards == 0   ? tr("No settled board of this box is known yet.")
                                     : tr("%n settled board(s) of this box are known.", nullptr, boards));
    m_forget->setEnabled(boards > 0 || m_known.problem);
    const auto paints = m_known.profile.swatches();
    for (std::size_t i = 0; i < m_swatches.size(); ++i) {
        const Swatch& swatch = m_swatches[i];
        const auto& rgb = paints[vision::surfaceOf(tokenAt(i))];
        const auto paint = rgb ? std::optional(QColor((*rgb)[0], (*rgb)[1], (*rgb)[2])) : std::nullopt;
        const QString name = words::token(tokenAt(i));
        swatch.picture->setPixmap(swatchPicture(paint, *this));
        swatch.name->setText(name);
        const QString colour = paint ? paint->name() : tr("not seen yet");
        swatch.picture->setToolTip(colour);
        swatch.picture->setAccessibleName(tr("%1: %2", "a token, and the colour of its paint").arg(name, colour));
    }
}

void BoxDialog::askAndForget() {
    auto* const question = new QMessageBox(QMessageBox::Question, windowTitle(),
                                           tr("Forget what is known of this box?"), QMessageBox::Cancel, this);
    question->setInformativeText(
        tr("The reader begins anew with the next settled board. Games and photos are not changed."));
    QPushButton* const yes = question->addButton(tr("&Forget"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QMessageBox::finished, this, [this, question, yes] {
        if (question->clickedButton() == yes) {
            m_box.forget();
            m_learn->setFocus();  // the Forget button will be disabled
        }
    });
    question->open();
}

void BoxDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    } else if (event->type() == QEvent::PaletteChange) {
        showKnown();
    }
    QDialog::changeEvent(event);
}

}  // namespace concord::gui
