// A calm line above the work: what went wrong, or how far the reading is. No dialog.
#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace concord::gui {

class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showProblem(const QString& text);
    void showNote(const QString& text);  // that something has been done
    void showProgress(const QString& text, int step, int steps);
    // A problem with something that can be done about it.
    void showOffer(const QString& text, const QString& offer);
    QString text() const;

signals:
    void cancelled();  // the progress was not to go on
    void accepted();   // the offer was

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Kind { Problem, Note, Progress };
    void putTexts();
    void show(Kind kind, const QString& text);

    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_offer;
    QPushButton* m_cancel;
    QPushButton* m_close;
};

}  // namespace concord::gui
