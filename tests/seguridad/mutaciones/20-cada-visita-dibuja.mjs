/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Cada visitante dibuja la página que cambió',
  cambios: [
    {
      archivo: 'src/server/http/sitio/paginas-con-datos.ts',
      busca: 'if (enCamino?.de === de) return enCamino.lista;',
      pone: "if (enCamino?.de === '') return enCamino.lista;",
    },
  ],
  pruebas: ['tests/server/paginas-con-datos.test.ts'],
  filtro: 'dibujada una sola vez',
};
