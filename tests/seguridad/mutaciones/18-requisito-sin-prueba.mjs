/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 18,
  que: 'La prueba de un requisito ya no existe',
  cambios: [
    {
      archivo: 'tests/server/politica.test.ts',
      busca: "'una ruta que no está en la tabla no existe'",
      pone: "'otra cosa'",
    },
  ],
  pruebas: ['tests/tooling/asvs.test.ts'],
};
