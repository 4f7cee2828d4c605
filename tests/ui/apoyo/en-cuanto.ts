import { screen } from '@testing-library/react';

/** Presses the button the very moment the screen has it, before whatever was still to follow has its turn. */
export const pulsarEnCuantoAparezca = (nombre: string): Promise<void> =>
  new Promise((pulsado) => {
    const mirar = new MutationObserver(() => {
      const boton = screen.queryByRole('button', { name: nombre });
      if (!boton) return;
      mirar.disconnect();
      boton.click();
      pulsado();
    });
    mirar.observe(document.body, { childList: true, subtree: true });
  });
