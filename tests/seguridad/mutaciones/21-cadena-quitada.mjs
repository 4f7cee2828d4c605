/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 21,
  que: 'Quitar una cadena entera no se nota',
  cambios: [
    {
      archivo: 'src/application/actividad/verificar-sellos.ts',
      busca: 'if (!cabeza) quitadas.add(punto.cadena);',
      pone: 'if (!cabeza) continue;',
    },
  ],
  pruebas: ['tests/server/historia-firmada.test.ts'],
  filtro: 'quitar una cadena',
};
