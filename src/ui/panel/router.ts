import { createRouter } from '@tanstack/react-router';
import { ajustesRouter, type OpcionesRouter } from '@/ui/app/ajustes-router';
import { routeTree } from './arbol.gen';
import type { ContextoRouter } from './contexto-router';

export const crearRouterPanel = (context: ContextoRouter, opciones: OpcionesRouter = {}) =>
  createRouter({ routeTree, context, ...ajustesRouter(opciones) });
