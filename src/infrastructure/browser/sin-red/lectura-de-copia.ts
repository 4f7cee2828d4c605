import type { Cerradura } from '@/application/sin-red/cerradura.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { leerCola } from '@/application/sin-red/cola';
import { type LecturaSinRed, leerCopia } from '@/application/sin-red/trabajo-sin-red';
import { ErrorTransporte, pareceCaida } from '@/domain/shared/errores/error-transporte';
import type { Entrada } from '@/domain/sin-red/cola';
import type { Copia } from '@/domain/sin-red/copia';
import { tieneLocal } from '@/domain/sin-red/referencias';

/** The ports that a copy answers, by their names. */
export type PuertosDeCopia = Readonly<
  Record<string, Readonly<Record<string, (...argumentos: readonly unknown[]) => Promise<unknown>>>>
>;

interface Dependencias {
  cofre: Cofre;
  cerradura: Cerradura;
  /** Its code comes with the first copy that is read; `entradas` waits to be sent, or arrived after it was kept. */
  armar: (
    copia: Copia,
    pendiente: { entradas: readonly Entrada[]; guardada_en: number | null },
  ) => Promise<PuertosDeCopia>;
}

/** Read without a network and not kept: it says so, and that it comes back. */
export const errorNoSeGuarda = (causa: unknown): ErrorTransporte =>
  new ErrorTransporte({
    message: 'Esto no se guarda en este equipo: se verá cuando vuelva la conexión',
    type: 'NETWORK',
    codigo: 'SIN_CONEXION',
    status: null,
    suggestions: [],
    serverMessage: null,
    causa,
  });

export const crearLecturaDeCopia = ({ cofre, cerradura, armar }: Dependencias): LecturaSinRed => {
  let leidas = 0;
  let armados: { de: string; repositorios: Promise<PuertosDeCopia> } | null = null;

  const repositorios = async (): Promise<PuertosDeCopia | null> => {
    const copia = await leerCopia({ cofre, cerradura });
    if (!copia) {
      armados = null;
      return null;
    }
    const [{ entradas }, { guardada_en }] = await Promise.all([leerCola(cofre), cerradura.situacion()]);
    const de = JSON.stringify([copia.marca, guardada_en, entradas]);
    if (armados?.de !== de) armados = { de, repositorios: armar(copia, { entradas, guardada_en }) };
    return armados.repositorios;
  };

  return {
    deLaCopia: () => leidas,
    hay: async () => (await repositorios()) !== null,
    leer: async <T>(
      deRed: () => Promise<T>,
      puerto: string,
      metodo: string,
      argumentos: readonly unknown[],
    ) => {
      // Only this device knows of it, also while there is a network.
      const deAqui = tieneLocal(argumentos).length > 0 ? await repositorios() : null;
      const suyo = await deAqui?.[puerto]?.[metodo]?.(...argumentos);
      if (suyo !== null && suyo !== undefined) return suyo as T;
      try {
        return await deRed();
      } catch (error) {
        const copia = pareceCaida(error) ? await repositorios() : null;
        if (!copia) throw error;
        const leido = await copia[puerto]?.[metodo]?.(...argumentos);
        // One record that is not there: it may well exist.
        if (leido === null || leido === undefined) throw errorNoSeGuarda(error);
        leidas += 1;
        return leido as T;
      }
    },
  };
};
