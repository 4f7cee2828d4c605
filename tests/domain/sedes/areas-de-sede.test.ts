import { atrapar } from '@tests/domain/atrapar';
import { sede } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { areasExcedidas, revisarArea, revisarCupo, separaAreas } from '@/domain/sedes/ocupacion-sede';

const sinCapacidad = sede();
const deHombres = sede({ capacidad_hombres: 3 });
const deMujeres = sede({ capacidad_mujeres: 0 });

describe('sedes con cupos por área', () => {
  it('lo son las que declaran alguna capacidad, aunque sea cero', () => {
    expect([sinCapacidad, deHombres, deMujeres].map(separaAreas)).toEqual([false, true, true]);
  });

  it('sin área nadie llega a ellas: se dice junto al área', () => {
    const mensaje = 'Elija el área de atención: los cupos de la sede Casa Bello son por área';
    const revisiones = [() => revisarArea(deHombres, null), () => revisarCupo(deMujeres, null)];
    for (const revisar of revisiones) {
      expect(atrapar(revisar)).toMatchObject({
        codigo: 'VALIDACION',
        message: mensaje,
        campos: { area: mensaje },
      });
    }
  });

  it('a las demás sí, y con área a cualquiera', () => {
    expect(() => revisarCupo(sinCapacidad, null)).not.toThrow();
    expect(() => revisarArea(deHombres, 'MUJERES')).not.toThrow();
  });

  it('una sede cerrada no recibe, antes de mirar el área', () => {
    expect(atrapar(() => revisarCupo({ ...deHombres, estado: 'INACTIVA' }, null)).codigo).toBe('CONFLICTO');
  });
});

describe('una capacidad por debajo de quienes viven en el área', () => {
  const llena = sede({ ocupacion_hombres: 4, ocupacion_mujeres: 2 });
  it.each([
    [3, 2, [{ area: 'HOMBRES', capacidad: 3, ocupacion: 4 }]],
    [4, 0, [{ area: 'MUJERES', capacidad: 0, ocupacion: 2 }]],
    [4, 2, []],
    [null, null, []],
  ])('%j hombres y %j mujeres', (capacidad_hombres, capacidad_mujeres, esperadas) => {
    expect(areasExcedidas(llena, { capacidad_hombres, capacidad_mujeres })).toEqual(esperadas);
  });

  it('sin saber cuántos viven no se dice nada', () => {
    expect(areasExcedidas(sede(), { capacidad_hombres: 0, capacidad_mujeres: 0 })).toEqual([]);
  });
});
