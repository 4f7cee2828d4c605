import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';

const PLAZO_MS = 15 * 60_000;

/** Beside the built server. */
const HILO = fileURLToPath(new URL('./ensayo.js', import.meta.url));

/** Whether there is what does it. */
export const puedeEnsayar = (): boolean => existsSync(HILO);

/**
 * Restores a backup apart in a thread of its own, which gives its memory back, holds nobody up and can be stopped. What
 * it finds, it writes down; one that does not end, or does not end in time, is written down here.
 */
export const lanzarEnsayo = async (ruta: string, libreta: LibretaDelSistema): Promise<void> => {
  const inicio = Date.now();
  const anotar = (falla: string): void =>
    libreta.anotarEnsayo({
      en: new Date(inicio).toISOString(),
      archivo: basename(ruta),
      falla,
      tablas: 0,
      filas: 0,
      archivos: 0,
      faltan: 0,
      segundos: Math.round((Date.now() - inicio) / 1_000),
    });
  const hilo = new Worker(HILO, { workerData: ruta });
  // Whoever stops the server does not wait for it.
  hilo.unref();
  let tarde = false;
  const reloj = setTimeout(() => {
    tarde = true;
    void hilo.terminate();
  }, PLAZO_MS).unref();
  hilo.on('error', (error: Error) => {
    // The nightly one is at it: that is the one to read.
    if (error.name !== 'CarpetaOcupada') anotar(`No se pudo terminar: ${error.message}`);
  });
  await new Promise<void>((listo) => hilo.once('exit', () => listo()));
  clearTimeout(reloj);
  if (tarde)
    anotar(
      `No terminó en ${PLAZO_MS / 60_000} minutos: la copia es muy grande para este equipo, o su disco va lento.`,
    );
};
