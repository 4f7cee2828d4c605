import { usuariosDelPanel } from '@/application/usuarios/servicios-usuarios';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { crearHttpUsuarioRepository } from '@/infrastructure/http/usuarios/http-usuario-repository';
import { casos, porHttp } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    usuarios: UsuarioRepository;
  }
}

const httpUsuarios = porHttp('usuarios', crearHttpUsuarioRepository);

const moduloUsuarios = casos('usuarios', usuariosDelPanel, ['usuarios', 'permisos', 'identidad']);

export const modulos = [httpUsuarios, moduloUsuarios];
