/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Sobre unos archivos incompletos se empieza una base nueva',
  cambios: [
    {
      archivo: 'src/infrastructure/postgres/base-datos/abrir-base-datos.ts',
      busca: 'if (habia && !existsSync(join(carpeta, VERSION)))',
      pone: 'if (carpeta === VERSION)',
    },
  ],
  pruebas: ['tests/server/base-danada.test.ts'],
  filtro: 'falta el que dice',
};
