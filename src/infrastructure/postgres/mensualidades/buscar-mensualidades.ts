import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Tandas } from '@/application/servicios/recorridos';
import {
  alcancesDeMensualidades,
  type CriteriosMensualidades,
  type FiltroMensualidades,
  leerBusquedaDeMensualidades,
  leerConSedeDeMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { conteoMensualidades as c } from '@/infrastructure/postgres/esquema/conteos';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { buscadosPorNumero } from '@/infrastructure/postgres/mensualidades/filtro-abonos';
import { conNombres, criteriosSql } from '@/infrastructure/postgres/mensualidades/filtro-mensualidades';
import { conAbonos, filtroMensualidades } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { buscarPorPasos } from '@/infrastructure/postgres/shared/busqueda-sql';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { igualId } from '@/infrastructure/postgres/shared/leer-id';
import { type Claves, codigoPlegado, opcional, ordenSql } from '@/infrastructure/postgres/shared/orden-sql';
import { porTandas } from '@/infrastructure/postgres/shared/por-tandas';
import {
  cuentaDeFilas,
  leerTotal,
  seCuentaPor,
  sumaDeConteos,
} from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = ['periodo', 'estado', 'concepto', 'sede_id'] as const;

/** How many meet the criteria, whose condition is `filtro`: from the kept counts when they can tell. */
const totalMensualidades = (criterios: CriteriosMensualidades, filtro: SQL | undefined): SQL<number> => {
  if (!seCuentaPor({ ...criterios }, CONTADOS)) return cuentaDeFilas(mensualidades, filtro);
  const { periodo, estado, concepto, sede_id } = criterios;
  return sumaDeConteos(
    c,
    and(
      periodo ? eq(c.periodo, periodo) : undefined,
      estado && eq(c.estado, estado),
      concepto && eq(c.concepto, concepto),
      sede_id === undefined ? undefined : igualId(c.sede_id, sede_id),
    ),
  );
};

export const recorrerMensualidades = (
  { db }: Contexto,
  filtro: FiltroMensualidades,
): Tandas<MensualidadConSaldo> =>
  porTandas(async (despuesDe, cuantas) => {
    const filas = await db
      .select()
      .from(mensualidades)
      .where(and(filtroMensualidades(filtro), gt(mensualidades.id, despuesDe)))
      .orderBy(mensualidades.id)
      .limit(cuantas);
    return conAbonos(
      db,
      filas,
      filas.map(({ id }) => id),
    );
  });

export const CLAVES_MENSUALIDADES: Claves = {
  // As ORDENES_POR_MES of the domain.
  periodo: opcional(mensualidades.periodo, { empatesAscendentes: true }),
  fecha_vencimiento: opcional(mensualidades.fecha_vencimiento, { empatesAscendentes: true }),
  valor: mensualidades.valor,
  estado: codigoPlegado(mensualidades.estado),
  actualizado_en: mensualidades.actualizado_en,
};

const leer = async (
  db: Ejecutor,
  criterios: CriteriosMensualidades,
  filtro: SQL | undefined,
  hoy: FechaCalendario,
): Promise<Pagina<MensualidadEnLista>> => {
  const total = await leerTotal(db, totalMensualidades(criterios, filtro));
  if (total === 0) return { datos: [], total };
  const filas = await db
    .select()
    .from(mensualidades)
    .where(filtro)
    .orderBy(
      ...ordenSql(CLAVES_MENSUALIDADES, {
        orden: criterios.orden,
        porDefecto: '-periodo',
        id: mensualidades.id,
      }),
    )
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  const ids = filas.map((fila) => fila.id);
  const datos = await conNombres(db, await conAbonos(db, filas, ids), hoy);
  return { datos, total };
};

export const buscarMensualidades = async (
  { db, reloj }: Contexto,
  criterios: CriteriosMensualidades,
): Promise<Pagina<MensualidadEnLista>> => {
  const hoy = fechaEnBogota(reloj.ahora());
  const porNumero = buscadosPorNumero(criterios.buscar);
  if (porNumero) {
    const filtro = and(
      criteriosSql(criterios, { busqueda: leerBusqueda(undefined), alcance: 'PROPIO', hoy }),
      // As a list of ids: the planner, who takes them for many, would go through every fee in its order to meet them.
      sql`${mensualidades.id} = any(array(select ${abonos.mensualidad_id} from ${abonos} where ${porNumero}))`,
    );
    const propias = await leer(db, criterios, filtro, hoy);
    if (propias.total > 0) return propias;
  }
  const pedida = leerBusquedaDeMensualidades(criterios.buscar);
  return buscarPorPasos(db, pedida, {
    alcances: alcancesDeMensualidades(criterios, pedida),
    leer: (busqueda, alcance) =>
      leer(db, criterios, criteriosSql(criterios, { busqueda, alcance, hoy }), hoy),
    hay: ({ total }) => total > 0,
    conSede: (sedes) => leerConSedeDeMensualidades(criterios.buscar, sedes),
  });
};

export const listarMensualidades = async (
  db: Ejecutor,
  filtro: FiltroMensualidades,
): Promise<MensualidadConSaldo[]> => {
  const condicion = filtroMensualidades(filtro);
  const filas = await db.select().from(mensualidades).where(condicion).orderBy(mensualidades.id);
  const elegidas = sql`(select ${mensualidades.id} from ${mensualidades} where ${condicion ?? sql`true`})`;
  return conAbonos(db, filas, elegidas);
};
