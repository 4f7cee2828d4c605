import { useEffect } from 'react';
import { focusTitle } from '@/ui/shared/focus-title';

const ALCANZABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const HASTA = 'main, [role=dialog], [role=alertdialog]';
/** What is drawn with what the key did, and whoever minds its own focus, come first. */
const ESPERA_MS = 150;

const seVe = (elemento: Element): boolean => elemento.isConnected && elemento.getClientRects().length > 0;

/** From an element to the dialog or the page that it is in, both included; empty for what is in neither. */
const alrededorDe = (elemento: Element): Element[] => {
  const alrededor: Element[] = [];
  for (let este: Element | null = elemento; este; este = este.parentElement) {
    alrededor.push(este);
    if (este.matches(HASTA)) return alrededor;
  }
  return [];
};

/**
 * What a key took away, or hid, had the focus and nobody took it: the keyboard goes on from the nearest that is still around
 * it, and not from the top of the page. Only after a key: under a finger, the field that got it would bring the keyboard up.
 */
export const useFocoPerdido = (): void => {
  useEffect(() => {
    let alrededor: readonly Element[] = [];
    let espera = 0;
    const devolver = (ruta: string) => {
      const [perdido, ...cerca] = alrededor;
      if (!perdido || seVe(perdido) || document.activeElement !== document.body) return;
      if (location.pathname !== ruta) return;
      for (const lugar of cerca.filter(seVe)) {
        if (lugar.matches('main')) return void focusTitle();
        const otro = [...lugar.querySelectorAll<HTMLElement>(ALCANZABLE)].find(seVe);
        if (otro) return otro.focus({ preventScroll: true });
      }
    };
    const alTeclear = ({ key }: KeyboardEvent) => {
      if (key !== 'Enter' && key !== ' ') return;
      alrededor = document.activeElement ? alrededorDe(document.activeElement) : [];
      window.clearTimeout(espera);
      espera = window.setTimeout(devolver, ESPERA_MS, location.pathname);
    };
    document.addEventListener('keydown', alTeclear, true);
    return () => {
      window.clearTimeout(espera);
      document.removeEventListener('keydown', alTeclear, true);
    };
  }, []);
};
