/** Specification §8, login. */
export const MENSAJES_INICIO_SESION = {
  errorEnServidor: 'Error en el servidor',
  respuestaInvalida: 'Respuesta del servidor inválida',
  respuestaIncompleta: 'Respuesta del servidor incompleta',
  errorDelServidor: 'Error del servidor',
  sinConexion: 'No se pudo conectar con el servidor. Verifica que el backend esté corriendo.',
  porDefecto: 'Error al iniciar sesión. Por favor, verifica tus credenciales.',
  /** Ours: the page that follows would find no session. */
  sinAlmacenamiento:
    'Este navegador no deja guardar la sesión. Permita el almacenamiento de este sitio o libere espacio, e intente de nuevo.',
} as const;
