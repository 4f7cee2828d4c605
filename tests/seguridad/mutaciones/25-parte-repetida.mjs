/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'De dos partes con el mismo nombre se compara una y se restauran las dos',
  cambios: [
    {
      archivo: 'src/application/respaldos/revisar-respaldo.ts',
      busca: '    nombres.add(parte.ruta);\n',
      pone: '',
    },
  ],
  pruebas: ['tests/application/respaldos/respaldos.test.ts'],
  filtro: 'del mismo nombre',
};
