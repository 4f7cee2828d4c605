import { focusTitle } from '@/ui/shared/focus-title';

/** React may take some turns to remove a row, more on a busy machine. */
const ESPERA_MS = 1_000;

/** When the focused row goes, the reading continues from the page's title instead of being lost. */
export const recuperarFoco = (): void => {
  const hasta = performance.now() + ESPERA_MS;
  const mirar = (): void => {
    if (document.activeElement !== document.body) {
      if (performance.now() < hasta) requestAnimationFrame(mirar);
      return;
    }
    focusTitle();
  };
  requestAnimationFrame(mirar);
};
