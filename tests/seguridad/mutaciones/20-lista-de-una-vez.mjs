/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Una lista entera se arma de una vez',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/shared/por-tandas.ts',
      busca: 'FILAS_POR_TANDA = 200',
      pone: 'FILAS_POR_TANDA = 1_000_000',
    },
  ],
  pruebas: ['tests/server/listas-enteras.test.ts'],
  filtro: 'larga, no se arma entera',
};
