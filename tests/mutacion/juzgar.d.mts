/** A fault no test noticed: the code of its line, and what it changes there. */
export interface Viva {
  /** `line:column-line:column`, where it was when it was measured. */
  lugar: string;
  en: string;
  cambio: string;
}
export interface Sobreviviente {
  archivo: string;
  en: string;
  cambio: string;
  /** No input tells the two apart: it does not count against its room. */
  equivalente?: boolean;
  motivo: string;
}
export type Resultado = Record<string, { codigo: string; pruebas: string; total: number; vivas: Viva[] }>;
export interface PuntajeSala {
  nombre: string;
  exigido: number;
  total: number;
  muertas: number;
  equivalentes: number;
  puntaje: number;
  cumple: boolean;
}
type VivaConMotivo = Viva & { archivo: string; motivo: Sobreviviente | undefined };
export declare const juzgar: (
  resultado: Resultado,
  sobrevivientes: readonly Sobreviviente[],
) => {
  salas: PuntajeSala[];
  vivas: VivaConMotivo[];
  sinMotivo: VivaConMotivo[];
  sobrantes: Sobreviviente[];
};
