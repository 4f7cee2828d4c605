/**
 * Specification §5: a select with a numeric value yields a number.
 * A text that only looks numeric ('007', '1e3') is kept, because turning it into a number would lose it.
 */
export function parseSelectValue(raw: string): string | number {
  const asNumber = Number(raw);
  return raw !== '' && String(asNumber) === raw ? asNumber : raw;
}
