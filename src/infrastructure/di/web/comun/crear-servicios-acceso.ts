import { probarConexion } from '@/application/conexion/probar-conexion';
import type { Sonda } from '@/application/conexion/sonda.port';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import { cerrarSesion } from '@/application/sesion/cerrar-sesion';
import { confirmarRestablecimiento } from '@/application/sesion/confirmar-restablecimiento';
import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import { iniciarSesion } from '@/application/sesion/iniciar-sesion';
import type { Navegacion } from '@/application/sesion/navegacion.port';
import { restablecerContrasena } from '@/application/sesion/restablecer-contrasena';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Registro } from '@/application/shared/registro.port';

interface Dependencias {
  sesiones: SesionStore;
  navegacion: Navegacion;
  autenticacion: Autenticacion;
  contrasenas: Contrasenas;
  borradores: Pick<CajaBorradores, 'vaciar'>;
  registro: Registro;
  sonda: Sonda;
}

export const crearServiciosAcceso = (deps: Dependencias): ServiciosAcceso => ({
  sesiones: deps.sesiones,
  navegacion: deps.navegacion,
  iniciarSesion: iniciarSesion(deps),
  cambiarContrasena: cambiarContrasena(deps),
  cerrarSesion: cerrarSesion(deps),
  restablecerContrasena: restablecerContrasena(deps),
  confirmarRestablecimiento: confirmarRestablecimiento(deps),
  probarConexion: probarConexion(deps),
});
