import type { ActorPeticion, UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import { SesionSinConfirmar } from '@/application/sesion/sesion-por-confirmar';
import type { HashContrasena } from '@/application/shared/hash-contrasena.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { serviciosPeticion } from '@/infrastructure/di/server/servicios-peticion';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { conConfirmacion } from '@/infrastructure/postgres/base-datos/confirmacion';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { confirmacionDe } from '@/infrastructure/postgres/shared/sesion-vigente';

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
): UnidadDeTrabajo => {
  const para = ({ porConfirmar, ...actor }: ActorPeticion, ejecutor: Ejecutor) =>
    serviciosPeticion(
      actor,
      {
        db: porConfirmar ? conConfirmacion(ejecutor, confirmacionDe(actor, porConfirmar, reloj)) : ejecutor,
        actor,
        reloj,
      },
      contrasenas,
    );
  const sinTransaccion: UnidadDeTrabajo['leer'] = (actor, trabajo) =>
    traduciendo(() => trabajo(para(actor, db)));
  return {
    leer: sinTransaccion,
    escribirUna: sinTransaccion,
    escribir: (actor, trabajo) =>
      traduciendo(() => {
        if (actor.porConfirmar?.confirmada === false) throw new SesionSinConfirmar();
        return db.transaction((tx) => trabajo(para(actor, tx as unknown as Ejecutor)));
      }),
  };
};
