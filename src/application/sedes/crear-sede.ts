import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { validarDatosSede } from '@/domain/sedes/datos-sede';
import type { Sede } from '@/domain/sedes/sede';

/** Throws PERMISO_DENEGADO, VALIDACION, DUPLICADO. A new sede without `estado` starts as ACTIVA. */
export const crearSede =
  ({ sedes, permisos }: { sedes: SedeRepository; permisos: Permisos }) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Sede> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    return sedes.crear(validarDatosSede(entrada), opciones);
  };
