type Entorno = Readonly<Record<string, string | undefined>>;
export declare const calcularSello: (raiz: string, entorno?: Entorno) => string;
export declare const quitarSello: (raiz: string) => void;
export declare const escribirSello: (raiz: string, sello: string) => void;
export declare const estaConstruido: (raiz: string, entorno?: Entorno) => boolean;
