import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import { mismoId } from '@/domain/shared/id';
import type { Referencia, Unicidad } from '@/domain/shared/integridad';

export const SEDE_DE_NOVEDAD: Referencia<Pick<Novedad, 'sede_id'>> = {
  nombre: 'novedades_sede',
  campo: 'sede_id',
  noExiste: 'La sede no existe',
  enUso: 'No se puede eliminar la sede: hubo novedades en ella',
};

export const UNA_CORRECCION: Unicidad<Pick<Novedad, 'corrige'>> = {
  nombre: 'novedades_una_correccion',
  campo: 'corrige',
  mensaje: 'Esta novedad ya se corrigió: corrija la última',
  repite: (una, otra) => mismoId(una.corrige, otra.corrige),
};
