import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserType, Page } from '@playwright/test';
import { deprisa } from './copia';

/** A browser with a disk of its own, which can be turned off at any moment as a power cut does. */
export const equipoQueSeApaga = async (
  chromium: BrowserType,
  opciones: Parameters<BrowserType['launchPersistentContext']>[1],
) => {
  const carpeta = await mkdtemp(join(tmpdir(), 'equipo-e2e-'));
  const errores: string[] = [];
  let contexto: BrowserContext | null = null;

  const apagar = async (): Promise<void> => {
    const encendido = contexto;
    if (!encendido) return;
    contexto = null;
    // `machine-pid`: who has this disk.
    const dueno = await readlink(join(carpeta, 'SingletonLock'));
    const cerrado = new Promise((listo) => encendido.once('close', listo));
    process.kill(Number(dueno.slice(dueno.lastIndexOf('-') + 1)), 'SIGKILL');
    await cerrado;
  };
  return {
    /** What no page handled, since the beginning. */
    errores,
    apagar,
    encender: async ({ offline = false } = {}): Promise<Page> => {
      contexto = await chromium.launchPersistentContext(carpeta, { ...opciones, offline });
      await deprisa(contexto);
      const page = contexto.pages()[0] ?? (await contexto.newPage());
      page.on('pageerror', (error) => errores.push(String(error)));
      return page;
    },
    borrar: async (): Promise<void> => {
      await contexto?.close();
      await rm(carpeta, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
