export const unirRuta = (padre: string, nombre: string): string =>
  padre === '' ? nombre : `${padre}/${nombre}`;

export const partirRuta = (ruta: string): { padre: string; nombre: string } => {
  const corte = ruta.lastIndexOf('/');
  return { padre: corte < 0 ? '' : ruta.slice(0, corte), nombre: ruta.slice(corte + 1) };
};
