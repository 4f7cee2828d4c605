/** When the focused row has just gone, the reading goes on from the page's title instead of being lost. */
export const recuperarFoco = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const titulo = document.querySelector<HTMLElement>('main h1');
    titulo?.setAttribute('tabindex', '-1');
    titulo?.focus({ preventScroll: true });
  });
};
