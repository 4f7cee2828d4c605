/** As those of specification §8 are said. They come with these screens: no other page carries them. */
export const ERRORES_DE_COBRANZA = {
  recordatorios: 'Error al cargar recordatorios',
  gestiones: 'Error al cargar gestiones de cobro',
  registrar: 'Error al crear gestión de cobro',
  autorizar: 'Error al actualizar canal de cobro',
} as const;
