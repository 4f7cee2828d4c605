/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 26,
  que: 'El token queda escrito junto a la clave de la solicitud',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/mensualidades/postgres-enlaces-de-cuenta.ts',
      busca: '  const bytes = Buffer.from(cerrado, ',
      pone: '  if (clave) return cerrado;\n  const bytes = Buffer.from(cerrado, ',
    },
    {
      archivo: 'src/infrastructure/postgres/mensualidades/postgres-enlaces-de-cuenta.ts',
      busca: '  const nonce = randomBytes(NONCE_BYTES);',
      pone: '  if (clave) return token;\n  const nonce = randomBytes(NONCE_BYTES);',
    },
  ],
  pruebas: ['tests/server/cuenta-de-familia.test.ts'],
  filtro: 'de la dirección solo se guarda su huella, también junto a la clave de la solicitud',
};
