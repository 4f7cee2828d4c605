import { describe } from 'vitest';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { participanteEscritura } from './participante-escritura.contrato';
import { participanteListado } from './participante-listado.contrato';

export const contratoParticipanteRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`ParticipanteRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    participanteListado(mundo);
    participanteEscritura(mundo);
  });
};
