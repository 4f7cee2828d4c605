import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react/styled-system';
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

/** No chrome, and rows and cards whole. Letter or A4, whatever the printer has. */
const estilosImpresion = defineGlobalStyles({
  '@page': { margin: '14mm 14mm 16mm' },
  ':root': soloAlImprimir({ ...coloresDePapel, colorScheme: 'light !important', fontSize: '13px' }),
  '.solo-impresion': { display: { base: 'none!', _print: 'block!' } },
  '.no-imprimir': soloAlImprimir({ display: 'none !important' }),
  // A sheet of its own stands in for the page and for the dialogs over it.
  '[data-print-instead] > body > :not([data-print-instead])': soloAlImprimir({ display: 'none !important' }),
  'body > [data-print-instead]': { display: { base: 'none', _print: 'block' } },
  // An open dialog keeps the page from scrolling: on paper it would keep it from going on.
  body: soloAlImprimir({ overflow: 'visible !important', paddingInlineEnd: '0 !important' }),
  main: soloAlImprimir({ padding: '0 !important', maxWidth: 'none !important' }),
  'tr, li, figure': soloAlImprimir({ breakInside: 'avoid' }),
  thead: soloAlImprimir({ display: 'table-header-group' }),
  'h1, h2, h3': soloAlImprimir({ breakAfter: 'avoid' }),
});

export const temaPanelCompleto: Tema = {
  sistema: crearSistema({
    ...configPanel,
    preflight: true,
    globalCss: {
      ...estilosGlobales,
      ...rowPieceStyles,
      ...estilosImpresion,
      body: { ...estilosGlobales.body, ...estilosImpresion.body },
    },
  }),
  letras: <Letras />,
};
