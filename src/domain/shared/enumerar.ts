import { plegar } from '@/domain/shared/textos';

/** '1 acudiente', '2 acudientes'; `null` for none. */
export const cuantos = (numero: number, uno: string, varios: string): string | null =>
  numero === 0 ? null : `${numero} ${numero === 1 ? uno : varios}`;

const MAXIMO = 6;

/** 'Ana, Luis e Inés'; past `maximo` names, the first ones and how many more. */
export const enumerar = (nombres: readonly string[], maximo: number = MAXIMO): string => {
  const sobran = nombres.length - maximo;
  if (sobran > 0) return `${nombres.slice(0, maximo).join(', ')} y ${sobran} más`;
  const ultimo = nombres.at(-1) ?? '';
  if (nombres.length < 2) return ultimo;
  const nexo = /^h?i(?!e)/.test(plegar(ultimo)) ? 'e' : 'y';
  return `${nombres.slice(0, -1).join(', ')} ${nexo} ${ultimo}`;
};
