import { describe } from 'vitest';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { participanteBusqueda } from './participante-busqueda.contrato';
import { participanteCupos } from './participante-cupos.contrato';
import { participanteEscritura } from './participante-escritura.contrato';
import { participanteImportacion } from './participante-importacion.contrato';
import { participanteListado } from './participante-listado.contrato';

export const contratoParticipanteRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`ParticipanteRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    participanteListado(mundo);
    participanteBusqueda(mundo);
    participanteEscritura(mundo);
    participanteCupos(mundo);
    participanteImportacion(mundo);
  });
};
