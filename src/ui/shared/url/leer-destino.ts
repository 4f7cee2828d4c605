import type { ParametrosUrl } from './parametros';

/** The location asked for before signing in, as it came: whoever goes there checks it with `destinoSeguro`. */
export const leerDestino = ({ destino }: ParametrosUrl): { destino?: string } =>
  typeof destino === 'string' ? { destino } : {};
