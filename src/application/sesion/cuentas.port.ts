import type { Id } from '@/domain/shared/id';
import type { CambiosPerfil } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

export interface CuentaConContrasena {
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
