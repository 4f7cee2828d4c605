/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 22,
  que: 'Las listas traen los datos de salud',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/participantes/leer-participante.ts',
      busca: 'export const columnasListado = listadas;',
      pone: 'export const columnasListado = columnas as unknown as typeof listadas;',
    },
  ],
  pruebas: ['tests/server/lecturas-con-rastro.test.ts'],
  filtro: 'no los trae',
};
