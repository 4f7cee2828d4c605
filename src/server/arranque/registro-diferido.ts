import type { FastifyBaseLogger } from 'fastify';
import type { Registro } from '@/application/shared/registro.port';

export interface RegistroDiferido extends Registro {
  conectar(destino: FastifyBaseLogger): void;
}

/** The log for what is composed before the application, which brings it; nothing happens in between. */
export const crearRegistroDiferido = (): RegistroDiferido => {
  let destino: FastifyBaseLogger | null = null;
  return {
    aviso: (mensaje, causa) => destino?.warn({ err: causa }, mensaje),
    error: (mensaje, causa) => destino?.error({ err: causa }, mensaje),
    conectar: (nuevo) => {
      destino = nuevo;
    },
  };
};
