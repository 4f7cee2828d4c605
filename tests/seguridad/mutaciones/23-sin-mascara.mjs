/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 23,
  que: 'Lo que escribe queda como diga el sistema',
  cambios: [{ archivo: 'src/server/main.ts', busca: 'process.umask(0o077);', pone: '' }],
  pruebas: ['tests/server/permisos-de-la-carpeta.test.ts'],
  filtro: 'no ponga máscara',
};
