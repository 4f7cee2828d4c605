/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 23,
  que: 'El candado cree en el número de proceso, que se repite en cada contenedor',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/base-datos/bloqueo-carpeta.ts',
      busca: 'if (!tomar(descriptor, carpeta)) throw',
      pone: "if (!tomar(descriptor, carpeta) && Number.parseInt(readFileSync(ruta, 'utf8'), 10) !== process.pid) throw",
    },
  ],
  pruebas: ['tests/faults/candado.test.ts'],
  filtro: 'nada confirmado se pierde',
};
