import type { DatosPublicos } from '@/application/configuracion/datos-publicos.port';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import type { Almacen } from '@/application/shared/equipo.port';
import { contarVisita } from '@/application/visitas/contar-visita';
import { simularCrecimiento } from '@/application/visitas/simular-crecimiento';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { azarNavegador, registroConsola, relojNavegador } from '@/infrastructure/browser/equipo-navegador';
import { crearPortapapelesNavegador } from '@/infrastructure/browser/portapapeles-navegador';
import { crearHttpSincronizacionVisitas } from '@/infrastructure/http/visitas/http-sincronizacion-visitas';
import { ajustesDelBuild } from './ajustes';
import { almacenLocal } from './almacen-local';
import { crearUsuarioGuardado } from './usuario-guardado';

/**
 * By hand and without inversify: visitors pay for these bytes. `cargarAcceso` is called only to sign out; `yaConocidos` is
 * what the page was drawn with.
 */
export const crearServiciosPublicos = (
  cargarAcceso: () => Promise<ServiciosAcceso>,
  {
    permanente = almacenLocal(),
    yaConocidos = () => null,
  }: { permanente?: Almacen; yaConocidos?: DatosPublicos['yaConocidos'] } = {},
): ServiciosPublicos => {
  const [registro, reloj] = [registroConsola, relojNavegador];
  const { usuarioGuardado, avisar } = crearUsuarioGuardado(permanente);
  const deSesion = crearAlmacenNavegador(() => window.sessionStorage, registro);
  const ajustes = ajustesDelBuild();
  const buscar: typeof fetch = (...argumentos) => window.fetch(...argumentos);
  const sincronizacion = crearHttpSincronizacionVisitas(ajustes.visitorApi, buscar);
  return {
    registro,
    portapapeles: crearPortapapelesNavegador(window.navigator, document),
    usuarioGuardado,
    cerrarSesion: async () => {
      const acceso = await cargarAcceso();
      const cierre = acceso.cerrarSesion();
      avisar();
      await (await cierre).avisado;
    },
    datosPublicos: {
      yaConocidos,
      // Two pages need it: the others do not pay for its bytes.
      leer: async () => {
        try {
          const { leerDatosPublicos } = await import(
            '@/infrastructure/http/configuracion/http-datos-publicos'
          );
          return await leerDatosPublicos(ajustes.dashboardApi, buscar);
        } catch {
          // The part did not arrive: as when the service does not answer.
          return null;
        }
      },
      leerSitio: async () => {
        try {
          const { leerSitioPublico } = await import('@/infrastructure/http/sitio/http-sitio-publico');
          return await leerSitioPublico(ajustes.dashboardApi, buscar);
        } catch {
          return null;
        }
      },
    },
    visitas: {
      contar: contarVisita({ permanente, deSesion, sincronizacion, reloj, registro }),
      crecer: simularCrecimiento({ permanente, reloj, azar: azarNavegador }),
    },
  };
};
