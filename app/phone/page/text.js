// Texts in the language of the phone: the keys are English templates. docs/phone.md says how texts travel.

export const languages = ["en", "de", "es", "fr", "ja", "ru"];

let currentLanguage = "en";
let texts = {};

export const language = () => currentLanguage;

// Chooses the first of the phone's languages that is supported, or else English.
export function chooseLanguage(wanted) {
  const known = wanted.map((one) => one.toLowerCase().split("-")[0]).find((one) => languages.includes(one));
  currentLanguage = known ?? "en";
  return currentLanguage;
}

export function setTexts(object) {
  texts = object;
}

// The index of the plural form for n, in the order of the catalogue.
export function pluralForm(languageCode, n) {
  if (languageCode === "ja") return 0;
  if (languageCode === "fr") return n > 1 ? 1 : 0;
  if (languageCode !== "ru") return n === 1 ? 0 : 1;
  if (n % 10 === 1 && n % 100 !== 11) return 0;
  return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2;
}

// As in the window: numbers have no thousands separators, and a probability below 1 is never shown as 100 %.
export const number = (value) => new Intl.NumberFormat(currentLanguage, { useGrouping: false }).format(value);

export const percent = (p) => `${number(p < 1 ? Math.min(Math.round(p * 100), 99) : 100)}\u00a0%`;

function translated(template, n) {
  const found = Object.hasOwn(texts, template) ? texts[template] : undefined;
  if (Array.isArray(found)) return found[pluralForm(currentLanguage, Math.abs(n ?? 0))] ?? found[0] ?? template;
  return found || template;
}

// A number and its percent sign stay on one line: the space between them becomes a non-breaking one.
const filled = (template, args, n) =>
  template.replace(/(%[1-9])\s?%(?![1-9n])/g, "$1\u00a0%").replace(/%(n|[1-9])/g, (placeholder, which) => {
    if (which === "n") return n === undefined ? placeholder : number(n);
    return args[which - 1] ?? placeholder;
  });

// A text of the page; %1 to %9 are replaced by the arguments.
export const t = (template, ...args) => filled(translated(template), args.map(String));
// A text of the page with a number, for which %n stands in it.
export const tn = (template, n, ...args) => filled(translated(template, n), args.map(String), n);
// Marks a text that is translated later, where it is shown.
export const mark = (template) => template;

// A text of the engine: a message, or a finished string.
export function messageText(message) {
  if (!message) return "";
  if (typeof message === "string") return message;
  const args = [...(message.args ?? []).map(String), ...(message.parts ?? []).map(messageText)];
  return filled(translated(message.text ?? "", message.n), args, message.n);
}

// "tall tree, medium tree or water"
export function orList(names) {
  return names.reduce(
    (list, name, i) => (i === 0 ? name : i + 1 < names.length ? t("%1, %2", list, name) : t("%1 or %2", list, name)),
    "",
  );
}
