import type { ImprentaFormatos } from '@/application/formatos/documentos-formato.port';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';

/** One PDF of all of them. Throws CONFLICTO when one must not be issued, VALIDACION when there is none. */
export const imprimirDocumentos =
  (imprenta: ImprentaFormatos) =>
  async (titulo: string, documentos: readonly DocumentoPreparado[]): Promise<Uint8Array> => {
    if (documentos.length === 0) throw errorValidacion('No hay plantillas vigentes para imprimir');
    const impedido = documentos.find(({ impedimento }) => impedimento !== null);
    if (impedido?.impedimento) throw errorConflicto(impedido.impedimento);
    return imprenta.componer(titulo, documentos);
  };
