import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import type { Id } from '@/domain/shared/id';

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const eliminarParticipante =
  ({ participantes, permisos }: { participantes: ParticipanteRepository; permisos: Permisos }) =>
  async (id: Id): Promise<void> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    await participantes.eliminar(exigirIdParticipante(id));
  };
