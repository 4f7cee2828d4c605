export interface Mutacion {
  nombre: string;
  punto: number;
  que: string;
  cambios: { archivo: string; busca: string; pone: string }[];
  pruebas: string[];
  filtro?: string;
}
export declare const leerMutaciones: () => Promise<Mutacion[]>;
export declare const mutar: (raiz: string, mutacion: Mutacion) => Map<string, string>;
export declare const aplicarMutacion: (raiz: string, mutacion: Mutacion) => () => void;
