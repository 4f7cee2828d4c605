const DE_ESTATICOS = /(["'`])\/(?=(?:img|video)\/)/g;

/** Puts the path the demo is published under before the addresses of the static files. */
module.exports = function conBase(fuente) {
  return fuente.replace(DE_ESTATICOS, (_, comilla) => comilla + this.getOptions().base);
};
