const NEVER_PAINTED_MS = 1_000;

/** Once what has just been drawn is on the screen; a page that nobody sees paints nothing, and is not waited for. */
export const afterPaint = (): Promise<void> =>
  new Promise((painted) => {
    if (document.hidden) {
      painted();
      return;
    }
    const late = setTimeout(painted, NEVER_PAINTED_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        painted();
      }),
    );
  });
