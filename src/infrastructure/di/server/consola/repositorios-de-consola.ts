import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';
import { nombreDeLaFundacion } from '@/infrastructure/postgres/configuracion/nombre-de-la-fundacion';
import { olvidarIntentos } from '@/infrastructure/postgres/sesion/olvidar-intentos';
import { postgresCuentas } from '@/infrastructure/postgres/sesion/postgres-cuentas';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';

export const repositoriosDeConsola = (contexto: Contexto) => ({
  cuentas: postgresCuentas(contexto),
  comunes: contrasenasComunesListadas(nombreDeLaFundacion(contexto)),
  guardadas: postgresContrasenas(contexto),
  olvidarIntentos: () => olvidarIntentos(contexto.db),
});
