/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 3,
  que: 'Al cambiar la contraseña sigue sirviendo el token de antes',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/shared/postgres-contrasenas.ts',
      busca: '.set({ huella: renovada.nueva })',
      pone: '.set({ huella: renovada.anterior })',
    },
  ],
  pruebas: ['tests/server/contrasenas.test.ts'],
  filtro: 'cierra las demás sesiones',
};
