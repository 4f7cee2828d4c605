/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Una persona tiene cuantas lecturas pesadas quiera',
  cambios: [
    {
      archivo: 'src/server/http/turnos-de-solicitud.ts',
      busca: 'if (persona.ocupados < aLaVez) {',
      pone: 'if (persona.ocupados < Number.POSITIVE_INFINITY) {',
    },
  ],
  pruebas: ['tests/server/lecturas-a-la-vez.test.ts'],
};
