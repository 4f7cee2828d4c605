import { actualizarPerfil } from '@/application/sesion/actualizar-perfil';
import type { MisSesiones } from '@/application/sesion/autenticacion.port';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import { validarCierreSesiones } from '@/domain/sesion/sesion-abierta';

type Puertos = Parameters<typeof actualizarPerfil>[0] & Parameters<typeof cambiarContrasena>[0];

/** The profile and the password of whoever is signed in. */
export const cuentaDelPanel = (puertos: Puertos) => ({
  actualizarPerfil: actualizarPerfil(puertos),
  cambiarContrasena: cambiarContrasena(puertos),
});

/** Ends one of the person's other sessions, or all of them. Throws VALIDACION. */
export const cerrarSesiones =
  ({ misSesiones }: { misSesiones: Pick<MisSesiones, 'cerrar'> }) =>
  async (entrada: unknown): Promise<number> =>
    misSesiones.cerrar(validarCierreSesiones(entrada));

export const misSesionesDelPanel = (puertos: { misSesiones: MisSesiones }) => ({
  listar: puertos.misSesiones.listar,
  cerrar: cerrarSesiones(puertos),
});
