// Hooks by which another engine adds to this page, such as the web program its list of games. That engine brings its own
// file in place of this one, which has no hooks.
// {begin(), view(table, place), sheet(table, place), title(place), before(table, place), after(table, place), banner()}:
// begin() is called at the start, the others return what to show instead of, or in addition to, the usual page; before
// and after stand on either side of the bar's title. place: the parts of the address, from route(). Each may be missing
// or return nothing.
export const extras = {};
