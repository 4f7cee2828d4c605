import { createSystem } from '@chakra-ui/react/styled-system';
import { configBase, memorizarRecetas } from './config-base';

/** What the public pages and /login need: tokens, type and the focus ring. */
export const sistemaBase = memorizarRecetas(createSystem(configBase));
