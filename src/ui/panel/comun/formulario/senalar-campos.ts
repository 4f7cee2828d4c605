import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/**
 * The service's words beside each field they are about; those of fields that the form has not go to its summary.
 * `nombres` says what the form calls a field of the service, where it is not the same.
 */
export const senalarCampos = <V extends FieldValues>(
  formulario: Pick<UseFormReturn<V>, 'setError'>,
  error: unknown,
  nombres: Readonly<Record<string, FieldPath<V>>> = {},
): void => {
  if (!esErrorAplicacion(error)) return;
  for (const [campo, message] of Object.entries(error.campos)) {
    formulario.setError(nombres[campo] ?? (campo as FieldPath<V>), { type: 'servicio', message });
  }
};
