import { describe, expect, it } from 'vitest';
import { diferencias, esquemaActividad } from '@/domain/actividad/actividad';

describe('historia de cambios', () => {
  it('solo lo que cambió, sin quién ni cuándo', () => {
    const antes = {
      nombre: 'Ana',
      telefono: null,
      version: 1,
      actualizado_en: 'a',
      autorizacion: { otorgada: true },
    };
    const despues = {
      nombre: 'Ana R',
      version: 2,
      actualizado_en: 'b',
      autorizacion: { otorgada: true },
      eps: 'Sura',
    };
    expect(diferencias(antes, despues)).toEqual([
      { campo: 'nombre', antes: 'Ana', despues: 'Ana R' },
      { campo: 'eps', antes: null, despues: 'Sura' },
    ]);
  });

  it('ausente y nulo son lo mismo; un objeto cambia por dentro', () => {
    expect(diferencias({ a: null }, {})).toEqual([]);
    expect(diferencias({ a: { b: 1 } }, { a: { b: 2 } })).toEqual([
      { campo: 'a', antes: { b: 1 }, despues: { b: 2 } },
    ]);
  });

  it('de un dato de salud queda que cambió, nunca su valor', () => {
    expect(
      diferencias({ alergias: null, medicamentos: 'a' }, { alergias: 'polen', medicamentos: 'b' }),
    ).toEqual([
      { campo: 'alergias', antes: null, despues: 'Información reservada' },
      { campo: 'medicamentos', antes: 'Información reservada', despues: 'Información reservada' },
    ]);
  });

  it('una línea con cambios ilegibles conserva los que se leen', () => {
    const linea = esquemaActividad.parse({
      id: 1,
      fecha: '2026-11-21T15:00:00Z',
      accion: 'ACTUALIZAR',
      entidad: 'sede',
      entidad_id: 2,
      cambios: [{ campo: 'nombre', antes: 'A', despues: 'B' }, 'x'],
    });
    expect(linea).toMatchObject({ usuario: null, origen: null, cambios: [{ campo: 'nombre' }] });
    expect(linea.cambios).toHaveLength(1);
  });
});
