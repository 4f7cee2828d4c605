/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 3,
  que: 'Las sesiones no vencen por falta de uso',
  cambios: [
    {
      archivo: 'src/domain/sesion/sesion-abierta.ts',
      busca: 'SESION_INACTIVA_MS = 30 * 60_000',
      pone: 'SESION_INACTIVA_MS = 30 * 60_000_000',
    },
  ],
  pruebas: ['tests/server/sesion.test.ts'],
  filtro: '30 minutos sin uso',
};
