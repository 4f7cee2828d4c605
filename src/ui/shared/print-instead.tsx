import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** Where the sheet hangs from, beside the page and its dialogs; the print styles know the name. */
const ATTRIBUTE = 'data-print-instead';

/** True from the moment the browser is about to print until it has. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the listener ends.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

/** What goes on paper, instead of the screen, whoever asks for it: a button or the browser's own menu. */
export function PrintInstead({ children }: { children: ReactNode }) {
  const printing = usePrinting();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(ATTRIBUTE, printing);
    return () => document.documentElement.removeAttribute(ATTRIBUTE);
  }, [printing]);
  return printing ? createPortal(<div {...{ [ATTRIBUTE]: '' }}>{children}</div>, document.body) : null;
}
