/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 14,
  que: 'El último administrador se puede quitar',
  cambios: [
    {
      archivo: 'src/domain/usuarios/reglas-usuario.ts',
      busca: '  if (pierde && administradoresActivos <= 1)\n',
      pone: '  if (pierde && administradoresActivos < 0)\n',
    },
    {
      archivo: 'src/infrastructure/postgres/usuarios/postgres-usuario-repository.ts',
      busca: '    if (esTransaccion(db)) await db.execute(',
      pone: '    if (!esTransaccion(db)) await db.execute(',
    },
  ],
  pruebas: ['tests/server/ultimo-administrador.test.ts'],
  filtro: 'mil intentos',
};
