/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 4,
  que: 'Nadie cuenta los intentos',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/sesion/postgres-freno-intentos.ts',
      busca: 'if (total < maximo) return 0;',
      pone: 'if (total >= 0) return 0;',
    },
  ],
  pruebas: ['tests/server/sesion.test.ts'],
  filtro: 'el fallo 11',
};
