import { useRef, useState } from 'react';
import type { Conflicto, Decision } from './dialogo-conflicto';

/** Asks one question at a time, and remembers the answer that was meant for all of one go. */
export const useConflictos = () => {
  const [conflicto, setConflicto] = useState<Conflicto | null>(null);
  const paraTodos = useRef<Decision | null>(null);
  const hayMas = useRef(false);
  const turno = useRef<Promise<unknown>>(Promise.resolve());
  const preguntar = (nombre: string, carpeta: string): Promise<Decision> => {
    const esta = turno.current.then(
      () =>
        paraTodos.current ??
        new Promise<Decision>((responder) => {
          setConflicto({
            nombre,
            carpeta,
            hayMas: hayMas.current,
            decidir: (decision, todos) => {
              if (todos) paraTodos.current = decision;
              setConflicto(null);
              responder(decision);
            },
          });
        }),
    );
    turno.current = esta;
    return esta;
  };
  return {
    conflicto,
    preguntar,
    /** A new go: what was said of another one does not count. */
    empezar: (cuantos: number) => {
      paraTodos.current = null;
      hayMas.current = cuantos > 1;
    },
  };
};
