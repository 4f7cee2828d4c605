/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 16,
  que: 'Leer un detalle no deja rastro',
  cambios: [
    {
      archivo: 'src/server/http/manejadores/participantes.ts',
      busca: "      await auditoria.consulta('participante', participante);\n",
      pone: '      void auditoria;\n',
    },
  ],
  pruebas: ['tests/server/auditoria-completa.test.ts'],
  filtro: 'lecturas del detalle',
};
