import { usuariosDelPanel } from '@/application/usuarios/servicios-usuarios';
import { compararContrasenaPropia } from '@/infrastructure/memory/shared/contrasena-propia';
import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';
import { casos, puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoUsuarios: SeccionDeLaDemo = ({ memoria }) => {
  const esPropia = compararContrasenaPropia(memoria);
  return [
    ({ bind }) => {
      bind(puerto('usuarios')).toConstantValue(crearInMemoryUsuarioRepository(memoria));
    },
    casos('usuarios', (puertos) => usuariosDelPanel({ ...puertos, esPropia }), [
      'usuarios',
      'permisos',
      'identidad',
    ]),
  ];
};
