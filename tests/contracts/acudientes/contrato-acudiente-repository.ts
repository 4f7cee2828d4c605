import { describe } from 'vitest';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { acudienteEscritura } from './acudiente-escritura.contrato';
import { acudienteListado } from './acudiente-listado.contrato';

export const contratoAcudienteRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`AcudienteRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    acudienteListado(mundo);
    acudienteEscritura(mundo);
  });
};
