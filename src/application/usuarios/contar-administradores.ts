import type { Usuario } from '@/domain/usuarios/usuario';

export const contarAdministradoresActivos = (usuarios: readonly Usuario[]): number =>
  usuarios.filter((u) => u.rol === 'ADMINISTRADOR' && u.estado === 'ACTIVO').length;
