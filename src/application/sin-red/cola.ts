import type { GeneradorIds, Reloj } from '@/application/shared/equipo.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import {
  type Entrada,
  escribirEntrada,
  leerEntrada,
  type Salida,
  sobran,
  termino,
} from '@/domain/sin-red/cola';
import { soloSuMarca } from '@/domain/sin-red/lo-que-lleva';
import { enOrden } from '@/domain/sin-red/turno-de-cola';

interface Dependencias {
  cofre: Cofre;
  reloj: Reloj;
  ids: GeneradorIds;
  /** Tells this page and the others of this browser that something changed, and hears of it. */
  cambios: { avisar(): void; oir(alCambiar: () => void): () => void };
}

/** A write that was made without a network, or that was sent and nobody answered. */
export interface EntradaNueva extends Pick<Entrada, 'nombre' | 'que' | 'orden'> {
  /** When it left, for what was sent. */
  enDuda?: Salida;
}

export interface ContenidoDeCola {
  entradas: readonly Entrada[];
  /** Left by another release of the application: they stay until it comes back. */
  ilegibles: number;
}

/** What ended is apart: how many wait is known without opening the vault. */
export const EN_COLA = 'cola';
const HECHAS = 'hechas';
const CIFRAS = 8;

const nombreEn = (coleccion: string, { n, id }: Pick<Entrada, 'n' | 'id'>): string =>
  `${coleccion} ${String(n).padStart(CIFRAS, '0')} ${id}`;
const numeroDe = (nombre: string): number => Number(nombre.split(' ')[1]);

const nombresEn = async (cofre: Pick<Cofre, 'nombres'>): Promise<readonly string[]> =>
  (await Promise.all([HECHAS, EN_COLA].map((coleccion) => cofre.nombres(`${coleccion} `)))).flat();

/** All that is written down in an open vault, in order; nothing of one that is closed. */
export const leerCola = async (cofre: Pick<Cofre, 'nombres' | 'leer'>): Promise<ContenidoDeCola> => {
  const leidas = new Map<string, Entrada>();
  let ilegibles = 0;
  for (const nombre of await nombresEn(cofre)) {
    const texto = await cofre.leer(nombre);
    // What was erased meanwhile, or closed, is not there.
    if (texto === null) continue;
    const entrada = leerEntrada(texto);
    if (!entrada) ilegibles++;
    // Once among what ended, what a crash left in the other place is of before.
    else if (!leidas.has(entrada.id)) leidas.set(entrada.id, entrada);
  }
  return { entradas: enOrden([...leidas.values()]), ilegibles };
};

export type Cola = ReturnType<typeof crearCola>;

/**
 * What whoever opened the vault wrote without a network, in the order in which they did. Each one is a thing of its own
 * in the vault: two pages that write at once never step on each other.
 */
export const crearCola = ({ cofre, reloj, ids, cambios }: Dependencias) => {
  const ahora = () => reloj.ahora().getTime();

  /** Once it resolves, it survives a crash. Throws what the vault throws. */
  const guardar = async (entrada: Entrada): Promise<void> => {
    const [suya, otra] = termino(entrada) ? [HECHAS, EN_COLA] : [EN_COLA, HECHAS];
    await cofre.guardar(nombreEn(suya, entrada), escribirEntrada(entrada));
    await cofre.quitar(nombreEn(otra, entrada));
    cambios.avisar();
  };
  return {
    listar: () => leerCola(cofre),
    guardar,
    /** Throws what the vault throws: then nothing was written down. */
    anotar: async ({ nombre, que, orden, enDuda }: EntradaNueva): Promise<Entrada> => {
      const n = Math.max(0, ...(await nombresEn(cofre)).map(numeroDe)) + 1;
      const id = ids.nuevo();
      const entrada: Entrada = {
        ...{ n, id, nombre, que, orden, hecha_en: enDuda?.desde ?? ahora() },
        // It left as it was written, and leaves again so, with the mark of the paper that is given now.
        ...(enDuda ? { lleva: soloSuMarca({ id, orden }) } : {}),
        estado: enDuda ? { tipo: 'enviando', ...enDuda } : { tipo: 'por enviar' },
      };
      await guardar(entrada);
      return entrada;
    },
    /** Erases what ended days ago; with `todo`, all that ended, when nothing waits. */
    ordenar: async ({ todo = false } = {}): Promise<void> => {
      const { entradas } = await leerCola(cofre);
      const fuera = todo && entradas.every(termino) ? entradas : sobran(entradas, ahora());
      for (const entrada of fuera) await cofre.quitar(nombreEn(HECHAS, entrada));
    },
    /** Whether anything can be written down in it. */
    abierta: (): boolean => cofre.estado() === 'abierto',
    suscribir: (alCambiar: () => void): (() => void) => {
      const dejar = [cofre.suscribir(alCambiar), cambios.oir(alCambiar)];
      return () => {
        for (const parar of dejar) parar();
      };
    },
  };
};
