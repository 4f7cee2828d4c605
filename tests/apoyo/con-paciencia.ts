import { vi } from 'vitest';

/** Until it no longer throws, also on a machine that stops answering for a while: `vi.waitFor` gives up after a second. */
export const conPaciencia = <T>(comprobar: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(comprobar, { timeout: 20_000 });
