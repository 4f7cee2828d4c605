const UNIDADES = ['B', 'KB', 'MB', 'GB'] as const;

/** Bytes in the largest unit that keeps the number at 1 or more, at most two decimals: 1536 -> `1,5 KB`. */
export const formatearTamano = (bytes: number): string => {
  let [valor, unidad] = [bytes, 0];
  while (valor >= 1024 && unidad < UNIDADES.length - 1) [valor, unidad] = [valor / 1024, unidad + 1];
  return `${valor.toLocaleString('es-CO', { maximumFractionDigits: 2 })} ${UNIDADES[unidad]}`;
};
