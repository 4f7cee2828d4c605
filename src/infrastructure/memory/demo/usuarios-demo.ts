import type { Rol } from '@/domain/shared/rol';
import type { BaseMemoria } from '../shared/base-memoria';

export const CONTRASENA_DEMO = 'demostracion';

const USUARIOS: readonly { email: string; rol: Rol; displayName: string }[] = [
  { email: 'admin@fundacion.example', rol: 'ADMINISTRADOR', displayName: 'Administración de ejemplo' },
  { email: 'consulta@fundacion.example', rol: 'CONSULTA', displayName: 'Consulta de ejemplo' },
];

export const sembrarUsuarios = ({ usuarios, contrasenas }: BaseMemoria): void => {
  for (const datos of USUARIOS) {
    const { id } = usuarios.insertar(datos);
    contrasenas.set(String(id), CONTRASENA_DEMO);
  }
};
