/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 11,
  que: 'Las fórmulas salen sin citar',
  cambios: [
    {
      archivo: 'src/ui/panel/comun/exportacion/neutralizar-celda.ts',
      busca: 'ARRANQUE_DE_FORMULA.test(texto);',
      pone: "ARRANQUE_DE_FORMULA.test('');",
    },
  ],
  pruebas: ['tests/ui/participantes/exportar.test.tsx'],
};
