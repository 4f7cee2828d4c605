import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../shared/datos/avisar-error';
import { hacerEnBloque } from '../shared/datos/en-bloque';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from './participantes.queries';

/** Archives several, with one 'Deshacer' for them all; says how many could not be, and why the first of them. */
export const useArchivadoEnBloque = () => {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);

  const mover = async (registros: readonly Participante[], archivado: boolean) => {
    const { hechos, fallos } = await hacerEnBloque(registros, (p) =>
      servicios.participantes.actualizar(p.id, { archivado, version: p.version }, p),
    );
    void refrescar();
    if (fallos.length > 0) {
      avisarError(fallos[0], `${mensajeErrorEscritura('actualizar', 'participante')} (${fallos.length})`);
    }
    return hechos;
  };

  return async (registros: readonly Participante[]): Promise<void> => {
    const hechos = await mover(registros, true);
    if (hechos.length === 0) return;
    const texto = hechos.length === 1 ? 'Se archivó 1 registro' : `Se archivaron ${hechos.length} registros`;
    toaster.success(texto, { label: 'Deshacer', onClick: () => void mover(hechos, false) });
  };
};
