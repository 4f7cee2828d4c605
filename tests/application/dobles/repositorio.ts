import type { Id } from '@/domain/shared/id';
import { mismoId } from '@/domain/shared/id';
import { type FilaImportada, filaCreada } from '@/domain/shared/importacion/fila-importada';

interface Fila {
  id: Id;
}

/** One stored list that writes down every call made to it, without the rules that a use-case hands over with it. */
export interface RepositorioAnotado<T extends Fila> {
  llamadas: { metodo: string; argumentos: unknown[] }[];
  listar(): Promise<readonly T[]>;
  listarDeParticipante(id: Id): Promise<readonly T[]>;
  /** No use-case reads pages: screens do, straight from the port. */
  buscar(): Promise<never>;
  obtener(id: Id): Promise<T | null>;
  crear(datos: object, opciones?: object): Promise<T>;
  actualizar(id: Id, cambios: object, ...resto: unknown[]): Promise<T>;
  /** Accepts every row. */
  importar(filas: readonly object[], opciones: object): Promise<readonly FilaImportada[]>;
  ponerProvisional(id: Id, datos: object): Promise<T>;
  eliminar(id: Id): Promise<void>;
}

/** Answers the given rows; a write only says what it received. `falla` makes every read reject. */
export const repositorioAnotado = <T extends Fila>(
  filas: readonly T[],
  falla?: unknown,
): RepositorioAnotado<T> => {
  const llamadas: { metodo: string; argumentos: unknown[] }[] = [];
  const anotar = (metodo: string, ...argumentos: unknown[]): void => {
    llamadas.push({
      metodo,
      argumentos: argumentos.filter(
        (argumento) => argumento !== undefined && typeof argumento !== 'function',
      ),
    });
  };
  const leer = async (metodo: string, ...argumentos: unknown[]): Promise<readonly T[]> => {
    anotar(metodo, ...argumentos);
    if (falla !== undefined) throw falla;
    return filas;
  };
  const primera = (): T => {
    const [fila] = filas;
    if (!fila) throw new Error('El doble necesita al menos una fila para escribir');
    return fila;
  };
  return {
    llamadas,
    listar: () => leer('listar'),
    listarDeParticipante: (id) => leer('listarDeParticipante', id),
    buscar: () => Promise.reject(new Error('Llamada que no se esperaba')),
    obtener: async (id) => (await leer('obtener', id)).find((fila) => mismoId(fila.id, id)) ?? null,
    crear: async (datos, opciones) => {
      anotar('crear', datos, opciones);
      return { ...primera(), ...datos };
    },
    actualizar: async (id, cambios, ...resto) => {
      anotar('actualizar', id, cambios, ...resto);
      return { ...primera(), ...cambios, id };
    },
    importar: async (importadas, opciones) => {
      anotar('importar', importadas, opciones);
      return importadas.map(() => filaCreada());
    },
    ponerProvisional: async (id, datos) => {
      anotar('ponerProvisional', id, datos);
      return { ...primera(), id };
    },
    eliminar: async (id) => anotar('eliminar', id),
  };
};
