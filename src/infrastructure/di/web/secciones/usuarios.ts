import { crearHttpUsuarioRepository } from '@/infrastructure/http/usuarios/http-usuario-repository';
import { moduloUsuarios } from '../modulos/modulo-usuarios';
import { type Modulo, puerto } from '../nombres';

const httpUsuarios: Modulo = ({ bind }) => {
  bind(puerto('usuarios')).toResolvedValue(crearHttpUsuarioRepository, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};

export const modulos = [httpUsuarios, moduloUsuarios];
