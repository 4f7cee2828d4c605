import { createSystem } from '@chakra-ui/react/styled-system';
import { configPanel } from './config-panel';
import { memorizarRecetas } from './memorizar-recetas';

export const sistemaPanel = memorizarRecetas(createSystem(configPanel));
