import { uptime } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { mirarRelojes } from '@/infrastructure/storage/reloj/libreta-en-disco';

const UN_SEGUNDO = 1_000;
const UNA_HORA = 3_600_000;

afterEach(() => vi.restoreAllMocks());

const esperarDelSistema = () =>
  expect(Math.abs(mirarRelojes().corrido - uptime() * 1_000)).toBeLessThan(UN_SEGUNDO);

it('lo corrido es lo del sistema, salte la pared adelante o atrás', () => {
  esperarDelSistema();
  const ahora = Date.now();
  for (const salto of [UNA_HORA, -UNA_HORA, 400]) {
    vi.spyOn(Date, 'now').mockReturnValue(ahora + salto);
    expect(mirarRelojes().pared).toBe(ahora + salto);
    esperarDelSistema();
  }
});

it('cuenta también mientras el equipo duerme, cuando el reloj del proceso se detiene', () => {
  esperarDelSistema();
  const [pared, monotono] = [Date.now(), performance.now()];
  // What the process did not live: its clock is an hour behind that of the system and the wall.
  vi.spyOn(performance, 'now').mockReturnValue(monotono - UNA_HORA);
  vi.spyOn(Date, 'now').mockReturnValue(pared);
  esperarDelSistema();
});
