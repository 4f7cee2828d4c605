/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 25,
  que: 'Donde hay frase se admite un respaldo sin cifrar',
  cambios: [
    {
      archivo: 'src/infrastructure/storage/respaldos/leer-partes.ts',
      busca: '  if (!cifrado && frase && !sinCifrar)',
      pone: '  if (!cifrado && frase && sinCifrar)',
    },
  ],
  pruebas: ['tests/server/respaldos-firmados.test.ts'],
  filtro: 'salvo que lo pidan',
};
