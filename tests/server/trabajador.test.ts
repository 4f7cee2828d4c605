import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const TRABAJADOR = "self.addEventListener('fetch', () => {});";
let carpeta: string;
let base: BaseDatosAbierta;
const abiertos: ServidorDePrueba[] = [];

const servir = async (opciones: { conCopia?: boolean; conTrabajador?: boolean } = {}) => {
  const { conCopia, conTrabajador = true } = opciones;
  const sitio = mkdtempSync(join(carpeta, 'sitio-'));
  writeFileSync(join(sitio, 'index.html'), '<!doctype html><title>Aplicación</title>');
  if (conTrabajador) writeFileSync(join(sitio, 'sw.js'), TRABAJADOR);
  const servidor = await crearServidorDePrueba({ db: base.db, sitio, conCopia });
  abiertos.push(servidor);
  return servidor;
};

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'trabajador-'));
  base = await abrirPGliteDePrueba();
});
afterAll(async () => {
  for (const servidor of abiertos) await servidor.cerrar();
  await base.cerrar();
  rmSync(carpeta, { recursive: true });
});

/** What the browser does with a worker's script, as it would run it. */
const correr = async (guion: string) => {
  const oyentes = new Map<string, (evento: unknown) => void>();
  const hecho: string[] = [];
  const self = {
    addEventListener: (tipo: string, oir: (evento: unknown) => void) => oyentes.set(tipo, oir),
    skipWaiting: async () => void hecho.push('toma el lugar'),
    registration: { unregister: async () => void hecho.push('se quita') },
  };
  const caches = {
    keys: async () => ['sitio-v1', 'panel-v1'],
    delete: async (nombre: string) => void hecho.push(`olvida ${nombre}`),
  };
  new Function('self', 'caches', guion)(self, caches);
  const trabajos: Promise<unknown>[] = [];
  for (const tipo of ['install', 'activate'])
    oyentes.get(tipo)?.({ waitUntil: (trabajo: Promise<unknown>) => void trabajos.push(trabajo) });
  await Promise.all(trabajos);
  return { hecho, atiende: oyentes.has('fetch') };
};

describe('el trabajador que guarda las páginas', () => {
  it('se comprueba en cada visita y solo puede pedirle a este sitio', async () => {
    const { estado, texto, cabeceras } = await llamar(await servir(), 'GET /sw.js');
    expect([estado, texto]).toEqual([200, TRABAJADOR]);
    expect(cabeceras.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
    expect(cabeceras.get('cache-control')).toBe('no-cache');
    expect(cabeceras.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; connect-src 'self'",
    );
    expect(cabeceras.get('x-content-type-options')).toBe('nosniff');
    // It is at the root: its reach needs no permission.
    expect(cabeceras.get('service-worker-allowed')).toBeNull();
  });

  it('apagado, el que reciben los equipos olvida lo guardado, se quita y no atiende nada', async () => {
    const { estado, texto, cabeceras } = await llamar(await servir({ conCopia: false }), 'GET /sw.js');
    expect(estado).toBe(200);
    expect(cabeceras.get('content-type')).toContain('text/javascript');
    expect(cabeceras.get('cache-control')).toBe('no-cache');
    expect(await correr(texto)).toEqual({
      hecho: ['toma el lugar', 'olvida sitio-v1', 'olvida panel-v1', 'se quita'],
      atiende: false,
    });
  });

  it('sin uno construido, no hay ninguno', async () => {
    expect((await llamar(await servir({ conTrabajador: false }), 'GET /sw.js')).estado).toBe(404);
  });
});
