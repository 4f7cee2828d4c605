import { useCallback, useEffect, useRef, useState } from 'react';
import { usePublico } from '../servicios/use-publico';

/**
 * Which key was copied last, for `duracionMs`, then none. When the browser refuses, nothing is shown and the failure is
 * logged (specification §8): the number stays on the page to be selected by hand.
 */
export const useCopiado = <Clave extends string>(duracionMs: number) => {
  const publico = usePublico();
  const [copiado, fijar] = useState<Clave | null>(null);
  const espera = useRef(0);
  useEffect(() => () => window.clearTimeout(espera.current), []);

  const copiar = useCallback(
    async (clave: Clave, texto: string) => {
      try {
        await publico.portapapeles.copiar(texto);
      } catch (causa) {
        publico.registro.error('No se pudo copiar al portapapeles', causa);
        return;
      }
      window.clearTimeout(espera.current);
      fijar(clave);
      espera.current = window.setTimeout(() => fijar(null), duracionMs);
    },
    [publico, duracionMs],
  );

  return { copiado, copiar };
};
