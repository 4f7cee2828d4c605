import { aBytes, type Bytes, deBase64 } from '@/infrastructure/browser/cifrado-aes';

/** A second on a slow phone; what OWASP asks of PBKDF2 with SHA-256, at least. */
export const VUELTAS_DE_PIN = 600_000;

const AES = { name: 'AES-GCM', length: 256 };
const SIN_SAL = new Uint8Array();

const derivada = async (cripto: SubtleCrypto, secreto: Bytes, para: string): Promise<CryptoKey> => {
  const base = await cripto.importKey('raw', secreto, 'HKDF', false, ['deriveKey']);
  const modo = { name: 'HKDF', hash: 'SHA-256', salt: SIN_SAL, info: aBytes(para) };
  return cripto.deriveKey(modo, base, AES, false, ['encrypt', 'decrypt']);
};

/** What opens the vault: the data, the digests of their names, and what is kept elsewhere. None can be read back. */
export interface LlavesAbiertas {
  datos: CryptoKey;
  nombres: CryptoKey;
  sellos: CryptoKey;
}

export const abrirLlaves = async (cripto: SubtleCrypto, secreto: Bytes): Promise<LlavesAbiertas> => {
  const base = await cripto.importKey('raw', secreto, 'HKDF', false, ['deriveKey']);
  const modo = { name: 'HKDF', hash: 'SHA-256', salt: SIN_SAL, info: aBytes('nombres') };
  const firma = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  return {
    datos: await derivada(cripto, secreto, 'datos'),
    nombres: await cripto.deriveKey(modo, base, firma, false, ['sign']),
    sellos: await derivada(cripto, secreto, 'sellos'),
  };
};

/** Out of the key that the service gives to who is signed in, which also closes their drafts (ADR 0033). */
export const llaveDeServicio = (cripto: SubtleCrypto, dada: string): Promise<CryptoKey> =>
  derivada(cripto, deBase64(dada), 'cofre');

export const importarMitad = (cripto: SubtleCrypto, mitad: string): Promise<CryptoKey> =>
  cripto.importKey('raw', deBase64(mitad), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** Out of the stretched PIN and the half of this device: neither is enough alone. */
export const llaveDePin = async (
  cripto: SubtleCrypto,
  pin: string,
  { mitad, sal, vueltas }: { mitad: CryptoKey; sal: Bytes; vueltas: number },
): Promise<CryptoKey> => {
  const base = await cripto.importKey('raw', aBytes(pin), 'PBKDF2', false, ['deriveBits']);
  const modo = { name: 'PBKDF2', hash: 'SHA-256', salt: sal, iterations: vueltas };
  const estirado = await cripto.deriveBits(modo, base, 256);
  return derivada(cripto, new Uint8Array(await cripto.sign('HMAC', mitad, estirado)), 'pin');
};

/** What a name is kept under. */
export const digerirNombre = async (
  cripto: SubtleCrypto,
  { nombres }: LlavesAbiertas,
  nombre: string,
): Promise<string> =>
  Array.from(new Uint8Array(await cripto.sign('HMAC', nombres, aBytes(nombre))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Kept in clear beside the digest: the first word of a name. */
export const coleccionDe = (nombre: string): string => nombre.split(' ', 1)[0] ?? nombre;

/** What the secret of a box is closed for with the key of the service. */
export const contextoDeServicio = (dueno: string): string => `${dueno}\nservicio`;

/** What each part of an envelope is closed for: another owner, box or place does not open it. */
export const contextoDeSobre = (
  { dueno, serie }: { dueno: string; serie: string },
  llave: string,
  parte: 'nombre' | 'texto' | 'sello',
): string => `${dueno}\n${serie}\n${llave}\n${parte}`;
