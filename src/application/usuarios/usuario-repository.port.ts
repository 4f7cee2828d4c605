import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Id } from '@/domain/shared/id';
import type { CambiosUsuario, ContrasenaProvisional, DatosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

export interface OpcionesUsuario extends OpcionesCreacion {
  /** Whoever will use the password chose it: it does not expire. Otherwise it is provisional. */
  elegida?: boolean;
}

export interface UsuarioRepository {
  /** Every user, by ascending id. */
  listar(): Promise<readonly Usuario[]>;
  obtener(id: Id): Promise<Usuario | null>;
  /** Throws DUPLICADO for a repeated e-mail (ignoring case). */
  crear(datos: DatosUsuario, opciones?: OpcionesUsuario): Promise<Usuario>;
  /** Throws NO_ENCONTRADO, DUPLICADO, VERSION_OBSOLETA. */
  actualizar(id: Id, cambios: CambiosUsuario): Promise<Usuario>;
  /**
   * Another password, provisional from now on; every session of the user ends, and the links they asked for are void.
   * Throws NO_ENCONTRADO; VALIDACION with `campos.contrasena_propia` where a service checks who asks.
   */
  ponerProvisional(id: Id, datos: ContrasenaProvisional): Promise<Usuario>;
  /** Throws NO_ENCONTRADO. */
  eliminar(id: Id): Promise<void>;
}
