import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import { leerCambios } from '@/application/shared/leer-cambios';
import type { Permisos } from '@/application/shared/permisos.port';
import { type CambiosSede, MENSAJE_ID_SEDE, validarCambiosSede } from '@/domain/sedes/datos-sede';
import { revisarCierreSede } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  sedes: SedeRepository;
  permisos: Permisos;
}

const revisarCierre = (antes: Sede, cambios: CambiosSede): void => {
  if (cambios.estado === 'INACTIVA' && antes.estado !== 'INACTIVA') revisarCierreSede(antes, 'inactivarla');
  if (cambios.archivado === true && antes.archivado_en === null) revisarCierreSede(antes, 'archivarla');
};

/**
 * Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO (closing a venue with people in it), DUPLICADO,
 * VERSION_OBSOLETA. `base` is the record the person was looking at; the server never passes it.
 */
export const actualizarSede =
  ({ sedes, permisos }: Dependencias) =>
  async (id: Id, entrada: unknown, base?: Sede): Promise<Sede> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_SEDE);
    const { antes, cambios } = await leerCambios(entrada, validarCambiosSede, async () =>
      encontrado(base ?? (await sedes.obtener(id)), 'una sede', id),
    );
    revisarCierre(antes, cambios);
    return sedes.actualizar(id, cambios);
  };
