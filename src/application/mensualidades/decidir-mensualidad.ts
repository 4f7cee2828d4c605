import type { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { comoAntesDelEgreso } from '@/domain/mensualidades/cobro-por-reingreso';
import { exoneradaPorEgreso } from '@/domain/mensualidades/exoneracion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { validarMotivo } from '@/domain/mensualidades/reglas-abono';

interface Dependencias {
  actualizar: ReturnType<typeof actualizarMensualidad>;
}

/**
 * Decisions about a fee nobody has paid, on the record the person was looking at. `entrada` is `{ motivo }`. All throw
 * as {@link actualizarMensualidad}; CONFLICTO when its state does not allow the step.
 */
export const decidirMensualidad = ({ actualizar }: Dependencias) => {
  const decidir = (estado: 'EXONERADA' | 'ANULADA') => async (mensualidad: Mensualidad, entrada: unknown) => {
    const motivo_anulacion = validarMotivo(entrada);
    return actualizar(
      mensualidad.id,
      { estado, motivo_anulacion, version: mensualidad.version },
      mensualidad,
    );
  };
  return {
    exonerar: decidir('EXONERADA'),
    anular: decidir('ANULADA'),
    /** An exonerated fee is owed again; one that a discharge exonerated, as it was before. */
    reactivar: (mensualidad: Mensualidad) =>
      actualizar(
        mensualidad.id,
        {
          estado: 'PENDIENTE',
          motivo_anulacion: null,
          ...(exoneradaPorEgreso(mensualidad) ? comoAntesDelEgreso(mensualidad) : {}),
          version: mensualidad.version,
        },
        mensualidad,
      ),
  };
};
