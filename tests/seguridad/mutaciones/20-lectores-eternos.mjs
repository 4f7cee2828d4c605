/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'A quien no lee lo que pidió no se le cierra',
  cambios: [
    {
      archivo: 'src/server/http/conexiones.ts',
      busca: 'ahora - antes < MINIMO_BYTES) conexion.destroy()',
      pone: 'ahora - antes < MINIMO_BYTES) marcas.set(conexion, ahora)',
    },
  ],
  pruebas: ['tests/server/listas-enteras.test.ts'],
  filtro: 'se le cierra',
};
