import type { Id } from '@/domain/shared/id';
import type { EquipoRegistrado } from '@/domain/sin-red/equipo';

/** The devices on which people chose to keep a copy. Another password, e-mail, role or state ends those of that person. */
export interface EquiposSinRed {
  /** Another one each time. */
  registrar(usuario: Id): Promise<EquipoRegistrado>;
  vale(usuario: Id, equipo: string): Promise<boolean>;
}
