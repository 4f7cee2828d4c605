import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import type { Cambio } from '@/infrastructure/storage/respaldos/cambio';
import type { Cubeta } from '@/infrastructure/storage/s3/cubeta';

const RESTAURACION = '.restauracion/';
/** Where what is being restored waits, in its own bucket: from there it is copied without travelling again. */
export const EN_ESPERA = `${RESTAURACION}nuevos/`;
const ANTERIORES = `${RESTAURACION}anteriores/`;

const clavesDe = async (cubeta: Cubeta, prefijo: string): Promise<string[]> => {
  const claves: string[] = [];
  for await (const { objetos } of cubeta.listar(prefijo))
    claves.push(...objetos.map(({ clave }) => clave.slice(prefijo.length)));
  return claves;
};

export const quitarDeLaCubeta = async (cubeta: Cubeta, prefijo: string): Promise<void> => {
  for (const clave of await clavesDe(cubeta, prefijo)) await cubeta.borrar(prefijo + clave);
};

const sonArchivos = (claves: readonly string[]): number =>
  claves.filter((clave) => !clave.endsWith('/')).length;

/**
 * What waits in the bucket becomes all that is in it. A bucket has no transactions: a copy of what there was stays in it
 * until nobody will undo the change.
 */
export const cambiarEnCubeta = async (cubeta: Cubeta): Promise<Cambio> => {
  const nuevas = await clavesDe(cubeta, EN_ESPERA);
  const actuales = (await clavesDe(cubeta, '')).filter((clave) => !clave.startsWith(RESTAURACION));
  const [habia, habra] = [new Set(actuales), new Set(nuevas)];
  const sobrantes = actuales.filter((clave) => !habra.has(clave));
  const deshacer = async (): Promise<void> => {
    try {
      for (const clave of actuales) await cubeta.copiar(ANTERIORES + clave, clave);
      for (const clave of nuevas) if (!habia.has(clave)) await cubeta.borrar(clave);
    } catch (error) {
      throw errorRespaldo(
        `La restauración falló y los archivos del depósito no se pudieron devolver (${(error as Error).message}): ` +
          `lo que había está completo en «${ANTERIORES}», dentro del mismo depósito.`,
      );
    }
    await quitarDeLaCubeta(cubeta, ANTERIORES);
  };
  try {
    for (const clave of actuales) await cubeta.copiar(clave, ANTERIORES + clave);
  } catch (error) {
    await quitarDeLaCubeta(cubeta, ANTERIORES);
    throw error;
  }
  try {
    for (const clave of nuevas) await cubeta.copiar(EN_ESPERA + clave, clave);
    for (const clave of sobrantes) await cubeta.borrar(clave);
  } catch (error) {
    await deshacer();
    throw error;
  }
  const quitados = sonArchivos(sobrantes);
  return {
    avisos: quitados > 0 ? [`Se quitaron ${quitados} archivos que no están en el respaldo.`] : [],
    deshacer,
    terminar: () => quitarDeLaCubeta(cubeta, RESTAURACION),
  };
};
