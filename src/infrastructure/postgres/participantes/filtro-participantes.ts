import { and, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { FiltroParticipantes } from '@/domain/participantes/criterios-participantes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { contienePalabras } from '@/infrastructure/postgres/shared/busqueda-sql';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { type Claves, codigoPlegado } from '@/infrastructure/postgres/shared/orden-sql';

const p = participantes;

export const filtroParticipantes = (filtro: FiltroParticipantes): SQL | undefined =>
  and(
    filtro.archivados === true ? isNotNull(p.archivado_en) : isNull(p.archivado_en),
    ...contienePalabras(p.busqueda, filtro.buscar),
    filtro.estado && eq(p.estado, filtro.estado),
    filtro.sede_id === undefined ? undefined : igualId(filtro.sede_id),
    filtro.area && eq(p.area, filtro.area),
    filtro.programa && eq(p.programa, filtro.programa),
    filtro.ingreso_desde ? gte(p.fecha_ingreso, filtro.ingreso_desde) : undefined,
    filtro.ingreso_hasta ? lte(p.fecha_ingreso, filtro.ingreso_hasta) : undefined,
  );

const igualId = (id: number | string): SQL => {
  const numero = leerId(id);
  return numero === null ? sql`false` : eq(p.sede_id, numero);
};

export const CLAVES_PARTICIPANTES: Claves = {
  nombre: p.nombre_plegado,
  estado: codigoPlegado(p.estado),
  programa: codigoPlegado(p.programa),
  fecha_ingreso: p.fecha_ingreso,
  actualizado_en: p.actualizado_en,
};
