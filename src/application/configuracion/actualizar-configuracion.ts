import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { validarCambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import type { Configuracion } from '@/domain/configuracion/configuracion';

interface Dependencias {
  configuracion: Pick<ConfiguracionRepository, 'actualizar'>;
  permisos: Permisos;
}

/** Throws PERMISO_DENEGADO, VALIDACION, VERSION_OBSOLETA. */
export const actualizarConfiguracion =
  ({ configuracion, permisos }: Dependencias) =>
  async (entrada: unknown): Promise<Configuracion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    return configuracion.actualizar(validarCambiosConfiguracion(entrada));
  };
