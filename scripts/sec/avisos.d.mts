export interface Aviso {
  id: string;
  paquete: string;
  gravedad: string;
  /** Range of versions, as npm writes them. */
  afectadas: string;
  que: string;
  fuente: string;
}
export interface ListaDeAvisos {
  /** Day on which somebody last looked. */
  consultado: string;
  /** What brings it up to date. */
  orden: string;
  avisos: Aviso[];
  aceptados: { id: string; paquete: string; motivo: string }[];
}
export interface CandadoLeido {
  packages: Record<string, { version?: string; dev?: boolean }>;
}
export interface Afectado {
  id: string;
  paquete: string;
  version: string;
  ruta: string;
  gravedad: string;
  enProduccion: boolean;
}
export function leerAvisos(): ListaDeAvisos;
export function leerCandado(): CandadoLeido;
export function avisosQueAfectan(
  candado: CandadoLeido,
  lista: Pick<ListaDeAvisos, 'avisos' | 'aceptados'>,
): Afectado[];
export function juntarAvisos(lista: ListaDeAvisos, auditoria: unknown, hoy: string): ListaDeAvisos;
export const REVISION_DIAS: number;
export const diasDesdeLaRevision: (documento: string, ahora: number) => number | null;
