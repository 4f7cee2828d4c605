import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crearRouter } from '@/ui/app/crear-router';
import { montar } from '@/ui/app/montar';
import { sistemaPanel } from '@/ui/app/tema/sistema-panel';
import { publicoFalso } from '../apoyo/publico-falso';
import { crearServiciosFalsos } from '../apoyo/servicios-falsos';

const ARMAZON = '<div role="status">Verificando autenticación...</div>';

const abrir = (contenido: string) => {
  document.body.innerHTML = `<div id="raiz">${contenido}</div>`;
  window.history.replaceState(null, '', '/dashboard');
  const falsos = crearServiciosFalsos();
  let dejarPasar = () => {};
  const puerta = new Promise<void>((abierta) => {
    dejarPasar = abierta;
  });
  montar(
    { crear: crearRouter, sistema: sistemaPanel },
    {
      cargarAcceso: async () => {
        await puerta;
        return falsos.acceso;
      },
      cargarPanel: async () => falsos.panel,
      publico: publicoFalso(falsos.sesiones),
    },
  );
  return { dejarPasar };
};

const raiz = () => document.getElementById('raiz') as HTMLElement;

// It starts by itself, as in a browser: nothing here wraps what it draws.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('el arranque de una página del panel', () => {
  it('deja el armazón que trajo la página hasta que la primera pantalla está lista', async () => {
    const { dejarPasar } = abrir(ARMAZON);
    const armazon = raiz().firstElementChild;
    await new Promise((pasado) => setTimeout(pasado, 50));
    expect(raiz().firstElementChild).toBe(armazon);
    dejarPasar();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    expect(armazon).not.toBeInTheDocument();
    expect(document.querySelectorAll('style[data-emotion^="css-global"]')).toHaveLength(0);
  });

  it('desde que empieza, una parte que no llega se deja de esperar a los 120 s (especificación §9)', async () => {
    vi.stubGlobal('__webpack_chunk_load__', () => new Promise(() => {}));
    abrir(ARMAZON).dejarPasar();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    vi.useFakeTimers();
    const pedir = (globalThis as { __webpack_chunk_load__?: (id: number) => Promise<unknown> })
      .__webpack_chunk_load__;
    const espera = pedir?.(1).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await espera).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
  });

  it('donde la página no trajo nada, lo dice mientras llega', async () => {
    const { dejarPasar } = abrir('');
    expect(await screen.findByText('Verificando autenticación...')).toBeVisible();
    dejarPasar();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
