import { contarVisita } from '@/application/visitas/contar-visita';
import { simularCrecimiento } from '@/application/visitas/simular-crecimiento';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { azarNavegador } from '@/infrastructure/browser/azar-navegador';
import { registroConsola } from '@/infrastructure/browser/registro-consola';
import { relojNavegador } from '@/infrastructure/browser/reloj-navegador';
import { crearHttpSincronizacionVisitas } from '@/infrastructure/http/visitas/http-sincronizacion-visitas';
import { ajustesDelBuild } from './ajustes';

/** The visitor counter of specification §4. Its own file, without zod, because public pages are the ones that load it. */
export const componerVisitas = () => {
  const [registro, reloj] = [registroConsola, relojNavegador];
  const permanente = crearAlmacenNavegador(() => window.localStorage, registro);
  const deSesion = crearAlmacenNavegador(() => window.sessionStorage, registro);
  const sincronizacion = crearHttpSincronizacionVisitas(ajustesDelBuild().visitorApi, (...argumentos) =>
    window.fetch(...argumentos),
  );
  return {
    contarVisita: contarVisita({ permanente, deSesion, sincronizacion, reloj, registro }),
    simularCrecimiento: simularCrecimiento({ permanente, reloj, azar: azarNavegador }),
  };
};
