import { esquemaId, leido } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import type { Referencia } from '@/domain/shared/integridad';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

/** A signed paper of somebody that the foundation has: one for each template, whichever of its versions was signed. */
export const esquemaPapelRecibido = z.object({
  id: esquemaId,
  participante_id: esquemaId,
  /** Of its template. */
  codigo: z.string(),
  /** When the foundation received it. */
  fecha: fecha(),
  /** Path of its photo or scan in the store; `null` when only the paper itself is kept. */
  archivo: leido(z.string()),
  ...camposRegistro,
});
export type PapelRecibido = z.output<typeof esquemaPapelRecibido>;

export const PARTICIPANTE_DE_PAPEL: Referencia<Pick<PapelRecibido, 'participante_id'>> = {
  nombre: 'papeles_recibidos_participante',
  campo: 'participante_id',
  noExiste: 'El participante no existe',
  enUso: 'No se puede eliminar el participante: tiene papeles firmados',
};
