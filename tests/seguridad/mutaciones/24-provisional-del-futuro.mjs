/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 24,
  que: 'Una contraseña provisional de un reloj adelantado dura hasta entonces',
  cambios: [
    {
      archivo: 'src/domain/usuarios/contrasena-provisional.ts',
      busca: '.getTime() + HOLGURA_MS',
      pone: '.getTime() + HOLGURA_MS * 1_000_000',
    },
  ],
  pruebas: ['tests/server/reloj-que-salta.test.ts'],
  filtro: 'provisional de ese futuro',
};
