/** What is said of each write that is left on this device; false once it was sent. */
export const GUARDADO_AQUI = 'Guardado en este equipo · se enviará apenas se pueda';
