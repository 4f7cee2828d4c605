import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as consumirTexto } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { llamar } from '@tests/server/apoyo/llamar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';

const INICIO = '<!doctype html><title>Aplicación</title>';
const GUION = 'export const saludo = "hola, esto es un guion de prueba";';
let carpeta: string;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'sitio-'));
  mkdirSync(join(carpeta, 'assets'));
  writeFileSync(join(carpeta, 'index.html'), INICIO);
  writeFileSync(join(carpeta, 'robots.txt'), 'User-agent: *');
  const guion = join(carpeta, 'assets/main.4f3a9c21be.js');
  writeFileSync(guion, GUION);
  writeFileSync(`${guion}.br`, brotliCompressSync(GUION));
  writeFileSync(`${guion}.gz`, gzipSync(GUION));
  servidor = await servidorConBase({
    sitio: carpeta,
    origenesCors: ['https://sitio.example'],
    detrasDeProxy: true,
  });
});
afterAll(async () => {
  await servidor.cerrar();
  rmSync(carpeta, { recursive: true });
});

const pedir = (ruta: string, cabeceras = {}) => llamar(servidor, `GET ${ruta}`, { cabeceras });

/** `fetch` rewrites an address before it asks for it. */
const pedirTalCual = async (path: string) => {
  const { port } = new URL(servidor.url);
  const [respuesta] = (await once(get({ port, path, agent: false }), 'response')) as [IncomingMessage];
  respuesta.resume();
  return { estado: respuesta.statusCode, location: respuesta.headers.location };
};

describe('sitio', () => {
  /** Every page of the site, as its folder of routes has them; one with a number is there when what it names is. */
  const delSitio = readdirSync('src/ui/sitio/rutas')
    .filter((archivo) => !archivo.startsWith('__') && !archivo.includes('$'))
    .map((archivo) => `/${archivo.replace('.tsx', '').replace('index', '')}`);
  const conPantalla = [...delSitio, '/login', '/restablecer', '/participantes/3?editar=1'];
  it.each([...conPantalla, ...SECCIONES_PANEL.map(({ ruta }) => ruta)])(
    '%s responde la aplicación con 200',
    async (ruta) => {
      const { estado, texto, cabeceras } = await pedir(ruta);
      expect([estado, texto]).toEqual([200, INICIO]);
      expect(cabeceras.get('cache-control')).toBe('no-cache');
      expect(cabeceras.get('content-type')).toContain('text/html');
    },
  );

  it.each(['/no-existe', '/participantesx', '/assets/falta.js', '/a/b/c'])(
    '%s responde la aplicación con 404',
    async (ruta) => {
      expect(await pedir(ruta)).toMatchObject({ estado: 404, texto: INICIO });
    },
  );

  it('/index.html lleva a /', async () => {
    const { estado, cabeceras } = await pedir('/index.html');
    expect([estado, cabeceras.get('location')]).toEqual([308, '/']);
  });

  it.each([
    ['//contact', '/contact'],
    ['///Contact/?a=//b', '/contact?a=//b'],
    ['//contact?a=x?&b=1', '/contact?a=x?&b=1'],
    ['/contact//', '/contact'],
    ['/\\contact', '/contact'],
    ['//\\/participantes//3', '/participantes/3'],
  ])('%s, con barras de más, lleva a %s', async (pedida, buena) => {
    expect(await pedirTalCual(pedida)).toEqual({ estado: 308, location: buena });
  });

  it.each(['//no-existe', '//otro.example/contact', '/\\otro.example', '//robots.txt'])(
    '%s no lleva a ninguna parte: responde la aplicación con 404',
    async (pedida) => {
      expect(await pedirTalCual(pedida)).toEqual({ estado: 404, location: undefined });
    },
  );

  it.each(['/%E0%A4%A', '/no-existe%', '/%', '/%zz/contact?a=%'])(
    '%s, que no se puede leer, responde la aplicación con 404',
    async (pedida) => {
      const { port } = new URL(servidor.url);
      const [respuesta] = (await once(get({ port, path: pedida, agent: false }), 'response')) as [
        IncomingMessage,
      ];
      expect([respuesta.statusCode, respuesta.headers['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await consumirTexto(respuesta)).toBe(INICIO);
    },
  );

  it.each([
    ['/contact.', '/contact'],
    ['/contact%', '/contact'],
    ['/Donate),?a=1', '/donate?a=1'],
    ['/about%20', '/about'],
    ['/contact%E2%80%A6', '/contact'],
    ['/pol%C3%ADtica-de-datos', '/politica-de-datos'],
    ['/Poli%CC%81tica-de-datos.', '/politica-de-datos'],
  ])('%s, como se copia o se escribe, lleva a %s', async (pedida, buena) => {
    expect(await pedirTalCual(pedida)).toEqual({ estado: 308, location: buena });
  });

  it.each(['/,', '/...', '/no-existe.', '/contact.x', '/%2F%2Fotro.example', '/contact%2F..%2Flogin'])(
    '%s no es de ninguna página: responde la aplicación con 404',
    async (pedida) => {
      expect(await pedirTalCual(pedida)).toEqual({ estado: 404, location: undefined });
    },
  );

  it('las barras de más de una llamada a los servicios no se perdonan', async () => {
    expect((await pedir('/dashboard-api//health')).estado).toBe(404);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('un archivo con huella se sirve inmutable y comprimido (%s)', async (acepta, codificacion) => {
    const { estado, texto, cabeceras } = await pedir('/assets/main.4f3a9c21be.js', {
      'accept-encoding': acepta,
    });
    expect([estado, texto]).toEqual([200, GUION]);
    expect(cabeceras.get('content-encoding')).toBe(codificacion);
    expect(cabeceras.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(cabeceras.get('vary')).toContain('accept-encoding');
  });

  it('un archivo sin huella se vuelve a comprobar', async () => {
    expect((await pedir('/robots.txt')).cabeceras.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e/%2e%2e/x',
    '/.env',
    '/%00',
    '/assets//',
  ])('%s no sale de la carpeta', async (ruta) => {
    const { estado, texto } = await pedir(ruta);
    expect(estado).toBeGreaterThanOrEqual(400);
    expect(estado).toBeLessThan(500);
    expect(texto).not.toContain('root:');
  });

  it('las páginas llevan una política de contenido sin unsafe y las pantallas del personal no se indexan', async () => {
    const { cabeceras } = await pedir('/login');
    const politica = cabeceras.get('content-security-policy') ?? '';
    expect(politica).toContain("default-src 'none'");
    expect(politica).toContain("frame-ancestors 'none'");
    expect(politica).not.toContain('unsafe');
    expect(cabeceras.get('x-robots-tag')).toBe('noindex');
    expect(cabeceras.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(cabeceras.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect((await pedir('/')).cabeceras.get('x-robots-tag')).toBeNull();
  });

  it('HSTS solo cuando se llegó por HTTPS', async () => {
    expect((await pedir('/')).cabeceras.get('strict-transport-security')).toBeNull();
    const seguro = await pedir('/', { 'x-forwarded-proto': 'https' });
    expect(seguro.cabeceras.get('strict-transport-security')).toContain('max-age=31536000');
  });
});

describe('otros orígenes', () => {
  const preguntar = (origin: string) =>
    llamar(servidor, 'OPTIONS /dashboard-api/participantes', {
      cabeceras: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });

  it('el permitido pasa la consulta previa; otro no recibe permiso', async () => {
    const permitido = await preguntar('https://sitio.example');
    expect(permitido.estado).toBe(204);
    expect(permitido.cabeceras.get('access-control-allow-origin')).toBe('https://sitio.example');
    expect(permitido.cabeceras.get('access-control-allow-methods')).toContain('PUT');
    expect((await preguntar('https://otro.example')).cabeceras.get('access-control-allow-origin')).toBeNull();
  });

  it('también los errores llevan el permiso, para que el navegador los pueda leer', async () => {
    const { estado, cabeceras } = await pedir('/dashboard-api/participantes', {
      origin: 'https://sitio.example',
    });
    expect([estado, cabeceras.get('access-control-allow-origin')]).toEqual([401, 'https://sitio.example']);
  });
});
