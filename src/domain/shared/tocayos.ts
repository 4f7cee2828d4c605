import type { Id } from '@/domain/shared/id';
import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import { plegar } from '@/domain/shared/textos';

const NADIE: ReadonlySet<Id> = new Set();

/** Those who are called as somebody else among them, however each name is written: the name alone does not tell who it is. */
export function tocayosEntre(personas: readonly { id: Id; nombre: string }[]): ReadonlySet<Id> {
  const porNombre = new Map<string, Set<Id>>();
  for (const { id, nombre } of personas) {
    const clave = plegar(nombre);
    porNombre.set(clave, (porNombre.get(clave) ?? new Set()).add(id));
  }
  const tocayos = [...porNombre.values()].filter(({ size }) => size > 1).flatMap((ids) => [...ids]);
  // Always the same when there are none, as nearly always: what is drawn with it stays.
  return tocayos.length > 0 ? new Set(tocayos) : NADIE;
}

/** Of whoever is called as somebody else of the list, the number of their document. */
export const documentoDeTocayo = (tocayos: ReadonlySet<Id>, id: Id, numero: string | null): string | null =>
  numero && tocayos.has(id) ? formatearDocumento(numero) : null;
