import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { intentosAcceso } from '@/infrastructure/postgres/esquema/sesiones';

/** Of everybody: attempts are kept under digests, and which are of one person cannot be told. They last minutes. */
export const olvidarIntentos = async (db: Ejecutor): Promise<void> => {
  await db.delete(intentosAcceso);
};
