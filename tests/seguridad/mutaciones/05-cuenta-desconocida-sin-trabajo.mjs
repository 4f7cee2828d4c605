/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 5,
  que: 'Por una cuenta desconocida no se calcula nada',
  cambios: [
    {
      archivo: 'src/application/sesion/autenticar-credenciales.ts',
      busca: 'const coincide = await contrasenas.coincide(password, cuenta?.hash ?? null);',
      pone: 'const coincide = cuenta !== null && (await contrasenas.coincide(password, cuenta.hash));',
    },
  ],
  pruebas: ['tests/application/sesion/autenticar-credenciales.test.ts'],
  filtro: 'la misma respuesta',
};
