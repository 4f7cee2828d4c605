import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { HashContrasena } from '@/application/shared/secretos.port';
import { type ColaDeTurnos, crearColaDeTurnos } from '@/infrastructure/crypto/cola-de-turnos';

/** argon2id, 19 MiB, two passes; the library works off the event loop. */
const COSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CONTRASENAS_A_LA_VEZ = 2;
/** A few seconds of work. */
const CONTRASENAS_EN_FILA = 200;

export const crearTurnosDeContrasena = (): ColaDeTurnos =>
  crearColaDeTurnos(CONTRASENAS_A_LA_VEZ, CONTRASENAS_EN_FILA);

export const argon2HashContrasena = (
  { enTurno }: ColaDeTurnos = crearTurnosDeContrasena(),
): HashContrasena => {
  const senuelo = hash(randomBytes(16), COSTO);
  return {
    calcular: (contrasena) => enTurno(() => hash(contrasena, COSTO)),
    coincide: (contrasena, guardado) =>
      enTurno(async () => (await verify(guardado ?? (await senuelo), contrasena)) && guardado !== null),
  };
};
