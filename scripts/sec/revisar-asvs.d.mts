export declare const leerCsv: (texto: string) => string[][];
export declare const revisarAsvs: (raiz: string) => {
  problemas: string[];
  cuenta: Map<string, number>;
  requisitos: string[];
};
