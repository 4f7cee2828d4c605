import type { ServiciosRestablecimiento } from '@/application/servicios/servicios-servidor';
import { enlazarPuestaEnMarcha } from '@/application/sesion/enlazar-puesta-en-marcha';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import { pedirRestablecimiento } from '@/application/sesion/pedir-restablecimiento';
import { usarRestablecimiento } from '@/application/sesion/usar-restablecimiento';
import type { ColaDeCorreo } from '@/application/shared/correo.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { HashContrasena, Tokens } from '@/application/shared/secretos.port';
import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { nombreDeLaFundacion } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresRestablecimientos } from '@/infrastructure/postgres/sesion/postgres-restablecimientos';

/** How the messages leave, and the address of the site that their links open, without a final `/`. */
export interface SalidaDeCorreo {
  correos: ColaDeCorreo;
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
}: Dependencias): ServiciosRestablecimiento => {
  const comunes = contrasenasComunesListadas(nombreDeLaFundacion({ db, reloj, actor: SISTEMA }));
  const restablecimientos = postgresRestablecimientos(db, reloj);
  return {
    pedir: pedirRestablecimiento({ restablecimientos, ...deps, ...salida }),
    usar: usarRestablecimiento({ restablecimientos, comunes, ...deps }),
    enlazarPuestaEnMarcha: enlazarPuestaEnMarcha({ restablecimientos, ...deps, ...salida }),
  };
};
