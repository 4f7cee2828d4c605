import { expect } from 'vitest';

const TROZOS = [
  '/',
  ' ',
  'a',
  '1',
  '1.',
  '1 ',
  "1'",
  '(',
  '+',
  'a ',
  'a@',
  '.a',
  '|',
  '|-',
  '**',
  '{{',
  '\n',
  '- ',
  '\u0301',
  ',',
  ';',
  'ñ/',
  '<',
  ' \t',
];
/** What is before and after. */
const BORDES = [
  ['', ''],
  ['', 'x'],
  ['', '!'],
  ['', '/x'],
  ['', '@'],
  ['x', 'x'],
] as const;

/** Of this process alone, and the least of three: a busy machine does not count. */
const tiempoDe = (lee: (texto: string) => void, texto: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const inicio = process.cpuUsage();
      lee(texto);
      return process.cpuUsage(inicio).user / 1000;
    }),
  );

const LARGO = 15_000;
/** Below this, nobody would notice, and the clock says little. */
const NOTABLE_MS = 40;
/** Four times the text takes four times as long; sixteen when each sign is tried from each other. */
const CRECE_DE_MAS = 13;
const MEDICIONES = 6;

/** Throws when reading four times as much takes far more than four times as long. */
export const exigirQueCuesteLoQueMide = (lee: (texto: string) => void): void => {
  for (const trozo of TROZOS) {
    for (const [cabeza, cola] of BORDES) {
      const hecho = (largo: number) => cabeza + trozo.repeat(Math.ceil(largo / trozo.length)) + cola;
      const cuatro = tiempoDe(lee, hecho(4 * LARGO));
      if (cuatro < NOTABLE_MS) continue;
      const crecimientos = [cuatro / tiempoDe(lee, hecho(LARGO))];
      // A machine that stops in the middle of one measure does not stop in all of them; the fault is in each.
      while (Math.min(...crecimientos) >= CRECE_DE_MAS && crecimientos.length < MEDICIONES)
        crecimientos.push(tiempoDe(lee, hecho(4 * LARGO)) / tiempoDe(lee, hecho(LARGO)));
      const caso = JSON.stringify([cabeza, trozo, cola]);
      expect(Math.min(...crecimientos), caso).toBeLessThan(CRECE_DE_MAS);
    }
  }
};
