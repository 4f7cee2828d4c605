import { almacenCon } from '@tests/application/dobles/almacen';
import { describe, expect, it } from 'vitest';
import { simularCrecimiento } from '@/application/visitas/simular-crecimiento';

/** Local wall clock: 22 November 2026 is a Sunday, 23 a Monday. */
const relojLocal = (dia: number, hora: number, minuto: number) => ({
  ahora: () => new Date(2026, 10, dia, hora, minuto),
});

describe('crecimiento simulado (especificación §4)', () => {
  it.each([
    [22, 7, 59, 0, 1],
    [22, 7, 59, 0.999, 5],
    [22, 8, 0, 0.999, 7],
    [22, 18, 59, 0.999, 7],
    [22, 19, 0, 0.999, 5],
    [23, 7, 59, 0.999, 6],
    [23, 8, 0, 0, 1],
    [23, 8, 0, 0.999, 8],
    [23, 18, 59, 0.999, 8],
    [23, 19, 0, 0.999, 6],
  ])('el %i a las %i:%i con azar %d suma %i y lo guarda', (dia, hora, minuto, azar, suma) => {
    const permanente = almacenCon({ visitorCount: '2000' });
    const crecer = simularCrecimiento({
      permanente,
      reloj: relojLocal(dia, hora, minuto),
      azar: { siguiente: () => azar },
    });
    expect(crecer()).toBe(2000 + suma);
    expect(permanente.datos.get('visitorCount')).toBe(String(2000 + suma));
  });

  it.each([undefined, 'roto'])('sobre un conteo %j parte de 1250', (guardado) => {
    const permanente = almacenCon(guardado === undefined ? {} : { visitorCount: guardado });
    const crecer = simularCrecimiento({
      permanente,
      reloj: relojLocal(22, 3, 0),
      azar: { siguiente: () => 0 },
    });
    expect(crecer()).toBe(1251);
  });
});
