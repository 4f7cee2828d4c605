/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 24,
  que: 'Tras una parada se cree cualquier hora posterior',
  cambios: [
    {
      archivo: 'src/domain/operacion/reloj-vigilado.ts',
      busca: 'pared <= esperado + PARADA_MAXIMA_MS',
      pone: 'pared <= esperado + PARADA_MAXIMA_MS * 1_000',
    },
  ],
  pruebas: ['tests/domain/operacion/reloj-vigilado.test.ts'],
};
