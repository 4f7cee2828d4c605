import { configBase, sistemaImpreso } from './config-base';
import type { Tema } from './proveedor-tema';

/** What the public pages need: tokens, type and the focus ring. */
export const temaSitio: Tema = { sistema: sistemaImpreso(configBase), letras: null };
