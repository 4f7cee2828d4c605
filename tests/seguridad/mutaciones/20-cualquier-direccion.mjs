/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Se cree todo lo que dice la cabecera sobre quién pide',
  cambios: [
    {
      archivo: 'src/server/http/crear-aplicacion.ts',
      busca: 'salto < proxies)',
      pone: 'salto >= 0)',
    },
  ],
  pruebas: ['tests/server/freno-de-direcciones.test.ts'],
  filtro: 'la dirección de quien pide',
};
