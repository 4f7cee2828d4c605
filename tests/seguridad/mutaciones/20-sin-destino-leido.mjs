/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Lo que viene a una dirección que no existe se lee entero',
  cambios: [
    {
      archivo: 'src/server/http/llegada.ts',
      busca: 'if (!peticion.is404 || !traeCuerpo(peticion)) return seguir();',
      pone: 'if (peticion.is404 || traeCuerpo(peticion)) return seguir();',
    },
  ],
  pruebas: ['tests/server/sin-sesion.test.ts'],
  filtro: 'que no existe, no se lee',
};
