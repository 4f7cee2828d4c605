import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { llamar, type OpcionesLlamada, revisar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConDatos();
});
afterAll(() => servidor.cerrar());

/** Each field with each bad value is tried by the fuzz. */
describe.each(Object.entries(CUERPOS))('cuerpos malos en %s', (linea, bueno) => {
  let llamadas = 0;
  // Each call from another address: what is measured here is not the limit of calls per address.
  const enviar = ({ cabeceras, ...opciones }: OpcionesLlamada) =>
    llamar(servidor, linea, {
      token: servidor.tokenAdmin,
      cabeceras: { 'x-forwarded-for': `10.0.${++llamadas >> 8}.${llamadas & 255}`, ...cabeceras },
      ...opciones,
    });

  it('un campo desconocido o de prototipo recibe 400', async () => {
    for (const crudo of [
      JSON.stringify({ ...bueno, inventado: 1 }),
      JSON.stringify({ ...bueno, id: 7 }),
      JSON.stringify({ ...bueno, creado_por: 'otro' }),
      `{"__proto__":{"rol":"ADMINISTRADOR"},${JSON.stringify(bueno).slice(1)}`,
      `{"constructor":{"prototype":{"rol":"ADMINISTRADOR"}},${JSON.stringify(bueno).slice(1)}`,
    ]) {
      const respuesta = await enviar({ crudo });
      revisar(respuesta, crudo.slice(0, 80));
      expect(respuesta.estado).toBe(400);
    }
  });

  it('cuerpos que no son un objeto JSON reciben 4xx', async () => {
    for (const crudo of [
      '{',
      'null',
      '[]',
      '"texto"',
      '7',
      '',
      '{"a":1}}',
      '\u0000',
      '{"a":NaN}',
      '['.repeat(50_000),
    ]) {
      const respuesta = await enviar({ crudo });
      revisar(respuesta, crudo.slice(0, 20));
      expect(respuesta.estado, crudo.slice(0, 20)).toBeGreaterThanOrEqual(400);
    }
  });

  it('un texto enorme recibe 413 y otro tipo de contenido 415', async () => {
    // An import carries 2,000 rows at once, and others carry pictures: their limit is higher.
    const largo = /\/(?:importar|fotos|logo)$/.test(linea) ? 9_000_000 : 1_048_576;
    const grande = await enviar({
      cuerpo: { ...bueno, [Object.keys(bueno)[0] ?? 'x']: 'x'.repeat(largo) },
    });
    revisar(grande, `${largo} bytes`);
    expect(grande.estado).toBe(413);
    for (const tipo of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'x',
    ]) {
      const respuesta = await enviar({ crudo: 'a=1', cabeceras: { 'content-type': tipo } });
      revisar(respuesta, tipo);
      expect(respuesta.estado, tipo).toBe(415);
    }
  });
});
