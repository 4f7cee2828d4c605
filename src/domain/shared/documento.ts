import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import { ETIQUETA_TIPO_DOCUMENTO, type TipoDocumento } from '@/domain/shared/tipo-documento';

type Identificado = { tipo_documento: TipoDocumento | null; numero_documento: string | null };

/** Said in the place of a kind that nobody wrote. */
const SIN_TIPO = 'Documento';

/** 'CC 1.020.304.050', 'Sin documento'; `null` when nothing was written. */
export const documentoDe = ({ tipo_documento, numero_documento }: Identificado): string | null => {
  if (tipo_documento === 'SIN_DOCUMENTO') return ETIQUETA_TIPO_DOCUMENTO.SIN_DOCUMENTO;
  if (!numero_documento) return null;
  return `${tipo_documento ?? SIN_TIPO} ${formatearDocumento(numero_documento)}`;
};

/** What {@link documentoDe} wrote, under a label that is that word already: without its kind, the number alone. */
export const documentoRotulado = (documento: string | null): string | null =>
  documento?.replace(`${SIN_TIPO} `, '') ?? null;
