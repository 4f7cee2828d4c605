import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import type { Registro } from '@/application/shared/registro.port';
import { esquemaActividad } from '@/domain/actividad/actividad';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import type { ClienteHttp } from '../cliente/cliente-http';
import { crearLectorEntidad } from '../lectura/lector-entidad';

/** The change history is an addition of our server: a 404 means that this one keeps none (product §3). */
export const crearHttpActividadRepository = (
  cliente: ClienteHttp,
  registro: Registro,
): ActividadRepository => {
  const lector = crearLectorEntidad(esquemaActividad, 'actividad', ['id', 'id_actividad'], registro);
  return {
    listarDe: async (entidad, id) => {
      try {
        const lineas = lector.lista(
          await cliente.pedir({ metodo: 'GET', ruta: '/actividad', consulta: { entidad, id } }),
        );
        return lineas.sort((a, b) => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0));
      } catch (causa) {
        if (esErrorTransporte(causa) && causa.status === 404) return null;
        throw causa;
      }
    },
  };
};
