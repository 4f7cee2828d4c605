import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { HashContrasena } from '@/application/shared/hash-contrasena.port';
import { type ColaDeTurnos, crearTurnos } from '@/infrastructure/crypto/turnos';

/** argon2id, 19 MiB, two passes; the library works off the event loop. */
const COSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
export const CONTRASENAS_A_LA_VEZ = 2;

export const argon2HashContrasena = (
  { enTurno }: ColaDeTurnos = crearTurnos(CONTRASENAS_A_LA_VEZ),
): HashContrasena => {
  const senuelo = hash(randomBytes(16), COSTO);
  return {
    calcular: (contrasena) => enTurno(() => hash(contrasena, COSTO)),
    coincide: (contrasena, guardado) =>
      enTurno(async () => (await verify(guardado ?? (await senuelo), contrasena)) && guardado !== null),
  };
};
