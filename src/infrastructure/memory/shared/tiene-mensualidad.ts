import { exoneradaPorEgreso } from '@/domain/mensualidades/exoneracion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

/** Whether that month's MENSUALIDAD of the participante exists: those annulled, or exonerated by a discharge, apart. */
export const tieneMensualidad = (
  mensualidades: readonly Mensualidad[],
  participante: Id,
  periodo: Periodo,
): boolean =>
  mensualidades.some(
    (m) =>
      m.periodo === periodo &&
      m.concepto === 'MENSUALIDAD' &&
      m.estado !== 'ANULADA' &&
      !exoneradaPorEgreso(m) &&
      mismoId(m.participante_id, participante),
  );
