import { sistemaImpreso } from './config-base';
import { configPanel } from './config-panel';
import type { Tema } from './proveedor-tema';

export const temaPanel: Tema = { sistema: sistemaImpreso(configPanel), letras: null };
