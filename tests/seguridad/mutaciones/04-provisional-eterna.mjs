/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 4,
  que: 'La contraseña que puso otra persona no vence',
  cambios: [
    {
      archivo: 'src/domain/usuarios/contrasena-provisional.ts',
      busca: 'Date.parse(hasta) <= ahora.getTime()',
      pone: 'Date.parse(hasta) <= 0 * ahora.getTime()',
    },
  ],
  pruebas: ['tests/server/contrasenas-provisionales.test.ts'],
  filtro: 'sirve 72 horas',
};
