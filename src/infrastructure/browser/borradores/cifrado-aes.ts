const ALGORITMO = 'AES-GCM';
const BYTES_INICIALES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

const aBase64 = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const deBase64 = (texto: string): Bytes =>
  Uint8Array.from(atob(texto.replaceAll('-', '+').replaceAll('_', '/')), (letra) => letra.charCodeAt(0));
const aBytes = (texto: string): Bytes => new TextEncoder().encode(texto);

/** The key cannot be read back by any script, only used. */
export const importarLlave = (cripto: SubtleCrypto, base64url: string): Promise<CryptoKey> =>
  cripto.importKey('raw', deBase64(base64url), ALGORITMO, false, ['encrypt', 'decrypt']);

/** `contexto` is not secret: opening under another one fails. */
export const cerrarSobre = async (
  cripto: Crypto,
  llave: CryptoKey,
  texto: string,
  contexto: string,
): Promise<string> => {
  const iv = cripto.getRandomValues(new Uint8Array(BYTES_INICIALES));
  const opciones = { name: ALGORITMO, iv, additionalData: aBytes(contexto) };
  const cifrado = await cripto.subtle.encrypt(opciones, llave, aBytes(texto));
  return aBase64(new Uint8Array([...iv, ...new Uint8Array(cifrado)]));
};

/** `null` when it was closed with another key or context, or somebody touched it. */
export const abrirSobre = async (
  cripto: Crypto,
  llave: CryptoKey,
  sobre: string,
  contexto: string,
): Promise<string | null> => {
  try {
    const bytes = deBase64(sobre);
    const opciones = {
      name: ALGORITMO,
      iv: bytes.slice(0, BYTES_INICIALES),
      additionalData: aBytes(contexto),
    };
    const texto = await cripto.subtle.decrypt(opciones, llave, bytes.slice(BYTES_INICIALES));
    return new TextDecoder().decode(texto);
  } catch {
    return null;
  }
};
