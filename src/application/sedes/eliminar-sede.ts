import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_SEDE } from '@/domain/sedes/datos-sede';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const eliminarSede =
  ({ sedes, permisos }: { sedes: SedeRepository; permisos: Permisos }) =>
  async (id: Id): Promise<void> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    await sedes.eliminar(exigirId(id, MENSAJE_ID_SEDE));
  };
