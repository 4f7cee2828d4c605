import { screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import type { Mensaje } from '@/ui/app/instalable/protocolo';
import { equipoSinRed } from './apoyo';

/** What the worker says of the panel each time that it is asked; the last one goes on. */
const conTrabajador = (...respuestas: boolean[]) => {
  const postMessage = (mensaje: Mensaje, [puerto]: MessagePort[] = []) => {
    if (mensaje.tipo !== 'preguntar') return;
    puerto?.postMessage(respuestas.length > 1 ? respuestas.shift() : respuestas[0]);
  };
  const registro = Object.assign(new EventTarget(), {
    active: { postMessage, scriptURL: 'http://localhost/otro.js' },
  });
  const trabajadores = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registro),
    controller: null,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: trabajadores });
};

const abrirPreferencias = () => {
  const antes = window.isSecureContext;
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  onTestFinished(
    () => void Object.defineProperty(window, 'isSecureContext', { configurable: true, value: antes }),
  );
  const equipo = equipoSinRed();
  const trabajo = {
    lectura: { deLaCopia: () => 0, hay: async () => true },
    cofre: equipo.cofre,
    cerradura: {
      situacion: async () => ({
        conPin: true,
        intentos: 5,
        vigencia: 'vigente',
        guardada_en: null,
        vence_en: null,
      }),
    },
    actualizar: async () => [],
    desalojado: () => false,
    cobros: async () => [],
  } as unknown as TrabajoSinRed;
  equipo.abrir('/configuracion?pestana=preferencias', (servicios) => {
    servicios.cargarSinRed = async () => trabajo;
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

it('con el ahorro de datos, que no la guarda, dice que se apague', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  conTrabajador(false);
  abrirPreferencias();
  expect(await screen.findByText(/apague el ahorro de datos en este equipo/)).toBeVisible();
});

it('donde nadie contesta por ella, se dice lo de los datos', async () => {
  abrirPreferencias();
  expect(await screen.findByText('Este equipo puede trabajar sin red')).toBeVisible();
});
