import type { StylisElement } from '@emotion/cache';

// What Safari 16.4 still asks for. Emotion's own list goes back to browsers that the site does not serve.
const CON_PREFIJO = new Set([
  'user-select',
  'backdrop-filter',
  'text-size-adjust',
  'mask',
  'mask-image',
  'box-decoration-break',
  'text-decoration',
]);

/** Stylis plugin for prerendered pages: the few `-webkit-` properties that are still needed, and no other prefix. */
export const prefijar = (elemento: StylisElement): void => {
  if (elemento.type !== 'decl' || typeof elemento.props !== 'string') return;
  if (CON_PREFIJO.has(elemento.props)) elemento.return = `-webkit-${elemento.value}${elemento.value}`;
};
