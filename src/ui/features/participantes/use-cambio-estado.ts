import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { avisarError } from '../shared/datos/avisar-error';
import { cambiarFila, cambiarPaginas } from '../shared/datos/cambio-optimista';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE, CLAVE_LISTA_PARTICIPANTES } from './participantes.queries';

/** One click on the badge: the new state shows at once and goes back when the service refuses it. */
export const useCambioEstado = () => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const [cambiando, setCambiando] = useState<ReadonlySet<string>>(new Set());

  const cambiar = async (participante: Participante, estado: EstadoParticipante): Promise<void> => {
    const clave = String(participante.id);
    setCambiando((antes) => new Set(antes).add(clave));
    const volver = await cambiarPaginas<Participante>(
      cliente,
      CLAVE_LISTA_PARTICIPANTES,
      cambiarFila<Participante>(participante.id, { estado }),
    );
    try {
      const cambios = { estado, version: participante.version };
      const guardado = await servicios.participantes.actualizar(participante.id, cambios, participante);
      await cambiarPaginas<Participante>(
        cliente,
        CLAVE_LISTA_PARTICIPANTES,
        cambiarFila<Participante>(participante.id, guardado),
      );
    } catch (error) {
      volver();
      avisarError(error, mensajeErrorEscritura('actualizar', 'participante'));
    } finally {
      setCambiando((antes) => new Set([...antes].filter((id) => id !== clave)));
      for (const queryKey of AFECTADAS_POR_PARTICIPANTE) void cliente.invalidateQueries({ queryKey });
    }
  };

  return {
    cambiarEstado: (participante: Participante, estado: EstadoParticipante) =>
      void cambiar(participante, estado),
    estaCambiando: (id: Id): boolean => cambiando.has(String(id)),
  };
};
