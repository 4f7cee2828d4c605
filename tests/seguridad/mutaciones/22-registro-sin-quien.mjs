/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 22,
  que: 'El registro de accesos no dice quién',
  cambios: [
    {
      archivo: 'src/server/http/registro.ts',
      busca: '  identificado?.actor?.id ?? firmante ?? null;',
      pone: '  (identificado && firmante ? null : null);',
    },
  ],
  pruebas: ['tests/server/lecturas-con-rastro.test.ts'],
  filtro: 'con sesión',
};
