import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { textoDeCelda } from '@/domain/shared/lectura/celda';
import type { Hoja } from './a-hoja';

/** Each one may be chosen for each field: with thousands the page would stop. */
const COLUMNAS_MAXIMAS = 500;

/** Excel takes no more; in a text, quotes that open and never close make one cell of all that follows. */
const LARGO_MAXIMO = 32_767;

const SOLO_LA_LISTA = 'copie solo la lista a un libro nuevo y guárdelo';

/** Throws VALIDACION for what is no list of anything, with what to do about it, before a page is made of it. */
export const exigirLista = ({ nombre, filas }: Hoja): void => {
  const cual = nombre === '' ? 'El archivo' : `La hoja «${nombre}»`;
  for (const { numero, celdas } of filas) {
    const columnas = celdas.findLastIndex((celda) => celda !== '') + 1;
    if (columnas > COLUMNAS_MAXIMAS)
      throw errorValidacion(`${cual} tiene ${formatearNumero(columnas)} columnas: ${SOLO_LA_LISTA}`);
    if (celdas.some((celda) => textoDeCelda(celda).length > LARGO_MAXIMO))
      throw errorValidacion(
        `La fila ${formatearNumero(numero)} tiene una celda de más de ${formatearNumero(LARGO_MAXIMO)} letras: revise que no haya unas comillas sin cerrar`,
      );
  }
};
