import type { Entrada } from '@/domain/sin-red/cola';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { camposEnPalabras } from './palabras-de-cola';
import { useNombrar } from './use-nombrar';

/** Takes what was written to another place. */
export const useCopiarEntrada = (): ((entrada: Entrada) => void) => {
  const { servicios } = usePanel();
  const nombrar = useNombrar();
  return (entrada) =>
    void servicios.portapapeles.copiar([entrada.que, ...camposEnPalabras(entrada, nombrar)].join('\n')).then(
      () => toaster.success('Copiado'),
      () => toaster.error('El navegador no dejó copiar'),
    );
};
