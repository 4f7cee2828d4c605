import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asentar } from '@/infrastructure/storage/disco/asentar';
import { cifrar } from '@/infrastructure/storage/respaldos/cifrado';

interface Destino {
  carpeta: string;
  nombre: string;
  /** Encrypts with it; without it, the backup can be read by whoever has the file. */
  frase: string | undefined;
}

const ES_CONSECUENCIA = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** Of two ends of a broken pipe, the one that broke it. */
const ambos = async (...tareas: Promise<unknown>[]): Promise<void> => {
  const fallos = (await Promise.allSettled(tareas)).flatMap((resultado) =>
    resultado.status === 'rejected' ? [resultado.reason as NodeJS.ErrnoException] : [],
  );
  if (fallos.length > 0) throw fallos.find(({ code }) => !ES_CONSECUENCIA.has(code ?? '')) ?? fallos[0];
};

/** The name appears once the whole content is on the disk and `revisar` found it good; before that, nothing is there. */
export const escribirRespaldo = async <T>(
  { carpeta, nombre, frase }: Destino,
  llenar: (salida: Writable) => Promise<void>,
  revisar: (ruta: string) => Promise<T>,
): Promise<{ ruta: string; revision: T }> => {
  await mkdir(carpeta, { recursive: true, mode: 0o700 });
  const ruta = join(carpeta, nombre);
  const temporal = join(carpeta, `.${nombre}.${randomUUID()}.parte`);
  try {
    const entrada = createGzip();
    const cifrado = frase
      ? (contenido: AsyncIterable<Buffer>) => cifrar(frase, contenido)
      : new PassThrough();
    const archivo = createWriteStream(temporal, { flags: 'wx', mode: 0o600, flush: true });
    await ambos(llenar(entrada), pipeline(entrada, cifrado, archivo));
    const revision = await revisar(temporal);
    await rename(temporal, ruta);
    await asentar(carpeta);
    return { ruta, revision };
  } finally {
    await rm(temporal, { force: true });
  }
};
