/* The theme that somebody has chosen stands at the root of the page before its first picture; the rest comes later. */
(function () {
  "use strict";
  try {
    var theme = localStorage.getItem("interregnum.theme");
    if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);
  } catch (error) {
    void error; // a browser that keeps nothing shows its own
  }
})();
