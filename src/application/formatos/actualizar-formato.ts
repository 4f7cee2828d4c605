import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_FORMATO, validarCambiosFormato } from '@/domain/formatos/datos-formato';
import type { Formato } from '@/domain/formatos/formato';
import { revisarCambioFormato } from '@/domain/formatos/reglas-formato';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

/**
 * Rewrites a draft, puts it in force or retires what is. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO
 * (see {@link revisarCambioFormato}), VERSION_OBSOLETA.
 */
export const actualizarFormato =
  ({ formatos, permisos }: { formatos: FormatoRepository; permisos: Permisos }) =>
  async (id: Id, entrada: unknown): Promise<Formato> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_FORMATO);
    const cambios = validarCambiosFormato(entrada);
    const antes = encontrado(await formatos.obtener(id), 'una plantilla', id);
    // A stale version is explained as one, and not by the rule that the newer state breaks.
    if (cambios.version === undefined || cambios.version === antes.version) {
      revisarCambioFormato(antes, cambios);
    }
    return formatos.actualizar(id, cambios);
  };
