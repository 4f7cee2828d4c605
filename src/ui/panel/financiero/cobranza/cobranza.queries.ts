import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';

/** What a contact, or an authorisation, changes. */
export const AFECTADAS_POR_GESTION = [
  claveDe('cobranza'),
  claveDe('mensualidades'),
  claveDe('actividad'),
] as const;

/** What may be done changes with the hour, and with what others do. */
const CADA_MS = 60_000;

/** Whom to remind today; `null` when the service does not offer it. */
export const consultaRecordatorios = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('cobranza'), 'recordatorios'],
    queryFn: () => servicios.cobranza().then((casos) => casos.recordatorios()),
    refetchOnMount: 'always',
    refetchInterval: CADA_MS,
  });

/** Of one person; `null` when the service does not offer it, or there is nobody by that `clave`. */
export const consultaExpediente = (servicios: ServiciosPanel, clave: string) =>
  queryOptions({
    queryKey: [...claveDe('cobranza'), 'expediente', clave],
    queryFn: () => servicios.cobranza().then((casos) => casos.expediente(clave)),
    refetchOnMount: 'always',
  });
