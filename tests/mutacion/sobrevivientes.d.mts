import type { Sobreviviente } from './juzgar.mjs';

export declare const SOBREVIVIENTES: readonly Sobreviviente[];
