import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { crearHttpSonda } from '@/infrastructure/http/conexion/http-sonda';
import { baseNavegador } from './base-navegador';
import { crearServiciosAcceso } from './comun/crear-servicios-acceso';

/**
 * What /login needs, by plain factories: a container would add 18.5 kB (gz) to a page that has six things to compose
 * and 32 kB to spare.
 */
export const componerAcceso = async (): Promise<ServiciosAcceso> => {
  const { ajustes, red, ...base } = baseNavegador();
  const sonda = crearHttpSonda({
    fetch: red.fetch,
    bases: { auth: ajustes.authApi, dashboard: ajustes.dashboardApi },
    cronometro: () => performance.now(),
  });
  return crearServiciosAcceso({ ...base, sonda });
};
