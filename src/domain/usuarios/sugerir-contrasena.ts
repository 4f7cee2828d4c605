/** Without letters that look alike: it is read aloud or copied by hand. 32 signs, so that every byte counts the same. */
const SIGNOS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GRUPO = 4;

/** How many random bytes a suggestion takes. */
export const BYTES_DE_CONTRASENA = 16;

/** 'k7mq-…': four groups of four signs, 80 bits when the bytes are random. */
export const sugerirContrasena = (bytes: Uint8Array): string => {
  const signos = Array.from(bytes.subarray(0, BYTES_DE_CONTRASENA), (byte) => SIGNOS[byte % SIGNOS.length]);
  return Array.from({ length: signos.length / GRUPO }, (_, i) =>
    signos.slice(i * GRUPO, (i + 1) * GRUPO).join(''),
  ).join('-');
};
