import { sql } from 'drizzle-orm';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

/**
 * What every request asks the database first, within a time: without a database whoever calls is told so, before
 * anything began, and does not wait for the network to give up.
 */
export const conPlazo = (
  servicios: ServiciosServidor,
  { db, acotar }: Pick<BaseDatosAbierta, 'db' | 'acotar'>,
): ServiciosServidor => {
  if (!acotar) return servicios;
  const { sesiones, autenticar } = servicios;
  return {
    ...servicios,
    sesiones: { ...sesiones, titular: (huella) => acotar(() => sesiones.titular(huella)) },
    autenticar: async (...credenciales) => {
      // A question that fails in any other way fails again below, and is explained there.
      await acotar(() => db.execute(sql`select 1`).catch(() => null));
      return autenticar(...credenciales);
    },
  };
};
