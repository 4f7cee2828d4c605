/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 22,
  que: 'Llevarse un recibo no deja rastro',
  cambios: [
    {
      archivo: 'src/server/http/manejadores/mensualidades.ts',
      busca: "      await auditoria.consulta('mensualidad', { id });\n      return ok(recibo);",
      pone: '      void auditoria;\n      return ok(recibo);',
    },
  ],
  pruebas: ['tests/server/lecturas-con-rastro.test.ts'],
  filtro: 'un recibo',
};
