import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import { analizar } from '@/domain/shared/analizar';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import { esquemaId, opcional } from '@/domain/shared/esquemas';
import { type Id, mismoId } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

/** The house whose drawer money comes into, or goes out of; without it, where its person lived that day. */
export const sedeDelDinero = () => opcional(esquemaId);

/** Body of POST /mensualidades/{id}/abonos/{abono}/sede, and of the one of a refund. */
export const esquemaSedeDePago = z.strictObject({ sede_id: esquemaId });

/** Throws VALIDACION. */
export const validarSedeDePago = (entrada: unknown): Id => analizar(esquemaSedeDePago, entrada).sede_id;

/** Credit that is used and what is corrected after a closing bring no money into any drawer. */
export const entraEnCaja = ({ medio }: Pick<Abono, 'medio'>): boolean =>
  medio !== 'SALDO_A_FAVOR' && medio !== 'AJUSTE';

/** Throws CONFLICTO. */
export const exigirOtraSede = (actual: Id | null, sede: Id, mensaje: string): void => {
  if (mismoId(actual, sede)) throw errorConflicto(mensaje, { sede_id: mensaje });
};

/** Throws CONFLICTO. */
export const exigirOtraCaja = (abono: Abono, sede: Id): void => {
  if (!entraEnCaja(abono)) throw errorConflicto('Este abono no trajo dinero a ninguna sede');
  exigirOtraSede(abono.sede_id, sede, 'Este pago ya es de esa sede');
};

/** What came with one receipt came into one drawer: the abono and those of the same payment. */
export const esDelMismoPago = (abono: Pick<Abono, 'id' | 'pago_id'>, otro: Abono): boolean =>
  abono.pago_id === null ? mismoId(abono.id, otro.id) : mismoId(abono.pago_id, otro.pago_id);

export const conSedeDePago = (
  mensualidad: Mensualidad,
  pago: Pick<Abono, 'id' | 'pago_id'>,
  sede_id: Id,
): Mensualidad => ({
  ...mensualidad,
  abonos: mensualidad.abonos.map((abono) => (esDelMismoPago(pago, abono) ? { ...abono, sede_id } : abono)),
});
