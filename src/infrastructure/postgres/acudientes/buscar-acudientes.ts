import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import {
  type CriteriosAcudientes,
  type FiltroAcudientes,
  leerBusquedaDeAcudientes,
} from '@/domain/acudientes/criterios-acudientes';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';
import {
  aAcudiente,
  columnasAcudiente,
  filtroAcudientes,
  leerAcudiente,
} from '@/infrastructure/postgres/acudientes/leer-acudientes';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { conteoAcudientes as c } from '@/infrastructure/postgres/esquema/conteos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { buscarPorPasos } from '@/infrastructure/postgres/shared/busqueda-sql';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { type Claves, codigoPlegado, opcional, ordenSql } from '@/infrastructure/postgres/shared/orden-sql';
import { porTandas } from '@/infrastructure/postgres/shared/por-tandas';
import {
  cuentaDeFilas,
  leerTotal,
  seCuentaPor,
  sumaDeConteos,
} from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = ['archivados', 'parentesco', 'estado'] as const;

/** How many meet the criteria, whose condition is `filtro`: from the kept counts when they can tell. */
const totalAcudientes = (criterios: CriteriosAcudientes, filtro: SQL | undefined): SQL<number> => {
  if (!seCuentaPor({ ...criterios }, CONTADOS)) return cuentaDeFilas(acudientes, filtro);
  const { archivados, parentesco, estado } = criterios;
  return sumaDeConteos(
    c,
    and(
      eq(c.archivado, archivados === true),
      parentesco && eq(c.parentesco, parentesco),
      estado && eq(c.estado, estado),
    ),
  );
};

/** The condition of the first step of the search that finds anybody, or of the last one. */
const condicionDe = async (db: Ejecutor, filtro: FiltroAcudientes): Promise<SQL | undefined> => {
  const { condicion } = await buscarPorPasos(db, leerBusquedaDeAcudientes(filtro.buscar), {
    leer: async (busqueda, alcance) => {
      const deEste = filtroAcudientes(filtro, busqueda, alcance);
      if (busqueda.terminos.length === 0) return { condicion: deEste, hallo: true };
      const hallados = await db.select({ id: acudientes.id }).from(acudientes).where(deEste).limit(1);
      return { condicion: deEste, hallo: hallados.length > 0 };
    },
    hay: ({ hallo }) => hallo,
  });
  return condicion;
};

export async function* recorrerAcudientes(
  { db }: Contexto,
  filtro: FiltroAcudientes,
): AsyncGenerator<readonly Acudiente[]> {
  const condicion = await condicionDe(db, filtro);
  yield* porTandas(async (despuesDe, cuantas) => {
    const filas = await db
      .select(columnasAcudiente)
      .from(acudientes)
      .where(and(condicion, gt(acudientes.id, despuesDe)))
      .orderBy(acudientes.id)
      .limit(cuantas);
    return filas.map(aAcudiente);
  });
}

export const CLAVES_ACUDIENTES: Claves = {
  apellidos: acudientes.apellidos_plegado,
  parentesco: opcional(codigoPlegado(acudientes.parentesco)),
  estado: codigoPlegado(acudientes.estado),
  actualizado_en: acudientes.actualizado_en,
};

/** Whom each one answers for, as a list says it. */
const DE_SU_PARTICIPANTE = {
  participante_nombre: participantes.nombre,
  participante_documento: participantes.numero_documento,
};

/** One page with its total, and who each one answers for. */
const leer = async (
  db: Ejecutor,
  criterios: CriteriosAcudientes,
  filtro: SQL | undefined,
): Promise<Pagina<AcudienteEnLista>> => {
  const total = await leerTotal(db, totalAcudientes(criterios, filtro));
  const filas = await db
    .select({ ...columnasAcudiente, ...DE_SU_PARTICIPANTE })
    .from(acudientes)
    .leftJoin(participantes, eq(participantes.id, acudientes.id_participante))
    .where(filtro)
    .orderBy(
      ...ordenSql(CLAVES_ACUDIENTES, { orden: criterios.orden, porDefecto: 'apellidos', id: acudientes.id }),
    )
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  return {
    datos: filas.map(({ participante_nombre, participante_documento, ...fila }) => ({
      ...aAcudiente(fila),
      participante_nombre,
      participante_documento,
    })),
    total,
  };
};

export const buscarAcudientes = (
  db: Ejecutor,
  criterios: CriteriosAcudientes,
): Promise<Pagina<AcudienteEnLista>> => {
  const pedido = { ...criterios, archivados: criterios.archivados === true };
  return buscarPorPasos(db, leerBusquedaDeAcudientes(criterios.buscar), {
    leer: (busqueda, alcance) => leer(db, criterios, filtroAcudientes(pedido, busqueda, alcance)),
    hay: ({ total }) => total > 0,
  });
};

export const listarAcudientes = (db: Ejecutor, filtro: FiltroAcudientes): Promise<readonly Acudiente[]> =>
  buscarPorPasos(db, leerBusquedaDeAcudientes(filtro.buscar), {
    leer: async (busqueda, alcance) => {
      const consulta = db.select(columnasAcudiente).from(acudientes);
      const filas = await consulta.where(filtroAcudientes(filtro, busqueda, alcance)).orderBy(acudientes.id);
      return filas.map(aAcudiente);
    },
    hay: (hallados) => hallados.length > 0,
  });

export const obtenerAcudiente = async (db: Ejecutor, id: Id): Promise<AcudienteEnLista | null> => {
  const acudiente = await leerAcudiente(db, id);
  if (!acudiente) return null;
  const [participante] = await db
    .select(DE_SU_PARTICIPANTE)
    .from(participantes)
    .where(eq(participantes.id, Number(acudiente.id_participante)));
  return { ...acudiente, participante_nombre: null, participante_documento: null, ...participante };
};
