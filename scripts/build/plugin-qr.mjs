import { readFile } from 'node:fs/promises';
import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { RAIZ } from './comun.mjs';

const ORIGEN = `${RAIZ}src/ui/content/billetera.json`;
const DESTINO = 'img/qr-billetera.svg';

/** SVG of a QR code for a text, dark on transparent. */
export const dibujarQr = (texto) =>
  toSvgSource(generate(texto, { minCorrectionLevel: correction.M }), { on: '#12312B', padX: 2, padY: 2 });

/** Draws the donation wallet's key at build time, so that the code is never out of date and costs the page nothing. */
export class PluginQr {
  apply(compilador) {
    const { Compilation, sources } = compilador.webpack;
    compilador.hooks.thisCompilation.tap('PluginQr', (compilacion) => {
      const etapa = { name: 'PluginQr', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
      compilacion.fileDependencies.add(ORIGEN);
      compilacion.hooks.processAssets.tapPromise(etapa, async () => {
        const { clave } = JSON.parse(await readFile(ORIGEN, 'utf8'));
        compilacion.emitAsset(DESTINO, new sources.RawSource(dibujarQr(clave)));
      });
    });
  }
}
