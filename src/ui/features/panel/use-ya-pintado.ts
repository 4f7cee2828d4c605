import { startTransition, useEffect, useState } from 'react';

const NEVER_PAINTED_MS = 1_000;

/** Once what has just been drawn is on the screen; a page that nobody sees paints nothing, and is not waited for. */
const afterPaint = (): Promise<void> =>
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

/** Whether what was drawn first is on the screen already: from then on, without haste, the rest can be drawn. */
export function useYaPintado(): boolean {
  const [pintado, setPintado] = useState(false);
  useEffect(() => {
    void afterPaint().then(() => startTransition(() => setPintado(true)));
  }, []);
  return pintado;
}
