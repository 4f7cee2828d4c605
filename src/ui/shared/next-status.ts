import type { Tone } from './tone';

export type StatusOption<S extends string> = { value: S; label: string; tone?: Tone };

/** The one after `status`, wrapping to the first; nothing when there is no other to go to. */
export function nextStatus<S extends string>(
  options: readonly StatusOption<S>[],
  status: S,
): StatusOption<S> | undefined {
  const index = options.findIndex((option) => option.value === status);
  if (index === -1 || options.length < 2) return undefined;
  return options[(index + 1) % options.length];
}
