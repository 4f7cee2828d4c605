import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { Registro } from '@/application/shared/registro.port';
import {
  type CriteriosMensualidades,
  type FiltroMensualidades,
  filtrarMensualidades,
  seleccionarMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { buscarPorId } from '../lectura/obtener-con-respaldo';

const RUTA = '/mensualidades';

export const crearHttpMensualidadRepository = (
  cliente: ClienteHttp,
  registro: Registro,
): MensualidadRepository => {
  const lector = crearLectorEntidad(esquemaMensualidad, 'mensualidades', ['id', 'id_mensualidad'], registro);

  const buscar = (criterios: CriteriosMensualidades) =>
    buscarPagina({
      cliente,
      ruta: RUTA,
      criterios,
      leer: lector.lista,
      seleccionar: seleccionarMensualidades,
    });
  /** The service may ignore the filter, so it is applied again. */
  const listar = async (filtro?: FiltroMensualidades) => {
    const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: RUTA, consulta: { ...filtro } });
    return filtrarMensualidades(lector.lista(cuerpo), filtro);
  };

  return {
    listar,
    buscar,
    obtener: (id) => buscarPorId(id, listar),
    // The service decides `estado` itself and refuses to be told.
    crear: ({ estado: _estado, ...datos }, opciones) =>
      escribir(cliente, lector, { metodo: 'POST', ruta: RUTA, cuerpo: datos, clave: opciones?.clave }),
    actualizar: (id, cambios) =>
      escribir(cliente, lector, {
        metodo: 'PUT',
        ruta: rutaDe(RUTA, id),
        cuerpo: sinVersionDesconocida(cambios),
      }),
  };
};
