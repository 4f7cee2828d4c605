import { screen } from '@testing-library/react';

/** Does it the very moment the screen has that control, before whatever was still to follow has its turn. */
export const enCuantoAparezca = (
  role: 'button' | 'searchbox',
  name: string,
  hacer: (control: HTMLElement) => void,
): Promise<void> =>
  new Promise((hecho) => {
    const mirar = new MutationObserver(() => {
      const control = screen.queryByRole(role, { name });
      if (!control) return;
      mirar.disconnect();
      hacer(control);
      hecho();
    });
    mirar.observe(document.body, { childList: true, subtree: true });
  });

export const pulsarEnCuantoAparezca = (nombre: string): Promise<void> =>
  enCuantoAparezca('button', nombre, (boton) => boton.click());
