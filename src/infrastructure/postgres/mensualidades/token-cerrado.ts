import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIFRA = 'aes-256-gcm';
const NONCE_BYTES = 12;
const MARCA_BYTES = 16;

const llaveDe = (clave: string): Buffer => createHash('sha256').update(`enlace:${clave}`).digest();

/** A token closed with the Idempotency-Key of its request, which is not stored: only who asks again with it can open it. */
export const cerrarToken = (token: string, clave: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cifra = createCipheriv(CIFRA, llaveDe(clave), nonce);
  const cifrado = Buffer.concat([cifra.update(token, 'utf8'), cifra.final()]);
  return Buffer.concat([nonce, cifra.getAuthTag(), cifrado]).toString('base64url');
};

export const abrirToken = (cerrado: string, clave: string): string => {
  const bytes = Buffer.from(cerrado, 'base64url');
  const cifra = createDecipheriv(CIFRA, llaveDe(clave), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: MARCA_BYTES,
  });
  cifra.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + MARCA_BYTES));
  return `${cifra.update(bytes.subarray(NONCE_BYTES + MARCA_BYTES)).toString('utf8')}${cifra.final('utf8')}`;
};
