/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 19,
  que: 'Una sesión se abre aunque la contraseña haya cambiado mientras se comparaba',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/sesion/postgres-sesiones.ts',
      busca: '              eq(usuarios.contrasena, hash),\n              eq(usuarios.version, version),\n',
      pone: '              hash === null || version < 0 ? isNull(usuarios.id) : undefined,\n',
    },
  ],
  pruebas: ['tests/server/credenciales-vigentes.test.ts'],
  filtro: 'una sesión comprobada',
};
