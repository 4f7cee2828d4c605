import type { Cerradura } from '@/application/sin-red/cerradura.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import type { ServicioSinRed } from '@/application/sin-red/servicio-sin-red.port';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { type CambioAjeno, cambiosAjenos } from '@/domain/sin-red/cambios-de-copia';
import { type Copia, esquemaCopia } from '@/domain/sin-red/copia';
import { falloDePin } from '@/domain/sin-red/pin';
import { guardarEstampa } from './guardar-estampa';

interface Dependencias {
  cofre: Cofre;
  cerradura: Cerradura;
  servicio: ServicioSinRed;
  /** E-mail of whoever is signed in. */
  quien: () => string | null;
  lectura: LecturaSinRed;
}

/** Reads from the service or, when it is not there, from the copy. */
export interface LecturaSinRed {
  /** How many answers came from the copy since the page opened. */
  deLaCopia: () => number;
  /** Whether there is a copy that may be read now. */
  hay: () => Promise<boolean>;
  /** What `deRed` answers or, when the service is not there, what that method of that port does over the copy. */
  leer: <T>(
    deRed: () => Promise<T>,
    puerto: string,
    metodo: string,
    argumentos: readonly unknown[],
  ) => Promise<T>;
}

/** Name under which the copy is kept. */
const COPIA = 'copia datos';

/** `null` for a text that is not there, or that is no copy. */
const comoCopia = (texto: string | null): Copia | null => {
  try {
    return esquemaCopia.parse(JSON.parse(String(texto)));
  } catch {
    return null;
  }
};

/** `null` where there is none, it is not open, or its days or the clock do not let it be read. */
export const leerCopia = async ({
  cofre,
  cerradura,
}: Pick<Dependencias, 'cofre' | 'cerradura'>): Promise<Copia | null> => {
  if (cofre.estado() !== 'abierto') return null;
  const { vigencia } = await cerradura.situacion();
  return vigencia === 'vigente' ? comoCopia(await cofre.leer(COPIA)) : null;
};

/**
 * Brings the copy up to date, if whoever is signed in chose this device and it is open. Answers what others changed in
 * what was kept; `null` when the service says that this device may keep nothing any more: nothing to be read is left, nor
 * the PIN.
 */
export const actualizarCopia =
  ({ cofre, cerradura, servicio, quien }: Omit<Dependencias, 'lectura'>) =>
  async (): Promise<readonly CambioAjeno[] | null> => {
    const equipo = cofre.estado() === 'abierto' ? await cerradura.equipo() : null;
    if (equipo === null) return [];
    const anterior = await leerCopia({ cofre, cerradura });
    const pedida = await servicio.copia(equipo, anterior?.marca ?? null);
    if (pedida === null) return [];
    if (pedida.que === 'TERMINADO') {
      await cerradura.dejar();
      return null;
    }
    if (pedida.que === 'IGUAL') {
      await cerradura.anotarCopia(anterior?.dias ?? 1);
      return [];
    }
    await cofre.guardar(COPIA, JSON.stringify(pedida.copia));
    await cerradura.anotarCopia(pedida.copia.dias);
    return anterior ? cambiosAjenos(anterior, pedida.copia, quien()) : [];
  };

const noSeOfrece = (): ErrorAplicacion =>
  new ErrorAplicacion('NO_DISPONIBLE', 'Este servicio no permite trabajar sin red');

/**
 * Chooses this device, or changes its PIN, and keeps the first copy. Throws VALIDACION for a PIN that will not do,
 * NO_DISPONIBLE where the service does not offer it, SIN_ESPACIO (then nothing is left), and as the service does.
 */
export const elegirTrabajoSinRed =
  (deps: Omit<Dependencias, 'lectura'>) =>
  async ({ pin, repetido }: { pin: string; repetido: string }): Promise<void> => {
    const fallo = falloDePin(pin);
    if (fallo) throw errorValidacion('Revise el PIN', { pin: fallo });
    if (pin !== repetido)
      throw errorValidacion('Revise el PIN', { repetido: 'No es igual al PIN de arriba' });
    const registrado = await deps.servicio.registrar();
    if (!registrado) throw noSeOfrece();
    const yaEstaba = (await deps.cerradura.equipo()) !== null;
    await deps.cerradura.elegir(pin, registrado);
    try {
      await actualizarCopia(deps)();
    } catch (error) {
      if (!yaEstaba) await deps.cerradura.dejar();
      throw error;
    }
  };

/** What the screens may ask of a device that works without a network. */
export const trabajoSinRed = (deps: Dependencias) => ({
  cofre: deps.cofre,
  cerradura: deps.cerradura,
  lectura: deps.lectura,
  elegir: elegirTrabajoSinRed(deps),
  actualizar: actualizarCopia(deps),
  guardarEstampa: guardarEstampa(deps),
  /** The fees that are kept, to know whose they are. */
  cobros: async (): Promise<Copia['mensualidades']> => (await leerCopia(deps))?.mensualidades ?? [],
});

export type TrabajoSinRed = ReturnType<typeof trabajoSinRed> & {
  /** {@link Cerradura.olvidarCopia}; what fails is only noted. */
  olvidar: (dueno: string) => Promise<void>;
  /** It was chosen and nothing is here: the browser made room with it, or somebody cleared it. */
  desalojado: () => boolean;
};
