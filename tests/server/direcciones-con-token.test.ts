import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { desconocido, usarVisita, type Visita } from '@tests/server/apoyo/visita-de-familia';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let visita: Visita;
usarVisita((abierta) => {
  visita = abierta;
});

const INICIO = '<!doctype html><title>Aplicación</title>';
let carpeta: string;
let conSitio: ServidorDePrueba;
let lecturas = 0;
beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'sitio-'));
  writeFileSync(join(carpeta, 'index.html'), INICIO);
  conSitio = await crearServidorDePrueba({
    db: visita.base.db,
    sitio: carpeta,
    conServicios: (servicios) => ({
      ...servicios,
      unidadDeTrabajo: {
        ...servicios.unidadDeTrabajo,
        leerSinSesion: (trabajo) => {
          lecturas += 1;
          return servicios.unidadDeTrabajo.leerSinSesion(trabajo);
        },
      },
    }),
  });
});
afterAll(async () => {
  await conSitio.cerrar();
  rmSync(carpeta, { recursive: true });
});

/** `fetch` rewrites an address before it asks for it. */
const pedirTalCual = async (path: string) => {
  const { port } = new URL(conSitio.url);
  const [respuesta] = (await once(get({ port, path, agent: false }), 'response')) as [IncomingMessage];
  return { estado: respuesta.statusCode, cabeceras: respuesta.headers, texto: await text(respuesta) };
};

describe('la dirección de una familia mal escrita', () => {
  it.each(['/CUENTA/', '/Cuenta/', '//cuenta/', '/cuenta//', '/\\Cuenta/'])(
    'con %s la abre',
    async (comienzo) => {
      const { ruta } = await visita.casa.crearEnlace();
      const { estado, cabeceras, texto } = await pedirTalCual(ruta.replace('/cuenta/', comienzo));
      expect([estado, cabeceras['referrer-policy'], cabeceras['cache-control']]).toEqual([
        200,
        'no-referrer',
        'no-store',
      ]);
      expect(texto).toContain('1.550.000');
    },
  );

  it.each([
    '/CUENTA/T/',
    '/CUENTA/T/otra',
    '/%43uenta/T',
    '/cuenta%2FT',
    '/cuentas/T',
    '/x/cuenta/T',
    '/cuneta/T',
  ])('%s no dice a nadie de dónde viene', async (plantilla) => {
    const { cabeceras } = await pedirTalCual(plantilla.replace('T', desconocido()));
    expect(cabeceras['referrer-policy']).toBe('no-referrer');
    expect(cabeceras.location).toBeUndefined();
  });
});

describe('la dirección de una vista previa', () => {
  it('que ya se abrió o venció dice qué hacer, y no se guarda ni se indexa', async () => {
    const { estado, texto, cabeceras } = await llamar(conSitio, `GET /vista-previa/${desconocido()}`);
    expect(estado).toBe(404);
    expect(texto).toContain('Esta vista previa ya no abre');
    expect(texto).toContain('Vuelva a «Sitio», en el panel, y toque «Vista previa» otra vez.');
    expect(cabeceras.get('cache-control')).toBe('no-store');
    expect(cabeceras.get('referrer-policy')).toBe('no-referrer');
    expect(cabeceras.get('x-robots-tag')).toBe('noindex');
    expect(cabeceras.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('que no puede ser de ninguna no le pregunta nada a la base', async () => {
    lecturas = 0;
    for (const ficha of ['ya-vista', 'x'.repeat(400), '%00', "'; --"])
      expect((await pedirTalCual(`/vista-previa/${encodeURI(ficha)}`)).estado).toBe(404);
    expect(lecturas).toBe(0);
  });

  it('quien insiste espera: 429, con su página, sin preguntarle a la base', async () => {
    let ultima = await llamar(conSitio, `GET /vista-previa/${desconocido()}`);
    for (let i = 0; i < 70 && ultima.estado !== 429; i++)
      ultima = await llamar(conSitio, `GET /vista-previa/${desconocido()}`);
    expect(ultima.estado).toBe(429);
    expect(ultima.texto).toContain('Espere un momento');
    expect(ultima.cabeceras.get('retry-after')).not.toBeNull();
    lecturas = 0;
    await llamar(conSitio, `GET /vista-previa/${desconocido()}`);
    expect(lecturas).toBe(0);
  });
});
