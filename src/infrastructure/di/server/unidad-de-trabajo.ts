import type { ArchivosDePapeles } from '@/application/formatos/papeles-recibidos.port';
import type { ActorPeticion, UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import type { Reloj } from '@/application/shared/equipo.port';
import type { HashContrasena } from '@/application/shared/secretos.port';
import { crearServiciosPeticion, type TodasLasHechuras } from '@/infrastructure/di/server/servicios-peticion';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';

export type BasesDeTrabajo = Pick<BaseDatosAbierta, 'db' | 'listas'>;

/** Who reads what is public; signs nothing. */
const VISITANTE: ActorPeticion = { id: 0, email: 'visitante', rol: 'CONSULTA', origen: null };

const traduciendo = async <T>(trabajo: () => Promise<T>): Promise<T> => {
  try {
    return await trabajo();
  } catch (error) {
    throw traducirErrorPostgres(error);
  }
};

export const crearUnidadDeTrabajo = (
  hechuras: TodasLasHechuras,
  { db, listas = db }: BasesDeTrabajo,
  reloj: Reloj,
  contrasenas: HashContrasena,
  archivos?: ArchivosDePapeles,
): UnidadDeTrabajo => {
  const serviciosDe = crearServiciosPeticion(hechuras, archivos);
  const para = (actor: ActorPeticion, ejecutor: Ejecutor) =>
    serviciosDe(actor, { db: ejecutor, actor, reloj }, contrasenas);
  const sinTransaccion =
    (ejecutor: Ejecutor): UnidadDeTrabajo['leer'] =>
    (actor, trabajo) =>
      traduciendo(() => trabajo(para(actor, ejecutor)));
  return {
    leer: sinTransaccion(db),
    leerSinSesion: (trabajo) => sinTransaccion(db)(VISITANTE, trabajo),
    listar: sinTransaccion(listas),
    escribirUna: sinTransaccion(db),
    escribir: (actor, trabajo) =>
      traduciendo(() => db.transaction((tx) => trabajo(para(actor, tx as unknown as Ejecutor)))),
  };
};
