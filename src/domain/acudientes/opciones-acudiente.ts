/** Without schemas: the addresses of the screens are read with these, in the entry of the panel. */
export const PARENTESCOS = [
  'MADRE',
  'PADRE',
  'CONYUGE',
  'HIJO',
  'HERMANO',
  'ABUELO',
  'TIO',
  'AMIGO',
  'OTRO',
] as const;

export const ESTADOS_ACUDIENTE = ['ACTIVO', 'INACTIVO'] as const;

export const ORDENES_ACUDIENTES = ['apellidos', 'parentesco', 'estado', 'actualizado_en'] as const;
