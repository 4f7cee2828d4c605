import { equipo, HORA_MS, que } from '@tests/apoyo/equipo-con-cola';
import { unCambioDeEstado } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';

/** When everything here is written down: its day in Bogota. */
const HECHA_MS = 1_795_000_000_000;
const DIA = '2026-11-18';

const novedad = (datos: object = {}): OrdenEscrita => ({
  servicio: 'bitacora',
  metodo: 'escribir',
  argumentos: [3, { tipo: 'SALUD', texto: 'Se cayó en el patio', ...datos }, { clave: 'n-1' }],
});

describe('cuándo se hizo lo que se envía', () => {
  it('lo que es de ahora llega con la hora en que se escribió, no con la del envío', async () => {
    const { mundo, enviar, anotar } = equipo();
    await anotar('a', novedad());
    await anotar('b', unCambioDeEstado(3, 'CON_PERMISO', 4));
    mundo.ahora += 48 * HORA_MS;
    await enviar();
    expect(mundo.pedidas).toEqual([
      novedad({ ocurrio_en: new Date(HECHA_MS).toISOString() }),
      unCambioDeEstado(3, 'CON_PERMISO', 4, { ocurrio_el: DIA }),
    ]);
  });

  it('lo que había salido y quedó en duda es de cuando salió, aunque pase a la cola al otro día', async () => {
    const { mundo, enviar, cola } = equipo();
    mundo.ahora += 20 * HORA_MS;
    const orden = unCambioDeEstado(3, 'CON_PERMISO', 4);
    const entrada = await cola.anotar({
      nombre: 'a',
      que,
      orden,
      enDuda: { desde: HECHA_MS, servicio: null },
    });
    expect(entrada.hecha_en).toBe(HECHA_MS);
    await enviar();
    expect(mundo.pedidas).toEqual([unCambioDeEstado(3, 'CON_PERMISO', 4, { ocurrio_el: DIA })]);
  });

  it('lo que ya dice cuándo fue, o corrige a otra, llega como se escribió', async () => {
    const { mundo, enviar, anotar } = equipo();
    const escritas = [novedad({ ocurrio_en: '2026-11-18T03:00:00-05:00' }), novedad({ corrige: 8 })];
    for (const escrita of escritas) await anotar('a', escrita);
    mundo.ahora += 48 * HORA_MS;
    await enviar();
    expect(mundo.pedidas).toEqual(escritas);
  });

  it('con el reloj del equipo corrido, la hora en que se escribió se lee con la del servicio', async () => {
    const { mundo, enviar, anotar } = equipo();
    await anotar('a', novedad());
    mundo.ahora += HORA_MS;
    mundo.servicio = mundo.ahora - 48 * HORA_MS;
    await enviar();
    expect(mundo.pedidas).toEqual([novedad({ ocurrio_en: new Date(HECHA_MS - 48 * HORA_MS).toISOString() })]);
  });

  it('un reloj que se atrasó después no la deja en el futuro', async () => {
    const { mundo, enviar, anotar } = equipo();
    await anotar('a', novedad());
    mundo.ahora -= HORA_MS;
    await enviar();
    expect(mundo.pedidas).toEqual([novedad({ ocurrio_en: new Date(HECHA_MS - HORA_MS).toISOString() })]);
  });

  it('una novedad que ya salió se pregunta como salió: su clave es de esas palabras', async () => {
    const { mundo, cola, enviar } = equipo();
    const enDuda = { desde: mundo.ahora, servicio: null };
    await cola.anotar({ nombre: 'a', que, orden: novedad(), enDuda });
    mundo.ahora += HORA_MS;
    await enviar();
    expect(mundo.pedidas).toEqual([novedad()]);
  });
});
