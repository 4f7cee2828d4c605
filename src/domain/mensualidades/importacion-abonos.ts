import { advertenciaDeFecha } from '@/domain/mensualidades/advertencia-de-fecha';
import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { COLUMNAS_DE_COBRO, leerDineroOGuion } from '@/domain/mensualidades/importacion-mensualidades';
import { leerMedioEscrito } from '@/domain/mensualidades/leer-medio';
import {
  ETIQUETA_MEDIO_ABONO,
  ETIQUETA_MEDIO_PAGO,
  type Mensualidad,
} from '@/domain/mensualidades/mensualidad';
import { type Concepto, ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { validarDatosAbono } from '@/domain/mensualidades/reglas-abono';
import { validarAplicacion } from '@/domain/mensualidades/saldo-a-favor';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import {
  type CeldasDeFila,
  type Columnas,
  deTexto,
  type FilaLeida,
  type LeerCelda,
  leerCeldas,
} from '@/domain/shared/importacion/columna';
import type { Nombrable } from '@/domain/shared/importacion/leer-participante';
import { crearNombramiento } from '@/domain/shared/importacion/nombramiento';
import { rechazosDeReglas } from '@/domain/shared/importacion/rechazos-de-reglas';
import { avisoDeValorBajo } from '@/domain/shared/importacion/valor-muy-bajo';
import { leerDineroDeCelda, textoDeCelda } from '@/domain/shared/lectura/celda';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerMarca, PALABRAS_MARCA } from '@/domain/shared/lectura/leer-marca';
import { claveDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';

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

const SIN_PAGAR = 'No dice que se haya pagado: escriba Sí, o deje la fila por fuera';

/** What the service is told of a row. */
export const pagoDe = ({ fecha, valor, medio, referencia, a_favor, sede_id }: FilaLeida['entrada']) => ({
  ...{ fecha, valor, medio, referencia },
  ...(a_favor === undefined ? {} : { a_favor }),
  ...(sede_id === undefined ? {} : { sede_id }),
});

const NADA_MAS = 'Lo que se paga con saldo a favor no deja nada más a favor';

const rechazosDelPago = ({ medio, ...entrada }: FilaLeida['entrada']): ErroresCampos => {
  if (medio !== 'SALDO_A_FAVOR')
    return rechazosDeReglas(() => void validarDatosAbono(pagoDe({ medio, ...entrada })), 'valor');
  const { fecha, valor, a_favor } = entrada;
  return {
    ...(fecha === undefined ? { fecha: MENSAJE_OBLIGATORIO } : {}),
    ...(a_favor === undefined ? {} : { a_favor: NADA_MAS }),
    ...rechazosDeReglas(() => void validarAplicacion({ fecha, valor }), 'valor'),
  };
};

const claveDeCobro = (participante: unknown, periodo: unknown, concepto: unknown): string =>
  `${participante} ${periodo} ${concepto}`;

const sinCobro = (concepto: Concepto, periodo: string): string =>
  `No tiene ${ETIQUETA_CONCEPTO[concepto].toLowerCase()} de ${periodoEnPalabras(periodo)}: créela primero`;

interface ContextoDeAbonos {
  participantes: readonly Nombrable[];
  mensualidades: readonly Mensualidad[];
  leerSede: (texto: string) => Lectura<Id>;
}

/** Turns the cells of each row into a payment of one fee, `mensualidad_id`: that of the month that the row says. */
export const crearLectorDeAbonos = ({
  participantes,
  mensualidades,
  leerSede,
}: ContextoDeAbonos): ((celdas: CeldasDeFila) => FilaLeida) => {
  const { lectores, porNombreDondeFalte } = crearNombramiento('participante_id', participantes);
  const cobros = new Map(
    mensualidades
      .filter(({ estado }) => estado !== 'ANULADA')
      .map((una) => [claveDeCobro(una.participante_id, una.periodo, una.concepto), una.id]),
  );
  return (celdas) => {
    const leida = porNombreDondeFalte(
      leerCeldas(COLUMNAS_ABONOS, celdas, { ...lectores, sede_id: deTexto(leerSede) }),
    );
    const { rechazos } = leida;
    const { pagado, estado: _, ...entrada } = leida.entrada;
    if (celdas.pagado !== undefined && pagado !== true) rechazos.pagado ??= SIN_PAGAR;
    const { participante_id, periodo, concepto = 'MENSUALIDAD' } = entrada;
    if (participante_id === undefined && !rechazos.nombre_participante)
      rechazos.participante_id = 'Escriba el documento o el nombre';
    if (periodo === undefined) rechazos.periodo = 'Escriba el mes que se paga, por ejemplo 11/2026';
    if (
      ![rechazos.participante_id, rechazos.nombre_participante, rechazos.periodo, rechazos.concepto].some(
        Boolean,
      )
    ) {
      entrada.mensualidad_id = cobros.get(claveDeCobro(participante_id, periodo, concepto));
      if (entrada.mensualidad_id === undefined)
        rechazos.periodo = sinCobro(concepto as Concepto, String(periodo));
    }
    if (entrada.a_favor === 0) delete entrada.a_favor;
    return { entrada, rechazos: { ...rechazosDelPago(entrada), ...rechazos } };
  };
};

export const advertenciasAbono = (
  { mensualidad_id, fecha, valor }: FilaLeida['entrada'],
  mensualidades: readonly Mensualidad[],
  hoy: FechaCalendario,
): Record<string, string> => {
  const cobro = mensualidades.find(({ id }) => id === mensualidad_id);
  const rara = cobro && typeof fecha === 'string' ? advertenciaDeFecha(cobro, fecha, hoy) : null;
  const bajo = avisoDeValorBajo(valor);
  return { ...(rara ? { fecha: rara } : {}), ...(bajo ? { valor: bajo } : {}) };
};
