import { eq, type SQL } from 'drizzle-orm';
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
import { totalAcudientes } from '@/infrastructure/postgres/acudientes/total-acudientes';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { buscarPorPasos } from '@/infrastructure/postgres/shared/busqueda-sql';
import { leerTotal } from '@/infrastructure/postgres/shared/leer-total';
import { type Claves, codigoPlegado, opcional, ordenSql } from '@/infrastructure/postgres/shared/orden-sql';

export const CLAVES_ACUDIENTES: Claves = {
  apellidos: acudientes.apellidos_plegado,
  parentesco: opcional(codigoPlegado(acudientes.parentesco)),
  estado: codigoPlegado(acudientes.estado),
  actualizado_en: acudientes.actualizado_en,
};

/** One page with its total, and the name of who each one answers for. */
const leer = async (
  db: Ejecutor,
  criterios: CriteriosAcudientes,
  filtro: SQL | undefined,
): Promise<Pagina<AcudienteEnLista>> => {
  const total = await leerTotal(db, totalAcudientes(criterios, filtro));
  const filas = await db
    .select({ ...columnasAcudiente, participante_nombre: participantes.nombre })
    .from(acudientes)
    .leftJoin(participantes, eq(participantes.id, acudientes.id_participante))
    .where(filtro)
    .orderBy(
      ...ordenSql(CLAVES_ACUDIENTES, { orden: criterios.orden, porDefecto: 'apellidos', id: acudientes.id }),
    )
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  return {
    datos: filas.map(({ participante_nombre, ...fila }) => ({ ...aAcudiente(fila), participante_nombre })),
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
    .select({ nombre: participantes.nombre })
    .from(participantes)
    .where(eq(participantes.id, Number(acudiente.id_participante)));
  return { ...acudiente, participante_nombre: participante?.nombre ?? null };
};
