/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 17,
  que: 'Una dependencia sin versión fija',
  cambios: [
    {
      archivo: 'package.json',
      busca: '"fastify": "5.',
      pone: '"fastify": "^5.',
    },
  ],
  pruebas: ['tests/tooling/paquetes.test.ts'],
};
