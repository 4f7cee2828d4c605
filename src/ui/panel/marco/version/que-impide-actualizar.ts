import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { topDialog } from '@/ui/shared/open-dialogs';

/** Every form with something unsaved answers this, as when the tab closes. */
const algoSinGuardar = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** What was written without a network is on its way from this page. */
const seEnviaLaCola = async ({ haySinRed, cargarCola }: ServiciosPanel): Promise<boolean> =>
  haySinRed() &&
  cargarCola().then(
    ({ vigilante }) => vigilante.enviando(),
    // Its code cannot come to this page any more: nothing of it is running.
    () => false,
  );

/** Why the page cannot be loaded again now, for the person; `null` when it can. */
export const queImpideActualizar = async (servicios: ServiciosPanel): Promise<string | null> => {
  if (topDialog() || algoSinGuardar()) return 'Guarde o descarte lo que está escribiendo y pulse otra vez.';
  return (await seEnviaLaCola(servicios))
    ? 'Se están enviando cambios. Espere a que terminen y pulse otra vez.'
    : null;
};
