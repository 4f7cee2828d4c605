/** Id of a field's control: what the error summary leads to. */
export const idCampo = (nombre: string): string => `campo-${nombre}`;
