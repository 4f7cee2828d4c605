import { rowPieceStyles } from '@/ui/shared/row-piece-styles';
import { configBase, crearSistema } from './config-base';
import { configPanel } from './config-panel';
import { estilosGlobales } from './estilos-globales';
import { estilosImpresion } from './estilos-impresion';
import { Letras } from './letras';
import type { Tema } from './proveedor-tema';

/** With the rules of the whole page: for whoever draws one, and for a page that arrived without any. */
export const temaSitioCompleto: Tema = {
  sistema: crearSistema({ ...configBase, preflight: true, globalCss: estilosGlobales }),
  letras: <Letras />,
};

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
