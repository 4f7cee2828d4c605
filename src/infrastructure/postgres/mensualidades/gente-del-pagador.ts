import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  filasDelPagador,
  type GenteDelPagador,
  mismaPersona,
} from '@/application/mensualidades/reunir-estado-de-pagador';
import { leerClavePagador } from '@/domain/shared/pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const { apellidos_plegado: _apellidos, busqueda: _busqueda, ...columnas } = getTableColumns(acudientes);
const propias = {
  id: participantes.id,
  nombre: participantes.nombre,
  telefono: participantes.telefono,
  tipo_documento: participantes.tipo_documento,
  numero_documento: participantes.numero_documento,
};

const leer = async (db: Ejecutor, deAcudientes: SQL, deParticipantes: SQL): Promise<GenteDelPagador> => ({
  acudientes: (await db.select(columnas).from(acudientes).where(deAcudientes)).map((fila) => aRegistro(fila)),
  propias: await db.select(propias).from(participantes).where(deParticipantes),
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
