import { constants } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import type { LectorDeRespaldo, ParteLeida } from '@/application/respaldos/empaque.port';
import { ErrorRespaldo, errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { descifrar, MARCA_CIFRADO } from '@/infrastructure/storage/respaldos/cifrado';

const SALTO = 10;

const contarSaltos = (trozo: Uint8Array): number => {
  let saltos = 0;
  for (let en = trozo.indexOf(SALTO); en >= 0; en = trozo.indexOf(SALTO, en + 1)) saltos += 1;
  return saltos;
};

type Entrada = AsyncIterable<Buffer> & { header: Pick<Header, 'name' | 'size' | 'type'>; resume(): void };

const traducir = (error: unknown): ErrorRespaldo =>
  error instanceof ErrorRespaldo
    ? error
    : errorRespaldo('El respaldo está dañado o no es de este programa: no se puede leer hasta el final.');

/** Damage shows while a part is read as well as between one and the next. */
async function* leida(entrada: Entrada): AsyncGenerator<Buffer> {
  try {
    yield* entrada;
  } catch (error) {
    throw traducir(error);
  }
}

const comoParte = (entrada: Entrada): ParteLeida => {
  const ruta = entrada.header.name;
  const contenido = leida(entrada);
  const medir = async (alLeer: (trozo: Buffer) => void = () => {}) => {
    const huella = createHash('sha256');
    let [bytes, lineas] = [0, 0];
    for await (const trozo of contenido) {
      huella.update(trozo);
      bytes += trozo.length;
      lineas += contarSaltos(trozo);
      alLeer(trozo);
    }
    return { ruta, bytes, sha256: huella.digest('hex'), lineas };
  };
  const medirTexto = async () => {
    // None that was written is longer; one that only says so would take all the memory there is.
    if ((entrada.header.size ?? 0) > constants.MAX_STRING_LENGTH)
      throw errorRespaldo(`El respaldo está dañado: ${ruta} es demasiado grande.`);
    const trozos: Buffer[] = [];
    const medida = await medir((trozo) => trozos.push(trozo));
    return { ...medida, texto: Buffer.concat(trozos).toString('utf8') };
  };
  return {
    ruta,
    contenido,
    texto: async () => (await medirTexto()).texto,
    medir: () => medir(),
    medirTexto,
  };
};

const estaCifrado = async (ruta: string): Promise<boolean> => {
  const noSeLee = () => {
    throw errorRespaldo(
      `No se puede leer el respaldo ${ruta}: revise que exista, que sea un archivo y que tenga permiso.`,
    );
  };
  const archivo = await open(ruta).catch(noSeLee);
  try {
    const inicio = Buffer.alloc(MARCA_CIFRADO.length);
    await archivo.read(inicio, 0, inicio.length, 0).catch(noSeLee);
    return inicio.equals(MARCA_CIFRADO);
  } finally {
    await archivo.close();
  }
};

interface Apertura {
  frase?: string | undefined;
  /** It may be in the clear although there is a passphrase. */
  sinCifrar?: boolean | undefined;
}

const claro = async (
  ruta: string,
  { frase, sinCifrar = false }: Apertura,
): Promise<AsyncIterable<Buffer>> => {
  const cifrado = await estaCifrado(ruta);
  if (cifrado && !frase)
    throw errorRespaldo('El respaldo está cifrado: ponga en BACKUP_PASSPHRASE la frase con la que se hizo.');
  // Anybody can make one in the clear; with the passphrase, only who knows it.
  if (!cifrado && frase && !sinCifrar)
    throw errorRespaldo(
      'El respaldo no está cifrado y aquí hay BACKUP_PASSPHRASE: no es de los que se hacen con ella, o está dañado desde el ' +
        'principio. Si es de antes de ponerla y usted lo guardó donde nadie más podía cambiarlo, agregue --sin-cifrar.',
    );
  const archivo = createReadStream(ruta);
  return cifrado ? descifrar(frase as string, archivo) : archivo;
};

/** Nobody may be reading any more: then there is no wait that ends. */
const sitioEn = (extraccion: Extract): Promise<void> =>
  new Promise((seguir, rechazar) => {
    const cortar = (): void => rechazar(new Error('La lectura terminó antes'));
    if (extraccion.destroyed) return cortar();
    extraccion.once('close', cortar);
    extraccion.once('drain', () => {
      extraccion.off('close', cortar);
      seguir();
    });
  });

async function* leer(ruta: string, apertura: Apertura): AsyncGenerator<ParteLeida> {
  const extraccion = extract();
  const flujo = pipeline(await claro(ruta, apertura), createGunzip(), async (descomprimido) => {
    for await (const trozo of descomprimido) if (!extraccion.write(trozo)) await sitioEn(extraccion);
    extraccion.end(null);
  });
  flujo.catch((error: Error) => extraccion.destroy(error));
  try {
    for await (const una of extraccion) {
      const entrada = una as unknown as Entrada;
      if (entrada.header.type !== 'file')
        throw errorRespaldo(`El respaldo está dañado: ${entrada.header.name} no es un archivo.`);
      yield comoParte(entrada);
      entrada.resume();
    }
    await flujo;
  } catch (error) {
    throw traducir(error);
  } finally {
    extraccion.destroy();
  }
}

export const crearLectorDeRespaldo =
  (ruta: string, apertura: Apertura = {}): LectorDeRespaldo =>
  () =>
    leer(ruta, apertura);
