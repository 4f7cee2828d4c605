import type { Borrador } from '@/domain/borradores/borrador';

/**
 * Unsaved forms of whoever is signed in, kept for half an hour on this browser where nobody else can read them. What
 * cannot be kept or read is lost in silence: a draft is a net under the form, never a reason to stop it.
 */
export interface Borradores {
  /** `formulario` names a form and what it is about: `participante:7`. */
  leer(formulario: string): Promise<Borrador | null>;
  /** Once the session is gone, brings up to date what was kept and keeps nothing new. */
  guardar(formulario: string, borrador: Pick<Borrador, 'version' | 'valores'>): Promise<void>;
  /** Does nothing once the session is gone: what was typed must be there after signing in again. */
  quitar(formulario: string): void;
}
