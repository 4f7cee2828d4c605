/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 19,
  que: 'Un enlace de restablecimiento sobrevive al cambio de correo, rol o estado',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/usuarios/escribir-usuario.ts',
      busca: '  await anularEnlaces(contexto, usuario);',
      pone: '  void anularEnlaces;',
    },
  ],
  pruebas: ['tests/server/credenciales-vigentes.test.ts'],
  filtro: 'un enlace de restablecimiento',
};
