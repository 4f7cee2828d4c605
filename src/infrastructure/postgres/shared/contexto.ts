import type { Reloj } from '@/application/shared/reloj.port';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** Who makes the change and from where; it signs every record and every line of the history. */
export interface Actor {
  id: Id;
  email: string;
  /** Address the request came from; `null` for what the system does by itself. */
  origen: string | null;
}

/** What a repository works with for one request. */
export interface Contexto {
  db: Ejecutor;
  actor: Actor;
  reloj: Reloj;
}
