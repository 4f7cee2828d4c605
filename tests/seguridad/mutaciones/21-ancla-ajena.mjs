/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 21,
  que: 'Una depuración hecha por otro pasa por la del servicio',
  cambios: [
    {
      archivo: 'src/application/actividad/verificar-sellos.ts',
      busca: "  if (estado === 'BUENA') return [];",
      pone: "  if (estado !== 'AJENA') return [];",
    },
  ],
  pruebas: ['tests/server/historia-firmada.test.ts'],
  filtro: 'depurar por su cuenta',
};
