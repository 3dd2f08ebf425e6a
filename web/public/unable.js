/* Says so where the client cannot begin. It is written so that old browsers can read it, too. */
(function () {
  "use strict";

  function tell() {
    var words = document.getElementById("unable");
    if (words && document.getElementById("app").children.length === 0) words.hidden = false;
  }

  function told() {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", tell);
    else tell();
  }

  /* What the client takes for granted: the youngest things that it uses. */
  function isYoung() {
    return (
      "noModule" in document.createElement("script") &&
      typeof Array.prototype.toSorted === "function" &&
      typeof window.CSS === "object" &&
      window.CSS.supports("color", "light-dark(red, red)")
    );
  }

  if (!isYoung()) told();
  window.addEventListener(
    "error",
    function (event) {
      if (event.target && event.target.tagName === "SCRIPT") told();
    },
    true,
  );
})();
