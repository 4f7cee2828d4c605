/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 10,
  que: 'Una dirección firmada sirve más de una vez',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/archivos/postgres-firmas.ts',
      busca: 'return filas.length === 1;',
      pone: 'return filas.length >= 0;',
    },
  ],
  pruebas: ['tests/server/archivos-firma.test.ts'],
  filtro: 'una sola vez',
};
