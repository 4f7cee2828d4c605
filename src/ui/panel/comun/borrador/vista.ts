import type { RefObject } from 'react';

/**
 * The stored record that a form edits, as the person last saw it. What was typed over another version is over that one by
 * its number alone: what it said is not kept, and the rest is what is stored now.
 */
export type Vista = RefObject<{ version: number; soloSuVersion?: true } | null>;

/** Comparing it with what is stored says nothing of what changed since. */
export const soloTieneSuVersion = (vista: unknown): boolean =>
  typeof vista === 'object' && vista !== null && 'soloSuVersion' in vista;
