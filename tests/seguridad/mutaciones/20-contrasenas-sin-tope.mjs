/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Las contraseñas esperan en una fila sin fin',
  cambios: [
    {
      archivo: 'src/infrastructure/crypto/cola-de-turnos.ts',
      busca: 'espera.length >= enFila)',
      pone: 'espera.length < 0)',
    },
  ],
  pruebas: ['tests/infrastructure/cola-de-turnos.test.ts'],
};
