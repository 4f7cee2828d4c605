export interface Consulta {
  nombre: string;
  /** From the origin of the services, with its parameters. */
  ruta: string;
}
export const consultasDeEscala: (datos: {
  persona: { id: number; nombre: string; documento: string; telefono: string };
}) => Consulta[];
