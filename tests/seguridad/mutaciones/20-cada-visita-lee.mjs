/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Cada visitante hace su propia lectura de lo publicado',
  cambios: [
    {
      archivo: 'src/infrastructure/di/server/una-lectura-a-la-vez.ts',
      busca: 'if (enCurso === null) return empezar();',
      pone: 'if (enCurso !== undefined) return empezar();',
    },
  ],
  pruebas: ['tests/server/sin-sesion.test.ts'],
  filtro: 'no son cincuenta lecturas',
};
