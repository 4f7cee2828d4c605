import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { forcedColorStyles } from '@/ui/shared/forced-color-styles';
import { rowPieceStyles } from '@/ui/shared/row-piece-styles';
import { COLORES } from './colores';
import { configBase, crearSistema } from './config-base';
import { configPanel } from './config-panel';
import { estilosGlobales } from './estilos-globales';
import { Letras } from './letras';
import type { Tema } from './proveedor-tema';
import { nombreVariable } from './tokens';

/** With the rules of the whole page: for whoever draws one, and for a page that arrived without any. */
export const temaSitioCompleto: Tema = {
  sistema: crearSistema({ ...configBase, preflight: true, globalCss: estilosGlobales }),
  letras: <Letras />,
};

/** Paper is white whatever the screen is: the light values win over those of the dark mode. */
const coloresDePapel = Object.fromEntries(
  Object.entries({ ...COLORES, 'bg.canvas': COLORES['bg.surface'] }).map(([nombre, { claro }]) => [
    nombreVariable(nombre),
    `${claro} !important`,
  ]),
);

const soloAlImprimir = (estilos: SystemStyleObject): SystemStyleObject => ({ _print: estilos });

/** Of the lists, as `data-table-styles` draws them on the screen. */
const listasImpresas = defineGlobalStyles({
  // There is nothing to press, and nothing to rest the pointer on for the rest of a name.
  ':is(table, li) :is(.acciones, .seleccion, .kit-check, button.kit-status svg)': soloAlImprimir({
    display: 'none !important',
  }),
  '.nombre': soloAlImprimir({ WebkitLineClamp: 'unset !important', wordBreak: 'normal !important' }),
  ':is(.recortado, .lines small)': soloAlImprimir({
    width: 'auto !important',
    whiteSpace: 'normal !important',
  }),
  // Those of the page came for the screen: of a list printed whole, some people would have a face and the rest would not.
  '.nombre img': soloAlImprimir({ display: 'none !important' }),
  // A state begins where its column does.
  'td .kit-status': soloAlImprimir({ paddingInline: '0 !important' }),
  // A sheet is narrower than any window with a table: the last column, which is the money, was cut.
  'table:has(> caption) :is(th, td)': soloAlImprimir({
    height: 'auto !important',
    padding: '3px 4px !important',
    fontSize: '0.8125rem !important',
  }),
  // All the columns, whatever the window was.
  'table [data-hide]': soloAlImprimir({ display: 'table-cell !important' }),
  // No browser repeats a button at the head of the next sheet: its words, without it.
  'thead .orden': soloAlImprimir({ display: 'none !important' }),
  'thead th[data-title]::before': soloAlImprimir({ content: 'attr(data-title)' }),
});

/** No chrome, and rows and cards whole. Letter or A4, whatever the printer has. */
const estilosImpresion = defineGlobalStyles({
  '@page': { margin: '14mm 14mm 16mm' },
  ':root': soloAlImprimir({ ...coloresDePapel, colorScheme: 'light !important', fontSize: '13px' }),
  '.solo-impresion': { display: { base: 'none!', _print: 'block!' } },
  '.no-imprimir': soloAlImprimir({ display: 'none !important' }),
  // A sheet of its own stands in for the page and for the dialogs over it.
  '[data-print-instead] > body > :not([data-print-instead])': soloAlImprimir({ display: 'none !important' }),
  'body > [data-print-instead]': { display: { base: 'none', _print: 'block' } },
  // Of some tabs, where one is: its words, and nothing to press.
  ':has(> .pestana)': soloAlImprimir({ overflow: 'visible !important', boxShadow: 'none !important' }),
  ':has(> .pestana)::before, :has(> .pestana)::after, .pestana svg, .pestana:not([aria-current=page])':
    soloAlImprimir({ display: 'none !important' }),
  '.pestana': soloAlImprimir({
    minHeight: '0 !important',
    padding: '0 !important',
    border: 'none !important',
  }),
  // Of the filters, which ones were on.
  '[data-filters] > *': soloAlImprimir({ display: 'none !important' }),
  '[data-filters]::before': soloAlImprimir({ content: 'attr(data-filters)', fontSize: 'xs' }),
  // What is made for paper says whose it is at its own head.
  'main:has([data-hoja]) > .membrete': soloAlImprimir({ display: 'none !important' }),
  // An open dialog keeps the page from scrolling: on paper it would keep it from going on.
  body: soloAlImprimir({ overflow: 'visible !important', paddingInlineEnd: '0 !important' }),
  main: soloAlImprimir({ padding: '0 !important', maxWidth: 'none !important' }),
  'tr, li, figure': soloAlImprimir({ breakInside: 'avoid' }),
  thead: soloAlImprimir({ display: 'table-header-group' }),
  'h1, h2, h3': soloAlImprimir({ breakAfter: 'avoid' }),
});

/** In letters, not in dots: also on a phone with large ones, its words take a second line before they leave the window. */
const dialogosAngostos = {
  '@media (max-width: 20rem)': {
    ':is([role=dialog], [role=alertdialog]) button': { maxWidth: '100%', whiteSpace: 'normal!' },
  },
};

export const temaPanelCompleto: Tema = {
  sistema: crearSistema({
    ...configPanel,
    preflight: true,
    globalCss: {
      ...estilosGlobales,
      ...rowPieceStyles,
      ...forcedColorStyles,
      ...estilosImpresion,
      ...listasImpresas,
      ...dialogosAngostos,
      body: { ...estilosGlobales.body, ...estilosImpresion.body },
    },
  }),
  letras: <Letras />,
};
