import type {
  AcudienteEnLista,
  AcudienteRepository,
} from '@/application/acudientes/acudiente-repository.port';
import type { Registro } from '@/application/shared/registro.port';
import { esquemaAcudiente } from '@/domain/acudientes/acudiente';
import {
  type CriteriosAcudientes,
  type FiltroAcudientes,
  seleccionarAcudientes,
} from '@/domain/acudientes/criterios-acudientes';
import { leido } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { leerTodasLasPaginas } from '../lectura/leer-todas-las-paginas';
import { buscarPorId } from '../lectura/obtener-con-respaldo';
import { porId } from '../lectura/orden-por-id';

const RUTA = '/acudientes';
const CLAVES_ID = ['id', 'id_acudiente'];

const esquemaAcudienteEnLista = z.extend(esquemaAcudiente, { participante_nombre: leido(z.string()) });

export const crearHttpAcudienteRepository = (
  cliente: ClienteHttp,
  registro: Registro,
): AcudienteRepository => {
  const lector = crearLectorEntidad(esquemaAcudiente, 'acudientes', CLAVES_ID, registro);
  const filas = crearLectorEntidad(esquemaAcudienteEnLista, 'acudientes', CLAVES_ID, registro);

  const buscar = (criterios: CriteriosAcudientes) =>
    buscarPagina<AcudienteEnLista, CriteriosAcudientes>({
      cliente,
      ruta: RUTA,
      criterios,
      leer: filas.lista,
      seleccionar: seleccionarAcudientes,
    });
  const listarTodos = async () => porId(lector.lista(await cliente.pedir({ metodo: 'GET', ruta: RUTA })));
  /** A filtered read is a paged one, which shows either the archived rows or the others. */
  const listarFiltrados = async ({ archivados, ...filtro }: FiltroAcudientes) => {
    const partes = archivados === undefined ? [false, true] : [archivados];
    const leidas = await Promise.all(
      partes.map((parte) =>
        leerTodasLasPaginas((paginacion) => buscar({ ...filtro, ...paginacion, archivados: parte })),
      ),
    );
    return porId(leidas.flat());
  };

  return {
    listar: (filtro) =>
      filtro && Object.values(filtro).some((valor) => valor !== undefined)
        ? listarFiltrados(filtro)
        : listarTodos(),
    listarDeParticipante: async (id) => {
      const ruta = `${rutaDe('/participantes', id)}/acudientes`;
      const acudientes = porId(lector.lista(await cliente.pedir({ metodo: 'GET', ruta })));
      return acudientes.sort((a, b) => Number(b.es_principal) - Number(a.es_principal));
    },
    buscar,
    obtener: (id) => buscarPorId(id, listarTodos),
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
