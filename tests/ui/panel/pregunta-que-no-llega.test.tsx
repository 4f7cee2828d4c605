import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ColaEnMarco } from '@/ui/panel/sin-red/cola/cola-diferida';
import { abrir } from '../apoyo/abrir';
import { conEstadisticas } from '../apoyo/tablero-falso';

// What the frame brings once the page is drawn does not arrive.
vi.mock('@/ui/panel/marco/avisos-despues', () => Promise.reject(new Error('no llegó')));

const noLlega = () => Promise.reject(new Error('no llegó'));
const seCuelga = () => new Promise<never>(() => {});

const elNavegador = (responde: boolean) => {
  const confirmar = vi.fn(() => responde);
  vi.stubGlobal('confirm', confirmar);
  return confirmar;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const alSalir = async (haySinRed = false) => {
  const pantalla = abrir('/dashboard', { panel: { ...conEstadisticas(), haySinRed: () => haySinRed } });
  await screen.findByRole('heading', { level: 1, name: 'Tablero' });
  await pantalla.user.click(screen.getByRole('button', { name: /^Cuenta de/ }));
  await pantalla.user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
  return pantalla;
};

describe('«Cerrar Sesión» cuando el código de la pregunta no llega', () => {
  const conAlgoSinGuardar = () => {
    const retener = (evento: Event) => evento.preventDefault();
    window.addEventListener('beforeunload', retener);
    onTestFinished(() => window.removeEventListener('beforeunload', retener));
  };

  it('con algo sin guardar, pregunta el navegador, y quedarse no sale', async () => {
    const confirmar = elNavegador(false);
    conAlgoSinGuardar();
    const { navegacion, sesiones } = await alSalir();
    await waitFor(() =>
      expect(confirmar).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('Lo que no guardó se pierde'),
      ),
    );
    expect(navegacion.idas).not.toHaveBeenCalled();
    expect(sesiones.leer()).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  });

  it('con algo sin guardar, y al decir que sí, sale', async () => {
    elNavegador(true);
    conAlgoSinGuardar();
    const { navegacion } = await alSalir();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it.each([noLlega, seCuelga])(
    'donde se trabaja sin red, lo que falte por enviar lo dice el navegador',
    async (llegada) => {
      vi.spyOn(ColaEnMarco, 'preload').mockImplementation(llegada);
      const confirmar = elNavegador(true);
      const { navegacion } = await alSalir(true);
      await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/'));
      expect(confirmar).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('Lo que falte por enviar queda aquí'),
      );
    },
  );
});
