// Written anew where the page is put together: app/web/assemble.mjs.
export const version = "development";
