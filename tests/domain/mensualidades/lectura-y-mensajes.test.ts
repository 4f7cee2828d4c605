import { atrapar } from '@tests/domain/atrapar';
import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { abonosDe, esquemaAbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { filtrarMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { armarEstadoDeCuenta, esquemaEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { TRANSICIONES_MENSUALIDAD } from '@/domain/mensualidades/estado-mensualidad';
import {
  contarGeneracion,
  esquemaFilaGeneracion,
  esquemaResultadoGeneracion,
} from '@/domain/mensualidades/generacion';
import {
  esquemaMensualidadConSaldo,
  esquemaMensualidadLeida,
} from '@/domain/mensualidades/mensualidad-con-saldo';
import {
  enLista,
  esquemaMensualidadEnLista,
  esquemaMensualidadEnListaLeida,
} from '@/domain/mensualidades/mensualidad-en-lista';
import { validarRango } from '@/domain/mensualidades/recaudo';
import { exigirAbonoVivo, revisarAbono } from '@/domain/mensualidades/reglas-abono';
import { aplicarCambiosMensualidad, revisarMontos } from '@/domain/mensualidades/reglas-mensualidad';
import { esquemaMesDeTendencia, tendenciaDe } from '@/domain/mensualidades/tendencia';

const COMPLETA = mensualidad({
  abonos: [abono({ recibo: 4, referencia: 'A1', registrado_por: 'ana@fundacion.example' })],
  id_acudiente: 5,
  observaciones: 'Nota',
  version: 2,
});
const NOMBRES = {
  participante_nombre: 'Ana',
  participante_documento: '43',
  sede_id: 2,
  sede_nombre: 'Casa Ceiba',
  pagador_nombre: 'Luz',
  pagador_documento: 'CC 43.000.111',
};

describe('lo que llega de un servicio se lee como viene', () => {
  it('una mensualidad, sola y en una lista', () => {
    expect(esquemaMensualidadConSaldo.parse(COMPLETA)).toEqual(COMPLETA);
    expect(esquemaMensualidadLeida.parse(COMPLETA)).toEqual(COMPLETA);
    const enSuLista = enLista(COMPLETA, NOMBRES, HOY);
    expect(esquemaMensualidadEnLista.parse(enSuLista)).toEqual(enSuLista);
    expect(esquemaMensualidadEnListaLeida.parse(enSuLista)).toEqual(enSuLista);
    expect(enSuLista).toMatchObject({ ...NOMBRES, saldo: 800_000, vencida: true });
  });

  it('el saldo que otro servicio no manda se calcula aquí; el que manda se respeta', () => {
    const cobro = { id: 1, participante_id: 1, valor: 500, descuento: 20, abonos: [abono({ valor: 80 })] };
    for (const esquema of [esquemaMensualidadLeida, esquemaMensualidadEnListaLeida]) {
      expect(esquema.parse(cobro)).toMatchObject({ saldo: 400 });
      expect(esquema.parse({ ...cobro, saldo: 'mucho' })).toMatchObject({ saldo: 400 });
      expect(esquema.parse({ ...cobro, estado: 'EXONERADA' })).toMatchObject({ saldo: 0 });
      expect(esquema.parse({ ...cobro, saldo: 350 })).toMatchObject({ saldo: 350 });
    }
    expect(esquemaMensualidadEnListaLeida.parse(cobro)).toMatchObject({ vencida: false });
  });

  it('un abono en la lista de todos', () => {
    const nombres = {
      participante_nombre: 'Ana',
      participante_documento: null,
      pagador_nombre: null,
      pagador_documento: null,
    };
    const [suyo] = abonosDe(COMPLETA, nombres, () => null);
    expect(esquemaAbonoEnLista.parse(suyo)).toEqual(suyo);
    expect(esquemaAbonoEnLista.parse({ ...suyo, concepto: 'X', periodo: 'X' })).toMatchObject({
      concepto: 'MENSUALIDAD',
      periodo: null,
    });
    expect(esquemaAbonoEnLista.safeParse(abono()).success).toBe(false);
  });

  it('un estado de cuenta, sin los nombres de la lista', () => {
    const estado = armarEstadoDeCuenta(
      { id: 1, nombre: 'Ana', documento: '43', sede_id: null },
      [COMPLETA],
      HOY,
    );
    expect(esquemaEstadoDeCuenta.parse(estado)).toEqual(estado);
    const conNombres = { ...estado, mensualidades: [{ ...estado.mensualidades[0], ...NOMBRES }] };
    expect(esquemaEstadoDeCuenta.parse(conNombres)).toEqual(estado);
    expect(esquemaEstadoDeCuenta.parse({ ...estado, saldo: -1, abonado: 'x' })).toMatchObject({
      saldo: 0,
      abonado: 0,
    });
    expect(esquemaEstadoDeCuenta.safeParse({ ...estado, participante: {} }).success).toBe(false);
  });

  it('lo que generó un mes', () => {
    const fila = {
      participante_id: 1,
      participante_nombre: 'Ana',
      participante_documento: '1001',
      resultado: 'OMITIDA' as const,
      motivo: 'No tiene valor de mensualidad',
      valor: 5,
      descuento: 1,
      fecha_vencimiento: '2026-11-05',
      anulada: true,
      exonerada: true,
      llegada: '2026-11-16',
      cobro: 'NINGUNO' as const,
      opciones: [{ cobro: 'COMPLETO' as const, dias: 30, valor: 5, descuento: 1 }],
    };
    const resultado = contarGeneracion({ periodo: '2026-11', simular: true }, [fila]);
    expect(esquemaResultadoGeneracion.parse(resultado)).toEqual(resultado);
    expect(esquemaResultadoGeneracion.parse({ periodo: '2026-11' })).toEqual({
      periodo: '2026-11',
      simulada: false,
      creadas: 0,
      existentes: 0,
      omitidas: 0,
      total: 0,
      filas: [],
    });
    expect(esquemaFilaGeneracion.parse({ participante_id: 1, resultado: 'CREADA' })).toEqual({
      participante_id: 1,
      participante_nombre: '',
      participante_documento: null,
      resultado: 'CREADA',
      motivo: null,
      valor: 0,
      descuento: 0,
      fecha_vencimiento: null,
      anulada: false,
      exonerada: false,
      llegada: null,
      cobro: 'COMPLETO',
      opciones: [],
    });
    for (const simular of [false, undefined])
      expect(contarGeneracion({ periodo: '2026-11', simular }, []).simulada).toBe(false);
  });

  it('un mes de la tendencia', () => {
    const mes = { periodo: '2026-11', facturado: 5, recaudado: 4 };
    expect(esquemaMesDeTendencia.parse(mes)).toEqual(mes);
    expect(esquemaMesDeTendencia.parse({ periodo: '2026-11', facturado: -1 })).toEqual({
      periodo: '2026-11',
      facturado: 0,
      recaudado: 0,
    });
  });
});

describe('lo exonerado y lo anulado', () => {
  it.each(['EXONERADA', 'ANULADA'] as const)('%s no se factura', (estado) => {
    const meses = tendenciaDe([mensualidad({ valor: 5_000, estado }), mensualidad({ valor: 70 })], HOY);
    expect(meses.at(-1)).toEqual({ periodo: '2026-11', facturado: 70, recaudado: 0 });
  });

  it('los pasos que se pueden pedir son estos y ninguno más', () => {
    expect(TRANSICIONES_MENSUALIDAD).toEqual({
      PENDIENTE: ['EXONERADA', 'ANULADA'],
      CON_ABONO: [],
      PAGADA: [],
      EXONERADA: ['PENDIENTE', 'ANULADA'],
      ANULADA: [],
    });
  });
});

describe('filtrar sin páginas', () => {
  const TODAS = [
    mensualidad({ id: 3, participante_id: 1 }),
    mensualidad({ id: 1, participante_id: 2 }),
    mensualidad({ id: 2, participante_id: 1, periodo: '2026-10' }),
  ];

  it('por id ascendente, todas o las del filtro', () => {
    expect(filtrarMensualidades(TODAS).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(filtrarMensualidades(TODAS, { participante_id: '1' }).map(({ id }) => id)).toEqual([2, 3]);
    expect(filtrarMensualidades(TODAS, { periodo: '2026-10' }).map(({ id }) => id)).toEqual([2]);
  });
});

describe('lo que se le dice a quien se equivoca', () => {
  it.each<[string, () => unknown]>([
    [
      'un abono mayor que el saldo',
      () => revisarAbono(mensualidad({ valor: 10 }), { fecha: HOY, valor: 11, medio: 'EFECTIVO' }, HOY),
    ],
    ['un descuento mayor que el valor', () => revisarMontos({ valor: 1, descuento: 2, abonos: [] })],
    [
      'un valor menor que lo abonado',
      () => revisarMontos({ valor: 10, descuento: 5, abonos: [abono({ valor: 6 })] }),
    ],
    ['anular sin motivo', () => aplicarCambiosMensualidad(mensualidad(), { estado: 'ANULADA' })],
    ['un rango al revés', () => validarRango({ desde: '2026-11-02', hasta: '2026-11-01' })],
  ])('%s: revise los campos', (_caso, accion) => {
    expect(atrapar(accion)).toMatchObject({ codigo: 'VALIDACION', message: 'Revise los campos señalados' });
  });

  it('lo que no está y lo que ya no cambia', () => {
    expect(atrapar(() => exigirAbonoVivo(mensualidad(), 8)).message).toBe(
      'No existe un abono con el identificador 8',
    );
    expect(
      atrapar(() => aplicarCambiosMensualidad(mensualidad({ estado: 'ANULADA' }), { valor: 5 })).message,
    ).toBe('Una mensualidad anulada no se puede cambiar');
  });

  it('con descuento y abonos que suman el valor no hay de qué quejarse', () => {
    expect(() => revisarMontos({ valor: 10, descuento: 5, abonos: [abono({ valor: 5 })] })).not.toThrow();
  });
});
