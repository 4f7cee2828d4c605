import { ContainerModule } from 'inversify';
import { actualizarPerfil } from '@/application/sesion/actualizar-perfil';
import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import { permisosDeSesion } from '@/application/sesion/permisos-de-sesion';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Identidad } from '@/application/shared/identidad.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crearIdentidad = (sesiones: SesionStore): Identidad => ({
  idUsuario: () => sesiones.leer()?.usuario.id ?? null,
});

/** Who is signed in, and what that allows. */
export const moduloSesion = new ContainerModule(({ bind }) => {
  bind(PUERTOS.identidad).toResolvedValue(crearIdentidad, [PUERTOS.sesiones]).inSingletonScope();
  bind(PUERTOS.permisos)
    .toResolvedValue(
      (autenticacion: Autenticacion, sesiones: SesionStore) => permisosDeSesion({ autenticacion, sesiones }),
      [PUERTOS.autenticacion, PUERTOS.sesiones],
    )
    .inSingletonScope();
  bind(SERVICIOS.actualizarPerfil)
    .toResolvedValue(
      (autenticacion: Autenticacion, sesiones: SesionStore) => actualizarPerfil({ autenticacion, sesiones }),
      [PUERTOS.autenticacion, PUERTOS.sesiones],
    )
    .inSingletonScope();
});
