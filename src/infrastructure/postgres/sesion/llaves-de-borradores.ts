import { createHmac } from 'node:crypto';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { secretoGuardado } from '@/infrastructure/postgres/shared/secreto-guardado';

/** One key per person out of one secret: nothing to keep for each of them, and none tells about another. */
export const llavesDeBorradores = (db: Ejecutor): ((usuario: Id) => Promise<string>) => {
  const secreto = secretoGuardado(db, 'borradores');
  return async (usuario) =>
    createHmac('sha256', await secreto())
      .update(String(usuario))
      .digest('base64url');
};
