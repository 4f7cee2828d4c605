/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Un correo con muchas tildes se lee otra vez desde cada letra',
  cambios: [
    {
      archivo: 'src/domain/shared/correo-de-cuenta.ts',
      busca: "/[^ -~]/.test(escrito.slice(0, Math.max(escrito.lastIndexOf('@'), 0)))",
      pone: '/[^ -~].*@/.test(escrito)',
    },
    {
      archivo: 'src/domain/shared/esquemas.ts',
      busca: "{ error: 'Escriba como máximo 254 caracteres', abort: true }",
      pone: "'Escriba como máximo 254 caracteres'",
    },
  ],
  pruebas: ['tests/server/cuerpos-largos.test.ts'],
};
