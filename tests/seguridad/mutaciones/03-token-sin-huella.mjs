/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 3,
  que: 'El token se guarda como viaja',
  cambios: [
    {
      archivo: 'src/infrastructure/crypto/tokens-aleatorios.ts',
      busca: "hash('sha256', token, 'hex')",
      pone: 'hash && token',
    },
  ],
  pruebas: ['tests/server/sesion.test.ts'],
  filtro: 'guarda la huella',
};
