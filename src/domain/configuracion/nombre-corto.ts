const MAXIMO_CORTO = 32;

/** A name does not end in one of them: they announce what was cut. */
const COLGANTES = /(?: (?:a|al|con|de|del|e|el|en|la|las|los|o|para|por|sin|u|y|&|[-–—·|]))+$/i;

/** For narrow places: a name that nobody shortened is cut at a word that may be the last. */
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
  return nombre.slice(0, corte > 0 ? corte : MAXIMO_CORTO).replace(COLGANTES, '');
};
