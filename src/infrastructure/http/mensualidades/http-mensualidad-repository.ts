import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import {
  type CriteriosMensualidades,
  type FiltroMensualidades,
  filtrarMensualidades,
  seleccionarMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';
import { esquemaMensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { esquemaParticipante } from '@/domain/participantes/participante';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { obtenerConRespaldo } from '../lectura/obtener-con-respaldo';
import { unirNombres } from './unir-nombres';

const RUTA = '/mensualidades';
const CLAVES_ID = ['id', 'id_mensualidad'];

export const crearHttpMensualidadRepository = (
  cliente: ClienteHttp,
  registro: Registro,
  reloj: Reloj,
): MensualidadRepository => {
  const enLista = crearLectorEntidad(esquemaMensualidadEnLista, 'mensualidades', CLAVES_ID, registro);
  const titulares = crearLectorEntidad(
    esquemaParticipante,
    'participantes',
    ['id', 'id_participante'],
    registro,
  );
  const lector = crearLectorEntidad(esquemaMensualidad, 'mensualidades', CLAVES_ID, registro);

  const buscar = (criterios: CriteriosMensualidades) =>
    buscarPagina({
      cliente,
      ruta: RUTA,
      criterios,
      leer: enLista.lista,
      seleccionar: async (filas, pedidos) => {
        const participantes = titulares.lista(await cliente.pedir({ metodo: 'GET', ruta: '/participantes' }));
        const hoy = fechaEnBogota(reloj.ahora());
        return seleccionarMensualidades(unirNombres(filas, participantes, hoy), pedidos);
      },
    });
  /** The service may ignore the filter, so it is applied again. */
  const listar = async (filtro?: FiltroMensualidades) => {
    const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: RUTA, consulta: { ...filtro } });
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
