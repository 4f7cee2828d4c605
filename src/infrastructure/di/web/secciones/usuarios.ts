import { usuariosDelPanel } from '@/application/usuarios/servicios-usuarios';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { crearHttpUsuarioRepository } from '@/infrastructure/http/usuarios/http-usuario-repository';
import { casos, type Modulo, puerto } from '../nombres';

const httpUsuarios: Modulo = ({ bind }) => {
  bind(puerto('usuarios')).toResolvedValue(crearHttpUsuarioRepository, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};

declare module '../nombres' {
  interface Puertos {
    usuarios: UsuarioRepository;
  }
}

const moduloUsuarios = casos('usuarios', usuariosDelPanel, ['usuarios', 'permisos', 'identidad']);

export const modulos = [httpUsuarios, moduloUsuarios];
