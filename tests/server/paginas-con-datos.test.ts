import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const DE_LA_CONSTRUCCION = '<!doctype html><title>Donaciones</title><p>000</p>';
// What the build leaves beside the site, as small as the server needs it.
const DIBUJO = `import { createHash } from 'node:crypto';
let veces = 0;
export const componerConDatos = async (ruta, receta, datos) => ({
  html: '<!doctype html><title>' + receta.titulo + '</title><p>' + datos.donaciones?.numero + '</p><b>' +
    datos.identidad?.nombre + '</b><u>' + ruta + '</u><i>' + ++veces + '</i><s>' + JSON.stringify(datos) + '</s>',
  guiones: ['sha256-guion'],
  estilos: ['sha256-estilo'],
  datos: datosDe(ruta, JSON.stringify(datos)),
});
const datosDe = (ruta, texto) => {
  const huella = createHash('sha256').update(texto).digest('hex').slice(0, 24);
  return { direccion: '/datos-de-pagina/' + ruta.slice(1) + '.' + huella + '.json', texto };
};`;
/** Where the page of a path says that its data is, in this small drawing: the path is of its content. */
const datosDe = (ruta: string, texto: string): string =>
  `/datos-de-pagina/${ruta.slice(1)}.${createHash('sha256').update(texto).digest('hex').slice(0, 24)}.json`;
const DONACIONES = {
  billetera: 'Nequi',
  llave: '300 111 2233',
  banco: 'Banco de prueba',
  tipo: 'Cuenta de ahorros',
  numero: '111-222333-44',
  titular: 'Fundación de prueba',
};

let raiz: string;
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  raiz = mkdtempSync(join(tmpdir(), 'paginas-'));
  mkdirSync(join(raiz, 'web'));
  mkdirSync(join(raiz, 'dibujo'));
  writeFileSync(join(raiz, 'dibujo/render.mjs'), DIBUJO);
  const pagina = { estado: 200, indexable: true, guiones: ['sha256-a'], estilos: [] };
  writeFileSync(join(raiz, 'web/donate.html'), DE_LA_CONSTRUCCION);
  writeFileSync(join(raiz, 'web/about.html'), '<!doctype html><title>Nosotros</title>');
  writeFileSync(
    join(raiz, 'web-paginas.json'),
    JSON.stringify({
      paginas: {
        '/donate': { ...pagina, archivo: 'donate.html', receta: { titulo: 'Donaciones' } },
        '/about': { ...pagina, archivo: 'about.html' },
        '/politica-de-datos': { ...pagina, archivo: 'about.html', receta: { titulo: 'Política' } },
      },
      noEncontrada: { ...pagina, estado: 404, archivo: 'about.html', receta: { titulo: 'No está' } },
    }),
  );
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, sitio: join(raiz, 'web') });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
  rmSync(raiz, { recursive: true });
});

const pedir = (ruta: string, cabeceras = {}) => llamar(servidor, `GET ${ruta}`, { cabeceras });

const publicar = async (numero: string) => {
  const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/configuracion', {
    token: servidor.tokenAdmin,
  });
  const version = cuerpo.version ?? 1;
  const { estado } = await llamar(servidor, 'PUT /dashboard-api/configuracion', {
    token: servidor.tokenAdmin,
    cuerpo: { donaciones: { ...DONACIONES, numero }, version, contrasena_propia: ADMIN.password },
  });
  expect(estado).toBe(200);
};

describe('páginas con lo que publica la fundación', () => {
  it('mientras nadie publica nada también se dibuja: solo así dice que lo que muestra es de ejemplo', async () => {
    expect((await pedir('/donate')).texto).toContain('"cuentas":null,"donaciones":null,"identidad":null');
  });

  it('muestra el número publicado sin esperar guion alguno, con la política de la página nueva', async () => {
    await publicar('111-222333-44');
    const { texto, cabeceras } = await pedir('/donate');
    expect(texto).toContain('<title>Donaciones</title><p>111-222333-44</p>');
    expect(cabeceras.get('content-security-policy')).toContain("'sha256-guion'");
    expect(cabeceras.get('content-security-policy')).toContain("'sha256-estilo'");
    expect(cabeceras.get('content-type')).toContain('text/html');
    expect(cabeceras.get('cache-control')).toBe('no-cache');
  });

  it('una corrección se ve en la siguiente visita, y la página se dibuja una vez por cambio', async () => {
    await publicar('555-666777-88');
    const primera = await pedir('/donate');
    expect(primera.texto).toContain('<p>555-666777-88</p>');
    expect((await pedir('/donate')).texto).toBe(primera.texto);
    const etiqueta = primera.cabeceras.get('etag') ?? '';
    expect((await pedir('/donate', { 'if-none-match': etiqueta })).estado).toBe(304);
  });

  it('muchos que llegan a la vez después de un cambio la encuentran dibujada una sola vez', async () => {
    await publicar('444-555666-77');
    const todas = await Promise.all(Array.from({ length: 20 }, () => pedir('/donate')));
    expect(todas[0]?.texto).toContain('<p>444-555666-77</p>');
    expect(new Set(todas.map(({ texto }) => texto)).size).toBe(1);
    await publicar('555-666777-88');
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('se comprime como el navegador la pida (%s)', async (acepta, codificacion) => {
    const { texto, cabeceras } = await pedir('/donate', { 'accept-encoding': acepta });
    expect(cabeceras.get('content-encoding')).toBe(codificacion);
    expect(texto).toContain('<p>555-666777-88</p>');
  });

  it('sus datos están en su propio archivo, que no cambia y sigue ahí aunque la página sí', async () => {
    const abierta = (await pedir('/donate')).texto;
    const texto = /<s>(.*)<\/s>/.exec(abierta)?.[1] ?? '';
    const direccion = datosDe('/donate', texto);
    await publicar('999-888777-66');
    expect((await pedir('/donate')).texto).toContain('<p>999-888777-66</p>');
    const datos = await pedir(direccion);
    expect(datos.texto).toBe(texto);
    expect(datos.cuerpo.donaciones).toMatchObject({ numero: '555-666777-88' });
    expect(datos.cabeceras.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(datos.cabeceras.get('content-type')).toContain('application/json');
    expect(datos.cabeceras.get('x-robots-tag')).toBe('noindex');
    expect(datos.cabeceras.get('content-security-policy')).toMatch(/^default-src 'none'; frame-ancestors/);
    await publicar('555-666777-88');
  });

  it('los pide también quien abrió la página en otro proceso, o antes de que este arrancara', async () => {
    const { texto: abierta } = await pedir('/donate');
    const direccion = datosDe('/donate', /<s>(.*)<\/s>/.exec(abierta)?.[1] ?? '');
    const otro = await crearServidorDePrueba({ db: base.db, sitio: join(raiz, 'web') });
    try {
      expect((await llamar(otro, `GET ${direccion}`)).estado).toBe(200);
    } finally {
      await otro.cerrar();
    }
  });

  it.each([
    '/datos-de-pagina/donate.000000000000000000000000.json',
    '/datos-de-pagina/nada.000000000000000000000000.json',
    '/datos-de-pagina/..%2fweb-paginas.json',
    '/datos-de-pagina/donate.html',
  ])('lo que ninguna página pide no está: %s', async (direccion) => {
    const { estado, cabeceras } = await pedir(direccion);
    expect(estado).toBe(404);
    expect(cabeceras.get('cache-control')).toBe('no-store');
  });

  it('las demás páginas son las de la construcción', async () => {
    expect((await pedir('/about')).texto).toBe('<!doctype html><title>Nosotros</title>');
  });

  it('la página de lo que no existe se dibuja una vez para todas las direcciones, con su estado', async () => {
    const [una, otra] = [await pedir('/no-existe'), await pedir('/tampoco/esta')];
    expect([una.estado, otra.estado]).toEqual([404, 404]);
    expect(una.texto).toContain('<u>/404</u>');
    expect(otra.texto).toBe(una.texto);
  });

  it('cada política que se publicó tiene su página, y la que no hubo no la tiene', async () => {
    const token = servidor.tokenAdmin;
    const cuerpo = { politica: { secciones: [{ titulo: 'Sus derechos', texto: 'La primera.' }] } };
    const escrito = await llamar(servidor, 'PUT /dashboard-api/sitio/borrador', { token, cuerpo });
    const { version } = escrito.cuerpo as { version: number };
    await llamar(servidor, 'POST /dashboard-api/sitio/publicaciones', { token, cuerpo: { version } });
    const primera = await pedir('/politica-de-datos/1');
    expect(primera.estado).toBe(200);
    expect(primera.texto).toContain('<title>Política</title>');
    expect(primera.texto).toContain('<u>/politica-de-datos/1</u>');
    expect((await pedir('/politica-de-datos/2')).estado).toBe(404);
  });

  it.each([
    ['/politica-de-datos/1.', '/politica-de-datos/1'],
    ['/Politica-de-datos/1/', '/politica-de-datos/1'],
    ['/politica-de-datos/1%E2%80%A6?a=1', '/politica-de-datos/1?a=1'],
  ])('%s, como se copia de un mensaje, lleva a la de su número', async (copiada, buena) => {
    const respuesta = await fetch(servidor.url + copiada, { redirect: 'manual' });
    expect([respuesta.status, respuesta.headers.get('location')]).toEqual([308, buena]);
  });

  it('con punto o sin él, la política que no hubo no tiene página', async () => {
    const { status } = await fetch(`${servidor.url}/politica-de-datos/2.`, { redirect: 'manual' });
    expect(status).toBe(404);
  });

  it('una sede que el sitio dejó fuera no está en ninguna página', async () => {
    const token = servidor.tokenAdmin;
    await llamar(servidor, 'POST /dashboard-api/sedes', {
      token,
      cuerpo: { nombre: 'Casa de las mujeres', direccion: 'Vereda El Silencio' },
    });
    expect((await pedir('/donate')).texto).toContain('Vereda El Silencio');
    const escrita = { nombre: 'Bello', direccion: 'Calle 1', telefono: '604 000 0001', etiquetas: 'Hombres' };
    const { cuerpo } = await llamar(servidor, 'PUT /dashboard-api/sitio/borrador', {
      token,
      cuerpo: { sedes: { sedes: [escrita] } },
    });
    const { version } = cuerpo as { version: number };
    await llamar(servidor, 'POST /dashboard-api/sitio/publicaciones', { token, cuerpo: { version } });
    const { texto } = await pedir('/donate');
    expect(texto).not.toContain('Vereda El Silencio');
    expect(texto).toContain('604 000 0001');
  });

  it('el nombre de la fundación también vuelve a dibujarla', async () => {
    await llamar(servidor, 'PUT /dashboard-api/configuracion', {
      token: servidor.tokenAdmin,
      cuerpo: { nombre: 'Casa de prueba' },
    });
    expect((await pedir('/donate')).texto).toContain('<b>Casa de prueba</b>');
  });

  it('sin base de datos sigue mostrando lo último publicado', async () => {
    const sinBase = await crearServidorDePrueba({ db: base.db, sitio: join(raiz, 'web') });
    try {
      expect((await llamar(sinBase, 'GET /donate')).texto).toContain('555-666777-88');
      sinBase.servicios.unidadDeTrabajo.leer = () => Promise.reject(new Error('sin base'));
      expect((await llamar(sinBase, 'GET /donate')).texto).toContain('555-666777-88');
    } finally {
      await sinBase.cerrar();
    }
  });
});
