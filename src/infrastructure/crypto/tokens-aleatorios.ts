import { createHash, randomBytes } from 'node:crypto';
import type { Tokens } from '@/application/shared/tokens.port';

export const tokensAleatorios: Tokens = {
  nuevo: () => randomBytes(32).toString('base64url'),
  huella: (token) => createHash('sha256').update(token).digest('hex'),
};
