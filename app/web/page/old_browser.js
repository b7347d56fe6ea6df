// Runs in any browser: starts the page if the browser has what the page needs, otherwise says what is missing.
(function () {
  "use strict";

  // Two WebAssembly modules without their header, with instructions that the program needs: SIMD and exceptions.
  var simd = [1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  var exceptions = [1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

  function canRun(code) {
    try {
      return WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0].concat(code)));
    } catch (problem) {
      return false;
    }
  }

  // Only a browser whose workers can be modules reads the type. The address is invalid, so no worker starts.
  function hasModuleWorkers() {
    var isTypeRead = false;
    try {
      new Worker("ws:[", {
        get type() {
          isTypeRead = true;
          return "module";
        }
      });
    } catch (problem) {
      // The address is invalid on purpose.
    }
    return isTypeRead;
  }

  function isNewEnough() {
    return (
      "noModule" in document.createElement("script") &&
      typeof Object.hasOwn === "function" &&
      typeof structuredClone === "function" &&
      typeof HTMLDialogElement === "function" &&
      typeof OffscreenCanvas === "function" &&
      typeof createImageBitmap === "function" &&
      typeof Worker === "function" &&
      hasModuleWorkers() &&
      canRun(simd) &&
      canRun(exceptions)
    );
  }

  function mark(text) {
    return text; // to be translated when it is shown
  }

  var tooOld = mark(
    "This browser is too old for Concord. Bring it up to date, or use a newer one: Chrome, Edge, Firefox or Safari."
  );
  var insecure = mark("Concord needs an encrypted address, one that begins with https.");

  function showTranslated(english) {
    function show(text) {
      var page = document.getElementById("page");
      if (!page) return;
      page.innerHTML = "";
      var line = document.createElement("p");
      line.className = "empty";
      line.setAttribute("role", "alert");
      line.appendChild(document.createTextNode(text));
      page.appendChild(line);
    }
    show(english);
    try {
      var language = (navigator.language || "en").slice(0, 2).toLowerCase();
      var request = new XMLHttpRequest();
      request.open("GET", "texts/" + (/^(de|es|fr|ja|ru)$/.test(language) ? language : "en") + ".json");
      request.onload = function () {
        show(JSON.parse(request.responseText)[english] || english);
      };
      request.send();
    } catch (problem) {
      // The message stays in English.
    }
  }

  function begin() {
    if (window.isSecureContext === false || location.protocol === "file:") return showTranslated(insecure);
    if (!isNewEnough()) return showTranslated(tooOld);
    var main = document.createElement("script");
    main.type = "module";
    main.src = "main.js";
    document.head.appendChild(main);
    return undefined;
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
})();
