import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { llamar } from '@tests/server/apoyo/llamar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let carpeta: string;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'docs-'));
  mkdirSync(join(carpeta, 'docs'));
  writeFileSync(join(carpeta, 'index.html'), '<!doctype html><title>Sitio</title>');
  writeFileSync(join(carpeta, 'docs/swagger-ui-bundle.js'), '');
  servidor = await servidorConBase({ sitio: carpeta });
});
afterAll(async () => {
  await servidor.cerrar();
  rmSync(carpeta, { recursive: true });
});

describe('la descripción de los servicios', () => {
  it.each(['auth-api', 'dashboard-api'])('%s la da solo a quien administra', async (servicio) => {
    const pedir = (token?: string) => llamar(servidor, `GET /${servicio}/openapi.json`, { token });
    for (const [respuesta, estado] of [
      [await pedir(), 401],
      [await pedir('x'.repeat(43)), 401],
      [await pedir(servidor.tokenConsulta), 403],
    ] as const) {
      expect(respuesta.estado).toBe(estado);
      expect(respuesta.texto).not.toMatch(/openapi|\/auth\/login|\/participantes/);
    }
    expect((await pedir(servidor.tokenAdmin)).cuerpo).toMatchObject({ openapi: '3.1.0' });
  });

  it('su página no dice nada de ella, no se indexa y no puede pedir nada a otro sitio', async () => {
    const { texto, estado, cabeceras } = await llamar(servidor, 'GET /docs');
    expect(estado).toBe(200);
    expect(texto).not.toMatch(/participantes|mensualidades|https?:/);
    expect(cabeceras.get('x-robots-tag')).toBe('noindex');
    const politica = cabeceras.get('content-security-policy') ?? '';
    expect(politica).toContain("default-src 'none'");
    expect(politica).toContain("script-src 'self';");
    expect(politica).toContain("connect-src 'self';");
    expect(politica).not.toMatch(/https?:|\*|unsafe-eval/);
  });
});
