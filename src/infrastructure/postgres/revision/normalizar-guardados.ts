import { sql } from 'drizzle-orm';
import { diferencias } from '@/domain/actividad/actividad';
import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import {
  type CambioDeForma,
  cambiosPorNormalizar,
  columnasDe,
  type TablaPorNormalizar,
  telefonoGuardable,
  type Valores,
} from '@/infrastructure/postgres/revision/cambios-por-normalizar';

/** Signs what the program does by itself. */
const SISTEMA = 'sistema';

const FILAS_POR_SENTENCIA = 5_000;

const TABLAS: readonly TablaPorNormalizar[] = [
  { nombre: 'participantes', entidad: 'participante', telefonos: ['telefono'], ambito: 'tipo_documento' },
  {
    nombre: 'acudientes',
    entidad: 'acudiente',
    telefonos: ['telefono', 'telefono_alterno'],
    ambito: 'id_participante',
  },
  { nombre: 'sedes', entidad: 'sede', telefonos: ['telefono'] },
];

const anotar = async (
  db: Ejecutor,
  entidad: EntidadActividad,
  cambios: readonly CambioDeForma[],
): Promise<void> => {
  const renglones = cambios.map(({ id, antes, despues }) => ({
    accion: 'ACTUALIZAR',
    entidad,
    id,
    cambios: diferencias(antes, despues),
  }));
  await db.execute(sql`select anotar_en_bloque(${SISTEMA}, ${JSON.stringify(renglones)}::json)`);
};

const guardar = async (
  db: Ejecutor,
  tabla: TablaPorNormalizar,
  cambios: readonly CambioDeForma[],
): Promise<void> => {
  const campos = columnasDe(tabla);
  const asignados = campos.map((campo) => `${campo} = c.${campo}`).join(', ');
  const tipos = ['id bigint', ...campos.map((campo) => `${campo} text`)].join(', ');
  const filas = JSON.stringify(cambios.map(({ id, despues }) => ({ id, ...despues })));
  await db.execute(sql`
    update ${sql.identifier(tabla.nombre)} t
    set ${sql.raw(asignados)}, version = t.version + 1, actualizado_en = now(), actualizado_por = ${SISTEMA}
    from json_to_recordset(${filas}::json) as c (${sql.raw(tipos)})
    where t.id = c.id`);
  await anotar(db, tabla.entidad, cambios);
};

/** The phones of the house are in a document of their own. */
const normalizarConfiguracion = async (db: Ejecutor): Promise<void> => {
  const [antes] = await consultar<Valores>(
    db,
    sql`select datos ->> 'telefono' as telefono, datos ->> 'telefono_alterno' as telefono_alterno
        from configuracion`,
  );
  if (!antes) return;
  const nuevos = Object.entries(antes).map(([campo, escrito]) => [campo, telefonoGuardable(escrito)]);
  const despues: Valores = Object.fromEntries(nuevos);
  const cambios = diferencias(antes, despues);
  if (cambios.length === 0) return;
  const escritos = JSON.stringify(Object.fromEntries(cambios.map((c) => [c.campo, c.despues])));
  await db.execute(sql`
    update configuracion set datos = datos || ${escritos}::jsonb, version = version + 1,
      actualizado_en = now(), actualizado_por = ${SISTEMA}`);
  await anotar(db, 'configuracion', [{ id: 1, antes, despues }]);
};

/**
 * Puts the documents and phones that are stored in the one form in which the domain reads them, each change with its
 * line of the history. What does not read stays as it was written, and so does a document that another person has: the
 * review of the stored data lists both. Doing it again changes nothing. Needs a transaction.
 */
export const normalizarGuardados = async (tx: Ejecutor): Promise<void> => {
  // A process of the version before may be writing: it waits, so that nothing changes between its reading and its writing.
  await tx.execute(
    sql`lock table participantes, acudientes, sedes, configuracion in share row exclusive mode`,
  );
  for (const tabla of TABLAS) {
    const cambios = await cambiosPorNormalizar(tx, tabla);
    for (let desde = 0; desde < cambios.length; desde += FILAS_POR_SENTENCIA)
      await guardar(tx, tabla, cambios.slice(desde, desde + FILAS_POR_SENTENCIA));
  }
  await normalizarConfiguracion(tx);
};
