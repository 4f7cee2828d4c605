/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Colgar devuelve el turno de lo que sigue andando',
  cambios: [
    {
      archivo: 'src/server/http/turnos-de-solicitud.ts',
      busca: 'Promise.all([hecho.catch(() => undefined), cerrada]).then(turno.soltar)',
      pone: 'Promise.race([hecho.catch(() => undefined), cerrada]).then(turno.soltar)',
    },
  ],
  pruebas: ['tests/server/lecturas-a-la-vez.test.ts'],
  filtro: 'quien cuelga',
};
