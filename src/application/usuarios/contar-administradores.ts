import type { Usuario } from '@/domain/usuarios/usuario';

const administradoresActivos = (usuarios: readonly Usuario[]): Usuario[] =>
  usuarios.filter((u) => u.rol === 'ADMINISTRADOR' && u.estado === 'ACTIVO');

export const contarAdministradoresActivos = (usuarios: readonly Usuario[]): number =>
  administradoresActivos(usuarios).length;

/** Where who administers is written to. */
export const correosDeAdministradores = (usuarios: readonly Usuario[]): string[] =>
  administradoresActivos(usuarios).map(({ email }) => email);
