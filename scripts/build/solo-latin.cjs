/** Drops every @font-face whose file is not the latin subset: the product is written in Spanish only. */
module.exports = function soloLatin(css) {
  return css.replace(/@font-face\s*\{[^}]*\}/g, (bloque) =>
    /-latin-(?:wght|opsz|full|standard|soft|wonk|slnt|\d+)/.test(bloque) ? bloque : '',
  );
};
