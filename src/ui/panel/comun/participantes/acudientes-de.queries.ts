import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '../datos/clave-de';

export const consultaAcudientesDe = (servicios: ServiciosPanel, participante: Id) =>
  queryOptions({
    queryKey: [...claveDe('acudientes'), 'de', String(participante)],
    queryFn: async () => {
      const { datos, error } = await (await servicios.acudientes()).listarDeParticipante(participante);
      if (error) throw error;
      return datos;
    },
  });
