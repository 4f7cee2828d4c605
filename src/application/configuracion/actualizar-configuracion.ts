import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { cambiosDeCuentas, hayCuentasPublicadas } from '@/domain/configuracion/cambio-de-cuentas';
import {
  type CambiosConfiguracion,
  validarCambiosConfiguracion,
} from '@/domain/configuracion/cambios-configuracion';
import { CONFIGURACION_INICIAL, type Configuracion } from '@/domain/configuracion/configuracion';
import { errorContrasenaPropia } from '@/domain/shared/errores/errores-comunes';

interface Dependencias {
  configuracion: Pick<ConfiguracionRepository, 'obtener' | 'actualizar'>;
  permisos: Permisos;
  /** Whether it is the password of whoever asks. The browser does not know: it leaves that to the service. */
  esPropia?: ((contrasena: string) => Promise<boolean>) | undefined;
}

/** Whoever finds a session open must not be able to send elsewhere what families pay and people give. */
const exigirContrasenaPropia = async (
  { contrasena_propia }: CambiosConfiguracion,
  esPropia: Dependencias['esPropia'],
): Promise<void> => {
  if (contrasena_propia === undefined)
    throw errorContrasenaPropia('Para cambiar las cuentas escriba su contraseña');
  if (esPropia && !(await esPropia(contrasena_propia)))
    throw errorContrasenaPropia('La contraseña no es correcta');
};

/** Throws PERMISO_DENEGADO, VALIDACION, VERSION_OBSOLETA. */
export const actualizarConfiguracion =
  ({ configuracion, permisos, esPropia }: Dependencias) =>
  async (entrada: unknown): Promise<Configuracion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const cambios = validarCambiosConfiguracion(entrada);
    if (cambios.cuentas === undefined && cambios.donaciones === undefined)
      return configuracion.actualizar(cambios);
    const antes = (await configuracion.obtener()) ?? CONFIGURACION_INICIAL;
    if (hayCuentasPublicadas(antes) && cambiosDeCuentas(antes, cambios).length > 0)
      await exigirContrasenaPropia(cambios, esPropia);
    // Over those that were looked at, and no others that somebody published meanwhile.
    return configuracion.actualizar({ ...cambios, version: cambios.version ?? antes.version });
  };
