/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Los papeles esperan en una fila sin fin',
  cambios: [
    {
      archivo: 'src/infrastructure/pdf/componer-pdf.ts',
      busca: 'const EN_FILA = 20;',
      pone: 'const EN_FILA = 1_000_000;',
    },
  ],
  pruebas: ['tests/server/papeles-en-hilos.test.ts'],
  filtro: 'no caben en la fila',
};
