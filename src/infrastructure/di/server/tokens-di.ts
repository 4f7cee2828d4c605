import type { ServiceIdentifier } from 'inversify';
import type { ServiciosServidor, UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import type { Cuentas } from '@/application/sesion/cuentas.port';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { SesionesAbiertas } from '@/application/sesion/sesiones-abiertas.port';
import type { HashContrasena } from '@/application/shared/hash-contrasena.port';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Tokens } from '@/application/shared/tokens.port';
import type { ConteoGuardado } from '@/application/visitas/conteo-guardado.port';
import type { ColaDeTurnos } from '@/infrastructure/crypto/turnos';
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
  visitas: token<ConteoGuardado>('ConteoGuardado'),
  unidadDeTrabajo: token<UnidadDeTrabajo>('UnidadDeTrabajo'),
  autenticar: token<ServiciosServidor['autenticar']>('AutenticarCredenciales'),
};
