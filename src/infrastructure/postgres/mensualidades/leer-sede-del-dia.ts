import { eq } from 'drizzle-orm';
import { SEDE_DE_ABONO } from '@/domain/mensualidades/integridad-mensualidad';
import { sedeDelPago } from '@/domain/participantes/estancias/ocupacion-en';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { errorDeReferencia } from '@/domain/shared/integridad';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { leerEstancias } from '@/infrastructure/postgres/shared/leer-estancias';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** The house that receives what somebody pays that day. */
export const leerSedeDelDia = async (
  db: Ejecutor,
  participante: Id,
  dia: FechaCalendario,
): Promise<number | null> => {
  const [persona] = await db
    .select({ sede_id: participantes.sede_id, area: participantes.area })
    .from(participantes)
    .where(eq(participantes.id, Number(participante)));
  const sede = persona ? sedeDelPago(persona, await leerEstancias(db, participante), dia) : null;
  return sede === null ? null : Number(sede);
};

/** The number of one that was chosen: whether it exists is known when it is written. Throws VALIDACION. */
export const exigirSede = (sede: Id): number => {
  const numero = leerId(sede);
  if (numero === null) throw errorDeReferencia(SEDE_DE_ABONO);
  return numero;
};

export type LectorDeSede = (participante: Id, dia: FechaCalendario) => Promise<number | null>;

/** The same, read once for each person and day. Needs an open transaction, with those people locked. */
export const lectorDeSedeDelDia = (db: Ejecutor): LectorDeSede => {
  const leidas = new Map<string, number | null>();
  return async (participante, dia) => {
    const cual = `${participante} ${dia}`;
    const leida = leidas.get(cual);
    if (leida !== undefined) return leida;
    const sede = await leerSedeDelDia(db, participante, dia);
    leidas.set(cual, sede);
    return sede;
  };
};
