import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/ui/shared/after-paint';

/** Whether what was drawn first is on the screen already: from then on, without haste, the rest can be drawn. */
export function useYaPintado(): boolean {
  const [pintado, setPintado] = useState(false);
  useEffect(() => {
    void afterPaint().then(() => startTransition(() => setPintado(true)));
  }, []);
  return pintado;
}
