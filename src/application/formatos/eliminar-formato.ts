import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_FORMATO } from '@/domain/formatos/datos-formato';
import { revisarDescarteFormato } from '@/domain/formatos/reglas-formato';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

/** Throws away a draft. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const eliminarFormato =
  ({ formatos, permisos }: { formatos: FormatoRepository; permisos: Permisos }) =>
  async (id: Id): Promise<void> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const antes = encontrado(await formatos.obtener(exigirId(id, MENSAJE_ID_FORMATO)), 'una plantilla', id);
    revisarDescarteFormato(antes);
    await formatos.eliminar(antes.id);
  };
