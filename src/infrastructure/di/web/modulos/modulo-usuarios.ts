import { ContainerModule } from 'inversify';
import type { ServiciosUsuarios } from '@/application/servicios/servicios-panel';
import type { Identidad } from '@/application/shared/identidad.port';
import type { Permisos } from '@/application/shared/permisos.port';
import { actualizarUsuario } from '@/application/usuarios/actualizar-usuario';
import { crearUsuario } from '@/application/usuarios/crear-usuario';
import { eliminarUsuario } from '@/application/usuarios/eliminar-usuario';
import { listarUsuarios } from '@/application/usuarios/listar-usuarios';
import { ponerContrasenaProvisional } from '@/application/usuarios/poner-contrasena-provisional';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (usuarios: UsuarioRepository, permisos: Permisos, identidad: Identidad): ServiciosUsuarios => {
  const deps = { usuarios, permisos, identidad };
  return {
    listar: listarUsuarios(deps),
    crear: crearUsuario(deps),
    actualizar: actualizarUsuario(deps),
    ponerProvisional: ponerContrasenaProvisional(deps),
    eliminar: eliminarUsuario(deps),
  };
};

export const moduloUsuarios = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.usuarios)
    .toResolvedValue(crear, [PUERTOS.usuarios, PUERTOS.permisos, PUERTOS.identidad])
    .inSingletonScope();
});
