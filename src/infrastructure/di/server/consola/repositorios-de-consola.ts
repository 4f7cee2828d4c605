import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';
import { nombreDeLaFundacion } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresCuentas } from '@/infrastructure/postgres/sesion/postgres-cuentas';
import { olvidarIntentos } from '@/infrastructure/postgres/sesion/postgres-freno-intentos';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';

export const repositoriosDeConsola = (contexto: Contexto) => ({
  cuentas: postgresCuentas(contexto),
  comunes: contrasenasComunesListadas(nombreDeLaFundacion(contexto)),
  guardadas: postgresContrasenas(contexto),
  olvidarIntentos: () => olvidarIntentos(contexto.db),
});
