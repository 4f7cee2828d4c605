/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 20,
  que: 'Los papeles se componen en el hilo que atiende',
  cambios: [
    {
      archivo: 'src/infrastructure/pdf/componer-pdf.ts',
      busca: 'return await grupo.run(definicion, { signal: plazo });',
      pone: 'return await (await import(archivoDelHilo)).default(definicion);',
    },
  ],
  pruebas: ['tests/server/papeles-en-hilos.test.ts'],
  filtro: 'sigue dando vueltas',
};
