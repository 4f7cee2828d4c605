import type { PermisoFirmado } from '@/domain/archivos/permiso-firmado';
import type { Id } from '@/domain/shared/id';

/** Makes and reads signed addresses. */
export interface Firmas {
  /** The query of the address, signature included, without `?`. */
  firmar(permiso: PermisoFirmado): Promise<string>;
  /** The permission a query carries. Throws PERMISO_DENEGADO when any part of it was changed. */
  leer(consulta: Readonly<Record<string, unknown>>): Promise<PermisoFirmado>;
}

/** Those who ask for signed addresses. */
export interface Firmantes {
  /** Says nothing of the account, and changes with its e-mail, role or password; `null` when it is not active. */
  credencial(usuario: Id): Promise<string | null>;
}

/** What has been used; shared by every process of the service. */
export interface FirmasUsadas {
  /** False when somebody used it before. */
  usar(unico: string, expira: Date): Promise<boolean>;
}
