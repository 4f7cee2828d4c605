import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { type Id, mismoId } from '@/domain/shared/id';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import type { DecisionDePago } from '../abono/pago-de-nuevo';
import { consultaMensualidad } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';

/** Asks for the reason with the fee in sight, as it is now: who asks for it does not bring it. */
export const useAnularAbono = ({ anularAbono }: Pick<ManejadoresMensualidad, 'anularAbono'>) => {
  const { servicios, queryClient } = usePanel();
  return async (
    { mensualidad_id, id }: { mensualidad_id: Id; id: Id },
    tipo?: DecisionDePago['tipo'],
  ): Promise<void> => {
    try {
      const mensualidad = await queryClient.fetchQuery(consultaMensualidad(servicios, mensualidad_id));
      const abono = mensualidad?.abonos.find((suyo) => mismoId(suyo.id, id));
      if (mensualidad && abono) anularAbono(mensualidad, abono, tipo);
    } catch (error) {
      avisarError(error, mensajeErrorCargar('mensualidades'));
    }
  };
};
