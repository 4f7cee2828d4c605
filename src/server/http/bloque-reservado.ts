import type { Actividad } from '@/domain/actividad/actividad';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import type { Rol } from '@/domain/shared/rol';

const RESERVADOS: ReadonlySet<string> = new Set(CAMPOS_RESERVADOS);

/** Health data leaves the server only for ADMINISTRADOR: for others the fields are not there at all. */
export const segunRol = <T extends object>(registro: T, rol: Rol): Partial<T> =>
  rol === 'ADMINISTRADOR'
    ? registro
    : (Object.fromEntries(
        Object.entries(registro).filter(([campo]) => !RESERVADOS.has(campo)),
      ) as Partial<T>);

/**
 * The same for the change history; from where each person works is for ADMINISTRADOR too. A line whose changes were all of
 * health is left out: without them it would still tell that there was one.
 */
export const actividadSegunRol = (lineas: readonly Actividad[], rol: Rol): readonly Actividad[] =>
  rol === 'ADMINISTRADOR'
    ? lineas
    : lineas.flatMap((linea) => {
        const cambios = linea.cambios.filter(({ campo }) => !RESERVADOS.has(campo));
        return linea.cambios.length > 0 && cambios.length === 0 ? [] : [{ ...linea, origen: null, cambios }];
      });
