import { describe } from 'vitest';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { mensualidadEscritura } from './mensualidad-escritura.contrato';
import { mensualidadListado } from './mensualidad-listado.contrato';

export const contratoMensualidadRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`MensualidadRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    mensualidadListado(mundo);
    mensualidadEscritura(mundo);
  });
};
