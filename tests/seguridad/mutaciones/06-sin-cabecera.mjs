/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 6,
  que: 'Falta una cabecera',
  cambios: [
    {
      archivo: 'src/server/http/cabeceras-seguridad.ts',
      busca: "  'x-content-type-options': 'nosniff',\n",
      pone: '',
    },
  ],
  pruebas: ['tests/server/cabeceras.test.ts'],
  filtro: 'cabeceras de seguridad GET /',
};
