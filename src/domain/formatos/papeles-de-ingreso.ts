import type { FormatoEnLista } from '@/domain/formatos/formato';
import type { PapelRecibido } from '@/domain/formatos/papel-recibido';
import { agruparVersiones, paqueteDeIngreso } from '@/domain/formatos/versiones-formato';

/** A paper that an admission asks for, and what the foundation has of it. */
export interface PapelDeIngreso {
  codigo: string;
  nombre: string;
  recibido: PapelRecibido | null;
}

/** Those of the admission in their order, then whatever else was received, although nobody asks for it any more. */
export const papelesDeIngreso = (
  formatos: readonly FormatoEnLista[],
  recibidos: readonly PapelRecibido[],
): PapelDeIngreso[] => {
  const pedidos = paqueteDeIngreso(formatos);
  const nombres = new Map(agruparVersiones(formatos).map(({ actual }) => [actual.codigo, actual.nombre]));
  const codigos = [...pedidos, ...recibidos].map(({ codigo }) => codigo);
  return [...new Set(codigos)].map((codigo) => ({
    codigo,
    nombre: nombres.get(codigo) ?? codigo,
    recibido: recibidos.find((papel) => papel.codigo === codigo) ?? null,
  }));
};

export const papelesQueFaltan = (papeles: readonly PapelDeIngreso[]): PapelDeIngreso[] =>
  papeles.filter(({ recibido }) => recibido === null);
