/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 24,
  que: 'Una sesión abierta en el futuro vale hasta que llegue',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/sesion/postgres-sesiones.ts',
      busca: 'creada_en} < ',
      pone: 'creada_en} <> ',
    },
  ],
  pruebas: ['tests/server/reloj-que-salta.test.ts'],
  filtro: 'una sesión de ese futuro',
};
