/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 15,
  que: 'Las respuestas de los servicios se pueden guardar',
  cambios: [
    {
      archivo: 'src/server/http/crear-aplicacion.ts',
      busca: "respuesta.header('cache-control', 'no-store')",
      pone: "respuesta.header('cache-control', 'private')",
    },
  ],
  pruebas: ['tests/server/cabeceras.test.ts'],
  filtro: 'no se guarda',
};
