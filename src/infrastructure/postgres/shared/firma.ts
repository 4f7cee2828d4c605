import { sql } from 'drizzle-orm';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

export const firmaDeCreacion = ({ actor, reloj }: Contexto) => {
  const ahora = reloj.ahora();
  return {
    creado_en: ahora,
    creado_por: actor.email,
    actualizado_en: ahora,
    actualizado_por: actor.email,
  };
};

/** Columns every change touches; `archivado` archives or restores, and keeps the first date when repeated. */
export const firmaDeCambio = (
  { actor, reloj }: Contexto,
  archivado: boolean | undefined,
  yaArchivado: boolean,
) => {
  const ahora = reloj.ahora();
  return {
    actualizado_en: ahora,
    actualizado_por: actor.email,
    version: sql`version + 1`,
    ...(archivado === undefined || archivado === yaArchivado
      ? {}
      : { archivado_en: archivado ? ahora : null }),
  };
};
