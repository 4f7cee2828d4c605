import type {
  ServiciosPuestaEnMarcha,
  ServiciosRestablecimiento,
} from '@/application/servicios/servicios-servidor';
import { crearPrimerAdministrador } from '@/application/sesion/crear-primer-administrador';
import { enlazarPuestaEnMarcha } from '@/application/sesion/enlazar-puesta-en-marcha';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import { pedirRestablecimiento } from '@/application/sesion/pedir-restablecimiento';
import { usarRestablecimiento } from '@/application/sesion/usar-restablecimiento';
import type { ColaDeCorreo, Correo } from '@/application/shared/correo.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { HashContrasena, Tokens } from '@/application/shared/secretos.port';
import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { nombreDeLaFundacion } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresPuestaEnMarcha } from '@/infrastructure/postgres/sesion/postgres-puesta-en-marcha';
import { postgresRestablecimientos } from '@/infrastructure/postgres/sesion/postgres-restablecimientos';

/** How the messages leave, and the address of the site that their links open, without a final `/`. */
export interface SalidaDeCorreo {
  correos: ColaDeCorreo;
  /** The same way out, for whoever waits to know how it went. */
  correo: Correo;
  /** False without a mail server: the messages wait in the data folder for whoever runs the product. */
  envia: boolean;
  urlSitio: string;
}

interface Dependencias {
  db: Ejecutor;
  reloj: Reloj;
  freno: FrenoIntentos;
  contrasenas: HashContrasena;
  tokens: Tokens;
  salida: SalidaDeCorreo;
}

export const crearServiciosRestablecimiento = ({
  db,
  reloj,
  salida,
  ...deps
}: Dependencias): {
  restablecimiento: ServiciosRestablecimiento;
  puestaEnMarcha: ServiciosPuestaEnMarcha;
} => {
  const comunes = contrasenasComunesListadas(nombreDeLaFundacion({ db, reloj, actor: SISTEMA }));
  const restablecimientos = postgresRestablecimientos(db, reloj);
  const puestaEnMarcha = postgresPuestaEnMarcha(db, reloj);
  return {
    restablecimiento: {
      pedir: pedirRestablecimiento({ restablecimientos, ...deps, ...salida }),
      usar: usarRestablecimiento({ restablecimientos, comunes, ...deps }),
    },
    puestaEnMarcha: {
      pendiente: puestaEnMarcha.pendiente,
      enlazar: enlazarPuestaEnMarcha({ puestaEnMarcha, ...deps }),
      crearAdministrador: crearPrimerAdministrador({ puestaEnMarcha, comunes, ...deps }),
    },
  };
};
