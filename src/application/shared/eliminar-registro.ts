import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  /** Those of the section; what a record is needed for, its port knows. */
  registros: { eliminar(id: Id): Promise<void> };
  permisos: Permisos;
  /** Said when there is no id. */
  sinId: string;
}

/** Where no rule of the section forbids it. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const eliminarRegistro =
  ({ registros, permisos, sinId }: Dependencias) =>
  async (id: Id): Promise<void> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    await registros.eliminar(exigirId(id, sinId));
  };
