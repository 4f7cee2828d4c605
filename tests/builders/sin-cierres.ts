import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';

/** No month was ever closed. */
export const SIN_CIERRES: MesesCerrados = { ultimoCerrado: async () => null };
