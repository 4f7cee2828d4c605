const NUMERO = new Intl.NumberFormat('es-CO');
const DECIMAL = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

export const enMiles = (numero: number): string => NUMERO.format(numero);

const UNIDADES = ['B', 'KB', 'MB', 'GB', 'TB'];

export const comoTamano = (bytes: number): string => {
  const paso = Math.min(UNIDADES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${DECIMAL.format(bytes / 1000 ** paso)} ${UNIDADES[paso]}`;
};
