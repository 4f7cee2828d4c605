import { sql } from 'drizzle-orm';
import type { LibroEncadenado } from '@/application/actividad/libro-encadenado.port';
import type { CabezaDeCadena } from '@/domain/actividad/cadena-de-actividad';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';

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
  ancla_numero: string | null;
  ancla_huella: string | null;
}

const aCabeza = ({ cadena, numero, huella, ancla_numero, ancla_huella }: FilaCadena): CabezaDeCadena => ({
  cadena: Number(cadena),
  numero: Number(numero),
  huella,
  ancla:
    ancla_numero === null || ancla_huella === null
      ? null
      : { numero: Number(ancla_numero), huella: ancla_huella },
});

/** `db` must be a transaction that sees one moment: lines are written and removed while it reads. */
export const postgresLibroEncadenado = (db: Ejecutor): LibroEncadenado => ({
  cadenas: async () => {
    const filas = await consultar<FilaCadena>(
      db,
      sql`select c.cadena, c.numero, c.huella, a.numero as ancla_numero, a.huella as ancla_huella
            from cadenas_actividad c
            left join lateral (
              select numero, huella from anclas_actividad where cadena = c.cadena order by numero desc limit 1
            ) a on true
           order by c.cadena`,
    );
    return filas.map(aCabeza);
  },
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
});
