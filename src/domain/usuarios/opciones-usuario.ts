/** Without schemas: the addresses of the screens are read with these, in the entry of the panel. */
export const ESTADOS_USUARIO = ['ACTIVO', 'INACTIVO'] as const;

export const ORDENES_USUARIOS = ['email', 'rol', 'estado', 'ultimo_acceso', 'actualizado_en'] as const;
