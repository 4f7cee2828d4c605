import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { Registro, Reloj } from '@/application/shared/equipo.port';
import type {
  CriteriosMensualidades,
  FiltroMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import { esquemaMensualidadLeida } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaMensualidadEnListaLeida } from '@/domain/mensualidades/mensualidad-en-lista';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { obtenerConRespaldo } from '../lectura/por-id';

const RUTA = '/mensualidades';
const CLAVES_ID = ['id', 'id_mensualidad'];

export const crearHttpMensualidadRepository = (
  cliente: ClienteHttp,
  registro: Registro,
  reloj: Reloj,
): MensualidadRepository => {
  const enLista = crearLectorEntidad(esquemaMensualidadEnListaLeida, 'mensualidades', CLAVES_ID, registro);
  const lector = crearLectorEntidad(esquemaMensualidadLeida, 'mensualidades', CLAVES_ID, registro);

  const buscar = (criterios: CriteriosMensualidades) =>
    buscarPagina({
      cliente,
      ruta: RUTA,
      criterios,
      leer: enLista.lista,
      seleccionar: async (filas, pedidos) => {
        const { seleccionarAqui } = await import('./seleccionar-aqui');
        return seleccionarAqui({ cliente, registro, reloj }, filas, pedidos);
      },
    });
  /** The service may ignore the filter, so it is applied again. */
  const listar = async (filtro?: FiltroMensualidades) => {
    const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: RUTA, consulta: { ...filtro } });
    const { filtrarMensualidades } = await import('@/domain/mensualidades/criterios-mensualidades');
    return filtrarMensualidades(lector.lista(cuerpo), filtro);
  };

  return {
    listar,
    buscar,
    obtener: (id) =>
      obtenerConRespaldo(
        id,
        async () => lector.entidad(await cliente.pedir({ metodo: 'GET', ruta: rutaDe(RUTA, id) })),
        listar,
      ),
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
