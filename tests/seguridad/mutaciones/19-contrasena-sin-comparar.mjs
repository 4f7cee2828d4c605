/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 19,
  que: 'Una contraseña se guarda sobre otra que no es la que se comprobó',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/shared/postgres-contrasenas.ts',
      busca: 'if (fila?.contrasena !== anterior) return false;',
      pone: "if (fila?.contrasena === '' && anterior) return false;",
    },
  ],
  pruebas: ['tests/server/credenciales-vigentes.test.ts'],
  filtro: 'una contraseña comprobada',
};
