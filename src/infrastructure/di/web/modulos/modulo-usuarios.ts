import { usuariosDelPanel } from '@/application/usuarios/servicios-usuarios';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    usuarios: UsuarioRepository;
  }
}

export const moduloUsuarios = casos('usuarios', usuariosDelPanel, ['usuarios', 'permisos', 'identidad']);
