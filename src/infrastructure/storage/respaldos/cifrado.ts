import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';

/** Reads exactly what is asked for. Throws ErrorRespaldo when the content ends before, or goes on after the end. */
const crearLectorDeBytes = (contenido: AsyncIterable<Buffer>) => {
  const iterador = contenido[Symbol.asyncIterator]();
  let disponible = Buffer.alloc(0);
  const traer = async (): Promise<boolean> => {
    const { done, value } = await iterador.next();
    if (!done) disponible = Buffer.concat([disponible, value]);
    return !done;
  };
  return {
    leer: async (bytes: number): Promise<Buffer> => {
      while (disponible.length < bytes)
        if (!(await traer())) throw errorRespaldo('El respaldo está incompleto: el archivo se cortó.');
      const leido = disponible.subarray(0, bytes);
      disponible = disponible.subarray(bytes);
      return leido;
    },
    terminar: async (): Promise<void> => {
      if (disponible.length > 0 || (await traer()))
        throw errorRespaldo('El respaldo está dañado: el archivo sigue después de su final.');
    },
  };
};

type Bytes = AsyncIterable<Buffer>;

/**
 * `FUNDRES1`, salt, scrypt's cost; then frames of at most one megabyte, each with its length and its own AES-256-GCM
 * tag. The nonce counts them and says which is the last, so that none can be moved, repeated or left out. The first one
 * is empty: it tells a wrong passphrase from a damaged file.
 */
export const MARCA_CIFRADO = Buffer.from('FUNDRES1');
const SAL_BYTES = 16;
const CABECERA_BYTES = MARCA_CIFRADO.length + SAL_BYTES + 3;
const COSTO = { logN: 17, r: 8, p: 1 };
const LOG_N_MAXIMO = 20;
const TROZO_BYTES = 1_048_576;
const SELLO_BYTES = 16;

const derivar = promisify<string, Buffer, number, object, Buffer>(scrypt);

const claveDe = (frase: string, cabecera: Buffer): Promise<Buffer> => {
  const sal = cabecera.subarray(MARCA_CIFRADO.length, MARCA_CIFRADO.length + SAL_BYTES);
  const [logN = 0, r = 0, p = 0] = cabecera.subarray(-3);
  if (logN < 14 || logN > LOG_N_MAXIMO || r !== COSTO.r || p !== COSTO.p)
    throw errorRespaldo('El respaldo está dañado: su cabecera no es válida.');
  const N = 2 ** logN;
  return derivar(frase.normalize('NFC'), sal, 32, { N, r, p, maxmem: 256 * N * r });
};

const nonce = (numero: number, ultimo: boolean): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(numero, 5, 6);
  bytes[11] = ultimo ? 1 : 0;
  return bytes;
};

const sellar = (clave: Buffer, cabecera: Buffer, numero: number, datos: Buffer, ultimo: boolean): Buffer => {
  const cifra = createCipheriv('aes-256-gcm', clave, nonce(numero, ultimo)).setAAD(cabecera);
  const cuerpo = Buffer.concat([cifra.update(datos), cifra.final()]);
  const largo = Buffer.alloc(5);
  largo.writeUInt32BE(cuerpo.length);
  largo[4] = ultimo ? 1 : 0;
  return Buffer.concat([largo, cifra.getAuthTag(), cuerpo]);
};

export async function* cifrar(frase: string, contenido: Bytes): AsyncGenerator<Buffer> {
  const costo = Buffer.from([COSTO.logN, COSTO.r, COSTO.p]);
  const cabecera = Buffer.concat([MARCA_CIFRADO, randomBytes(SAL_BYTES), costo]);
  const clave = await claveDe(frase, cabecera);
  yield cabecera;
  yield sellar(clave, cabecera, 0, Buffer.alloc(0), false);
  let numero = 0;
  let pendiente = Buffer.alloc(0);
  for await (const trozo of contenido) {
    pendiente = Buffer.concat([pendiente, trozo]);
    for (; pendiente.length > TROZO_BYTES; pendiente = pendiente.subarray(TROZO_BYTES))
      yield sellar(clave, cabecera, ++numero, pendiente.subarray(0, TROZO_BYTES), false);
  }
  yield sellar(clave, cabecera, ++numero, pendiente, true);
}

const abrir = (clave: Buffer, cabecera: Buffer, numero: number, cuadro: Cuadro): Buffer | null => {
  const cifra = createDecipheriv('aes-256-gcm', clave, nonce(numero, cuadro.ultimo), {
    authTagLength: SELLO_BYTES,
  });
  cifra.setAAD(cabecera).setAuthTag(cuadro.sello);
  try {
    return Buffer.concat([cifra.update(cuadro.cuerpo), cifra.final()]);
  } catch {
    return null;
  }
};

interface Cuadro {
  sello: Buffer;
  cuerpo: Buffer;
  ultimo: boolean;
}

const leerCuadro = async (leer: (bytes: number) => Promise<Buffer>): Promise<Cuadro> => {
  const largo = await leer(5);
  const bytes = largo.readUInt32BE();
  if (bytes > TROZO_BYTES) throw errorRespaldo('El respaldo está dañado: tiene un bloque imposible.');
  return { ultimo: largo[4] === 1, sello: await leer(SELLO_BYTES), cuerpo: await leer(bytes) };
};

/** Throws ErrorRespaldo: another passphrase, or bytes that are not those that were written. */
export async function* descifrar(frase: string, contenido: Bytes): AsyncGenerator<Buffer> {
  const { leer, terminar } = crearLectorDeBytes(contenido);
  const cabecera = await leer(CABECERA_BYTES);
  const clave = await claveDe(frase, cabecera);
  if (abrir(clave, cabecera, 0, await leerCuadro(leer)) === null)
    throw errorRespaldo('BACKUP_PASSPHRASE no es la frase con la que se cifró este respaldo.');
  for (let numero = 1; ; numero += 1) {
    const cuadro = await leerCuadro(leer);
    const claro = abrir(clave, cabecera, numero, cuadro);
    if (claro === null)
      throw errorRespaldo('El respaldo está dañado: un bloque cambió después de guardarse.');
    yield claro;
    if (cuadro.ultimo) break;
  }
  await terminar();
}
