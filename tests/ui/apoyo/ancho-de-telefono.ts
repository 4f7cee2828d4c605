import { vi } from 'vitest';

/** From here on the page is as wide as a phone; `vi.restoreAllMocks()` gives it its width back. */
export const anchoDeTelefono = (): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
};
