import type { probarConexion } from '@/application/conexion/probar-conexion';
import type { Contrasenas } from '@/application/sesion/autenticacion.port';
import type { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import type { cerrarSesion } from '@/application/sesion/cerrar-sesion';
import type { iniciarSesion } from '@/application/sesion/iniciar-sesion';
import type { restablecerContrasena } from '@/application/sesion/restablecer-contrasena';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Navegacion } from '@/application/shared/equipo.port';

/** What signing in and the guard need; small, because /login loads it. */
export interface ServiciosAcceso {
  sesiones: SesionStore;
  /** For what only one page does: its use-cases come with it. */
  contrasenas: Pick<Contrasenas, 'confirmar' | 'estrenar'>;
  navegacion: Navegacion;
  iniciarSesion: ReturnType<typeof iniciarSesion>;
  cambiarContrasena: ReturnType<typeof cambiarContrasena>;
  cerrarSesion: ReturnType<typeof cerrarSesion>;
  restablecerContrasena: ReturnType<typeof restablecerContrasena>;
  probarConexion: ReturnType<typeof probarConexion>;
  /** How many things that were written without a network wait in this browser, of anybody. */
  esperanAqui: () => Promise<number>;
}
