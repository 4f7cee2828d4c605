import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { aHoja, type Hoja } from './a-hoja';
import { exigirLista } from './exigir-lista';
import { decodificar, leerCsv } from './leer-csv';
import type { LibroLeido } from './leer-xlsx';
import { queArchivoEs } from './que-archivo-es';

export const ARCHIVO_MAXIMO = 10_485_760;

const FALLAS = {
  DANADO: 'El archivo de Excel está dañado: ábralo y guárdelo de nuevo como .xlsx o .csv',
  PESADO:
    'El archivo de Excel es demasiado grande por dentro: copie solo la lista a un libro nuevo y guárdelo',
  SIN_LECTOR: 'No fue posible abrir el archivo: revise su conexión y elíjalo otra vez, o guárdelo como .csv',
};

type LeerLibro = (bytes: ArrayBuffer) => Promise<LibroLeido>;

/** The heaviest book that is read takes a few seconds on a phone; one that was made to take for ever is left. */
const PLAZO_MS = 30_000;

const enSuHilo: LeerLibro = (bytes) => {
  const hilo = new Worker(new URL('./leer-xlsx.obrero.ts', import.meta.url), { type: 'module' });
  let plazo: ReturnType<typeof setTimeout>;
  return new Promise<LibroLeido>((resolver) => {
    hilo.onmessage = ({ data }: MessageEvent<LibroLeido>) => resolver(data);
    // Its code did not arrive, or it had no memory for what it read.
    hilo.onerror = () => resolver({ falla: 'SIN_LECTOR' });
    plazo = setTimeout(() => resolver({ falla: 'PESADO' }), PLAZO_MS);
    hilo.postMessage(bytes, [bytes]);
  }).finally(() => {
    clearTimeout(plazo);
    hilo.terminate();
  });
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
      : [aHoja({ nombre: '', filas: leerCsv(decodificar(bytes)) })];
  const hojas = leidas.filter(({ filas }) => filas.length > 0);
  if (hojas.length === 0) throw errorValidacion('El archivo está vacío: no tiene nada escrito');
  hojas.forEach(exigirLista);
  return hojas;
};
