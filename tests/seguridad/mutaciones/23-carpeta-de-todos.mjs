/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 23,
  que: 'Arranca en una carpeta donde otros pueden escribir',
  cambios: [
    {
      archivo: 'src/infrastructure/storage/carpeta-de-datos.ts',
      busca: 'const ESCRITURA_AJENA = 0o022;',
      pone: 'const ESCRITURA_AJENA = 0o002;',
    },
  ],
  pruebas: ['tests/server/permisos-de-la-carpeta.test.ts'],
};
