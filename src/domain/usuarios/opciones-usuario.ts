/** Without schemas: the addresses of the screens are read with these, in the entry of the panel. */
export const ESTADOS_USUARIO = ['ACTIVO', 'INACTIVO'] as const;
export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number];
export const ETIQUETA_ESTADO_USUARIO: Readonly<Record<EstadoUsuario, string>> = {
  ACTIVO: 'Activo',
  INACTIVO: 'Inactivo',
};

export const ORDENES_USUARIOS = ['email', 'rol', 'estado', 'ultimo_acceso', 'actualizado_en'] as const;
