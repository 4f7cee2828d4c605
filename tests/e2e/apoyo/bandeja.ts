import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServidorReal } from './servidor';

/** The messages that a server without mail leaves in its folder, by name; one that begins with a dot is still being written. */
export const leerBandeja = async ({ carpeta }: ServidorReal): Promise<ReadonlyMap<string, string>> => {
  const bandeja = join(carpeta, 'correo');
  const nombres = (await readdir(bandeja).catch((): string[] => [])).filter((uno) => !uno.startsWith('.'));
  return new Map(
    await Promise.all(
      nombres.map(
        async (uno): Promise<[string, string]> => [uno, await readFile(join(bandeja, uno), 'utf8')],
      ),
    ),
  );
};
