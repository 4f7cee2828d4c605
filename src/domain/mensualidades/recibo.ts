import { type Emisor, esquemaEmisor } from '@/domain/mensualidades/emisor';
import { esquemaAbono, type Mensualidad } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { CONCEPTOS } from '@/domain/mensualidades/opciones-mensualidad';
import { exigirAbono } from '@/domain/mensualidades/reglas-abono';
import { totalCubierto } from '@/domain/mensualidades/saldo';
import { entero, esquemaId, leido, leidoCon, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { periodo } from '@/domain/shared/esquemas-tecleados';
import type { Id } from '@/domain/shared/id';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { enMitadDeFrase } from '@/domain/shared/textos';
import { z } from '@/domain/shared/zod';

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);
const esquemaPersona = z.object({ nombre: z.string(), documento: leido(z.string()) });
export type PersonaDelRecibo = z.output<typeof esquemaPersona>;

/** What was true when a payment was recorded. It is kept with the abono and never changes. */
export const esquemaHechosRecibo = z.object({
  emisor: esquemaEmisor,
  participante: esquemaPersona,
  /** Who pays, when it is not the participante. */
  pagador: leido(esquemaPersona),
  concepto: leidoCon(unoDe(CONCEPTOS), 'MENSUALIDAD'),
  periodo: leido(periodo()),
  ...z.pick(esquemaAbono, {
    fecha: true,
    valor: true,
    medio: true,
    referencia: true,
    recibo: true,
    registrado_por: true,
  }).shape,
  /** Received with it beyond what the fee owed: it stays in favour of who pays. */
  excedente: monto(),
  /** What was still owed of that fee once this payment was in. */
  saldo_despues: monto(),
  /** ISO instant; `null` when nobody wrote it down. */
  expedido_en: leido(z.string()),
  /** The mark of the provisional receipt that was given without a network, and that this one takes the place of. */
  provisional: leido(z.string()),
  /** Worked out afterwards: the payment is older than the keeping of these facts. */
  reconstruido: leidoCon(z.boolean(), false),
});
export type HechosRecibo = z.output<typeof esquemaHechosRecibo>;

const anulacion = { anulado_en: leido(z.string()), motivo_anulacion: leido(z.string()) };

/** The receipt of a payment of several fees, in the order in which it paid them. */
export const esquemaReciboDePago = z.object({
  id: esquemaId,
  emisor: esquemaEmisor,
  pagador: esquemaPersona,
  ...z.pick(esquemaHechosRecibo, {
    fecha: true,
    medio: true,
    referencia: true,
    recibo: true,
    registrado_por: true,
    excedente: true,
    expedido_en: true,
    provisional: true,
  }).shape,
  /** All that was received. */
  valor: monto(),
  partes: listaLeida(
    z.object({
      mensualidad_id: esquemaId,
      abono_id: esquemaId,
      ...z.pick(esquemaHechosRecibo, {
        participante: true,
        concepto: true,
        periodo: true,
        valor: true,
        saldo_despues: true,
      }).shape,
      ...anulacion,
    }),
  ),
  /** Once nothing of it lives. */
  ...anulacion,
});
export type ReciboDePago = z.output<typeof esquemaReciboDePago>;

/** The receipt as it is printed today: its facts, and whether it was annulled since. */
export const esquemaRecibo = z.extend(esquemaHechosRecibo, {
  ...anulacion,
  /** The whole payment that the abono is part of: that is what is printed. `null` when it was paid alone. */
  pago: leido(esquemaReciboDePago),
});
export type Recibo = z.output<typeof esquemaRecibo>;

/** Who a receipt names, as they are called today. */
export interface PersonasDelRecibo {
  emisor: Emisor;
  participante: PersonaDelRecibo;
  pagador: PersonaDelRecibo | null;
}

type Pago = { mensualidad: Mensualidad; abono: Id };

/** Of the payments before it, those that live today: when the others were annulled, and so what was owed, is not written. */
const saldoTras = ({ valor, descuento, abonos }: Mensualidad, abono: Id): number => {
  const hasta = abonos.findIndex(({ id }) => id === abono);
  const anteriores = totalCubierto(abonos.slice(0, hasta));
  return Math.max(0, valor - descuento - anteriores - (abonos[hasta]?.valor ?? 0));
};

const hechosDe = (
  { mensualidad, abono: id }: Pago,
  personas: PersonasDelRecibo,
  cuando: Pick<HechosRecibo, 'expedido_en' | 'reconstruido' | 'provisional'>,
): HechosRecibo => {
  const abono = exigirAbono(mensualidad, id);
  const { fecha, valor, medio, referencia, recibo, registrado_por, excedente } = abono;
  const { concepto, periodo: mes } = mensualidad;
  return {
    ...personas,
    ...{ concepto, periodo: mes, fecha, valor, medio, referencia, recibo, registrado_por, excedente },
    saldo_despues: saldoTras(mensualidad, abono.id),
    ...cuando,
  };
};

/** The facts of a payment that has just been put in its fee. `expedido_en` is an ISO instant. */
export const hechosDelRecibo = (
  pago: Pago,
  personas: PersonasDelRecibo,
  { expedido_en, provisional = null }: { expedido_en: string; provisional?: string | null | undefined },
): HechosRecibo => hechosDe(pago, personas, { expedido_en, provisional, reconstruido: false });

/**
 * What can be known of a payment whose facts were not kept: people as they are called today, and what was owed by the
 * order of the payments, without those annulled since. It says of itself that it was worked out.
 */
export const reconstruirHechos = (pago: Pago, personas: PersonasDelRecibo): HechosRecibo =>
  hechosDe(pago, personas, { expedido_en: null, provisional: null, reconstruido: true });

/** Throws NO_ENCONTRADO when the fee has no such abono. `pago` is the receipt of all that was paid with it. */
export const armarRecibo = (
  { mensualidad, abono: id }: Pago,
  hechos: HechosRecibo,
  pago: ReciboDePago | null,
): Recibo => {
  const { anulado_en, motivo_anulacion } = exigirAbono(mensualidad, id);
  return { ...hechos, anulado_en, motivo_anulacion, pago };
};

interface ParteDelRecibo {
  mensualidad_id: Id;
  abono_id: Id;
  hechos: HechosRecibo;
  anulacion: Pick<Recibo, 'anulado_en' | 'motivo_anulacion'>;
}

const enElRecibo = ({ hechos, anulacion: suya, ...cual }: ParteDelRecibo): ReciboDePago['partes'][number] => {
  const { participante, concepto, periodo: mes, valor, saldo_despues } = hechos;
  return { ...cual, participante, concepto, periodo: mes, valor, saldo_despues, ...suya };
};

/** One receipt for all the abonos of a payment, in the order in which they were made. */
export const juntarRecibos = (id: Id, abonos: readonly ParteDelRecibo[]): ReciboDePago => {
  const ultimo = abonos.at(-1);
  if (!ultimo) throw new Error(`El pago ${id} no tiene abonos`);
  const { emisor, pagador, participante, fecha, medio, referencia, recibo, ...resto } = ultimo.hechos;
  const { registrado_por, expedido_en, excedente, provisional } = resto;
  const partes = abonos.map(enElRecibo);
  const sigue = partes.some(({ anulado_en }) => anulado_en === null);
  return {
    ...{ id, emisor, fecha, medio, referencia, recibo, registrado_por, expedido_en, excedente, partes },
    provisional,
    pagador: pagador ?? participante,
    valor: partes.reduce((suma, { valor }) => suma + valor, excedente),
    ...(sigue ? { anulado_en: null, motivo_anulacion: null } : ultimo.anulacion),
  };
};

/** `Saldo de noviembre de 2026 después de este pago`. */
export const etiquetaDelSaldo = ({
  concepto,
  periodo: mes,
}: Pick<HechosRecibo, 'concepto' | 'periodo'>): string => {
  const cobro = nombreDeCobro({ concepto, periodo: mes });
  const de = mes && concepto === 'MENSUALIDAD' ? periodoEnPalabras(mes) : enMitadDeFrase(cobro);
  return `Saldo de ${de} después de este pago`;
};
