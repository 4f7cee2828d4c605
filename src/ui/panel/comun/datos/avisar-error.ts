import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';
import { NO_SABEMOS } from '@/domain/shared/errores/mensajes-operacion';
import { type ToastAction, toaster } from '@/ui/shared/toast-store';
import { explicarError } from './explicar-error';

/** For a failure with no dialog to show it in. */
export const avisarError = (error: unknown, titulo: string, ...acciones: ToastAction[]): void => {
  const { causa, deCampos } = explicarError(error);
  toaster.error(`${titulo}. ${[causa, deCampos.join('. ')].filter(Boolean).join(': ')}`, ...acciones);
};

/** The same of a write, whose list is being asked for again: without an answer nobody knows whether it was done. */
export const avisarFalloAlEscribir = (error: unknown, titulo: string): void =>
  avisarError(error, quedoSinConfirmar(error) ? `${NO_SABEMOS}: mire la lista. ${titulo}` : titulo);

/** What was wrong in what was chosen would be as wrong again: trying the same is not offered. */
export const otraVez = (error: unknown, intentar: () => void): ToastAction[] =>
  tieneCodigo(error, 'VALIDACION') ? [] : [{ label: 'Reintentar', onClick: intentar }];
