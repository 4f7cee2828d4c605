/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 4,
  que: 'Los fallos de toda una dirección dejan por fuera a quienes entran desde ella',
  cambios: [
    {
      archivo: 'src/application/sesion/autenticar-credenciales.ts',
      busca: 'conocido ? [porCuenta] : [porCuenta, porDireccion]',
      pone: '[porCuenta, porDireccion]',
    },
  ],
  pruebas: ['tests/server/sesion.test.ts'],
  filtro: 'desde la red de la casa',
};
