// A photo of a recorded game with the doubtful cells of its reading.
#pragma once

#include "app/gui/kit/wording.h"

#include <QByteArray>
#include <QDialog>
#include <QImage>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

class QGraphicsView;
class QLabel;

namespace concord::gui {

struct Doubt {
    QString cell;         // "c2"
    QPointF centre;       // pixels of the stored image
    QStringList choices;  // "tall tree 60 %", the likeliest first
    QString why;          // "something seems to lie over it"; may be empty
};

// The doubts of a concord-reading; none for an invalid text.
std::vector<Doubt> doubtsOf(const std::string& readingJson);
// "2 cells in doubt: c2, b1"; empty if there are none.
QString doubtsInWords(const std::vector<Doubt>& doubts);

// The picture upright, with the doubtful cells circled and named. Null for bytes that are not a photo.
QImage pictureWithDoubts(const QByteArray& photo, const std::vector<Doubt>& doubts);

class RecordedPhotoDialog : public QDialog {
    Q_OBJECT

public:
    // reading: concord-reading, or empty.
    RecordedPhotoDialog(const QImage& picture, Wording title, std::string reading, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fit();
    void setTexts();

    Wording m_title;
    std::string m_reading;
    QLabel* m_text;
    QGraphicsView* m_view;
};

}  // namespace concord::gui
