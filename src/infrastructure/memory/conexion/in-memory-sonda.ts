import type { Sonda } from '@/application/conexion/sonda.port';

/** Both services are this very page: always there, at once. */
export const inMemorySonda: Sonda = { probar: async () => ({ success: true, responseTime: 0 }) };
