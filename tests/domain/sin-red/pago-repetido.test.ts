import { unaEntrada, unHecho, unRechazo } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import { conDatos, datosDe } from '@/domain/sin-red/ordenes-sin-red';
import { haDeSerUnico } from '@/domain/sin-red/pago-repetido';
import { abono, caminos, crear, pago, textos } from './apoyo-caminos';

const segunda = unaEntrada({ n: 2 });
const enviada = unaEntrada({ estado: { tipo: 'lista', en: 1, hecho: { ...unHecho, recibo: 41 } } });

describe('ha de ser único', () => {
  it('un pago, también de varias, y nada más', () => {
    expect(haDeSerUnico(segunda, [])).toBe(true);
    expect(haDeSerUnico(unaEntrada({ orden: pago }), [])).toBe(true);
    expect(haDeSerUnico(unaEntrada({ orden: crear }), [])).toBe(false);
  });
  it('no el que se dijo que es otro, ni el segundo igual de este equipo', () => {
    expect(haDeSerUnico({ ...segunda, esOtro: true }, [])).toBe(false);
    expect(haDeSerUnico(segunda, [enviada])).toBe(false);
  });
  it('ni el de varias que toca una de las del otro, y no todas', () => {
    const deVarias = (...mensualidades: number[]) =>
      conDatos(pago, {
        fecha: datosDe(abono).fecha,
        partes: mensualidades.map((mensualidad_id) => ({ mensualidad_id, valor: 250_000 })),
      });
    const otra = { ...enviada, orden: deVarias(7, 8) };
    const sobre = (...mensualidades: number[]) =>
      haDeSerUnico({ ...segunda, orden: deVarias(...mensualidades) }, [otra]);
    expect(sobre(8, 9)).toBe(false);
    expect(sobre(9, 10)).toBe(true);
    expect(
      haDeSerUnico({ ...segunda, orden: deVarias(8, 9) }, [{ ...enviada, orden: deVarias(3, 4) }, otra]),
    ).toBe(false);
  });
  it.each([
    ['de otro valor', { ...enviada, orden: conDatos(abono, { valor: 1 }) }],
    ['de otro día', { ...enviada, orden: conDatos(abono, { fecha: '2026-11-20' }) }],
    [
      'de otra mensualidad',
      { ...enviada, orden: { ...abono, argumentos: [8, ...abono.argumentos.slice(1)] } },
    ],
    ['que se descartó', { ...enviada, estado: { tipo: 'descartada', en: 1, enDuda: null } as const }],
    ['posterior', { ...enviada, n: 3 }],
  ])('sí, si el de este equipo es uno %s', (_, otra) => {
    expect(haDeSerUnico(segunda, [otra])).toBe(true);
  });
});

it('rechazado, se dice si es el mismo o que es otro', () => {
  const lista = caminos(abono, unRechazo('CONFLICTO', { pago_igual: 'Ya hay uno' }), {
    saldo: 550_000,
  });
  expect(textos(lista)).toEqual([
    'Es el mismo pago: ya está registrado',
    'Es otro pago: registrarlo',
    'Corregir en el formulario',
    'Descartar y anular el recibo provisional',
  ]);
});
