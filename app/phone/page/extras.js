// What only another engine's page has: views of its own, such as a list of games. The window's page has none.
// {begin(), view(table, place), sheet(table, place), title(place), before(table, place) and after(table, place) of the bar's
// title, banner()}; each may be missing, and gives nothing where the page shows what it always shows.
export const extras = {};
