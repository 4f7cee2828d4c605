import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { cerrarSesion } from '@/application/sesion/cerrar-sesion';
import { baseNavegador } from './base-navegador';
import { cargarUnaVez } from './comun/cargar-una-vez';
import { componerPanelPorPartes } from './panel-por-partes';

const entero = cargarUnaVez(async () => {
  const { componerAcceso: componerEntero } = await import('./contenedor-navegador');
  return componerEntero();
});

/** Access for whoever is inside already: the session and the way out. What /login does comes when it is asked for. */
export const componerAcceso = async (): Promise<ServiciosAcceso> => {
  const base = baseNavegador();
  return {
    sesiones: base.sesiones,
    navegacion: base.navegacion,
    cerrarSesion: cerrarSesion(base),
    iniciarSesion: async (...datos) => (await entero()).iniciarSesion(...datos),
    cambiarContrasena: async (...datos) => (await entero()).cambiarContrasena(...datos),
    restablecerContrasena: async (...datos) => (await entero()).restablecerContrasena(...datos),
    confirmarRestablecimiento: async (...datos) => (await entero()).confirmarRestablecimiento(...datos),
    probarConexion: async () => (await entero()).probarConexion(),
  };
};

export const componerPanel = async (): Promise<ServiciosPanel> => componerPanelPorPartes(baseNavegador());
