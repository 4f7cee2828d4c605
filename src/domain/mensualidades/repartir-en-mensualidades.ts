import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { recibidoCon } from '@/domain/mensualidades/saldo';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';

type PorPagar = Pick<MensualidadConSaldo, 'id' | 'saldo' | 'periodo' | 'fecha_vencimiento'>;

/** After every date and every month. */
const AL_FINAL = '9';

/** What is still owed, in the order in which it is paid: the first to fall due and, of those of one day, the oldest month. */
export const enOrdenDePago = <M extends PorPagar>(mensualidades: readonly M[]): M[] =>
  ordenarPor(
    mensualidades.filter(({ saldo }) => saldo > 0),
    ({ fecha_vencimiento, periodo }) => `${fecha_vencimiento ?? AL_FINAL} ${periodo ?? AL_FINAL}`,
    false,
  );

interface Reparto {
  /** One for each fee that owes, in their order; 0 where the money does not reach. */
  partes: { mensualidad_id: Id; valor: number }[];
  /** What is left over once everything is paid. */
  excedente: number;
}

/** Lays an amount over what is owed, the oldest first. */
export const repartirEnMensualidades = (mensualidades: readonly PorPagar[], valor: number): Reparto => {
  let queda = valor;
  const partes = enOrdenDePago(mensualidades).map(({ id, saldo }) => {
    const parte = Math.min(queda, saldo);
    queda -= parte;
    return { mensualidad_id: id, valor: parte };
  });
  return { partes, excedente: queda };
};

interface PagoDeLista {
  /** What whoever pays owes, as it is stored. */
  debe: readonly PorPagar[];
  valor: number;
}

export interface RepartoDeLista {
  /** Of the fees that get something, with what each is left owing. */
  partes: { mensualidad_id: Id; valor: number; deja: number }[];
  excedente: number;
}

/** Lays several payments, in their order: each over what those before it leave of the same fees. */
export const repartirLista = (pagos: readonly PagoDeLista[]): RepartoDeLista[] => {
  const pagado = new Map<string, number>();
  return pagos.map(({ debe, valor }) => {
    const quedan = debe.map((cobro) => ({
      ...cobro,
      saldo: cobro.saldo - (pagado.get(String(cobro.id)) ?? 0),
    }));
    const { partes, excedente } = repartirEnMensualidades(quedan, valor);
    const conAlgo = partes.filter((parte) => parte.valor > 0);
    for (const { mensualidad_id: id, valor: parte } of conAlgo)
      pagado.set(String(id), (pagado.get(String(id)) ?? 0) + parte);
    const saldos = new Map(quedan.map(({ id, saldo }) => [id, saldo]));
    const deja = (parte: Reparto['partes'][number]): number =>
      (saldos.get(parte.mensualidad_id) ?? 0) - parte.valor;
    return { partes: conAlgo.map((parte) => ({ ...parte, deja: deja(parte) })), excedente };
  });
};

/**
 * The receipt of a payment of that day and amount that lives, whichever fees it paid: two of them are usually one that
 * was written twice.
 */
export const pagoIgual = (
  mensualidades: readonly Pick<Mensualidad, 'abonos'>[],
  { fecha, valor }: { fecha: FechaCalendario; valor: number },
): { recibo: number | null } | null => {
  const recibidos = new Map<string, { recibo: number | null; total: number }>();
  for (const abono of mensualidades.flatMap(({ abonos }) => abonos)) {
    if (abono.anulado_en !== null || abono.fecha !== fecha) continue;
    const clave = abono.pago_id === null ? `abono ${abono.id}` : `pago ${abono.pago_id}`;
    const total = (recibidos.get(clave)?.total ?? 0) + recibidoCon(abono);
    recibidos.set(clave, { recibo: abono.recibo, total });
  }
  return [...recibidos.values()].find(({ total }) => total === valor) ?? null;
};
