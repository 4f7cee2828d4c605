import { leerDinero } from '@/domain/shared/lectura/leer-entero';
import type { Retyped } from './typed-input';

const GROUPED = /^\d{0,3}(?:\.\d{3})*$/;

const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** What came in between two texts: what is left of the second without its common beginning and end. */
const insertedIn = (before: string, after: string): string => {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
};

/** Where the caret goes so that as many digits as before stay at its left; past the dot when erasing towards the right. */
const caretAfter = (text: string, digits: number, forward: boolean): number => {
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < digits; caret += 1) if (text[caret] !== '.') seen += 1;
  return forward && text[caret] === '.' ? caret + 1 : caret;
};

/** The text reads as the amount that its digits are: with cents, though they are zero, they are others. */
const readsAsItsDigits = (text: string): boolean => {
  const reading = leerDinero(text);
  return 'valor' in reading && reading.valor === Number(text.replace(/\D/g, ''));
};

/**
 * Puts the dots of the thousands while an amount is typed, keeping the caret between the same digits. Only what is
 * certainly an amount is touched: digits typed into an amount that was, or a text that reads as one. A comma, a decimal
 * part or a letter stay as they were written, for the reading rule to understand or refuse: among dots of ours, the second
 * comma of `1,200,000` would be another sign.
 */
export function regroup(before: string, after: Retyped, forward: boolean): Retyped {
  const inserted = insertedIn(before, after.text);
  const typedDigits = GROUPED.test(before) && /^\d*$/.test(inserted);
  // Another sign or a word that is still being typed ('850.000 pesos') stays until the end; pasted, it came whole.
  const finished = inserted.length > 1 || /^[\d.]*\d$/.test(after.text);
  if (!typedDigits && !(finished && readsAsItsDigits(after.text))) return after;
  const text = group(after.text.replace(/\D/g, ''));
  const digitsAtLeft = after.text.slice(0, after.caret).replace(/\D/g, '').length;
  return { text, caret: caretAfter(text, digitsAtLeft, forward) };
}
