import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { Registro } from '@/application/shared/registro.port';
import {
  type CriteriosMensualidades,
  type FiltroMensualidades,
  seleccionarMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { leerTodasLasPaginas } from '../lectura/leer-todas-las-paginas';
import { buscarPorId } from '../lectura/obtener-con-respaldo';
import { porId } from '../lectura/orden-por-id';

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
  const listarTodas = async () => porId(lector.lista(await cliente.pedir({ metodo: 'GET', ruta: RUTA })));
  const listarFiltradas = async (filtro: FiltroMensualidades) =>
    porId(await leerTodasLasPaginas((paginacion) => buscar({ ...filtro, ...paginacion })));

  return {
    listar: (filtro) =>
      filtro && Object.values(filtro).some((valor) => valor !== undefined)
        ? listarFiltradas(filtro)
        : listarTodas(),
    buscar,
    obtener: (id) => buscarPorId(id, listarTodas),
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
