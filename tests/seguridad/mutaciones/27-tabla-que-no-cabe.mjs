/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 27,
  que: 'Una tabla que no cabe en la hoja se guarda',
  cambios: [
    {
      archivo: 'src/domain/formatos/contenido-formato.ts',
      busca: '.length <= COLUMNAS_MAXIMAS',
      pone: '.length <= CONTENIDO_MAXIMO',
    },
  ],
  pruebas: ['tests/domain/formatos/marcado.test.ts'],
  filtro: 'de miles de columnas',
};
