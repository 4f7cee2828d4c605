/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 26,
  que: 'Una dirección de familia mal escrita sale a otros sitios',
  cambios: [
    {
      archivo: 'src/server/http/sitio/servir-sitio.ts',
      busca: "  if (pagina.estado === 404) respuesta.header('referrer-policy', 'no-referrer');\n",
      pone: '',
    },
  ],
  pruebas: ['tests/server/direcciones-con-token.test.ts'],
  filtro: 'no dice a nadie de dónde viene',
};
