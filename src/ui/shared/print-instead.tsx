import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from './use-printing';

/** Where the sheet hangs from, beside the page and its dialogs; the print styles know the name. */
const ATTRIBUTE = 'data-print-instead';

/** What goes on paper, instead of the screen, whoever asks for it: a button or the browser's own menu. */
export function PrintInstead({ children }: { children: ReactNode }) {
  const printing = usePrinting();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(ATTRIBUTE, printing);
    return () => document.documentElement.removeAttribute(ATTRIBUTE);
  }, [printing]);
  return printing ? createPortal(<div {...{ [ATTRIBUTE]: '' }}>{children}</div>, document.body) : null;
}
