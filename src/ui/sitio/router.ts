import { createRouter } from '@tanstack/react-router';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import { ajustesRouter, type OpcionesRouter } from '@/ui/app/ajustes-router';
import { routeTree } from './arbol.gen';

/** What the pages of the site reach through the router. */
export interface ContextoSitio {
  readonly publico: ServiciosPublicos;
}

export const crearRouterSitio = (context: ContextoSitio, opciones: OpcionesRouter = {}) =>
  createRouter({ routeTree, context, ...ajustesRouter(opciones) });
