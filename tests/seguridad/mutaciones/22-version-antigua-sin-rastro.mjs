/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 22,
  que: 'Pedir un registro con una versión antigua lo lee sin dejar rastro',
  cambios: [
    {
      archivo: 'src/server/http/manejadores/participantes.ts',
      busca: "if (tieneCodigo(error, 'VERSION_OBSOLETA'))",
      pone: "if (tieneCodigo(error, 'SERVIDOR'))",
    },
  ],
  pruebas: ['tests/server/lecturas-con-rastro.test.ts'],
  filtro: 'versión antigua',
};
