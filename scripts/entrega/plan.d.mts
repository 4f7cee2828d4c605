export declare const paquetesDeEntrega: (raiz: string) => string[];
export declare const planDeEntrega: (
  raiz: string,
) => { nombre: string; origen: string; ejecutable: boolean }[];
export declare const escritosDeEntrega: (
  paquete: Readonly<Record<string, unknown>>,
  plataforma: string,
) => Readonly<Record<'README.md' | 'package.json' | 'server.js', string>>;
