/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 15,
  que: 'Al salir queda el usuario en el navegador',
  cambios: [
    {
      archivo: 'src/infrastructure/browser/sesion-store-navegador.ts',
      busca: '    almacen.quitar(TOKEN);\n    almacen.quitar(USUARIO);',
      pone: '    almacen.quitar(TOKEN);',
    },
  ],
  pruebas: ['tests/infrastructure/browser/sesion-store-navegador.test.ts'],
};
