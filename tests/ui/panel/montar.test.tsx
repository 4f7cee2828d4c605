import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '@/ui/app/montar';
import { crearRouterPanel } from '@/ui/panel/router';
import { temaPanel } from '@/ui/tema/tema-panel';
import { temaPanelCompleto } from '@/ui/tema/temas-completos';
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
  const contexto = {
    cargarAcceso: async () => {
      await puerta;
      return falsos.acceso;
    },
    cargarPanel: async () => falsos.panel,
    usuarioGuardado: publicoFalso(falsos.sesiones).usuarioGuardado,
  };
  montar({
    crear: (opciones) => crearRouterPanel(contexto, opciones),
    tema: temaPanel,
    traerTemaCompleto: async () => temaPanelCompleto,
  });
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
    vi.stubGlobal('__webpack_get_script_filename__', String);
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

  it('una parte que no llegó se pide la próxima vez por otra dirección: el navegador recuerda la que falló', async () => {
    const pedidas: string[] = [];
    const global = globalThis as {
      __webpack_chunk_load__?: (id: number) => Promise<unknown>;
      __webpack_get_script_filename__?: (id: number) => string;
    };
    vi.stubGlobal('__webpack_get_script_filename__', (id: number) => `assets/${id}.js`);
    vi.stubGlobal('__webpack_chunk_load__', async (id: number) => {
      pedidas.push(global.__webpack_get_script_filename__?.(id) ?? '');
      if (pedidas.length < 3) throw new TypeError('Failed to fetch dynamically imported module');
    });
    abrir(ARMAZON).dejarPasar();
    const pedir = () => global.__webpack_chunk_load__?.(7).catch(() => undefined);
    await pedir();
    await pedir();
    await pedir();
    expect(pedidas).toEqual(['assets/7.js', 'assets/7.js?vez=2', 'assets/7.js?vez=3']);
    expect(global.__webpack_get_script_filename__?.(8)).toBe('assets/8.js');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('donde la página no trajo nada, lo dice mientras llega', async () => {
    const { dejarPasar } = abrir('');
    expect(await screen.findByText('Verificando autenticación...')).toBeVisible();
    dejarPasar();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
