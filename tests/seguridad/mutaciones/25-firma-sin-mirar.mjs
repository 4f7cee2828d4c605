/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'Una firma que no corresponde se toma por una de otra clave',
  cambios: [
    {
      archivo: 'src/application/respaldos/revisar-respaldo.ts',
      busca: "  if (estado === 'FALSA')\n",
      pone: "  if (estado === 'FALSA' && !firmado.clave)\n",
    },
  ],
  pruebas: ['tests/server/respaldos-firmados.test.ts'],
  filtro: 'ninguna opción la deja pasar',
};
