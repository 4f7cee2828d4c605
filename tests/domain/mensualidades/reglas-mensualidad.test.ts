import { atrapar } from '@tests/domain/atrapar';
import { abono, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { sePuedePedir } from '@/domain/mensualidades/estado-mensualidad';
import { ESTADOS_MENSUALIDAD, type EstadoMensualidad } from '@/domain/mensualidades/opciones-mensualidad';
import {
  aplicarCambiosMensualidad,
  revisarMontos,
  vencimientoPorDefecto,
} from '@/domain/mensualidades/reglas-mensualidad';

const PERMITIDOS: readonly (readonly [EstadoMensualidad, EstadoMensualidad])[] = [
  ['PENDIENTE', 'EXONERADA'],
  ['PENDIENTE', 'ANULADA'],
  ['EXONERADA', 'PENDIENTE'],
  ['EXONERADA', 'ANULADA'],
];
const parejas = ESTADOS_MENSUALIDAD.flatMap((a) => ESTADOS_MENSUALIDAD.map((b) => [a, b] as const));

describe('pasos de una mensualidad (producto §2)', () => {
  it.each(parejas)('de %s a %s', (desde, hasta) => {
    const permitido = desde === hasta || PERMITIDOS.some(([a, b]) => a === desde && b === hasta);
    expect(sePuedePedir(desde, hasta)).toBe(permitido);
  });

  it('un paso que no existe se explica', () => {
    expect(atrapar(() => aplicarCambiosMensualidad(mensualidad(), { estado: 'PAGADA' }))).toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Una mensualidad en estado Pendiente no puede pasar a Pagada',
    });
  });

  it('anular pide el motivo', () => {
    expect(atrapar(() => aplicarCambiosMensualidad(mensualidad(), { estado: 'ANULADA' })).campos).toEqual({
      motivo_anulacion: 'Escriba el motivo de la anulación',
    });
    const anulada = aplicarCambiosMensualidad(mensualidad(), {
      estado: 'ANULADA',
      motivo_anulacion: 'Repetida',
    });
    expect(anulada).toMatchObject({ estado: 'ANULADA', motivo_anulacion: 'Repetida' });
  });

  it('exonerar también, y el motivo sobra cuando ya lo está', () => {
    expect(atrapar(() => aplicarCambiosMensualidad(mensualidad(), { estado: 'EXONERADA' })).campos).toEqual({
      motivo_anulacion: 'Escriba el motivo de la exoneración',
    });
    const exonerada = mensualidad({ estado: 'EXONERADA' });
    expect(aplicarCambiosMensualidad(exonerada, { estado: 'EXONERADA', valor: 5 }).valor).toBe(5);
  });

  it('una anulada ya no cambia', () => {
    const anulada = mensualidad({ estado: 'ANULADA' });
    expect(atrapar(() => aplicarCambiosMensualidad(anulada, { valor: 5 })).codigo).toBe('CONFLICTO');
  });

  it('no se anula con abonos vivos: primero se anulan ellos', () => {
    const conAbono = mensualidad({ estado: 'CON_ABONO', abonos: [abono()] });
    const pedido = { estado: 'ANULADA' as const, motivo_anulacion: 'Repetida' };
    expect(atrapar(() => aplicarCambiosMensualidad(conAbono, pedido)).codigo).toBe('CONFLICTO');
  });
});

describe('cambiar los montos', () => {
  const conAbono = mensualidad({ valor: 1_000, estado: 'CON_ABONO', abonos: [abono({ valor: 600 })] });

  it('el estado sigue al dinero', () => {
    expect(aplicarCambiosMensualidad(conAbono, { valor: 600 }).estado).toBe('PAGADA');
    expect(aplicarCambiosMensualidad(conAbono, { descuento: 400 }).estado).toBe('PAGADA');
    const pagada = mensualidad({ valor: 600, estado: 'PAGADA', abonos: [abono({ valor: 600 })] });
    expect(aplicarCambiosMensualidad(pagada, { valor: 601 }).estado).toBe('CON_ABONO');
  });

  it('el valor no baja de lo abonado ni del descuento', () => {
    expect(atrapar(() => aplicarCambiosMensualidad(conAbono, { valor: 599 })).campos).toEqual({
      valor: 'El valor no puede ser menor que lo ya abonado',
    });
    expect(atrapar(() => revisarMontos({ valor: 10, descuento: 11, abonos: [] })).campos).toEqual({
      descuento: 'El descuento no puede ser mayor que el valor',
    });
    expect(() => revisarMontos({ valor: 10, descuento: 10, abonos: [] })).not.toThrow();
    const deMas = atrapar(() => aplicarCambiosMensualidad(conAbono, { descuento: 401 })).campos.descuento;
    expect(deMas?.replaceAll('\u00a0', ' ')).toBe(
      'Ya se abonaron $ 600: el descuento puede ser hasta de $ 400',
    );
  });

  it('lo que no se pide no cambia, y lo nulo se borra', () => {
    const antes = mensualidad({ observaciones: 'Nota', id_acudiente: 4 });
    const despues = aplicarCambiosMensualidad(antes, { observaciones: null, valor: undefined, version: 9 });
    expect(despues).toEqual({ ...antes, observaciones: null });
  });
});

describe('vencimiento por defecto', () => {
  it.each([
    ['2026-12', 28, '2026-12-28'],
    ['2026-02', 1, '2026-02-01'],
    ['2026-11', null, '2026-11-05'],
  ])('en %s con día %s: %s', (periodo, dia, esperado) => {
    expect(vencimientoPorDefecto(periodo, dia)).toBe(esperado);
  });
});
