import { actualizarPerfil } from '@/application/sesion/actualizar-perfil';
import type { MisSesiones } from '@/application/sesion/autenticacion.port';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import { cerrarSesiones } from '@/application/sesion/cerrar-sesiones';

type Puertos = Parameters<typeof actualizarPerfil>[0] & Parameters<typeof cambiarContrasena>[0];

/** The profile and the password of whoever is signed in. */
export const cuentaDelPanel = (puertos: Puertos) => ({
  actualizarPerfil: actualizarPerfil(puertos),
  cambiarContrasena: cambiarContrasena(puertos),
});

export const misSesionesDelPanel = (puertos: { misSesiones: MisSesiones }) => ({
  listar: puertos.misSesiones.listar,
  cerrar: cerrarSesiones(puertos),
});
