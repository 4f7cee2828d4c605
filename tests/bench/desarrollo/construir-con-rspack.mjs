import rspack from '@rspack/core';
import { configuracionNavegador } from '../../../scripts/build/navegador.mjs';
import { PluginArtefactos } from '../../../scripts/build/plugins.mjs';

// The site as the product builds it, without what the other does not do: compressed copies, the list of weights, and
// writing again the trees of routes.
const configuracion = configuracionNavegador({ desarrollo: false, variante: 'web', generar: false });
rspack(
  {
    ...configuracion,
    output: { ...configuracion.output, path: process.argv[2] },
    plugins: configuracion.plugins.filter((plugin) => !(plugin instanceof PluginArtefactos)),
  },
  (error, estado) => {
    if (!error && !estado.hasErrors()) return;
    console.error(error ?? estado.toString({ all: false, errors: true }));
    process.exitCode = 1;
  },
);
