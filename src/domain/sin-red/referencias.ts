import type { Id } from '@/domain/shared/id';

const DE_LOCAL = 'local:';

/** How a record made without a network is called until the service numbers it; `id` is that of its entry. */
export const idLocal = (id: string): string => `${DE_LOCAL}${id}`;

/** The stay that an admission made without a network opens, and the permission that a change of state does. */
export const estanciaLocal = (id: string): string => `${idLocal(id)}:estancia`;
export const eventoLocal = (id: string): string => `${idLocal(id)}:evento`;

/** The name of whoever a stay or a permission came with. */
export const deQuienEs = (local: string): string => local.split(':', 2).join(':');

export const esParteLocal = (local: string): boolean => deQuienEs(local) !== local;

export const esLocal = (id: unknown): id is string => typeof id === 'string' && id.startsWith(DE_LOCAL);

/** A local name, alone or as the one of who pays. */
const CON_LOCAL = /^((?:acudiente|participante)-)?(local:[\w-]+(?::estancia|:evento)?)$/;

/** The local names that are anywhere in it. */
export const tieneLocal = (valor: unknown): readonly string[] => {
  if (typeof valor === 'string') return CON_LOCAL.exec(valor)?.slice(2) ?? [];
  return typeof valor === 'object' && valor !== null ? Object.values(valor).flatMap(tieneLocal) : [];
};

/** The same with each local name changed for the number that it was given; those that have none stay. */
export const conNumeros = <T>(valor: T, numeros: ReadonlyMap<string, Id>): T => {
  if (typeof valor === 'string') {
    const [, pagador, local = ''] = CON_LOCAL.exec(valor) ?? [];
    const numero = numeros.get(local);
    if (numero === undefined) return valor;
    return (pagador === undefined ? numero : `${pagador}${numero}`) as T;
  }
  if (Array.isArray(valor)) return valor.map((parte) => conNumeros(parte, numeros)) as T;
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([campo, parte]) => [campo, conNumeros(parte, numeros)]),
  ) as T;
};
