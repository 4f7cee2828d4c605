import type { Edicion } from './edicion';
import type { Guardado } from './guardado';
import { type Causa, comoGuardada } from './nota';
import type { Trato } from './trato';

interface Dependencias {
  edicion: Edicion;
  guardado: Guardado;
  fetch: typeof fetch;
  /** Whether the device believes that it has a network. */
  enLinea: () => boolean;
  /** Resolves after so many milliseconds. */
  esperar: (ms: number) => Promise<void>;
  /** What goes on after the answer. */
  despues: (trabajo: Promise<unknown>) => void;
}

const PACIENCIA_PUBLICA_MS = 4_000;
/** Ten seconds without a page of five kilobytes is no network; until then the panel is never of another release. */
const PACIENCIA_PANEL_MS = 10_000;
/** What a proxy says when nothing is behind it. */
const NADIE_DETRAS = new Set([502, 504]);
class NadieDetras extends Error {}

/** The answer of the worker to a request that is its business. */
export const crearResponder = ({ edicion, guardado, fetch, enLinea, esperar, despues }: Dependencias) => {
  const alPasar = (clave: string, respuesta: Response): Response => {
    // A device without room goes on without a copy.
    despues(guardado.alPasar(clave, respuesta.clone()).catch(() => false));
    return respuesta;
  };

  const deLaRed = async (peticion: Request): Promise<Response> => {
    const respuesta = await fetch(peticion);
    if (NADIE_DETRAS.has(respuesta.status)) throw new NadieDetras(`Respondió ${respuesta.status}`);
    return respuesta;
  };

  const causaDe = (error: unknown): Causa => {
    if (error instanceof NadieDetras) return 'sin-servicio';
    return enLinea() ? 'nadie' : 'sin-red';
  };

  /** Numbers that somebody may have corrected wait for the network as long as it takes to know that there is none. */
  const pacienciaCon = ({ de, clave }: Trato): Promise<null> =>
    edicion.conNumeros.includes(clave)
      ? new Promise(() => undefined)
      : esperar(de === 'panel' ? PACIENCIA_PANEL_MS : PACIENCIA_PUBLICA_MS).then(() => null);

  const pagina = async (peticion: Request, trato: Trato): Promise<Response> => {
    const { de, clave } = trato;
    const red = deLaRed(peticion).then((respuesta) =>
      de === 'publica' ? alPasar(clave, respuesta) : respuesta,
    );
    // What comes late is kept too, and nobody hears it if it does not come.
    despues(red.catch(() => undefined));
    let causa: Causa = 'lenta';
    const llegada = await Promise.race([red, pacienciaCon(trato)]).catch((error: unknown) => {
      causa = causaDe(error);
      return null;
    });
    if (llegada) return llegada;
    const guardada = await guardado.pagina(clave);
    return guardada ? comoGuardada(guardada, clave, edicion, causa) : red.catch(() => fetch(peticion));
  };

  return async (peticion: Request, trato: Trato): Promise<Response> => {
    const { de, clave } = trato;
    if (de === 'publica' || de === 'panel') return pagina(peticion, trato);
    if (de === 'huella') return (await guardado.archivo(clave)) ?? alPasar(clave, await fetch(peticion));
    try {
      return alPasar(clave, await deLaRed(peticion));
    } catch (error) {
      const guardada = await guardado.archivo(clave);
      if (guardada) return guardada;
      throw error;
    }
  };
};
