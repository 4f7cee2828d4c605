import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Contenido } from '@/application/archivos/bodega-archivos.port';

/** Nothing takes longer to arrive; what is older was left by a process that died. */
const ABANDONADO_MS = 3_600_000;
const NOMBRE = /^(.+)\.(\d+)\.[\da-f-]{36}\.parte$/;

export interface Temporal {
  ruta: string;
  /** Bytes. */
  tamano: number;
}

/** Numbers of processes mean something only to those that share them: two containers may have one name. */
const numeracion = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return '0';
  }
};
/** How this machine, or this container of it, signs its files. */
export const MAQUINA = `${hostname()}-${numeracion()}`;

const estaVivo = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const escribir = async (ruta: string, contenido: Contenido): Promise<number> => {
  const archivo = await open(ruta, 'wx', 0o600);
  try {
    let tamano = 0;
    for await (const trozo of contenido) {
      await archivo.writeFile(trozo);
      tamano += trozo.byteLength;
    }
    await archivo.sync();
    return tamano;
  } finally {
    await archivo.close();
  }
};

/** Where files stay while they arrive, out of sight of every listing. */
export const carpetaTemporal = (carpeta: string, exigirEspacio: () => void = () => {}) => {
  const nueva = async (): Promise<string> => {
    await mkdir(carpeta, { recursive: true });
    return join(carpeta, `${MAQUINA}.${process.pid}.${randomUUID()}.parte`);
  };
  const estaAbandonado = async (nombre: string): Promise<boolean> => {
    const [, maquina, pid] = NOMBRE.exec(nombre) ?? [];
    if (maquina === MAQUINA && (Number(pid) === process.pid || !estaVivo(Number(pid)))) return true;
    const { mtimeMs } = await stat(join(carpeta, nombre));
    return Date.now() - mtimeMs > ABANDONADO_MS;
  };
  return {
    nueva,
    /**
     * Hands the whole content, already on the disk, to `usar`; whatever happens, nothing stays in the folder. What is
     * `minimo` goes in while there is room for nothing else.
     */
    recibir: async <T>(
      contenido: Contenido,
      usar: (temporal: Temporal) => Promise<T>,
      { minimo = false } = {},
    ): Promise<T> => {
      if (!minimo) exigirEspacio();
      const ruta = await nueva();
      try {
        return await usar({ ruta, tamano: await escribir(ruta, contenido) });
      } finally {
        await rm(ruta, { force: true });
      }
    },
    /** For the start of a process: removes what dead ones left. */
    limpiar: async (): Promise<void> => {
      const nombres = await readdir(carpeta).catch(() => [] as string[]);
      for (const nombre of nombres) {
        if (await estaAbandonado(nombre).catch(() => false))
          await rm(join(carpeta, nombre), { recursive: true, force: true });
      }
    },
  };
};

export type CarpetaTemporal = ReturnType<typeof carpetaTemporal>;
