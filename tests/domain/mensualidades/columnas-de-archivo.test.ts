import { columnasEnTexto } from '@tests/domain/columnas-en-texto';
import { describe, expect, it } from 'vitest';
import { COLUMNAS_ABONOS } from '@/domain/mensualidades/columnas-abonos';
import {
  COLUMNAS_MENSUALIDADES,
  leerConceptoEscrito,
} from '@/domain/mensualidades/importacion-mensualidades';
import { leerMedioEscrito } from '@/domain/mensualidades/leer-medio';

const DE_COBRO = [
  [
    ...['participante_id', 'Participante (documento o nombre)', '1.020.304.050', null],
    'documento, documento participante, número de documento, documento de identidad, cédula, número de cédula, cédula participante, cc, identificación, número de identificación, participante',
    'o nombre_participante',
  ],
  [
    ...['nombre_participante', 'Nombre, donde falte el documento', 'Ana Ríos', null],
    'nombre, nombres, nombre completo, nombres y apellidos, nombre y apellidos, nombre y apellido, apellidos y nombres, apellidos y nombre, nombre participante, beneficiario, nombre residente, residente, interno, participante',
    'fuera de la plantilla',
  ],
  [
    ...['apellidos', 'Apellidos, si van aparte', '', null],
    ...['apellidos, apellido, apellidos participante', 'fuera de la plantilla'],
  ],
  [
    ...['periodo', 'Mes', '11/2026', null],
    'periodo, mes y año, mes que se cobra, mes cobrado, mes pagado, mes de pago',
    'obligatoria',
  ],
  ['concepto', 'Concepto', 'Mensualidad', 'Mensualidad, Ingreso, Otro', null, ''],
  [...['estado', 'Estado, si dice que se anuló', 'Anulada', null], ...['estado', 'fuera de la plantilla']],
];

describe('los títulos que se entienden en un archivo', () => {
  it('de mensualidades', () => {
    expect(columnasEnTexto(COLUMNAS_MENSUALIDADES)).toEqual([
      ...DE_COBRO,
      [
        ...['valor', 'Valor', '850.000', null],
        'mensualidad, cuota, saldo, saldo inicial, deuda, debe, valor mensualidad, valor cuota, monto',
        '',
      ],
      ['descuento', 'Descuento', '', null, 'beca, rebaja', ''],
      [
        ...['motivo_anulacion', 'Motivo, si el descuento es todo el valor', '', null],
        ...['motivo, motivo exoneración, Motivo de la anulación o exoneración', ''],
      ],
      [
        ...['fecha_vencimiento', 'Vence', '5/11/2026', null],
        ...['vencimiento, fecha vencimiento, fecha de pago, fecha límite', ''],
      ],
      ['observaciones', 'Observaciones', '', null, 'observación, notas, comentarios, detalle', ''],
    ]);
  });

  it('de abonos', () => {
    expect(columnasEnTexto(COLUMNAS_ABONOS)).toEqual([
      ...DE_COBRO,
      [
        ...['fecha', 'Fecha del abono', '8/11/2026', null],
        ...['fecha abono, fecha de pago, fecha de consignación, fecha, día', ''],
      ],
      [
        ...['valor', 'Valor del abono', '400.000', null],
        'valor abono, abono, valor abonado, valor pagado, valor consignado, valor recibido, valor del pago, monto abonado, monto pagado, total abonado, total pagado, abonado, pagado, recibido, pago, valor, monto',
        '',
      ],
      [
        ...['medio', 'Medio de pago', 'Transferencia'],
        'Efectivo, Transferencia, Nequi, Bre-B, Consignación, Otro, Saldo a favor',
        'medio, forma de pago, tipo de pago, método de pago, método',
        '',
      ],
      [
        ...['referencia', 'Referencia', 'TR-000123', null],
        'ref, número de referencia, comprobante, número de comprobante, aprobación, número de aprobación, soporte',
        '',
      ],
      [
        ...['a_favor', 'Queda a favor', '', null],
        'queda a favor de quien paga, quedó a favor, queda a su favor, excedente, sobrante, lo que sobró, sobró, sobra',
        '',
      ],
      [
        ...['sede_id', 'Sede que recibió', '', null],
        ...['sede que recibe, recibido en, sede del pago, casa que recibió', ''],
      ],
      [
        ...['pagado', 'Pagado, si dice Sí o No', 'Sí', 'Sí, No'],
        ...['pagado, pagó, ya pagó, cancelado, canceló', 'fuera de la plantilla'],
      ],
    ]);
  });
});

describe('las palabras que se entienden en una celda', () => {
  it.each([
    ['EFECTIVO', 'efectivo, en efectivo, contado, de contado, caja'],
    ['TRANSFERENCIA', 'transf, transferencia bancaria, Bancolombia a la mano'],
    ['BRE_B', 'breb, llave bre-b, Bre-B'],
    ['CONSIGNACION', 'consignado, consignación bancaria, depósito'],
    ['OTRO', 'otro, otros'],
  ])('%s: %s', (valor, escritas) => {
    for (const escrita of escritas.split(', ')) expect(leerMedioEscrito(escrita)).toEqual({ valor });
  });

  it.each([
    ['MENSUALIDAD', 'mensualidad, mensual, mes, cuota, pensión, sostenimiento'],
    ['INGRESO', 'ingreso, cuota de ingreso, matrícula, inscripción'],
    ['OTRO', 'otro, otros, otra'],
  ])('%s: %s', (valor, escritas) => {
    for (const escrita of escritas.split(', ')) expect(leerConceptoEscrito(escrita)).toEqual({ valor });
  });
});
