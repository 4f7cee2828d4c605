import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { asentar } from '@/infrastructure/storage/disco/asentar';

/** Everything under `carpeta` reaches the disk: what wrote it may not have asked for that. */
const asentarArbol = async (carpeta: string): Promise<void> => {
  for (const entrada of await readdir(carpeta, { recursive: true, withFileTypes: true }))
    await asentar(join(entrada.parentPath, entrada.name));
  await asentar(carpeta);
};

/** Puts `nueva` in the place of `actual`, which is kept beside it. Answers where it was kept; `null` when there was none. */
export const ponerEnSuLugar = async (
  carpeta: string,
  { nueva, actual, marca }: { nueva: string; actual: string; marca: string },
): Promise<string | null> => {
  const [origen, destino] = [join(carpeta, nueva), join(carpeta, actual)];
  if (existsSync(origen)) await asentarArbol(origen);
  const apartada = existsSync(destino) ? join(carpeta, `${actual}.anterior-${marca}`) : null;
  if (apartada) await rename(destino, apartada);
  if (existsSync(origen)) await rename(origen, destino);
  await asentar(carpeta);
  return apartada;
};
