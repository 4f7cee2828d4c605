import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { Registro } from '@/application/shared/registro.port';
import { esquemaFormato, esquemaFormatoEnLista, ordenarFormatos } from '@/domain/formatos/formato';
import type { ClienteHttp } from '../cliente/cliente-http';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { siExiste } from '../lectura/opcional';

const RUTA = '/formatos';
const CLAVES_ID = ['id', 'id_formato'];

export const crearHttpFormatoRepository = (cliente: ClienteHttp, registro: Registro): FormatoRepository => {
  const enLista = crearLectorEntidad(esquemaFormatoEnLista, 'formatos', CLAVES_ID, registro);
  const lector = crearLectorEntidad(esquemaFormato, 'formatos', CLAVES_ID, registro);
  return {
    listar: () =>
      siExiste(async () =>
        ordenarFormatos(enLista.lista(await cliente.pedir({ metodo: 'GET', ruta: RUTA }))),
      ),
    obtener: (id) =>
      siExiste(async () => lector.entidad(await cliente.pedir({ metodo: 'GET', ruta: rutaDe(RUTA, id) }))),
    crear: (datos, opciones) =>
      escribir(cliente, lector, { metodo: 'POST', ruta: RUTA, cuerpo: datos, clave: opciones?.clave }),
    actualizar: (id, cambios) =>
      escribir(cliente, lector, {
        metodo: 'PUT',
        ruta: rutaDe(RUTA, id),
        cuerpo: sinVersionDesconocida(cambios),
      }),
    eliminar: async (id) => {
      await cliente.pedir({ metodo: 'DELETE', ruta: rutaDe(RUTA, id) });
    },
  };
};
