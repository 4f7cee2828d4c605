/**
 * A copy button answers at once, within the person's own gesture: some browsers refuse the clipboard later.
 * React repeats the click when it arrives and owns the mark from then on, failure and timing included.
 */
export const copiarDeInmediato = (control: HTMLElement): void => {
  const texto = control.dataset.copiar;
  if (texto === undefined) return;
  navigator.clipboard?.writeText(texto).then(
    () => {
      control.dataset.copiado = '';
    },
    () => {},
  );
};
