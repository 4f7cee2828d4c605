import type { DuenoDeGestion } from '@/domain/mensualidades/cobranza/gestion';
import type { Referencia } from '@/domain/shared/integridad';

export const ACUDIENTE_DE_GESTION: Referencia<Pick<DuenoDeGestion, 'id_acudiente'>> = {
  nombre: 'gestiones_de_cobro_acudiente',
  campo: 'id_acudiente',
  noExiste: 'El acudiente no existe',
  enUso: 'No se puede eliminar el acudiente: hay gestiones de cobro a su nombre',
};

export const ACUDIENTE_DE_CANAL: Referencia<Pick<DuenoDeGestion, 'id_acudiente'>> = {
  nombre: 'canales_de_cobro_acudiente',
  campo: 'id_acudiente',
  noExiste: 'El acudiente no existe',
  enUso: 'No se puede eliminar el acudiente: autorizó un canal de cobro',
};

export const PARTICIPANTE_DE_GESTION: Referencia<Pick<DuenoDeGestion, 'participante_id'>> = {
  nombre: 'gestiones_de_cobro_participante',
  campo: 'participante_id',
  noExiste: 'El participante no existe',
  enUso: 'No se puede eliminar el participante: hay gestiones de cobro de lo que paga',
};

export const PARTICIPANTE_DE_CANAL: Referencia<Pick<DuenoDeGestion, 'participante_id'>> = {
  nombre: 'canales_de_cobro_participante',
  campo: 'participante_id',
  noExiste: 'El participante no existe',
  enUso: 'No se puede eliminar el participante: hay un canal de cobro autorizado para lo que paga',
};
