import { type RefObject, useEffect } from 'react';

/** A `<details>` menu opens without JavaScript; with it, Escape and a press outside also close it. */
export const useDesplegable = (ref: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const alPresionar = ({ target }: Event) => {
      const menu = ref.current;
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const alTeclear = ({ key }: KeyboardEvent) => {
      const menu = ref.current;
      if (key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', alPresionar);
    document.addEventListener('keydown', alTeclear);
    return () => {
      document.removeEventListener('pointerdown', alPresionar);
      document.removeEventListener('keydown', alTeclear);
    };
  }, [ref]);
};

/** Closes the menu in which something was chosen. */
export const cerrarDesplegable = (ref: RefObject<HTMLDetailsElement | null>): void => {
  if (ref.current) ref.current.open = false;
};
