/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 4,
  que: 'Una sesión abierta basta para quedarse con la cuenta de otra persona',
  cambios: [
    {
      archivo: 'src/application/usuarios/actualizar-usuario.ts',
      busca: 'if (cambiaCorreo(antes, cambios)) await',
      pone: 'if (cambiaCorreo(antes, antes)) await',
    },
  ],
  pruebas: ['tests/server/cambio-de-correo.test.ts'],
  filtro: 'pide la contraseña de quien lo cambia',
};
