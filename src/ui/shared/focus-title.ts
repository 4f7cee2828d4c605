/** Where reading goes on when what had the focus is gone: the title of the page, and not its top. */
export function focusTitle(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  return title;
}
