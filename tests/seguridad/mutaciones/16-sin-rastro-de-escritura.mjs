/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 16,
  que: 'Cambiar el perfil no deja rastro',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/sesion/postgres-cuentas.ts',
      busca: "await anotarHistoria(tx, {\n        entidad: 'usuario',\n        accion: 'ACTUALIZAR',",
      pone: "await (async (_suceso: object) => {})({\n        entidad: 'usuario',\n        accion: 'ACTUALIZAR',",
    },
  ],
  pruebas: ['tests/server/auditoria-completa.test.ts'],
  filtro: 'cada escritura deja rastro',
};
