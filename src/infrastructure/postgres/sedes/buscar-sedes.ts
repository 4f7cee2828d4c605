import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type CriteriosSedes, ETIQUETAS_DE_SEDE } from '@/domain/sedes/criterios-sedes';
import type { Sede } from '@/domain/sedes/sede';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import {
  algunaDice,
  escribirBusqueda,
  tieneTodos,
  type VozSql,
} from '@/infrastructure/postgres/shared/busqueda-sql';
import { aSede, columnasSede } from '@/infrastructure/postgres/shared/leer-sedes';
import { type Claves, codigoPlegado, opcional, ordenSql } from '@/infrastructure/postgres/shared/orden-sql';

export const CLAVES_SEDES: Claves = {
  nombre: sedes.nombre_plegado,
  municipio: opcional(sql`plegar(${sedes.municipio}) collate "C"`),
  estado: codigoPlegado(sedes.estado),
  actualizado_en: sedes.actualizado_en,
};

const VOZ: VozSql = {
  texto: (terminos) => tieneTodos(sedes.busqueda, terminos),
  campos: { estado: sedes.estado },
};

export const buscarSedes = async (db: Ejecutor, criterios: CriteriosSedes): Promise<Pagina<Sede>> => {
  const filtro = and(
    criterios.archivados === true ? isNotNull(sedes.archivado_en) : isNull(sedes.archivado_en),
    criterios.estado && eq(sedes.estado, criterios.estado),
    algunaDice(sedes, escribirBusqueda(leerBusqueda(criterios.buscar, ETIQUETAS_DE_SEDE)), [VOZ]),
  );
  const [conteo] = await db.select({ total: count() }).from(sedes).where(filtro);
  const filas = await db
    .select(columnasSede)
    .from(sedes)
    .where(filtro)
    .orderBy(...ordenSql(CLAVES_SEDES, { orden: criterios.orden, porDefecto: 'nombre', id: sedes.id }))
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  return { datos: filas.map(aSede), total: conteo?.total ?? 0 };
};
