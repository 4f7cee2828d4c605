export declare const PUNTOS: readonly {
  numero: number;
  que: string;
  pruebas: string[];
  navegador?: string[];
  auditoria?: boolean;
}[];
