import { ContainerModule } from 'inversify';
import { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { ServiciosConfiguracion } from '@/application/servicios/servicios-panel';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import type { Permisos } from '@/application/shared/permisos.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (configuracion: ConfiguracionRepository, permisos: Permisos): ServiciosConfiguracion => ({
  obtener: configuracion.obtener,
  actualizar: actualizarConfiguracion({ configuracion, permisos }),
});

/** The foundation's data, and the person's own password. */
export const moduloConfiguracion = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.configuracion)
    .toResolvedValue(crear, [PUERTOS.configuracion, PUERTOS.permisos])
    .inSingletonScope();
  bind(SERVICIOS.cambiarContrasena)
    .toResolvedValue((contrasenas: Contrasenas) => cambiarContrasena({ contrasenas }), [PUERTOS.contrasenas])
    .inSingletonScope();
});
