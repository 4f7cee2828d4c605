import type { MANIFIESTOS } from '@/domain/manifiestos';

type OperacionesDe<M> = M extends { operaciones: infer O } ? O : never;
type Operaciones = OperacionesDe<(typeof MANIFIESTOS)[number]>;

export type EntidadOperada = Operaciones['uno'];
export type ListaCargada = Operaciones['listas'][number];
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

/** Of a write that nobody confirmed: it may be stored, or not. */
export const NO_SABEMOS = 'No sabemos si quedó registrado';

/** The same of a password: asking again does not tell, because the session or the link ended with the first time. */
export const SI_LA_CONTRASENA_QUEDO =
  'Repítalo. Si no se acepta, o se le pide ingresar, es que sí quedó: entre con la contraseña nueva.';
