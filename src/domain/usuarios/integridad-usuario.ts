import type { Unicidad } from '@/domain/shared/integridad';
import type { Usuario } from '@/domain/usuarios/usuario';

/** Ignoring case. */
export const CORREO_UNICO: Unicidad<Pick<Usuario, 'email'>> = {
  nombre: 'usuarios_email_key',
  repite: (uno, otro) => uno.email.toLowerCase() === otro.email.toLowerCase(),
  campo: 'email',
  mensaje: 'Ya existe un usuario con este correo',
};
