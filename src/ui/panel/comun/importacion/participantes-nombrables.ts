import type { ParticipanteListado } from '@/domain/participantes/participante';
import { type Id, mismoId } from '@/domain/shared/id';
import type { Panel } from './importable';

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
