import type { Cofre } from '@/application/sin-red/cofre.port';
import type { GeneradorIds, Reloj } from '@/application/shared/equipo.port';
import { type Entrada, escribirEntrada, leerEntrada, type Salida, sobran } from '@/domain/sin-red/cola';
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

const PREFIJO = 'cola ';
const CIFRAS = 8;

const nombreDe = ({ n, id }: Pick<Entrada, 'n' | 'id'>): string =>
  `${PREFIJO}${String(n).padStart(CIFRAS, '0')} ${id}`;
const numeroDe = (nombre: string): number => Number(nombre.slice(PREFIJO.length, PREFIJO.length + CIFRAS));

export type Cola = ReturnType<typeof crearCola>;

/**
 * What whoever opened the vault wrote without a network, in the order in which they did. Each one is a thing of its own
 * in the vault: two pages that write at once never step on each other.
 */
export const crearCola = ({ cofre, reloj, ids, cambios }: Dependencias) => {
  const ahora = () => reloj.ahora().getTime();

  /** Once it resolves, it survives a crash. Throws what the vault throws. */
  const guardar = async (entrada: Entrada): Promise<void> => {
    await cofre.guardar(nombreDe(entrada), escribirEntrada(entrada));
    cambios.avisar();
  };

  const listar = async (): Promise<ContenidoDeCola> => {
    const leidas: Entrada[] = [];
    let ilegibles = 0;
    for (const nombre of await cofre.nombres(PREFIJO)) {
      const texto = await cofre.leer(nombre);
      const entrada = texto === null ? null : leerEntrada(texto);
      if (entrada) leidas.push(entrada);
      // What was erased meanwhile, or closed, is not there.
      else if (texto !== null) ilegibles++;
    }
    return { entradas: enOrden(leidas), ilegibles };
  };

  return {
    listar,
    guardar,
    /** Throws what the vault throws: then nothing was written down. */
    anotar: async ({ nombre, que, orden, enDuda }: EntradaNueva): Promise<Entrada> => {
      const nombres = await cofre.nombres(PREFIJO);
      const n = Math.max(0, ...nombres.map(numeroDe)) + 1;
      const entrada: Entrada = {
        ...{ n, id: ids.nuevo(), nombre, que, orden, hecha_en: ahora() },
        estado: enDuda ? { tipo: 'enviando', ...enDuda } : { tipo: 'por enviar' },
      };
      await guardar(entrada);
      return entrada;
    },
    /** Erases what ended days ago. */
    ordenar: async (): Promise<void> => {
      const { entradas } = await listar();
      for (const entrada of sobran(entradas, ahora())) await cofre.quitar(nombreDe(entrada));
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
