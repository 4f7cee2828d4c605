import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * What was written there, and the names in it, survive a power cut; some systems cannot open a folder, and then it is
 * as safe as they are.
 */
export const asentar = async (ruta: string): Promise<void> => {
  const abierta = await open(ruta, constants.O_RDONLY).catch(() => null);
  await abierta?.sync().catch(() => undefined);
  await abierta?.close();
};
