const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const CONDICIONES = /(const defaultConditions = defineConditions\(\{\n)([\s\S]*?)(\n\}\);)/;
const UTILIDADES = /(\n {2}utilities: \{\n)([\s\S]*?)(\n {2}\}\n\}\);)/;
const PROPIEDADES = /(cssPropertiesStr = ")([^"]+)(")/;

/** Every word written in the interface, `_` in front included: no style property can be used without being written. */
const palabrasDe = (carpeta) => {
  const archivos = readdirSync(carpeta, { recursive: true }).filter((nombre) => /\.tsx?$/.test(nombre));
  const textos = archivos.map((nombre) => readFileSync(join(carpeta, nombre), 'utf8'));
  return new Set(textos.flatMap((texto) => texto.match(/_?[A-Za-z]+/g) ?? []));
};

/** The entries of an object literal whose keys start each line at that depth. */
const entradas = (cuerpo, sangria) =>
  cuerpo
    .replace(/^\s*\/\/.*\n/gm, '')
    .split(new RegExp(`,\\n(?= {${sangria}}\\w+:)`))
    .map((texto) => ({ texto, nombre: texto.trim().split(':', 1)[0] }));

const abreviaturas = (texto) =>
  [...texto.matchAll(/shorthand: \[([^\]]*)\]/g)].flatMap(([, lista]) => lista.match(/\w+/g) ?? []);

const recortar = (fuente, patron, elegir) => {
  if (!patron.test(fuente))
    throw new Error(`solo-usado: no reconoce ${patron}; revise la versión de la biblioteca`);
  return fuente.replace(patron, (_, antes, cuerpo, despues) => antes + elegir(cuerpo) + despues);
};

const deEntradas = (sangria, seUsa) => (cuerpo) =>
  entradas(cuerpo, sangria)
    .filter(seUsa)
    .map(({ texto }) => texto)
    .join(',\n');

/**
 * Leaves in Chakra's base preset, and in the list of CSS properties beside it, only what the interface names: the
 * conditions, utilities and properties that nobody writes are half of their bytes.
 */
const soloUsado = (fuente, palabras) => {
  if (PROPIEDADES.test(fuente))
    return recortar(fuente, PROPIEDADES, (lista) =>
      lista
        .split(',')
        .filter((nombre) => palabras.has(nombre))
        .join(','),
    );
  const sinCondiciones = recortar(
    fuente,
    CONDICIONES,
    deEntradas(2, ({ nombre }) => palabras.has(`_${nombre}`)),
  );
  return recortar(
    sinCondiciones,
    UTILIDADES,
    deEntradas(4, ({ nombre, texto }) => [nombre, ...abreviaturas(texto)].some((n) => palabras.has(n))),
  );
};

let palabras;

module.exports = function cargador(fuente) {
  palabras ??= palabrasDe(this.getOptions().carpeta);
  return soloUsado(fuente, palabras);
};
module.exports.soloUsado = soloUsado;
module.exports.palabrasDe = palabrasDe;
