/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Lo que no contesta el almacén de objetos no se anuncia como tal',
  cambios: [
    {
      archivo: 'src/infrastructure/storage/s3/cubeta.ts',
      busca: 'throw esCaida(error) ? errorSinAlmacen(error) : error;',
      pone: 'throw error;',
    },
  ],
  pruebas: ['tests/server/almacen-mudo.test.ts'],
};
