import type { Decision, Revision } from '@/domain/revision/hallazgo';

/** What is stored and asks for somebody who decides. */
export interface RevisionDeDatos {
  /** `null` when the service does not look for it. For administrators. */
  obtener(): Promise<Revision | null>;
  /** Keeps who chose to leave that finding as it is, the first time; or forgets it, and answers `null`. */
  decidir(clave: string, dejar: boolean): Promise<Decision | null>;
}
