/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 27,
  que: 'Un texto puesto en miles de celdas llega a la página',
  cambios: [
    {
      archivo: 'src/ui/panel/comun/importacion/leer-xlsx.ts',
      busca: 'letrasDe(hojas) > LETRAS_MAXIMAS',
      pone: 'letrasDe(hojas) < 0',
    },
  ],
  pruebas: ['tests/ui/importacion/leer-hojas.test.ts'],
  filtro: 'con un texto escrito una vez',
};
