/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 4,
  que: 'Con la contraseña que puso otra persona se entra a todo',
  cambios: [
    {
      archivo: 'src/server/http/identificar.ts',
      busca: 'if (provisional && !conProvisional)',
      pone: 'if (provisional && conProvisional === undefined && actor === null)',
    },
  ],
  pruebas: ['tests/server/contrasenas-provisionales.test.ts'],
  filtro: 'no deja hacer ninguna otra cosa',
};
