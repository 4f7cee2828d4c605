import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

/** What a stored file is to the record of somebody. */
export interface PapelFirmado {
  /** The name of its template. */
  papel: string;
  persona: string;
}

/** Its record would say that it was received of a file that is gone. Throws CONFLICTO. */
export const exigirQueNoSeaPapel = (firmado: PapelFirmado | null): void => {
  if (firmado)
    throw errorConflicto(
      `Es un papel firmado de ${firmado.persona} (${firmado.papel}): quítelo antes en su ficha`,
    );
};
