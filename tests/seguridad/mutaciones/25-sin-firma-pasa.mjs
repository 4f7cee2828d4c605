/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'Un respaldo sin firma se restaura como los demás',
  cambios: [
    {
      archivo: 'src/domain/respaldos/firma-de-respaldo.ts',
      busca: "  if (procedencia.firma !== 'COMPROBADA' && !sinComprobar)",
      pone: "  if (procedencia.firma === 'DE_OTRA_CLAVE' && !sinComprobar)",
    },
  ],
  pruebas: ['tests/server/respaldos-firmados.test.ts'],
  filtro: 'a propósito vuelve',
};
