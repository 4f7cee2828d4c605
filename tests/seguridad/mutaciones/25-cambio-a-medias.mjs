/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'Un cambio de carpetas que falla no devuelve lo que ya había movido',
  cambios: [
    {
      archivo: 'src/infrastructure/storage/respaldos/poner-en-su-lugar.ts',
      busca: '    await deshacer();\n    throw error;',
      pone: '    throw error;',
    },
  ],
  pruebas: ['tests/server/restaurar-a-medias.test.ts'],
  filtro: 'también deja todo como estaba',
};
