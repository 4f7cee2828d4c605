/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 13,
  que: 'El servicio cree lo que el navegador supone',
  cambios: [
    {
      archivo: 'src/domain/shared/politica/politica-api.ts',
      busca: "acceso === 'PUBLICO' || (rol !== null && rolAlcanza(rol, acceso))",
      pone: "acceso === 'PUBLICO' || rol !== null",
    },
    {
      archivo: 'src/infrastructure/di/server/servicios-peticion.ts',
      busca: 'alcanza: async (requerido) => rolAlcanza(rol, requerido)',
      pone: 'alcanza: async (requerido) => rolAlcanza(rol, requerido) || true',
    },
  ],
  pruebas: ['tests/server/rol-adulterado.test.ts'],
};
