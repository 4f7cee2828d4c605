import { and, count, eq, inArray } from 'drizzle-orm';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  aParticipante,
  columnasParticipante,
} from '@/infrastructure/postgres/participantes/columnas-participante';
import { deudasDe, SIN_DEUDA } from '@/infrastructure/postgres/participantes/deudas';
import {
  CLAVES_PARTICIPANTES,
  filtroParticipantes,
} from '@/infrastructure/postgres/participantes/filtro-participantes';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { ordenSql } from '@/infrastructure/postgres/shared/orden-sql';

const principalesDe = async (db: Ejecutor, ids: number[]) => {
  if (ids.length === 0) return new Map<number, ParticipanteEnLista['acudiente_principal']>();
  const filas = await db
    .select({
      id: acudientes.id,
      participante: acudientes.id_participante,
      nombres: acudientes.nombres,
      apellidos: acudientes.apellidos,
      telefono: acudientes.telefono,
    })
    .from(acudientes)
    .where(and(inArray(acudientes.id_participante, ids), eq(acudientes.es_principal, true)));
  return new Map(
    filas.map(({ participante, id, nombres, apellidos, telefono }) => [
      participante,
      { id, nombre: `${nombres} ${apellidos}`.trim(), telefono },
    ]),
  );
};

/** One page with its total, and the principal acudiente and balance of each row. */
export const buscarParticipantes = async (
  { db, reloj }: Contexto,
  criterios: CriteriosParticipantes,
): Promise<Pagina<ParticipanteEnLista>> => {
  const hoy = fechaEnBogota(reloj.ahora());
  const filtro = filtroParticipantes(criterios, hoy);
  const [conteo] = await db.select({ total: count() }).from(participantes).where(filtro);
  const filas = await db
    .select(columnasParticipante)
    .from(participantes)
    .where(filtro)
    .orderBy(
      ...ordenSql(CLAVES_PARTICIPANTES, {
        orden: criterios.orden,
        porDefecto: 'nombre',
        id: participantes.id,
      }),
    )
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  const ids = filas.map((fila) => fila.id);
  const principales = await principalesDe(db, ids);
  const deudas = await deudasDe(db, ids, hoy);
  return {
    datos: filas.map((fila) => ({
      ...aParticipante(fila),
      acudiente_principal: principales.get(fila.id) ?? null,
      ...(deudas.get(fila.id) ?? SIN_DEUDA),
    })),
    total: conteo?.total ?? 0,
  };
};
