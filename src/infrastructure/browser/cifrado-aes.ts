const ALGORITMO = 'AES-GCM';
const BYTES_INICIALES = 12;

export type Bytes = Uint8Array<ArrayBuffer>;

const aBase64 = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
export const deBase64 = (texto: string): Bytes =>
  Uint8Array.from(atob(texto.replaceAll('-', '+').replaceAll('_', '/')), (letra) => letra.charCodeAt(0));
export const aBytes = (texto: string): Bytes => new TextEncoder().encode(texto);

/** The key cannot be read back by any script, only used. */
export const importarLlave = (cripto: SubtleCrypto, base64url: string): Promise<CryptoKey> =>
  cripto.importKey('raw', deBase64(base64url), ALGORITMO, false, ['encrypt', 'decrypt']);

/** `contexto` is not secret: opening under another one fails. */
export const cifrar = async (
  cripto: Crypto,
  llave: CryptoKey,
  claro: Bytes,
  contexto: string,
): Promise<Bytes> => {
  const iv = cripto.getRandomValues(new Uint8Array(BYTES_INICIALES));
  const opciones = { name: ALGORITMO, iv, additionalData: aBytes(contexto) };
  const cifrado = await cripto.subtle.encrypt(opciones, llave, claro);
  return new Uint8Array([...iv, ...new Uint8Array(cifrado)]);
};

/** `null` when it was closed with another key or context, or somebody touched it. */
export const descifrar = async (
  cripto: Crypto,
  llave: CryptoKey,
  cerrado: Bytes,
  contexto: string,
): Promise<Bytes | null> => {
  try {
    const opciones = {
      name: ALGORITMO,
      iv: cerrado.slice(0, BYTES_INICIALES),
      additionalData: aBytes(contexto),
    };
    return new Uint8Array(await cripto.subtle.decrypt(opciones, llave, cerrado.slice(BYTES_INICIALES)));
  } catch {
    return null;
  }
};

/** {@link cifrar}, as text. */
export const cerrarSobre = async (
  cripto: Crypto,
  llave: CryptoKey,
  texto: string,
  contexto: string,
): Promise<string> => aBase64(await cifrar(cripto, llave, aBytes(texto), contexto));

/** {@link descifrar}, from text. */
export const abrirSobre = async (
  cripto: Crypto,
  llave: CryptoKey,
  sobre: string,
  contexto: string,
): Promise<string | null> => {
  try {
    const claro = await descifrar(cripto, llave, deBase64(sobre), contexto);
    return claro && new TextDecoder().decode(claro);
  } catch {
    return null;
  }
};
