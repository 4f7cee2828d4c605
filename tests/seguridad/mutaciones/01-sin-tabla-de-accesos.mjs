/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 1,
  que: 'El servicio no mira el rol',
  cambios: [
    {
      archivo: 'src/server/http/identificar.ts',
      busca: 'if (!accesoPermitido(acceso, actor?.rol ?? null)) throw',
      pone: "if (!accesoPermitido(acceso, actor ? 'ADMINISTRADOR' : null)) throw",
    },
  ],
  pruebas: ['tests/server/politica.test.ts'],
  filtro: 'CONSULTA recibe 403',
};
