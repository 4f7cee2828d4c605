import { DE_APLICACION } from './sobrevivientes-aplicacion.mjs';
import { DE_DINERO } from './sobrevivientes-dinero.mjs';
import { DE_DOMINIO } from './sobrevivientes-dominio.mjs';
import { DE_PERSONAS } from './sobrevivientes-personas.mjs';

/**
 * Faults that no test notices, and why that is right. Each is known by its file, its line of code and what it
 * changes, so it stays valid when the code above it moves and stops being valid when the line itself changes.
 */
export const SOBREVIVIENTES = [...DE_APLICACION, ...DE_DINERO, ...DE_PERSONAS, ...DE_DOMINIO];
