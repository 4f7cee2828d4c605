import { describe } from 'vitest';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { sedeEscritura } from './sede-escritura.contrato';
import { sedeListado } from './sede-listado.contrato';

export const contratoSedeRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`SedeRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    sedeListado(mundo);
    sedeEscritura(mundo);
  });
};
