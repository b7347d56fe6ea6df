// Hooks by which another engine adds to this page; the web program adds its list of games. That engine brings its own
// file in place of this one, which has no hooks.
// {begin(), view(table, place), sheet(table, place), title(place), before(table, place), after(table, place),
// banner()}: begin() is called at the start. The others return what to show: a view, a sheet or a title instead of the
// usual one, what stands before and after the title in the bar, a banner below the bar. place: what route() returns.
// Each may be missing or return nothing.
export const extras = {};
