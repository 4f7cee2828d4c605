import { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { Permisos } from '@/application/shared/permisos.port';

/** The foundation's data: the panel may ask the same as a request. */
export const configuracionDe = (puertos: { configuracion: ConfiguracionRepository; permisos: Permisos }) => ({
  obtener: puertos.configuracion.obtener,
  actualizar: actualizarConfiguracion(puertos),
});
