import { and, count, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AbonoEnLista, CriteriosAbonos } from '@/domain/mensualidades/abono-en-lista';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aAbono } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { contienePalabras } from '@/infrastructure/postgres/shared/busqueda-sql';

const condicionDe = (criterios: CriteriosAbonos): SQL | undefined =>
  and(
    criterios.anulados ? undefined : isNull(abonos.anulado_en),
    criterios.desde ? gte(abonos.fecha, criterios.desde) : undefined,
    criterios.hasta ? lte(abonos.fecha, criterios.hasta) : undefined,
    criterios.medio ? eq(abonos.medio, criterios.medio) : undefined,
    criterios.referencia
      ? sql`lower(${abonos.referencia}) = lower(${criterios.referencia.trim()})`
      : undefined,
    ...contienePalabras(participantes.nombre_plegado, criterios.buscar),
  );

export const buscarAbonos = async (
  db: Ejecutor,
  criterios: CriteriosAbonos,
): Promise<Pagina<AbonoEnLista>> => {
  const condicion = condicionDe(criterios);
  const [conteo] = await db
    .select({ total: count() })
    .from(abonos)
    .innerJoin(mensualidades, eq(mensualidades.id, abonos.mensualidad_id))
    .innerJoin(participantes, eq(participantes.id, mensualidades.participante_id))
    .where(condicion);
  const filas = await db
    .select({
      abono: abonos,
      participante_id: mensualidades.participante_id,
      participante_nombre: participantes.nombre,
      periodo: mensualidades.periodo,
      concepto: mensualidades.concepto,
    })
    .from(abonos)
    .innerJoin(mensualidades, eq(mensualidades.id, abonos.mensualidad_id))
    .innerJoin(participantes, eq(participantes.id, mensualidades.participante_id))
    .where(condicion)
    .orderBy(sql`${abonos.id} desc`)
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  return {
    datos: filas.map(({ abono, ...resto }) => ({
      ...aAbono(abono),
      mensualidad_id: abono.mensualidad_id,
      ...resto,
    })),
    total: conteo?.total ?? 0,
  };
};
