import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SituacionDelCofre } from '@/application/sin-red/cerradura.port';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { AHORA } from '../apoyo/abrir-en-memoria';
import { equipoSinRed } from './apoyo';
// Read beforehand: a chunk that a screen waits for would count against the test's patience.
import '@/ui/panel/comun/sin-red/en-marco';
import '@/ui/panel/configuracion/preferencias/trabajo-sin-red';

afterEach(() => void vi.unstubAllGlobals());

const DIA = 86_400_000;

/** A device that reads from its copy of two hours ago, by a clock that can be moved; no list comes from the service. */
const conReloj = (vigencia: SituacionDelCofre['vigencia'], ruta = '/participantes') => {
  const equipo = equipoSinRed();
  let leidas = 0;
  let corrido = 0;
  const guardada_en = AHORA.getTime() - DIA / 12;
  const trabajo = {
    lectura: { deLaCopia: () => leidas, hay: async () => true },
    cofre: equipo.cofre,
    cerradura: {
      situacion: async () => ({
        conPin: true,
        intentos: 5,
        vigencia,
        guardada_en,
        vence_en: guardada_en + 3 * DIA,
      }),
    },
    actualizar: async () => [],
    desalojado: () => false,
    cobros: async () => [],
  } as unknown as TrabajoSinRed;
  const pagina = equipo.abrir(ruta, (servicios) => {
    servicios.cargarSinRed = async () => trabajo;
    servicios.reloj = { ahora: () => new Date(AHORA.getTime() + corrido) };
    const { buscar } = servicios.participantes;
    servicios.participantes.buscar = async (...criterios) => {
      leidas += 1;
      return buscar(...criterios);
    };
  });
  const mover = (ms: number) => {
    corrido = ms;
    act(() => void window.dispatchEvent(new Event('focus')));
  };
  return { ...pagina, mover };
};

describe('con el reloj del equipo atrasado', () => {
  it('la barra no dice que los datos son de ahora', async () => {
    const { mover } = conReloj('vigente');
    expect(await screen.findByText('hace 2 h')).toBeVisible();
    mover(-2 * DIA);
    expect(await screen.findByText('fecha desconocida')).toBeVisible();
    expect(screen.queryByText('ahora')).toBeNull();
    mover(0);
    expect(await screen.findByText('hace 2 h')).toBeVisible();
  });

  it('que se vio en otra hora, tampoco; y se dice qué hacer', async () => {
    conReloj('reloj-atrasado');
    expect(await screen.findByText('fecha desconocida')).toBeVisible();
    expect(screen.getByText('El reloj de este equipo está atrasado')).toBeVisible();
    expect(screen.getByText(/^Póngalo en hora para leer lo guardado/)).toBeVisible();
  });

  it('en hora no dice nada de él', async () => {
    conReloj('vigente');
    expect(await screen.findByText('hace 2 h')).toBeVisible();
    expect(screen.queryByText('El reloj de este equipo está atrasado')).toBeNull();
  });

  it('Preferencias tampoco dice que sus datos son de ahora', async () => {
    vi.stubGlobal('isSecureContext', true);
    conReloj('reloj-atrasado', '/configuracion?pestana=preferencias');
    expect(await screen.findByText(/^Sus datos son de fecha desconocida\./)).toBeVisible();
  });
});
