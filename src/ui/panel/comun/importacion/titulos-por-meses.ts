import {
  columnasDeMeses,
  columnasQueOcupan,
  conLosDeArriba,
  sonSubtitulos,
} from '@/domain/shared/importacion/meses-en-columnas';
import type { FilaDeArchivo, Hoja } from './a-hoja';
import { aTabla, LARGO_DE_TITULO, type LugarTitulos, type Tabla, textosDe } from './tabla';

const tieneMeses = (titulos: readonly string[]): boolean => columnasDeMeses(titulos).length > 0;

const iguales = (unos: readonly string[], otros: readonly string[]): boolean =>
  unos.every((texto, n) => texto === otros[n]);

/** The titles of that row; of months, with those of the row above that are of them too. */
export const titulosConLosDeArriba = (fila: FilaDeArchivo, hoja: Hoja): readonly string[] => {
  const titulos = textosDe(fila);
  const arriba = hoja.filas[hoja.filas.indexOf(fila) - 1];
  return arriba ? conLosDeArriba(titulos, textosDe(arriba)) : titulos;
};

/** Nothing is written in both of them, months aside: they are titles of two rows, and not a person under them. */
const seCompletan = (arriba: readonly string[], titulos: readonly string[]): boolean => {
  const deMes = columnasQueOcupan(columnasDeMeses(conLosDeArriba(titulos, arriba)));
  return titulos.every((titulo, n) => titulo === '' || (arriba[n] ?? '') === '' || deMes.has(n));
};

/**
 * Of titles in two rows (`NOMBRE` and the years above the months, or each month above its amount and its day), the one that was
 * chosen may be the first.
 */
const enSuFila = (lugar: LugarTitulos): LugarTitulos => {
  const { hoja, filaTitulos } = lugar;
  const n = hoja.filas.findIndex(({ numero }) => numero === filaTitulos);
  const [fila, siguiente] = hoja.filas.slice(n, n + 2);
  if (!fila || !siguiente) return lugar;
  if (tieneMeses(textosDe(fila)) && !sonSubtitulos(textosDe(siguiente))) return lugar;
  const enDos = tieneMeses(titulosConLosDeArriba(siguiente, hoja));
  return enDos && seCompletan(textosDe(fila), textosDe(siguiente))
    ? { hoja, filaTitulos: siguiente.numero }
    : lugar;
};

/** The table of a sheet that may have its months under another row of titles. */
export const aTablaConMeses = (elegido: LugarTitulos): Tabla => {
  const lugar = enSuFila(elegido);
  const tabla = aTabla(lugar);
  const { filas } = lugar.hoja;
  const n = filas.findIndex(({ numero }) => numero === lugar.filaTitulos);
  const arriba = filas[n - 1];
  if (!arriba) return tabla;
  const juntos = conLosDeArriba(tabla.titulos, textosDe(arriba));
  if (!tieneMeses(juntos) || iguales(juntos, tabla.titulos)) return tabla;
  return {
    ...tabla,
    titulos: juntos.map((titulo) => titulo.slice(0, LARGO_DE_TITULO)),
    filaDeArriba: arriba.numero,
  };
};
