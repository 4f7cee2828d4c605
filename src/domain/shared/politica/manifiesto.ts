import type { Rol } from '@/domain/shared/rol';

/** Lowest access a call needs; PUBLICO needs no session. */
export type Acceso = 'PUBLICO' | Rol;
export type Servicio = 'auth' | 'dashboard';
export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Permiso {
  acceso: Acceso;
  /** What a person whose role does not reach is told; the common message unless given. */
  negativa?: string;
  /** Open also to who has yet to choose a password of their own. */
  conProvisional?: true;
}

/** The calls of a section and who may make each; alone, the access is all there is to say. */
export interface Api {
  servicios: readonly Servicio[];
  /** By `METHOD /path`, with `{id}` where the record's id goes. */
  llamadas: Readonly<Record<`${Metodo} /${string}`, Acceso | Permiso>>;
  /** Which of them reads each kind of record: its history is for whoever may make it. */
  lecturas?: Readonly<Record<string, `GET /${string}`>>;
}

export interface Pantalla {
  ruta: string;
  titulo: string;
  /** Lowest role that may open it. */
  rol: Rol;
  /** Its turn in the sidebar; by tens, so that another fits between. */
  lugar: number;
}

/** What everybody says of a section. Plain data without imports: the public pages load it. */
export interface Manifiesto {
  pantalla?: Pantalla;
  /** As a failed operation calls one record, and its lists. */
  operaciones?: { uno: string; listas: readonly string[] };
  /** The kinds of record in its history, and their name for whoever reads it. */
  historia?: Readonly<Record<string, string>>;
}
