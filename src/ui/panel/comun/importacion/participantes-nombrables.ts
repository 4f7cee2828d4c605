import type { ParticipanteListado } from '@/domain/participantes/participante';
import { type Id, mismoId } from '@/domain/shared/id';
import { textoDeCelda } from '@/domain/shared/lectura/celda';
import type { FilaNumerada, Panel } from './importable';

/** Everybody, to find who each row is about; throws what stopped it, so that nobody is taken for a stranger. */
export const cargarParticipantes = async ({ servicios }: Panel): Promise<readonly ParticipanteListado[]> => {
  const { datos, error } = await (await servicios.participantes()).listar();
  if (error) throw error;
  return datos;
};

export const nombreDeParticipante = (
  gente: readonly Pick<ParticipanteListado, 'id' | 'nombre'>[],
  id: unknown,
): string => gente.find((uno) => mismoId(uno.id, id as Id))?.nombre ?? String(id ?? 'Sin participante');

/** Whose a row is: of somebody who was not found, the name that was written says it better than their document. */
export const nombreEnFila = (
  gente: Parameters<typeof nombreDeParticipante>[0],
  { entrada: { participante_id: id }, celdas }: Pick<FilaNumerada, 'entrada' | 'celdas'>,
): string => {
  const escrito = textoDeCelda(celdas.nombre_participante ?? '');
  const esAlguien = gente.some((uno) => mismoId(uno.id, id as Id));
  return escrito !== '' && !esAlguien ? escrito : nombreDeParticipante(gente, id);
};
