/** Without schemas, because the address of a screen is read with it. */
export const ENTIDADES_ACTIVIDAD = [
  'participante',
  'acudiente',
  'mensualidad',
  'saldo_a_favor',
  'sede',
  'usuario',
  'configuracion',
  'formato',
  'archivo',
  'actividad',
  'revision',
] as const;
export type EntidadActividad = (typeof ENTIDADES_ACTIVIDAD)[number];

export const ACCIONES_ACTIVIDAD = [
  'CREAR',
  'ACTUALIZAR',
  'ARCHIVAR',
  'RESTAURAR',
  'ELIMINAR',
  'CONSULTAR',
  'INGRESAR',
  'SALIR',
  'DEPURAR',
] as const;
export type AccionActividad = (typeof ACCIONES_ACTIVIDAD)[number];
