/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'La base se confirma antes de saber si los archivos se pudieron poner',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/respaldos/postgres-datos-restaurables.ts',
      busca: '        await alFinal?.();\n      })\n',
      pone: '      })\n      .then(async () => alFinal?.())\n',
    },
  ],
  pruebas: ['tests/server/restaurar-a-medias.test.ts'],
  filtro: 'también deja todo como estaba',
};
