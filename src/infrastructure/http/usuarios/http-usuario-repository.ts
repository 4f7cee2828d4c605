import type { Registro } from '@/application/shared/equipo.port';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { esquemaUsuario } from '@/domain/usuarios/usuario';
import type { ClienteHttp } from '../cliente/cliente-http';
import { escribir, escriturasDe, rutaDe } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { buscarPorId, porId } from '../lectura/por-id';

const RUTA = '/usuarios';
const CLAVES_ID = ['id', 'userId', 'id_usuario'];

export const crearHttpUsuarioRepository = (cliente: ClienteHttp, registro: Registro): UsuarioRepository => {
  const lector = crearLectorEntidad(esquemaUsuario, 'usuarios', CLAVES_ID, registro);
  const listar = async () => porId(lector.lista(await cliente.pedir({ metodo: 'GET', ruta: RUTA })));
  return {
    ...escriturasDe(cliente, lector, RUTA),
    listar,
    obtener: (id) => buscarPorId(id, listar),
    ponerProvisional: (id, datos) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaDe(RUTA, id)}/contrasena-provisional`,
        cuerpo: datos,
      }),
  };
};
