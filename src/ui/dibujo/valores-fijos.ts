const DE_LA_RAIZ = /:where\(:root, :host\)\{([^}]*)\}/g;
const DEL_OSCURO = /html\[data-theme=oscuro\]\{(--chakra-[^}]*)\}/g;
const DEFINICION = /(--chakra-[\w\\.-]+):([^;}]+)/g;
const LEIDA = /var\((--chakra-[\w\\.-]+)/g;
const USO = /var\((--chakra-[\w\\.-]+)\)/g;

const definiciones = (estilos: string) =>
  [...estilos.matchAll(DEFINICION)].map(([, nombre = '', valor = '']) => ({ nombre, valor: valor.trim() }));

const contarNombres = (estilos: string) => {
  const veces = new Map<string, number>();
  for (const { nombre } of definiciones(estilos)) veces.set(nombre, (veces.get(nombre) ?? 0) + 1);
  return veces;
};

/**
 * Printed styles with the value in place of each variable that never changes: a browser resolves a variable again for
 * every element that uses it. Those of the colours are defined once more for the dark mode and stay. So do all the
 * definitions, for the rules that come later with React; the names of the classes, which React looks for, are the same.
 */
export const conValoresFijos = (estilos: string): string => {
  const veces = contarNombres(estilos);
  const fijos = new Map<string, string>();
  for (const [, cuerpo = ''] of estilos.matchAll(DE_LA_RAIZ))
    for (const { nombre, valor } of definiciones(cuerpo))
      if (veces.get(nombre) === 1) fijos.set(nombre, valor);
  return estilos.replaceAll(USO, (uso, nombre: string) => fijos.get(nombre) ?? uso);
};

/**
 * The same without the definitions that nothing printed reads, which are a tenth of what a public page may weigh. The site
 * writes them all once React is there: see `Definiciones`.
 */
export const sinDefinicionesDeMas = (estilos: string): string => {
  const leidas = new Set([...estilos.matchAll(LEIDA)].map(([, nombre = '']) => nombre));
  const podar = (regla: string, cuerpo: string): string => {
    const quedan = cuerpo
      .split(';')
      .filter((definicion) => leidas.has(definicion.slice(0, definicion.indexOf(':'))));
    return regla.replace(cuerpo, quedan.map((definicion) => `${definicion};`).join(''));
  };
  return [DE_LA_RAIZ, DEL_OSCURO].reduce((texto, reglas) => texto.replaceAll(reglas, podar), estilos);
};
