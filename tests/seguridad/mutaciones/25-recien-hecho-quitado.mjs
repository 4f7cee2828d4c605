/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'El respaldo recién hecho se ordena por su nombre, como los demás',
  cambios: [
    {
      archivo: 'src/infrastructure/storage/respaldos/conservar-ultimos.ts',
      busca: '  return [...anteriores, recienHecho];',
      pone: '  return [...anteriores, recienHecho].sort();',
    },
    {
      archivo: 'src/infrastructure/storage/respaldos/conservar-ultimos.ts',
      busca: ' && instanteDe(nombre) <= ahora.getTime()',
      pone: '',
    },
  ],
  pruebas: ['tests/infrastructure/storage/conservar-ultimos.test.ts'],
  filtro: 'haya vuelto atrás',
};
