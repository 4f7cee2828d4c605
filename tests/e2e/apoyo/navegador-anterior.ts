import type { BrowserContext } from '@playwright/test';

/**
 * What the oldest browser of each kind that is served does not have: Chrome 109, the last one of Windows 7, Firefox 115 and
 * Safari 16.4. The build writes their syntax, and puts none of this in its place.
 */
const AUSENTES = [
  ...['Array.fromAsync', 'Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try'],
  ...[
    'RegExp.escape',
    'Intl.Segmenter',
    'Intl.DurationFormat',
    'AbortSignal.any',
    'URL.canParse',
    'URL.parse',
  ],
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((nombre) => `Array.prototype.${nombre}`),
  ...['isWellFormed', 'toWellFormed'].map((nombre) => `String.prototype.${nombre}`),
  ...['union', 'intersection', 'difference', 'symmetricDifference'].map(
    (nombre) => `Set.prototype.${nombre}`,
  ),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((nombre) => `Set.prototype.${nombre}`),
  ...[
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ].map((nombre) => `Iterator.prototype.${nombre}`),
  ...['Iterator', 'URLSearchParams.prototype.size', 'Uint8Array.fromBase64', 'Uint8Array.prototype.toBase64'],
  'Document.prototype.startViewTransition',
  ...['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
    (nombre) => `HTMLElement.prototype.${nombre}`,
  ),
  ...[
    'IDBFactory.prototype.databases',
    'Navigator.prototype.connection',
    'Navigator.prototype.userAgentData',
  ],
  ...['navigation', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'SyncManager'],
];

/** Takes it from every page, before anything of it runs. */
export const quitarLoNuevo = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((ausentes) => {
    for (const ausente of ausentes) {
      const camino = ausente.split('.');
      const nombre = camino.pop() ?? '';
      let de: object | undefined = globalThis;
      for (const parte of camino) de = de && Reflect.get(de, parte);
      if (de) Reflect.deleteProperty(de, nombre);
    }
  }, AUSENTES);
