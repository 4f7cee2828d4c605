/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Cada visitante dibuja la página que cambió',
  cambios: [
    {
      archivo: 'src/server/http/sitio/paginas-con-datos.ts',
      busca: 'if (anterior?.de === de) return anterior.lista;',
      pone: "if (anterior?.de === '') return anterior.lista;",
    },
  ],
  pruebas: ['tests/server/paginas-con-datos.test.ts'],
  filtro: 'dibujada una sola vez',
};
