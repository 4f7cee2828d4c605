import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra } from '../financiero/apoyo';

/** A clock that goes to another time, at which somebody looks at the page again. */
const relojQueSigue = (desde: string) => {
  let ahora = new Date(desde);
  return {
    ahora: () => ahora,
    alas: async (otra: string) => {
      ahora = new Date(otra);
      await act(async () => void window.dispatchEvent(new Event('focus')));
    },
  };
};

describe('un panel que se deja abierto', () => {
  it('al pasar la medianoche, el tablero dice el día que es', async () => {
    const reloj = relojQueSigue('2026-12-01T04:58:00Z');
    abrirEnMemoria('/dashboard', { ahora: reloj.ahora });
    expect(await screen.findByText(/^Buenas noches.*Hoy es lun 30 nov 2026\.$/)).toBeVisible();
    await reloj.alas('2026-12-01T13:00:00Z');
    expect(screen.getByText(/^Buenos días.*Hoy es mar 1 dic 2026\.$/)).toBeVisible();
  });

  it('al pasar el mes, Mensualidades está en el mes que empieza y pide las suyas', async () => {
    const reloj = relojQueSigue('2026-12-01T04:58:00Z');
    abrirEnMemoria('/financiero', { sembrar: casaQueCobra, ahora: reloj.ahora });
    expect(await screen.findByRole('rowheader', { name: /Luz Marina Ríos/ })).toBeVisible();
    await reloj.alas('2026-12-01T05:02:00Z');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Luz Marina Ríos/ })).toBeNull());
  });

  it('lo que vence hoy se lee vencido mañana, sin que nadie recargue', async () => {
    const reloj = relojQueSigue('2026-11-30T15:00:00Z');
    abrirEnMemoria('/participantes', {
      ahora: reloj.ahora,
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        for (const id of [1, 2]) memoria.mensualidades.cambiar(id, { fecha_vencimiento: '2026-11-30' });
      },
    });
    expect(await screen.findByRole('rowheader', { name: /Luz Marina Ríos/ })).toBeVisible();
    expect(screen.queryByText(/vencido/)).toBeNull();
    await reloj.alas('2026-12-01T05:00:05Z');
    expect((await screen.findAllByText(/vencido/)).length).toBeGreaterThan(0);
  });

  it('al despertar el equipo pide otra vez lo que está en la pantalla; un momento después, no', async () => {
    const reloj = relojQueSigue('2026-11-30T13:00:00Z');
    const resumen = vi.fn();
    abrirEnMemoria('/dashboard', {
      ahora: reloj.ahora,
      sembrar: casaQueCobra,
      ajustar: ({ tablero }) => {
        const real = tablero.resumen;
        tablero.resumen = resumen.mockImplementation(real) as never;
      },
    });
    await waitFor(() => expect(resumen).toHaveBeenCalledTimes(1));
    await reloj.alas('2026-11-30T13:01:00Z');
    expect(resumen).toHaveBeenCalledTimes(1);
    await reloj.alas('2026-11-30T22:01:00Z');
    await waitFor(() => expect(resumen).toHaveBeenCalledTimes(2));
  });

  it('a la vista y sin que nadie la toque, también cambia de día', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let ahora = new Date('2026-12-01T04:58:00Z');
      abrirEnMemoria('/dashboard', { ahora: () => ahora });
      expect(await screen.findByText(/Hoy es lun 30 nov 2026/)).toBeVisible();
      ahora = new Date('2026-12-01T05:00:01Z');
      await act(async () => void vi.advanceTimersByTime(20_000));
      expect(screen.getByText(/Hoy es mar 1 dic 2026/)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});
