/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 26,
  que: 'El enlace de una familia no vence',
  cambios: [
    {
      archivo: 'src/domain/mensualidades/enlaces/enlace-de-cuenta.ts',
      busca: 'instante < Date.parse(expira_en)',
      pone: 'expira_en !== ""',
    },
  ],
  pruebas: ['tests/server/enlaces-que-no-abren.test.ts'],
  filtro: 'vencido, revocado y desconocido responden lo mismo, con el mismo trabajo',
};
