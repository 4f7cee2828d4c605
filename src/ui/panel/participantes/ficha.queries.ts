import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { papelesDeIngreso } from '@/domain/formatos/papeles-de-ingreso';
import type { Id } from '@/domain/shared/id';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { claveDe } from '../comun/datos/clave-de';

/** `null` when there is no such participante. */
export const consultaParticipante = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'detalle', String(id)],
    queryFn: () => servicios.lecturas.participantes().then((puerto) => puerto.obtener(id)),
  });

/** The stays of the person, newest first; none where the service keeps none. */
export const consultaEstancias = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'estancias', String(id)],
    queryFn: () => servicios.estancias().then((casos) => casos.listar(id)),
  });

/** What an admission asks to be signed, and what of it is here; `null` where the service keeps no papers. */
export const consultaPapeles = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'papeles', String(id)],
    queryFn: async () => {
      const casos = await servicios.formatos();
      const [formatos, recibidos] = await Promise.all([casos.listar(), casos.listarPapeles(id)]);
      return formatos && recibidos ? papelesDeIngreso(formatos, recibidos) : null;
    },
  });

/** The newest fees first. */
export const consultaEstadoDeCuenta = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'de', String(id)],
    queryFn: () =>
      servicios.mensualidades().then((casos) =>
        casos.buscar({
          participante_id: id,
          pagina: 1,
          limite: LIMITE_MAXIMO,
          orden: '-periodo',
        }),
      ),
  });
