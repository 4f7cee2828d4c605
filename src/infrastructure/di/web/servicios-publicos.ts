import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import type { Almacen } from '@/application/shared/almacen.port';
import { contarVisita } from '@/application/visitas/contar-visita';
import { simularCrecimiento } from '@/application/visitas/simular-crecimiento';
import { leerVisitante } from '@/domain/sesion/visitante';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { azarNavegador } from '@/infrastructure/browser/azar-navegador';
import { crearCambiosDeAlmacen } from '@/infrastructure/browser/cambios-de-almacen';
import { leerIncrustados } from '@/infrastructure/browser/datos-incrustados';
import { crearPortapapelesNavegador } from '@/infrastructure/browser/portapapeles-navegador';
import { registroConsola } from '@/infrastructure/browser/registro-consola';
import { relojNavegador } from '@/infrastructure/browser/reloj-navegador';
import { crearHttpSincronizacionVisitas } from '@/infrastructure/http/visitas/http-sincronizacion-visitas';
import { ajustesDelBuild } from './ajustes';
import { almacenLocal } from './almacen-local';

/** What no page can read as somebody signed in does not stay (specification §4), also for who only visits. */
const olvidarSesionRota = (almacen: Almacen): void => {
  const { authToken, currentUser } = CLAVES_LOCALES;
  if (leerVisitante(almacen.leer(currentUser))) return;
  almacen.quitar(authToken);
  almacen.quitar(currentUser);
};

/** By hand and without inversify: visitors pay for these bytes. `cargarAcceso` is called only to sign out. */
export const crearServiciosPublicos = (
  cargarAcceso: () => Promise<ServiciosAcceso>,
  permanente = almacenLocal(),
): ServiciosPublicos => {
  const [registro, reloj] = [registroConsola, relojNavegador];
  olvidarSesionRota(permanente);
  const deSesion = crearAlmacenNavegador(() => window.sessionStorage, registro);
  const cambios = crearCambiosDeAlmacen(window);
  const oyentes = new Set<() => void>();
  const ajustes = ajustesDelBuild();
  const buscar: typeof fetch = (...argumentos) => window.fetch(...argumentos);
  const sincronizacion = crearHttpSincronizacionVisitas(ajustes.visitorApi, buscar);
  return {
    registro,
    portapapeles: crearPortapapelesNavegador(window.navigator, document),
    usuarioGuardado: {
      leer: () => permanente.leer(CLAVES_LOCALES.currentUser),
      suscribir: (alCambiar) => {
        oyentes.add(alCambiar);
        const dejar = cambios.escuchar(alCambiar);
        return () => {
          oyentes.delete(alCambiar);
          dejar();
        };
      },
    },
    cerrarSesion: async () => {
      const acceso = await cargarAcceso();
      const aviso = acceso.cerrarSesion();
      for (const avisar of oyentes) avisar();
      await aviso;
    },
    datosPublicos: {
      yaConocidos: leerIncrustados,
      // Two pages need it: the others do not pay for its bytes.
      leer: async () => {
        const { leerDatosPublicos } = await import('@/infrastructure/http/configuracion/http-datos-publicos');
        return leerDatosPublicos(ajustes.dashboardApi, buscar);
      },
    },
    visitas: {
      contar: contarVisita({ permanente, deSesion, sincronizacion, reloj, registro }),
      crecer: simularCrecimiento({ permanente, reloj, azar: azarNavegador }),
    },
  };
};
