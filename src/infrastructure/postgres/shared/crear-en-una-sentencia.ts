import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { diferencias } from '@/domain/actividad/actividad';
import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { sinDatosReservados } from '@/domain/shared/campos-reservados';
import { exigirEspacioDe } from '@/infrastructure/postgres/base-datos/con-espacio';
import {
  type ConsultaEscrita,
  escribirConsulta,
  preguntar,
} from '@/infrastructure/postgres/base-datos/consulta-escrita';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import {
  type PedidoDeCreacion,
  respuestaDeClave,
  resumirClave,
} from '@/infrastructure/postgres/shared/crear-una-vez';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';

/** A record as it is stored and answered, in that order, without the number that the database gives it. */
type SinNumero = Readonly<Record<string, unknown>>;

const valor = (nombre: string, tipo: string): SQL => sql`${sql.placeholder(nombre)}::${sql.raw(tipo)}`;

const lista = (partes: readonly SQL[]): SQL => sql.join([...partes], sql`, `);

/**
 * The key is first, as in `crearUnaVez`: who comes with the same one waits there, and then finds nothing left to do. The
 * answer kept with it is the text of the record, once it has a number, without its health data.
 */
const ordenDe = (tabla: PgTable, entidad: EntidadActividad): SQL => {
  const columnas = Object.values(getTableColumns(tabla)).filter(
    ({ name, generated }) => name !== 'id' && !generated,
  );
  return sql`
    with pedido as (
      select nextval(${sql.raw(`'${getTableName(tabla)}_id_seq'`)}) as id, ${valor('huella', 'text')} as huella,
        ${valor('momento', 'timestamptz')} as momento
    ),
    reservada as (
      insert into claves_creacion (huella, cuerpo, respuesta, creada_en)
      select huella, ${valor('cuerpo', 'text')}, ('{"id":' || id || ',' || ${valor('resto', 'text')})::json, momento
      from pedido where huella is not null
      on conflict do nothing
      returning huella
    ),
    creado as (
      insert into ${tabla} (id, ${lista(columnas.map(({ name }) => sql`${sql.identifier(name)}`))})
      overriding system value
      select id, ${lista(columnas.map((columna) => valor(`registro.${columna.name}`, columna.getSQLType())))}
      from pedido where huella is null or exists (select from reservada)
      returning id
    ),
    anotada as (
      insert into actividad (fecha, usuario, accion, entidad, entidad_id, cambios, origen)
      select momento, ${valor('usuario', 'text')}, 'CREAR', ${sql.raw(`'${entidad}'`)}, creado.id,
        jsonb_build_array(jsonb_build_object('campo', 'id', 'antes', null, 'despues', creado.id)) || ${valor('cambios', 'jsonb')},
        ${valor('origen', 'text')}
      from creado, pedido
    )
    select id from creado`;
};

/**
 * Creates a record with its line of the history and its key, all of them or none, in one statement: one trip to the
 * database, and no row is held while anybody waits for another trip. For what needs nothing read before; the rest is
 * `crearUnaVez` in a transaction.
 */
export const crearEnUnaSentencia = (tabla: PgTable, entidad: EntidadActividad) => {
  const orden: ConsultaEscrita = {
    carril: 'creaciones',
    ...escribirConsulta(ordenDe(tabla, entidad)),
  };
  return async <T extends SinNumero>(
    contexto: Contexto,
    registro: T,
    pedido: Omit<PedidoDeCreacion, 'entidad'>,
  ): Promise<T & { id: number }> => {
    const { db, actor, reloj } = contexto;
    const clave = resumirClave(contexto, { entidad, ...pedido });
    const valores = {
      huella: clave?.huella ?? null,
      cuerpo: clave?.cuerpo ?? null,
      registro,
      resto: clave && JSON.stringify(sinDatosReservados(registro)).slice(1),
      momento: reloj.ahora().toISOString(),
      usuario: actor.email,
      cambios: JSON.stringify(diferencias({}, registro)),
      origen: actor.origen,
    };
    exigirEspacioDe(db);
    const id = await preguntar(db, orden, valores, ([fila]) => fila?.[0]).catch((error: unknown) => {
      throw traducirErrorPostgres(error);
    });
    if (id !== undefined) return { id: Number(id), ...registro };
    if (!clave) throw new Error(`No quedó guardado: ${entidad}`);
    return respuestaDeClave(db, clave, pedido);
  };
};
