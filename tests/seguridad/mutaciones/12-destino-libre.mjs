/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 12,
  que: 'Al ingresar se va a donde diga la dirección',
  cambios: [
    {
      archivo: 'src/domain/sesion/destino-inicio.ts',
      busca: 'return esDelPanel ? recordado : DESTINO_POR_DEFECTO;',
      pone: 'return esDelPanel || recordado ? recordado : DESTINO_POR_DEFECTO;',
    },
  ],
  pruebas: ['tests/domain/sesion/destino-inicio.test.ts'],
};
