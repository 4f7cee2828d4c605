/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Lo rechazado sin sesión siempre llega a la base',
  cambios: [
    {
      archivo: 'src/server/http/freno-de-direcciones.ts',
      busca: 'conteo.rechazos < maximo ||',
      pone: 'conteo.rechazos >= 0 ||',
    },
  ],
  pruebas: ['tests/server/freno-de-direcciones.test.ts'],
  filtro: 'no llega a la base',
};
