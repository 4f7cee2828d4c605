/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'Lo que la base niega se dice con las filas',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/respaldos/postgres-datos-restaurables.ts',
      busca: 'if (error instanceof ErrorRespaldo) return error;',
      pone: 'return error;',
    },
  ],
  pruebas: ['tests/server/respaldo-hostil.test.ts'],
  filtro: 'se dice sin sus datos',
};
