import { defineConfig } from '@chakra-ui/react/styled-system';
import { configBase } from './config-base';
import { tokensBase } from './tokens';

const { theme } = configBase;

/** Only the back-office measures itself in bars and pulses; the public pages never load this file. */
export const configPanel = defineConfig({
  ...configBase,
  theme: {
    ...theme,
    tokens: {
      ...tokensBase,
      sizes: {
        ...tokensBase.sizes,
        barra: { value: '15.5rem' },
        'barra.plegada': { value: '4.5rem' },
        cabecera: { value: '3.75rem' },
      },
    },
    keyframes: {
      ...theme?.keyframes,
      latir: { '50%': { opacity: '0.5' } },
      correr: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
      deslizar: { from: { transform: 'translateX(-16px)', opacity: '0' } },
    },
  },
});
