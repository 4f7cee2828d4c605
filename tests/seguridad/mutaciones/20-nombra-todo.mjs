/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Un rechazo nombra cada campo que vino, y responde varias veces lo que recibe',
  cambios: [
    {
      archivo: 'src/domain/shared/analizar.ts',
      busca: 'const CAMPOS_MAXIMO = 100;',
      pone: 'const CAMPOS_MAXIMO = 1_000_000;',
    },
  ],
  pruebas: ['tests/server/sin-sesion.test.ts'],
};
