import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { venceProvisional } from '@/domain/usuarios/contrasena-provisional';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';

export const crearInMemoryUsuarioRepository = (base: BaseMemoria): UsuarioRepository => {
  const { usuarios, contrasenas, firmar } = base;
  const unaVez = crearUnaVez();

  return {
    listar: async () => usuarios.todas(),
    obtener: async (id) => usuarios.obtener(id),
    crear: async (datos, opciones) =>
      unaVez(opciones, datos, () => {
        const { password, ...visibles } = datos;
        const provisional_hasta = opciones?.elegida
          ? null
          : venceProvisional(new Date(firmar().ahora)).toISOString();
        const usuario = usuarios.insertar({ ...visibles, provisional_hasta });
        contrasenas.set(String(usuario.id), password);
        return usuario;
      }),
    actualizar: async (id, { contrasena_propia: _prueba, ...cambios }) => usuarios.cambiar(id, cambios),
    ponerProvisional: async (id, { password }) => {
      const provisional_hasta = venceProvisional(new Date(firmar().ahora)).toISOString();
      const usuario = usuarios.cambiar(id, { provisional_hasta });
      contrasenas.set(String(id), password);
      return usuario;
    },
    eliminar: async (id) => {
      usuarios.eliminar(id);
      contrasenas.delete(String(id));
    },
  };
};
