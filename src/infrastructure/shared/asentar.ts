import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What was written there, and the names in it, survive a power cut; some systems cannot open a folder, and then it is
 * as safe as they are.
 */
export const asentar = async (ruta: string): Promise<void> => {
  const abierta = await open(ruta, constants.O_RDONLY).catch(() => null);
  await abierta?.sync().catch(() => undefined);
  await abierta?.close();
};

/** Everything under `carpeta` reaches the disk: what wrote it may not have asked for that. */
export const asentarArbol = async (carpeta: string): Promise<void> => {
  for (const entrada of await readdir(carpeta, { recursive: true, withFileTypes: true }))
    await asentar(join(entrada.parentPath, entrada.name));
  await asentar(carpeta);
};
