/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 11,
  que: 'Los textos se guardan en otra forma de sus tildes',
  cambios: [
    {
      archivo: 'src/domain/shared/esquemas.ts',
      busca: 'z.trim(), sinNulo(), z.minLength(min,',
      pone: "z.trim(), z.normalize('NFC'), sinNulo(), z.minLength(min,",
    },
  ],
  pruebas: ['tests/server/textos-traviesos.test.ts'],
  filtro: 'cada uno vuelve igual',
};
