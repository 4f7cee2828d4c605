/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 2,
  que: 'Lo reservado llega a CONSULTA',
  cambios: [
    {
      archivo: 'src/server/http/bloque-reservado.ts',
      busca: "rol === 'ADMINISTRADOR'\n    ? registro",
      pone: 'rol !== null\n    ? registro',
    },
  ],
  pruebas: ['tests/server/historia.test.ts'],
  filtro: 'bloque reservado',
};
