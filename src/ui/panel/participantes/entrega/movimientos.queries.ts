import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { diasDelTurno } from '@/domain/participantes/bitacora/turno';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { type HorasPedidas, horasDe } from './horas-de-turno';

/** Who came and who went in the days that those hours touch. `null` where the service does not tell it. */
export const consultaMovimientos = (
  servicios: ServiciosPanel,
  sede_id: Id | undefined,
  pedidas: HorasPedidas,
) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'movimientos', String(sede_id ?? ''), pedidas],
    queryFn: async () => {
      const ahora = servicios.reloj.ahora();
      const dias = diasDelTurno(horasDe(pedidas, ahora), ahora);
      return (await servicios.estancias()).movimientos({ ...dias, sede_id });
    },
  });
