export type EntidadOperada = 'participante' | 'mensualidad' | 'sede' | 'usuario' | 'acudiente' | 'plantilla';
export type ListaCargada =
  | 'participantes'
  | 'mensualidades'
  | 'sedes'
  | 'usuarios'
  | 'acudientes'
  | 'acudientes del participante'
  | 'plantillas';
export type AccionEscritura = 'crear' | 'actualizar' | 'eliminar';

/** 'Error al cargar …' (specification §8, data operations). */
export const mensajeErrorCargar = (lista: ListaCargada): string => `Error al cargar ${lista}`;

/** 'Error al crear/actualizar/eliminar …' (specification §8, data operations). */
export const mensajeErrorEscritura = (accion: AccionEscritura, entidad: EntidadOperada): string =>
  `Error al ${accion} ${entidad}`;

/** Operations with a message of their own (specification §8). */
export const MENSAJES_OPERACION = {
  restablecerContrasena: 'Error al restablecer contraseña',
  actualizarPerfil: 'Error al actualizar perfil',
  subirArchivo: 'Error al subir archivo',
  eliminarArchivo: 'Error al eliminar archivo',
  listarArchivos: 'Error al listar archivos',
  eliminarCarpeta: 'Error al eliminar carpeta',
  crearCarpeta: 'Error al crear carpeta',
  renombrarCarpeta: 'Error al renombrar carpeta',
} as const;
