import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { rowPieceStyles } from '@/ui/shared/row-piece-styles';
import { configBase } from './config-base';
import { estilosImpresion } from './estilos-impresion';
import { memorizarRecetas } from './memorizar-recetas';

/** Only the back-office measures itself in bars and pulses; the public pages never load this file. */
const configPanel = defineConfig({
  globalCss: { ...rowPieceStyles, ...estilosImpresion },
  theme: {
    tokens: {
      sizes: {
        barra: { value: '15.5rem' },
        'barra.plegada': { value: '4.5rem' },
        cabecera: { value: '3.75rem' },
      },
    },
    keyframes: {
      latir: { '50%': { opacity: '0.5' } },
      correr: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
      deslizar: { from: { transform: 'translateX(-16px)', opacity: '0' } },
    },
  },
});

export const sistemaPanel = memorizarRecetas(createSystem(defaultBaseConfig, configBase, configPanel));
