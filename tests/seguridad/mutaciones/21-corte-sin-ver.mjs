/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 21,
  que: 'Cortar el final de la historia no se nota',
  cambios: [
    {
      archivo: 'src/application/actividad/verificar-sellos.ts',
      busca: 'else if (punto.numero > cabeza.numero)',
      pone: 'else if (punto.numero > cabeza.numero && cabeza.numero < 0)',
    },
  ],
  pruebas: ['tests/server/historia-firmada.test.ts'],
  filtro: 'cortar el final',
};
