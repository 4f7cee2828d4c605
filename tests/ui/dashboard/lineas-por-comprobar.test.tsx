import { screen } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const AVISO = 'Compruebe las líneas de crisis';

const conLineasDel = (verificadas: string) => (servicios: PanelEnMano) => {
  const { sitio } = servicios;
  const obtener = sitio.obtener;
  sitio.obtener = async () => {
    const actual = await obtener();
    return actual && { ...actual, publicado: { crisis: unaParte('crisis', { verificadas }) } };
  };
};

describe('las líneas de crisis en el tablero', () => {
  it('pasados noventa días se recuerda comprobarlas, con el camino a la parte', async () => {
    abrirEnMemoria('/dashboard', { ajustar: conLineasDel('2026-08-22') });
    expect(await screen.findByText(AVISO)).toBeVisible();
    expect(screen.getByText(/22 ago 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver las líneas' }).getAttribute('href')).toBe(
      '/sitio?parte=crisis',
    );
  });

  it('antes no se dice nada, ni a quien no puede escribir la fecha', async () => {
    const pedidas: string[] = [];
    const { unmount } = abrirEnMemoria('/dashboard', {
      ajustar: (servicios) => {
        conLineasDel('2026-08-23')(servicios);
        const { obtener } = servicios.sitio;
        servicios.sitio.obtener = async () => {
          const actual = await obtener();
          pedidas.push(actual?.publicado.crisis?.verificadas ?? '');
          return actual;
        };
      },
    });
    await conPaciencia(() => expect(pedidas).toEqual(['2026-08-23']));
    expect(screen.queryByText(AVISO)).toBeNull();
    unmount();
    abrirEnMemoria('/dashboard', { rol: 'CONSULTA', ajustar: conLineasDel('2026-01-01') });
    await screen.findByRole('heading', { name: 'Tablero' });
    expect(screen.queryByText(AVISO)).toBeNull();
  });
});
