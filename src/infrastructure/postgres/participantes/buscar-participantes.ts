import { getTableColumns, sql } from 'drizzle-orm';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import {
  type CriteriosParticipantes,
  leerBusquedaDeParticipantes,
  leerConSedeDeParticipantes,
} from '@/domain/participantes/criterios-participantes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Pagina } from '@/domain/shared/pagina';
import {
  escribirConsulta,
  type FilaCruda,
  preguntar,
} from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { consultasPorForma } from '@/infrastructure/postgres/base-datos/consultas-por-forma';
import { acudientes as a } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes as p } from '@/infrastructure/postgres/esquema/participantes';
import { columnasParticipante } from '@/infrastructure/postgres/participantes/columnas-participante';
import { deudaDe } from '@/infrastructure/postgres/participantes/deudas';
import { elegirParticipantes } from '@/infrastructure/postgres/participantes/elegir-participantes';
import {
  CLAVES_PARTICIPANTES,
  filtroParticipantes,
} from '@/infrastructure/postgres/participantes/filtro-participantes';
import {
  type FormaDeBusqueda,
  separarCriterios,
} from '@/infrastructure/postgres/participantes/separar-criterios';
import { totalParticipantes } from '@/infrastructure/postgres/participantes/total-participantes';
import { buscarPorPasos } from '@/infrastructure/postgres/shared/busqueda-sql';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { lectorDeFilas } from '@/infrastructure/postgres/shared/lector-de-filas';
import { ordenSql } from '@/infrastructure/postgres/shared/orden-sql';
import { escribirLectura } from '@/infrastructure/postgres/shared/sesion-vigente';

const { id, nombres, apellidos, telefono } = getTableColumns(a);
const columnasPrincipal = { id, nombres, apellidos, telefono };

const leerParticipante = lectorDeFilas(columnasParticipante);
const leerPrincipal = lectorDeFilas(columnasPrincipal);
const PRINCIPAL = Object.keys(columnasParticipante).length;
const DEUDA = PRINCIPAL + Object.keys(columnasPrincipal).length;
const TOTAL = DEUDA + 2;

const aPrincipal = (fila: FilaCruda): ParticipanteEnLista['acudiente_principal'] => {
  if (fila[PRINCIPAL] === null) return null;
  const suyo = leerPrincipal(fila, PRINCIPAL);
  return { id: suyo.id, nombre: `${suyo.nombres} ${suyo.apellidos}`.trim(), telefono: suyo.telefono };
};

const enLista = (fila: FilaCruda): ParticipanteEnLista =>
  Object.assign(leerParticipante(fila), {
    acudiente_principal: aPrincipal(fila),
    saldo: Number(fila[DEUDA]),
    saldo_vencido: Number(fila[DEUDA + 1]),
  });

/** Which rows are chosen first, and only those are read whole, with the principal acudiente and what each owes. */
const escribir = (forma: FormaDeBusqueda) => {
  const filtro = filtroParticipantes(forma);
  const total = totalParticipantes(forma, filtro);
  const columnas = [...Object.values(columnasParticipante), ...Object.values(columnasPrincipal)];
  const orden = ordenSql(CLAVES_PARTICIPANTES, { orden: forma.orden, porDefecto: 'nombre', id: p.id });
  return {
    pagina: escribirLectura(sql`
      select ${sql.join(columnas, sql`, `)}, deuda.saldo, deuda.vencido, elegidos.total
      from (${elegirParticipantes(forma, filtro, total)}) elegidos
      join ${p} on ${p.id} = elegidos.id
      left join ${a} on ${a.id_participante} = ${p.id} and ${a.es_principal}
      left join ${deudaDe(p.id)} on true
      order by ${sql.join(orden, sql`, `)}`),
    total: escribirConsulta(sql`select ${total}`),
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
