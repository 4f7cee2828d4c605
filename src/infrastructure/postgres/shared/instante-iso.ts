/** `2026-11-21 15:04:05.678901+00`, as the database writes an instant for whoever counts in UTC. */
const estaEnUtc = (texto: string): boolean =>
  texto.endsWith('+00') && texto[4] === '-' && texto[10] === ' ' && (texto[19] === '.' || texto[19] === '+');

/** An instant as the core knows it, ISO text in UTC with milliseconds, from what the driver brings. */
export const instanteIso = (valor: unknown): string => {
  // Making a date of the text and text of the date would take longer than all the rest of its row.
  if (typeof valor === 'string' && estaEnUtc(valor))
    return `${valor.slice(0, 10)}T${valor.slice(11, 19)}.${valor.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;
  return new Date(valor as string).toISOString();
};
