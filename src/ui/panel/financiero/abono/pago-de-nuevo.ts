import type { Abono, MedioAbono, MedioPago } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import type { ValoresAbono } from './valores-abono';

/** An annulment that needs a reason; with 'anularPago', of the whole payment of several fees that the abono is part of. */
export type DecisionDePago = {
  tipo: 'anularAbono' | 'anularPago';
  mensualidad: MensualidadEnLista;
  abono: Abono;
};

/** What an annulled payment said, to write it as it should have been: its money did come in. */
export type PagoDeNuevo = Pick<ValoresAbono, 'valor' | 'medio' | 'referencia' | 'sede_id'> & {
  /** Nothing when its month is closed: it is of today then. */
  fecha?: FechaCalendario;
  /** It was of somebody else, or of another month: who pays is looked for. */
  deOtro: boolean;
};

const esDinero = (medio: MedioAbono): medio is MedioPago => MEDIOS_PAGO.some((uno) => uno === medio);

type LoQueDecia = Pick<PagoDeNuevo, 'deOtro'> & {
  valor: number;
  conFecha: boolean;
  /** Which drawers the money is in: it is still there, whoever it was for. */
  sedes: readonly (Id | null)[];
};

/** Empty where it is in more than one: it goes where each of them lives, as before. */
const unaSede = ([primera = null, ...otras]: LoQueDecia['sedes']): Id | '' =>
  primera !== null && otras.every((otra) => mismoId(otra, primera)) ? primera : '';

/** `null` of what brought no money. */
export const pagoDeNuevo = (
  { medio, referencia, fecha }: Pick<Abono, 'medio' | 'referencia' | 'fecha'>,
  { valor, deOtro, conFecha, sedes }: LoQueDecia,
): PagoDeNuevo | null =>
  esDinero(medio)
    ? {
        ...{ valor, medio, referencia: referencia ?? '', deOtro, sede_id: unaSede(sedes) },
        ...(conFecha ? { fecha } : {}),
      }
    : null;

/** What a form begins with. */
export const valoresDeNuevo = (pago: PagoDeNuevo | null) => {
  if (!pago) return {};
  const { deOtro: _, ...valores } = pago;
  return valores;
};
