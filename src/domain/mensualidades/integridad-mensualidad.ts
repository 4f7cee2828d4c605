import type { Arqueo } from '@/domain/mensualidades/cierres/arqueo-guardado';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { type Id, mismoId } from '@/domain/shared/id';
import type { Referencia, Unicidad } from '@/domain/shared/integridad';

/** Annulled ones do not count, and those of no month repeat nobody's. */
export const COBRO_UNICO: Unicidad<Pick<Mensualidad, 'participante_id' | 'periodo' | 'concepto' | 'estado'>> =
  {
    nombre: 'mensualidades_unica',
    repite: (una, otra) =>
      una.periodo !== null &&
      una.periodo === otra.periodo &&
      una.concepto === otra.concepto &&
      una.estado !== 'ANULADA' &&
      otra.estado !== 'ANULADA' &&
      mismoId(una.participante_id, otra.participante_id),
    campo: 'periodo',
    mensaje: 'El participante ya tiene este concepto en este mes',
  };

export const PARTICIPANTE_DE_MENSUALIDAD: Referencia<Pick<Mensualidad, 'participante_id'>> = {
  nombre: 'mensualidades_participante',
  campo: 'participante_id',
  noExiste: 'El participante no existe',
  enUso: 'No se puede eliminar el participante: tiene mensualidades',
};

export const ACUDIENTE_DE_MENSUALIDAD: Referencia<Pick<Mensualidad, 'id_acudiente'>> = {
  nombre: 'mensualidades_acudiente',
  campo: 'id_acudiente',
  noExiste: 'El acudiente no existe',
  enUso: 'No se puede eliminar el acudiente: hay mensualidades a su nombre',
};

export const ACUDIENTE_DE_PAGO: Referencia<{ id_acudiente: Id | null }> = {
  nombre: 'pagos_acudiente',
  campo: 'id_acudiente',
  noExiste: 'El acudiente no existe',
  enUso: 'No se puede eliminar el acudiente: hay pagos a su nombre',
};

export const ACUDIENTE_DE_MOVIMIENTO: Referencia<Pick<MovimientoAFavor, 'id_acudiente'>> = {
  nombre: 'movimientos_a_favor_acudiente',
  campo: 'id_acudiente',
  noExiste: 'El acudiente no existe',
  enUso: 'No se puede eliminar el acudiente: hay movimientos de saldo a favor a su nombre',
};

export const SEDE_DE_ABONO: Referencia<Pick<Abono, 'sede_id'>> = {
  nombre: 'abonos_sede',
  campo: 'sede_id',
  noExiste: 'La sede no existe',
  enUso: 'No se puede eliminar la sede: tiene pagos',
};

export const SEDE_DE_MOVIMIENTO: Referencia<Pick<MovimientoAFavor, 'sede_id'>> = {
  nombre: 'movimientos_a_favor_sede',
  campo: 'sede_id',
  noExiste: 'La sede no existe',
  enUso: 'No se puede eliminar la sede: tiene devoluciones',
};

export const SEDE_DE_ARQUEO: Referencia<Pick<Arqueo, 'sede_id'>> = {
  nombre: 'arqueos_sede',
  campo: 'sede_id',
  noExiste: 'La sede no existe',
  enUso: 'No se puede eliminar la sede: tiene arqueos de caja',
};
