import { RAIZ, reglaTypeScript, resolucion } from './comun.mjs';

/** The two scripts that prerendered pages carry inline: classic, self-contained, for the same browsers as the site. */
export const configuracionArranque = () => ({
  name: 'arranque',
  context: RAIZ,
  mode: 'production',
  target: ['web', 'es2020'],
  entry: {
    arranque: './src/ui/app/arranque/arranque.ts',
    color: './src/ui/app/arranque/color-inicial.ts',
  },
  devtool: false,
  output: { path: `${RAIZ}dist/arranque`, filename: '[name].js', iife: true, clean: true },
  resolve: resolucion,
  module: { rules: [reglaTypeScript({ target: 'es2020' })] },
  performance: false,
  stats: 'errors-warnings',
});
