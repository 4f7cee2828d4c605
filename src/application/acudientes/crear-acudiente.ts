import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import { revisarAcudiente, validarDatosAcudiente } from '@/domain/acudientes/datos-acudiente';

/** Throws PERMISO_DENEGADO, VALIDACION, DUPLICADO. */
export const crearAcudiente =
  ({ acudientes, permisos }: { acudientes: AcudienteRepository; permisos: Permisos }) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Acudiente> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const datos = validarDatosAcudiente(entrada);
    revisarAcudiente(datos);
    return acudientes.crear(datos, opciones);
  };
