import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MemoriaDeSello } from '@/application/actividad/libro-encadenado.port';
import type { MarcaDeSello } from '@/domain/actividad/sello-de-historia';
import { z } from '@/domain/shared/zod';

const ARCHIVO_CLAVE = 'clave-historia';

/** The one that is already there; `null` when there is none. */
export const leerSecretoDeCarpeta = async (carpeta: string): Promise<string | null> => {
  try {
    return (await readFile(join(carpeta, ARCHIVO_CLAVE), 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * The key of the history when nobody configures one: made once, beside the data and outside the database. Of two processes
 * that make it at once, both go on with the one that got its name first.
 */
export const secretoEnCarpeta = async (carpeta: string): Promise<string> => {
  const ruta = join(carpeta, ARCHIVO_CLAVE);
  const guardado = await leerSecretoDeCarpeta(carpeta);
  if (guardado) return guardado;
  await mkdir(carpeta, { recursive: true, mode: 0o700 });
  const nuevo = `${ruta}.${randomBytes(6).toString('hex')}.parte`;
  try {
    await writeFile(nuevo, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    await chmod(nuevo, 0o600);
    await link(nuevo, ruta).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(nuevo, { force: true });
  }
  const hecho = await leerSecretoDeCarpeta(carpeta);
  if (!hecho) throw new Error(`No se pudo guardar la clave de la historia en ${ruta}`);
  return hecho;
};

export const ARCHIVO_SELLO = 'ultimo-sello.json';

const esquemaMarca = z.object({ numero: z.number(), firma: z.string() });

/** The last seal in a file of the data folder: whoever only has the database cannot make it forget. */
export const memoriaEnCarpeta = (carpeta: string): MemoriaDeSello => {
  const ruta = join(carpeta, ARCHIVO_SELLO);
  let ultima: MarcaDeSello | null = null;
  return {
    leer: async () => {
      try {
        return esquemaMarca.parse(JSON.parse(await readFile(ruta, 'utf8')));
      } catch (error) {
        // Not there, or half written when the power went: as if it had never seen one.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT' || !('code' in (error as Error))) return null;
        throw error;
      }
    },
    guardar: async (marca) => {
      if (ultima?.numero === marca.numero && ultima.firma === marca.firma) return;
      await mkdir(carpeta, { recursive: true, mode: 0o700 });
      const parte = `${ruta}.${randomUUID()}.parte`;
      try {
        await writeFile(parte, `${JSON.stringify(marca)}\n`, { mode: 0o600, flush: true });
        await rename(parte, ruta);
      } finally {
        await rm(parte, { force: true });
      }
      ultima = marca;
    },
  };
};
