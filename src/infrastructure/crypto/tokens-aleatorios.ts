import { hash, randomBytes } from 'node:crypto';
import type { Tokens } from '@/application/shared/secretos.port';

export const tokensAleatorios: Tokens = {
  nuevo: () => randomBytes(32).toString('base64url'),
  huella: (token) => hash('sha256', token, 'hex'),
};
