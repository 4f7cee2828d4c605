/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 17,
  que: 'El candado toma un paquete de otra dirección',
  cambios: [
    {
      archivo: 'package-lock.json',
      busca: '"node_modules/fastify": {',
      pone: '"node_modules/fastify": {\n      "resolved": "https://otra.example/fastify.tgz",',
    },
  ],
  pruebas: ['tests/tooling/paquetes.test.ts'],
  filtro: 'el candado sabe',
};
