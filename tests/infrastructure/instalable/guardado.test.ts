import { describe, expect, it, vi } from 'vitest';
import { crearGuardado } from '@/ui/app/instalable/trabajador/guardado';
import { cachesEnMemoria, EDICION, paginaDe, respuesta, sitioDe } from './apoyo';

const preparar = ({ ahorra = false, edicion = EDICION, caches = cachesEnMemoria() } = {}) => {
  const buscar = vi.fn(async (ruta: RequestInfo | URL) => sitioDe(edicion)(String(ruta)));
  const guardado = crearGuardado({ edicion, caches, fetch: buscar, ahorra: () => ahorra });
  return { guardado, caches, buscar, pedidas: () => buscar.mock.calls.map(([ruta]) => String(ruta)) };
};

const pedido = (usados: readonly string[], panel: boolean, elegido = false) => ({ usados, panel, elegido });

const DEL_SITIO = [...Object.keys(EDICION.publicas), ...EDICION.archivos].sort();
const DEL_PANEL = [...Object.keys(EDICION.panel.paginas), ...EDICION.panel.archivos].sort();

it('quien visita guarda el sitio y lo que vio, y nada del panel', async () => {
  const { guardado, caches } = preparar();
  await guardado.completar(
    pedido(['/', '/img/vida-camino.svg', '/dashboard-api/visitas', '/video/hero.webm'], false),
  );
  expect(caches.dentro()).toEqual({ 'sitio-v2': [...DEL_SITIO, '/img/vida-camino.svg'].sort() });
});

it('el panel se guarda donde alguien lo usa, y lo que ya está no se pide otra vez', async () => {
  const { guardado, caches, pedidas } = preparar();
  await guardado.completar(pedido([], true));
  expect(caches.dentro()).toEqual({ 'sitio-v2': DEL_SITIO, 'panel-v2': DEL_PANEL });
  const veces = pedidas().length;
  await guardado.completar(pedido(['/'], true));
  expect(pedidas()).toHaveLength(veces);
});

it('el panel está entero cuando todas sus páginas y sus archivos están, y de su edición', async () => {
  const { guardado, caches } = preparar();
  expect(await guardado.panelEntero()).toBe(false);
  await guardado.completar(pedido([], true));
  expect(await guardado.panelEntero()).toBe(true);
  expect(await preparar({ caches, edicion: { ...EDICION, version: 'v3' } }).guardado.panelEntero()).toBe(
    false,
  );
  await (await caches.open('panel-v2')).delete('/dashboard');
  expect(await guardado.panelEntero()).toBe(false);
  // Sparing data it is never brought: it is not said to be there.
  const { guardado: ahorrando } = preparar({ ahorra: true });
  await ahorrando.completar(pedido([], true));
  expect(await ahorrando.panelEntero()).toBe(false);
});

it('quien ahorra datos guarda solo lo que ve', async () => {
  const { guardado, caches } = preparar({ ahorra: true });
  await guardado.completar(pedido(['/cuentas', '/img/hero.svg'], true));
  expect(caches.dentro()).toEqual({ 'sitio-v2': ['/cuentas', '/img/hero.svg'] });
});

describe('quien ahorra datos y eligió trabajar sin red en su equipo', () => {
  it('tiene la aplicación entera', async () => {
    const { guardado } = preparar({ ahorra: true });
    await guardado.completar(pedido([], true, true));
    expect(await guardado.panelEntero()).toBe(true);
  });

  it('la sigue teniendo con una versión nueva que llega sin nadie en el panel', async () => {
    const caches = cachesEnMemoria();
    const anterior = preparar({ caches, ahorra: true, edicion: { ...EDICION, version: 'v1' } });
    await anterior.guardado.completar(pedido([], true, true));
    const { guardado } = preparar({ caches, ahorra: true });
    await guardado.heredar();
    await guardado.olvidarAnteriores();
    expect(await guardado.panelEntero()).toBe(true);
    expect(caches.dentro()['sitio-v2']).toEqual(DEL_SITIO);
  });

  it('y si no lo eligió, la versión nueva no se la trae', async () => {
    const caches = cachesEnMemoria();
    const anterior = preparar({ caches, ahorra: true, edicion: { ...EDICION, version: 'v1' } });
    await anterior.guardado.completar(pedido(['/cuentas'], true));
    const { guardado } = preparar({ caches, ahorra: true });
    await guardado.heredar();
    await guardado.olvidarAnteriores();
    expect(caches.dentro()).toEqual({ 'sitio-v2': ['/cuentas'] });
  });
});

it.each([
  ['lo que se pidió no guardar', respuesta('x', 200, { 'cache-control': 'private, no-store' })],
  ['un error', respuesta('x', 500)],
  ['una respuesta de otro origen', new Response('x')],
  ['una página en lugar de un archivo', respuesta('x', 200, { 'content-type': 'text/html; charset=utf-8' })],
])('%s no se guarda', async (_, contestada) => {
  const { guardado, caches } = preparar();
  expect(await guardado.alPasar('/favicon.svg', contestada)).toBe(false);
  expect(caches.dentro()).toEqual({});
});

it('una página de otra edición no se guarda: sus guiones no están a su lado', async () => {
  const { guardado, caches } = preparar();
  expect(await guardado.alPasar('/', respuesta(paginaDe('/assets/sitio.99999999.js')))).toBe(false);
  expect(await guardado.alPasar('/', respuesta(paginaDe('/assets/sitio.aaaaaaaa.js')))).toBe(true);
  expect(caches.dentro()).toEqual({ 'sitio-v2': ['/'] });
});

describe('lo que una página necesita para que React la retome', () => {
  const datosDe = (version: string) => `/datos-de-pagina/cuentas.${version.repeat(24)}.json`;
  const conDatos = (version: string) =>
    respuesta(paginaDe('/assets/sitio.aaaaaaaa.js', `versión ${version}`, datosDe(version)));
  const abrirCon = (opciones: { ahorra?: boolean } = {}) => {
    const preparado = preparar(opciones);
    let vigente = 'a';
    preparado.buscar.mockImplementation(async (ruta) =>
      ruta === '/cuentas' ? conDatos(vigente) : sitioDe(EDICION)(String(ruta)),
    );
    return {
      ...preparado,
      publicar: (version: string) => {
        vigente = version;
      },
      guardados: () =>
        Object.values(preparado.caches.dentro())
          .flat()
          .filter((ruta) => ruta.startsWith('/datos-de-pagina/')),
    };
  };

  it('se guarda con la página, y solo lo de la que está guardada', async () => {
    const { guardado, guardados, publicar } = abrirCon();
    await guardado.completar(pedido([], false));
    expect(guardados()).toEqual([datosDe('a')]);
    publicar('b');
    await guardado.alPasar('/cuentas', conDatos('b'));
    await guardado.completar(pedido([], false));
    expect(guardados()).toEqual([datosDe('b')]);
  });

  it('lo que pide una pestaña de antes no se lleva lo de la página guardada', async () => {
    const { guardado, guardados } = abrirCon();
    await guardado.completar(pedido([], false));
    await guardado.alPasar(datosDe('9'), respuesta('{}'));
    expect(guardados().sort()).toEqual([datosDe('9'), datosDe('a')]);
    await guardado.alPasar(datosDe('a'), respuesta('{}'));
    expect(guardados()).toEqual([datosDe('a')]);
  });

  it('quien ahorra datos no lo trae por adelantado', async () => {
    const { guardado, guardados } = abrirCon({ ahorra: true });
    await guardado.completar(pedido(['/cuentas'], false));
    expect(guardados()).toEqual([]);
  });

  it('si no llega, el resto se guarda', async () => {
    const { guardado, buscar, guardados, caches } = abrirCon();
    buscar.mockImplementation(async (ruta) => {
      if (String(ruta).startsWith('/datos-de-pagina/')) return respuesta('', 404);
      return ruta === '/cuentas' ? conDatos('a') : sitioDe(EDICION)(String(ruta));
    });
    await guardado.completar(pedido([], false));
    expect(guardados()).toEqual([]);
    expect(caches.dentro()).toEqual({ 'sitio-v2': DEL_SITIO });
  });
});

it('si el sitio ya sirve otra edición, la que llega no toma el lugar de la anterior', async () => {
  const caches = cachesEnMemoria();
  await preparar({ caches, edicion: { ...EDICION, version: 'v1' } }).guardado.completar(pedido([], false));
  const { guardado, buscar } = preparar({ caches });
  buscar.mockImplementation(async (ruta) => sitioDe({ ...EDICION, publicas: {} })(String(ruta)));
  await expect(guardado.heredar()).rejects.toThrow('no es de esta edición');
});

it('una edición nueva guarda lo que había de la anterior, sin pedir otra vez lo que no cambió', async () => {
  const caches = cachesEnMemoria();
  const anterior = preparar({ caches, edicion: { ...EDICION, version: 'v1' } });
  await anterior.guardado.completar(pedido(['/img/vida-camino.svg'], true));
  const { guardado, pedidas } = preparar({ caches });
  await guardado.heredar();
  expect(pedidas().filter((ruta) => ruta.startsWith('/assets/'))).toEqual([]);
  expect(pedidas()).toContain('/cuentas');
  await guardado.olvidarAnteriores();
  expect(caches.dentro()).toEqual({
    'sitio-v2': [...DEL_SITIO, '/img/vida-camino.svg'].sort(),
    'panel-v2': DEL_PANEL,
  });
});

it('donde nadie usó el panel, una edición nueva tampoco lo trae', async () => {
  const caches = cachesEnMemoria();
  await preparar({ caches, edicion: { ...EDICION, version: 'v1' } }).guardado.completar(pedido([], false));
  const { guardado } = preparar({ caches });
  await guardado.heredar();
  await guardado.olvidarAnteriores();
  expect(Object.keys(caches.dentro())).toEqual(['sitio-v2']);
});

it('la primera vez no hay nada que heredar', async () => {
  const { guardado, pedidas } = preparar();
  await guardado.heredar();
  expect(pedidas()).toEqual([]);
});

it('solo olvida lo suyo', async () => {
  const caches = cachesEnMemoria();
  await caches.open('de-otro');
  await caches.open('sitio-v1');
  await preparar({ caches }).guardado.olvidarAnteriores();
  expect(Object.keys(caches.dentro())).toEqual(['de-otro']);
});
