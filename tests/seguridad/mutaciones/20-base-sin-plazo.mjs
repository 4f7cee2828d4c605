/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Lo que pide cualquiera espera a la base sin plazo',
  cambios: [
    {
      archivo: 'src/infrastructure/di/server/con-plazo.ts',
      busca: 'visitas: { subirHasta: conBase(visitas.subirHasta) },',
      pone: '',
    },
    {
      archivo: 'src/server/http/con-plazo-de-respuesta.ts',
      busca: 'rechazar(sinRespuesta()), plazoMs);',
      pone: 'rechazar(sinRespuesta()), 40 * plazoMs);',
    },
  ],
  pruebas: ['tests/server/base-detenida.test.ts'],
};
