import { abono, HOY, mensualidad, movimiento } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  loPidePorNumero,
  reciboBuscado,
  referenciasBuscadas,
  tieneReferencia,
} from '@/domain/mensualidades/abono-en-lista';
import { exigirFechaConfirmada } from '@/domain/mensualidades/advertencia-de-fecha';
import { esquemaCartera, esquemaPagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { armarEstadoDePagador, esquemaEstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { esquemaNumeracion } from '@/domain/mensualidades/numeracion-de-recibos';
import { signoDe, TIPOS_MOVIMIENTO } from '@/domain/mensualidades/opciones-movimiento';
import { armarPago, esquemaPago, type Pago, pagoEnHistoria } from '@/domain/mensualidades/pago';
import { esquemaSaldoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { esquemaSumaDeAbonos } from '@/domain/mensualidades/suma-de-abonos';
import { textoEstadoDePagador } from '@/domain/mensualidades/texto-estado-de-cuenta';

const PAGO: Pago = {
  ...{ id: 7, recibo: 41, fecha: HOY, valor: 150, excedente: 20, medio: 'NEQUI', referencia: 'N-1' },
  pagador: { clave: 'acudiente-5', nombre: 'Luz', documento: '43' },
  partes: [
    {
      ...{ mensualidad_id: 9, abono_id: 3, participante_id: 1, participante_nombre: 'Ana', valor: 60 },
      ...{ concepto: 'INGRESO', periodo: '2026-11', saldo: 5, anulado_en: 'a', motivo_anulacion: 'b' },
    },
  ],
  ...{ registrado_por: 'ana@ejemplo.example', registrado_en: 'c' },
};
const VIVA = { anulado_en: null, motivo_anulacion: null };

describe('un pago de varias mensualidades', () => {
  it('se lee como viene, y de lo que falta no se inventa nada', () => {
    expect(esquemaPago.parse(PAGO)).toEqual(PAGO);
    const minima = { mensualidad_id: 9, abono_id: 3, participante_id: 1, valor: 1 };
    const partes = [minima, { ...minima, valor: 0 }];
    const pagador = { clave: 'acudiente-5' };
    expect(esquemaPago.parse({ id: 7, recibo: 1, fecha: HOY, valor: 1, pagador, partes })).toEqual({
      ...{ id: 7, recibo: 1, fecha: HOY, valor: 1, excedente: 0, medio: 'OTRO', referencia: null },
      pagador: { ...pagador, nombre: '', documento: null },
      partes: [
        { ...minima, participante_nombre: null, concepto: 'MENSUALIDAD', periodo: null, saldo: 0, ...VIVA },
      ],
      ...{ registrado_por: null, registrado_en: null },
    });
    for (const malo of [{ recibo: 0 }, { valor: 0 }])
      expect(esquemaPago.safeParse({ ...PAGO, ...malo }).success).toBe(false);
  });

  it('se arma con lo que pagó de cada una, en el orden en que las pagó', () => {
    const { partes: _, ...guardado } = PAGO;
    const de = (id: number, cambios: Parameters<typeof mensualidad>[0]) => ({
      mensualidad: mensualidad({ id, valor: 100, ...cambios }),
      participante_nombre: `Nombre ${id}`,
    });
    const cobros = [
      de(9, { abonos: [abono({ id: 12, valor: 60, pago_id: 7 }), abono({ id: 2, valor: 1, pago_id: 8 })] }),
      de(10, { participante_id: 2, concepto: 'OTRO', abonos: [abono({ id: 11, valor: 70, pago_id: 7 })] }),
      de(11, { abonos: [abono({ id: 1 })] }),
    ];
    expect(armarPago(guardado, cobros)).toEqual({
      ...guardado,
      partes: [
        {
          ...{ abono_id: 11, mensualidad_id: 10, participante_id: 2, participante_nombre: 'Nombre 10' },
          ...{ concepto: 'OTRO', periodo: '2026-11', valor: 70, saldo: 30, ...VIVA },
        },
        {
          ...{ abono_id: 12, mensualidad_id: 9, participante_id: 1, participante_nombre: 'Nombre 9' },
          ...{ concepto: 'MENSUALIDAD', periodo: '2026-11', valor: 60, saldo: 39, ...VIVA },
        },
      ],
    });
  });

  it('en la historia no nombra a nadie', () => {
    const { pagador: _, partes: __, ...resto } = PAGO;
    expect(pagoEnHistoria(PAGO)).toEqual({
      ...resto,
      partes: [{ mensualidad_id: 9, abono_id: 3, valor: 60, anulado_en: 'a', motivo_anulacion: 'b' }],
    });
  });
});

describe('lo que llega de un servicio se lee como viene', () => {
  it('el saldo a favor, con sus movimientos', () => {
    const suyo = movimiento({ medio: 'NEQUI', referencia: 'N', motivo: 'M', registrado_por: 'ana' });
    const saldo = { pagador: PAGO.pagador, saldo: 5, movimientos: [suyo] };
    expect(esquemaSaldoAFavor.parse(saldo)).toEqual(saldo);
    const minimo = { id: 1, tipo: 'EXCEDENTE', fecha: HOY, valor: 1, participante_id: 1 };
    const movimientos = [
      { ...minimo, recibo: 0 },
      { ...minimo, valor: 0 },
    ];
    expect(esquemaSaldoAFavor.parse({ pagador: { clave: 'acudiente-5' }, saldo: -1, movimientos })).toEqual({
      pagador: { clave: 'acudiente-5', nombre: '', documento: null },
      saldo: 0,
      movimientos: [
        {
          ...{ ...minimo, origen_id: null, id_acudiente: null, abono_id: null, mensualidad_id: null },
          ...{
            recibo: null,
            devolucion_id: null,
            registrado_en: null,
            medio: null,
            referencia: null,
            motivo: null,
            registrado_por: null,
            sede_id: null,
          },
        },
      ],
    });
  });

  it('cada movimiento suma o resta', () => {
    expect(TIPOS_MOVIMIENTO.map((tipo) => [tipo, signoDe(tipo)])).toEqual([
      ['EXCEDENTE', 1],
      ['APLICACION', -1],
      ['DEVOLUCION', -1],
      ['EXCEDENTE_ANULADO', -1],
      ['APLICACION_ANULADA', 1],
      ['DEVOLUCION_ANULADA', 1],
    ]);
  });

  it('la numeración y lo que suman unos abonos', () => {
    const numeracion = { hasta: 7, faltan: 1, huecos: [{ desde: 2, hasta: 2 }] };
    expect(esquemaNumeracion.parse(numeracion)).toEqual(numeracion);
    const huecos = [{ desde: 0, hasta: 1 }];
    expect(esquemaNumeracion.parse({ hasta: -1, faltan: 'x', huecos })).toEqual({
      hasta: 0,
      faltan: 0,
      huecos: [],
    });
    const suma = { vigentes: 1, recibido: 2, aplicado: 3, ajustado: 4, anulado_despues: 5 };
    expect(esquemaSumaDeAbonos.parse(suma)).toEqual(suma);
    const nada = { vigentes: 0, recibido: 0, aplicado: 0, ajustado: 0, anulado_despues: 0 };
    expect(esquemaSumaDeAbonos.parse({ recibido: -1 })).toEqual(nada);
  });

  it('la cartera de quienes pagan', () => {
    const edades = { AL_DIA: 1, DE_1_A_30: 2, DE_31_A_60: 3, DE_61_A_90: 4, MAS_DE_90: 5 };
    const debe = {
      ...{ clave: 'acudiente-5', id_acudiente: 5, participante_id: 2, nombre: 'Luz', documento: '43' },
      ...{ telefono: '300', participantes: [{ id: 1, nombre: 'Ana' }], mensualidades: 2, edades },
      ...{ saldo: 15, vencido: 14, dias_mora: 90, a_favor: 1 },
      ultima_gestion: { canal: 'SMS', momento: 'a', resultado: 'ENVIADO' },
    };
    const cartera = { datos: [debe], total: 1, edades, saldo: 15, vencido: 14, a_favor: 1 };
    expect(esquemaCartera.parse(cartera)).toEqual(cartera);
    const nada = { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 };
    expect(esquemaCartera.parse({ edades: {}, saldo: -1 })).toEqual({
      ...{ datos: [], total: 0, edades: nada, saldo: 0, vencido: 0, a_favor: 0 },
    });
    expect(esquemaPagadorEnCartera.parse({ clave: 'acudiente-5', edades: {} })).toEqual({
      ...{ clave: 'acudiente-5', id_acudiente: null, participante_id: null, nombre: '', documento: null },
      ...{ telefono: null, participantes: [], mensualidades: 0, edades: nada, saldo: 0, vencido: 0 },
      ...{ dias_mora: 0, a_favor: 0, ultima_gestion: null },
    });
  });
});

describe('el estado de cuenta de quien paga', () => {
  const fila = (id_acudiente: number, nombre: string) => ({
    ...{ id_acudiente, participante_id: null, nombre, telefono: '300' },
    ...{ tipo_documento: null, numero_documento: null },
  });
  const cuenta = (nombre: string, cambios: Parameters<typeof mensualidad>[0]) => ({
    ...armarEstadoDeCuenta(
      { id: 1, nombre, documento: null, sede_id: null },
      [mensualidad({ valor: 100, ...cambios })],
      HOY,
    ),
    informado: true,
  });
  const ESTADO = armarEstadoDePagador(
    [fila(5, 'Luz Ríos'), fila(6, 'Luz R.')],
    [
      cuenta('Ana', { abonos: [abono({ valor: 30 })], descuento: 10 }),
      cuenta('Beto', { estado: 'EXONERADA' }),
      cuenta('Caro', { fecha_vencimiento: '2026-11-30' }),
    ],
    25,
    HOY,
  );

  it('suma las cuentas, y dice con qué otros nombres está escrito', () => {
    expect(ESTADO).toMatchObject({
      ...{ facturado: 190, abonado: 30, saldo: 160, vencido: 60, a_favor: 25, fecha: HOY },
      fichas: [
        { clave: 'acudiente-5', nombre: 'Luz Ríos' },
        { clave: 'acudiente-6', nombre: 'Luz R.' },
      ],
      pagador: { telefono: '300' },
    });
    expect(esquemaEstadoDePagador.parse(ESTADO)).toEqual(ESTADO);
    expect(armarEstadoDePagador([fila(5, 'Luz'), fila(6, 'LUZ')], [], 0, HOY).fichas).toEqual([]);
    const cuentas = [{ ...ESTADO.cuentas[0], informado: 'sí' }];
    expect(esquemaEstadoDePagador.parse({ pagador: { clave: 'x' }, fecha: HOY, cuentas })).toMatchObject({
      pagador: { clave: 'x', nombre: '', documento: null, telefono: null },
      ...{ fichas: [], facturado: 0, abonado: 0, saldo: 0, vencido: 0, a_favor: 0 },
      cuentas: [{ informado: false }],
    });
  });

  it('se escribe en un mensaje, cada uno con lo suyo', () => {
    const texto = (estado: typeof ESTADO) =>
      textoEstadoDePagador(estado).replaceAll('\u00a0', ' ').split('\n');
    expect(texto(ESTADO)).toEqual([
      'Estado de cuenta de Luz R., sáb 21 nov 2026',
      'Ana',
      '- Mensualidad de noviembre de 2026: $ 60 (vencida, con descuento de $ 10)',
      'Caro',
      '- Mensualidad de noviembre de 2026: $ 100',
      'Saldo total: $ 160',
      'Saldo a favor, sin aplicar: $ 25',
    ]);
    expect(texto({ ...ESTADO, cuentas: [], saldo: 0, a_favor: 0 })).toEqual([
      'Estado de cuenta de Luz R., sáb 21 nov 2026',
      'No tiene saldos pendientes.',
      'Saldo total: $ 0',
    ]);
  });
});

describe('buscar un abono por su número', () => {
  it.each([
    ['12', 12],
    [' 0012 ', 12],
    ['Recibo 12', 12],
    ['recibo No. 12', 12],
    ['recibo nro 12', 12],
    ['#12', 12],
    ['n.º 12', 12],
    ['123456789012345', 123_456_789_012_345],
    ['1234567890123456', null],
    ['12a', null],
    ['a 12', null],
    ['recibos 12', null],
    ['', null],
    [undefined, null],
  ])('%j es el recibo %j', (buscar, recibo) => {
    expect(reciboBuscado(buscar)).toBe(recibo);
  });

  it.each([
    [' AB-1 ', ['AB-1']],
    ['ref. AB-1', ['ref. AB-1', 'AB-1']],
    ['Referencia: AB-1', ['Referencia: AB-1', 'AB-1']],
    ['ref  AB', ['ref  AB', 'AB']],
    ['refAB', ['refAB']],
    ['la ref. 1', ['la ref. 1']],
    ['ref.', ['ref.']],
    [' ', []],
    [undefined, []],
  ])('%j puede pedir las referencias %j', (buscar, referencias) => {
    expect(referenciasBuscadas(buscar)).toEqual(referencias);
  });

  it('por su recibo o por su referencia entera', () => {
    const suyo = abono({ recibo: 12, referencia: 'Ab-1' });
    expect(tieneReferencia(suyo, ' aB-1 ')).toBe(true);
    expect(tieneReferencia(abono({ referencia: null }), '')).toBe(false);
    for (const buscar of ['recibo 12', 'ref. ab-1', 'AB-1']) expect(loPidePorNumero(suyo, buscar)).toBe(true);
    for (const buscar of ['13', 'ab', '', undefined]) expect(loPidePorNumero(suyo, buscar)).toBe(false);
    expect(loPidePorNumero(abono({ recibo: null, referencia: null }), 'luz')).toBe(false);
  });
});

describe('una fecha que parece un error', () => {
  it('se confirma, y solo esa', () => {
    const confirmar = (fecha: string, confirmada: string) => () =>
      exigirFechaConfirmada(mensualidad(), { fecha, confirmada }, HOY);
    expect(confirmar('2026-11-01', '')).not.toThrow();
    expect(confirmar('2026-10-31', '2026-10-31')).not.toThrow();
    expect(confirmar('2026-10-31', '2026-10-30')).toThrow(
      expect.objectContaining({
        codigo: 'VALIDACION',
        message: 'Revise los campos señalados',
        campos: { fecha_confirmada: 'Confirme que la fecha es correcta, o corríjala' },
      }),
    );
  });
});
