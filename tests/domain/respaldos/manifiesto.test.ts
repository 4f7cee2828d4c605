import { describe, expect, it } from 'vitest';
import {
  escribirManifiesto,
  exigirFilas,
  leerManifiesto,
  llevaFirma,
  resumirManifiesto,
} from '@/domain/respaldos/manifiesto';

const CONTENIDO = {
  version: '1.0.0',
  creado_en: '2026-11-21T18:05:33.000Z',
  motor: 'PostgreSQL 15',
  migraciones: ['0001_inicial.sql'],
  tablas: [
    { nombre: 'sedes', columnas: ['id'], filas: 2 },
    { nombre: 'abonos', columnas: ['id'], filas: 3 },
  ],
  tablas_sin_filas: ['sesiones'],
  secuencias: [{ nombre: 'sedes_id_seq', valor: '9007199254740993', usada: true }],
  carpetas: ['formatos'],
  partes: [
    { ruta: 'datos/sedes/000001.ndjson', bytes: 10, sha256: 'a' },
    { ruta: 'archivos/formatos/acta.pdf', bytes: 7, sha256: 'b' },
    { ruta: 'archivos/otro.txt', bytes: 5, sha256: 'c' },
  ],
};

describe('manifiesto de un respaldo', () => {
  it('se lee lo que se escribió, sin perder cifras de un contador grande', () => {
    expect(leerManifiesto(escribirManifiesto(CONTENIDO))).toEqual({
      formato: 2,
      producto: 'fundacion',
      ...CONTENIDO,
    });
  });

  it('dice hasta cuándo se conserva y cuál es el último sello de la historia, si lo hay', () => {
    for (const sello of [{ numero: 12, firma: 'f', clave: 'propia' }, null]) {
      const contenido = { ...CONTENIDO, conservar_hasta: '2027-02-19T18:05:33.000Z', sello };
      expect(leerManifiesto(escribirManifiesto(contenido))).toEqual({
        formato: 2,
        producto: 'fundacion',
        ...contenido,
      });
    }
  });

  it('el de antes de las firmas se lee igual, y solo él puede no tenerla', () => {
    const deAntes = leerManifiesto(escribirManifiesto(CONTENIDO).replace('"formato": 2', '"formato": 1'));
    expect(deAntes).toEqual({ formato: 1, producto: 'fundacion', ...CONTENIDO });
    expect(llevaFirma(deAntes)).toBe(false);
    expect(llevaFirma(leerManifiesto(escribirManifiesto(CONTENIDO)))).toBe(true);
  });

  it('cuenta filas de la base y bytes de los archivos por aparte', () => {
    expect(resumirManifiesto(CONTENIDO)).toEqual({ tablas: 2, filas: 5, archivos: 2, bytesDeArchivos: 12 });
  });

  it.each([
    ['{', 'su manifiesto no se puede leer'],
    ['null', 'no tiene la forma esperada'],
    [escribirManifiesto(CONTENIDO).replace('"fundacion"', '"otro"'), 'no tiene la forma esperada'],
    [escribirManifiesto(CONTENIDO).replace('"formato": 2', '"formato": 0'), 'no tiene la forma esperada'],
    [escribirManifiesto(CONTENIDO).replace('"formato": 2', '"formato": 3'), 'una versión más nueva'],
    [escribirManifiesto(CONTENIDO).replace('"formato": 2', '"formato": "3"'), 'no tiene la forma esperada'],
  ])('%j se rechaza diciendo por qué', (texto, motivo) => {
    expect(() => leerManifiesto(texto)).toThrow(motivo);
  });

  it('una fila de más o de menos no pasa', () => {
    const manifiesto = leerManifiesto(escribirManifiesto(CONTENIDO));
    const contadas = new Map([
      ['sedes', 2],
      ['abonos', 3],
    ]);
    expect(() => exigirFilas(manifiesto, contadas)).not.toThrow();
    expect(() => exigirFilas(manifiesto, new Map([...contadas, ['abonos', 4]]))).toThrow(
      'abonos quedó con 4 filas y el respaldo tiene 3',
    );
    expect(() => exigirFilas(manifiesto, new Map([['sedes', 2]]))).toThrow('abonos quedó con 0 filas');
  });
});
