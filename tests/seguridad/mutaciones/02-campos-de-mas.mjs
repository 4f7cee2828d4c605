/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 2,
  que: 'El perfil acepta cualquier campo',
  cambios: [
    {
      archivo: 'src/domain/usuarios/datos-usuario.ts',
      busca: 'export const esquemaCambiosPerfil = z.strictObject(',
      pone: 'export const esquemaCambiosPerfil = z.looseObject(',
    },
  ],
  pruebas: ['tests/server/sesion.test.ts'],
  filtro: 'PUT /auth/profile rechaza',
};
