/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 4,
  que: 'argon2 con un décimo de la memoria',
  cambios: [
    {
      archivo: 'src/infrastructure/crypto/argon2-hash-contrasena.ts',
      busca: 'memoryCost: 19_456',
      pone: 'memoryCost: 1_946',
    },
  ],
  pruebas: ['tests/server/contrasenas-faciles.test.ts'],
  filtro: 'argon2id',
};
