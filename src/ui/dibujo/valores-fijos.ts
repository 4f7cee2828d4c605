const DE_LA_RAIZ = /:where\(:root, :host\)\{([^}]*)\}/g;
const DEFINICION = /(--chakra-[\w\\.-]+):([^;}]+)/g;
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
