import { probarConexion } from '@/application/conexion/probar-conexion';
import type { Sonda } from '@/application/conexion/sonda.port';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { EquipoDelPanel } from '@/application/servicios/servicios-panel';
import type { Autenticacion, Contrasenas } from '@/application/sesion/autenticacion.port';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import { cerrarSesion } from '@/application/sesion/cerrar-sesion';
import type { CierresPendientes } from '@/application/sesion/cierres-pendientes';
import { iniciarSesion } from '@/application/sesion/iniciar-sesion';
import { restablecerContrasena } from '@/application/sesion/restablecer-contrasena';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Navegacion, Registro } from '@/application/shared/equipo.port';
import { type Modulo, puerto } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    sonda: Sonda;
    acceso: ServiciosAcceso;
  }
}

const crear = (
  sesiones: SesionStore,
  navegacion: Navegacion,
  autenticacion: Autenticacion,
  anotarSalida: CierresPendientes['anotar'],
  contrasenas: Contrasenas,
  borradores: CajaBorradores,
  registro: Registro,
  sonda: Sonda,
  { haySinRed, cargarSinRed }: EquipoDelPanel,
): ServiciosAcceso => {
  const olvidarCopia = async (dueno: string) => {
    if (haySinRed()) await (await cargarSinRed())?.olvidar(dueno);
  };
  const esperanAqui = async () =>
    haySinRed() ? ((await (await cargarSinRed())?.cerradura.esperanAqui()) ?? 0) : 0;
  const deps = {
    sesiones,
    autenticacion,
    anotarSalida,
    contrasenas,
    borradores,
    registro,
    sonda,
    olvidarCopia,
  };
  return {
    sesiones,
    contrasenas,
    navegacion,
    iniciarSesion: iniciarSesion(deps),
    cambiarContrasena: cambiarContrasena(deps),
    cerrarSesion: cerrarSesion(deps),
    restablecerContrasena: restablecerContrasena(deps),
    probarConexion: probarConexion(deps),
    esperanAqui,
  };
};

/** What signing in and the guard need. */
export const moduloAcceso: Modulo = ({ bind }) => {
  bind(puerto('acceso')).toResolvedValue(crear, [
    puerto('sesiones'),
    puerto('navegacion'),
    puerto('autenticacion'),
    puerto('anotarSalida'),
    puerto('contrasenas'),
    puerto('borradores'),
    puerto('registro'),
    puerto('sonda'),
    puerto('equipo'),
  ]);
};
