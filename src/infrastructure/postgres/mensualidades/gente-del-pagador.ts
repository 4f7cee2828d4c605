import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  filasDelPagador,
  type GenteDelPagador,
  mismaPersona,
} from '@/application/mensualidades/reunir-estado-de-pagador';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import type { Id } from '@/domain/shared/id';
import { type FilaPagadora, identidadPorDocumento } from '@/domain/shared/pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import type { canalesDeCobro, gestionesDeCobro } from '@/infrastructure/postgres/esquema/cobranza';
import type { mensualidades, movimientosAFavor } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** The rows in which some people are written. */
export interface FilasDeGente {
  acudientes: readonly { id: Id }[];
  propias: readonly { id: Id }[];
}

/** What is theirs to pay, or in their favour, in a table that says whose it is as fees do. */
export const deLaGente = (
  tabla: typeof mensualidades | typeof movimientosAFavor | typeof gestionesDeCobro | typeof canalesDeCobro,
  { acudientes: suyos, propias: suyas }: FilasDeGente,
): SQL =>
  or(
    suyos.length > 0
      ? inArray(
          tabla.id_acudiente,
          suyos.map(({ id }) => Number(id)),
        )
      : undefined,
    suyas.length > 0
      ? and(
          isNull(tabla.id_acudiente),
          inArray(
            tabla.participante_id,
            suyas.map(({ id }) => Number(id)),
          ),
        )
      : undefined,
  ) ?? sql`false`;

const { apellidos_plegado: _apellidos, busqueda: _busqueda, ...columnas } = getTableColumns(acudientes);
const propias = {
  id: participantes.id,
  nombre: participantes.nombre,
  telefono: participantes.telefono,
  tipo_documento: participantes.tipo_documento,
  numero_documento: participantes.numero_documento,
};

const leer = async (db: Ejecutor, deAcudientes: SQL, deParticipantes: SQL): Promise<GenteDelPagador> => ({
  acudientes: (await db.select(columnas).from(acudientes).where(deAcudientes).orderBy(acudientes.id)).map(
    (fila) => aRegistro(fila),
  ),
  propias: await db.select(propias).from(participantes).where(deParticipantes).orderBy(participantes.id),
});

/** Every row of the person whom the `clave` names by one of them; `null` when it names nobody. */
export const leerGenteDelPagador = async (db: Ejecutor, clave: string): Promise<GenteDelPagador | null> => {
  const nombrado = leerClavePagador(clave);
  const id = leerId(nombrado?.id);
  if (!nombrado || id === null) return null;
  const esAcudiente = nombrado.tipo === 'acudiente';
  const una = await leer(
    db,
    esAcudiente ? eq(acudientes.id, id) : sql`false`,
    esAcudiente ? sql`false` : eq(participantes.id, id),
  );
  const [fila] = filasDelPagador(una);
  if (!fila) return null;
  if (!fila.numero_documento) return una;
  const numero = fila.numero_documento;
  // All with that number, whose type the domain looks at.
  const todas = await leer(
    db,
    eq(acudientes.numero_documento, numero),
    eq(participantes.numero_documento, numero),
  );
  return mismaPersona(fila, todas);
};

/** At least every row of each of those people; whoever joins them looks at the type of the document too. */
export const leerFilasDeGente = async (
  db: Ejecutor,
  personas: readonly FilaPagadora[],
): Promise<FilasDeGente> => {
  // Each once, however many fees they owe.
  const sinRepetir = <T>(valores: readonly T[]): T[] => [...new Set(valores)];
  const numeros = sinRepetir(
    personas.flatMap((persona) =>
      persona.numero_documento && identidadPorDocumento(persona) ? [persona.numero_documento] : [],
    ),
  );
  const idsDe = (ids: readonly (Id | null)[]) =>
    sinRepetir(ids.flatMap((id) => (id === null ? [] : [Number(id)])));
  const suyas = (gente: typeof acudientes | typeof participantes, ids: number[]) =>
    db
      .select({ id: gente.id })
      .from(gente)
      .where(or(inArray(gente.numero_documento, numeros), inArray(gente.id, ids)));
  return {
    acudientes: await suyas(acudientes, idsDe(personas.map(({ id_acudiente }) => id_acudiente))),
    propias: await suyas(participantes, idsDe(personas.map(({ participante_id }) => participante_id))),
  };
};
