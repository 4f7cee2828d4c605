import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';
import { mensajeIngreso } from './mensaje-ingreso';

export interface Fallo {
  /** Beside the field. */
  campo: string | undefined;
  /** Above the form, when it is not about the field. */
  general: string | undefined;
  /** Nobody answered: it may have been done. */
  sinSaberse: boolean;
}

const deServidor = (error: unknown): string | undefined =>
  (error as { serverMessage?: string | null } | null)?.serverMessage ?? undefined;

/** Where a failure of a form with one field is shown. */
export const fallarEn = (error: unknown, campo: string): Fallo => {
  const enCampo = esErrorAplicacion(error) ? error.campos[campo] : undefined;
  return {
    campo: enCampo,
    general: enCampo ? undefined : (deServidor(error) ?? mensajeIngreso(error)),
    sinSaberse: quedoSinConfirmar(error),
  };
};
