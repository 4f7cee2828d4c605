import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { asentar } from '@/infrastructure/shared/asentar';
import { cifrar } from '@/infrastructure/storage/respaldos/cifrado';

interface Destino {
  carpeta: string;
  nombre: string;
  /** Encrypts with it; without it, the backup can be read by whoever has the file. */
  frase: string | undefined;
}

const ES_CONSECUENCIA = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR']);

const NO_DEJA_ESCRIBIR = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENAMETOOLONG']);

/** What the system says of the folder of the backups, for whoever chose it; anything else as it is. */
const explicarDestino =
  (carpeta: string) =>
  (error: NodeJS.ErrnoException): never => {
    // Making it may stop at any folder on the way.
    const deAqui = error.syscall === 'mkdir' || dirname(error.path ?? '') === carpeta;
    throw deAqui && NO_DEJA_ESCRIBIR.has(error.code ?? '')
      ? errorRespaldo(
          `No se puede escribir en ${carpeta}: revise que sea una carpeta y que el usuario de la orden pueda escribir en ella ` +
            `(${error.code}).`,
        )
      : error;
  };

/**
 * Of two ends of a broken pipe, the one that broke it: it knows a code that is no consequence; the other says in its own words
 * that what it was writing to is closed.
 */
const ambos = async (...tareas: Promise<unknown>[]): Promise<void> => {
  const fallos = (await Promise.allSettled(tareas)).flatMap((resultado) =>
    resultado.status === 'rejected' ? [resultado.reason as NodeJS.ErrnoException] : [],
  );
  const causa = fallos.find(({ code }) => code !== undefined && !ES_CONSECUENCIA.has(code));
  if (fallos.length > 0) throw causa ?? fallos.find(({ code }) => code === undefined) ?? fallos[0];
};

/** The name appears once the whole content is on the disk and `revisar` found it good; before that, nothing is there. */
export const escribirRespaldo = async <T>(
  { carpeta, nombre, frase }: Destino,
  llenar: (salida: Writable) => Promise<void>,
  revisar: (ruta: string) => Promise<T>,
): Promise<{ ruta: string; revision: T }> => {
  await mkdir(carpeta, { recursive: true, mode: 0o700 }).catch(explicarDestino(carpeta));
  const ruta = join(carpeta, nombre);
  const temporal = join(carpeta, `.${nombre}.${randomUUID()}.parte`);
  try {
    const entrada = createGzip();
    const cifrado = frase
      ? (contenido: AsyncIterable<Buffer>) => cifrar(frase, contenido)
      : new PassThrough();
    const archivo = createWriteStream(temporal, { flags: 'wx', mode: 0o600, flush: true });
    await ambos(llenar(entrada), pipeline(entrada, cifrado, archivo)).catch(explicarDestino(carpeta));
    const revision = await revisar(temporal);
    await rename(temporal, ruta);
    await asentar(carpeta);
    return { ruta, revision };
  } finally {
    // What went wrong is what is told, not what was left.
    await rm(temporal, { force: true }).catch(() => undefined);
  }
};
