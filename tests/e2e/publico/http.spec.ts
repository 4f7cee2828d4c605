import type { APIResponse } from '@playwright/test';
import { PAGINAS_PUBLICAS } from './apoyo/paginas';
import { expect, test } from './apoyo/prueba-publica';

const canonica = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

const politica = (respuesta: APIResponse): string => respuesta.headers()['content-security-policy'] ?? '';

const variablesUsadas = (html: string): string[] =>
  [...html.matchAll(/var\((--chakra-[^,)]+)/g)].map(([, nombre = '']) => nombre);

for (const ruta of PAGINAS_PUBLICAS) {
  test(`${ruta} llega completa, indexable y con su propia política`, async ({ request }) => {
    const respuesta = await request.get(ruta);
    expect(respuesta.status()).toBe(200);
    expect(respuesta.headers()['x-robots-tag']).toBeUndefined();
    expect(politica(respuesta)).toContain("default-src 'none'");
    expect(politica(respuesta)).not.toContain('unsafe-');
    expect(politica(respuesta)).toMatch(/script-src 'self' 'sha256-/);
    const html = await respuesta.text();
    expect(html).toMatch(/<h1[\s>]/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toMatch(/<meta property="og:title"/);
    expect(html).toMatch(/<script type="application\/ld\+json">/);
    expect(canonica(html)).toMatch(/^https?:\/\//);
    // Only what changes with the mode is left for the browser to resolve, and it comes defined.
    const usadas = new Set(variablesUsadas(html));
    expect([...usadas].filter((nombre) => !nombre.startsWith('--chakra-colors-'))).toEqual([]);
    expect([...usadas].filter((nombre) => !html.includes(`${nombre}:`))).toEqual([]);
  });
}

test('una dirección que no existe responde 404 con la pantalla de error', async ({ request }) => {
  const respuesta = await request.get('/no-existe');
  expect(respuesta.status()).toBe(404);
  const html = await respuesta.text();
  expect(html).toContain('oops! Page not found');
  expect(html).toMatch(/<meta name="description" content="[^"]+"/);
});

test('/accounts y /cuentas declaran la misma dirección', async ({ request }) => {
  const [una, otra] = await Promise.all(
    ['/accounts', '/cuentas'].map(async (r) => (await request.get(r)).text()),
  );
  expect(canonica(una ?? '')).toBe(canonica(otra ?? ''));
});

for (const ruta of ['/login', '/dashboard', '/participantes']) {
  test(`${ruta} no se ofrece a los buscadores`, async ({ request }) => {
    const respuesta = await request.get(ruta);
    expect(respuesta.status()).toBe(200);
    expect(respuesta.headers()['x-robots-tag']).toContain('noindex');
    expect(await respuesta.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
  });
}

for (const [pedida, destino] of [
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/Contact', '/contact'],
  ['/CUENTAS/', '/cuentas'],
]) {
  test(`${pedida} lleva a ${destino}`, async ({ request }) => {
    const respuesta = await request.get(pedida ?? '', { maxRedirects: 0 });
    expect([301, 308]).toContain(respuesta.status());
    expect(respuesta.headers().location).toBe(destino);
  });
}

test('el mapa del sitio nombra cada página una vez y ninguna del personal', async ({ request }) => {
  const mapa = await (await request.get('/sitemap.xml')).text();
  const rutas = [...mapa.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(rutas.sort()).toEqual(PAGINAS_PUBLICAS.filter((ruta) => ruta !== '/accounts').sort());
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
});

interface Manifiesto {
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts?: { url: string }[];
}

for (const { pagina, archivo, modo, inicio } of [
  { pagina: '/', archivo: '/site.webmanifest', modo: 'minimal-ui', inicio: '/' },
  { pagina: '/login', archivo: '/panel.webmanifest', modo: 'standalone', inicio: '/dashboard' },
  { pagina: '/participantes', archivo: '/panel.webmanifest', modo: 'standalone', inicio: '/dashboard' },
]) {
  test(`${pagina} se instala con lo que dice ${archivo}, que existe`, async ({ request }) => {
    const html = await (await request.get(pagina)).text();
    expect(/<link rel="manifest" href="([^"]+)">/.exec(html)?.[1]).toBe(archivo);
    const respuesta = await request.get(archivo);
    expect(respuesta.headers()['content-type']).toContain('application/manifest+json');
    expect(respuesta.headers()['cache-control']).toBe('no-cache');
    const { lang, start_url, scope, display, icons, shortcuts = [] } = (await respuesta.json()) as Manifiesto;
    expect({ lang, start_url, scope, display }).toEqual({
      lang: 'es-CO',
      start_url: inicio,
      scope: '/',
      display: modo,
    });
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { url } of [{ url: start_url }, ...shortcuts])
      expect((await request.get(url)).status(), url).toBe(200);
    for (const ruta of [
      '/favicon.svg',
      '/favicon.png',
      '/favicon.ico',
      '/apple-touch-icon.png',
      ...icons.map(({ src }) => src),
    ]) {
      const icono = await request.get(ruta);
      expect(icono.status(), ruta).toBe(200);
      expect(icono.headers()['content-type'], ruta).toMatch(/^image\//);
    }
  });
}

test('las páginas se revalidan y lo que lleva huella en el nombre se guarda un año', async ({ request }) => {
  const pagina = await request.get('/about');
  expect(pagina.headers()['cache-control']).toContain('no-cache');
  expect(pagina.headers()['content-encoding']).toBe('br');
  const fuente = /\/assets\/[^"]+\.woff2/.exec(await pagina.text())?.[0] ?? '';
  expect((await request.get(fuente)).headers()['cache-control']).toContain('immutable');
});
