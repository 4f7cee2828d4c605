/**
 * Faults outside the core that nobody can tell from the right code by what they see or ask. Each is known by its file,
 * its line of code and what it changes, as the sample prints them.
 */
export const EQUIVALENTES_DE_MUESTRA = [
  {
    archivo: 'src/server/consola.ts',
    en: 'process.exitCode = 1;',
    cambio: '1 → 2',
    motivo: 'Quien llama a la orden solo distingue cero de lo demás.',
  },
];
