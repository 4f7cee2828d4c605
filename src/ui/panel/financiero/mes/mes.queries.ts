import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Caja } from '@/domain/mensualidades/recaudo';
import type { Periodo } from '@/domain/shared/fechas';
import { claveDe } from '../../comun/datos/clave-de';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';

/** What closing a month, or opening it again, may change. */
export const AFECTADAS_POR_CIERRE = [...AFECTADAS_POR_COBRO, claveDe('cierres')] as const;

/** `null` when the service does not offer it. Money moves it: it is asked again with the fees. */
export const consultaResumen = (servicios: ServiciosPanel, periodo: Periodo) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'resumen', periodo],
    queryFn: () => servicios.cierres().then((casos) => casos.resumen(periodo)),
  });

/** `null` when the service does not offer it. */
export const consultaInforme = (servicios: ServiciosPanel, periodo: Periodo) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'informe', periodo],
    queryFn: () => servicios.cierres().then((casos) => casos.informe(periodo)),
  });

/**
 * The counts of some days, and what there should be in them; `null` when the service does not offer it. Those of other days or
 * of another sede are not shown meanwhile: what was counted would be compared with them.
 */
export const consultaArqueos = (servicios: ServiciosPanel, caja: Caja) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'arqueos', caja],
    queryFn: () => servicios.cierres().then((casos) => casos.arqueos(caja)),
  });
