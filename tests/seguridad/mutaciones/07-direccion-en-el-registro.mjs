/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 7,
  que: 'El registro anota la dirección completa, con lo que se busca',
  cambios: [
    {
      archivo: 'src/server/http/registro.ts',
      busca: "ruta: peticion.routeOptions?.url ?? 'desconocida'",
      pone: 'ruta: (peticion as { url?: string }).url',
    },
  ],
  pruebas: ['tests/server/registro.test.ts'],
  filtro: 'ni el registro ni las respuestas',
};
