import { SIN_COBRO_CONFIGURADO } from '@tests/application/dobles/cobro';
import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { SIN_CIERRES } from '@tests/builders/sin-cierres';
import { unEmisor, unRecibo } from '@tests/builders/un-recibo';
import { HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { anularAbono } from '@/application/mensualidades/anular-abono';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import { imprimirEstadoDeCuenta, imprimirRecibo } from '@/application/mensualidades/imprimir-cobro';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { PapelEstadoDeCuenta, PapelRecibo } from '@/domain/mensualidades/papel-de-cobro';

const permisos = permisosDe('ADMINISTRADOR');
const EMISOR = unEmisor();
const CUENTAS = [{ area: 'Ingresos', banco: 'Banco', tipo: 'Ahorros', numero: '000-01' }];
const fundacion = { leer: async () => EMISOR, cuentas: async () => CUENTAS };
const BYTES = new Uint8Array([1, 2]);

describe('generar el mes', () => {
  it('quien administra lo genera, con su clave', async () => {
    const generar = vi.fn();
    await generarMensualidades({
      generador: { generar },
      cierres: SIN_CIERRES,
      cobro: SIN_COBRO_CONFIGURADO,
      permisos,
    })({ periodo: '2026-11', simular: true }, { clave: 'k' });
    expect(generar).toHaveBeenCalledWith({ periodo: '2026-11', simular: true }, expect.any(Function), {
      clave: 'k',
    });
  });
});

describe('el recibo', () => {
  it('es el que se guardó con el pago, con las cuentas de hoy', async () => {
    const recibo = vi.fn(async (_papel: PapelRecibo) => BYTES);
    const guardado = unRecibo();
    const abonos = { recibo: vi.fn(async () => guardado) };
    const imprimir = imprimirRecibo({ abonos, imprenta: { recibo }, fundacion });
    expect(await imprimir(9, 1)).toEqual({ numero: 41, bytes: BYTES });
    expect(abonos.recibo).toHaveBeenCalledWith(9, 1);
    expect(recibo).toHaveBeenCalledWith({ recibo: guardado, cuentas: CUENTAS });
  });
});

describe('el estado de cuenta', () => {
  it('lleva la cuenta y quien la expide', async () => {
    const estado = armarEstadoDeCuenta(
      { id: 1, nombre: 'Ana', documento: null, sede_id: null },
      [mensualidad()],
      HOY,
    );
    const estadoDeCuenta = vi.fn(async (_papel: PapelEstadoDeCuenta) => BYTES);
    const imprimir = imprimirEstadoDeCuenta({
      finanzas: { estadoDeCuenta: async () => estado },
      imprenta: { estadoDeCuenta },
      fundacion,
    });
    expect(await imprimir(1)).toBe(BYTES);
    expect(estadoDeCuenta).toHaveBeenCalledWith({ emisor: EMISOR, estado, cuentas: CUENTAS });
  });

  it('de quien no existe lo dice', async () => {
    const imprimir = imprimirEstadoDeCuenta({
      finanzas: { estadoDeCuenta: async () => null },
      imprenta: { estadoDeCuenta: vi.fn() },
      fundacion,
    });
    await expect(imprimir(4)).rejects.toThrow('No existe un participante con el identificador 4');
  });
});

describe('lo que no existe se nombra', () => {
  const nada = { obtener: async () => null, actualizar: vi.fn() };

  it('la mensualidad y el recibo', async () => {
    const falta = 'No existe una mensualidad con el identificador 9';
    await expect(
      actualizarMensualidad({ mensualidades: nada, cierres: SIN_CIERRES, permisos })(9, { valor: 5 }),
    ).rejects.toThrow(falta);
    const recibo = imprimirRecibo({
      abonos: { recibo: async () => null },
      imprenta: { recibo: vi.fn() },
      fundacion,
    })(9, 3);
    await expect(recibo).rejects.toThrow('No existe un recibo de ese abono con el identificador 3');
  });

  it('anular pide los dos identificadores', async () => {
    const anular = anularAbono({
      abonos: { anular: vi.fn() },
      cierres: SIN_CIERRES,
      permisos,
      reloj: relojEn(),
    });
    await expect(anular('', 3, { motivo: 'Error' })).rejects.toThrow('ID de mensualidad requerido');
    await expect(anular(9, ' ', { motivo: 'Error' })).rejects.toThrow('ID de abono requerido');
  });

  it('el participante a quien se cobra', async () => {
    const crear = crearMensualidad({
      mensualidades: { crear: vi.fn() },
      cierres: SIN_CIERRES,
      participantes: { obtener: async () => null },
      cobro: SIN_COBRO_CONFIGURADO,
      permisos,
      reloj: relojEn(),
    });
    await expect(crear({ participante_id: 1, valor: 5 })).rejects.toMatchObject({
      message: 'Revise los campos señalados',
      campos: { participante_id: 'El participante no existe' },
    });
  });
});
