import { eq } from 'drizzle-orm';
import { sedeDelDia } from '@/domain/participantes/estancias/ocupacion-en';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { leerEstancias } from '@/infrastructure/postgres/shared/leer-estancias';

/** Where somebody lived that day. */
export const leerSedeDelDia = async (
  db: Ejecutor,
  participante: Id,
  dia: FechaCalendario,
): Promise<number | null> => {
  const [persona] = await db
    .select({ sede_id: participantes.sede_id, area: participantes.area })
    .from(participantes)
    .where(eq(participantes.id, Number(participante)));
  const sede = persona ? sedeDelDia(persona, await leerEstancias(db, participante), dia) : null;
  return sede === null ? null : Number(sede);
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
