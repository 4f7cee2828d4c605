/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 9,
  que: 'Los bytes que llegan no se cuentan',
  cambios: [
    {
      archivo: 'src/application/archivos/usar-firma.ts',
      busca: 'if (recibidos > maximo)',
      pone: 'if (recibidos < 0 && maximo)',
    },
  ],
  pruebas: ['tests/server/archivos-tamano.test.ts'],
};
