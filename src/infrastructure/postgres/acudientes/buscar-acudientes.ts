import { eq } from 'drizzle-orm';
import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { CriteriosAcudientes, FiltroAcudientes } from '@/domain/acudientes/criterios-acudientes';
import type { Alcance } from '@/domain/shared/busqueda/voz';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';
import {
  aAcudiente,
  alcancesDeAcudientes,
  columnasAcudiente,
  filtroAcudientes,
  leerAcudiente,
} from '@/infrastructure/postgres/acudientes/leer-acudientes';
import { totalAcudientes } from '@/infrastructure/postgres/acudientes/total-acudientes';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { buscarPorAlcances } from '@/infrastructure/postgres/shared/busqueda-sql';
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
  alcance: Alcance,
): Promise<Pagina<AcudienteEnLista>> => {
  const filtro = filtroAcudientes({ ...criterios, archivados: criterios.archivados === true }, alcance);
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
): Promise<Pagina<AcudienteEnLista>> =>
  buscarPorAlcances(
    alcancesDeAcudientes(criterios),
    (alcance) => leer(db, criterios, alcance),
    ({ total }) => total > 0,
  );

export const listarAcudientes = (db: Ejecutor, filtro: FiltroAcudientes): Promise<readonly Acudiente[]> =>
  buscarPorAlcances(
    alcancesDeAcudientes(filtro),
    async (alcance) => {
      const consulta = db.select(columnasAcudiente).from(acudientes).where(filtroAcudientes(filtro, alcance));
      return (await consulta.orderBy(acudientes.id)).map(aAcudiente);
    },
    (hallados) => hallados.length > 0,
  );

export const obtenerAcudiente = async (db: Ejecutor, id: Id): Promise<AcudienteEnLista | null> => {
  const acudiente = await leerAcudiente(db, id);
  if (!acudiente) return null;
  const [participante] = await db
    .select({ nombre: participantes.nombre })
    .from(participantes)
    .where(eq(participantes.id, Number(acudiente.id_participante)));
  return { ...acudiente, participante_nombre: participante?.nombre ?? null };
};
