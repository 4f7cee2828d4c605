import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useCambioEstado } from '../shared/datos/use-cambio-estado';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE, CLAVE_LISTA_PARTICIPANTES } from './participantes.queries';

export const useCambioEstadoParticipante = () => {
  const { participantes } = usePanel().servicios;
  return useCambioEstado<Participante, EstadoParticipante>({
    lista: CLAVE_LISTA_PARTICIPANTES,
    afecta: AFECTADAS_POR_PARTICIPANTE,
    guardar: (p, estado) => participantes.actualizar(p.id, { estado, version: p.version }, p),
    titulo: mensajeErrorEscritura('actualizar', 'participante'),
  });
};
