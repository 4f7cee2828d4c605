/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 26,
  que: 'La cuenta de una familia queda en las cachés',
  cambios: [
    {
      archivo: 'src/server/http/cuenta/servir-cuenta.ts',
      busca: "  'cache-control': 'no-store',",
      pone: "  'cache-control': 'private, max-age=600',",
    },
  ],
  pruebas: ['tests/server/cuenta-de-familia.test.ts'],
  filtro: 'no se guarda, no se indexa, no dice de dónde viene y no deja correr nada ajeno',
};
