/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Las listas van por las conexiones de lo demás',
  cambios: [
    {
      archivo: 'src/infrastructure/di/server/unidad-de-trabajo.ts',
      busca: 'listar: sinTransaccion(listas)',
      pone: 'listar: sinTransaccion(db)',
    },
  ],
  pruebas: ['tests/server/listas-aparte.test.ts'],
};
