/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 3,
  que: 'El token se guarda como viaja',
  cambios: [
    {
      archivo: 'src/infrastructure/crypto/tokens-aleatorios.ts',
      busca: "createHash('sha256').update(token).digest('hex')",
      pone: 'createHash && token',
    },
  ],
  pruebas: ['tests/server/sesion.test.ts'],
  filtro: 'guarda la huella',
};
