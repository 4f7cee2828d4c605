import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { agruparVersiones } from '@/domain/formatos/versiones-formato';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '../comun/datos/clave-de';

/** What a write on a template may change elsewhere. */
export const AFECTADAS_POR_FORMATO = [claveDe('formatos'), claveDe('actividad')] as const;

/** Every template with its versions; `null` when the service keeps none. */
export const consultaPlantillas = ({ formatos }: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('formatos'), 'lista'],
    queryFn: async () => {
      const todos = await (await formatos()).listar();
      return todos && agruparVersiones(todos);
    },
  });

/** `null` when there is no such version. */
export const consultaFormato = ({ formatos }: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('formatos'), 'version', String(id)],
    queryFn: () => formatos().then((casos) => casos.obtener(id)),
  });

/** What is filled in comes from many records: it is asked for each time, and not kept when it is no longer on the screen. */
const SIN_GUARDAR = { staleTime: 0, gcTime: 0 };

export const consultaDocumento = ({ formatos }: ServiciosPanel, formato: Id, participante: Id) =>
  queryOptions({
    queryKey: [...claveDe('formatos'), 'documento', String(formato), String(participante)],
    queryFn: () => formatos().then((casos) => casos.preparar(formato, participante)),
    ...SIN_GUARDAR,
  });

export const consultaPaquete = ({ formatos }: ServiciosPanel, participante: Id) =>
  queryOptions({
    queryKey: [...claveDe('formatos'), 'paquete', String(participante)],
    queryFn: () => formatos().then((casos) => casos.prepararPaqueteDeIngreso(participante)),
    ...SIN_GUARDAR,
  });
