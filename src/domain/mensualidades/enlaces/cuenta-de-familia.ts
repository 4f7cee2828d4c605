import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { abonosVigentes } from '@/domain/mensualidades/saldo';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { nombreBreve } from '@/domain/shared/nombre-breve';

/** Something that is owed. Amounts in whole COP. */
export interface CobroDeFamilia {
  concepto: string;
  vence: FechaCalendario | null;
  saldo: number;
}

interface PersonaDeFamilia {
  /** First name and initial. */
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
}

type Cuentas = EstadoDePagador['cuentas'];

/** Enough for two years of months; the older ones are asked for. */
const RECIBOS_MAXIMO = 24;

const cobrosDe = ({ mensualidades }: Cuentas[number], vencidas: boolean): CobroDeFamilia[] =>
  mensualidades
    .filter((m) => m.saldo > 0 && m.vencida === vencidas)
    .map((m) => ({ concepto: nombreDeCobro(m), vence: m.fecha_vencimiento, saldo: m.saldo }));

const pagosDe = (cuentas: Cuentas) =>
  cuentas.flatMap(({ mensualidades }) =>
    mensualidades.flatMap(({ id, abonos }) =>
      abonosVigentes(abonos).map((abono) => ({ mensualidad: id, abono })),
    ),
  );

/** Several payments may share one receipt, which is one line. */
const recibosDe = (cuentas: Cuentas): ReciboDeFamilia[] => {
  const porNumero = new Map<number, ReciboDeFamilia>();
  for (const { abono } of pagosDe(cuentas)) {
    const { recibo: numero, id, fecha, valor, excedente } = abono;
    if (numero === null) continue;
    const previo = porNumero.get(numero) ?? { numero, abono: id, fecha, valor: 0 };
    porNumero.set(numero, { ...previo, valor: previo.valor + valor + excedente });
  }
  return [...porNumero.values()].sort((a, b) => b.numero - a.numero).slice(0, RECIBOS_MAXIMO);
};

const sumar = (cobros: readonly CobroDeFamilia[]): number =>
  cobros.reduce((suma, { saldo }) => suma + saldo, 0);

/** Of the accounts that they may be told of. */
export const armarCuentaDeFamilia = (
  { pagador, fecha, a_favor }: Pick<EstadoDePagador, 'pagador' | 'fecha' | 'a_favor'>,
  cuentas: Cuentas,
): CuentaDeFamilia => {
  const personas = cuentas.map((cuenta) => ({
    nombre: nombreBreve(cuenta.participante.nombre),
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
    recibos: recibosDe(cuentas),
  };
};

/** The payment of that id among those of their accounts, with the fee that it pays; `null` for anybody else's. */
export const buscarPago = (cuentas: Cuentas, abono: Id): { mensualidad: Id; abono: Abono } | null =>
  pagosDe(cuentas).find((pago) => pago.abono.recibo !== null && mismoId(pago.abono.id, abono)) ?? null;
