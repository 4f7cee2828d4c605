/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 21,
  que: 'Nadie recuerda afuera cuál fue el último sello',
  cambios: [
    {
      archivo: 'src/application/actividad/verificar-sellos.ts',
      busca: 'if (marca && (!ultimo || ultimo.numero < marca.numero))',
      pone: 'if (marca && ultimo && ultimo.numero < 0)',
    },
  ],
  pruebas: ['tests/server/historia-firmada.test.ts'],
  filtro: 'vaciar todo',
};
