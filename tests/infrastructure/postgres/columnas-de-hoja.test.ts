import { getTableConfig, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Campos } from '@/domain/shared/campos/campo';
import { columnasDeHoja } from '@/infrastructure/postgres/esquema/columnas-de-hoja';

const CAMPOS = {
  nota: { etiqueta: 'Nota', tipo: 'parrafo', max: 20 },
  edad: { etiqueta: 'Edad', tipo: 'cantidad', min: 0, max: 9 },
  nombre: { etiqueta: 'Nombre', tipo: 'texto', max: 20, obligatorio: true },
  telefono: { etiqueta: 'Teléfono', tipo: 'telefono', siFalta: '' },
} as const satisfies Campos;

const propias = { nombre: text().notNull(), edad: integer(), telefono: text().notNull() };

describe('las columnas de una hoja de campos', () => {
  it('van en el orden de la hoja, y un texto opcional no se escribe', () => {
    const { columns } = getTableConfig(pgTable('tabla', columnasDeHoja(CAMPOS, propias)));
    expect(columns.map(({ name, columnType, notNull }) => [name, columnType, notNull])).toEqual([
      ['nota', 'PgText', false],
      ['edad', 'PgInteger', false],
      ['nombre', 'PgText', true],
      ['telefono', 'PgText', true],
    ]);
  });

  it('no compila sin la de un campo que la necesita, ni con la de uno que no está en la hoja', () => {
    const { edad: _edad, ...sinEdad } = propias;
    // @ts-expect-error: the column of `edad` is missing.
    columnasDeHoja(CAMPOS, sinEdad);
    // @ts-expect-error: no field is called so.
    columnasDeHoja(CAMPOS, { ...propias, otro: text() });
  });
});
