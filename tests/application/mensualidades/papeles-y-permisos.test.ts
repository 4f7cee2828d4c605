import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { anularAbono } from '@/application/mensualidades/anular-abono';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import { imprimirEstadoDeCuenta } from '@/application/mensualidades/imprimir-estado-de-cuenta';
import { imprimirRecibo } from '@/application/mensualidades/imprimir-recibo';
import { SIN_COBRO_CONFIGURADO } from '@/application/shared/cobro-por-defecto.port';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { PapelEstadoDeCuenta, PapelRecibo } from '@/domain/mensualidades/papel-de-cobro';

const permisos = permisosDe('ADMINISTRADOR');
const EMISOR = { nombre: 'Fundación', nit: null, direccion: null, telefono: null, correo: null };
const fundacion = { leer: async () => EMISOR };
const BYTES = new Uint8Array([1, 2]);

describe('generar el mes', () => {
  it('quien administra lo genera, con su clave', async () => {
    const generar = vi.fn();
    await generarMensualidades({ generador: { generar }, permisos })(
      { periodo: '2026-11', simular: true },
      { clave: 'k' },
    );
    expect(generar).toHaveBeenCalledWith({ periodo: '2026-11', simular: true }, { clave: 'k' });
  });
});

describe('el recibo', () => {
  const imprimir = async (
    guardada: MensualidadConSaldo,
    titular: { nombre: string; numero_documento: string | null } | null,
    pagador: { nombres: string; apellidos: string } | null = null,
  ) => {
    const recibo = vi.fn(async (_papel: PapelRecibo) => BYTES);
    const obtenerAcudiente = vi.fn(async () => pagador);
    const hacer = imprimirRecibo({
      mensualidades: { obtener: async () => guardada },
      participantes: { obtener: async () => titular },
      acudientes: { obtener: obtenerAcudiente },
      imprenta: { recibo },
      fundacion,
    });
    await hacer(9, 1);
    return { papel: recibo.mock.calls[0]?.[0], obtenerAcudiente };
  };

  it('de una mensualidad que nadie más paga no pregunta por nadie', async () => {
    const { papel, obtenerAcudiente } = await imprimir(
      mensualidad({ abonos: [abono()] }),
      { nombre: 'Ana', numero_documento: null },
      { nombres: 'Luz', apellidos: 'Ríos' },
    );
    expect(papel).toMatchObject({ participante: { nombre: 'Ana', documento: null }, pagador: null });
    expect(obtenerAcudiente).not.toHaveBeenCalled();
  });

  it('sin el titular ni el pagador se imprime igual', async () => {
    const { papel } = await imprimir(mensualidad({ id_acudiente: 5, abonos: [abono()] }), null);
    expect(papel).toMatchObject({ participante: { nombre: '', documento: null }, pagador: null });
  });

  it('un pagador sin apellidos no lleva espacios de más', async () => {
    const { papel } = await imprimir(mensualidad({ id_acudiente: 5, abonos: [abono()] }), null, {
      nombres: 'Luz',
      apellidos: '',
    });
    expect(papel?.pagador).toBe('Luz');
  });
});

describe('el estado de cuenta', () => {
  it('lleva la cuenta y quien la expide', async () => {
    const estado = armarEstadoDeCuenta({ id: 1, nombre: 'Ana', documento: null }, [mensualidad()], HOY);
    const estadoDeCuenta = vi.fn(async (_papel: PapelEstadoDeCuenta) => BYTES);
    const imprimir = imprimirEstadoDeCuenta({
      finanzas: { estadoDeCuenta: async () => estado },
      imprenta: { estadoDeCuenta },
      fundacion,
    });
    expect(await imprimir(1)).toBe(BYTES);
    expect(estadoDeCuenta).toHaveBeenCalledWith({ emisor: EMISOR, estado });
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

  it('la mensualidad y el abono', async () => {
    const falta = 'No existe una mensualidad con el identificador 9';
    await expect(actualizarMensualidad({ mensualidades: nada, permisos })(9, { valor: 5 })).rejects.toThrow(
      falta,
    );
    const recibo = (guardada: MensualidadConSaldo | null) =>
      imprimirRecibo({
        mensualidades: { obtener: async () => guardada },
        participantes: nada,
        acudientes: nada,
        imprenta: { recibo: vi.fn() },
        fundacion,
      })(9, 3);
    await expect(recibo(null)).rejects.toThrow(falta);
    await expect(recibo(mensualidad())).rejects.toThrow('No existe un abono con el identificador 3');
  });

  it('anular pide los dos identificadores', async () => {
    const anular = anularAbono({ abonos: { anular: vi.fn() }, permisos });
    await expect(anular('', 3, { motivo: 'Error' })).rejects.toThrow('ID de mensualidad requerido');
    await expect(anular(9, ' ', { motivo: 'Error' })).rejects.toThrow('ID de abono requerido');
  });

  it('el participante a quien se cobra', async () => {
    const crear = crearMensualidad({
      mensualidades: { crear: vi.fn() },
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
