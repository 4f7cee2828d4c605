import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_ACUDIENTE } from '@/domain/acudientes/datos-acudiente';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const eliminarAcudiente =
  ({ acudientes, permisos }: { acudientes: AcudienteRepository; permisos: Permisos }) =>
  async (id: Id): Promise<void> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    await acudientes.eliminar(exigirId(id, MENSAJE_ID_ACUDIENTE));
  };
