import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { CARPETA_EMBEBIDA, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { exigirRestauracionTerminada } from '@/infrastructure/storage/respaldos/poner-en-su-lugar';

/**
 * An order that works on what there is does not begin an empty database where there is none, nor writes anything there: run
 * without the variables of the server it would answer as if all were well. Throws ErrorRespaldo, whose message is for
 * whoever ran it.
 */
export const exigirBase = ({ url, carpeta }: UbicacionDatos): void => {
  exigirRestauracionTerminada(carpeta);
  if (url || existsSync(join(carpeta, CARPETA_EMBEBIDA))) return;
  throw errorRespaldo(
    `En ${resolve(carpeta)} no hay una base de datos: revise DATA_DIR o DATABASE_URL. ` +
      'La orden necesita las mismas del servidor: DATA_DIR dice la carpeta y DATABASE_URL, el PostgreSQL. ' +
      'En docs/operacion.md, «Órdenes de consola» dice cómo dárselas.',
  );
};
