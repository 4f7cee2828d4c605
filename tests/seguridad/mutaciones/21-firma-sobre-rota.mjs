/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 21,
  que: 'Se firma encima de una historia a la que le falta el final',
  cambios: [
    {
      archivo: 'src/application/actividad/sellar-historia.ts',
      busca: 'if (ruptura) return negar(ruptura);',
      pone: "if (ruptura === 'SIN_GUARDA') return negar(ruptura);",
    },
  ],
  pruebas: ['tests/server/historia-firmada.test.ts'],
  filtro: 'no se firma, y se dice',
};
