/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 17,
  que: 'Una versión con una falla conocida se da por buena',
  cambios: [
    {
      archivo: 'scripts/sec/avisos.mjs',
      busca: 'semver.satisfies(version, afectadas, { includePrerelease: true })',
      pone: 'version === afectadas',
    },
  ],
  pruebas: ['tests/tooling/paquetes.test.ts'],
  filtro: 'una versión con una falla conocida',
};
