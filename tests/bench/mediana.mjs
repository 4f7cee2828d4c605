const ordenar = (valores) => [...valores].sort((a, b) => a - b);

export const mediana = (valores) => {
  const orden = ordenar(valores);
  return orden[Math.floor(orden.length / 2)] ?? Number.NaN;
};

/** The value below which that part of them is: `percentil(tiempos, 0.95)`. */
export const percentil = (valores, parte) => {
  const orden = ordenar(valores);
  return orden[Math.min(orden.length - 1, Math.ceil(orden.length * parte) - 1)] ?? Number.NaN;
};
