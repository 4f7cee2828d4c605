import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actividad } from '@/domain/actividad/actividad';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra } from '../financiero/apoyo';
import '@/ui/panel/participantes/detalle/detalle-participante';

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

  describe('lo que pasó hace un rato', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
    afterEach(() => void vi.useRealTimers());
    let ahora: Date;
    const pasaHasta = async (instante: string) => {
      ahora = new Date(instante);
      await act(async () => void vi.advanceTimersByTime(20_000));
    };

    it('ahora, dice después que hace una hora: en una ficha y en su historial', async () => {
      ahora = new Date('2026-11-21T15:00:00Z');
      const fecha = '2026-11-21T15:00:00.000Z';
      abrirEnMemoria('/participantes?detalle=1', {
        ahora: () => ahora,
        sembrar: casaQueCobra,
        ajustar: ({ actividad }) => {
          const cambio = {
            id: 1,
            fecha,
            usuario: 'ana@fundacion.example',
            accion: 'ACTUALIZAR',
            cambios: [],
          };
          actividad.listarDe = async () => [cambio as unknown as Actividad];
        },
      });
      const ficha = await dialogoListo('Luz Marina Ríos');
      const historial = within(await ficha.findByRole('region', { name: 'Historial de cambios' }));
      expect(await historial.findByText('ahora')).toBeVisible();
      const dichos = () =>
        [...document.querySelectorAll(`time[datetime="${fecha}"]`)].map((uno) => uno.textContent);
      expect(dichos()).toEqual(['ahora', 'ahora']);
      await pasaHasta('2026-11-21T16:00:00Z');
      expect(dichos()).toEqual(['hace 1 h', 'hace 1 h']);
    });

    it('también el último uso de una sesión', async () => {
      ahora = new Date('2026-11-21T15:00:00Z');
      abrirEnMemoria('/configuracion?pestana=sesiones', {
        ahora: () => ahora,
        ajustar: ({ misSesiones }) => {
          const real = misSesiones.listar;
          misSesiones.listar = async () =>
            (await real())?.map((una) => ({ ...una, ultimo_uso: '2026-11-21T15:00:00.000Z' })) ?? null;
        },
      });
      const ultimo = await screen.findByText('ahora');
      await pasaHasta('2026-11-21T15:10:00Z');
      expect(ultimo).toHaveTextContent('hace 10 min');
    });
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

  it('sin nadie delante deja de pedir por su cuenta, para que la sesión termine; al volver pide otra vez', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const empieza = Date.parse('2026-11-30T15:00:00Z');
      let pasado = 0;
      const pedidas = vi.fn();
      abrirEnMemoria('/financiero?abono=1', {
        sembrar: casaQueCobra,
        ahora: () => new Date(empieza + pasado),
        ajustar: ({ mensualidades }) => {
          const real = mensualidades.obtener;
          mensualidades.obtener = pedidas.mockImplementation(real) as never;
        },
      });
      expect(await screen.findByLabelText('Fecha del abono')).toBeVisible();
      const pasan = async (segundos: number) => {
        for (let i = 0; i < segundos; i += 15) {
          pasado += 15_000;
          await act(async () => void vi.advanceTimersByTime(15_000));
        }
      };
      await pasan(60);
      expect(pedidas.mock.calls.length).toBeGreaterThan(2);
      await pasan(5 * 60);
      pedidas.mockClear();
      await pasan(40 * 60);
      expect(pedidas).not.toHaveBeenCalled();
      await act(async () => void window.dispatchEvent(new Event('pointermove')));
      expect(pedidas).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('un abono que se quedó abierto sigue con la fecha que se vio, dice que ya es otro día y queda de ese día', async () => {
    const reloj = relojQueSigue('2026-11-22T04:58:00Z');
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', {
      sembrar: casaQueCobra,
      ahora: reloj.ahora,
    });
    const fecha = await screen.findByLabelText('Fecha del abono');
    expect(fecha).toHaveValue('21/11/2026');
    await reloj.alas('2026-11-22T05:02:00Z');
    expect(fecha).toHaveValue('21/11/2026');
    expect(fecha).toHaveAccessibleDescription(
      /^Ya es dom 22 nov 2026: esta fecha es del día en que se abrió/,
    );
    await user.click(screen.getByRole('button', { name: 'Registrar abono' }));
    expect(await screen.findByRole('dialog', { name: 'Abono registrado' })).toBeVisible();
    expect(memoria.mensualidades.obtener(1)?.abonos.at(-1)?.fecha).toBe('2026-11-21');
  });

  it('la fecha que se cambia a la de hoy no dice nada más', async () => {
    const reloj = relojQueSigue('2026-11-22T04:58:00Z');
    const { user } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra, ahora: reloj.ahora });
    const fecha = await screen.findByLabelText('Fecha del abono');
    await reloj.alas('2026-11-22T05:02:00Z');
    await user.clear(fecha);
    await user.type(fecha, 'hoy');
    await user.tab();
    expect(screen.queryByText(/^Ya es dom 22 nov/)).toBeNull();
  });

  it('un conteo de caja que se empezó es de los días que se contaban, aunque pase la medianoche', async () => {
    const reloj = relojQueSigue('2026-12-01T04:50:00Z');
    const { user, memoria } = abrirEnMemoria('/financiero?pestana=recaudo', {
      sembrar: casaQueCobra,
      ahora: reloj.ahora,
    });
    await user.type(await screen.findByLabelText('O escriba solo el total'), '200000');
    await user.type(screen.getByLabelText('Nota'), 'Contado entre dos');
    await reloj.alas('2026-12-01T05:02:00Z');
    expect(screen.getByText(/recibidos del lun 30 nov 2026\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Guardar arqueo' }));
    expect(await screen.findByText(/^Arqueo guardado/)).toBeVisible();
    expect(memoria.arqueos.at(-1)).toMatchObject({ desde: '2026-11-30', hasta: '2026-11-30' });
  });

  it('una hora escrita sola es del día en que se escribió, aunque se guarde después de la medianoche', async () => {
    const reloj = relojQueSigue('2026-11-22T04:58:00Z');
    const { user } = abrirEnMemoria('/entrega-de-turno?nuevo=true', {
      sembrar: casaQueCobra,
      ahora: reloj.ahora,
    });
    await user.click(await screen.findByText('Cuándo'));
    await user.type(screen.getByLabelText('Hora'), '6:00 am');
    await user.tab();
    await reloj.alas('2026-11-22T14:00:00Z');
    expect(screen.getByLabelText('Día')).toHaveValue('21/11/2026');
  });
});
