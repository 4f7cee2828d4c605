import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { HojaFormato } from './hoja-formato';

/** A template filled for one person. */
export function HojaDocumento({ documento }: { documento: DocumentoPreparado }) {
  const { formato, fundacion, bloques } = documento;
  const nit = fundacion.nit ? `NIT ${fundacion.nit} · ` : '';
  return (
    <HojaFormato
      titulo={formato.nombre}
      organizacion={fundacion.nombre}
      detalle={`${nit}${formato.codigo} · versión ${formato.edicion}`}
      bloques={bloques}
    />
  );
}
