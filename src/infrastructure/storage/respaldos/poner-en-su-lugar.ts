import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { asentar, asentarArbol } from '@/infrastructure/shared/asentar';
import type { Cambio } from '@/infrastructure/storage/respaldos/cambio';

/** Where what is being restored waits, within the data folder. */
const EN_ESPERA = 'restauracion';
/** What it is called while what it holds takes the place of the rest: if it is there later, that was cut half way. */
const A_MEDIAS = 'restauracion.a-medias';

export const carpetaEnEspera = (carpeta: string): string => join(carpeta, EN_ESPERA);

/** Whatever waits there, of this restoration or of one that died. */
export const quitarEspera = (carpeta: string): Promise<void> =>
  rm(carpetaEnEspera(carpeta), { recursive: true, force: true });

/** Throws ErrorRespaldo: a new empty database in the place of one that was kept apart would look like lost data. */
export const exigirRestauracionTerminada = (carpeta: string): void => {
  if (existsSync(join(carpeta, A_MEDIAS)))
    throw errorRespaldo(
      `Una restauración se cortó mientras cambiaba lo que hay en ${carpeta}: repítala con --reemplazar. ` +
        'Lo que había antes sigue ahí, en lo que termina en «.anterior-» y una fecha.',
    );
};

interface Pieza {
  /** Within the data folder. */
  nombre: string;
  /** How to tell where the one before was kept; without it, nobody is told. */
  apartada?: string;
}

/**
 * Each piece becomes what waits with its name, or nothing when nothing does; what had it is kept beside it. All of them or
 * none: what fails half way goes back.
 */
export const ponerEnSuLugar = async (
  carpeta: string,
  piezas: readonly Pieza[],
  marca: string,
): Promise<Cambio> => {
  const enEspera = carpetaEnEspera(carpeta);
  const aMedias = join(carpeta, A_MEDIAS);
  const regresos: (() => Promise<void>)[] = [];
  const avisos: string[] = [];
  const mover = async (de: string, a: string): Promise<void> => {
    await rename(de, a);
    regresos.unshift(() => rename(a, de));
  };
  const deshacer = async (): Promise<void> => {
    for (const regresar of regresos.splice(0)) await regresar();
    await asentar(carpeta);
  };
  await asentarArbol(enEspera);
  await rm(aMedias, { recursive: true, force: true });
  try {
    await mover(enEspera, aMedias);
    await asentar(carpeta);
    for (const { nombre, apartada } of piezas) {
      const [nuevo, actual] = [join(aMedias, nombre), join(carpeta, nombre)];
      if (existsSync(actual)) {
        const aparte = `${actual}.anterior-${marca}`;
        await mover(actual, aparte);
        if (apartada) avisos.push(`${apartada} ${aparte}`);
      }
      if (existsSync(nuevo)) await mover(nuevo, actual);
    }
    await asentar(carpeta);
  } catch (error) {
    await deshacer();
    throw error;
  }
  return {
    avisos,
    deshacer,
    terminar: async () => {
      await rm(aMedias, { recursive: true, force: true });
      await asentar(carpeta);
    },
  };
};
