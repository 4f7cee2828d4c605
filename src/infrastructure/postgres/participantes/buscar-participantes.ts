import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Pagina } from '@/domain/shared/pagina';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  aParticipante,
  columnasParticipante,
} from '@/infrastructure/postgres/participantes/columnas-participante';
import { deudaDe } from '@/infrastructure/postgres/participantes/deudas';
import { elegirParticipantes } from '@/infrastructure/postgres/participantes/elegir-participantes';
import {
  CLAVES_PARTICIPANTES,
  filtroParticipantes,
} from '@/infrastructure/postgres/participantes/filtro-participantes';
import { totalParticipantes } from '@/infrastructure/postgres/participantes/total-participantes';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { leerTotal } from '@/infrastructure/postgres/shared/leer-total';
import { ordenSql } from '@/infrastructure/postgres/shared/orden-sql';

const { id, nombres, apellidos, telefono } = getTableColumns(acudientes);
const principal = { id, nombres, apellidos, telefono };

const aPrincipal = (
  fila: {
    [K in keyof typeof principal]: (typeof principal)[K]['_']['data'] | null;
  },
): ParticipanteEnLista['acudiente_principal'] =>
  fila.id === null
    ? null
    : { id: fila.id, nombre: `${fila.nombres} ${fila.apellidos}`.trim(), telefono: fila.telefono };

/**
 * One page with its total, and the principal acudiente and balance of each row, in one statement: which rows are chosen
 * first, and only those are read whole.
 */
export const buscarParticipantes = async (
  { db, reloj }: Contexto,
  criterios: CriteriosParticipantes,
): Promise<Pagina<ParticipanteEnLista>> => {
  const hoy = fechaEnBogota(reloj.ahora());
  const filtro = filtroParticipantes(criterios, hoy);
  const total = totalParticipantes(criterios, filtro);
  const elegidos = elegirParticipantes(db, criterios, { filtro, total });
  const deuda = deudaDe(participantes.id, hoy);
  const filas = await db
    .select({ fila: columnasParticipante, principal, deuda: deuda.columnas, total: elegidos.total })
    .from(elegidos)
    .innerJoin(participantes, eq(participantes.id, elegidos.id))
    .leftJoin(acudientes, and(eq(acudientes.id_participante, participantes.id), acudientes.es_principal))
    .leftJoin(deuda.tabla, sql`true`)
    .orderBy(
      ...ordenSql(CLAVES_PARTICIPANTES, {
        orden: criterios.orden,
        porDefecto: 'nombre',
        id: participantes.id,
      }),
    )
    .prepare('participantes')
    .execute();
  const [primera] = filas;
  return {
    datos: filas.map(({ fila, principal: suyo, deuda: debe }) => ({
      ...aParticipante(fila),
      acudiente_principal: suyo && aPrincipal(suyo),
      ...debe,
    })),
    // Past the last page there is no row to bring the total.
    total: primera ? Number(primera.total) : await leerTotal(db, total),
  };
};
