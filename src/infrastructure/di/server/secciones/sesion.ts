import { cambiarContrasenaPropia } from '@/application/sesion/cambiar-contrasena-propia';
import { cerrarSesionesPropias } from '@/application/sesion/cerrar-sesiones-propias';
import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { nombreDeLaFundacion } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresCuentas } from '@/infrastructure/postgres/sesion/postgres-cuentas';
import { postgresSesionesPropias } from '@/infrastructure/postgres/sesion/postgres-sesiones-propias';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';

/** What whoever is signed in does with their own account. */
export const enPostgresSesion: Hechuras<
  'cuentas' | 'sesionesPropias' | 'cerrarSesionesPropias' | 'cambiarContrasena'
> = {
  cuentas: ({ contexto }) => postgresCuentas(contexto),
  sesionesPropias: ({ contexto }) => postgresSesionesPropias(contexto),
  cerrarSesionesPropias: ({ contexto, contrasenas }) =>
    cerrarSesionesPropias({
      guardadas: postgresContrasenas(contexto),
      propias: postgresSesionesPropias(contexto),
      contrasenas,
    }),
  cambiarContrasena: ({ contexto, contrasenas }) =>
    cambiarContrasenaPropia({
      guardadas: postgresContrasenas(contexto),
      contrasenas,
      tokens: tokensAleatorios,
      comunes: contrasenasComunesListadas(nombreDeLaFundacion(contexto)),
    }),
};
