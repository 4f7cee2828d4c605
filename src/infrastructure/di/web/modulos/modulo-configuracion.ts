import { ContainerModule } from 'inversify';
import { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { ServiciosConfiguracion } from '@/application/servicios/servicios-panel';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import { cerrarSesiones } from '@/application/sesion/cerrar-sesiones';
import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import type { MisSesiones } from '@/application/sesion/mis-sesiones.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Permisos } from '@/application/shared/permisos.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (configuracion: ConfiguracionRepository, permisos: Permisos): ServiciosConfiguracion => ({
  obtener: configuracion.obtener,
  actualizar: actualizarConfiguracion({ configuracion, permisos }),
});

/** The foundation's data, and the person's own password and sessions. */
export const moduloConfiguracion = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.configuracion)
    .toResolvedValue(crear, [PUERTOS.configuracion, PUERTOS.permisos])
    .inSingletonScope();
  bind(SERVICIOS.cambiarContrasena)
    .toResolvedValue(
      (contrasenas: Contrasenas, sesiones: SesionStore) => cambiarContrasena({ contrasenas, sesiones }),
      [PUERTOS.contrasenas, PUERTOS.sesiones],
    )
    .inSingletonScope();
  bind(SERVICIOS.misSesiones)
    .toResolvedValue(
      (misSesiones: MisSesiones) => ({
        listar: misSesiones.listar,
        cerrar: cerrarSesiones({ misSesiones }),
      }),
      [PUERTOS.misSesiones],
    )
    .inSingletonScope();
});
