import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';

const PLAZO_MS = 15 * 60_000;

/** The console, beside the built server. */
const CONSOLA = fileURLToPath(new URL('./consola.js', import.meta.url));

/** Whether there is a console to do it. */
export const puedeEnsayar = (): boolean => existsSync(CONSOLA);

/**
 * Restores a backup apart in a process of its own, which gives its memory back and can be stopped. What it finds, it
 * writes down; one that does not end in time is written down here.
 */
export const lanzarEnsayo = async (ruta: string, libreta: LibretaDelSistema): Promise<void> => {
  const inicio = Date.now();
  try {
    await promisify(execFile)(process.execPath, [CONSOLA, 'restore', '--desde', ruta, '--ensayar'], {
      timeout: PLAZO_MS,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    const { killed } = error as { killed?: boolean };
    if (!killed) return;
    libreta.anotarEnsayo({
      en: new Date(inicio).toISOString(),
      archivo: basename(ruta),
      falla: `No terminó en ${PLAZO_MS / 60_000} minutos: la copia es muy grande para este equipo, o su disco va lento.`,
      tablas: 0,
      filas: 0,
      archivos: 0,
      segundos: Math.round((Date.now() - inicio) / 1_000),
    });
  }
};
