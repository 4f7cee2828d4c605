import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

/** What a stored file is to the record of somebody. */
export interface PapelFirmado {
  /** The name of its template. */
  papel: string;
  persona: string;
}

const ANTES = {
  ELIMINAR: 'quítelo antes en su ficha',
  REEMPLAZAR: 'cámbielo en su ficha, o conserve los dos',
} as const;

/** Its record would say that it was received of a file that is gone, or of another one. Throws CONFLICTO. */
export const exigirQueNoSeaPapel = (firmado: PapelFirmado | null, para: keyof typeof ANTES): void => {
  if (firmado)
    throw errorConflicto(`Es un papel firmado de ${firmado.persona} (${firmado.papel}): ${ANTES[para]}`);
};
