/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 11,
  que: 'Una fórmula tras el otro separador sale sin citar',
  cambios: [
    {
      archivo: 'src/ui/panel/comun/exportacion/exportar.ts',
      busca: 'const texto = neutralizarCeldaDeTexto(valor);',
      pone: 'const texto = neutralizarCeldaDeTexto(valor.slice(0, 1)) + valor.slice(1);',
    },
  ],
  pruebas: ['tests/ui/shared/csv.test.ts'],
};
