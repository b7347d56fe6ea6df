// app/web/assemble.mjs replaces it.
export const version = "development";
