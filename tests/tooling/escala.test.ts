import { consultasDeEscala } from '@tests/bench/escala/consultas.mjs';
import { describe, expect, it } from 'vitest';
import { LLAMADAS } from '@/server/composicion/secciones';

/** Lists that do not grow with the people of the house or with the years. */
const QUE_NO_CRECEN = new Set([
  'GET /auth/sesiones',
  'GET /formatos',
  'GET /pagadores/{clave}/enlaces',
  'GET /participantes/fotos',
  'GET /sitio/publicaciones',
  'GET /usuarios',
]);

const persona = { id: 36, nombre: 'Luz Marina Ríos', documento: '43111222', telefono: '3001234567' };
const medidas = consultasDeEscala({ persona }).map(({ ruta }) => new URL(ruta, 'http://servicio').pathname);

const esDe = (llamada: string): ((ruta: string) => boolean) => {
  const forma = llamada.replace('GET ', '').replaceAll(/\{\w+\}/g, '[^/]+');
  return (ruta) => new RegExp(`^/dashboard-api${forma}$`).test(ruta);
};

describe('lo que se mide con cien mil personas', () => {
  const listas = Object.entries(LLAMADAS).flatMap(([llamada, { lista }]) =>
    llamada.startsWith('GET ') && lista ? [llamada] : [],
  );

  it.each(listas.filter((llamada) => !QUE_NO_CRECEN.has(llamada)))(
    '%s está entre las consultas',
    (llamada) => {
      expect(
        medidas.some(esDe(llamada)),
        `Agréguela en tests/bench/escala/consultas.mjs o, si no crece con los años, en QUE_NO_CRECEN de esta prueba`,
      ).toBe(true);
    },
  );

  it('lo que queda fuera existe', () => {
    for (const llamada of QUE_NO_CRECEN) expect(listas).toContain(llamada);
  });
});
