import type { Borrador } from '@/domain/borradores/borrador';
import type { Duda } from '@/domain/borradores/duda';

/** What opens the drafts of whoever is signed in. */
export interface LlaveBorradores {
  /** 32 bytes as base64url, always the same for one person; `null` where the service gives none. */
  obtener(): Promise<string | null>;
}

/**
 * Unsaved forms of whoever is signed in, kept for half an hour on this browser where nobody else can read them. What
 * cannot be kept or read is lost in silence: a draft is a net under the form, never a reason to stop it.
 */
export interface Borradores {
  /** `formulario` names a form and what it is about: `participante:7`. */
  leer(formulario: string): Promise<Borrador | null>;
  /** Once the session is gone, brings up to date what was kept and keeps nothing new. */
  guardar(formulario: string, borrador: Omit<Borrador, 'guardado_en'>): Promise<void>;
  /** Does nothing once the session is gone: what was typed must be there after signing in again. */
  quitar(formulario: string): void;
  /** Writes that nobody confirmed, the oldest first. Throws when they are there and cannot be opened yet. */
  listarDudas(): Promise<readonly Duda[]>;
  /** Kept for 23 hours from when it was sent; where nothing can be kept, as long as this page lives. */
  guardarDuda(duda: Duda): Promise<void>;
  /** Also once the session is gone, when it was sent from this page. */
  quitarDuda(nombre: string): void;
}
