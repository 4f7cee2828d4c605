import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subir } from '@tests/server/apoyo/archivos';
import { llamar, type OpcionesLlamada } from '@tests/server/apoyo/llamar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';

let carpeta: string;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'sitio-'));
  mkdirSync(join(carpeta, 'assets'));
  writeFileSync(join(carpeta, 'index.html'), '<!doctype html><title>Aplicación</title>');
  writeFileSync(join(carpeta, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(carpeta, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(carpeta, 'assets/main.4f3a9c21be.js'), 'export {};');
  servidor = await servidorConBase({ sitio: carpeta, detrasDeProxy: true });
  await subir(servidor, 'acta.pdf');
});
afterAll(async () => {
  await servidor.cerrar();
  rmSync(carpeta, { recursive: true });
});

const PAGINAS = ['/', '/about', '/login', '/no-existe', ...SECCIONES_PANEL.map(({ ruta }) => ruta)];
const ARCHIVOS = ['/robots.txt', '/favicon.svg', '/assets/main.4f3a9c21be.js', '/assets/falta.js'];
const SERVICIOS = [
  'GET /dashboard-api/participantes',
  'GET /dashboard-api/participantes/999',
  'GET /dashboard-api/no-existe',
  'GET /auth-api/health',
  'GET /auth-api/openapi.json',
  'POST /auth-api/auth/login',
  'DELETE /dashboard-api/usuarios',
  'GET /dashboard-api/storage/object?firma=x',
  'GET /%zz',
];
/** Addresses without a page, which may be of a family and written wrong. */
const SIN_PAGINA = ['GET /no-existe', 'GET /assets/falta.js', 'GET /%zz'];
const LINEAS = [...[...PAGINAS, ...ARCHIVOS].map((ruta) => `GET ${ruta}`), 'HEAD /', ...SERVICIOS];

const pedir = async (linea: string, opciones: OpcionesLlamada = {}) =>
  (await llamar(servidor, linea, opciones)).cabeceras;
const directivas = (politica: string): Map<string, string> =>
  new Map(
    politica.split(';').map((parte) => {
      const [nombre = '', ...valores] = parte.trim().split(' ');
      return [nombre, valores.join(' ')];
    }),
  );

describe('cabeceras de seguridad', () => {
  it.each(LINEAS)('%s', async (linea) => {
    for (const token of [null, servidor.tokenAdmin]) {
      const cabeceras = await pedir(linea, { token, cabeceras: { 'x-forwarded-proto': 'https' } });
      const politica = directivas(cabeceras.get('content-security-policy') ?? '');
      expect(politica.get('default-src')).toBe("'none'");
      expect(politica.get('frame-ancestors')).toBe("'none'");
      expect(politica.get('base-uri')).toBe("'none'");
      expect([...politica.values()].join(' ')).not.toMatch(/unsafe|\*|http:/);
      expect(cabeceras.get('x-content-type-options')).toBe('nosniff');
      expect(cabeceras.get('referrer-policy')).toBe(
        SIN_PAGINA.includes(linea) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      );
      expect(cabeceras.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(cabeceras.get('x-frame-options')).toBe('DENY');
      expect(cabeceras.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(cabeceras.get('server')).toBeNull();
      expect(cabeceras.get('x-powered-by')).toBeNull();
      expect(cabeceras.get('set-cookie')).toBeNull();
    }
    expect((await pedir(linea)).get('strict-transport-security')).toBeNull();
  });

  it.each(PAGINAS)(
    '%s: guiones solo propios o por su huella, y textos que no se vuelven código',
    async (ruta) => {
      const politica = directivas((await pedir(`GET ${ruta}`)).get('content-security-policy') ?? '');
      expect(politica.get('script-src')).toMatch(/^'self'(?: 'sha256-[\w+/=]+')*$/);
      expect(politica.get('style-src')).toMatch(/^'self'(?: 'sha256-[\w+/=]+')+$/);
      expect(politica.get('require-trusted-types-for')).toBe("'script'");
      expect(politica.get('trusted-types')).toBe('fundacion instalable');
      expect(politica.get('connect-src')).toBe("'self'");
      expect(politica.get('form-action')).toBe("'self'");
    },
  );

  it('un archivo guardado vuelve encerrado, como adjunto y sin quedar en caché', async () => {
    const { cuerpo } = await llamar(
      servidor,
      'GET /dashboard-api/storage/download-url?path=formatos/acta.pdf',
      { token: servidor.tokenConsulta },
    );
    const cabeceras = await pedir(`GET ${String(cuerpo.signedUrl).slice(servidor.url.length)}`);
    expect(cabeceras.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(cabeceras.get('content-disposition')).toMatch(/^attachment;/);
    expect(cabeceras.get('cache-control')).toBe('private, no-store');
    expect(cabeceras.get('x-content-type-options')).toBe('nosniff');
  });

  it('cada respuesta con texto dice su tipo y su codificación', async () => {
    for (const linea of [...LINEAS.filter((l) => l.startsWith('GET')), 'POST /auth-api/auth/login']) {
      const tipo = (await pedir(linea)).get('content-type') ?? '';
      expect(tipo, linea).toMatch(
        /^(?:application\/json|image\/svg\+xml|application\/javascript|text\/(?:html|plain|javascript))/,
      );
      if (!tipo.startsWith('image/')) expect(tipo.toLowerCase(), linea).toContain('charset=utf-8');
    }
  });

  it('lo que dicen los servicios no se guarda, salvo lo que ya es público', async () => {
    for (const linea of SERVICIOS.filter((l) => !l.includes('%zz'))) {
      expect((await pedir(linea, { token: servidor.tokenAdmin })).get('cache-control'), linea).toBe(
        'no-store',
      );
    }
    const publica = await pedir('GET /dashboard-api/configuracion/publica');
    expect(publica.get('cache-control')).toBe('public, max-age=30');
  });

  it('TRACE y los métodos que nadie usa no se atienden', async () => {
    for (const method of ['TRACE', 'PATCH', 'OPTIONS'] as const) {
      const { statusCode } = await servidor.app.inject({
        method: method as 'GET',
        url: '/dashboard-api/sedes',
      });
      expect([404, 405], method).toContain(statusCode);
    }
  });
});
