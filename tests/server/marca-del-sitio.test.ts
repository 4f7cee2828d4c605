import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imagenesDeUnLogo } from '@tests/builders/png';
import { llamar } from '@tests/server/apoyo/llamar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MANIFIESTO = { name: 'Fundación', short_name: 'Fundación', start_url: '/', icons: [] };
const DEL_PRODUCTO = 'el ícono del producto';
const HOSTIL = '</script><script>alert(1)</script>"\'&';

let carpeta: string;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'marca-'));
  mkdirSync(join(carpeta, 'img'));
  writeFileSync(join(carpeta, 'index.html'), '<!doctype html><title>Sitio</title>');
  writeFileSync(join(carpeta, 'site.webmanifest'), JSON.stringify(MANIFIESTO));
  for (const nombre of [
    'favicon.png',
    'favicon.ico',
    'apple-touch-icon.png',
    'icono-192.png',
    'icono-512.png',
  ])
    writeFileSync(join(carpeta, nombre), DEL_PRODUCTO);
  writeFileSync(join(carpeta, 'img/compartir.png'), DEL_PRODUCTO);
  servidor = await servidorConBase({ sitio: carpeta });
});
afterAll(async () => {
  await servidor.cerrar();
  rmSync(carpeta, { recursive: true });
});

const pedir = (ruta: string, cabeceras = {}) => llamar(servidor, `GET ${ruta}`, { cabeceras });
const escribir = (llamada: string, cuerpo?: object, token = servidor.tokenAdmin) =>
  llamar(servidor, `${llamada.replace(' ', ' /dashboard-api')}`, { token, ...(cuerpo ? { cuerpo } : {}) });

const IMAGENES = [
  ['/favicon.png', 'icono48'],
  ['/favicon.ico', 'icono48'],
  ['/apple-touch-icon.png', 'icono180'],
  ['/icono-192.png', 'icono192'],
  ['/icono-512.png', 'icono512'],
  ['/img/compartir.png', 'compartir'],
] as const;

describe('los íconos y el manifiesto son de la fundación', () => {
  it('sin logo ni nombre, son los del producto', async () => {
    for (const [ruta] of IMAGENES) expect((await pedir(ruta)).texto, ruta).toBe(DEL_PRODUCTO);
    expect((await pedir('/logo.png')).estado).toBe(404);
    expect((await pedir('/site.webmanifest')).cuerpo).toEqual(MANIFIESTO);
  });

  it('con logo, cada dirección da la imagen de su tamaño, y otra visita no la vuelve a bajar', async () => {
    const imagenes = imagenesDeUnLogo();
    expect((await escribir('PUT /configuracion/logo', imagenes)).estado).toBe(200);
    for (const [ruta, tamano] of [...IMAGENES, ['/logo.png?v=1', 'marca'] as const]) {
      const { estado, cabeceras } = await pedir(ruta);
      expect([ruta, estado, cabeceras.get('content-type')]).toEqual([ruta, 200, 'image/png']);
      expect(cabeceras.get('x-content-type-options')).toBe('nosniff');
      expect(Number(cabeceras.get('content-length'))).toBe(Buffer.from(imagenes[tamano], 'base64').length);
      const etiqueta = cabeceras.get('etag') ?? '';
      expect((await pedir(ruta, { 'if-none-match': etiqueta })).estado).toBe(304);
    }
    await escribir('DELETE /configuracion/logo');
    expect((await pedir('/favicon.png')).texto).toBe(DEL_PRODUCTO);
  });

  it('lo que no es una imagen no se guarda, y quien consulta no la cambia', async () => {
    const falsa = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    const mala = await escribir('PUT /configuracion/logo', { ...imagenesDeUnLogo(), icono48: falsa });
    expect(mala.estado).toBe(400);
    const ajena = await escribir('PUT /configuracion/logo', imagenesDeUnLogo(), servidor.tokenConsulta);
    expect(ajena.estado).toBe(403);
    expect((await pedir('/favicon.png')).texto).toBe(DEL_PRODUCTO);
  });

  it('el manifiesto lleva el nombre, por hostil que sea, y lo demás como estaba', async () => {
    await escribir('PUT /configuracion', { nombre: `Casa ${HOSTIL}`, nombre_corto: 'Casa' });
    const { cuerpo, cabeceras } = await pedir('/site.webmanifest');
    expect(cuerpo).toEqual({ ...MANIFIESTO, name: `Casa ${HOSTIL}`, short_name: 'Casa' });
    expect(cabeceras.get('content-type')).toContain('application/manifest+json');
  });
});
