import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { SolicitudGeneracion } from '@/domain/mensualidades/generacion';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '../comun/datos/clave-de';

/** What generating a month would do; never from memory, because others charge too. */
export const consultaGeneracion = (
  servicios: ServiciosPanel,
  pedido: Pick<SolicitudGeneracion, 'periodo' | 'elecciones'>,
) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'previa', pedido],
    gcTime: 0,
    queryFn: () => servicios.mensualidades().then((casos) => casos.generar({ ...pedido, simular: true })),
    // What is being chosen stays in place while its amounts are worked out; another month starts anew.
    placeholderData: (anterior) => (anterior?.periodo === pedido.periodo ? anterior : undefined),
  });

/** What a participante is usually charged. */
export const consultaCobroDe = (servicios: ServiciosPanel, participante: Id) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'detalle', String(participante)],
    queryFn: () => servicios.lecturas.participantes().then((puerto) => puerto.obtener(participante)),
  });
