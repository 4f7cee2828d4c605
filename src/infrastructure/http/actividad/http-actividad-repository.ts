import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import type { Registro } from '@/application/shared/registro.port';
import { esquemaActividad } from '@/domain/actividad/actividad';
import { cumpleFiltroActividad } from '@/domain/actividad/criterios-actividad';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { siExiste } from '../lectura/opcional';

/** The change history is an addition of our server: a 404 means that this one keeps none (product §3). */
export const crearHttpActividadRepository = (
  cliente: ClienteHttp,
  registro: Registro,
): ActividadRepository => {
  const lector = crearLectorEntidad(esquemaActividad, 'actividad', ['id', 'id_actividad'], registro);
  return {
    listarDe: (entidad, id) =>
      siExiste(async () => {
        const lineas = lector.lista(
          await cliente.pedir({ metodo: 'GET', ruta: '/actividad', consulta: { entidad, id } }),
        );
        return lineas.sort((a, b) => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0));
      }),
    buscar: (criterios) =>
      siExiste(() =>
        buscarPagina({
          cliente,
          ruta: '/actividad',
          criterios,
          leer: lector.lista,
          seleccionar: (lineas) => lineas.filter((linea) => cumpleFiltroActividad(linea, criterios)),
        }),
      ),
  };
};
