import type { AccionActividad } from '@/domain/actividad/entidades-actividad';
import { errorNoEncontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
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

interface Dependencias<T> {
  /** As messages name one record: 'una sede'. */
  nombre: string;
  /** Gives every field its value; absent ones become `null` or their default. */
  completar: (campos: object) => T;
  firmar: () => { ahora: string; quien: string | null };
  anotar: (id: Id, suceso: Suceso) => void;
}

export interface Tabla<T> {
  /** Copies, by ascending id. */
  todas(): T[];
  obtener(id: Id): T | null;
  insertar(campos: object): T;
  /**
   * Throws NO_ENCONTRADO, then VERSION_OBSOLETA; `revisar` sees the record as the change would leave it, before it is
   * kept, and may throw.
   */
  cambiar(id: Id, cambios: CambiosFila, revisar?: (despues: T) => void): T;
  /** Throws NO_ENCONTRADO; `revisar` may refuse. */
  eliminar(id: Id, revisar?: () => void): void;
}

const accionDeCambio = (antes: FilaAlmacenada, despues: FilaAlmacenada): AccionActividad => {
  if (antes.archivado_en === null && despues.archivado_en !== null) return 'ARCHIVAR';
  return antes.archivado_en !== null && despues.archivado_en === null ? 'RESTAURAR' : 'ACTUALIZAR';
};

/** Rows of one entity. Everything that comes in or goes out is a copy. */
export const crearTabla = <T extends FilaAlmacenada>(deps: Dependencias<T>): Tabla<T> => {
  const filas = new Map<string, T>();
  let ultimoId = 0;

  const exigir = (id: Id): T => {
    const fila = filas.get(String(id));
    if (!fila) throw errorNoEncontrado(deps.nombre, id);
    return fila;
  };
  const archivadoSegun = (fila: T, pedido: boolean | undefined, ahora: string): string | null => {
    if (pedido === undefined || pedido === (fila.archivado_en !== null)) return fila.archivado_en;
    return pedido ? ahora : null;
  };

  return {
    todas: () =>
      ordenarPor(
        [...filas.values()].map((fila) => structuredClone(fila)),
        (fila) => fila.id,
        false,
      ),
    obtener: (id) => structuredClone(filas.get(String(id)) ?? null),
    insertar: (campos) => {
      const { ahora, quien } = deps.firmar();
      const autoria = { creado_en: ahora, creado_por: quien, actualizado_en: ahora, actualizado_por: quien };
      ultimoId += 1;
      const fila = deps.completar(structuredClone({ ...autoria, version: 1, ...campos, id: ultimoId }));
      filas.set(String(fila.id), fila);
      deps.anotar(fila.id, { accion: 'CREAR', antes: null, despues: fila });
      return structuredClone(fila);
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
      revisar?.(despues);
      filas.set(String(antes.id), despues);
      deps.anotar(antes.id, { accion: accionDeCambio(antes, despues), antes, despues });
      return structuredClone(despues);
    },
    eliminar: (id, revisar) => {
      const fila = exigir(id);
      revisar?.();
      filas.delete(String(id));
      deps.anotar(fila.id, { accion: 'ELIMINAR', antes: fila, despues: null });
    },
  };
};
