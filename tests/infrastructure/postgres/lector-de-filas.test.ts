import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { lectorDeFilas } from '@/infrastructure/postgres/shared/lector-de-filas';

const tabla = pgTable('cosas', {
  id: integer().notNull(),
  nombre: text(),
  lista: boolean(),
  cuando: timestamp({ withTimezone: true }),
});
const { id, nombre, lista, cuando } = tabla;
const leer = lectorDeFilas({ id, nombre, lista, cuando });

describe('un lector de filas', () => {
  it('da a cada columna su nombre, en su orden, y los instantes como texto', () => {
    const leida = leer([7, 'Ana', false, '2026-11-21 15:04:05.6+00']);
    expect(JSON.stringify(leida)).toBe(
      '{"id":7,"nombre":"Ana","lista":false,"cuando":"2026-11-21T15:04:05.600Z"}',
    );
  });

  it('lo que falta es nulo, y lo que hay al lado de la fila no es suyo', () => {
    expect(leer(['ajena', 8, null, null, null, 'ajena'], 1)).toEqual({
      id: 8,
      nombre: null,
      lista: null,
      cuando: null,
    });
  });

  it('cada fila es otra: nada pasa de una a la siguiente', () => {
    const primera = leer([1, 'Ana', true, '2026-11-21 15:04:05+00']);
    expect(leer([2, null, null, null])).toEqual({ id: 2, nombre: null, lista: null, cuando: null });
    primera.nombre = 'Otra';
    expect(leer([3, null, null, null]).nombre).toBeNull();
  });
});
