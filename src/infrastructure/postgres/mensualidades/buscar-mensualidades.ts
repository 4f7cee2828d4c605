import { count, sql } from 'drizzle-orm';
import type {
  CriteriosMensualidades,
  FiltroMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { conAbonos, filtroMensualidades } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { type Claves, codigoPlegado, ordenSql } from '@/infrastructure/postgres/shared/orden-sql';

const CLAVES: Claves = {
  periodo: mensualidades.periodo,
  fecha_vencimiento: mensualidades.fecha_vencimiento,
  valor: mensualidades.valor,
  estado: codigoPlegado(mensualidades.estado),
  actualizado_en: mensualidades.actualizado_en,
};

export const buscarMensualidades = async (
  db: Ejecutor,
  criterios: CriteriosMensualidades,
): Promise<Pagina<Mensualidad>> => {
  const filtro = filtroMensualidades(criterios);
  const [conteo] = await db.select({ total: count() }).from(mensualidades).where(filtro);
  const filas = await db
    .select()
    .from(mensualidades)
    .where(filtro)
    .orderBy(...ordenSql(CLAVES, { orden: criterios.orden, porDefecto: '-periodo', id: mensualidades.id }))
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  const ids = filas.map((fila) => fila.id);
  return { datos: await conAbonos(db, filas, ids), total: conteo?.total ?? 0 };
};

export const listarMensualidades = async (
  db: Ejecutor,
  filtro: FiltroMensualidades,
): Promise<Mensualidad[]> => {
  const condicion = filtroMensualidades(filtro);
  const filas = await db.select().from(mensualidades).where(condicion).orderBy(mensualidades.id);
  const elegidas = sql`(select ${mensualidades.id} from ${mensualidades} where ${condicion ?? sql`true`})`;
  return conAbonos(db, filas, elegidas);
};
