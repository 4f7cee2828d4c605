import type { AccionActividad } from '@/domain/actividad/entidades-actividad';
import { encontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import {
  errorDeReferencia,
  errorDeUnicidad,
  errorEnUso,
  type Referencia,
  type Unicidad,
} from '@/domain/shared/integridad';
import { ordenarPor } from '@/domain/shared/orden';

/** Fields the table itself keeps (see camposRegistro). */
export interface FilaAlmacenada {
  id: Id;
  creado_en: string | null;
  creado_por: string | null;
  actualizado_en: string | null;
  actualizado_por: string | null;
  version: number;
  archivado_en: string | null;
}

/** A change as the ports ask for it: absent fields stay, `version` guards, `archivado` archives or restores. */
export interface CambiosFila {
  version?: number;
  archivado?: boolean;
  readonly [campo: string]: unknown;
}

export interface Suceso {
  accion: AccionActividad;
  antes: object | null;
  despues: object | null;
}

/** Whose rows these ones name. */
interface Vinculo<T> {
  regla: Referencia<T>;
  a: Pick<Tabla<unknown>, 'obtener' | 'cuidar'>;
}

interface Dependencias<T> {
  /** As messages name one record: 'una sede'. */
  nombre: string;
  /** Gives every field its value; absent ones become `null` or their default. */
  completar: (campos: object) => T;
  unicas?: readonly Unicidad<T>[];
  vinculos?: readonly Vinculo<T>[];
  firmar: () => { ahora: string; quien: string | null };
  anotar: (id: Id, suceso: Suceso) => void;
}

export interface Tabla<T> {
  /** Copies, by ascending id. */
  todas(): T[];
  obtener(id: Id): T | null;
  /** Throws DUPLICADO, and VALIDACION for one that names what does not exist; `antes` runs once it is sure to be kept. */
  insertar(campos: object, antes?: () => void): T;
  /** The same, of what was there before anybody did anything: without a line in the history. */
  sembrar(campos: object): T;
  /** One that is kept elsewhere, as it is there, with its id; what it names may not be here. */
  traer(fila: T): void;
  /**
   * Throws NO_ENCONTRADO, VERSION_OBSOLETA, and as {@link insertar}; `revisar` sees the record as the change would leave
   * it, before it is kept, and may throw.
   */
  cambiar(id: Id, cambios: CambiosFila, revisar?: (despues: T) => void): T;
  /** Throws NO_ENCONTRADO, CONFLICTO while a row of another table names it. */
  eliminar(id: Id): void;
  /** `exigirLibre` throws for an id that must not be erased. */
  cuidar(exigirLibre: (id: Id) => void): void;
}

const accionDeCambio = (antes: FilaAlmacenada, despues: FilaAlmacenada): AccionActividad => {
  if (antes.archivado_en === null && despues.archivado_en !== null) return 'ARCHIVAR';
  return antes.archivado_en !== null && despues.archivado_en === null ? 'RESTAURAR' : 'ACTUALIZAR';
};

/** Rows of one entity. Everything that comes in or goes out is a copy. */
export const crearTabla = <T extends FilaAlmacenada>(deps: Dependencias<T>): Tabla<T> => {
  const filas = new Map<string, T>();
  const cuidados: ((id: Id) => void)[] = [];
  const { unicas = [], vinculos = [] } = deps;
  let ultimoId = 0;

  for (const { regla, a } of vinculos)
    a.cuidar((id) => {
      if ([...filas.values()].some((fila) => mismoId(fila[regla.campo] as Id | null, id)))
        throw errorEnUso(regla);
    });

  /** What the indexes and the references of the database do. */
  const exigirIntegra = (fila: T): void => {
    for (const { regla, a } of vinculos) {
      const nombrado = fila[regla.campo] as Id | null;
      if (nombrado !== null && a.obtener(nombrado) === null) throw errorDeReferencia(regla);
    }
    const otras = [...filas.values()].filter(({ id }) => id !== fila.id);
    for (const unica of unicas)
      if (otras.some((otra) => unica.repite(fila, otra))) throw errorDeUnicidad(unica);
  };
  const exigir = (id: Id): T => {
    return encontrado(filas.get(String(id)), deps.nombre, id);
  };
  const archivadoSegun = (fila: T, pedido: boolean | undefined, ahora: string): string | null => {
    if (pedido === undefined || pedido === (fila.archivado_en !== null)) return fila.archivado_en;
    return pedido ? ahora : null;
  };

  const guardar = (campos: object, antes?: () => void): T => {
    const { ahora, quien } = deps.firmar();
    const autoria = { creado_en: ahora, creado_por: quien, actualizado_en: ahora, actualizado_por: quien };
    const fila = deps.completar(structuredClone({ ...autoria, version: 1, ...campos, id: ultimoId + 1 }));
    exigirIntegra(fila);
    antes?.();
    ultimoId += 1;
    filas.set(String(fila.id), fila);
    return fila;
  };

  return {
    todas: () =>
      ordenarPor(
        [...filas.values()].map((fila) => structuredClone(fila)),
        (fila) => fila.id,
        false,
      ),
    obtener: (id) => structuredClone(filas.get(String(id)) ?? null),
    insertar: (campos, antes) => {
      const fila = guardar(campos, antes);
      deps.anotar(fila.id, { accion: 'CREAR', antes: null, despues: fila });
      return structuredClone(fila);
    },
    sembrar: (campos) => structuredClone(guardar(campos)),
    traer: (fila) => {
      ultimoId = Math.max(ultimoId, Number(fila.id) || 0);
      filas.set(String(fila.id), structuredClone(fila));
    },
    cambiar: (id, { version, archivado, ...cambios }, revisar) => {
      const antes = exigir(id);
      if (version !== undefined && version !== antes.version)
        throw errorVersionObsoleta(structuredClone(antes));
      const { ahora, quien } = deps.firmar();
      const pedidos = Object.entries(cambios).filter(([, valor]) => valor !== undefined);
      const despues = deps.completar(
        structuredClone({
          ...antes,
          ...Object.fromEntries(pedidos),
          actualizado_en: ahora,
          actualizado_por: quien,
          version: antes.version + 1,
          archivado_en: archivadoSegun(antes, archivado, ahora),
        }),
      );
      exigirIntegra(despues);
      revisar?.(despues);
      filas.set(String(antes.id), despues);
      deps.anotar(antes.id, { accion: accionDeCambio(antes, despues), antes, despues });
      return structuredClone(despues);
    },
    eliminar: (id) => {
      const fila = exigir(id);
      for (const exigirLibre of cuidados) exigirLibre(id);
      filas.delete(String(id));
      deps.anotar(fila.id, { accion: 'ELIMINAR', antes: fila, despues: null });
    },
    cuidar: (exigirLibre) => {
      cuidados.push(exigirLibre);
    },
  };
};
