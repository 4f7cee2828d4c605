import { unaEntrada, unHecho, unRechazo } from '@tests/builders/entrada';
import { unAbono } from '@tests/builders/un-abono';
import { describe, expect, it } from 'vitest';
import { cobrosQuePaga, PAGO_IGUAL, pagoRepetido } from '@/domain/sin-red/pago-repetido';
import { abono, caminos, crear, orden, pago, textos } from './apoyo-caminos';

const igual = unAbono({ fecha: '2026-11-21', valor: 300_000, recibo: 41 });
const hay = (...abonos: (typeof igual)[]) => pagoRepetido(abono, [{ abonos }], []);

it('un pago paga su mensualidad, uno de varias las suyas, y lo demás ninguna', () => {
  expect(cobrosQuePaga(abono)).toEqual([7]);
  expect(cobrosQuePaga(pago)).toEqual([7]);
  expect(cobrosQuePaga(crear)).toEqual([]);
});

describe('parece el mismo', () => {
  it('el de ese valor y esa fecha', () => {
    expect(hay(igual)).toMatchObject({ codigo: PAGO_IGUAL });
  });
  it.each([
    ['de otro día', { fecha: '2026-11-20' as const }],
    ['de otro valor', { valor: 299_000 }],
    ['anulado', { anulado_en: '2026-11-21T10:00:00.000Z' }],
    ['sin número, que es el que espera aquí', { recibo: null }],
  ])('no el %s', (_, cambios) => {
    expect(hay({ ...igual, ...cambios })).toBeNull();
  });
  it('no el que este equipo envió', () => {
    const enviada = unaEntrada({ estado: { tipo: 'lista', en: 1, hecho: { ...unHecho, recibo: 41 } } });
    expect(pagoRepetido(abono, [{ abonos: [igual] }], [enviada])).toBeNull();
  });
  it('uno de varias, por su total', () => {
    const partes = [
      { mensualidad_id: 7, valor: 200_000 },
      { mensualidad_id: 8, valor: 100_000 },
    ];
    const varias = orden('pagos', 'registrar', 'p-3', { fecha: '2026-11-21', valor: 300_000, partes });
    const parte = (valor: number) => ({ abonos: [{ ...igual, valor, pago_id: 5 }] });
    expect(pagoRepetido(varias, [parte(200_000), parte(100_000)], [])).toMatchObject({ codigo: PAGO_IGUAL });
    expect(pagoRepetido(varias, [parte(200_000)], [])).toBeNull();
  });
});

it('se dice si es el mismo, o que es otro', () => {
  const lista = caminos(abono, unRechazo(PAGO_IGUAL), { saldo: 550_000 });
  expect(textos(lista)).toEqual([
    'Es el mismo pago: ya está registrado',
    'Es otro pago: registrarlo',
    'Corregir en el formulario',
    'Descartar y anular el recibo provisional',
  ]);
});
