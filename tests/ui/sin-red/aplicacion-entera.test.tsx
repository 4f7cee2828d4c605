import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SituacionDelCofre } from '@/application/sin-red/cerradura.port';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import type { Mensaje } from '@/ui/app/instalable/protocolo';
import { equipoSinRed } from './apoyo';

/** What the worker says of the panel each time that it is asked; the last one goes on. */
const conTrabajador = (...respuestas: (boolean | 'calla')[]) => {
  const postMessage = (mensaje: Mensaje, [puerto]: MessagePort[] = []) => {
    if (mensaje.tipo !== 'preguntar' || respuestas[0] === 'calla') return;
    puerto?.postMessage(respuestas.length > 1 ? respuestas.shift() : respuestas[0]);
  };
  const registro = Object.assign(new EventTarget(), {
    active: { postMessage, scriptURL: 'http://localhost/otro.js' },
  });
  const trabajadores = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registro),
    getRegistration: async () => registro,
    controller: null,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: trabajadores });
};

const SITUACION: SituacionDelCofre = {
  conPin: true,
  intentos: 5,
  vigencia: 'vigente',
  guardada_en: null,
  vence_en: null,
};

const abrirPreferencias = ({
  situacion = async () => SITUACION,
  cargar = async (trabajo: TrabajoSinRed) => trabajo,
} = {}) => {
  const antes = window.isSecureContext;
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  onTestFinished(
    () => void Object.defineProperty(window, 'isSecureContext', { configurable: true, value: antes }),
  );
  const equipo = equipoSinRed();
  const trabajo = {
    lectura: { deLaCopia: () => 0, hay: async () => true },
    cofre: equipo.cofre,
    cerradura: { situacion },
    actualizar: async () => [],
    desalojado: () => false,
    cobros: async () => [],
  } as unknown as TrabajoSinRed;
  return equipo.abrir('/configuracion?pestana=preferencias', (servicios) => {
    servicios.cargarSinRed = () => cargar(trabajo);
  });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

it('no dice que puede trabajar sin red hasta que la aplicación está guardada entera', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  conTrabajador(false, true);
  abrirPreferencias();
  expect(await screen.findByText('Falta guardar la aplicación en este equipo')).toBeVisible();
  expect(screen.getByText(/^Deje esta página abierta, con conexión/)).toBeVisible();
  expect(screen.queryByText('Este equipo puede trabajar sin red')).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByText('Este equipo puede trabajar sin red')).toBeVisible();
});

it('con el ahorro de datos dice antes de elegirlo lo que va a traer', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  conTrabajador(false);
  abrirPreferencias({ situacion: async () => ({ ...SITUACION, conPin: false }) });
  expect(await screen.findByRole('button', { name: 'Trabajar sin red en este equipo' })).toBeVisible();
  expect(screen.getByText(/ahorra datos: al elegirlo trae una vez la aplicación entera/)).toBeVisible();
});

it('donde el navegador no la guarda, se dice que solo vale con el panel ya abierto', async () => {
  abrirPreferencias();
  expect(
    await screen.findByText('Este equipo puede trabajar sin red solo con el panel ya abierto'),
  ).toBeVisible();
  expect(screen.getByText(/una pestaña que se cierra o se recarga no vuelve a abrir/)).toBeVisible();
});

describe('mientras se pregunta se dice, y nada se da por sabido', () => {
  const nunca = <T,>() => new Promise<T>(() => undefined);
  it.each([
    ['el código que lo sabe', () => abrirPreferencias({ cargar: nunca })],
    ['lo que el equipo guarda', () => abrirPreferencias({ situacion: nunca })],
    [
      'el trabajador',
      () => {
        conTrabajador('calla');
        abrirPreferencias();
      },
    ],
  ])('%s no ha contestado', async (_que, abrir) => {
    abrir();
    expect(await screen.findByText('Comprobando...')).toBeVisible();
    expect(screen.queryByText(/^Este equipo puede trabajar sin red/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Trabajar sin red en este equipo' })).toBeNull();
  });
});

it('si no se puede mirar lo dice, y se mira otra vez', async () => {
  let veces = 0;
  const { user } = abrirPreferencias({
    situacion: async () => {
      veces += 1;
      if (veces <= 2) throw new Error('el disco');
      return { ...SITUACION, conPin: false };
    },
  });
  const alerta = await screen.findByText('No se pudo mirar lo guardado en este equipo');
  expect(alerta).toBeVisible();
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByRole('button', { name: 'Trabajar sin red en este equipo' })).toBeVisible();
  });
});
