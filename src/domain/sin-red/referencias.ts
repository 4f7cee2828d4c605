import type { Id } from '@/domain/shared/id';

const DE_LOCAL = 'local:';

/** How a record made without a network is called until the service numbers it; `id` is that of its entry. */
export const idLocal = (id: string): string => `${DE_LOCAL}${id}`;

export const esLocal = (id: unknown): id is string => typeof id === 'string' && id.startsWith(DE_LOCAL);

/** The local names that are anywhere in it. */
export const tieneLocal = (valor: unknown): readonly string[] => {
  if (esLocal(valor)) return [valor];
  return typeof valor === 'object' && valor !== null ? Object.values(valor).flatMap(tieneLocal) : [];
};

/** The same with each local name changed for the number that it was given; those that have none stay. */
export const conNumeros = <T>(valor: T, numeros: ReadonlyMap<string, Id>): T => {
  if (esLocal(valor)) return (numeros.get(valor) ?? valor) as T;
  if (Array.isArray(valor)) return valor.map((parte) => conNumeros(parte, numeros)) as T;
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([campo, parte]) => [campo, conNumeros(parte, numeros)]),
  ) as T;
};
