import { createHash, createHmac } from 'node:crypto';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';

/** HMAC-SHA-256. The key is used only through a digest of its own for each purpose: its id tells nothing of it. */
export const llaveHmacDeHistoria = (secreto: string): LlaveDeHistoria => {
  const derivar = (uso: string) => createHmac('sha256', secreto).update(uso).digest();
  const id = createHash('sha256').update(derivar('identidad')).digest('hex').slice(0, 16);
  const clave = derivar('historia');
  return { id, firmar: (texto) => createHmac('sha256', clave).update(texto).digest('hex') };
};
