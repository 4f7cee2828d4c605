import { getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { Tandas } from '@/application/servicios/recorridos';
import {
  type CriteriosParticipantes,
  leerBusquedaDeParticipantes,
  leerConSedeDeParticipantes,
} from '@/domain/participantes/criterios-participantes';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Pagina } from '@/domain/shared/pagina';
import {
  type Carril,
  consultasPorForma,
  escribirConsulta,
  type FilaCruda,
  preguntar,
} from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { acudientes as a } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes as p, participantes } from '@/infrastructure/postgres/esquema/participantes';
import { elegirParticipantes } from '@/infrastructure/postgres/participantes/elegir-participantes';
import {
  CLAVES_PARTICIPANTES,
  filtroParticipantes,
} from '@/infrastructure/postgres/participantes/filtro-participantes';
import { aListado, columnasListado } from '@/infrastructure/postgres/participantes/leer-participante';
import {
  type FormaDeBusqueda,
  separarCriterios,
} from '@/infrastructure/postgres/participantes/separar-criterios';
import { totalParticipantes } from '@/infrastructure/postgres/participantes/total-participantes';
import { buscarPorPasos } from '@/infrastructure/postgres/shared/busqueda-sql';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { lectorDeFilas } from '@/infrastructure/postgres/shared/lector-de-filas';
import { ordenSql } from '@/infrastructure/postgres/shared/orden-sql';
import { porTandas } from '@/infrastructure/postgres/shared/por-tandas';
import { estadosQueDeben, saldoDeM } from '@/infrastructure/postgres/shared/saldo-sql';

/** To join to each participante what it owes as `deuda`, its `saldo` and what is `vencido` on `hoy`: zero when nothing. */
const deudaDe = (participante: PgColumn): SQL => sql`lateral (
  select coalesce(sum(d.saldo), 0) as saldo,
    coalesce(sum(d.saldo) filter (where d.fecha_vencimiento < ${sql.placeholder('hoy')}::date), 0) as vencido
  from (
    select m.fecha_vencimiento, ${saldoDeM} as saldo from mensualidades m
    where m.participante_id = ${participante} and m.estado in ${estadosQueDeben}
  ) d
) deuda`;

export const recorrerParticipantes = ({ db }: Contexto): Tandas<ParticipanteListado> =>
  porTandas(async (despuesDe, cuantas) => {
    const filas = await db
      .select(columnasListado)
      .from(participantes)
      .where(gt(participantes.id, despuesDe))
      .orderBy(participantes.id)
      .limit(cuantas);
    return filas.map(aListado);
  });

const { id, nombres, apellidos, telefono } = getTableColumns(a);
const columnasPrincipal = { id, nombres, apellidos, telefono };

const leerListado = lectorDeFilas(columnasListado);
const leerPrincipal = lectorDeFilas(columnasPrincipal);
const PRINCIPAL = Object.keys(columnasListado).length;
const DEUDA = PRINCIPAL + Object.keys(columnasPrincipal).length;
const TOTAL = DEUDA + 2;

const aPrincipal = (fila: FilaCruda): ParticipanteEnLista['acudiente_principal'] => {
  if (fila[PRINCIPAL] === null) return null;
  const suyo = leerPrincipal(fila, PRINCIPAL);
  return { id: suyo.id, nombre: `${suyo.nombres} ${suyo.apellidos}`.trim(), telefono: suyo.telefono };
};

const enLista = (fila: FilaCruda): ParticipanteEnLista =>
  Object.assign(leerListado(fila), {
    acudiente_principal: aPrincipal(fila),
    saldo: Number(fila[DEUDA]),
    saldo_vencido: Number(fila[DEUDA + 1]),
  });

/** Looks through more rows than those of the page. */
const rebusca = ({ valores, terminos, con_saldo_vencido, sin_autorizacion }: FormaDeBusqueda): boolean =>
  valores.length + terminos.length > 0 || con_saldo_vencido || sin_autorizacion;

/** Which rows are chosen first, and only those are read whole, with the principal acudiente and what each owes. */
const escribir = (forma: FormaDeBusqueda) => {
  const filtro = filtroParticipantes(forma);
  const total = totalParticipantes(forma, filtro);
  const columnas = [...Object.values(columnasListado), ...Object.values(columnasPrincipal)];
  const carril: Carril = rebusca(forma) ? 'listas' : 'lecturas';
  const orden = ordenSql(CLAVES_PARTICIPANTES, { orden: forma.orden, porDefecto: 'nombre', id: p.id });
  return {
    pagina: {
      ...escribirConsulta(sql`
      select ${sql.join(columnas, sql`, `)}, deuda.saldo, deuda.vencido, elegidos.total
      from (${elegirParticipantes(forma, filtro, total)}) elegidos
      join ${p} on ${p.id} = elegidos.id
      left join ${a} on ${a.id_participante} = ${p.id} and ${a.es_principal}
      left join ${deudaDe(p.id)} on true
      order by ${sql.join(orden, sql`, `)}`),
      carril,
    },
    total: { ...escribirConsulta(sql`select ${total}`), carril },
  };
};

const consultas = consultasPorForma(escribir);

type Pregunta = ReturnType<typeof separarCriterios>;

/** One page with its total in one statement. */
const leer = async ({ db }: Contexto, { forma, valores }: Pregunta): Promise<Pagina<ParticipanteEnLista>> => {
  const { pagina, total } = consultas(forma);
  const leida = await preguntar(db, pagina, valores, (filas) => ({
    datos: filas.map(enLista),
    total: Number(filas[0]?.[TOTAL]),
  }));
  // Past the last page there is no row to bring the total.
  if (leida.datos.length === 0)
    leida.total = await preguntar(db, total, valores, ([fila]) => Number(fila?.[0]));
  return leida;
};

export const buscarParticipantes = (
  contexto: Contexto,
  criterios: CriteriosParticipantes,
): Promise<Pagina<ParticipanteEnLista>> => {
  const hoy = fechaEnBogota(contexto.reloj.ahora());
  return buscarPorPasos(contexto.db, leerBusquedaDeParticipantes(criterios.buscar), {
    leer: (busqueda, alcance) => leer(contexto, separarCriterios(criterios, hoy, busqueda, alcance)),
    hay: ({ total }) => total > 0,
    conSede: (sedes) => leerConSedeDeParticipantes(criterios.buscar, sedes),
  });
};
