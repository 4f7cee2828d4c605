/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 22,
  que: 'La respuesta guardada de una creación lleva los datos de salud',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/shared/crear-en-una-sentencia.ts',
      busca: 'JSON.stringify(sinDatosReservados(registro)).slice(1)',
      pone: 'JSON.stringify(sinDatosReservados ? registro : null).slice(1)',
    },
  ],
  pruebas: ['tests/server/lecturas-con-rastro.test.ts'],
  filtro: 'en-una-sentencia',
};
