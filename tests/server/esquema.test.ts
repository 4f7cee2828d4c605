import { MOTORES } from '@tests/server/apoyo/motores';
import { tablasDelCodigo } from '@tests/server/apoyo/tablas-del-codigo';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plegar } from '@/domain/shared/textos';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { migrar } from '@/infrastructure/postgres/base-datos/migrar';

describe.each(MOTORES)('esquema sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
  });
  afterAll(() => base.cerrar());

  it('las migraciones y las tablas del código describen las mismas columnas', async () => {
    const filas = await consultar<{ tabla: string; columna: string; obligatoria: boolean }>(
      base.db,
      sql`select table_name as tabla, column_name as columna, is_nullable = 'NO' as obligatoria
          from information_schema.columns where table_schema = 'public' and table_name <> 'migraciones'`,
    );
    const enBase = filas.map((f) => `${f.tabla}.${f.columna}${f.obligatoria ? '!' : ''}`).sort();
    const enCodigo = (await tablasDelCodigo())
      .map(getTableConfig)
      .flatMap(({ name, columns }) =>
        columns.map((c) => `${name}.${c.name}${c.notNull || c.primary ? '!' : ''}`),
      )
      .sort();
    expect(enCodigo).toEqual(enBase);
  });

  it('migrar otra vez no hace nada', async () => {
    expect(await migrar(base)).toEqual([]);
  });

  it('plegar() de la base hace lo mismo que el del dominio', async () => {
    const latino = fc.string({
      unit: fc.constantFrom(...'aÁéÍöÜñÑçãÅøØßłŁœŒ Zz9-_%\t\n\u00a0\u3000ΩωЖжÝ\u0301'),
    });
    const textos = [...fc.sample(latino, { numRuns: 300, seed: 7 }), 'MUÑOZ  Pérez', 'Ñandú', 'ﬁ', '  x  '];
    const filas = await consultar<{ plegado: string }>(
      base.db,
      sql`select plegar(t) as plegado from json_array_elements_text(${JSON.stringify(textos)}::json) with ordinality as e(t, n) order by n`,
    );
    expect(filas.map(({ plegado }) => plegado)).toEqual(textos.map(plegar));
  });

  it('la búsqueda por palabras tiene su índice', async () => {
    const indices = await consultar<{ nombre: string }>(
      base.db,
      sql`select indexname as nombre from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`,
    );
    expect(indices.map(({ nombre }) => nombre)).toEqual([
      'acudientes_busqueda',
      'participantes_busqueda',
      'participantes_sin_inicial',
    ]);
  });
});
