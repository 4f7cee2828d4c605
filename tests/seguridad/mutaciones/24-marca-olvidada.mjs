/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 24,
  que: 'La última hora vista no se recuerda al arrancar',
  cambios: [
    {
      archivo: 'src/application/operacion/vigilar-reloj.ts',
      busca: 'antes: { visto, corrido: mirar().corrido }',
      pone: 'antes: { visto: null, corrido: mirar().corrido }',
    },
  ],
  pruebas: ['tests/application/operacion/vigilar-reloj.test.ts'],
};
