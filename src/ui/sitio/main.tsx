import type { DatosIncrustados } from '@/application/configuracion/datos-publicos.port';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { almacenLocal } from '@/infrastructure/di/web/almacen-local';
import { cargarUnaVez } from '@/infrastructure/di/web/comun/cargar-una-vez';
import { crearServiciosPublicos } from '@/infrastructure/di/web/servicios-publicos';
import { dejarLoAjeno, dejarLoGuardado } from '@/ui/app/ajustes-router';
import { montar } from '@/ui/app/montar';
import { temaSitio } from '@/ui/tema/tema-sitio';
import { dejarAlNavegador } from './dejar-al-navegador';
import { crearRouterSitio } from './router';

// Visitors pay for no container: it comes when somebody signs out from here, or did and was not heard.
const cargarAcceso = cargarUnaVez(async () => {
  const { componerAcceso } = await import('@/infrastructure/di/web/contenedor-navegador');
  return componerAcceso();
});
// Whoever signed out without a network comes to these pages: what the service was not told, it is told from here.
if (almacenLocal().leer(CLAVES_LOCALES.cierresPendientes)) void cargarAcceso().catch(() => undefined);
const publico = crearServiciosPublicos(cargarAcceso, {
  // Written by our server beside the page: as good as the page, and read without schemas.
  yaConocidos: () => (window.arranque?.datos as DatosIncrustados | undefined) ?? null,
});

if (publico.datosPublicos.yaConocidos()?.sitio) dejarAlNavegador();

montar({
  tema: temaSitio,
  traerTemaCompleto: async () => (await import('@/ui/tema/temas-completos')).temaSitioCompleto,
  crear: (opciones) => {
    const router = crearRouterSitio({ publico }, opciones);
    dejarLoAjeno(router);
    dejarLoGuardado(router);
    return router;
  },
});
