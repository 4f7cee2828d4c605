export interface ResultadoServicio {
  success: boolean;
  /** Milliseconds until the answer, or until it was given up. */
  responseTime: number;
  /** How far the time of its machine jumped, in ms, while it does not believe it. */
  clockJump?: number;
  /** How far ahead of the service's time this device is, in ms (behind, when negative); only when it is not a little. */
  deviceClock?: number;
}

export interface ResultadoConexion {
  overall: { success: boolean; message: string };
  auth: ResultadoServicio;
  dashboard: ResultadoServicio;
}

/** Specification §8, health check. */
export const MENSAJES_CONEXION = {
  ambos: 'Conexión exitosa con ambos servicios',
  soloAuth: 'Auth service OK, pero dashboard service falló',
  soloDashboard: 'Dashboard service OK, pero auth service falló',
  ninguno: 'Ambos servicios no están disponibles',
  /** When the test itself fails (specification §2, login). */
  pruebaFallida: 'Error testing connection',
} as const;

const mensajeConexion = (auth: boolean, dashboard: boolean): string => {
  if (auth && dashboard) return MENSAJES_CONEXION.ambos;
  if (auth) return MENSAJES_CONEXION.soloAuth;
  return dashboard ? MENSAJES_CONEXION.soloDashboard : MENSAJES_CONEXION.ninguno;
};

export const resumirConexion = (
  auth: ResultadoServicio,
  dashboard: ResultadoServicio,
): ResultadoConexion => ({
  overall: {
    success: auth.success && dashboard.success,
    message: mensajeConexion(auth.success, dashboard.success),
  },
  auth,
  dashboard,
});
