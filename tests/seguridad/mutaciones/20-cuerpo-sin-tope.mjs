/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Quien no ha entrado manda cuerpos tan grandes como quien trabaja',
  cambios: [
    {
      archivo: 'src/server/http/registrar-servicio.ts',
      busca: "acceso === 'PUBLICO' ? CUERPO_SIN_SESION_BYTES : cuerpoMaximo",
      pone: "acceso === 'PUBLICO' ? undefined : cuerpoMaximo",
    },
  ],
  pruebas: ['tests/server/sin-sesion.test.ts'],
};
