// app/web/assemble.mjs replaces this file.
export const version = "development";
