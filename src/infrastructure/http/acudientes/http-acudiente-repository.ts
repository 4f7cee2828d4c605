import type {
  AcudienteEnLista,
  AcudienteRepository,
} from '@/application/acudientes/acudiente-repository.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaAcudiente, esquemaAcudienteEnLista } from '@/domain/acudientes/acudiente';
import {
  type CriteriosAcudientes,
  type FiltroAcudientes,
  filtrarAcudientes,
  seleccionarAcudientes,
} from '@/domain/acudientes/criterios-acudientes';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escriturasDe, rutaDe } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { obtenerConRespaldo, porId } from '../lectura/por-id';

const RUTA = '/acudientes';
const CLAVES_ID = ['id', 'id_acudiente'];

export const crearHttpAcudienteRepository = (
  cliente: ClienteHttp,
  registro: Registro,
): AcudienteRepository => {
  const lector = crearLectorEntidad(esquemaAcudiente, 'acudientes', CLAVES_ID, registro);
  const filas = crearLectorEntidad(esquemaAcudienteEnLista, 'acudientes', CLAVES_ID, registro);

  const buscar: AcudienteRepository['buscar'] = (criterios, { senal } = {}) =>
    buscarPagina<AcudienteEnLista, CriteriosAcudientes>({
      cliente,
      ruta: RUTA,
      criterios,
      senal,
      leer: filas.lista,
      seleccionar: (todos, pedidos) =>
        seleccionarAcudientes(todos, pedidos, (a) => ({ textos: [a.participante_nombre] })),
    });
  /** The service may ignore the filter, so it is applied again; but not the search, which sees more there than in these rows. */
  const listar = async ({ buscar: palabras, ...filtro }: FiltroAcudientes = {}) => {
    const consulta = { ...filtro, ...(palabras === undefined ? {} : { buscar: palabras }) };
    const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: RUTA, consulta });
    return filtrarAcudientes(lector.lista(cuerpo), filtro);
  };

  return {
    ...escriturasDe(cliente, lector, RUTA),
    listar,
    listarDeParticipante: async (id) => {
      const ruta = `${rutaDe('/participantes', id)}/acudientes`;
      const acudientes = porId(lector.lista(await cliente.pedir({ metodo: 'GET', ruta })));
      return acudientes.sort((a, b) => Number(b.es_principal) - Number(a.es_principal));
    },
    buscar,
    obtener: (id) =>
      obtenerConRespaldo(
        id,
        async () => filas.entidad(await cliente.pedir({ metodo: 'GET', ruta: rutaDe(RUTA, id) })),
        async () =>
          (await listar()).map((acudiente) => ({
            ...acudiente,
            participante_nombre: null,
            participante_documento: null,
          })),
      ),
  };
};
