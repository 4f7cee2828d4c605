/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 3,
  que: 'Salir no cierra la sesión en el servicio',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/sesion/postgres-sesiones-propias.ts',
      busca: '.where(and(eq(sesiones.huella, actual), isNull(sesiones.revocada_en)))',
      pone: ".where(and(eq(sesiones.huella, ''), isNull(sesiones.revocada_en)))",
    },
  ],
  pruebas: ['tests/server/sesion.test.ts'],
  filtro: 'cerrar la sesión invalida',
};
