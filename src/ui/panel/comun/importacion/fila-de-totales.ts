import type { TipoCampo } from '@/domain/shared/campos/campo';
import type { Columnas } from '@/domain/shared/importacion/columna';
import { esFormula, leerDineroDeCelda, textoDeCelda } from '@/domain/shared/lectura/celda';
import { plegar } from '@/domain/shared/textos';
import type { FilaDeArchivo } from './a-hoja';
import type { Correspondencia } from './adivinar-columnas';

/** `TOTAL`, `Total general:`, `Subtotal enero`, `TOTAL: 25`. */
const DICE_TOTAL = /^(?:(?:gran|suma) )?(?:sub)?total(?:es)?\b/;

/** What is added up, or counted. */
const SE_SUMA: ReadonlySet<TipoCampo> = new Set<TipoCampo>(['dinero', 'cantidad', 'conteo', 'porcentaje']);

/**
 * The row at the foot of a list that adds it up: it says so, and the rest are numbers. With a document, a phone or a date it is
 * somebody's, whatever it says.
 */
export const esDeTotales = (conocidas: Columnas, columnas: Correspondencia) => {
  const campoDe = new Map(
    Object.entries(columnas).map(([nombre, n]) => [n, conocidas[nombre]?.campo.tipo] as const),
  );
  return ({ celdas }: FilaDeArchivo): boolean => {
    const escritas = [...celdas.entries()].filter(([, celda]) => celda !== '');
    const sumas = escritas.filter(([, celda]) => !DICE_TOTAL.test(plegar(textoDeCelda(celda))));
    return (
      sumas.length < escritas.length &&
      sumas.every(([n, celda]) => {
        const tipo = campoDe.get(n);
        return (
          (tipo === undefined || SE_SUMA.has(tipo)) &&
          (esFormula(celda) || 'valor' in leerDineroDeCelda(celda))
        );
      })
    );
  };
};

/** `Elaboró: Marta Díaz`, or the line where somebody signs: names have no colon, and somebody's name has letters. */
const ES_NOTA = /:|^[^\p{L}\p{N}]+$/u;

/** What is written alone in its row and is nobody's: who made the list, or up to which day. */
export const esNotaDeLaHoja = ({ celdas }: FilaDeArchivo): boolean => {
  const escritas = celdas.filter((celda) => celda !== '');
  return escritas.length === 1 && escritas.every((celda) => ES_NOTA.test(textoDeCelda(celda)));
};
