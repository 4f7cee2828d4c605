import type { UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import type { HashContrasena } from '@/application/shared/hash-contrasena.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { serviciosPeticion } from '@/infrastructure/di/server/servicios-peticion';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';

const traduciendo = async <T>(trabajo: () => Promise<T>): Promise<T> => {
  try {
    return await trabajo();
  } catch (error) {
    throw traducirErrorPostgres(error);
  }
};

export const crearUnidadDeTrabajo = (
  db: Ejecutor,
  reloj: Reloj,
  contrasenas: HashContrasena,
): UnidadDeTrabajo => ({
  leer: (actor, trabajo) =>
    traduciendo(() => trabajo(serviciosPeticion(actor, { db, actor, reloj }, contrasenas))),
  escribirUna: (actor, trabajo) =>
    traduciendo(() => trabajo(serviciosPeticion(actor, { db, actor, reloj }, contrasenas))),
  escribir: (actor, trabajo) =>
    traduciendo(() =>
      db.transaction((tx) =>
        trabajo(serviciosPeticion(actor, { db: tx as unknown as Ejecutor, actor, reloj }, contrasenas)),
      ),
    ),
});
