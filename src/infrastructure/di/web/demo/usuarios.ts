import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';
import { moduloUsuarios } from '../modulos/modulo-usuarios';
import { puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoUsuarios: SeccionDeLaDemo = ({ memoria }) => [
  ({ bind }) => {
    bind(puerto('usuarios')).toConstantValue(crearInMemoryUsuarioRepository(memoria));
  },
  moduloUsuarios,
];
