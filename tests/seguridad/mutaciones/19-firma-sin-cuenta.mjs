/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 19,
  que: 'Una dirección firmada sobrevive a su cuenta',
  cambios: [
    {
      archivo: 'src/application/archivos/usar-firma.ts',
      busca: 'if ((await firmantes.credencial(permiso.usuario)) !== permiso.credencial) throw errorFirma();',
      pone: 'await firmantes.credencial(permiso.usuario);',
    },
  ],
  pruebas: ['tests/server/firmas-de-la-cuenta.test.ts'],
  filtro: 'no sirve ninguna',
};
