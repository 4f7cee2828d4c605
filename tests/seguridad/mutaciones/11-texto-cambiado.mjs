/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 11,
  que: 'Los textos se guardan en otra forma de sus tildes',
  cambios: [
    {
      archivo: 'src/domain/shared/esquemas.ts',
      busca: '      z.trim(),\n      sinNulo(),\n      z.minLength(min,',
      pone: "      z.trim(),\n      z.normalize('NFC'),\n      sinNulo(),\n      z.minLength(min,",
    },
  ],
  pruebas: ['tests/server/textos-traviesos.test.ts'],
  filtro: 'cada uno vuelve igual',
};
