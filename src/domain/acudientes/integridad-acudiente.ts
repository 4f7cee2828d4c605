import type { Acudiente } from '@/domain/acudientes/acudiente';
import { mismoId } from '@/domain/shared/id';
import type { Referencia, Unicidad } from '@/domain/shared/integridad';

/** The same person may answer for several participantes, once for each. */
export const DOCUMENTO_DE_ACUDIENTE_UNICO: Unicidad<Pick<Acudiente, 'id_participante' | 'numero_documento'>> =
  {
    nombre: 'acudientes_documento_unico',
    repite: (uno, otro) =>
      mismoId(uno.id_participante, otro.id_participante) && uno.numero_documento === otro.numero_documento,
    campo: 'numero_documento',
    mensaje: 'Este participante ya tiene un acudiente con este documento',
  };

export const PARTICIPANTE_DE_ACUDIENTE: Referencia<Pick<Acudiente, 'id_participante'>> = {
  nombre: 'acudientes_participante',
  campo: 'id_participante',
  noExiste: 'El participante no existe',
  enUso: 'No se puede eliminar el participante: tiene acudientes',
};
