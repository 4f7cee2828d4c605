import { SIN_COBRO_CONFIGURADO } from '@tests/application/dobles/cobro';
import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { SIN_CIERRES } from '@tests/builders/sin-cierres';
import { unEmisor } from '@tests/builders/un-recibo';
import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { anularAbono } from '@/application/mensualidades/anular-abono';
import { decidirMensualidad } from '@/application/mensualidades/decidir-mensualidad';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import { imprimirEstadoDeCuenta } from '@/application/mensualidades/imprimir-cobro';
import { registrarAbono } from '@/application/mensualidades/registrar-abono';
import type { Rol } from '@/domain/shared/rol';

const preparar = (rol: Rol = 'ADMINISTRADOR', guardada = mensualidad({ version: 4 })) => {
  const permisos = permisosDe(rol);
  const abonos = { registrar: vi.fn(async () => guardada), anular: vi.fn(async () => guardada) };
  const generador = { generar: vi.fn() };
  const mensualidades = { obtener: vi.fn(async () => guardada), actualizar: vi.fn(async () => guardada) };
  return {
    abonos,
    generador,
    mensualidades,
    registrar: registrarAbono({ abonos, cierres: SIN_CIERRES, permisos, reloj: relojEn() }),
    anular: anularAbono({ abonos, cierres: SIN_CIERRES, permisos, reloj: relojEn() }),
    generar: generarMensualidades({
      generador,
      cierres: SIN_CIERRES,
      cobro: SIN_COBRO_CONFIGURADO,
      permisos,
    }),
    decidir: decidirMensualidad({
      actualizar: actualizarMensualidad({ mensualidades, cierres: SIN_CIERRES, permisos }),
    }),
  };
};
const ABONO = { fecha: HOY, valor: 5, medio: 'EFECTIVO', referencia: ' ' };

describe('quien solo consulta', () => {
  it('no registra, no anula, no genera, no decide', async () => {
    const { registrar, anular, generar, decidir, abonos, generador, mensualidades } = preparar('CONSULTA');
    const intentos = [
      registrar(9, ABONO),
      anular(9, 1, { motivo: 'Error' }),
      generar({ periodo: '2026-11' }),
      decidir.exonerar(mensualidad(), { motivo: 'Calamidad' }),
    ];
    for (const intento of intentos)
      await expect(intento).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    for (const doble of [abonos.registrar, abonos.anular, generador.generar, mensualidades.actualizar])
      expect(doble).not.toHaveBeenCalled();
  });
});

describe('abonos', () => {
  it('pasa lo validado, con su clave', async () => {
    const { registrar, anular, abonos } = preparar();
    await registrar(9, ABONO, { clave: 'k' });
    expect(abonos.registrar).toHaveBeenCalledWith(
      9,
      { fecha: HOY, valor: 5, medio: 'EFECTIVO', referencia: null },
      expect.any(Function),
      { clave: 'k' },
    );
    await anular(9, 3, { motivo: ' Se repitió ' });
    expect(abonos.anular).toHaveBeenCalledWith(9, 3, 'Se repitió', expect.any(Function), undefined);
  });

  it.each([
    { ...ABONO, valor: 0 },
    { ...ABONO, valor: 1.5 },
    { ...ABONO, fecha: '2026-02-30' },
    { ...ABONO, medio: 'CHEQUE' },
    { ...ABONO, recibo: 1 },
    {},
    null,
  ])('%j no llega a los libros', async (entrada) => {
    const { registrar, abonos } = preparar();
    await expect(registrar(9, entrada)).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(abonos.registrar).not.toHaveBeenCalled();
  });

  it.each([{}, { motivo: '' }, { motivo: 'ab' }])('anular con %j pide el motivo', async (entrada) => {
    const { anular } = preparar();
    await expect(anular(9, 3, entrada)).rejects.toMatchObject({ campos: { motivo: expect.any(String) } });
  });
});

describe('decidir', () => {
  it('exonera y anula con el motivo y la versión que la persona veía', async () => {
    const { decidir, mensualidades } = preparar();
    const vista = mensualidad({ version: 4 });
    await decidir.exonerar(vista, { motivo: 'Calamidad' });
    await decidir.anular(vista, { motivo: 'Se repitió' });
    expect(mensualidades.actualizar.mock.calls).toEqual([
      [9, { estado: 'EXONERADA', motivo_anulacion: 'Calamidad', version: 4 }, 'EXONERADA'],
      [9, { estado: 'ANULADA', motivo_anulacion: 'Se repitió', version: 4 }, 'ANULADA'],
    ]);
  });

  it('reactivar borra el motivo', async () => {
    const { decidir, mensualidades } = preparar();
    await decidir.reactivar(mensualidad({ version: 4, estado: 'EXONERADA', motivo_anulacion: 'Calamidad' }));
    expect(mensualidades.actualizar).toHaveBeenCalledWith(
      9,
      { estado: 'PENDIENTE', motivo_anulacion: null, version: 4 },
      'PENDIENTE',
    );
  });

  it('con abonos no se exonera', async () => {
    const { decidir } = preparar();
    const conAbono = mensualidad({ estado: 'CON_ABONO', abonos: [abono()] });
    await expect(decidir.exonerar(conAbono, { motivo: 'Calamidad' })).rejects.toMatchObject({
      codigo: 'CONFLICTO',
    });
  });
});

describe('imprimir', () => {
  it('no hay estado de cuenta de nadie', async () => {
    const imprimir = imprimirEstadoDeCuenta({
      finanzas: { estadoDeCuenta: async () => null },
      imprenta: { estadoDeCuenta: vi.fn() },
      fundacion: { leer: async () => unEmisor(), cuentas: async () => [] },
    });
    await expect(imprimir(1)).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
  });
});
