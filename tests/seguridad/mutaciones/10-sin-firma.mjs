/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 10,
  que: 'La firma no se compara',
  cambios: [
    {
      archivo: 'src/infrastructure/storage/firmas/firmas-hmac.ts',
      busca: 'if (dada.length !== esperada.length || !timingSafeEqual(dada, esperada)) throw errorFirma();',
      pone: 'if (dada.length !== esperada.length && !timingSafeEqual(dada, dada)) throw errorFirma();',
    },
  ],
  pruebas: ['tests/server/archivos-firma.test.ts'],
  filtro: 'cualquier bit',
};
