import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const LUGAR = 'https://sitio.invalid';
const PUESTA = 'https://fundacion.example';

const pagina = (ruta: string): string =>
  [
    `<!doctype html><html data-sitio="${LUGAR}"><head><link rel="canonical" href="${LUGAR}${ruta}">`,
    `<meta property="og:url" content="${LUGAR}${ruta}">`,
    `<script type="application/ld+json">{"@id":"${LUGAR}/#organizacion","url":"${LUGAR}/"}</script>`,
    '</head></html>',
  ].join('');
// What the build leaves beside the site for the pages that show what is published.
const DIBUJO = `export const componerConDatos = async () => ({
  html: '<link rel="canonical" href="${LUGAR}/donate"><p>publicado</p>', guiones: [], estilos: [],
});`;

let raiz: string;
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  raiz = mkdtempSync(join(tmpdir(), 'direccion-'));
  const web = join(raiz, 'web');
  mkdirSync(web);
  mkdirSync(join(raiz, 'dibujo'));
  writeFileSync(join(raiz, 'dibujo/render.mjs'), DIBUJO);
  for (const nombre of ['about', 'donate', '404'])
    writeFileSync(join(web, `${nombre}.html`), pagina(`/${nombre}`));
  writeFileSync(join(web, 'login.html'), '<!doctype html><title>Iniciar Sesión</title>');
  writeFileSync(join(web, 'robots.txt'), `User-agent: *\nSitemap: ${LUGAR}/sitemap.xml\n`);
  writeFileSync(join(web, 'sitemap.xml'), `<urlset><url><loc>${LUGAR}/about</loc></url></urlset>`);
  const comun = { estado: 200, indexable: true, guiones: ['sha256-a'], estilos: ['sha256-b'] };
  const lista = {
    lugarDeLaDireccion: LUGAR,
    conDireccion: ['robots.txt', 'sitemap.xml'],
    paginas: {
      '/about': { ...comun, archivo: 'about.html' },
      '/donate': { ...comun, archivo: 'donate.html', receta: {} },
      '/login': { ...comun, archivo: 'login.html', indexable: false },
    },
    noEncontrada: { ...comun, estado: 404, archivo: '404.html', indexable: false },
  };
  writeFileSync(join(raiz, 'web-paginas.json'), JSON.stringify(lista));
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, sitio: web, urlSitio: `${PUESTA}/` });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
  rmSync(raiz, { recursive: true });
});

const pedir = (ruta: string, cabeceras: Record<string, string> = {}) =>
  llamar(servidor, `GET ${ruta}`, { cabeceras });

describe('la dirección del sitio se pone al servir', () => {
  it.each([
    ['/about', 200, 'text/html'],
    ['/no-existe', 404, 'text/html'],
    ['/robots.txt', 200, 'text/plain'],
    ['/sitemap.xml', 200, 'application/xml'],
  ])('en %s, en todas partes', async (ruta, codigo, tipo) => {
    const { texto, estado, cabeceras } = await pedir(ruta);
    expect(estado).toBe(codigo);
    expect(texto).not.toContain('sitio.invalid');
    expect(texto).toContain(`${PUESTA}/`);
    expect(cabeceras.get('content-type')).toContain(tipo);
    expect(cabeceras.get('cache-control')).toBe('no-cache');
  });

  it('la página dice una sola: canónica, og:url, datos estructurados y la que leerá el guion', async () => {
    const { texto } = await pedir('/about');
    expect(texto).toBe(pagina('/about').replaceAll(LUGAR, PUESTA));
  });

  it.each(['br', 'gzip', 'identity'])('comprimida como la pidan (%s)', async (acepta) => {
    const { texto, cabeceras } = await pedir('/about', { 'accept-encoding': acepta });
    expect(cabeceras.get('content-encoding')).toBe(acepta === 'identity' ? null : acepta);
    expect(texto).toContain(`href="${PUESTA}/about"`);
  });

  it.each(['/about', '/robots.txt'])('%s se revalida sin volver a viajar', async (ruta) => {
    const etiqueta = (await pedir(ruta)).cabeceras.get('etag') ?? '';
    expect(etiqueta).not.toBe('');
    const otra = await pedir(ruta, { 'if-none-match': etiqueta });
    expect([otra.estado, otra.texto]).toEqual([304, '']);
  });

  it('lo que no existe responde 404 aunque ya se tenga su pantalla', async () => {
    const etiqueta = (await pedir('/no-existe')).cabeceras.get('etag') ?? '';
    expect((await pedir('/no-existe', { 'if-none-match': etiqueta })).estado).toBe(404);
  });

  it('con la política de cada página, que permite llamar a esa dirección', async () => {
    const politica = (await pedir('/about')).cabeceras.get('content-security-policy');
    expect(politica).toContain("script-src 'self' 'sha256-a'");
    expect(politica).toContain(`connect-src 'self' ${PUESTA};`);
    const acceso = await pedir('/login');
    expect(acceso.cabeceras.get('x-robots-tag')).toBe('noindex');
    expect(acceso.texto).toContain('<title>Iniciar Sesión</title>');
  });

  it.each(['/about', '/robots.txt'])('HEAD %s responde lo mismo, sin cuerpo', async (ruta) => {
    const { estado, texto } = await llamar(servidor, `HEAD ${ruta}`);
    expect([estado, texto]).toEqual([200, '']);
  });

  it('también en las páginas que se dibujan con lo publicado', async () => {
    const token = servidor.tokenAdmin;
    const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/configuracion', { token });
    const donaciones = {
      billetera: 'Nequi',
      llave: '300 111 2233',
      banco: 'Banco',
      tipo: 'Ahorros',
      numero: '111-222333-44',
      titular: 'Fundación',
    };
    const guardado = await llamar(servidor, 'PUT /dashboard-api/configuracion', {
      token,
      cuerpo: { donaciones, version: cuerpo.version ?? 1 },
    });
    expect(guardado.estado).toBe(200);
    expect((await pedir('/donate')).texto).toBe(
      `<link rel="canonical" href="${PUESTA}/donate"><p>publicado</p>`,
    );
  });

  it('la misma construcción, con otra dirección o sin ninguna, dice la que toca', async () => {
    const abrir = (urlSitio?: string) =>
      crearServidorDePrueba({ db: base.db, sitio: join(raiz, 'web'), ...(urlSitio ? { urlSitio } : {}) });
    const [otra, ninguna] = [await abrir('https://otra.example/$1'), await abrir()];
    expect((await llamar(otra, 'GET /about')).texto).toContain('href="https://otra.example/$1/about"');
    expect((await llamar(ninguna, 'GET /robots.txt')).texto).toContain('http://localhost:3000/sitemap.xml');
    await otra.cerrar();
    await ninguna.cerrar();
  });
});
