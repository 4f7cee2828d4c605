import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { type Decision, type Revision, validarDecision } from '@/domain/revision/hallazgo';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

interface Dependencias {
  revision: RevisionDeDatos;
  permisos: Permisos;
}

/**
 * `entrada` is `{ clave, dejar }`: to leave the finding as it is, or to have it reviewed again. Throws PERMISO_DENEGADO,
 * VALIDACION, CONFLICTO. `base` is the review the person was looking at; the server never passes it.
 */
export const decidirHallazgo =
  ({ revision, permisos }: Dependencias) =>
  async (entrada: unknown, base?: Revision): Promise<Decision | null> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { clave, dejar } = validarDecision(entrada);
    const actual = base ?? (await revision.obtener());
    if (!actual?.hallazgos.some((hallazgo) => hallazgo.clave === clave))
      throw errorConflicto('Ese dato ya no está por revisar: actualice la lista');
    return revision.decidir(clave, dejar);
  };
