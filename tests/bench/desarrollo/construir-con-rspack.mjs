import rspack from '@rspack/core';
import { configuracionNavegador } from '../../../scripts/build/navegador.mjs';
import { PluginArtefactos } from '../../../scripts/build/plugin-artefactos.mjs';

// The site as the product builds it, without the compressed copies and the list of weights that the other lacks.
const configuracion = configuracionNavegador({ desarrollo: false, variante: 'web' });
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
