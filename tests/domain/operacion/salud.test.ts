import { describe, expect, it } from 'vitest';
import { esquemaSalud, estadoDeSalud } from '@/domain/operacion/salud';

describe('la salud del servicio', () => {
  const [bien, mal] = [
    { ok: true, ms: 1 },
    { ok: false, ms: 900 },
  ];

  it.each([
    [bien, bien, bien, 'ok'],
    [bien, mal, bien, 'degraded'],
    [bien, bien, mal, 'degraded'],
    [mal, bien, bien, 'down'],
    [mal, mal, mal, 'down'],
  ])('base %j, archivos %j y reloj %j: %s', (database, storage, clock, estado) => {
    expect(estadoDeSalud({ database, storage, clock })).toBe(estado);
  });

  it('se lee entera, o no se lee', () => {
    const salud = { status: 'degraded', service: 'dashboard', database: bien, storage: mal, clock: bien };
    expect(esquemaSalud.parse(salud)).toEqual(salud);
    for (const status of ['ok', 'down'])
      expect(esquemaSalud.safeParse({ ...salud, status }).success).toBe(true);
    expect(esquemaSalud.safeParse({ ...salud, status: 'regular' }).success).toBe(false);
    expect(esquemaSalud.safeParse({ ...salud, database: {} }).success).toBe(false);
    expect(esquemaSalud.safeParse({}).success).toBe(false);
  });
});
