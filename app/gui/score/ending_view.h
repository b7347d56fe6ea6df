// Animates the end of a game over the pad: row by row the points grow and the lead changes, until the winner stands
// there in their colour. It appears by itself once, when the last number of a game is in, unless that is switched
// off or the desktop asks for no animations. A click or any key but a modifier hides it; every key except Escape also
// keeps its usual effect. The row below the pad, with the result, stays visible.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/score/ending.h"

#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace concord::gui {

class EndingView : public QWidget {
    Q_OBJECT

public:
    // Appears over all of the parent that is above `below`, which stays visible.
    EndingView(const Document& document, const QWidget& below, QWidget* parent);
    ~EndingView() override;

    // Shows the end of the game, by itself or because somebody asks for it. Does nothing unless mayPlay() and the
    // parent is visible. Where the desktop asks for no animations, the last moment is shown at once.
    void play();
    bool mayPlay() const;  // no number is missing or contradicted, and somebody has points
    // No number is missing or contradicted, not even one that would break a tie: the ending may appear by itself.
    bool isDecided() const;
    // Stops at a moment: 1.5 is in the middle of the second row; from endingOf().size() on it is the end.
    void showAt(double moment);
    bool isAtEnd() const { return m_moment >= static_cast<double>(m_steps.size()); }
    // The name of the row that is being added, or who won.
    QString caption() const;
    // Who leads at the moment that is shown.
    std::vector<std::size_t> leaders() const;

    // While true, nothing else may name the winner: until the animation is over or hidden.
    bool keepsSecret() const { return m_keepsSecret; }

    // Whether it appears by itself; kept in the settings.
    static bool isOn();
    static void setOn(bool on);

signals:
    void secretChanged(bool kept);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void takeDocument();
    void followDocument();
    void begin();  // shows it, without movement yet
    void playSoon();
    void moveTo(double moment);
    void keepSecret(bool kept);
    void cover();  // everything above `below`
    const EndingStep& step() const;
    double shownTotal(std::size_t player) const;
    int drawCaption(QPainter& painter, const QRect& room) const;  // returns its height
    void drawLane(QPainter& painter, const QRectF& lane, std::size_t player, double nameWidth) const;

    const Document& m_document;
    const QWidget& m_below;
    std::vector<EndingStep> m_steps;
    QVariantAnimation m_clock;  // counts rows
    double m_moment = 0;
    bool m_keepsSecret = false;
    bool m_wasDecided = false;  // isDecided() was true before: the ending appears by itself only once per game
    bool m_due = false;         // the game has ended while another page was shown
};

}  // namespace concord::gui
