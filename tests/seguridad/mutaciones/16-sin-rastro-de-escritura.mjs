/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 16,
  que: 'Cambiar el perfil no deja rastro',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/sesion/postgres-cuentas.ts',
      busca: "    await anotarHistoria(contexto, {\n      entidad: 'usuario',\n      accion: 'ACTUALIZAR',",
      pone: "    void (async () => ({\n      entidad: 'usuario',\n      accion: 'ACTUALIZAR',",
    },
    {
      archivo: 'src/infrastructure/postgres/sesion/postgres-cuentas.ts',
      busca: '      despues: { id, ...fila },\n    });',
      pone: '      despues: { id, ...fila },\n    }));',
    },
  ],
  pruebas: ['tests/server/auditoria-completa.test.ts'],
  filtro: 'PUT /auth-api/auth/profile',
};
