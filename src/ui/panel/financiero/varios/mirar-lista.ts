import { fechaPorConfirmar } from '@/domain/mensualidades/advertencia-de-fecha';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { type DatosPago, revisarPago, validarDatosPago } from '@/domain/mensualidades/pago';
import {
  pagoIgual,
  type RepartoDeLista,
  repartirLista,
} from '@/domain/mensualidades/repartir-en-mensualidades';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { esFechaCalendario, type FechaCalendario } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { mensualidadEnFrase, nombreParticipante } from '../etiquetas-financiero';
import { filasDe, porPagarDe } from '../pago/por-pagar';
import {
  estaVacia,
  type FilaDePago,
  type PagadorElegido,
  porRegistrar,
  type ValoresLista,
} from './valores-lista';

/** Of each payer that the list names, by their `clave`; absent while it has not come. */
export type Cuentas = ReadonlyMap<string, EstadoDePagador>;

/** What can be said of a row that is not sent yet. */
export interface FilaMirada {
  /** What they owe, as it is stored; `null` while it has not come. */
  debe: readonly MensualidadEnLista[] | null;
  partes: DatosPago['partes'];
  /** How it is laid, in words; what they owe while there is no value. */
  linea: string;
  /** The number of the row above that the same person pays. */
  repetida: number | null;
  /** What looks mistaken: the row is not sent until somebody says yes to all of it. */
  avisos: readonly string[];
}

const Y = new Intl.ListFormat('es');

const sumar = (filas: readonly { saldo: number }[]): number =>
  filas.reduce((suma, { saldo }) => suma + saldo, 0);

/** 'sep 2026', or what else it charges: 'fianza'. */
const enBreve = (m: MensualidadEnLista): string =>
  m.concepto === 'MENSUALIDAD' && m.periodo ? periodoCorto(m.periodo) : mensualidadEnFrase(m);

/** 'Luz Ríos: paga sep 2026 y oct 2026 y abona $ 300.000 a nov 2026; Beto Ríos: paga oct 2026'. */
export const repartoEnPalabras = (
  debe: readonly MensualidadEnLista[],
  partes: RepartoDeLista['partes'],
): string => {
  const porPersona = new Map<string, { pagadas: string[]; abonadas: string[] }>();
  for (const { mensualidad_id, valor, deja } of partes) {
    const cobro = debe.find(({ id }) => mismoId(id, mensualidad_id));
    if (!cobro) continue;
    const suyas = porPersona.get(nombreParticipante(cobro)) ?? { pagadas: [], abonadas: [] };
    porPersona.set(nombreParticipante(cobro), suyas);
    if (deja === 0) suyas.pagadas.push(enBreve(cobro));
    else suyas.abonadas.push(`abona ${formatearPesos(valor)} a ${enBreve(cobro)}`);
  }
  return [...porPersona]
    .map(([nombre, { pagadas, abonadas }]) => {
      const paga = pagadas.length > 0 ? [`paga ${Y.format(pagadas)}`] : [];
      return `${nombre}: ${[...paga, ...abonadas].join(' y ')}`;
    })
    .join('; ');
};

const identidad = ({ clave, documento }: PagadorElegido): string => documento ?? clave;

/** What looks mistaken of a row, with the fees it pays. */
const avisosDe = (
  fila: FilaDePago,
  {
    fecha,
    hoy,
    pagadas,
    todas,
    igual,
    sobra,
  }: {
    fecha: string;
    hoy: FechaCalendario;
    pagadas: readonly MensualidadEnLista[];
    todas: readonly MensualidadEnLista[];
    igual: number | null;
    sobra: number;
  },
): string[] => {
  if (!esFechaCalendario(fecha) || fecha > hoy || typeof fila.valor !== 'number') return [];
  const yaPagado = pagoIgual(todas, { fecha, valor: fila.valor });
  const conRecibo = yaPagado?.recibo == null ? '' : `: recibo ${yaPagado.recibo}`;
  const rara = pagadas.map((cobro) => fechaPorConfirmar(cobro, fecha, hoy)).find((una) => una !== null);
  return [
    yaPagado && `Ya hay un pago igual de ese día${conRecibo}.`,
    igual !== null && `La fila ${igual} es de la misma persona y por el mismo valor.`,
    rara,
    sobra > 0 && pagadas.length > 0 && `Quedan ${formatearPesos(sobra)} a favor de ${fila.pagador?.nombre}.`,
  ].filter((aviso) => typeof aviso === 'string');
};

const lineaDe = (
  debe: readonly MensualidadEnLista[],
  { valor }: FilaDePago,
  partes: RepartoDeLista['partes'],
) => {
  if (debe.length === 0) return 'No debe nada.';
  if (typeof valor !== 'number') return `Debe ${formatearPesos(sumar(debe))} en total.`;
  return partes.length > 0
    ? `${repartoEnPalabras(debe, partes)}.`
    : 'Con las filas de arriba ya no debe nada.';
};

/** Looks at the rows that are not sent, in their order: each is laid over what those above it leave. By their key. */
export const mirarLista = (
  { fecha, filas }: Pick<ValoresLista, 'fecha' | 'filas'>,
  cuentas: Cuentas,
  hoy: FechaCalendario,
): ReadonlyMap<string, FilaMirada> => {
  const conCuenta = porRegistrar(filas).map((fila) => {
    const cuenta = fila.pagador ? (cuentas.get(fila.pagador.clave) ?? null) : null;
    return { fila, cuenta, debe: cuenta && porPagarDe(cuenta) };
  });
  const repartos = repartirLista(
    conCuenta.map(({ fila: { valor }, debe }) => ({
      debe: debe ?? [],
      valor: typeof valor === 'number' ? valor : 0,
    })),
  );
  const numero = (fila: FilaDePago | undefined): number | null => (fila ? filas.indexOf(fila) + 1 : null);
  return new Map(
    conCuenta.map(({ fila, cuenta, debe }, n): [string, FilaMirada] => {
      const { pagador, valor } = fila;
      const { partes = [], excedente = 0 } = (debe && repartos[n]) ?? {};
      const antes = conCuenta
        .slice(0, n)
        .map(({ fila: otra }) => otra)
        .filter((otra) => pagador && otra.pagador && identidad(otra.pagador) === identidad(pagador));
      const avisos = avisosDe(fila, {
        ...{ fecha, hoy, sobra: excedente },
        pagadas: (debe ?? []).filter(({ id }) => partes.some((parte) => mismoId(parte.mensualidad_id, id))),
        todas: cuenta ? filasDe(cuenta) : [],
        igual: numero(antes.find((otra) => otra.valor === valor)),
      });
      return [
        fila.clave,
        {
          ...{ debe, avisos, repetida: numero(antes.at(-1)) },
          partes: partes.map(({ mensualidad_id, valor: parte }) => ({ mensualidad_id, valor: parte })),
          linea: debe ? lineaDe(debe, fila, partes) : '',
        },
      ];
    }),
  );
};

/** What saying yes to them is kept as: another warning is asked about again. */
export const marcaDeAvisos = (avisos: readonly string[]): string => avisos.join(' ');

/** What the service is told of a row. */
export const datosDe = (
  { fecha, medio, referencia, sede_id }: Omit<ValoresLista, 'filas'>,
  fila: FilaDePago,
  partes: DatosPago['partes'],
) => ({
  ...{ fecha, medio, valor: fila.valor, referencia: fila.referencia.trim() || referencia.trim(), partes },
  ...(sede_id ? { sede_id } : {}),
});

const rechazosDe = (valores: ValoresLista, fila: FilaDePago, mirada: FilaMirada, hoy: FechaCalendario) => {
  try {
    const datos = validarDatosPago(datosDe(valores, fila, mirada.partes));
    const pagadas = datos.partes.flatMap(({ mensualidad_id }) =>
      (mirada.debe ?? []).filter(({ id }) => mismoId(id, mensualidad_id)),
    );
    revisarPago(pagadas, datos, { hoy, loPaga: () => true });
    return {};
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    return error.campos;
  }
};

const rechazosDeFila = (
  valores: ValoresLista,
  n: number,
  mirada: FilaMirada | undefined,
  hoy: FechaCalendario,
) => {
  const fila = valores.filas[n];
  const de = (campo: keyof FilaDePago) => `filas.${n}.${campo}`;
  if (!fila?.pagador)
    return {
      [de('pagador')]: fila?.escrito.trim() ? 'Elija de la lista a quien paga' : 'Escriba quién paga',
    };
  if (!mirada?.debe) return { [de('pagador')]: 'Todavía no se sabe lo que debe: espere un momento' };
  const { fecha, medio, referencia, partes, valor, ...otros } = rechazosDe(valores, fila, mirada, hoy);
  const deValor = valor ?? (partes && mirada.linea) ?? Object.values(otros)[0];
  const pregunta = mirada.avisos.length > 0 && fila.confirmado !== marcaDeAvisos(mirada.avisos);
  return {
    ...(fecha && { fecha }),
    ...(medio && { medio }),
    ...(referencia && { [valores.referencia.trim() ? de('referencia') : 'referencia']: referencia }),
    ...(deValor && { [de('valor')]: deValor }),
    ...(pregunta && !deValor && { [de('confirmado')]: 'Confirme que es correcto, o corrija la fila' }),
  };
};

/** Throws VALIDACION, with each refusal under the name of its field. */
export const revisarLista = (valores: ValoresLista, cuentas: Cuentas, hoy: FechaCalendario): void => {
  const miradas = mirarLista(valores, cuentas, hoy);
  const campos = Object.assign(
    {},
    ...valores.filas.map((fila, n) =>
      fila.estado === 'POR_REGISTRAR' && !estaVacia(fila)
        ? rechazosDeFila(valores, n, miradas.get(fila.clave), hoy)
        : {},
    ),
  ) as Record<string, string>;
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
  if (valores.filas.every(estaVacia)) throw errorValidacion('Escriba al menos un pago');
};
