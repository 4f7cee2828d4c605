import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Id } from '@/domain/shared/id';
import { type CampoQueNombra, errorDeReferencia } from '@/domain/shared/integridad';

/** The integer an id names; `null` for anything this database could not have given. */
export const leerId = (id: Id | null | undefined): number | null => {
  const texto = String(id ?? '');
  if (!/^[1-9]\d{0,15}$/.test(texto)) return null;
  const numero = Number(texto);
  return Number.isSafeInteger(numero) ? numero : null;
};

/** An id that this database could not have given is nobody's. */
export const igualId = (columna: PgColumn, id: Id): SQL => {
  const numero = leerId(id);
  return numero === null ? sql`false` : eq(columna, numero);
};

/** The number of the record that another one names. Throws VALIDACION for what no record can have. */
export const leerReferencia = (id: Id, referencia: CampoQueNombra): number => {
  const numero = leerId(id);
  if (numero === null) throw errorDeReferencia(referencia);
  return numero;
};
