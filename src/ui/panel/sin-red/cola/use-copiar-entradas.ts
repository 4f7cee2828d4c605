import { formatearInstante } from '@/domain/shared/fechas';
import type { Entrada } from '@/domain/sin-red/cola';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { camposEnPalabras } from './palabras-de-cola';
import { useNombrar } from './use-nombrar';

export const cuandoSeHizo = ({ hecha_en }: Entrada): string =>
  formatearInstante(new Date(hecha_en).toISOString());

/** Takes what was written to another place; several at once, because each copy takes the place of the one before. */
export const useCopiarEntradas = (): ((entradas: readonly Entrada[]) => void) => {
  const { servicios } = usePanel();
  const nombrar = useNombrar();
  const enTexto = (entrada: Entrada): string =>
    [entrada.que, `Hecho el ${cuandoSeHizo(entrada)}`, ...camposEnPalabras(entrada, nombrar)].join('\n');
  return (entradas) =>
    void servicios.portapapeles.copiar(entradas.map(enTexto).join('\n\n')).then(
      () => toaster.success('Copiado'),
      () => toaster.error('El navegador no dejó copiar'),
    );
};
