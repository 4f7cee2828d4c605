import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import type { Turno } from '@/domain/participantes/bitacora/turno';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { type HorasPedidas, horasDe } from '../entrega/horas-de-turno';

/** What writing an entry changes. */
export const AFECTADAS_POR_NOVEDAD = [claveDe('bitacora'), claveDe('actividad')] as const;

/** Everything that is written of somebody and this person may read, the oldest first. */
export const consultaBitacora = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('bitacora'), 'de', String(id)],
    queryFn: async (): Promise<readonly Novedad[]> => (await servicios.bitacora()).listar(id),
  });

/**
 * What happened in some hours, with the hours themselves, until it was read: the last twelve are others each time it is
 * asked. What another house or other hours had is not shown meanwhile: the sheet would have it under this name.
 */
export const consultaTurno = (servicios: ServiciosPanel, sede_id: Id | undefined, pedidas: HorasPedidas) =>
  queryOptions({
    queryKey: [...claveDe('bitacora'), 'turno', String(sede_id ?? ''), pedidas],
    queryFn: async () => {
      const ahora = servicios.reloj.ahora();
      const turno: Turno = { ...horasDe(pedidas, ahora), sede_id };
      const novedades = await (await servicios.bitacora()).delTurno(turno);
      return { turno: { ...turno, hasta: turno.hasta ?? ahora.toISOString() }, novedades };
    },
  });
