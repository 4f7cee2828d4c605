import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import type { DecisionDePago } from '../abono/pago-de-nuevo';
import { consultaMensualidad } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';

/** Asks for the reason with the fee in sight, as it is now: a row of the book does not bring it. */
export const useAnularAbono = ({ anularAbono }: Pick<ManejadoresMensualidad, 'anularAbono'>) => {
  const { servicios, queryClient } = usePanel();
  return async (abono: AbonoEnLista, tipo?: DecisionDePago['tipo']): Promise<void> => {
    try {
      const mensualidad = await queryClient.fetchQuery(consultaMensualidad(servicios, abono.mensualidad_id));
      if (mensualidad) anularAbono(mensualidad, abono, tipo);
    } catch (error) {
      avisarError(error, mensajeErrorCargar('mensualidades'));
    }
  };
};
