import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { abonosVigentes, cobradoTrasAjustes } from '@/domain/mensualidades/saldo';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { nombreBreve, nombresBreves } from '@/domain/shared/nombre-breve';

/** Something that is owed. Amounts in whole COP. */
export interface CobroDeFamilia {
  concepto: string;
  vence: FechaCalendario | null;
  /** What was to be paid at first; more than `saldo` once something was paid. */
  total: number;
  saldo: number;
}

interface PersonaDeFamilia {
  /** First name and initial; more when another of theirs would be said alike. */
  nombre: string;
  vencidas: CobroDeFamilia[];
  por_vencer: CobroDeFamilia[];
}

interface ReciboDeFamilia {
  numero: number;
  /** One of its payments: it names the receipt in the address. */
  abono: Id;
  fecha: FechaCalendario;
  valor: number;
  /** Paid with what there was in favour: it brought nothing new, and does not add up with what they handed over. */
  con_a_favor: boolean;
}

/**
 * Who holds the paper learns that it is worth nothing. Not how much it was, nor why: a payment may have been put to the wrong
 * person, and then it tells of another family.
 */
interface ReciboAnulado {
  numero: number;
  anulado_el: FechaCalendario;
}

/** What a family reads of its account, and nothing else: no document, no note, no word of why. */
export interface CuentaDeFamilia {
  pagador: string;
  fecha: FechaCalendario;
  saldo: number;
  vencido: number;
  por_vencer: number;
  a_favor: number;
  personas: PersonaDeFamilia[];
  /** Newest first. */
  recibos: ReciboDeFamilia[];
  /** Those of which nothing lives, newest first. */
  anulados: ReciboAnulado[];
}

type Cuentas = EstadoDePagador['cuentas'];

/** Enough for two years of months; the older ones are asked for. */
const RECIBOS_MAXIMO = 24;

const cobrosDe = ({ mensualidades }: Cuentas[number], vencidas: boolean): CobroDeFamilia[] =>
  mensualidades
    .filter((m) => m.saldo > 0 && m.vencida === vencidas)
    .map((m) => ({
      concepto: nombreDeCobro(m),
      vence: m.fecha_vencimiento,
      total: cobradoTrasAjustes(m),
      saldo: m.saldo,
    }));

const pagosDe = (cuentas: Cuentas) =>
  cuentas.flatMap(({ mensualidades }) =>
    mensualidades.flatMap(({ id, abonos }) =>
      abonosVigentes(abonos).map((abono) => ({ mensualidad: id, abono })),
    ),
  );

const abonosDe = (cuentas: Cuentas): Abono[] =>
  cuentas.flatMap(({ mensualidades }) => mensualidades.flatMap(({ abonos }) => abonos));

/** What each receipt is worth on its paper: all that came in with it, for whomever it was, annulled since or not. */
const valoresDeRecibos = (cuentas: Cuentas): ReadonlyMap<number | null, number> => {
  const valores = new Map<number | null, number>();
  for (const { recibo, valor, excedente } of abonosDe(cuentas))
    valores.set(recibo, (valores.get(recibo) ?? 0) + valor + excedente);
  return valores;
};

/** Those with something that lives of whom they may be told; several payments may share one, which is one line. */
const recibosDe = (informadas: Cuentas, todas: Cuentas): ReciboDeFamilia[] => {
  const valores = valoresDeRecibos(todas);
  const porNumero = new Map<number, ReciboDeFamilia>();
  for (const { abono } of pagosDe(informadas)) {
    const { recibo: numero, id, fecha, medio } = abono;
    if (numero !== null && !porNumero.has(numero))
      porNumero.set(numero, {
        numero,
        abono: id,
        fecha,
        valor: valores.get(numero) ?? 0,
        con_a_favor: medio === 'SALDO_A_FAVOR',
      });
  }
  return [...porNumero.values()].sort((a, b) => b.numero - a.numero).slice(0, RECIBOS_MAXIMO);
};

const anuladosDe = (informadas: Cuentas, todas: Cuentas): ReciboAnulado[] => {
  const vivos = new Set(abonosVigentes(abonosDe(todas)).map(({ recibo }) => recibo));
  const porNumero = new Map<number, string>();
  for (const { recibo: numero, anulado_en } of abonosDe(informadas)) {
    if (numero === null || anulado_en === null || vivos.has(numero)) continue;
    if (anulado_en > (porNumero.get(numero) ?? '')) porNumero.set(numero, anulado_en);
  }
  return [...porNumero]
    .map(([numero, anulado_en]) => ({ numero, anulado_el: fechaEnBogota(new Date(anulado_en)) }))
    .sort((a, b) => b.numero - a.numero)
    .slice(0, RECIBOS_MAXIMO);
};

const sumar = (cobros: readonly CobroDeFamilia[]): number =>
  cobros.reduce((suma, { saldo }) => suma + saldo, 0);

/** Of the accounts that they may be told of, `informadas`. */
export const armarCuentaDeFamilia = (
  { pagador, fecha, a_favor, cuentas }: Pick<EstadoDePagador, 'pagador' | 'fecha' | 'a_favor' | 'cuentas'>,
  informadas: Cuentas,
): CuentaDeFamilia => {
  const nombres = nombresBreves(informadas.map(({ participante }) => participante.nombre));
  const personas = informadas.map((cuenta, i) => ({
    nombre: nombres[i] ?? '',
    vencidas: cobrosDe(cuenta, true),
    por_vencer: cobrosDe(cuenta, false),
  }));
  const vencido = sumar(personas.flatMap(({ vencidas }) => vencidas));
  const por_vencer = sumar(personas.flatMap((persona) => persona.por_vencer));
  return {
    pagador: nombreBreve(pagador.nombre),
    fecha,
    saldo: vencido + por_vencer,
    vencido,
    por_vencer,
    a_favor,
    personas,
    recibos: recibosDe(informadas, cuentas),
    anulados: anuladosDe(informadas, cuentas),
  };
};

/** The payment of that id among those of their accounts, with the fee that it pays; `null` for anybody else's. */
export const buscarPago = (cuentas: Cuentas, abono: Id): { mensualidad: Id; abono: Abono } | null =>
  pagosDe(cuentas).find((pago) => pago.abono.recibo !== null && mismoId(pago.abono.id, abono)) ?? null;

/** Whether one of their accounts has that fee. */
export const esDeSusCuentas = (cuentas: Cuentas, mensualidad: Id): boolean =>
  cuentas.some(({ mensualidades }) => mensualidades.some(({ id }) => mismoId(id, mensualidad)));
