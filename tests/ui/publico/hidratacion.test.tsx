import { createMemoryHistory } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { Aplicacion } from '@/ui/app/aplicacion';
import { prepararPagina } from '@/ui/dibujo/render';
import { crearRouterSitio } from '@/ui/sitio/router';
import { temaSitio } from '@/ui/tema/tema-sitio';
import { temaSitioCompleto } from '@/ui/tema/temas-completos';
import { publicoFalso } from '../apoyo/publico-falso';

const RUTAS = [
  '/',
  '/about',
  '/programs',
  '/contact',
  '/donate',
  '/accounts',
  '/cuentas',
  '/politica-de-datos',
  '/nada',
];

const routerDe = async (ruta: string) => {
  const router = crearRouterSitio(
    { publico: publicoFalso(crearInMemorySesionStore(null)) },
    { history: createMemoryHistory({ initialEntries: [ruta] }) },
  );
  router.ssr = { manifest: undefined };
  await router.load();
  return router;
};

describe.each(RUTAS)('%s preparada de antemano', (ruta) => {
  let raiz: Root | undefined;
  afterEach(() => {
    act(() => raiz?.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('React la retoma sin una sola diferencia', async () => {
    const router = await routerDe(ruta);
    const caja = document.body.appendChild(document.createElement('div'));
    caja.innerHTML = renderToString(<Aplicacion router={router} tema={temaSitioCompleto} />).replace(
      /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/,
      '',
    );
    const quejas = vi.spyOn(console, 'error').mockImplementation(() => {});
    const diferencias: unknown[] = [];
    await act(async () => {
      raiz = hydrateRoot(caja, <Aplicacion router={router} tema={temaSitio} />, {
        onRecoverableError: (causa) => diferencias.push(causa),
      });
    });
    expect(diferencias).toEqual([]);
    expect(quejas.mock.calls).toEqual([]);
  });

  it('es completa y válida para una política estricta', async () => {
    const { contenido, estado } = await prepararPagina(ruta);
    expect(estado).toBe(ruta === '/nada' ? 404 : 200);
    expect(contenido.match(/<h1/g)).toHaveLength(1);
    expect(contenido).not.toMatch(/ style="| on[a-z]+="|<script/);
    const ids = [...contenido.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const sinMedidas = [...contenido.matchAll(/<img\b[^>]*>/g)].filter(
      ([img]) => !/width=.*height=|height=.*width=/.test(img),
    );
    expect(sinMedidas).toEqual([]);
  });
});
