export interface Reloj {
  ahora(): Date;
}

export interface Azar {
  /** A number in [0, 1). */
  siguiente(): number;
}

export interface GeneradorIds {
  /** A value nobody else has: what makes a repeated submission recognisable. */
  nuevo(): string;
}

/** Where failures that are not shown to anyone are written. Never give it personal data. */
export interface Registro {
  aviso(mensaje: string, causa?: unknown): void;
  error(mensaje: string, causa?: unknown): void;
}

export interface Portapapeles {
  /** Rejects when the browser refuses. */
  copiar(texto: string): Promise<void>;
}

/** A file that the person hands over with another program of their machine. */
export interface ArchivoPorCompartir {
  nombre: string;
  /** Its Content-Type. */
  tipo: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Compartidor {
  /** Whether this machine hands over files of that type. */
  puede(tipo: string): boolean;
  /** Lets the person choose with what; false when they thought better of it. Rejects when the machine refuses. */
  compartir(archivo: ArchivoPorCompartir): Promise<boolean>;
}

/** Text kept in this browser. A store that is full, disabled or broken never throws: it forgets. */
export interface Almacen {
  leer(clave: string): string | null;
  /** False when it could not be kept. */
  guardar(clave: string, valor: string): boolean;
  quitar(clave: string): void;
}

/** Work that is done a few at a time. */
export interface Turnos {
  ocupados: number;
  enEspera: number;
}

/** Changes of page that leave nothing of the old one in memory. */
export interface Navegacion {
  recargarHacia(ruta: string): void;
  /**
   * To `ruta` once `antes` ends, however it ends. From the call on nothing else takes whoever leaves to another place, and
   * asking again changes nothing.
   */
  salirHacia(ruta: string, antes: () => Promise<unknown>): Promise<void>;
}
