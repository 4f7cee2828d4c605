/** Specification §5: a number input parses to a float; what is no number becomes an empty string. */
export function parseNumber(raw: string): number | '' {
  const parsed = Number.parseFloat(raw);
  return Number.isNaN(parsed) ? '' : parsed;
}
