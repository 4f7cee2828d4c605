import { startTransition, useEffect, useState } from 'react';

/** A page that nobody looks at is not painted: it goes on without. */
const SIN_PINTAR_MS = 100;

/** Whether what was drawn first is on the screen already: from then on, without haste, the rest can be drawn. */
export function useYaPintado(): boolean {
  const [pintado, setPintado] = useState(false);
  useEffect(() => {
    const seguir = () => startTransition(() => setPintado(true));
    let espera = setTimeout(seguir, SIN_PINTAR_MS);
    const cuadro = requestAnimationFrame(() => {
      clearTimeout(espera);
      espera = setTimeout(seguir);
    });
    return () => {
      cancelAnimationFrame(cuadro);
      clearTimeout(espera);
    };
  }, []);
  return pintado;
}
