/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 21,
  que: 'La historia escrita de nuevo con las funciones de la base pasa por buena',
  cambios: [
    {
      archivo: 'src/application/actividad/verificar-actividad.ts',
      busca: 'if (esperada !== undefined && esperada !== suya)',
      pone: "if (esperada !== undefined && esperada === '')",
    },
  ],
  pruebas: ['tests/server/historia-firmada.test.ts'],
  filtro: 'encadenar de nuevo',
};
