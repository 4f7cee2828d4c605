import type { Registro } from '@/application/shared/registro.port';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { esquemaUsuario } from '@/domain/usuarios/usuario';
import type { ClienteHttp } from '../cliente/cliente-http';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { buscarPorId } from '../lectura/obtener-con-respaldo';
import { porId } from '../lectura/orden-por-id';

const RUTA = '/usuarios';
const CLAVES_ID = ['id', 'userId', 'id_usuario'];

export const crearHttpUsuarioRepository = (cliente: ClienteHttp, registro: Registro): UsuarioRepository => {
  const lector = crearLectorEntidad(esquemaUsuario, 'usuarios', CLAVES_ID, registro);
  const listar = async () => porId(lector.lista(await cliente.pedir({ metodo: 'GET', ruta: RUTA })));
  return {
    listar,
    obtener: (id) => buscarPorId(id, listar),
    crear: (datos, opciones) =>
      escribir(cliente, lector, { metodo: 'POST', ruta: RUTA, cuerpo: datos, clave: opciones?.clave }),
    actualizar: (id, cambios) =>
      escribir(cliente, lector, {
        metodo: 'PUT',
        ruta: rutaDe(RUTA, id),
        cuerpo: sinVersionDesconocida(cambios),
      }),
    ponerProvisional: (id, datos) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaDe(RUTA, id)}/contrasena-provisional`,
        cuerpo: datos,
      }),
    eliminar: async (id) => {
      await cliente.pedir({ metodo: 'DELETE', ruta: rutaDe(RUTA, id) });
    },
  };
};
