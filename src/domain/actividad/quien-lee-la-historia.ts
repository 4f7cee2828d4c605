import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { ACCESO_DE_LECTURA, accesoPermitido } from '@/domain/shared/politica/politica-api';
import type { Rol } from '@/domain/shared/rol';

/**
 * Whoever reads a record reads what became of it. What no call reads, or not all of it to everybody, is for
 * administrators: the foundation's data, its files, what was exported, the history itself. And the log of the houses: a line
 * for each entry would tell how many are of health.
 */
export const leeLaHistoria = (entidad: EntidadActividad, rol: Rol): boolean =>
  accesoPermitido(ACCESO_DE_LECTURA.get(entidad) ?? 'ADMINISTRADOR', rol);
