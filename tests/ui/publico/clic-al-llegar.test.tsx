import { createMemoryHistory } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { Aplicacion } from '@/ui/app/aplicacion';
import { retener } from '@/ui/app/arranque/retener';
import { montar } from '@/ui/app/montar';
import { crearRouterSitio } from '@/ui/sitio/router';
import { temaSitio } from '@/ui/tema/tema-sitio';
import { temaSitioCompleto } from '@/ui/tema/temas-completos';
import { publicoFalso } from '../apoyo/publico-falso';

const copiar = vi.fn(async () => {});

const contexto = () => ({
  publico: { ...publicoFalso(crearInMemorySesionStore(null)), portapapeles: { copiar } },
});

const html = async (ruta: string): Promise<string> => {
  const router = crearRouterSitio(contexto(), { history: createMemoryHistory({ initialEntries: [ruta] }) });
  router.ssr = { manifest: undefined };
  await router.load();
  return renderToString(<Aplicacion router={router} tema={temaSitioCompleto} />).replace(
    /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/,
    '',
  );
};

// It starts by itself, as in a browser: nothing here wraps what it draws.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  document.body.innerHTML = '';
  delete window.arranque;
});

it('lo que se pulsa mientras la página ya preparada se retoma no se pierde, ni se hace dos veces', async () => {
  document.body.innerHTML = `<div id="raiz" data-prerender>${await html('/donate')}</div>`;
  window.history.replaceState(null, '', '/donate');
  window.arranque = { soltar: retener(() => {}) };
  const [boton] = screen.getAllByRole('button', { name: /^Copiar el número de Nequi/ });
  montar({
    crear: (opciones) => crearRouterSitio(contexto(), opciones),
    tema: temaSitio,
    traerTemaCompleto: async () => temaSitioCompleto,
  });
  // The application has begun, and React is not there yet.
  boton?.click();
  await waitFor(() => expect(copiar).toHaveBeenCalledExactlyOnceWith('3000000000'));
  await waitFor(() => expect(boton).toHaveAttribute('data-copiado'));
  boton?.click();
  await waitFor(() => expect(copiar).toHaveBeenCalledTimes(2));
});
