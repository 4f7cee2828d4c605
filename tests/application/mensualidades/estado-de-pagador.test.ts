import { unInforme } from '@tests/builders/un-informe';
import { unEmisor } from '@tests/builders/un-recibo';
import { acudiente, HOY, mensualidad, participante } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { imprimirEstadoDePagador, imprimirInformeDeMes } from '@/application/mensualidades/imprimir-cobro';
import {
  filasDelPagador,
  mismaPersona,
  reunirEstadoDePagador,
} from '@/application/mensualidades/reunir-estado-de-pagador';

const ROSA = { tipo_documento: 'CC', numero_documento: '43' } as const;
const propia = (id: number, cambios: object = {}) => participante({ id, ...ROSA, ...cambios });
const deRosa = (id: number, id_participante: number, cambios: object = {}) =>
  acudiente({
    id,
    id_participante,
    ...ROSA,
    es_responsable_pago: true,
    autorizado_informacion: true,
    ...cambios,
  });

describe('las filas de una persona', () => {
  it('son las que llevan su documento, la propia primero', () => {
    const otro = { numero_documento: '44' };
    const todas = {
      acudientes: [deRosa(5, 1), deRosa(6, 2), deRosa(7, 3, otro)],
      propias: [propia(4), propia(8, otro)],
    };
    const [fila] = filasDelPagador({ acudientes: [deRosa(5, 1)], propias: [] });
    if (!fila) throw new Error('Falta la fila');
    const suyas = mismaPersona(fila, todas);
    expect(suyas).toEqual({ acudientes: [deRosa(5, 1), deRosa(6, 2)], propias: [propia(4)] });
    expect(filasDelPagador(suyas)).toMatchObject([
      { id_acudiente: null, participante_id: 4, numero_documento: '43', tipo_documento: 'CC' },
      { id_acudiente: 5, participante_id: null },
      { id_acudiente: 6, participante_id: null },
    ]);
  });
});

describe('el estado de cuenta de quien paga', () => {
  const GENTE = { acudientes: [deRosa(5, 1), deRosa(6, 2)], propias: [propia(4), propia(9)] };
  const titular = (id: number, nombre: string) => ({ id, nombre, documento: null, sede_id: null });
  const TITULARES = [titular(2, 'Beto'), titular(4, 'Rosa'), titular(1, 'Tomás')];

  it('tiene una cuenta por cada uno de quienes paga algo, por su nombre', () => {
    const estado = reunirEstadoDePagador(
      GENTE,
      {
        mensualidades: [
          mensualidad({ id: 1, participante_id: 1, id_acudiente: 5, valor: 10 }),
          mensualidad({ id: 2, participante_id: 2, id_acudiente: 6, valor: 20 }),
          // Somebody else pays these two.
          mensualidad({ id: 3, participante_id: 1, id_acudiente: 99, valor: 400 }),
          mensualidad({ id: 4, participante_id: 1, id_acudiente: null, valor: 800 }),
          mensualidad({ id: 5, participante_id: 4, id_acudiente: null, valor: 40 }),
        ],
        titulares: TITULARES,
        a_favor: 7,
      },
      HOY,
    );
    expect(estado).toMatchObject({ saldo: 70, a_favor: 7, fecha: HOY });
    expect(
      estado.cuentas.map(({ participante: { nombre }, saldo, informado }) => [nombre, saldo, informado]),
    ).toEqual([
      ['Beto', 20, true],
      ['Rosa', 40, true],
      ['Tomás', 10, true],
    ]);
  });

  it('no nombra a quien no se le cobró nada, o se le anuló todo; y dice de quién no se le informa', () => {
    const anulada = mensualidad({ id: 1, participante_id: 1, id_acudiente: 5, estado: 'ANULADA' });
    const cuentas = (mensualidades: Parameters<typeof mensualidad>[0][]) =>
      reunirEstadoDePagador(
        { acudientes: [deRosa(5, 1, { autorizado_informacion: false })], propias: [] },
        { mensualidades: mensualidades.map((una) => mensualidad(una)), titulares: TITULARES, a_favor: 0 },
        HOY,
      ).cuentas;
    expect(cuentas([anulada])).toEqual([]);
    const viva = { id: 2, participante_id: 1, id_acudiente: 5 };
    expect(cuentas([anulada, viva]).map(({ informado }) => informado)).toEqual([false]);
  });

  it('se imprime con las cuentas donde se paga, y dice de quiénes es', async () => {
    const estado = reunirEstadoDePagador(
      GENTE,
      {
        mensualidades: [mensualidad({ participante_id: 1, id_acudiente: 5 })],
        titulares: TITULARES,
        a_favor: 0,
      },
      HOY,
    );
    const estadoDePagador = vi.fn(async () => new Uint8Array([1]));
    const CUENTAS = [{ area: 'Ingresos', banco: 'Banco', tipo: 'Ahorros', numero: '000-01' }];
    const imprimir = (leido: typeof estado | null) =>
      imprimirEstadoDePagador({
        finanzas: { estadoDePagador: async () => leido },
        imprenta: { estadoDePagador },
        fundacion: { leer: async () => unEmisor(), cuentas: async () => CUENTAS },
      })('acudiente-5');
    expect(await imprimir(estado)).toEqual({ bytes: new Uint8Array([1]), participantes: [1] });
    expect(estadoDePagador).toHaveBeenCalledWith({ emisor: unEmisor(), estado, cuentas: CUENTAS });
    await expect(imprimir(null)).rejects.toThrow('No existe un pagador con el identificador acudiente-5');
  });
});

describe('el informe de un mes', () => {
  const CIERRE = {} as never;
  const imprimir = (leido: { cierre: typeof CIERRE | null } | null, periodo = '2026-10') => {
    const informeDeMes = vi.fn(async () => new Uint8Array([1]));
    const hecho = imprimirInformeDeMes({
      cierres: { informe: async () => leido && { ...leido, informe: unInforme(), ultimo: null } },
      fundacion: { leer: async () => unEmisor() },
      imprenta: { informeDeMes },
    })(periodo);
    return { hecho, informeDeMes };
  };

  it('se llama por su mes, y provisional mientras está abierto', async () => {
    const { hecho, informeDeMes } = imprimir({ cierre: CIERRE });
    expect(await hecho).toEqual({ nombre: 'informe-2026-10', bytes: new Uint8Array([1]) });
    expect(informeDeMes).toHaveBeenCalledWith({ informe: unInforme(), cierre: CIERRE, emisor: unEmisor() });
    expect((await imprimir({ cierre: null }).hecho).nombre).toBe('informe-2026-10-provisional');
  });

  it('de lo que no es un mes, o no tiene informe, no hay', async () => {
    await expect(imprimir(null).hecho).rejects.toThrow('No existe un informe de ese mes');
    await expect(imprimir({ cierre: null }, 'octubre').hecho).rejects.toMatchObject({ codigo: 'VALIDACION' });
  });
});
