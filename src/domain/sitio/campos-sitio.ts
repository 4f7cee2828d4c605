/** A page of the public site, as its parts are grouped. */
export const PAGINAS_DEL_SITIO = {
  inicio: { titulo: 'Inicio', ruta: '/' },
  nosotros: { titulo: 'Nosotros', ruta: '/about' },
  programas: { titulo: 'Programas', ruta: '/programs' },
  contacto: { titulo: 'Contacto', ruta: '/contact' },
  donaciones: { titulo: 'Donaciones', ruta: '/donate' },
  politica: { titulo: 'Política de datos', ruta: '/politica-de-datos' },
} as const;
export type PaginaDelSitio = keyof typeof PAGINAS_DEL_SITIO;

interface Comun {
  etiqueta: string;
  ayuda?: string;
  /** It may be left empty, and is `null` then. */
  opcional?: true;
}

/** Text, always plain: a page shows it escaped, whatever it says. */
export type CampoDeTexto = Comun &
  (
    | { tipo: 'linea'; maximo: number }
    /** A paragraph for each line. */
    | { tipo: 'parrafos'; maximo: number }
    /** An item of a list for each line. */
    | { tipo: 'renglones'; maximo: number; cuantos: number }
    /** As it is read: also short lines such as 123. */
    | { tipo: 'telefono' }
    | { tipo: 'correo' }
    /** Kept as the eleven characters by which YouTube names it. */
    | { tipo: 'video' }
    /** Kept as `6.3373,-75.5579`; typed so, or as the address that a map gives of it. */
    | { tipo: 'lugar' }
    | { tipo: 'fecha' }
  );

export type CampoDeNumero = Comun & { tipo: 'numero'; minimo: number; maximo: number };

export type CampoDeFoto = Comun & { tipo: 'foto'; opcional: true };

export type CampoSimple = CampoDeTexto | CampoDeNumero | CampoDeFoto;
export type Hoja = Readonly<Record<string, CampoSimple>>;

export interface CampoLista {
  tipo: 'lista';
  etiqueta: string;
  /** One of them, for the buttons: `integrante`. */
  uno: string;
  minimo: number;
  /** As many as `minimo` means that none is added or removed. */
  maximo: number;
  de: Hoja;
}

export type Campo = CampoSimple | CampoLista;

/** A part of the site that is edited, kept and drafted by itself. */
export interface HojaDeParte {
  titulo: string;
  pagina: PaginaDelSitio;
  ayuda?: string;
  campos: Readonly<Record<string, Campo>>;
}

/** A kept photo, as a page shows it. */
export interface FotoDelSitio {
  /** The name under which it is kept. */
  nombre: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
  /** Of the largest size, in pixels. */
  ancho: number;
  alto: number;
  /** It is also served as AVIF; those of before are only WebP. */
  avif?: boolean | undefined;
}

type Vacio<C> = C extends { opcional: true } ? null : never;
interface Valores {
  numero: number;
  foto: FotoDelSitio;
}
type ValorSimple<C> =
  | (C extends { tipo: infer T } ? (T extends keyof Valores ? Valores[T] : string) : never)
  | Vacio<C>;
type Valor<C> = C extends { tipo: 'lista'; de: infer D }
  ? readonly { [K in keyof D]: ValorSimple<D[K]> }[]
  : ValorSimple<C>;

/** What is kept of a part, from its sheet. */
export type ValorDeParte<P extends HojaDeParte> = { [K in keyof P['campos']]: Valor<P['campos'][K]> };
