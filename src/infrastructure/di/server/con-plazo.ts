import { sql } from 'drizzle-orm';
import type { ServiciosServidor, UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import { leerLoPublicado } from '@/infrastructure/di/server/leer-lo-publicado';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

type Tarea = (...args: never[]) => Promise<unknown>;

/**
 * What every request asks the database first, within a time: without a database whoever calls is told so, before
 * anything began, and does not wait for the network to give up.
 */
export const conPlazo = (
  servicios: ServiciosServidor,
  { db, acotar }: Pick<BaseDatosAbierta, 'db' | 'acotar'>,
): ServiciosServidor => {
  if (!acotar) return servicios;
  // A question that fails in any other way fails again in what follows, and is explained there.
  const exigirBase = () => acotar(() => db.execute(sql`select 1`).catch(() => null));
  const conBase = <T extends Tarea>(tarea: T): T =>
    (async (...args: never[]) => {
      await exigirBase();
      return tarea(...args);
    }) as unknown as T;
  const { sesiones, autenticar, restablecimiento, puestaEnMarcha, visitas, archivos, unidadDeTrabajo } =
    servicios;
  const { recibir, entregar, borrar } = archivos.firmados;
  const conPregunta: UnidadDeTrabajo = {
    ...unidadDeTrabajo,
    leerSinSesion: async (trabajo) => {
      await exigirBase();
      return unidadDeTrabajo.leerSinSesion(trabajo);
    },
  };
  return {
    ...servicios,
    sesiones: { ...sesiones, titular: (huella) => acotar(() => sesiones.titular(huella)) },
    // Whoever calls without a session is not asked for it first.
    autenticar: conBase(autenticar),
    restablecimiento: {
      pedir: conBase(restablecimiento.pedir),
      usar: conBase(restablecimiento.usar),
    },
    puestaEnMarcha: {
      pendiente: conBase(puestaEnMarcha.pendiente),
      enlazar: conBase(puestaEnMarcha.enlazar),
      crearAdministrador: conBase(puestaEnMarcha.crearAdministrador),
    },
    visitas: { subirHasta: conBase(visitas.subirHasta) },
    archivos: {
      ...archivos,
      firmados: { recibir: conBase(recibir), entregar: conBase(entregar), borrar: conBase(borrar) },
    },
    unidadDeTrabajo: conPregunta,
    publicado: leerLoPublicado(conPregunta),
  };
};
