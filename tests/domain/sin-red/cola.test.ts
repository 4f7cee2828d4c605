import { unaEntrada, unHecho, unRechazo } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import {
  type Entrada,
  type EstadoEntrada,
  escribirEntrada,
  leerEntrada,
  sobran,
} from '@/domain/sin-red/cola';

const DIA_MS = 86_400_000;

describe('una entrada escrita', () => {
  it.each<EstadoEntrada>([
    { tipo: 'por enviar' },
    { tipo: 'enviando', desde: 5, servicio: null },
    { tipo: 'enviando', desde: 5, servicio: 7 },
    {
      tipo: 'rechazada',
      rechazo: unRechazo('VERSION_OBSOLETA', { estado: 'No' }, { id: 3, version: 4 }),
      enDuda: null,
    },
    { tipo: 'rechazada', rechazo: unRechazo('PERMISO_DENEGADO'), enDuda: { desde: 5, servicio: null } },
    { tipo: 'lista', en: 9, hecho: { id: 7, version: 2, recibo: 15, abono: { mensualidad: 7, id: 30 } } },
    { tipo: 'lista', en: 9, hecho: unHecho },
    { tipo: 'descartada', en: 9, enDuda: null },
  ])('se lee igual cuando está $tipo', (estado) => {
    const entrada = unaEntrada({ estado });
    expect(leerEntrada(escribirEntrada(entrada))).toEqual(entrada);
  });

  it('se lee aunque diga más de lo que esta versión conoce', () => {
    const texto = JSON.stringify({ ...JSON.parse(escribirEntrada(unaEntrada())), nota: 'de después' });
    expect(leerEntrada(texto)).toEqual(unaEntrada());
  });

  it.each([
    '',
    '{',
    'null',
    '{"formato":2}',
    escribirEntrada(unaEntrada()).replace('"formato":1', '"formato":2'),
  ])('%j no es de esta versión', (texto) => {
    expect(leerEntrada(texto)).toBeNull();
  });
});

describe('lo que ya se puede borrar', () => {
  const ahora = 10 * DIA_MS;
  const lista = (n: number, dias: number): Entrada =>
    unaEntrada({ n, estado: { tipo: 'lista', en: ahora - dias * DIA_MS, hecho: unHecho } });
  const descartada = unaEntrada({
    n: 3,
    estado: { tipo: 'descartada', en: ahora - 4 * DIA_MS, enDuda: null },
  });

  it('es lo que terminó hace más de tres días', () => {
    expect(sobran([lista(1, 2), lista(2, 4), descartada], ahora).map(({ n }) => n)).toEqual([2, 3]);
    expect(sobran([lista(1, 3)], ahora)).toEqual([]);
  });

  it('no es nada mientras algo espere: puede necesitar lo que se respondió', () => {
    expect(sobran([lista(2, 4), unaEntrada({ n: 4 })], ahora)).toEqual([]);
  });

  it('no es lo que terminó después de ahora: el reloj se movió', () => {
    expect(sobran([lista(1, -30)], ahora)).toEqual([]);
  });
});
