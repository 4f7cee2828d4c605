import { ContainerModule } from 'inversify';
import { autenticarCredenciales } from '@/application/sesion/autenticar-credenciales';
import {
  argon2HashContrasena,
  crearTurnosDeContrasena,
} from '@/infrastructure/crypto/argon2-hash-contrasena';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import { T } from '@/infrastructure/di/server/tokens-di';
import { postgresCuentas } from '@/infrastructure/postgres/sesion/postgres-cuentas';
import { postgresFrenoIntentos } from '@/infrastructure/postgres/sesion/postgres-freno-intentos';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';

export const moduloSesion = new ContainerModule(({ bind }) => {
  bind(T.turnosDeContrasena).toConstantValue(crearTurnosDeContrasena());
  bind(T.contrasenas)
    .toResolvedValue((turnos) => argon2HashContrasena(turnos), [T.turnosDeContrasena])
    .inSingletonScope();
  bind(T.tokens).toConstantValue(tokensAleatorios);
  bind(T.sesiones).toResolvedValue(postgresSesiones, [T.baseDatos, T.reloj]).inSingletonScope();
  bind(T.freno).toResolvedValue(postgresFrenoIntentos, [T.baseDatos, T.reloj]).inSingletonScope();
  bind(T.cuentas)
    .toResolvedValue((db, reloj) => postgresCuentas({ db, reloj, actor: SISTEMA }), [T.baseDatos, T.reloj])
    .inSingletonScope();
  bind(T.autenticar)
    .toResolvedValue(
      (cuentas, sesiones, freno, contrasenas, tokens, reloj) =>
        autenticarCredenciales({ cuentas, sesiones, freno, contrasenas, tokens, reloj }),
      [T.cuentas, T.sesiones, T.freno, T.contrasenas, T.tokens, T.reloj],
    )
    .inSingletonScope();
});
