/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 21,
  que: 'Una guarda apagada no se nota',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/actividad/postgres-libro-encadenado.ts',
      busca: "t.tgenabled in ('O', 'A')",
      pone: "t.tgenabled in ('O', 'A', 'D')",
    },
  ],
  pruebas: ['tests/server/historia-firmada.test.ts'],
  filtro: 'guarda apagada',
};
