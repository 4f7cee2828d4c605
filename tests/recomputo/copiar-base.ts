import { sql } from 'drizzle-orm';
import type { BaseLegible } from './filas';

/** Each after those it needs. */
const TABLAS = [
  ...['configuracion', 'sedes', 'participantes', 'acudientes', 'mensualidades', 'pagos', 'abonos'],
  ...['recibos', 'movimientos_a_favor'],
];
const CLAVE: Readonly<Record<string, string>> = { recibos: 'abono_id' };

const textoDe = async (base: BaseLegible, consulta: string): Promise<string> => {
  const respuesta = await base.execute(sql.raw(`select (${consulta})::text as texto`));
  const filas = Array.isArray(respuesta) ? respuesta : (respuesta as { rows: unknown[] }).rows;
  return (filas[0] as { texto: string }).texto;
};

/** Writes in one database the rows of another, as they are; what the schema computes is computed again. */
export const copiarBase = async (origen: BaseLegible, destino: BaseLegible): Promise<void> => {
  for (const tabla of TABLAS) {
    const columnas = await textoDe(
      destino,
      `select string_agg(quote_ident(column_name), ', ') from information_schema.columns
       where table_schema = 'public' and table_name = '${tabla}' and is_generated = 'NEVER'`,
    );
    const filas = await textoDe(
      origen,
      `select coalesce(json_agg(f order by ${CLAVE[tabla] ?? 'id'}), '[]') from ${tabla} f`,
    );
    await destino.execute(sql`
      insert into ${sql.raw(tabla)} (${sql.raw(columnas)}) overriding system value
      select ${sql.raw(columnas)} from json_populate_recordset(null::${sql.raw(tabla)}, ${filas}::json)`);
  }
  // Sealed again where they arrive.
  const columnas = sql.raw('fecha, usuario, accion, entidad, entidad_id, cambios, origen');
  const historia = await textoDe(
    origen,
    "select json_agg(f order by id) from actividad f where entidad = 'mensualidad'",
  );
  await destino.execute(sql`
    insert into actividad (${columnas})
    select ${columnas} from json_populate_recordset(null::actividad, ${historia}::json)`);
};
