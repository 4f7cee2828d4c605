import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { COLUMNAS_DE_COBRO, leerDineroOGuion } from '@/domain/mensualidades/importacion-mensualidades';
import { leerMedioEscrito } from '@/domain/mensualidades/leer-medio';
import { ETIQUETA_MEDIO_ABONO, ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { type Columnas, deTexto, type LeerCelda } from '@/domain/shared/importacion/columna';
import { leerDineroDeCelda, textoDeCelda } from '@/domain/shared/lectura/celda';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerMarca, PALABRAS_MARCA } from '@/domain/shared/lectura/leer-marca';
import { claveDeOpcion } from '@/domain/shared/lectura/leer-opcion';

/** Of a sheet with the amount in another column, an amount here is one that was paid. */
const leerPagado: LeerCelda = (celda) => {
  const marca = leerMarca(textoDeCelda(celda));
  return 'rechazo' in marca && 'valor' in leerDineroDeCelda(celda) ? { valor: true } : marca;
};

const AJUSTE = 'Es una corrección, que no trajo dinero: deje la fila por fuera, y corrija la mensualidad';

/** A book of receipts has also what was paid with what there was in favour, and corrections. */
const leerMedioDeLibro = (texto: string): Lectura<unknown> => {
  const clave = claveDeOpcion(texto);
  if (clave === claveDeOpcion(ETIQUETA_MEDIO_ABONO.AJUSTE)) return { rechazo: AJUSTE };
  return clave === claveDeOpcion(ETIQUETA_MEDIO_ABONO.SALDO_A_FAVOR)
    ? { valor: 'SALDO_A_FAVOR' }
    : leerMedioEscrito(texto);
};

/** Columns a file of payments may have. */
export const COLUMNAS_ABONOS: Columnas = {
  ...COLUMNAS_DE_COBRO,
  fecha: {
    campo: { tipo: 'fecha', etiqueta: 'Fecha del abono', obligatorio: true },
    otrosNombres: ['fecha abono', 'fecha de pago', 'fecha de consignación', 'fecha', 'día'],
    ejemplo: '8/11/2026',
  },
  valor: {
    campo: { ...CAMPOS_MENSUALIDAD.valor, etiqueta: 'Valor del abono' },
    // Beside them, `Valor` is that of the fee.
    otrosNombres: [
      'valor abono',
      'abono',
      'valor abonado',
      'valor pagado',
      'valor consignado',
      'valor recibido',
      'valor del pago',
      'monto abonado',
      'monto pagado',
      'total abonado',
      'total pagado',
      'abonado',
      'pagado',
      'recibido',
      'pago',
      'valor',
      'monto',
    ],
    ejemplo: '400.000',
  },
  medio: {
    campo: { tipo: 'opcion', palabras: ETIQUETA_MEDIO_ABONO, etiqueta: 'Medio de pago', obligatorio: true },
    opciones: [...Object.values(ETIQUETA_MEDIO_PAGO), ETIQUETA_MEDIO_ABONO.SALDO_A_FAVOR],
    otrosNombres: ['medio', 'forma de pago', 'tipo de pago', 'método de pago', 'método'],
    leer: deTexto(leerMedioDeLibro),
    ejemplo: 'Transferencia',
  },
  referencia: {
    campo: { tipo: 'texto', max: 80, etiqueta: 'Referencia' },
    otrosNombres: [
      'ref',
      'número de referencia',
      'comprobante',
      'número de comprobante',
      'aprobación',
      'número de aprobación',
      'soporte',
    ],
    ejemplo: 'TR-000123',
  },
  a_favor: {
    campo: { tipo: 'dinero', min: 0, etiqueta: 'Queda a favor' },
    // `Saldo a favor` alone is not one of them: in a sheet it may be all that somebody had by then.
    otrosNombres: [
      'queda a favor de quien paga',
      'quedó a favor',
      'queda a su favor',
      'excedente',
      'sobrante',
      'lo que sobró',
      'sobró',
      'sobra',
    ],
    leer: leerDineroOGuion,
    ejemplo: '',
  },
  sede_id: {
    campo: { tipo: 'texto', max: 120, etiqueta: 'Sede que recibió' },
    // `Sede` alone is not one of them: in the sheets of a house it says where the person lives.
    otrosNombres: ['sede que recibe', 'recibido en', 'sede del pago', 'casa que recibió'],
    ejemplo: '',
  },
  pagado: {
    campo: { tipo: 'marca', etiqueta: 'Pagado, si dice Sí o No' },
    opciones: Object.values(PALABRAS_MARCA),
    otrosNombres: ['pagado', 'pagó', 'ya pagó', 'cancelado', 'canceló'],
    leer: leerPagado,
    fueraDePlantilla: true,
    ejemplo: 'Sí',
  },
};
