import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Celda } from '@/domain/shared/lectura/celda';
import { sinNeutralizar } from '@/ui/panel/comun/exportacion/neutralizar-celda';
import { decodificar, leerCsv } from './leer-csv';
import type { LibroLeido } from './leer-xlsx';
import { queArchivoEs } from './que-archivo-es';

export interface FilaDeArchivo {
  /** As the spreadsheet numbers it, from 1. */
  numero: number;
  celdas: readonly Celda[];
}

/** Without its empty rows. */
export interface Hoja {
  /** Empty for a file of text, which has one only. */
  nombre: string;
  filas: readonly FilaDeArchivo[];
}

export const ARCHIVO_MAXIMO = 10_485_760;

/** Without the spaces around it and the apostrophes that our own exports put before what a sheet would run as a formula. */
const limpiar = (celda: Celda): Celda => (typeof celda === 'string' ? sinNeutralizar(celda.trim()) : celda);

const aHoja = ({ nombre, filas }: { nombre: string; filas: readonly Celda[][] }): Hoja => ({
  nombre,
  filas: filas
    .map((celdas, n) => ({ numero: n + 1, celdas: celdas.map(limpiar) }))
    .filter(({ celdas }) => celdas.some((celda) => celda !== '')),
});

const FALLAS = {
  DANADO: 'El archivo de Excel está dañado: ábralo y guárdelo de nuevo como .xlsx o .csv',
  PESADO:
    'El archivo de Excel es demasiado grande por dentro: copie solo la lista a un libro nuevo y guárdelo',
  SIN_LECTOR: 'No fue posible abrir el archivo: revise su conexión y elíjalo otra vez, o guárdelo como .csv',
};

type LeerLibro = (bytes: ArrayBuffer) => Promise<LibroLeido>;

const enSuHilo: LeerLibro = (bytes) => {
  const hilo = new Worker(new URL('./leer-xlsx.obrero.ts', import.meta.url), { type: 'module' });
  return new Promise<LibroLeido>((resolver) => {
    hilo.onmessage = ({ data }: MessageEvent<LibroLeido>) => resolver(data);
    // Its code did not arrive, or it had no memory for what it read.
    hilo.onerror = () => resolver({ falla: 'SIN_LECTOR' });
    hilo.postMessage(bytes, [bytes]);
  }).finally(() => hilo.terminate());
};

const hojasDeLibro = async (bytes: ArrayBuffer, leerLibro: LeerLibro) => {
  const leido = await leerLibro(bytes);
  if ('falla' in leido) throw errorValidacion(FALLAS[leido.falla]);
  return leido.hojas;
};

/** The sheets of a file that have something written; at least one. Throws VALIDACION with what the person can do about it. */
export const leerHojas = async (archivo: File, leerLibro = enSuHilo): Promise<Hoja[]> => {
  if (archivo.size > ARCHIVO_MAXIMO)
    throw errorValidacion('El archivo pesa más de 10 MB: divídalo en varios .xlsx o .csv');
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  const contenido = queArchivoEs(bytes);
  if (contenido.tipo === 'otro') throw errorValidacion(contenido.mensaje);
  const leidas =
    contenido.tipo === 'libro'
      ? await hojasDeLibro(bytes.buffer, leerLibro)
      : [{ nombre: '', filas: leerCsv(decodificar(bytes)) }];
  const hojas = leidas.map(aHoja).filter(({ filas }) => filas.length > 0);
  if (hojas.length === 0) throw errorValidacion('El archivo está vacío: no tiene nada escrito');
  return hojas;
};
