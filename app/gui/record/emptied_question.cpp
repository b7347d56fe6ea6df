#include "app/gui/record/emptied_question.h"

#include "app/gui/kit/offer_bar.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>

namespace concord::gui {

EmptiedQuestion::EmptiedQuestion(AsyncRecord& asyncRecord, OfferBar& offers, QWidget* window)
    : QObject(window), m_asyncRecord(asyncRecord), m_offers(offers), m_window(window) {
    connect(&asyncRecord, &AsyncRecord::emptied, this, &EmptiedQuestion::ask);
    connect(&asyncRecord, &AsyncRecord::rebuilt, this, &EmptiedQuestion::report);
}

void EmptiedQuestion::ask() {
    auto* const box = new QMessageBox(QMessageBox::Warning, tr("Past games"),
                                      tr("The record's file is empty or missing: %1. Copies of its games still exist.")
                                          .arg(QDir::toNativeSeparators(m_asyncRecord.location().displayName())),
                                      QMessageBox::Cancel, m_window);
    box->setInformativeText(
        tr("The games can be brought back from the copies. Starting a new record moves the copies to a separate "
           "folder; they are not deleted."));
    QPushButton* const rebuild = box->addButton(tr("&Restore the games"), QMessageBox::AcceptRole);
    QPushButton* const anew = box->addButton(tr("&Start a new record"), QMessageBox::DestructiveRole);
    box->setDefaultButton(rebuild);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, box, rebuild, anew] {
        if (box->clickedButton() == rebuild) {
            m_asyncRecord.rebuild();
        } else if (box->clickedButton() == anew) {
            m_asyncRecord.startAnew();
        } else {
            m_asyncRecord.leaveEmptied();
        }
    });
    box->open();
}

void EmptiedQuestion::report(const record::Rebuilt& rebuilt) {
    const auto count = [games = rebuilt.games] {
        return tr("%n game(s) brought back from their copies.", nullptr, games);
    };
    if (rebuilt.problems.empty()) {
        m_offers.offer(count, {});
        return;
    }
    QStringList details;
    for (const auto& [file, problem] : rebuilt.problems) {
        details << problemInWords(QDir::toNativeSeparators(file), problem);
    }
    auto* const box = new QMessageBox(QMessageBox::Information, tr("Past games"), count(), QMessageBox::Ok, m_window);
    box->setInformativeText(
        tr("%n file(s) could not be restored, or only with changes.", nullptr, static_cast<int>(details.size())));
    box->setDetailedText(details.join(QLatin1Char('\n')));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

}  // namespace concord::gui
