import type {
  ActividadRepository,
  VerificadorActividad,
} from '@/application/actividad/actividad-repository.port';
import type { Registro } from '@/application/shared/equipo.port';
import { cambiaAlgo, esquemaActividadEnLista } from '@/domain/actividad/actividad';
import { esquemaIntegridad } from '@/domain/actividad/cadena-de-actividad';
import { cumpleFiltroActividad } from '@/domain/actividad/criterios-actividad';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { buscarPagina } from '@/infrastructure/http/lectura/buscar-pagina';
import { crearLectorEntidad } from '@/infrastructure/http/lectura/lector-entidad';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

export const crearHttpVerificadorActividad = (cliente: ClienteHttp): VerificadorActividad => ({
  verificar: () =>
    siExiste(async () => {
      const respuesta = await cliente.pedir({ metodo: 'GET', ruta: '/actividad/integridad' });
      return leerCon(esquemaIntegridad, 'integridad', desenvolver(respuesta));
    }),
});

/** The change history is an addition of our server: a 404 means that this one keeps none (product §3). */
export const crearHttpActividadRepository = (
  cliente: ClienteHttp,
  registro: Registro,
): ActividadRepository => {
  const lector = crearLectorEntidad(esquemaActividadEnLista, 'actividad', ['id', 'id_actividad'], registro);
  return {
    listarDe: (entidad, id, { soloCambios = false } = {}) =>
      siExiste(async () => {
        const consulta = { entidad, id, solo_cambios: soloCambios || undefined };
        const lineas = lector.lista(await cliente.pedir({ metodo: 'GET', ruta: '/actividad', consulta }));
        const pedidas = soloCambios ? lineas.filter(({ accion }) => cambiaAlgo(accion)) : lineas;
        return pedidas.sort((a, b) => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0));
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
    anotarExportacion: async (cuerpo) => {
      await siExiste(() => cliente.pedir({ metodo: 'POST', ruta: '/actividad/exportaciones', cuerpo }));
    },
  };
};
