import { asc, sql } from 'drizzle-orm';
import type { LibroEncadenado } from '@/application/actividad/libro-encadenado.port';
import type { AnclaDeCadena, CabezaDeCadena } from '@/domain/actividad/cadena-de-actividad';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { anclasActividad, sellosActividad } from '@/infrastructure/postgres/esquema/actividad';

const SUELTOS_MAXIMO = 20;

interface FilaRenglon {
  numero: string;
  id: string;
  huella: string;
  campos: (string | null)[];
}

interface FilaCadena {
  cadena: string;
  numero: string;
  huella: string;
}

type FilaAncla = typeof anclasActividad.$inferSelect;

const aAncla = ({ creada_en, ...ancla }: FilaAncla): AnclaDeCadena & { cadena: number } => ({
  ...ancla,
  creada_en: creada_en.toISOString(),
});

const leerAnclas = async (db: Ejecutor) => {
  const filas = await db
    .select()
    .from(anclasActividad)
    .orderBy(asc(anclasActividad.cadena), asc(anclasActividad.numero));
  return filas.map(aAncla);
};

/** Where every chain ends, and where it begins. */
export const leerCabezas = async (db: Ejecutor): Promise<CabezaDeCadena[]> => {
  const filas = await consultar<FilaCadena>(
    db,
    sql`select cadena, numero, huella from cadenas_actividad order by cadena`,
  );
  // In order: the last of each chain is the one that stays.
  const anclas = new Map((await leerAnclas(db)).map(({ cadena, ...ancla }) => [cadena, ancla]));
  return filas.map(({ cadena, numero, huella }) => ({
    cadena: Number(cadena),
    numero: Number(numero),
    huella,
    ancla: anclas.get(Number(cadena)) ?? null,
  }));
};

/** What keeps the history from being written over, as migrations 0008 and 0021 leave it. */
const GUARDAS = [
  'actividad_encadenada',
  'actividad_guardada',
  'actividad_sin_vaciar',
  'anclas_sin_vaciar',
  'cadenas_sin_vaciar',
  'sellos_sin_vaciar',
];

/** `db` must be a transaction that sees one moment: lines are written and removed while it reads. */
export const postgresLibroEncadenado = (db: Ejecutor): LibroEncadenado => ({
  cadenas: () => leerCabezas(db),
  anclas: () => leerAnclas(db),
  renglones: async (cadena, desde, limite) => {
    const filas = await consultar<FilaRenglon>(
      db,
      sql`select numero, id, huella,
                 json_build_array(cadena::text, numero::text, id::text,
                   to_char(fecha at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
                   usuario, accion, entidad, entidad_id::text, cambios::text, origen) as campos
            from actividad
           where cadena = ${cadena} and numero > ${desde}
           order by numero
           limit ${limite}`,
    );
    return filas.map(({ numero, id, huella, campos }) => ({
      numero: Number(numero),
      id: Number(id),
      huella,
      campos,
    }));
  },
  sueltos: async () => {
    const filas = await consultar<{ id: string }>(
      db,
      sql`select r.id from actividad r left join cadenas_actividad c on c.cadena = r.cadena
           where r.huella is null or c.cadena is null or r.numero > c.numero
           order by r.id limit ${SUELTOS_MAXIMO}`,
    );
    return filas.map(({ id }) => Number(id));
  },
  sellos: () => db.select().from(sellosActividad).orderBy(asc(sellosActividad.numero)),
  guardasQueFaltan: async () => {
    const puestas = await consultar<{ nombre: string }>(
      db,
      sql`select t.tgname as nombre from pg_trigger t join pg_class c on c.oid = t.tgrelid
           where c.relnamespace = current_schema()::regnamespace and t.tgenabled in ('O', 'A')`,
    );
    const nombres = new Set(puestas.map(({ nombre }) => nombre));
    return GUARDAS.filter((guarda) => !nombres.has(guarda));
  },
});
