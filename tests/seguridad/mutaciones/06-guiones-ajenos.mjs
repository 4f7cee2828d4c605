/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 6,
  que: 'La política deja correr guiones escritos en la página',
  cambios: [
    {
      archivo: 'src/server/http/cabeceras-seguridad.ts',
      busca: "`script-src 'self'${",
      pone: "`script-src 'self' 'unsafe-inline'${",
    },
  ],
  pruebas: ['tests/server/cabeceras.test.ts'],
  filtro: 'guiones solo propios',
};
