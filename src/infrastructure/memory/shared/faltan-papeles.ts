import { papelesDeIngreso, papelesQueFaltan } from '@/domain/formatos/papeles-de-ingreso';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from './base-memoria';

/** Whether some signed paper of the admission is not here. */
export const faltanPapeles = ({ formatos, papeles }: BaseMemoria, participante: Id): boolean => {
  const suyos = papeles.todas().filter(({ participante_id }) => mismoId(participante_id, participante));
  return papelesQueFaltan(papelesDeIngreso(formatos.todas(), suyos)).length > 0;
};
