import { validarClave } from '@/domain/archivos/ruta-archivo';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { RUTA_FIRMA } from '@/domain/respaldos/firma-de-respaldo';
import { CARPETA_ARCHIVOS, RUTA_MANIFIESTO } from '@/domain/respaldos/manifiesto';

const FILAS = /^datos\/[a-z0-9_]+\/\d+\.ndjson$/;

const LARGO = 120;

const corta = (ruta: string): string => (ruta.length > LARGO ? `${ruta.slice(0, LARGO)}…` : ruta);

/** Throws ErrorRespaldo for a file or a folder that the store would not keep: it says another place, or none. */
export const exigirLugarDeArchivo = (ruta: string): void => {
  try {
    if (validarClave(ruta) !== '') return;
  } catch (error) {
    throw errorRespaldo(
      `El respaldo está dañado: «${corta(ruta)}» no se puede guardar. ${(error as Error).message}.`,
    );
  }
  throw errorRespaldo('El respaldo está dañado: tiene un archivo sin nombre.');
};

/** Throws ErrorRespaldo for a part that is of no place of a backup: known before anything of it is written. */
export const exigirLugar = (ruta: string): void => {
  if (ruta.startsWith(CARPETA_ARCHIVOS)) exigirLugarDeArchivo(ruta.slice(CARPETA_ARCHIVOS.length));
  else if (ruta !== RUTA_MANIFIESTO && ruta !== RUTA_FIRMA && !FILAS.test(ruta))
    throw errorRespaldo(`El respaldo está dañado: «${corta(ruta)}» no es de este programa.`);
};
