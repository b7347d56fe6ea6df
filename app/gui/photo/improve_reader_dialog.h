// "Help the reader get better": shows a settled photo as it will be saved, beside the board that goes with it, and
// saves both as one file. Nothing is sent.
#pragma once

#include "app/files/output_rules.h"
#include "app/gui/kit/wording.h"
#include "app/gui/photo/photo_scene.h"
#include "app/gui/photo/settled_board.h"

#include <QDialog>
#include <QFutureWatcher>

#include <functional>
#include <optional>

class QCheckBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace concord::gui {

class BoardPicture;
class PhotoView;

class ImproveReaderDialog : public QDialog {
    Q_OBJECT

public:
    // protectedFiles: files that must not be replaced.
    ImproveReaderDialog(SettledBoard settled, std::function<files::ProtectedFiles()> protectedFiles, QWidget* parent);

    bool isReady() const { return m_photo.has_value(); }  // the photo is prepared; false after ready() with a problem
    void saveTo(const QString& path);                     // only if isReady(); a problem is shown in the dialog
    vision::PhotoLicence licence() const;
    PhotoView* photoView() const { return m_view; }
    QLabel* contents() const { return m_contents; }
    QCheckBox* cellsBox() const { return m_cells; }
    QCheckBox* comparedBox() const { return m_compared; }
    QRadioButton* everybodyButton() const { return m_everybody; }
    QRadioButton* onlyMeButton() const { return m_onlyMe; }
    QPushButton* saveButton() const { return m_save; }

signals:
    void ready();                                                          // the photo is shown, or a problem with it
    void written(const concord::gui::Wording& what, const QString& path);  // what: a sentence to show

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Prepared {
        std::optional<PhotoToPack> photo;
        std::optional<Message> problem;
    };

    QWidget* pictures();
    QWidget* choices();
    void setTexts();
    void prepare();
    void showPrepared();
    void showContents();
    void showLicence();
    void refresh();
    void askAndSave();

    SettledBoard m_settled;
    std::function<files::ProtectedFiles()> m_protectedFiles;
    QFutureWatcher<Prepared> m_preparing;
    std::optional<PhotoToPack> m_photo;
    std::optional<Message> m_problem;
    PhotoScene m_scene;
    QLabel* m_intro;
    PhotoView* m_view;
    BoardPicture* m_board;
    QLabel* m_contents;
    QGroupBox* m_licences;
    QRadioButton* m_everybody;
    QRadioButton* m_onlyMe;
    QLabel* m_licenceText;
    QCheckBox* m_cells;
    QCheckBox* m_compared;
    QPushButton* m_save;
};

}  // namespace concord::gui
