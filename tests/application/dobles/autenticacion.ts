import type { Autenticacion } from '@/application/sesion/autenticacion.port';

const noEsperada = (): never => {
  throw new Error('Llamada que no se esperaba');
};

/** Only what a test gives; any other call fails it. */
export const autenticacionCon = (parcial: Partial<Autenticacion>): Autenticacion => ({
  iniciarSesion: noEsperada,
  cerrarSesion: noEsperada,
  restablecerContrasena: noEsperada,
  actualizarPerfil: noEsperada,
  tienePermiso: noEsperada,
  ...parcial,
});
