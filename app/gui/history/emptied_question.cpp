#include "app/gui/history/emptied_question.h"

#include "app/gui/kit/offer_bar.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>

namespace concord::gui {

EmptiedQuestion::EmptiedQuestion(History& history, OfferBar& offers, QWidget* window)
    : QObject(window), m_history(history), m_offers(offers), m_window(window) {
    connect(&history, &History::emptied, this, &EmptiedQuestion::ask);
    connect(&history, &History::rebuilt, this, &EmptiedQuestion::report);
}

void EmptiedQuestion::ask() {
    auto* const box = new QMessageBox(QMessageBox::Warning, tr("History"),
                                      tr("The history is empty or gone: %1. Copies of its games are still there.")
                                          .arg(QDir::toNativeSeparators(m_history.location().shown())),
                                      QMessageBox::Cancel, m_window);
    box->setInformativeText(
        tr("The games can be brought back from the copies. Starting anew sets the copies aside, where they stay."));
    QPushButton* const rebuild = box->addButton(tr("&Bring the games back"), QMessageBox::AcceptRole);
    QPushButton* const anew = box->addButton(tr("&Start anew"), QMessageBox::DestructiveRole);
    box->setDefaultButton(rebuild);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, box, rebuild, anew] {
        if (box->clickedButton() == rebuild) {
            m_history.rebuild();
        } else if (box->clickedButton() == anew) {
            m_history.startAnew();
        } else {
            m_history.leaveEmptied();
        }
    });
    box->open();
}

void EmptiedQuestion::report(const record::Rebuilt& rebuilt) {
    const auto count = [games = rebuilt.games] {
        return tr("%n game(s) brought back from their copies.", nullptr, games);
    };
    if (rebuilt.complaints.empty()) {
        m_offers.offer(count, {});
        return;
    }
    QStringList details;
    for (const auto& [file, problem] : rebuilt.complaints) {
        details << problemInWords(QDir::toNativeSeparators(file), problem);
    }
    auto* const box = new QMessageBox(QMessageBox::Information, tr("History"), count(), QMessageBox::Ok, m_window);
    box->setInformativeText(
        tr("%n file(s) could not be taken as they are.", nullptr, static_cast<int>(details.size())));
    box->setDetailedText(details.join(QLatin1Char('\n')));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

}  // namespace concord::gui
