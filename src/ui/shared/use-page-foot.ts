import { useEffect } from 'react';

/** A text inside a style: neither its quotes nor its bars end it. */
const asContent = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;

const LETTERS = 'font: 8pt sans-serif; color: #53625E';

/**
 * Says that at the foot of every page that is printed, with its number: a second page apart from the first does not tell
 * whose it is. With a `name`, only of the pages with that name (the CSS property `page`), before what is said of all of
 * them: of several papers printed together, each has its own. A browser that does not know how leaves the foot empty.
 */
export const usePageFoot = (text: string, name = ''): void => {
  useEffect(() => {
    if (typeof CSSStyleSheet === 'undefined' || !('replaceSync' in CSSStyleSheet.prototype)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page ${name} {
      @bottom-left { content: ${asContent(text)}; ${LETTERS} }
      @bottom-right { content: "Página " counter(page) " de " counter(pages); ${LETTERS}; white-space: nowrap; width: 8em }
    }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [text, name]);
};
