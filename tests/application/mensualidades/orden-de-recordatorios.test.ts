import { describe, expect, it } from 'vitest';
import type { MaterialDeLaCola } from '@/application/mensualidades/cobranza/reunir-cola';

import { canal, cola, debe, fila, gestion, ROSA } from './cola-de-prueba';

describe('a quién primero', () => {
  const LUIS = fila(2, 'Luis');
  const EVA = fila(3, 'Eva');
  const nombres = (material: Partial<MaterialDeLaCola>) => cola(material).datos.map(({ nombre }) => nombre);

  it('a quien se puede ya, después a quien se puede antes, y al final a quien nunca', () => {
    const deudas = [
      debe(fila(4, 'Nunca'), { valor: 900 }),
      debe(fila(5, 'Mañana'), { valor: 800 }),
      debe(fila(6, 'El lunes'), { valor: 850 }),
      debe(ROSA, { valor: 1 }),
    ];
    const canales = [canal(ROSA), canal(fila(5, 'Mañana')), canal(fila(6, 'El lunes'), { canal: 'SMS' })];
    const gestiones = [
      gestion(fila(5, 'Mañana'), { momento: '2026-11-24T13:00:00.000Z' }),
      gestion(fila(6, 'El lunes'), { momento: '2026-11-23T13:00:00.000Z' }),
    ];
    expect(nombres({ deudas, canales, gestiones })).toEqual(['Rosa Peña', 'Mañana', 'El lunes', 'Nunca']);
  });

  it('con un canal cerrado y otro abierto se puede ya', () => {
    const canales = [canal(ROSA, { canal: 'CORREO' }), canal(LUIS)];
    const gestiones = [gestion(LUIS, { momento: '2026-11-24T13:00:00.000Z' })];
    const deudas = [debe(LUIS, { valor: 900 }), debe(ROSA)];
    expect(nombres({ deudas, canales, gestiones })).toEqual(['Rosa Peña', 'Luis']);
  });

  it('a quien debe más vencido; con lo mismo, a quien lo debe hace más', () => {
    const deudas = [
      debe(LUIS, { valor: 50 }),
      debe(EVA, { valor: 60 }),
      debe(ROSA, { valor: 50, fecha_vencimiento: '2026-10-05' }),
    ];
    expect(nombres({ deudas })).toEqual(['Eva', 'Rosa Peña', 'Luis']);
  });

  it('con todo igual, por su nombre; y con el mismo nombre, siempre igual', () => {
    const eva = fila(9, 'Eva');
    expect(nombres({ deudas: [debe(LUIS), debe(fila(4, 'Ángel')), debe(EVA)] })).toEqual([
      'Ángel',
      'Eva',
      'Luis',
    ]);
    // As a Colombian list has it: the ñ is a letter of its own, after the n.
    const conEne = [debe(fila(5, 'Peña Abad')), debe(fila(6, 'Pena Zea'))];
    expect(nombres({ deudas: conEne })).toEqual(['Pena Zea', 'Peña Abad']);
    for (const deudas of [
      [debe(eva), debe(EVA)],
      [debe(EVA), debe(eva)],
    ])
      expect(cola({ deudas }).datos.map(({ clave }) => clave)).toEqual(['acudiente-3', 'acudiente-9']);
  });

  it('el día es el de Bogotá', () => {
    const noche = new Date('2026-11-25T04:59:00.000Z');
    expect(cola({}, noche).fecha).toBe('2026-11-24');
    expect(cola({ deudas: [debe(ROSA, { fecha_vencimiento: '2026-11-28' })] }, noche).datos).toEqual([]);
  });
});
