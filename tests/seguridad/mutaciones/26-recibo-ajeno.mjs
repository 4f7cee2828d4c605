/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 26,
  que: 'Con un enlace bueno se baja el recibo de otra familia',
  cambios: [
    {
      archivo: 'src/application/mensualidades/enlaces/abrir-cuenta.ts',
      busca: 'buscarPago(abierta.cuentas, abono);',
      pone: '(buscarPago(abierta.cuentas, abono) ?? { mensualidad: 5, abono: { id: abono as never } });',
    },
  ],
  pruebas: ['tests/server/enlaces-que-no-abren.test.ts'],
  filtro: 'el recibo de otro no se baja, tampoco con un enlace bueno',
};
