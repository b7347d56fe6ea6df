// Shows a message if the page could not be loaded completely or in time, as happens on weak Wi-Fi. Not a module:
// modules load only if none of them is missing.
(() => {
  const timeLimit = 15000; // ms
  const languages = ["en", "de", "es", "fr", "ja", "ru"];
  const wanted = (navigator.languages ?? [navigator.language]).map((one) => one.toLowerCase().split("-")[0]);
  const language = wanted.find((one) => languages.includes(one)) ?? "en";

  async function texts() {
    try {
      return await (await fetch(`texts/${language}.json`, { cache: "no-store" })).json();
    } catch {
      return {};
    }
  }

  async function showProblem() {
    const first = document.getElementById("first");
    if (!first || first.nextSibling) return; // the page is there, or the message is shown
    const button = document.createElement("button");
    first.after(button);
    const known = await texts();
    const say = (text) => known[text] || text;
    first.textContent = say("The page could not be loaded. Load it again.");
    first.setAttribute("role", "alert");
    button.className = "wide main";
    button.textContent = say("Try again");
    button.onclick = () => location.reload();
  }

  addEventListener("error", (event) => event.target instanceof HTMLScriptElement && showProblem(), true);
  setTimeout(showProblem, timeLimit);
})();
