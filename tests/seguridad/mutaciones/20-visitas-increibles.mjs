/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'El contador público sube hasta lo que diga cualquiera',
  cambios: [
    {
      archivo: 'src/domain/visitas/contador-visitas.ts',
      busca: 'SALTO_MAXIMO = 100;',
      pone: 'SALTO_MAXIMO = 1_000_000_000;',
    },
  ],
  pruebas: ['tests/contracts/pglite.test.ts'],
};
