import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import { validarImagenesDelLogo } from '@/domain/configuracion/imagenes-del-logo';

interface Dependencias {
  configuracion: Pick<ConfiguracionRepository, 'guardarLogo'>;
  permisos: Permisos;
}

/** Throws PERMISO_DENEGADO, VALIDACION. */
export const guardarLogo =
  ({ configuracion, permisos }: Dependencias) =>
  async (entrada: unknown): Promise<Configuracion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    return configuracion.guardarLogo(validarImagenesDelLogo(entrada));
  };

/** Throws PERMISO_DENEGADO. */
export const quitarLogo =
  ({ configuracion, permisos }: Dependencias) =>
  async (): Promise<Configuracion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    return configuracion.guardarLogo(null);
  };
