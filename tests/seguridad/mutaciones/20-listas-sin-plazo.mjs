/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Una lista tiene tanto tiempo como lo demás',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/base-datos/abrir-postgres.ts',
      busca: 'const ORDEN_DE_LISTA_MS = 3_000;',
      pone: 'const ORDEN_DE_LISTA_MS = ORDEN_MS;',
    },
  ],
  pruebas: ['tests/server/conexiones.test.ts'],
  filtro: 'tres segundos',
};
