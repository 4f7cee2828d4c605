/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'Una parte con un nombre de otro lugar pasa la revisión',
  cambios: [
    {
      archivo: 'src/application/respaldos/revisar-respaldo.ts',
      busca: '    exigirLugar(parte.ruta);\n',
      pone: '',
    },
  ],
  pruebas: ['tests/server/respaldo-hostil.test.ts'],
  filtro: 'con un nombre como',
};
