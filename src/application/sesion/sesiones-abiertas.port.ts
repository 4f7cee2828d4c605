import type { SesionAbierta } from '@/domain/sesion/sesion-abierta';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';

/** The open sessions of one person, as the service keeps them. */
export interface SesionesPropias {
  /** Last used first; `actual` is the digest of the one that asks. */
  listar(usuario: Id, actual: string | null): Promise<readonly SesionAbierta[]>;
  /** Ends the one of that id, or all, but never `actual`; leaves a line in the history. Answers how many. */
  cerrar(usuario: Id, id: Id | undefined, actual: string | null): Promise<number>;
  /** Ends the one that asks; leaves a line in the history. */
  salir(usuario: Id, actual: string): Promise<void>;
}

/** Who a valid session belongs to, with the role as it is now. */
export interface TitularSesion {
  id: Id;
  email: string;
  rol: Rol;
  /** Came in with a password that somebody else chose, and has not chosen one yet. */
  provisional: boolean;
}

/** Where a session was opened, to tell its owner. */
export interface LugarDeSesion {
  direccion: string;
  /** The User-Agent; `null` when there was none. */
  agente: string | null;
}

/** What a password was checked against: a session is opened with it, or a password saved over it, only while it is still so. */
export interface CredencialRevisada {
  id: Id;
  hash: string;
  version: number;
}

/** The sessions a service has opened, known by the digest of their token. */
export interface SesionesAbiertas {
  /** Answers `false`, and opens none, when the account is not any more as it was checked, or is not active. */
  abrir(huella: string, revisada: CredencialRevisada, lugar?: LugarDeSesion): Promise<boolean>;
  /** `null` when unknown, expired, idle for too long, revoked, or of a user who is not active. Counts as use. */
  titular(huella: string): Promise<TitularSesion | null>;
  /**
   * Whose it was when this process last looked, for as long as a session nobody uses lasts; `null` when not known. Nobody may be
   * trusted by this alone: the session may have ended since.
   */
  recordado(huella: string): TitularSesion | null;
  revocar(huella: string): Promise<void>;
}
