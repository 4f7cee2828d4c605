import type { Participante } from '@/domain/participantes/participante';
import type { Referencia, Unicidad } from '@/domain/shared/integridad';

/** Whoever has no document, or only part of it, repeats nobody's. */
export const DOCUMENTO_DE_PARTICIPANTE_UNICO: Unicidad<
  Pick<Participante, 'tipo_documento' | 'numero_documento'>
> = {
  nombre: 'participantes_documento_unico',
  repite: (uno, otro) =>
    Boolean(uno.tipo_documento && uno.numero_documento) &&
    uno.tipo_documento === otro.tipo_documento &&
    uno.numero_documento === otro.numero_documento,
  campo: 'numero_documento',
  mensaje: 'Ya existe un participante con este documento',
};

export const SEDE_DE_PARTICIPANTE: Referencia<Pick<Participante, 'sede_id'>> = {
  nombre: 'participantes_sede',
  campo: 'sede_id',
  noExiste: 'La sede no existe',
  enUso: 'No se puede eliminar la sede: tiene participantes',
};
