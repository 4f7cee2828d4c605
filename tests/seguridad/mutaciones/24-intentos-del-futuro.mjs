/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 24,
  que: 'Los fallos que contó un reloj adelantado dejan por fuera hasta entonces',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/sesion/postgres-freno-intentos.ts',
      busca: '    lt(intentosAcceso.fecha, limiteDelFuturo(ahora)),\n',
      pone: '',
    },
  ],
  pruebas: ['tests/server/reloj-que-salta.test.ts'],
  filtro: 'los intentos fallidos de ese futuro',
};
