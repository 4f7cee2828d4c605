import type { Id } from '@/domain/shared/id';
import type { CambiosPerfil } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

/** A session that goes on under another token, each known by its digest: the old one is worth nothing any more. */
export interface SesionRenovada {
  anterior: string;
  nueva: string;
}

/** Passwords as the service keeps them. */
export interface ContrasenasGuardadas {
  /** What is stored for that person; `null` when there is no such person. */
  hashDe(id: Id): Promise<string | null>;
  /**
   * Ends every session of the person, but the one of `renovada`, and voids the reset links they asked for. Answers `false`,
   * and changes nothing, when what is stored is not `anterior` any more.
   */
  guardar(
    id: Id,
    hash: string,
    desde: { anterior: string; renovada: SesionRenovada | null },
  ): Promise<boolean>;
  /** The same, ending every session, for one that somebody else chose: it is provisional. */
  imponer(id: Id, hash: string): Promise<void>;
}

interface CuentaConContrasena {
  usuario: Usuario;
  hash: string;
}

/** Accounts as signing in needs them. */
export interface Cuentas {
  porCorreo(email: string): Promise<CuentaConContrasena | null>;
  /** Leaves when it was, and a line in the history with where from. */
  anotarAcceso(quien: { id: Id; email: string; origen: string }): Promise<void>;
  /**
   * Answers the fields that were asked to change, as they are now; the version too when one came. Throws NO_ENCONTRADO,
   * and VERSION_OBSOLETA (with the stored profile in `actual`) when `cambios.version` is given and is not the stored one.
   */
  actualizarPerfil(id: Id, cambios: CambiosPerfil): Promise<CambiosPerfil>;
}
