/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 8,
  que: 'Se sale de la bodega con puntos y barras',
  cambios: [
    {
      archivo: 'src/domain/archivos/ruta-archivo.ts',
      busca: "  if (/^\\.+$/.test(nombre)) rechazar('El nombre no puede ser solo puntos');\n",
      pone: '',
    },
    {
      archivo: 'src/domain/archivos/ruta-archivo.ts',
      busca: "  if (/[/\\\\]/.test(nombre)) rechazar('El nombre no puede contener / ni \\\\');\n",
      pone: '',
    },
  ],
  pruebas: ['tests/server/archivos-rutas.test.ts'],
  filtro: 'se rechaza en español',
};
