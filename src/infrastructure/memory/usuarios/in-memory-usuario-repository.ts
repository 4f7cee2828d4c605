import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { errorDuplicado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';

export const crearInMemoryUsuarioRepository = ({ usuarios, contrasenas }: BaseMemoria): UsuarioRepository => {
  const unaVez = crearUnaVez();

  const revisarCorreo = (email: string, propio: Id | null): void => {
    const repetido = usuarios
      .todas()
      .some((otro) => !mismoId(otro.id, propio) && otro.email.toLowerCase() === email.toLowerCase());
    const mensaje = 'Ya existe un usuario con este correo';
    if (repetido) throw errorDuplicado(mensaje, { email: mensaje });
  };

  return {
    listar: async () => usuarios.todas(),
    obtener: async (id) => usuarios.obtener(id),
    crear: async (datos, opciones) =>
      unaVez(opciones, datos, () => {
        const { password, ...visibles } = datos;
        revisarCorreo(datos.email, null);
        const usuario = usuarios.insertar(visibles);
        contrasenas.set(String(usuario.id), password);
        return usuario;
      }),
    actualizar: async (id, cambios) =>
      usuarios.cambiar(id, cambios, (despues) => revisarCorreo(despues.email, despues.id)),
    eliminar: async (id) => {
      usuarios.eliminar(id);
      contrasenas.delete(String(id));
    },
  };
};
