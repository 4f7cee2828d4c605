import { resolve } from 'node:path';

/**
 * The router's plugin, for the files of its routes alone. By itself it takes every module of the product out of the
 * compiler, to JavaScript and back, to see whether it is a route: a tenth of the whole build.
 */
export const soloEnRutas = (crearPlugin, opciones) => ({
  apply(compilador) {
    const { rules } = compilador.options.module;
    const deOtros = new Set(rules);
    crearPlugin(opciones).apply(compilador);
    for (const regla of rules) if (!deOtros.has(regla)) regla.include ??= resolve(opciones.routesDirectory);
  },
});
