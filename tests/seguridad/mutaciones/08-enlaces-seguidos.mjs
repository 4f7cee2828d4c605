/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 8,
  que: 'Los enlaces simbólicos se siguen',
  cambios: [
    {
      archivo: 'src/infrastructure/storage/disco/lugar-en-disco.ts',
      busca: 'return await lstat(ruta);',
      pone: 'return await stat(ruta);',
    },
    {
      archivo: 'src/infrastructure/storage/disco/lugar-en-disco.ts',
      busca: 'import { lstat, mkdir }',
      pone: 'import { stat, mkdir }',
    },
  ],
  pruebas: ['tests/server/archivos-rutas.test.ts'],
  filtro: 'no se siguen',
};
