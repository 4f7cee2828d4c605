import type { ServiceIdentifier } from 'inversify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { Cuentas } from '@/application/sesion/cuentas.port';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { SesionesAbiertas } from '@/application/sesion/sesiones-abiertas.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { HashContrasena, Tokens } from '@/application/shared/secretos.port';
import type { ColaDeTurnos } from '@/infrastructure/crypto/cola-de-turnos';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

const token = <T>(nombre: string) => Symbol.for(nombre) as ServiceIdentifier<T>;

export const T = {
  baseDatos: token<Ejecutor>('BaseDatos'),
  reloj: token<Reloj>('Reloj'),
  turnosDeContrasena: token<ColaDeTurnos>('TurnosDeContrasena'),
  contrasenas: token<HashContrasena>('HashContrasena'),
  tokens: token<Tokens>('Tokens'),
  sesiones: token<SesionesAbiertas>('SesionesAbiertas'),
  cuentas: token<Cuentas>('Cuentas'),
  freno: token<FrenoIntentos>('FrenoIntentos'),
  autenticar: token<ServiciosServidor['autenticar']>('AutenticarCredenciales'),
};
