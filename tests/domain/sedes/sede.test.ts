import { atrapar } from '@tests/domain/atrapar';
import { sede } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { seleccionarSedes } from '@/domain/sedes/criterios-sedes';
import { validarCambiosSede, validarDatosSede } from '@/domain/sedes/datos-sede';
import { ocupacionDeArea, revisarCierreSede } from '@/domain/sedes/ocupacion-sede';
import { esquemaSede } from '@/domain/sedes/sede';

const MINIMA = { nombre: 'Casa Bello', direccion: 'Calle 50' };

describe('datos de una sede (producto §2)', () => {
  it.each(['nombre', 'direccion'])('%s es obligatorio', (campo) => {
    const error = atrapar(() => validarDatosSede({ ...MINIMA, [campo]: ' ' }));
    expect(error.message).toBe('Nombre y dirección son campos obligatorios');
    expect(error.campos).toEqual({ [campo]: 'Este campo es obligatorio' });
    expect(atrapar(() => validarCambiosSede({ [campo]: null })).message).toBe(error.message);
  });

  it.each([-1, 1.5, '3,5', 'tres', true])('una capacidad de %j no', (capacidad_hombres) => {
    expect(atrapar(() => validarDatosSede({ ...MINIMA, capacidad_hombres })).campos).toHaveProperty(
      'capacidad_hombres',
    );
  });

  it.each(['ocupacion_hombres', 'id', 'archivado'])('%s no se envía al crear', (campo) => {
    expect(atrapar(() => validarDatosSede({ ...MINIMA, [campo]: true })).campos).toEqual({
      [campo]: 'Este campo no se puede enviar',
    });
  });

  it('con lo mínimo basta, y una capacidad de cero vale', () => {
    expect(validarDatosSede({ ...MINIMA, capacidad_hombres: 0 })).toEqual({
      ...MINIMA,
      capacidad_hombres: 0,
    });
  });
});

describe('ocupación y cierre', () => {
  it.each([
    [10, 4, 6, 0],
    [10, 10, 0, 0],
    [10, 12, 0, 2],
    [null, 3, 0, 3],
    [10, null, 10, 0],
  ])(
    'capacidad %s y ocupación %s dejan %i cupos, y %i de más',
    (capacidad_mujeres, ocupacion_mujeres, disponibles, exceso) => {
      const s = sede({ capacidad_mujeres, ocupacion_mujeres, capacidad_hombres: 99, ocupacion_hombres: 1 });
      expect(ocupacionDeArea(s, 'MUJERES')).toEqual({
        capacidad: capacidad_mujeres ?? 0,
        ocupacion: ocupacion_mujeres ?? 0,
        disponibles,
        exceso,
      });
      expect(ocupacionDeArea(s, 'HOMBRES').disponibles).toBe(98);
    },
  );

  it.each([
    [1, 'La sede Casa Bello tiene 1 participante: trasládelos antes de inactivarla'],
    [2, 'La sede Casa Bello tiene 2 participantes: trasládelos antes de inactivarla'],
  ])('con %i adentro no se cierra', (cuantos, message) => {
    for (const campo of ['ocupacion_hombres', 'ocupacion_mujeres', 'ocupacion_sin_area'])
      expect(atrapar(() => revisarCierreSede(sede({ [campo]: cuantos }), 'inactivarla'))).toMatchObject({
        codigo: 'CONFLICTO',
        message,
        campos: { estado: message },
      });
  });

  it('vacía se cierra', () => {
    const vacia = { ocupacion_hombres: 0, ocupacion_mujeres: 0, ocupacion_sin_area: 0 };
    expect(() => revisarCierreSede(sede(vacia), 'archivarla')).not.toThrow();
    expect(() => revisarCierreSede(sede(), 'archivarla')).not.toThrow();
  });
});

describe('leer y elegir sedes', () => {
  it('lo opcional ilegible no pierde la fila; sin id o sin nombre no es una sede', () => {
    expect(
      esquemaSede.parse({ id: 1, nombre: 'Casa', capacidad_hombres: 'x', estado: 'CERRADA' }),
    ).toMatchObject({
      direccion: '',
      capacidad_hombres: null,
      ocupacion_mujeres: null,
      estado: 'ACTIVA',
    });
    expect(esquemaSede.safeParse({ nombre: 'Casa' }).success).toBe(false);
    expect(esquemaSede.safeParse({ id: 1 }).success).toBe(false);
  });

  it.each<[Parameters<typeof seleccionarSedes>[1], number[]]>([
    [{}, [2, 1]],
    [{ orden: '-nombre' }, [1, 2]],
    [{ orden: 'inventado' }, [2, 1]],
    [{ archivados: true }, [3]],
    [{ estado: 'INACTIVA' }, [1]],
    [{ buscar: 'apartado' }, [1]],
    [{ buscar: 'gomez' }, [2]],
  ])('%j', (criterios, ids) => {
    const todas = [
      sede({ id: 1, nombre: 'Urabá', municipio: 'Apartadó', estado: 'INACTIVA' }),
      sede({ id: 2, nombre: 'bello', responsable: 'Luz Gómez' }),
      sede({ id: 3, archivado_en: '2026-01-01T00:00:00Z' }),
    ];
    expect(seleccionarSedes(todas, criterios).map((s) => s.id)).toEqual(ids);
  });
});
