const MAXIMO_CORTO = 32;

/** For narrow places: a name that nobody shortened is cut at a word. */
export const nombreCortoDe = ({
  nombre,
  nombre_corto,
}: {
  nombre: string;
  nombre_corto: string | null;
}): string => {
  if (nombre_corto) return nombre_corto;
  if (nombre.length <= MAXIMO_CORTO) return nombre;
  const corte = nombre.lastIndexOf(' ', MAXIMO_CORTO);
  return nombre.slice(0, corte > 0 ? corte : MAXIMO_CORTO);
};
