import { toaster } from '@/ui/shared/toast-store';
import { explicarError } from './explicar-error';

/** For a failure with no dialog to show it in. */
export const avisarError = (error: unknown, titulo: string): void => {
  const { causa, deCampos } = explicarError(error);
  toaster.error(`${titulo}. ${[causa, deCampos.join('. ')].filter(Boolean).join(': ')}`);
};
