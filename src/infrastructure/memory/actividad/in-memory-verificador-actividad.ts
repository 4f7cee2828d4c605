import type { VerificadorActividad } from '@/application/actividad/verificador-actividad.port';

/** What is kept in memory is not sealed: it ends with the page. */
export const inMemoryVerificadorActividad: VerificadorActividad = { verificar: async () => null };
