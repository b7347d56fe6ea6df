// app/web/assemble.mjs replaces the text.
export const version = "development";
