import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { CARPETA_EMBEBIDA, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { leerMigraciones } from '@/infrastructure/postgres/respaldos/leer-catalogo';
import { exigirRestauracionTerminada } from '@/infrastructure/storage/respaldos/poner-en-su-lugar';

const LAS_DEL_SERVIDOR =
  'La orden necesita las mismas del servidor: DATA_DIR dice la carpeta y DATABASE_URL, el PostgreSQL. ' +
  'En docs/operacion.md, «Órdenes de consola» dice cómo dárselas.';

/**
 * An order that works on what there is does not begin an empty database where there is none, nor writes anything there: run
 * without the variables of the server it would answer as if all were well. Throws ErrorRespaldo, whose message is for
 * whoever ran it.
 */
export const exigirBase = ({ url, carpeta }: UbicacionDatos): void => {
  exigirRestauracionTerminada(carpeta);
  if (url || existsSync(join(carpeta, CARPETA_EMBEBIDA))) return;
  throw errorRespaldo(
    `En ${resolve(carpeta)} no hay una base de datos: revise DATA_DIR o DATABASE_URL. ${LAS_DEL_SERVIDOR}`,
  );
};

/**
 * The same of the folder, for what works on what is in it, also with a database elsewhere: a backup without the files, or
 * signed with a new key, would be said to be good. Throws ErrorRespaldo.
 */
export const exigirCarpeta = (carpeta: string): void => {
  if (existsSync(carpeta)) return;
  throw errorRespaldo(
    `No existe ${resolve(carpeta)}, donde el servidor deja sus archivos: revise DATA_DIR. ${LAS_DEL_SERVIDOR}`,
  );
};

/** The same of a database that is there and where no server ever began. Throws ErrorRespaldo. */
export const exigirQueHayaEmpezado = async (db: Ejecutor): Promise<void> => {
  if ((await leerMigraciones(db)).length > 0) return;
  throw errorRespaldo(
    'La base de datos está vacía: ningún servidor ha empezado en ella. Si ya había datos, revise DATABASE_URL. ' +
      'Si es nueva, inicie el servidor una vez, que la prepara y dice cómo entrar, o restaure un respaldo con npm run restore.',
  );
};
