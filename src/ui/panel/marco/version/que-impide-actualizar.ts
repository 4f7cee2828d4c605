import { topDialog } from '@/ui/shared/open-dialogs';

/** Every form with something unsaved answers this, as when the tab closes. */
const algoSinGuardar = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Why the page cannot be loaded again now, for the person; `null` when it can. `enviando` says whether what was written
 * without a network is on its way.
 */
export const queImpideActualizar = (enviando: () => boolean): string | null => {
  if (topDialog() || algoSinGuardar()) return 'Guarde o descarte lo que está escribiendo y pulse otra vez.';
  return enviando() ? 'Se están enviando cambios. Espere a que terminen y pulse otra vez.' : null;
};
