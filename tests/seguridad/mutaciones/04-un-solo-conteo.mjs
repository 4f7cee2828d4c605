/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 4,
  que: 'Los fallos de otra parte dejan por fuera a su dueña',
  cambios: [
    {
      archivo: 'src/application/sesion/autenticar-credenciales.ts',
      busca: 'await freno.conoce(deSiempre)',
      pone: "await freno.conoce('')",
    },
  ],
  pruebas: ['tests/server/sesiones-propias.test.ts'],
  filtro: 'no deja por fuera',
};
