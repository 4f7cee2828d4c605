export interface Sala {
  nombre: string;
  exigido: number;
  archivos: RegExp[];
}
export declare const SALAS: readonly Sala[];
export declare const salaDe: (archivo: string) => Sala | undefined;
