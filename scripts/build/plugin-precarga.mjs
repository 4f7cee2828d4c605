const FUENTE = /assets\/figtree-latin-wght-normal\.[^/]+\.woff2$/;

/** Preloads the text font from index.html, so the first paint does not wait for the stylesheet to name it. */
export class PluginPrecarga {
  apply(compilador) {
    const { Compilation, sources } = compilador.webpack;
    compilador.hooks.thisCompilation.tap('PluginPrecarga', (compilacion) => {
      const etapa = { name: 'PluginPrecarga', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilacion.hooks.processAssets.tap(etapa, (archivos) => {
        const fuente = Object.keys(archivos).find((nombre) => FUENTE.test(nombre));
        if (!fuente || !archivos['index.html']) return;
        const { publicPath } = compilacion.outputOptions;
        const enlace = `<link rel="preload" href="${publicPath}${fuente}" as="font" type="font/woff2" crossorigin>`;
        compilacion.updateAsset('index.html', (html) => {
          return new sources.RawSource(html.source().toString().replace('<script', `${enlace}<script`));
        });
      });
    });
  }
}
