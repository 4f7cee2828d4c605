/** Identity of a stored record: our server gives integers; other servers may give strings. Opaque to every client. */
export type Id = number | string;

/** Ids travel in URLs as text, so `7` and `'7'` name the same record. */
export const mismoId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
