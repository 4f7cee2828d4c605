/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 5,
  que: 'A una cuenta inactiva se le dice que lo está',
  cambios: [
    {
      archivo: 'src/application/sesion/autenticar-credenciales.ts',
      busca: '    if (!cuenta || !coincide',
      pone: "    if (cuenta && cuenta.usuario.estado !== 'ACTIVO') throw new ErrorAplicacion('NO_AUTENTICADO', 'Cuenta inactiva');\n    if (!cuenta || !coincide",
    },
  ],
  pruebas: ['tests/server/sesion.test.ts'],
  filtro: 'responde lo mismo',
};
