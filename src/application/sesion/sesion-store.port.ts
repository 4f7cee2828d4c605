import type { Sesion } from '@/domain/sesion/sesion';

/** The session this browser keeps, shared by every tab. */
export interface SesionStore {
  /** `null` when there is none; one that cannot be read, or lacks e-mail or id, is cleared and counts as none. */
  leer(): Sesion | null;
  /** False when it will not outlive this page: the browser refuses to keep it. */
  guardar(sesion: Sesion): boolean;
  limpiar(): void;
  /** Called after each change, in this tab or another. Answers how to stop. */
  suscribir(alCambiar: (sesion: Sesion | null) => void): () => void;
}
