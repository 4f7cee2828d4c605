import { aplicacionIgual, pagoIgual } from '@/domain/mensualidades/abono-igual';
import { conLoQueFaltaDelMes, esTodoElMes, mesRegistrado } from '@/domain/mensualidades/abonos-de-un-mes';
import { exigirFechaAbierta } from '@/domain/mensualidades/cierres/reglas-cierre';
import { pagoDe } from '@/domain/mensualidades/importacion-abonos';
import type { Abono, MedioAbono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import {
  conAbono,
  type DatosAbono,
  esquemaDatosAbono,
  fallosDeAbono,
  repartirPago,
  validarDatosAbono,
} from '@/domain/mensualidades/reglas-abono';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { esquemaAplicacion, fallosDeAplicacion } from '@/domain/mensualidades/saldo-a-favor';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import type { FechaCalendario, Periodo } from '@/domain/shared/fechas';
import type { FilaLeida } from '@/domain/shared/importacion/columna';
import {
  type FilaImportada,
  filaCreada,
  filaRechazada,
  filaRepetida,
} from '@/domain/shared/importacion/fila-importada';
import { rechazosDeReglas, todosLosRechazos } from '@/domain/shared/importacion/rechazos-de-reglas';

type Entrada = FilaLeida['entrada'];

const conSaldo = ({ medio }: Entrada): boolean => medio === 'SALDO_A_FAVOR';

/**
 * What nothing is left over of goes first, because with something left over a fee is paid whole; and what was paid with that,
 * at the end. A book may begin with the newest.
 */
const turnoDe = ({ entrada }: FilaLeida): number => {
  if (conSaldo(entrada)) return 2;
  return entrada.a_favor === undefined ? 0 : 1;
};

/** A book says what went to the fee, or all that was received. Both are known where something is left over: the fee is paid whole. */
const todoLoRecibido = (pago: Entrada, saldo: number): Entrada => {
  const { valor, a_favor } = pago;
  if (typeof a_favor !== 'number' || Number(valor) - a_favor === saldo) return pago;
  return { ...pago, valor: Number(valor) + a_favor };
};

const SIN_ESCRIBIR = {
  recibo: null,
  excedente: 0,
  registrado_por: null,
  registrado_en: null,
  anulado_en: null,
  motivo_anulacion: null,
  ajuste_en: null,
  pago_id: null,
  sede_id: null,
} as const;

/** Whoever wrote more than what is owed is asked what became of the rest, in the same row. */
const loQueSobra = (
  fallos: ErroresCampos,
  { valor = 0, a_favor }: Partial<DatosAbono>,
  saldo: number,
): ErroresCampos => {
  if (!fallos.valor || saldo === 0) return fallos;
  if (a_favor !== undefined) return { ...fallos, a_favor: fallos.valor };
  const sobran = formatearPesos(valor - saldo);
  return {
    ...fallos,
    a_favor: `Si los ${sobran} que sobran quedan a favor de quien paga, escríbalos aquí`,
  };
};

interface AbonoDeFila {
  rechazos: ErroresCampos;
  /** One that is there already: it is not written again. */
  igual: Abono | undefined;
  nuevo: Pick<Abono, 'fecha' | 'valor' | 'excedente' | 'referencia'> & { medio: MedioAbono };
}

const conDinero = (
  { entrada, rechazos }: FilaLeida,
  cobro: Mensualidad | undefined,
  hoy: FechaCalendario,
  esDelArchivo: (abono: Abono) => boolean,
): AbonoDeFila | ErroresCampos => {
  const saldo = cobro ? saldoDe(cobro) : 0;
  const pago = todoLoRecibido(pagoDe(entrada), saldo);
  const todos = todosLosRechazos({ entrada: pago, rechazos }, esquemaDatosAbono, (datos) =>
    loQueSobra(fallosDeAbono(cobro, datos, hoy), datos, saldo),
  );
  if (Object.keys(rechazos).length > 0 || !cobro) return todos;
  const escrito = validarDatosAbono(pagoDe(entrada));
  // What was stored of a month is not in what is missing of it.
  const igual = esTodoElMes(entrada)
    ? pagoIgual(
        { ...cobro, abonos: cobro.abonos.filter(esDelArchivo) },
        { ...escrito, referencia: undefined },
      )
    : pagoIgual(cobro, escrito);
  const { fecha, valor, medio, referencia = null, excedente } = repartirPago(validarDatosAbono(pago));
  return { rechazos: todos, igual, nuevo: { fecha, valor, medio, referencia, excedente } };
};

const conLoQueHabia = (
  { entrada, rechazos }: FilaLeida,
  cobro: Mensualidad | undefined,
  hoy: FechaCalendario,
): AbonoDeFila | ErroresCampos => {
  const aplicacion = aplicacionDe(entrada);
  const todos = todosLosRechazos({ entrada: aplicacion, rechazos }, esquemaAplicacion, (datos) =>
    fallosDeAplicacion(cobro, datos, hoy),
  );
  if (Object.keys(rechazos).length > 0 || !cobro) return todos;
  const { fecha, valor } = aplicacion as Pick<Abono, 'fecha' | 'valor'>;
  const nuevo = { fecha, valor, medio: 'SALDO_A_FAVOR' as const, referencia: null, excedente: 0 };
  return { rechazos: todos, igual: aplicacionIgual(cobro, nuevo), nuevo };
};

const aplicacionDe = ({ fecha, valor }: Entrada) => ({ fecha, valor });

/** The payments are judged against what is there and, what has a date, against the last month that was closed. */
interface Guardado {
  mensualidades: readonly Mensualidad[];
  hoy: FechaCalendario;
  ultimoCerrado: Periodo | null;
}

const mesCerrado = ({ entrada, rechazos }: FilaLeida, ultimo: Periodo | null): ErroresCampos => {
  if (rechazos.fecha) return {};
  return rechazosDeReglas(() => exigirFechaAbierta(ultimo, entrada.fecha as FechaCalendario), 'fecha');
};

interface Decidida<F extends FilaLeida> {
  fila: F;
  n: number;
  decision: FilaImportada;
  /** What the service is told of it. */
  pago: Entrada;
}

/** What becomes of each row, in the order in which they are written: those before it have paid their part. */
const recorrer = <F extends FilaLeida>(
  filas: readonly F[],
  { mensualidades, hoy, ultimoCerrado }: Guardado,
): Decidida<F>[] => {
  const cobros = new Map(mensualidades.map((una) => [String(una.id), una]));
  const guardadas = new Map(cobros);
  const delArchivo = new Map<Abono['id'], number>();
  const decidir = (fila: F, n: number): FilaImportada => {
    const cobro = cobros.get(String(fila.entrada.mensualidad_id));
    const abono = conSaldo(fila.entrada)
      ? conLoQueHabia(fila, cobro, hoy)
      : conDinero(fila, cobro, hoy, ({ id }) => delArchivo.has(id));
    const cerrado = mesCerrado(fila, ultimoCerrado);
    if (!('nuevo' in abono) || !cobro) return filaRechazada({ ...cerrado, ...(abono as ErroresCampos) });
    const { igual, nuevo, ...suyos } = abono as AbonoDeFila;
    const rechazos = { ...cerrado, ...suyos.rechazos };
    if (igual) {
      const repite_fila = delArchivo.get(igual.id);
      return filaRepetida(repite_fila === undefined ? { id: igual.id } : { repite_fila });
    }
    if (Object.keys(rechazos).length > 0) return filaRechazada(rechazos);
    const id = `fila ${n}`;
    delArchivo.set(id, n);
    cobros.set(String(cobro.id), conAbono(cobro, { ...SIN_ESCRIBIR, ...nuevo, id }));
    return filaCreada();
  };
  return filas
    .map((fila, n) => ({ fila, n }))
    .sort((una, otra) => turnoDe(una.fila) - turnoDe(otra.fila))
    .map(({ fila: leida, n }) => {
      const guardada = guardadas.get(String(leida.entrada.mensualidad_id));
      const yaEsta = mesRegistrado(leida, guardada);
      if (yaEsta) return { fila: leida, n, decision: yaEsta, pago: {} };
      const fila = conLoQueFaltaDelMes(leida, guardada);
      const cobro = cobros.get(String(fila.entrada.mensualidad_id));
      const pago = conSaldo(fila.entrada)
        ? aplicacionDe(fila.entrada)
        : todoLoRecibido(pagoDe(fila.entrada), cobro ? saldoDe(cobro) : 0);
      return { fila, n, decision: decidir(fila, n), pago };
    });
};

/** What becomes of each row, in the order of the file. Nothing is paid beyond what is owed. */
export const decidirAbonos = (
  filas: readonly FilaLeida[],
  mensualidades: readonly Mensualidad[],
  hoy: FechaCalendario,
  ultimoCerrado: Periodo | null = null,
): FilaImportada[] =>
  recorrer(filas, { mensualidades, hoy, ultimoCerrado })
    .sort((una, otra) => una.n - otra.n)
    .map(({ decision }) => decision);

/** The good rows, in the order in which they are written, with what the service is told of each. */
export const abonosPorEscribir = <F extends FilaLeida>(
  filas: readonly F[],
  mensualidades: readonly Mensualidad[],
  hoy: FechaCalendario,
): { fila: F; pago: Entrada; conSaldo: boolean }[] =>
  recorrer(filas, { mensualidades, hoy, ultimoCerrado: null }).map(({ fila, pago }) => ({
    fila,
    pago,
    conSaldo: conSaldo(fila.entrada),
  }));
